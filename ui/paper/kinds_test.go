package paper

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

// TestKindsHavePages: each kind of report has a page whose name says how many of it are ticked; the dialog opens on the first
// with one, and what is asked of one kind alone stands on its page.
func TestKindsHavePages(t *testing.T) {
	d, _ := desk(t, sample(t, "club.wallchart"), 4)
	d.Prefs.SetStringList(prefReports, []string{"door", "badges"})
	e := d.Export()
	names := func() string {
		var all []string
		for _, tab := range e.kinds.shown.Tabs {
			name := tab.Text
			if tab.Importance == widget.HighImportance {
				name = "*" + name
			}
			all = append(all, name)
		}
		return strings.Join(all, ", ")
	}
	if got := names(); got != "Standings (0), *Round (1), Lists and notices (0), Cards (1)" {
		t.Errorf("the pages are %s", got)
	}
	if holds(e.kinds.shown.Shown, e.cards.rows) || !holds(e.kinds.shown.Shown, e.round) {
		t.Error("the page of the round asks for cards, or not for the round")
	}
	e.kinds.shown.Tabs[3].OnTapped()
	if !holds(e.kinds.shown.Shown, e.cards.rows) || holds(e.kinds.shown.Shown, e.round) {
		t.Error("the page of cards does not ask for them, or asks for a round")
	}
	if e.fill.Visible() {
		t.Error("cards are asked for large type")
	}
	if e.kinds.shown.Tabs[0].OnTapped(); !e.fill.Visible() {
		t.Error("standings are not asked for large type")
	}
	e.kinds.shown.Tabs[3].OnTapped()
	for i, r := range e.reports {
		if r.ID == "slips" {
			e.ticks[i].SetChecked(true)
		}
	}
	if got := names(); got != "Standings (0), Round (1), Lists and notices (0), *Cards (2)" {
		t.Errorf("with slips the pages are %s", got)
	}
	seen := 0
	for _, p := range e.kinds.pages {
		seen += len(p.ticks)
	}
	if seen != len(e.reports) {
		t.Errorf("%d of %d reports stand on a page", seen, len(e.reports))
	}
}

// holds tells whether an object stands in another.
func holds(in, o fyne.CanvasObject) bool {
	switch in := in.(type) {
	case *fyne.Container:
		for _, inner := range in.Objects {
			if inner == o || holds(inner, o) {
				return true
			}
		}
	case *container.Scroll:
		return holds(in.Content, o)
	}
	return in == o
}
