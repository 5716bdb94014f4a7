package ui

import (
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/ui/kit/words"
)

func TestSectionsAreAddedShownAndRemoved(t *testing.T) {
	b := begin(t)
	b.run(b.command("section.add"))
	b.typed("Under 10")
	b.press(fyne.KeyReturn, 0)
	b.typed("Kim\nLou\nMia\nNed")
	tapConfirm(t, b.win.Canvas().Overlays().Top(), words.Say("new.next"))
	tapConfirm(t, b.win.Canvas().Overlays().Top(), words.Say("new.next"))
	tapConfirm(t, b.win.Canvas().Overlays().Top(), words.Say("new.create"))
	if n := len(b.state.Event.Sections); n != 2 || b.state.Section.Name != "Under 10" || len(b.state.Section.Players) != 4 {
		t.Fatalf("%d sections, shown is %q with %d players", n, b.state.Section.Name, len(b.state.Section.Players))
	}
	b.run(b.command("section.remove"))
	if n := len(b.state.Event.Sections); n != 1 || b.state.Section.Name != "Club evening" {
		t.Errorf("after removing: %d sections, shown is %q", n, b.state.Section.Name)
	}
	b.run(b.command("edit.undo"))
	if n := len(b.state.Event.Sections); n != 2 {
		t.Errorf("undo brings back %d sections", n)
	}
	b.showSection(b.state.Event.Sections[1].ID)
	if b.state.Section.Name != "Under 10" {
		t.Errorf("shown is %q", b.state.Section.Name)
	}
}
