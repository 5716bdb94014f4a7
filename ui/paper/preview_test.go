package paper

import (
	"image"
	"testing"

	"fyne.io/fyne/v2"
)

// later is work beside the window's own that has not been done yet.
type later struct {
	jobs    []func() func()
	stopped []bool
}

func (l *later) Beside(_ string, work func(cancel <-chan struct{}) (done func())) (stop func()) {
	cancel, n := make(chan struct{}), len(l.jobs)
	l.jobs = append(l.jobs, func() func() { return work(cancel) })
	l.stopped = append(l.stopped, false)
	return func() {
		if !l.stopped[n] {
			l.stopped[n] = true
			close(cancel)
		}
	}
}

// do does a job, unless it was given up.
func (l *later) do(n int) {
	if done := l.jobs[n](); !l.stopped[n] {
		done()
	}
}

// TestThePreviewDoesNotHoldTheWindow: pages are laid out and painted beside the window's own work; what is chosen meanwhile
// gives up those before, and a closed dialog gives up all.
func TestThePreviewDoesNotHoldTheWindow(t *testing.T) {
	d, _ := desk(t, sample(t, "club.wallchart"), 4)
	var l later
	d.Beside = l.Beside
	e := d.Export()
	if len(e.pages) != 0 || len(l.jobs) != 1 {
		t.Fatalf("%d pages are laid out at once, %d jobs wait", len(e.pages), len(l.jobs))
	}
	e.chosen("certificates") // 23 pages
	e.changed()
	if len(l.jobs) != 2 || !l.stopped[0] {
		t.Fatalf("%d jobs, the first given up is %v", len(l.jobs), l.stopped[0])
	}
	if l.do(0); len(e.pages) != 0 {
		t.Error("pages that were given up are shown")
	}
	if l.do(1); len(e.pages) != 23 || e.shown.picture.Image != nil || len(l.jobs) < 3 {
		t.Fatalf("%d pages, painted is %v", len(e.pages), e.shown.picture.Image != nil)
	}
	last := len(l.jobs) - 1
	if l.do(last); e.shown.picture.Image == nil {
		t.Fatal("the page is not painted")
	}
	e.turn(1)
	e.turn(1)
	if n := len(l.jobs); !l.stopped[n-2] || l.stopped[n-1] {
		t.Error("a page that was turned is still painted, or the last is not")
	}
	before := len(l.jobs)
	e.dialog.Close()
	if !l.stopped[before-1] {
		t.Error("a closed dialog goes on painting")
	}
}

// TestTheSheetFillsItsRoom: painted in the pixels of the room, in the middle, and again when the room is another.
func TestTheSheetFillsItsRoom(t *testing.T) {
	d, _ := desk(t, sample(t, "club.wallchart"), 4)
	e := d.Export()
	e.shown.object.Resize(fyne.NewSize(400, 297))
	size := func() image.Point { return e.shown.picture.Image.Bounds().Size() }
	if size() != image.Pt(210, 297) { // A4, upright
		t.Errorf("painted are %v pixels", size())
	}
	if at := e.shown.picture.Position(); at != fyne.NewPos(95, 0) {
		t.Errorf("the sheet stands at %v", at)
	}
	e.shown.object.Resize(fyne.NewSize(420, 594))
	if size() != image.Pt(420, 594) {
		t.Errorf("in a larger room %v pixels", size())
	}
	if least := e.shown.MinSize(nil); least.Width > least.Height {
		t.Errorf("the room for an upright sheet is %v", least)
	}
	e.lies.SetSelected("Across")
	if least := e.shown.MinSize(nil); least.Width < least.Height {
		t.Errorf("the room for a sheet across is %v", least)
	}
}
