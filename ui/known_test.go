package ui

import (
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/must"
	"wallchart/ui/people"
)

// TestWhoPlayedBeforeIsOfferedWhileTyped: an event is left, and in the next one the first letters of a name bring back what was
// known of its player. What was never kept in a file of its own is not remembered.
func TestWhoPlayedBeforeIsOfferedWhileTyped(t *testing.T) {
	b := begin(t)
	must.Do(t, b.documents.SaveAs(filepath.Join(b.folder, "spring.wallchart")))
	played := b.state.Section.Players
	b.documents.Close()
	if known, err := b.lists.Known.People(); err != nil || len(known) != len(played) {
		t.Fatalf("after %d played, %d are known, %v", len(played), len(known), err)
	}
	b.made("Autumn", "Zed, Zoe")
	b.show("players")
	s := b.screen.(*people.Players)
	now0 := s.Grid.Table()
	s.Grid.Select(len(now0.Rows)-1, now0.Column("name"))
	b.press(fyne.KeyF2, 0)
	b.typed(played[2].Name[:4])
	if len(b.offered()) == 0 {
		t.Fatalf("nobody is offered for %q", played[2].Name[:4])
	}
	b.press(fyne.KeyDown, 0)
	b.press(fyne.KeyReturn, 0)
	now := b.state.Section.Players
	if got := now[len(now)-1]; len(now) != 2 || got.Name != played[2].Name || got.Rating != played[2].Rating || got.Club != played[2].Club {
		t.Errorf("entered is %+v, known was %+v", got, played[2])
	}
}
