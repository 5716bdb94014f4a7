package reports_test

import (
	"fmt"
	"slices"
	"testing"

	"wallchart/export/page"
	"wallchart/export/pdf"
	"wallchart/export/report"
	"wallchart/export/reports"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing/generate"
	"wallchart/pairing/systems"
	"wallchart/tiebreaks/catalogue"
)

// TestNoSheetHoldsNotesAlone: of made-up events of many sizes, whose withdrawals and byes are said below the tables, every
// sheet of every report that has a note has something that the note is about.
func TestNoSheetHoldsNotesAlone(t *testing.T) {
	metrics := must.Have(pdf.NewMetrics())(t)
	dutch := must.Have(systems.ByCode("dutch"))(t)
	forms := []page.Options{{}, {Paper: table.Letter}, {Paper: table.A3}, {Fill: true}, {NUp: 2}}
	for _, size := range []struct{ players, rounds int }{{24, 5}, {37, 7}, {60, 5}, {83, 7}, {130, 7}, {220, 9}} {
		event := must.Have(generate.Tournament(generate.Plan{Seed: 4, Kind: model.Individual, Participants: size.players, Rounds: size.rounds,
			Clubs: 20, HalfByes: 3, Withdrawals: 3}, *dutch))(t)
		st := must.Have(catalogue.Standard(event, event.Sections[0], 0))(t)
		for _, r := range reports.For(event.Sections[0]) {
			for _, wall := range []bool{false, true} {
				if wall && !r.ForWall {
					continue
				}
				doc, err := r.Document(st, report.Options{Wall: wall})
				if err != nil || doc.Tables[0].Cards != nil {
					continue
				}
				for _, o := range forms {
					for n, p := range page.Layout(doc, o, metrics) {
						is := func(roles ...page.Role) bool {
							return slices.ContainsFunc(p.Texts, func(x page.Text) bool { return slices.Contains(roles, x.Role) })
						}
						if is(page.Note) && !is(page.Body, page.Group, page.Heading) {
							t.Errorf("%s, sheet %d holds notes alone", fmt.Sprintf("%d × %d, %s, wall %v, %v", size.players, size.rounds, r.ID, wall, o), n+1)
						}
					}
				}
			}
		}
	}
}
