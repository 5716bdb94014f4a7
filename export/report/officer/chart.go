package officer

import (
	"wallchart/export/report"
	"wallchart/tiebreaks"
)

// chart is the standings that a report of this room is made of.
type chart struct{ *report.Chart }

func newChart(st *tiebreaks.Standings, o report.Options) *chart {
	return &chart{report.NewChart(st, o)}
}
