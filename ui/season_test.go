package ui

import (
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/must"
	"wallchart/ui/season"
)

// TestASeriesFromTheMenu: the command opens the series that was open last, an event that is open is added to it, and the file of a
// series is opened as events are.
func TestASeriesFromTheMenu(t *testing.T) {
	b := begin(t)
	must.Do(t, b.documents.SaveAs(filepath.Join(b.folder, "spring.wallchart")))
	if why := b.command("file.series").why(); why != "" {
		t.Errorf("it cannot be asked for: %s", why)
	}
	desk := seasonOf(b.App)
	if got := desk.Here(); got != filepath.Join(b.folder, "spring.wallchart") {
		t.Errorf("the event that is open is %q", got)
	}
	tour, err := desk.Read(desk.Here())
	if err != nil || tour.Name != "Club evening" || len(tour.Sections[0].Players) != 6 {
		t.Errorf("it is read as %+v, %v", tour, err)
	}
	b.typed("") // nothing is edited
	b.press(fyne.KeyF6, 0)
	if tour, err = desk.Read(desk.Here()); err != nil || len(tour.Sections[0].Rounds) != 1 {
		t.Errorf("a round that was paired a moment ago is not read: %v", err)
	}
	a := b.stage()
	path := ""
	if d := a.SampleSeason(); d != nil {
		path = filepath.Join(filepath.Dir(a.Installed.Folder()), "winter", "winter.series")
		d.Close()
	}
	b.documents.Open(path)
	if !b.asked() {
		t.Fatalf("nothing is opened: %s", b.status.left.Text)
	}
	d, ok := b.dialogs.stack[len(b.dialogs.stack)-1].Of.(*season.Dialog)
	if !ok {
		t.Fatal("the file of a series is not opened")
	}
	d.Close()
	b.run(b.command("file.series"))
	if _, ok := b.dialogs.stack[len(b.dialogs.stack)-1].Of.(*season.Dialog); !ok {
		t.Error("the command opens nothing")
	}
}
