package ui

import (
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"wallchart/files/wallchart"
	"wallchart/must"
	"wallchart/ui/documents"
	"wallchart/ui/kit/words"
	"wallchart/ui/people"
)

// made walks through the assistant with a list of names.
func (b *robot) made(name, people string) {
	b.t.Helper()
	b.run(b.command("file.new"))
	b.assistant().Name.SetText(name)
	b.press(fyne.KeyReturn, 0)
	b.assistant().People.Who.SetText(people)
	overlay := b.win.Canvas().Overlays().Top()
	tapConfirm(b.t, overlay, words.Say("new.next"))
	if people != "" { // nobody is in no section
		tapConfirm(b.t, overlay, words.Say("new.next"))
	}
	tapConfirm(b.t, overlay, words.Say("new.create"))
	if b.dialogs.count > 0 || b.doc == nil || b.state.Event.Name != name {
		b.t.Fatalf("%q was not made: %q", name, b.status.left.Text)
	}
}

// tapStatus clicks on the line at the foot of the window.
func (b *robot) tapStatus() {
	b.t.Helper()
	for _, o := range test.LaidOutObjects(b.win.Canvas().Content()) {
		if l, ok := o.(*tappable); ok && &l.Snug == b.status.left {
			l.Tapped(nil)
			return
		}
	}
	b.t.Fatal("there is no status line")
}

// TestAssistantsEventIsKept leaves events of the assistant at once in each way: all of them are found again.
func TestAssistantsEventIsKept(t *testing.T) {
	b := open(t)
	var opened []string
	b.outside.URL = func(u *url.URL) error { opened = append(opened, u.Path); return nil }
	b.made("Spring Open", "Anna Berg 1432\nBen Carter\n")
	first := filepath.Join(b.folder, "Spring Open"+wallchart.Extension)
	if b.doc.Path() != first || !strings.Contains(b.status.left.Text, first) {
		t.Errorf("the event stands in %s; said is %q", b.doc.Path(), b.status.left.Text)
	}
	b.tapStatus()
	if !slices.Equal(opened, []string{filepath.ToSlash(b.folder)}) {
		t.Errorf("a click opens %v", opened)
	}
	if got := b.documents.Recent(); !slices.ContainsFunc(got, func(k documents.Known) bool { return k.Path == first }) {
		t.Errorf("the recent events are %v", got)
	}
	b.made("Spring Open", "Cleo Diaz\n") // Ctrl+N, and the same name
	second := filepath.Join(b.folder, "Spring Open 2"+wallchart.Extension)
	b.press(fyne.KeyW, fyne.KeyModifierShortcutDefault)
	b.made("Night: of? Blitz", "")
	third := filepath.Join(b.folder, "Night- of- Blitz"+wallchart.Extension)
	b.quit()
	for path, players := range map[string]int{first: 2, second: 1, third: 0} {
		f, err := wallchart.ReadFile(path)
		if err != nil {
			t.Errorf("%s: %v", path, err)
		} else if got := f.Tournament.Sections[0].Players; len(got) != players {
			t.Errorf("%s has %+v", path, got)
		}
	}
}

// TestNoFolderForDocuments keeps the event all the same, and says where it is not.
func TestNoFolderForDocuments(t *testing.T) {
	b := open(t)
	b.documents.Folder = filepath.Join(b.folder, "a file", "Wallchart")
	must.Do(t, os.WriteFile(filepath.Join(b.folder, "a file"), nil, 0o600))
	b.made("Spring Open", "Anna Berg 1432\n")
	if !b.doc.Untitled() || !strings.Contains(b.status.left.Text, b.documents.Folder) {
		t.Errorf("said is %q", b.status.left.Text)
	}
	b.documents.Close()
	if left := wallchart.Unsaved(b.documents.Options()); len(left) != 1 {
		t.Fatalf("kept are %v", left)
	}
	b.Open(wallchart.Unsaved(b.documents.Options())[0])
	b.documents.Close()
	if left := wallchart.Unsaved(b.documents.Options()); len(left) != 1 {
		t.Errorf("after a second look kept are %v", left)
	}
}

// TestOnlyCopiesAreRemoved opens samples, another program's file and a pasted table, and leaves them untouched.
func TestOnlyCopiesAreRemoved(t *testing.T) {
	b := open(t)
	kept := func(want int, what string) {
		t.Helper()
		b.documents.Close()
		if left := wallchart.Unsaved(b.documents.Options()); len(left) != want {
			t.Errorf("%s: kept are %v", what, left)
		}
	}
	b.stage().OpenSample("swiss15.wallchart")
	kept(0, "a sample that was looked at")
	table := must.Have(os.ReadFile(filepath.Join("..", "assets", "samples", "amateur-team.txt")))(t)
	path := filepath.Join(b.folder, "team.txt")
	must.Do(t, os.WriteFile(path, table, 0o600))
	b.Open(path)
	kept(0, "another program's file that is still there")
	b.Open(path)
	must.Do(t, os.Remove(path))
	kept(1, "a file that is gone")
	b.pastesEvent(string(table))
	kept(2, "a pasted table")
	b.stage().OpenSample("swiss15.wallchart")
	b.show("players")
	s := b.screen.(*people.Players)
	s.ChooseColumn("club")
	tb := s.Grid.Table()
	must.Do(t, s.Enter(0, tb.Column("club"), "North"))
	b.steps.Undo()
	kept(3, "a sample that was worked on")
}
