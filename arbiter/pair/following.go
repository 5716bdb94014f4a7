package pair

import (
	"slices"
	"wallchart/arbiter/rank"

	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
	"wallchart/tiebreaks/catalogue"
)

// Following is what other settings of a section mean for its tie-breaks: a pairing system
// and a form each have a list of those who play by it.
type Following struct {
	Preset catalogue.Preset
	// Comes: the section had the list that was usual for it, which comes of no choice, and
	// no round is paired. Another list is somebody's choice and stays.
	Comes bool
	Said  phrase.Text // what becomes of the list, for whoever changes the settings
}

// Follow tells which preset goes with other settings of a section; false where the one
// that goes with it does not become another, or the section has it.
func Follow(t *model.Tournament, s *model.Section, to steps.Settings) (Following, bool) {
	n := WithSettings(s, to)
	if n.System == s.System && n.Format == s.Format {
		return Following{}, false
	}
	if s.Team() && s.System != "" { // what a match is worth came with the old system's list
		n.Scoring = rank.WithMatchPoints(n.Scoring, 2*model.One, model.One)
	}
	was, known := catalogue.Usual(t, s)
	p, ok := catalogue.Usual(t, n)
	codes, _ := rank.Usable(n, p.TieBreaks)
	if !ok || known && was.Code == p.Code || slices.Equal(codes, s.Ranking.TieBreaks) {
		return Following{}, false
	}
	usual, _ := rank.Usable(s, was.TieBreaks)
	f := Following{Preset: p}
	switch {
	case len(s.Rounds) > 0:
		f.Said = phrase.New("The tie-breaks stay as they are, since a round is paired. Those of the preset %s are usual with this pairing.",
			p.Name)
	case known && was.Code == s.Ranking.Preset && slices.Equal(usual, s.Ranking.TieBreaks):
		f.Comes = true
		f.Said = phrase.New("The tie-breaks are now those of the preset %s, which are usual with this pairing.", p.Name)
	default:
		f.Said = phrase.New("The tie-breaks stay as you have chosen them. Those of the preset %s are usual with this pairing.", p.Name)
	}
	return f, true
}
