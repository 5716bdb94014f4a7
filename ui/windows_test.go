package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"wallchart/model"
	"wallchart/must"
	"wallchart/ui/documents"
	"wallchart/ui/kit/controls"
)

// saved makes a file of a sample.
func (b *robot) saved(sample, name string) string {
	b.t.Helper()
	b.stage().OpenSample(sample + ".wallchart")
	path := filepath.Join(b.folder, name)
	if err := b.documents.SaveAs(path); err != nil {
		b.t.Fatal(err)
	}
	return b.doc.Path()
}

// crash ends the program by force: what is on disk is all there is. The next start
// is another robot in the same folder.
func (b *robot) crash() *robot {
	b.t.Helper()
	history := filepath.Join(filepath.Dir(b.doc.Path()), "."+filepath.Base(b.doc.Path())+".history")
	lock, err := os.ReadFile(filepath.Join(history, "lock"))
	if err != nil {
		b.t.Fatal(err)
	}
	b.doc.Discard() // gives back the lock, which a killed program leaves
	b.doc = nil
	if err := os.MkdirAll(history, 0o700); err != nil {
		b.t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(history, "lock"), lock, 0o600); err != nil {
		b.t.Fatal(err)
	}
	s := b.settings
	s.among = nil
	a := New(b.fyne, s)
	a.win.Resize(fyne.NewSize(1000, 650))
	b.t.Cleanup(func() {
		if a.doc != nil {
			a.documents.Close()
		}
	})
	return &robot{a, b.t, b.folder}
}

// labels are all texts in a part of the window.
func labels(o fyne.CanvasObject) (all []string) {
	switch o := o.(type) {
	case *widget.Label:
		return []string{o.Text}
	case *fyne.Container:
		for _, in := range o.Objects {
			if in.Visible() {
				all = append(all, labels(in)...)
			}
		}
	case fyne.Widget:
		for _, in := range test.WidgetRenderer(o).Objects() {
			all = append(all, labels(in)...)
		}
	}
	return all
}

// inBar is what the bar over the screen says.
func (b *robot) inBar() string {
	if b.notices.Drawn == nil {
		return ""
	}
	return b.notices.Drawn.Text
}

// TestItComesBackAfterACrash: round 1 of the club's event is looked at and a result
// typed when the program is killed. The next start shows that round, with the result,
// and says that nothing is missing.
func TestItComesBackAfterACrash(t *testing.T) {
	b := open(t)
	path := b.saved("club", "Club.wallchart")
	b.run(b.command("round.rounds"))
	for range 3 {
		b.press(fyne.KeyLeft, fyne.KeyModifierAlt)
	}
	s := b.onRounds()
	if s.Round != 1 {
		t.Fatalf("round %d is shown", s.Round)
	}
	s.Grid.SelectRows(0, 0)
	must.Do(t, s.Enter(0, "0-1"))
	want := b.state.Section.Rounds[0].Pairings[0].Outcomes
	b = b.crash()
	if b.doc != nil {
		t.Fatal("an event is open before anything was asked for")
	}
	b.Show()
	if b.doc == nil || b.doc.Path() != path {
		t.Fatalf("open is %v", b.doc)
	}
	if b.shown != "rounds" || b.onRounds().Round != 1 {
		t.Errorf("shown is %s, round %d", b.shown, b.onRounds().Round)
	}
	if got := b.state.Section.Rounds[0].Pairings[0].Outcomes; got != want || got[0] != model.Loss {
		t.Errorf("the result is %v", got)
	}
	if got := b.inBar(); got != "The program did not end properly; nothing is missing (one step was made again)." {
		t.Errorf("the bar says %q", got)
	}
	if b.dialogs.count != 0 {
		t.Error("a message stands in the way")
	}
	b.press(fyne.KeyW, fyne.KeyModifierShortcutDefault)
	if b.Show(); b.doc != nil {
		t.Error("after a proper end the event is open")
	}
	if name := b.win.Canvas().Focused().(*controls.Button).Text; name != "Club" {
		t.Errorf("the keyboard is on %q", name)
	}
	b.press(fyne.KeyReturn, 0)
	if b.doc == nil || b.shown != "rounds" || b.onRounds().Round != 1 {
		t.Errorf("Enter leads to %v, %s", b.doc, b.shown)
	}
	if b.inBar() != "" {
		t.Errorf("after a proper end the bar says %q", b.inBar())
	}
}

// TestWhatIsMissingAfterACrashIsSaid, and not in passing: by a message.
func TestWhatIsMissingAfterACrashIsSaid(t *testing.T) {
	b := open(t)
	path := b.saved("club", "Club.wallchart")
	b.stage().CorrectFirst()
	next := func() *robot {
		journal := filepath.Join(filepath.Dir(path), ".Club.wallchart.history", "journal")
		raw := must.Have(os.ReadFile(journal))(t)
		c := b.crash()
		must.Do(t, os.WriteFile(journal, append(raw[:len(raw)-40], []byte("!!!\n")...), 0o600))
		return c
	}()
	next.Show()
	if next.doc == nil || next.dialogs.top() == nil || next.inBar() != "" {
		t.Fatalf("open is %v, dialogs are %d", next.doc, next.dialogs.count)
	}
	said := strings.Join(labels(next.win.Canvas().Overlays().Top()), "\n")
	if !strings.Contains(said, "The program did not end properly; steps may be missing.") || !strings.Contains(said, "journal") {
		t.Errorf("said is %q", said)
	}
}

// TestPlaceOfEachSection: opened again, the event shows the section and screen that
// it was left at.
func TestPlaceOfEachSection(t *testing.T) {
	b := open(t)
	path := b.saved("club", "Club.wallchart")
	b.run(b.command("standings.tiebreaks"))
	b.documents.Close()
	b.stage().OpenSample("swiss15.wallchart")
	b.run(b.command("section.players"))
	b.Open(path)
	if b.shown != "tiebreaks" {
		t.Errorf("shown is %s", b.shown)
	}
	if place := b.documents.Place(); place != (documents.Place{Section: b.state.Section.ID, Screen: "tiebreaks"}) {
		t.Errorf("remembered is %+v", place)
	}
}

// TestRecentEventsSayHowFarTheyAre, and what is gone can be taken off the list.
func TestRecentEventsSayHowFarTheyAre(t *testing.T) {
	b := open(t)
	gone := b.saved("swiss15", "Gone.wallchart")
	b.documents.Close()
	there := b.saved("club", "Club.wallchart")
	b.stage().CorrectFirst()
	b.documents.Close()
	must.Do(t, os.Remove(gone))
	b.showStart()
	said := strings.Join(labels(b.start.scroll), "\n")
	for _, want := range []string{"1 section, round 4 of 7, 3 results missing. Last change on 2026-11-20.\n" + filepath.Dir(there),
		"It is no longer at " + gone + "."} {
		if !strings.Contains(said, want) {
			t.Errorf("the start screen lacks %q:\n%s", want, said)
		}
	}
	before := len(b.start.links)
	b.start.goTo(b.start.first)
	b.press(fyne.KeyDown, 0) // Gone
	b.press(fyne.KeyDown, 0) // its button
	if name := b.win.Canvas().Focused().(*controls.Button).Text; name != "Remove from the list" {
		t.Fatalf("the keyboard is on %q", name)
	}
	b.press(fyne.KeyReturn, 0)
	if recent := b.documents.Recent(); len(recent) != 1 || recent[0].Path != there || len(b.start.links) != before-2 {
		t.Errorf("recent are %v, with %d lines of %d", recent, len(b.start.links), before)
	}
	if b.showStart(); strings.Contains(strings.Join(labels(b.start.scroll), "\n"), "Gone") {
		t.Error("it is listed again")
	}
}

// TestAMovedEventOpensWhereItIs.
func TestAMovedEventOpensWhereItIs(t *testing.T) {
	b := open(t)
	path := b.saved("club", "Club.wallchart")
	b.stage().CorrectFirst()
	b.documents.Close()
	to := filepath.Join(b.folder, "2026", "Club evening.wallchart")
	must.Do(t, os.Mkdir(filepath.Dir(to), 0o700))
	must.Do(t, os.Rename(path, to))
	b.showStart()
	b.press(fyne.KeyReturn, 0)
	if b.doc == nil || filepath.Base(b.doc.Path()) != "Club evening.wallchart" {
		t.Fatalf("open is %v; %s", b.doc, b.status.left.Text)
	}
	b.documents.Close()
	if recent := b.documents.Recent(); len(recent) != 1 || recent[0].Path != to {
		t.Errorf("recent are %v", recent)
	}
}
