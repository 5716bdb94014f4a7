package ui

import (
	"sync/atomic"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/ui/controls"
	"wallchart/ui/words"
)

// patience is how long work may take before the window says that it is at it.
const patience = 500 * time.Millisecond

// job is work off the window's thread, as the work sees it.
type job struct {
	cancel chan struct{}
	share  atomic.Int64 // thousandths done; 0 until the work tells
	told   func()
}

// cancelled tells whether the work should stop.
func (j *job) cancelled() bool {
	select {
	case <-j.cancel:
		return true
	default:
		return false
	}
}

// progress is told how much of how much is done; total 0 is not known.
func (j *job) progress(done, total int64) {
	if total <= 0 {
		return
	}
	share := max(1, min(1000, done*1000/total))
	if j.share.Swap(share) != share && j.told != nil {
		j.told()
	}
}

// quietly does work off the window's thread that nobody waits for, such as an
// explanation. stop makes it end soon, and nothing more comes of it.
func (a *App) quietly(work func(cancel <-chan struct{}) (done func())) (stop func()) {
	cancel := make(chan struct{})
	guarded := func() func() { return a.guarded(words.Say("guard.explanation"), func() func() { return work(cancel) }) }
	if a.settings.Inline {
		guarded()()
		return func() {}
	}
	stopped := false // of the window's thread
	go func() {
		done := guarded()
		a.settings.Later(func() {
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

// inBackground does slow work off the window's thread. The work gets values
// only, stops soon after cancel is closed, and returns what is to be done with
// its result on the window's thread. Past half a second a dialog shows that it
// goes on, with a way to stop it.
func (a *App) inBackground(wording string, work func(cancel <-chan struct{}) (done func())) {
	a.withProgress(wording, func(j *job) func() { return work(j.cancel) }, nil)
}

// withProgress is inBackground for work that can tell how far it is; stopped is
// called on the window's thread when the user has stopped it and it has ended.
func (a *App) withProgress(wording string, work func(*job) (done func()), stopped func()) {
	j := &job{cancel: make(chan struct{})}
	guarded := func() func() { return a.guarded(wording, func() func() { return work(j) }) }
	if a.settings.Inline {
		guarded()()
		return
	}
	p := &progressDialog{app: a, job: j, wording: wording}
	j.told = func() { a.settings.Later(p.show) }
	time.AfterFunc(patience, func() { a.settings.Later(p.open) })
	go func() {
		done := guarded()
		a.settings.Later(func() {
			if p.end() {
				done()
			} else if stopped != nil {
				stopped()
			}
		})
	}()
}

// progressDialog shows how far a job is. All of it is of the window's thread.
type progressDialog struct {
	app     *App
	job     *job
	wording string
	dialog  *controls.Dialog
	endless *widget.ProgressBarInfinite
	bar     *widget.ProgressBar
	over    bool // the job has ended or was stopped
	stopped bool
}

func (p *progressDialog) open() {
	if p.over {
		return
	}
	p.endless, p.bar = widget.NewProgressBarInfinite(), widget.NewProgressBar()
	p.dialog = controls.NewDialog(p.app.win.Canvas(), p.wording, container.NewVBox(p.endless, p.bar), "", words.Say("background.stop"))
	p.dialog.Closed = p.stop
	p.show()
	p.app.openDialog(p.dialog, fyne.NewSize(420, 120), nil)
}

// show moves the bar; until the job tells how far it is, it only says that it
// goes on.
func (p *progressDialog) show() {
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

func (p *progressDialog) stop() {
	p.endless.Stop()
	if !p.over {
		p.over, p.stopped = true, true
		close(p.job.cancel)
	}
}

// end takes the dialog away and tells whether the job's result is wanted.
func (p *progressDialog) end() bool {
	p.over = true
	if p.dialog != nil {
		p.dialog.Close()
	}
	return !p.stopped
}
