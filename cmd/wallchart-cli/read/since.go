package read

import (
	"wallchart/arbiter/pair"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/files"
	"wallchart/files/wallchart"
	"wallchart/model"
)

// jsonOutdated is a round that was paired before something was corrected.
type jsonOutdated struct {
	Since  []string       `json:"since"`  // the corrections, oldest first
	Boards []jsonOldBoard `json:"boards"` // those that would be different now
}

type jsonOldBoard struct {
	Board int    `json:"board"`
	White int    `json:"white"`
	Black int    `json:"black,omitempty"`
	Now   [2]int `json:"now"` // whom White and Black would meet; 0 = nobody
}

func (o *outdatedRound) json() *jsonOutdated {
	if o == nil {
		return nil
	}
	no := func(id model.ID) int {
		e, _ := o.Section.Entry(id)
		return e.Number
	}
	j := &jsonOutdated{Since: o.since, Boards: []jsonOldBoard{}}
	for _, b := range o.Boards {
		j.Boards = append(j.Boards, jsonOldBoard{b.Board, no(b.Sides[0]), no(b.Sides[1]), [2]int{no(b.Now[0]), no(b.Now[1])}})
	}
	return j
}

// outdatedRound is a round that was paired before corrections, and these.
type outdatedRound struct {
	*pair.Outdated
	since []string
}

// sinceThen finds which of the rounds that were looked at were paired before
// something was corrected, as far as the file remembers what they were paired
// from: one entry for each, nil where nothing is to be said.
func sinceThen(c *cli.Call, o *files.Opened, s *model.Section, all examination, stop <-chan struct{}) []*outdatedRound {
	found := make([]*outdatedRound, len(all))
	if o.Format != files.Event || c.Words[0] == "-" {
		return found
	}
	d, err := wallchart.Open(c.Words[0], wallchart.Options{ReadOnly: true})
	if err != nil {
		return found // it was read already, and what is wrong with it said
	}
	defer d.Discard()
	for i, x := range all {
		before, since := d.PairedFrom(s.ID, x.Field.Numbered())
		if before == nil || since == nil {
			continue
		}
		if old := pair.SinceThen(before, d.Tournament(), s.ID, x.Field.Numbered(), stop); old != nil {
			found[i] = &outdatedRound{old, since}
		}
	}
	return found
}
