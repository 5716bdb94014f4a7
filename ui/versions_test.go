package ui

import (
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/model/journal/steps"
	"wallchart/ui/exchange"
	"wallchart/ui/kit/words"
)

// withVersions is a window with an event that was saved twice, the name of its
// first player changed in between and after.
func withVersions(t *testing.T) (*robot, string) {
	t.Helper()
	b := open(t)
	b.stage().OpenSample("swiss15.wallchart")
	path := filepath.Join(b.folder, "club.wallchart")
	if err := b.documents.SaveAs(path); err != nil {
		t.Fatal(err)
	}
	first := b.state.Section.Players[0]
	before := first.Name
	for _, name := range []string{"Second Name", "Third Name"} {
		first.Name = name
		if err := b.Do(steps.EditPlayer{Section: b.state.Section.ID, Player: first}); err != nil {
			t.Fatal(err)
		}
		if name == "Second Name" {
			b.documents.Save()
		}
	}
	return b, before
}

func TestEarlierVersionIsCompared(t *testing.T) {
	b, before := withVersions(t)
	b.run(b.command("file.versions"))
	d := question[*exchange.VersionsDialog](b)
	if len(d.Versions) == 0 {
		t.Fatal("no version is kept")
	}
	if !strings.Contains(d.Told.Text, before) || !strings.Contains(d.Told.Text, "Third Name") {
		t.Errorf("since the version: %q", d.Told.Text)
	}
	b.press(fyne.KeyDown, 0)
	if len(d.Versions) > 1 && d.At != 1 {
		t.Errorf("Down chooses version %d", d.At)
	}
	b.press(fyne.KeyUp, 0)
	d.With.SetSelectedIndex(1) // with itself
	if d.Told.Text != words.Say("versions.same") {
		t.Errorf("compared with itself: %q", d.Told.Text)
	}
	d.GoBack()
	if got := b.state.Section.Players[0].Name; got != before {
		t.Errorf("gone back, the first player is %q; %s", got, b.status.left.Text)
	}
	b.run(b.command("edit.undo"))
	if got := b.state.Section.Players[0].Name; got != "Third Name" {
		t.Errorf("going back is undone to %q", got)
	}
}

func TestEarlierVersionIsOpenedAsAnEvent(t *testing.T) {
	b, before := withVersions(t)
	path := b.doc.Path()
	b.run(b.command("file.versions"))
	b.press(fyne.KeyReturn, 0)
	if !b.doc.Untitled() || b.state.Section.Players[0].Name != before || b.dialogs.count != 0 {
		t.Fatalf("open is %s with %s", b.doc.Path(), b.state.Section.Players[0].Name)
	}
	b.Open(path)
	if got := b.state.Section.Players[0].Name; got != "Third Name" {
		t.Errorf("the event itself now has %q", got)
	}
}

func TestNoVersionsSaysWhy(t *testing.T) {
	b := open(t)
	if why := b.command("file.versions").why(); why == "" {
		t.Error("there are versions without an event")
	}
}
