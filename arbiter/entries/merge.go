package entries

import (
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

// Merge puts the players of other sections into one, with the rounds that were played: small sections that go on together. Before
// the first round everybody is numbered anew, by rating; later numbers stay, and those who come have the numbers behind.
func Merge(t *model.Tournament, into *model.Section, from ...*model.Section) (journal.Change, error) {
	merge := steps.MergeSections{Section: into.ID}
	for _, s := range from {
		merge.From = append(merge.From, s.ID)
	}
	made, err := merge.Apply(t)
	if err != nil {
		return nil, err
	}
	s := made.Section(into.ID)
	if len(s.Rounds) > 0 || !anybodyRated(made, s) {
		return merge, nil
	}
	return steps.Joined(journal.Label(merge, t), merge, steps.Renumber{Section: s.ID, Order: made.ByRating(s)}), nil
}

// WhyNoMerge says why a section has no other to be merged with, and is empty where it has.
func WhyNoMerge(t *model.Tournament, s *model.Section) phrase.Text {
	if s.Team() || s.Format != model.Swiss {
		return phrase.New("only Swiss sections of players are merged")
	}
	if len(Mergeable(t, s)) == 0 {
		return phrase.New("there is no other Swiss section of players")
	}
	return phrase.Text{}
}

// Mergeable are the sections that may be asked for.
func Mergeable(t *model.Tournament, s *model.Section) (others []*model.Section) {
	for _, o := range t.Sections {
		if o.ID != s.ID && !o.Team() && o.Format == model.Swiss {
			others = append(others, o)
		}
	}
	return others
}
