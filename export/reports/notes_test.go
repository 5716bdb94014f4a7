package reports_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks/catalogue"
)

// TestManyAdjustmentsAreOneNote: points that a page printed for everybody are one
// line, points that an arbiter gave to one are told with the name.
func TestManyAdjustmentsAreOneNote(t *testing.T) {
	s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(2, 1, 0), LastID: 40}
	for i := range model.ID(40) {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: i + 1, Number: int(i + 1), Name: fmt.Sprintf("Player %02d", i+1)}})
		s.Adjustments = append(s.Adjustments, model.Adjustment{Who: i + 1, Games: model.One, Reason: "As printed"})
	}
	s.Adjustments = append(s.Adjustments, model.Adjustment{Who: 7, Games: -model.Half, Reason: "Telephone"})
	st := must.Have(catalogue.Standard(&model.Tournament{Sections: []*model.Section{s}}, s, 0))(t)
	all := charts.Standings(st, report.Options{}).Tables[0].Notes
	text := strings.Join(all, "\n")
	if strings.Count(text, "As printed") != 1 || !strings.Contains(text, "As printed: 40 participants") ||
		!slices.ContainsFunc(all, func(n string) bool { return strings.HasPrefix(n, "Player 07: ") }) {
		t.Errorf("%s", text)
	}
}
