package lists

import (
	"wallchart/export/report"
	"wallchart/model"
)

// draw is the round that a report of this room is made of.
type draw struct{ *report.Draw }

func newDraw(t *model.Tournament, s *model.Section, o report.Options) (*draw, error) {
	d, err := report.NewDraw(t, s, o)
	return &draw{d}, err
}
