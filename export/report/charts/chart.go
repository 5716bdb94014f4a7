package charts

import (
	"wallchart/export/report"
	"wallchart/model"
	"wallchart/tiebreaks"
)

// chart is the standings that a report of this room is made of.
type chart struct {
	*report.Chart
	boards   *bool                // whether a match shows how many boards there are, once asked for
	inRounds map[who]model.Points // game points that the arbiter gave in rounds, once asked for
}

func newChart(st *tiebreaks.Standings, o report.Options) *chart {
	return &chart{Chart: report.NewChart(st, o)}
}
