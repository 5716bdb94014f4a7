package ui

import (
	"slices"
	"strings"
	"testing"

	"wallchart/ui/hosttest"
	"wallchart/ui/kit/words"
	"wallchart/ui/people"
)

// TestCategoriesAreWrittenOnce: counted while they are typed, used by the standings.
func TestCategoriesAreWrittenOnce(t *testing.T) {
	club := hosttest.OfClub(4) // 2000, 1900, 1800, 1700
	club.Players[1].Categories = []string{"Guest"}
	r := try(t, club)
	c := r.office().AskCategories()
	c.Lines.SetText("U1900\nJuniors: K-3")
	lines := strings.Split(c.Told.Text, "\n")
	if len(lines) != 3 || lines[0] != words.Say("categories.count", "U1900", 2) || !strings.Contains(lines[1], "Ash (no school grade)") ||
		lines[2] != words.Say("categories.count", "Guest", 1) {
		t.Errorf("it counts %q", c.Told.Text)
	}
	c.Lines.SetText("U19OO")
	if !strings.Contains(c.Told.Text, "is no rule for a category") || r.Confirm() {
		t.Errorf("a line that is no rule says %q", c.Told.Text)
	}
	c.Lines.SetText("U1900\nTop: 1900+")
	if !r.Confirm() || !slices.Equal(r.St.Event.Categories, []string{"U1900", "Top: 1900+"}) {
		t.Fatalf("the event has %q", r.St.Event.Categories)
	}
	s := people.NewPlayers(r.players())
	r.Put(s)
	if rowCells(s, 1, "ruled") != "Top, Guest" || rowCells(s, 2, "ruled") != "U1900" {
		t.Errorf("the lines show %q and %q", rowCells(s, 1, "ruled"), rowCells(s, 2, "ruled"))
	}
	c = r.office().AskCategories()
	c.Whose.SetSelectedIndex(1)
	c.Lines.SetText("Top: 2000+")
	if !r.Confirm() || !slices.Equal(r.St.Section.Categories, []string{"Top: 2000+"}) || rowCells(s, 1, "ruled") != "Guest" {
		t.Errorf("the section has %q, Bea is in %q", r.St.Section.Categories, rowCells(s, 1, "ruled"))
	}
}
