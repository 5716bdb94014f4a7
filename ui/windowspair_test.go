package ui

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"

	"wallchart/model"
	"wallchart/must"
	"wallchart/ui/kit/words"
)

// others are the windows that open beside the robot's.
func (b *robot) others() *[]*robot {
	all := &[]*robot{}
	b.settings.among.fresh = func() *oneWindow {
		a := New(b.fyne, b.settings)
		b.t.Cleanup(func() {
			if a.doc != nil {
				a.documents.Close()
			}
		})
		*all = append(*all, &robot{a, b.t, b.folder})
		return a.one
	}
	return all
}

// drop drops files on the window; Fyne's test driver has no way of its own.
func (b *robot) drop(paths ...string) {
	var uris []fyne.URI
	for _, p := range paths {
		uris = append(uris, storage.NewFileURI(p))
	}
	dropOn(b.App, uris)
}

// TestTwoWindowsTwoEvents: each has its own event, steps and place, and a file that is
// open already is shown where it is.
func TestTwoWindowsTwoEvents(t *testing.T) {
	b := open(t)
	others := b.others()
	club := b.saved("club", "Club.wallchart")
	b.documents.Close()
	swiss := b.saved("swiss15", "Swiss.wallchart")
	b.run(b.command("file.window"))
	if len(*others) != 1 || len(b.settings.among.all) != 2 {
		t.Fatalf("%d windows are open", len(b.settings.among.all))
	}
	c := (*others)[0]
	c.Open(swiss) // the other window has it
	if c.doc != nil || c.dialogs.count != 0 {
		t.Fatalf("the file is open twice: %v, %d dialogs", c.doc, c.dialogs.count)
	}
	c.Open(club)
	if c.doc == nil || b.doc == nil || b.doc.Path() != swiss || c.doc.Path() != club {
		t.Fatalf("open are %v and %v", b.doc, c.doc)
	}
	b.show("standings")
	b.stage().CorrectFirst()
	c.stage().CorrectFirst()
	now := b.doc.Tournament()
	c.run(c.command("edit.undo"))
	if got := c.state.Section.Rounds[0].Pairings[0].Outcomes[0]; got != model.Win {
		t.Errorf("undone, the result is %v", got)
	}
	if b.doc.Tournament() != now || b.doc.UndoLabel().Empty() || !c.doc.UndoLabel().Empty() {
		t.Errorf("the other event is changed: undo says %q and %q", b.doc.UndoLabel(), c.doc.UndoLabel())
	}
	if k, _ := b.settings.among.memory.Of(swiss); !k.Open || k.Screen != "standings" {
		t.Errorf("of one is known %+v", k)
	}
	if k, _ := b.settings.among.memory.Of(club); !k.Open || k.Screen != "crosstable" {
		t.Errorf("of the other is known %+v", k)
	}
	c.quit() // the button in its title
	if c.doc != nil || b.doc == nil || len(b.settings.among.all) != 1 {
		t.Errorf("closed: %v, %v, %d windows", b.doc, c.doc, len(b.settings.among.all))
	}
	if k, _ := b.settings.among.memory.Of(club); k.Open {
		t.Error("left, it counts as open")
	}
	b.run(b.command("file.quit"))
	if b.doc != nil {
		t.Error("Quit leaves an event open")
	}
}

// TestACrashOfTwoWindows reopens both events.
func TestACrashOfTwoWindows(t *testing.T) {
	b := open(t)
	others := b.others()
	club := b.saved("club", "Club.wallchart")
	b.documents.Close()
	swiss := b.saved("swiss15", "Swiss.wallchart")
	b.run(b.command("file.window"))
	(*others)[0].Open(club)
	(*others)[0].crash()
	d := b.crash()
	more := d.others()
	d.Show()
	if len(*more) != 1 || d.doc == nil || (*more)[0].doc == nil {
		t.Fatalf("open are %v and %d more windows", d.doc, len(*more))
	}
	if got := []string{d.doc.Path(), (*more)[0].doc.Path()}; !slices.Contains(got, club) || !slices.Contains(got, swiss) {
		t.Errorf("open are %v", got)
	}
}

// TestDroppedFiles: events each in a window, lists one after the other into the section.
func TestDroppedFiles(t *testing.T) {
	b := open(t)
	others := b.others()
	club := b.saved("club", "Club.wallchart")
	b.documents.Close()
	swiss := b.saved("swiss15", "Swiss.wallchart")
	b.documents.Close()
	var lists []string
	for _, name := range []string{"Ash", "Bea"} {
		list := filepath.Join(b.folder, name+".csv")
		must.Do(t, os.WriteFile(list, []byte("Name;Rating\n"+name+", A;1432\n"+name+", B;1210\n"), 0o600))
		lists = append(lists, list)
	}
	b.showStart()
	b.drop(club, swiss)
	if len(*others) != 1 || b.doc == nil || b.doc.Path() != club || (*others)[0].doc == nil || (*others)[0].doc.Path() != swiss {
		t.Fatalf("open are %v and %d more windows", b.doc, len(*others))
	}
	b.drop(swiss, club)
	if len(*others) != 1 {
		t.Errorf("open already, there are %d more windows", len(*others))
	}
	(*others)[0].documents.Close()
	(*others)[0].win.Close() // Fyne's test driver takes dialogs to belong to the window opened last
	before := len(b.state.Section.Players)
	b.drop(lists...)
	for _, list := range lists {
		if text, _ := b.dialogText(); !strings.Contains(text, words.Say("import.title", filepath.Base(list))) {
			t.Fatalf("of %s nothing is asked: %q", list, text)
		}
		if b.dialogs.count != 1 {
			t.Errorf("%d dialogs are open at once", b.dialogs.count)
		}
		b.dialogs.top().Accept()
	}
	if got := len(b.state.Section.Players) - before; got != 4 || b.dialogs.count != 0 {
		t.Errorf("%d players came, %d dialogs are open", got, b.dialogs.count)
	}
	b.documents.Close()
	b.drop(lists[0])
	if b.assistant() == nil {
		t.Error("without an event a list begins none")
	}
}
