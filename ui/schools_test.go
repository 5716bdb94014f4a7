package ui

import (
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/model"
	"wallchart/ui/controls"
)

// TestSchoolsAreJoinedInTheWindow: each that stands in several spellings is listed with a tick; those that are ticked are joined with
// one step, and the list of problems names them until then.
func TestSchoolsAreJoinedInTheWindow(t *testing.T) {
	b := beginWith(t, 6, func(*model.Section) {})
	if why := b.office.whyNoSchools(); why == "" {
		t.Error("there is something to join")
	}
	b.show("players")
	for row, club := range []string{"Goshen MS", "Goshen Middle School", "Goshen M.S.", "St. Mary's", "Saint Marys", "home school"} {
		b.put(row, "club", club)
	}
	b.do("section.schools")
	ticks := question[[]*controls.Check](b)
	if len(ticks) != 2 {
		t.Fatalf("%d schools are listed", len(ticks))
	}
	ticks[1].SetChecked(false)
	b.dialogs.top().Accept()
	clubs := func() (all []string) {
		for i := range b.state.Section.Players {
			all = append(all, b.state.Section.Players[i].Club)
		}
		return all
	}
	if got := clubs(); got[0] != got[1] || got[1] != got[2] || got[3] == got[4] || got[5] != "home school" {
		t.Errorf("after it the clubs are %q", got)
	}
	b.press(fyne.KeyZ, fyne.KeyModifierShortcutDefault)
	if got := clubs(); got[0] != "Goshen MS" || got[1] != "Goshen Middle School" || got[2] != "Goshen M.S." {
		t.Errorf("one undo leaves %q", got)
	}
}
