package work

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"wallchart/ui/kit/controls"
)

// worker is one over an empty window; dialogs are open over it.
func worker(t *testing.T) (w *Worker, dialogs *int) {
	t.Helper()
	test.NewTempApp(t)
	canvas := test.NewTempWindow(t, nil).Canvas()
	dialogs = new(int)
	ask := func(d *controls.Dialog, size fyne.Size, focus fyne.Focusable) {
		*dialogs++
		closed := d.Closed
		d.Closed = func() { *dialogs--; closed() }
		d.Show(size, focus)
	}
	return &Worker{Canvas: canvas, Ask: ask, Tell: func(_, text string) { t.Error(text) }}, dialogs
}

// TestProgressIsShownAndStopped drives the dialog of long work: the bar follows
// what the work tells, and Escape stops the work.
func TestProgressIsShownAndStopped(t *testing.T) {
	w, _ := worker(t)
	j := &Job{cancel: make(chan struct{})}
	p := &progress{worker: w, job: j, wording: "At work"}
	j.told = p.show
	p.open()
	if p.bar.Visible() || !p.endless.Visible() {
		t.Error("before anything is told there is a share to be seen")
	}
	j.Progress(30, 120)
	if p.bar.Value != 0.25 || !p.bar.Visible() {
		t.Errorf("at 30 of 120 the bar is at %v", p.bar.Value)
	}
	if j.Cancelled() {
		t.Fatal("cancelled before anybody asked")
	}
	w.Canvas.OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if !j.Cancelled() || p.end() {
		t.Error("Escape did not stop the work")
	}
}

func TestProgressOfWorkThatEnds(t *testing.T) {
	w, dialogs := worker(t)
	j := &Job{cancel: make(chan struct{})}
	p := &progress{worker: w, job: j, wording: "At work"}
	p.open()
	if !p.end() || j.Cancelled() || *dialogs != 0 {
		t.Error("the dialog of work that has ended is still there, or stopped it")
	}
	p.open()
	if *dialogs != 0 {
		t.Error("a dialog opens for work that has ended")
	}
}

// TestWorkComesBackFromItsGoroutine does work off the window's thread.
func TestWorkComesBackFromItsGoroutine(t *testing.T) {
	w, _ := worker(t)
	thread := make(chan func(), 64)
	w.Later = func(f func()) { thread <- f }
	came := -1
	w.WithProgress("At work", func(j *Job) func() {
		j.Progress(1, 2)
		return func() { came = int(j.share.Load()) }
	}, nil)
	for came < 0 {
		(<-thread)()
	}
	if came != 500 {
		t.Errorf("half of the work is %d of a thousand", came)
	}
}

// TestCommandsRestForWorkThatIsAlone, until it has ended, was stopped or has failed.
func TestCommandsRestForWorkThatIsAlone(t *testing.T) {
	w, _ := worker(t)
	thread, rests, told := make(chan func(), 64), 0, 0
	w.Later = func(f func()) { thread <- f }
	w.Rest = func(by int) { rests += by }
	w.Tell = func(string, string) { told++ }
	for name, job := range map[string]func(*Job) func(){
		"ends":  func(*Job) func() { return func() {} },
		"fails": func(*Job) func() { panic("no stars") },
	} {
		w.Alone(name, job, nil)
		if rests != 1 {
			t.Errorf("%s: commands do not rest", name)
		}
		(<-thread)()
		if rests != 0 {
			t.Errorf("%s: commands rest for ever", name)
		}
	}
	if told != 1 {
		t.Errorf("%d faults are told", told)
	}
	w.WithProgress("beside", func(*Job) func() { return func() {} }, nil)
	if rests != 0 {
		t.Error("commands rest for work beside them")
	}
	(<-thread)()
}
