package ui

import (
	"testing"

	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/ui/hosttest"
	"wallchart/ui/people"
)

// TestTheListShowsTheCategoriesByRule: those of the event, and those of the section in their place.
func TestTheListShowsTheCategoriesByRule(t *testing.T) {
	club := hosttest.OfClub(4) // 2000, 1900, 1800, 1700
	club.Players[1].Categories = []string{"Guest"}
	r := try(t, club)
	s := people.NewPlayers(r.players())
	r.Put(s)
	write := func(c journal.Change) {
		t.Helper()
		must.Do(t, r.Do(c))
	}
	write(steps.SetCategories{Categories: []string{"U1900", "Top: 1900+"}})
	if rowCells(s, 1, "ruled") != "Top, Guest" || rowCells(s, 2, "ruled") != "U1900" {
		t.Errorf("the lines show %q and %q", rowCells(s, 1, "ruled"), rowCells(s, 2, "ruled"))
	}
	write(steps.SetCategories{Section: 1, Categories: []string{"Top: 2000+"}})
	if rowCells(s, 1, "ruled") != "Guest" {
		t.Errorf("Bea is in %q", rowCells(s, 1, "ruled"))
	}
}
