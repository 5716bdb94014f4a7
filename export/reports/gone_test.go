package reports_test

import (
	"slices"
	"strings"
	"testing"

	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/export/report/lists"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/must"
)

// TestWhoHasLeftIsNamed below the standings: expelled and withdrawn apart; after the last round only who has missed one.
func TestWhoHasLeftIsNamed(t *testing.T) {
	event := four()
	s := event.Sections[0]
	rounds := len(s.Rounds)
	s.Players[0].Expelled, s.Players[1].Expelled = 2, 1
	s.Players[2].Withdrawn, s.Players[3].Withdrawn = 2, rounds+1
	named := func() (all []string) {
		for _, note := range charts.Standings(standings(t, event), report.Options{}).Tables[0].Notes {
			if strings.HasPrefix(note, "Expelled") || strings.HasPrefix(note, "Withdrawn") {
				all = append(all, note)
			}
		}
		return all
	}
	s.Planned = rounds + 1
	want := []string{"Withdrawn: Cleo (from round 2 on), Dan (from round 3 on)", "Expelled: Anna (from round 2 on), Ben (from round 1 on)"}
	if got := named(); !slices.Equal(got, want) {
		t.Errorf("named are %q", got)
	}
	if s.Planned = rounds; len(s.Rounds[rounds-1].Open()) == 0 {
		if got := named(); !slices.Equal(got, []string{"Withdrawn: Cleo (from round 2 on)", want[1]}) {
			t.Errorf("after the last round named are %q", got)
		}
	}
	list := must.Have(lists.Players(event, s, report.Options{}))(t)
	if !strings.Contains(written(list.Tables[0]), "expelled from round 2 on") {
		t.Error("the list of players does not say who is expelled")
	}
}

// TestAResultForRatingIsMarked on the board, and named below; the reason is not for the hall.
func TestAResultForRatingIsMarked(t *testing.T) {
	event := four()
	s := event.Sections[0]
	p := &s.Rounds[0].Pairings[0]
	p.ForRating = model.ForRating{Outcomes: [2]model.Outcome{model.UnratedDraw, model.UnratedDraw}, Reason: "secret"}
	tb := must.Have(lists.Pairings(event, s, report.Options{Round: 1}))(t).Tables[0]
	cell := tb.Rows[0].Cells[tb.Column("result")]
	if cell.Mark != table.Changed || !strings.Contains(cell.Tip, "for rating ½-½ unrated") ||
		!slices.ContainsFunc(tb.Notes, func(n string) bool { return strings.HasSuffix(n, ": for rating ½-½ unrated") }) {
		t.Errorf("%+v, %q", cell, tb.Notes)
	}
	if strings.Contains(strings.Join(tb.Notes, ""), "secret") || tb.Rows[1].Cells[tb.Column("result")].Mark == table.Changed {
		t.Error("the reason is told, or another board is marked")
	}
}
