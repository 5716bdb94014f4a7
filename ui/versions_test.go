package ui

import (
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

// withVersions is a window with an event that was saved twice, the name of its
// first player changed in between and after.
func withVersions(t *testing.T) (*robot, string) {
	t.Helper()
	b := open(t)
	b.stage().OpenSample("swiss15.wallchart")
	path := filepath.Join(b.folder, "club.wallchart")
	must.Do(t, b.documents.SaveAs(path))
	first := b.state.Section.Players[0]
	before := first.Name
	for _, name := range []string{"Second Name", "Third Name"} {
		first.Name = name
		must.Do(t, b.Do(steps.EditPlayer{Section: b.state.Section.ID, Player: first}))
		if name == "Second Name" {
			b.documents.Save()
		}
	}
	return b, before
}

func TestEarlierVersionIsCompared(t *testing.T) {
	b, before := withVersions(t)
	b.run(b.command("file.versions"))
	list := asked[*controls.KeyList](b)[0]
	told := func() string { text, _ := b.dialogText(); return text }
	if list.Length() == 0 {
		t.Fatal("no version is kept")
	}
	if !strings.Contains(told(), before) || !strings.Contains(told(), "Third Name") {
		t.Errorf("since the version: %q", told())
	}
	latest := told()
	b.press(fyne.KeyDown, 0)
	if list.Length() > 1 && told() == latest {
		t.Errorf("Down chooses no other version: %q", latest)
	}
	b.press(fyne.KeyUp, 0)
	asked[*controls.Select](b)[0].SetSelectedIndex(1) // with itself
	if !strings.Contains(told(), words.Say("versions.same")) {
		t.Errorf("compared with itself: %q", told())
	}
	b.tapped(words.Say("versions.back"))
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
