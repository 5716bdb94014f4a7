package ui

import (
	"path/filepath"
	"slices"
	"testing"

	"wallchart/must"
)

// TestALaterStartIsServed: what it was given opens as from the start screen or in a window of its own, what is open already comes to the
// front where it is, and a start without a file shows a window.
func TestALaterStartIsServed(t *testing.T) {
	b := open(t)
	others := b.others()
	var raised []string
	watch := func(r *robot, name string) {
		raise := r.one.raise
		r.one.raise = func() { raised = append(raised, name); raise() }
	}
	watch(b, "first")
	club := b.saved("club", "Club.wallchart")
	swiss := b.saved("swiss15", "Swiss.wallchart")
	b.documents.Close()

	b.Handed([]string{club}) // nothing is open: in this window
	if b.doc == nil || b.doc.Path() != club || len(*others) != 0 || !slices.Equal(raised, []string{"first"}) {
		t.Fatalf("open is %v, beside %d windows; to the front came %q", b.doc, len(*others), raised)
	}
	b.Handed([]string{club, swiss}) // one is open
	if len(*others) != 1 || (*others)[0].doc == nil || (*others)[0].doc.Path() != swiss || b.doc.Path() != club {
		t.Fatalf("beside it are %d windows", len(*others))
	}
	watch((*others)[0], "second")
	raised = nil
	b.Handed([]string{swiss, filepath.Join(b.folder, "none", "..", "Club.wallchart")})
	b.Handed(nil)
	if len(*others) != 1 || !slices.Equal(raised, []string{"second", "first", "first"}) {
		t.Errorf("beside it are %d windows; to the front came %q", len(*others), raised)
	}
	b.documents.Close() // now this window has nothing, and is taken
	raised = nil
	b.Handed(nil)
	b.Handed([]string{club})
	if b.doc == nil || len(*others) != 1 || !slices.Equal(raised, []string{"first", "first"}) {
		t.Errorf("open is %v, beside %d windows; to the front came %q", b.doc, len(*others), raised)
	}
}

// TestADialogIsNotDisturbed by a later start: its file opens in a window of its own.
func TestADialogIsNotDisturbed(t *testing.T) {
	b := open(t)
	others := b.others()
	club := b.saved("club", "Club.wallchart")
	b.documents.Close()
	b.run(b.command("file.new"))
	if b.dialogs.count == 0 {
		t.Fatal("nothing is asked")
	}
	b.Handed([]string{club})
	if b.doc != nil || b.dialogs.count == 0 || len(*others) != 1 || (*others)[0].doc == nil {
		t.Errorf("open is %v, with %d dialogs, beside %d windows", b.doc, b.dialogs.count, len(*others))
	}
}

// TestTheSystemIsToldOfEvents that have a file of their own: opened, made, and saved under another name; not of samples.
func TestTheSystemIsToldOfEvents(t *testing.T) {
	b := open(t)
	var told []string
	b.documents.Lately = func(path string) { told = append(told, filepath.Base(path)) }
	club := b.saved("club", "Club.wallchart")
	must.Do(t, b.documents.SaveAs(filepath.Join(b.folder, "Copy.wallchart")))
	b.documents.Close()
	b.Open(club)
	if want := []string{"Club.wallchart", "Copy.wallchart", "Club.wallchart"}; !slices.Equal(told, want) {
		t.Errorf("told was %q, want %q", told, want)
	}
}
