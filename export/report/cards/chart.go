package cards

import (
	"wallchart/export/report"
	"wallchart/standings/prizes"
	"wallchart/tiebreaks"
)

// chart is the standings that a report of this room is made of.
type chart struct {
	*report.Chart
	division *prizes.Division // of the section's prizes, once asked for
}

func newChart(st *tiebreaks.Standings, o report.Options) *chart {
	return &chart{Chart: report.NewChart(st, o)}
}
