package settings

import (
	"slices"
	"strings"
	"testing"

	"wallchart/ui/hosttest"
	"wallchart/ui/kit/words"
)

// TestCategoriesAreWrittenOnce: counted while they are typed.
func TestCategoriesAreWrittenOnce(t *testing.T) {
	club := hosttest.OfClub(4) // 2000, 1900, 1800, 1700
	club.Players[1].Categories = []string{"Guest"}
	r := try(t, club)
	c := r.dialogs().AskCategories()
	c.Lines.SetText("U1900\nJuniors: K-3")
	lines := strings.Split(c.told.Text, "\n")
	if len(lines) != 3 || lines[0] != words.Say("categories.count", "U1900", 2) || !strings.Contains(lines[1], "Ash (no school grade)") ||
		lines[2] != words.Say("categories.count", "Guest", 1) {
		t.Errorf("it counts %q", c.told.Text)
	}
	c.Lines.SetText("U19OO")
	if !strings.Contains(c.told.Text, "is no rule for a category") || r.Confirm() {
		t.Errorf("a line that is no rule says %q", c.told.Text)
	}
	c.Lines.SetText("U1900\nTop: 1900+")
	if !r.Confirm() || !slices.Equal(r.St.Event.Categories, []string{"U1900", "Top: 1900+"}) {
		t.Fatalf("the event has %q", r.St.Event.Categories)
	}
	c = r.dialogs().AskCategories()
	c.whose.SetSelectedIndex(1)
	c.Lines.SetText("Top: 2000+")
	if !r.Confirm() || !slices.Equal(r.St.Section.Categories, []string{"Top: 2000+"}) {
		t.Errorf("the section has %q", r.St.Section.Categories)
	}
}
