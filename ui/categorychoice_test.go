package ui

import (
	"slices"
	"testing"

	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/ui/people"
)

// TestThePlayersOfACategoryAreFiltered: the column of the categories by rule stands there once there is a rule, and its
// filter leaves those of one category, also who is in several.
func TestThePlayersOfACategoryAreFiltered(t *testing.T) {
	b := begin(t)
	b.show("players")
	s := b.screen.(*people.Players)
	if columnIn(s, "ruled") >= 0 {
		t.Fatal("without a rule there is a column of them")
	}
	all := len(s.Grid.Table().Rows)
	first, second := b.state.Section.Players[0], b.state.Section.Players[1]
	first.Grade, second.Grade = "2", "5"
	for _, c := range []journal.Change{steps.EditPlayer{Section: b.state.Section.ID, Player: first},
		steps.EditPlayer{Section: b.state.Section.ID, Player: second}, steps.SetCategories{Categories: []string{"Small: K-3", "All: K-12"}}} {
		must.Do(t, b.Do(c))
	}
	for filter, want := range map[string][]string{"small": {first.Name}, "All": {first.Name, second.Name}, "=All": {second.Name}, "U9": nil} {
		s.Grid.SetFilter("ruled", filter)
		var got []string
		tb := s.Grid.Table()
		for _, r := range tb.Rows {
			if r.Ref.Participant != 0 {
				got = append(got, r.Cells[tb.Column("name")].Text)
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("filtered by %q there are %q, want %q", filter, got, want)
		}
	}
	if s.Grid.Plain(); len(s.Grid.Table().Rows) != all {
		t.Errorf("without the filter there are %d lines, want %d", len(s.Grid.Table().Rows), all)
	}
}
