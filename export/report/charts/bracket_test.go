package charts

import (
	"strings"
	"testing"

	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks/catalogue"
)

// TestBracket: a cup of three with a play-off in the semi-final; the tree column by column, and the matches.
func TestBracket(t *testing.T) {
	s := &model.Section{ID: 1, Name: "Cup", System: "knockout", Planned: 2, InitialColour: model.White, LastID: 3,
		Scoring: model.Classic(0, 0, 0), Ranking: model.Ranking{TieBreaks: []string{"KO"}},
		Adjustments: []model.Adjustment{{Who: 3, Round: 1, Games: model.Half, Reason: "blitz 2-0"}}}
	for i, name := range []string{"Ann", "Bo", "Cy"} {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: name}})
	}
	s.Rounds = []model.Round{
		{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{2, 3}, Outcomes: [2]model.Outcome{model.Draw, model.Draw}},
			{Sides: [2]model.ID{1}, Outcomes: [2]model.Outcome{model.PairingBye}}}},
		{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 3}, Outcomes: [2]model.Outcome{model.Win, model.Loss}},
			{Sides: [2]model.ID{2}, Outcomes: [2]model.Outcome{model.Rest}}}}}
	ev := &model.Tournament{Name: "Cup", LastID: 1, Sections: []*model.Section{s}}
	if !HasBracket(s) {
		t.Error("a knock-out has no bracket")
	}
	st := must.Have(catalogue.Standard(ev, s, 0))(t)
	doc := must.Have(Bracket(st, report.Options{}))(t)
	lines := func(t table.Table) string {
		var all []string
		for _, r := range t.Rows {
			var cells []string
			for _, c := range r.Cells {
				cells = append(cells, c.Text)
			}
			all = append(all, strings.Join(cells, "|"))
		}
		return strings.Join(all, "\n")
	}
	if got, want := lines(doc.Tables[0]), "1 Ann|Ann  1|\nbye||Ann\n2 Bo  ½|Cy  0|\n3 Cy  ½||"; got != want {
		t.Errorf("the tree is\n%s\nwant\n%s", got, want)
	}
	if got, want := lines(doc.Tables[1]), "Semi-finals|Bo|½-½|Cy|Cy|play-off: blitz 2-0\nFinal|Ann|1-0|Cy|Ann|points"; got != want {
		t.Errorf("the matches are\n%s\nwant\n%s", got, want)
	}
	if m := doc.Tables[0].Rows[3].Cells[0].Mark; m != table.Strong || doc.Tables[0].Rows[2].Cells[0].Mark == table.Strong {
		t.Errorf("who goes on is not emphasised: %v", m)
	}
	s.System = "dutch"
	if _, err := Bracket(st, report.Options{}); err == nil || err.Error() != "Cup is not a knock-out, and only a knock-out has a bracket" {
		t.Errorf("the bracket of a Swiss: %v", err)
	}
}
