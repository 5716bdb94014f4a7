// Package work does slow work off the window's thread: it shows how far it is.
package work

import (
	"sync/atomic"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/guard"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// patience is how long work may take before the window says that it is at it.
const patience = 500 * time.Millisecond

// Worker does the work of one window.
type Worker struct {
	Inline bool         // all of it on the window's thread, for tests and pictures
	Later  func(func()) // hands a function to the window's thread
	Canvas fyne.Canvas  // over which the progress is shown
	Ask    func(d *controls.Dialog, size fyne.Size, focus fyne.Focusable)
	Tell   func(title, text string) // that a fault of the program has stopped the work
	Rest   func(by int)             // commands rest while more than 0 jobs want to be alone
}

// Job is work off the window's thread, as the work sees it.
type Job struct {
	cancel chan struct{}
	share  atomic.Int64 // thousandths done; 0 until the work tells
	told   func()
}

// Cancelled tells whether the work should stop.
func (j *Job) Cancelled() bool {
	select {
	case <-j.cancel:
		return true
	default:
		return false
	}
}

// Progress is told how much of how much is done; total 0 is not known.
func (j *Job) Progress(done, total int64) {
	if total <= 0 {
		return
	}
	share := max(1, min(1000, done*1000/total))
	if j.share.Swap(share) != share && j.told != nil {
		j.told()
	}
}

// quietPause is how long quiet work waits for the next key: who types results one after
// the other has only the last one explained.
const quietPause = 200 * time.Millisecond

// Quietly does work off the window's thread that nobody waits for, such as an
// explanation. stop makes it end soon, and nothing more comes of it.
func (w *Worker) Quietly(work func(cancel <-chan struct{}) (done func())) (stop func()) {
	return w.quiet(quietPause, words.Say("guard.explanation"), work)
}

// Beside is Quietly without waiting for a pause: for what belongs to what is shown and takes about as long as a picture of it.
func (w *Worker) Beside(what string, work func(cancel <-chan struct{}) (done func())) (stop func()) {
	return w.quiet(0, what, work)
}

func (w *Worker) quiet(pause time.Duration, what string, work func(cancel <-chan struct{}) (done func())) (stop func()) {
	cancel := make(chan struct{})
	guarded := func() func() { return w.guarded(what, func() func() { return work(cancel) }) }
	if w.Inline {
		guarded()()
		return func() {}
	}
	stopped := false // of the window's thread
	go func() {
		select {
		case <-cancel:
			return
		case <-time.After(pause):
		}
		done := guarded()
		w.Later(func() {
			if !stopped {
				done()
			}
		})
	}()
	return func() {
		if !stopped {
			stopped = true
			close(cancel)
		}
	}
}

// InBackground does slow work off the window's thread. The work gets values
// only, stops soon after cancel is closed, and returns what is to be done with
// its result on the window's thread. Past half a second a dialog shows that it
// goes on, with a way to stop it.
func (w *Worker) InBackground(wording string, work func(cancel <-chan struct{}) (done func())) {
	w.WithProgress(wording, func(j *Job) func() { return work(j.cancel) }, nil)
}

// WithProgress is InBackground for work that can tell how far it is; stopped is
// called on the window's thread when the user has stopped it and it has ended.
func (w *Worker) WithProgress(wording string, work func(*Job) (done func()), stopped func()) {
	w.start(wording, work, stopped, func(int) {})
}

// Alone is WithProgress for work after which another event or dialog is shown: the
// window answers, but until the work has ended or was stopped no command begins
// something else.
func (w *Worker) Alone(wording string, work func(*Job) (done func()), stopped func()) {
	w.start(wording, work, stopped, w.Rest)
}

func (w *Worker) start(wording string, work func(*Job) (done func()), stopped func(), rest func(by int)) {
	j := &Job{cancel: make(chan struct{})}
	guarded := func() func() { return w.guarded(wording, func() func() { return work(j) }) }
	if w.Inline {
		guarded()()
		return
	}
	p := &progress{worker: w, job: j, wording: wording}
	j.told = func() { w.Later(p.show) }
	p.rest = func() { p.rest = func() {}; rest(-1) }
	rest(1)
	time.AfterFunc(patience, func() { w.Later(p.open) })
	go func() {
		done := guarded()
		w.Later(func() {
			wanted := p.end()
			if p.rest(); wanted {
				done()
			} else if stopped != nil {
				stopped()
			}
		})
	}()
}

// progress shows how far a job is. All of it is of the window's thread.
type progress struct {
	worker  *Worker
	job     *Job
	wording string
	dialog  *controls.Dialog
	endless *widget.ProgressBarInfinite
	bar     *widget.ProgressBar
	over    bool // the job has ended or was stopped
	stopped bool
	rest    func() // ends the rest of the commands
}

func (p *progress) open() {
	if p.over {
		return
	}
	p.endless, p.bar = widget.NewProgressBarInfinite(), widget.NewProgressBar()
	p.dialog = controls.NewDialog(p.worker.Canvas, p.wording, container.NewVBox(p.endless, p.bar), "", words.Say("background.stop"))
	p.dialog.Closed = p.stop
	p.show()
	p.worker.Ask(p.dialog, style.Short, nil)
}

// show moves the bar; until the job tells how far it is, it only says that it
// goes on.
func (p *progress) show() {
	if p.bar == nil {
		return
	}
	share := p.job.share.Load()
	p.bar.SetValue(float64(share) / 1000)
	if share > 0 {
		p.endless.Stop()
		p.endless.Hide()
		p.bar.Show()
	} else {
		p.bar.Hide()
	}
}

func (p *progress) stop() {
	p.endless.Stop()
	if !p.over {
		p.over, p.stopped = true, true
		close(p.job.cancel)
		if p.rest != nil {
			p.rest()
		}
	}
}

// end takes the dialog away and tells whether the job's result is wanted.
func (p *progress) end() bool {
	p.over = true
	if p.dialog != nil {
		p.dialog.Close()
	}
	return !p.stopped
}

// guarded is work for the background. Where a fault stops it, what is to be done
// with its result is to tell so.
func (w *Worker) guarded(what string, work func() func()) func() {
	var done func()
	if err := guard.Work(what, func() { done = work() }); err != nil {
		return func() { w.Tell(words.Say("guard.title"), words.Err(err)) }
	}
	return func() {
		if err := guard.Work(what, done); err != nil {
			w.Tell(words.Say("guard.title"), words.Err(err))
		}
	}
}
