package ui

import (
	"testing"

	"fyne.io/fyne/v2"
)

// TestProgressIsShownAndStopped drives the dialog of long work: the bar follows
// what the work tells, and Escape stops the work.
func TestProgressIsShownAndStopped(t *testing.T) {
	b := open(t)
	j := &job{cancel: make(chan struct{})}
	p := &progressDialog{app: b.App, job: j, wording: "At work"}
	j.told = p.show
	p.open()
	if p.bar.Visible() || !p.endless.Visible() {
		t.Error("before anything is told there is a share to be seen")
	}
	j.progress(30, 120)
	if p.bar.Value != 0.25 || !p.bar.Visible() {
		t.Errorf("at 30 of 120 the bar is at %v", p.bar.Value)
	}
	if j.cancelled() {
		t.Fatal("cancelled before anybody asked")
	}
	b.press(fyne.KeyEscape, 0)
	if !j.cancelled() || p.end() {
		t.Error("Escape did not stop the work")
	}
}

func TestProgressOfWorkThatEnds(t *testing.T) {
	b := open(t)
	j := &job{cancel: make(chan struct{})}
	p := &progressDialog{app: b.App, job: j, wording: "At work"}
	p.open()
	if !p.end() || j.cancelled() || b.dialogs != 0 {
		t.Error("the dialog of work that has ended is still there, or stopped it")
	}
	p.open()
	if b.dialogs != 0 {
		t.Error("a dialog opens for work that has ended")
	}
}

// TestWorkComesBackFromItsGoroutine does work off the window's thread.
func TestWorkComesBackFromItsGoroutine(t *testing.T) {
	b := open(t)
	thread := b.offThread()
	came := -1
	b.withProgress("At work", func(j *job) func() {
		j.progress(1, 2)
		return func() { came = int(j.share.Load()) }
	}, nil)
	for came < 0 {
		(<-thread)()
	}
	if came != 500 {
		t.Errorf("half of the work is %d of a thousand", came)
	}
}
