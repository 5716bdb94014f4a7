package work

import (
	"time"

	"wallchart/ui/kit/guard"
	"wallchart/ui/kit/words"
)

// followPause is how long nothing must be changed before files that follow are written: who types results writes them once.
const followPause = 2 * time.Second

// Follower keeps files as what they are made of is now: after a pause, beside the window's own work, and never two writings at once.
// All of it is of the window's thread but what is written.
type Follower struct {
	What    string       // what is written, as a sentence about a fault begins
	Later   func(func()) // hands a function to the window's thread; nil writes without a pause
	Beside  func(what string, work func(cancel <-chan struct{}) (done func())) (stop func())
	Failed  func(trouble string) // says what hinders it: once, until it went well or something else does
	Ended   func()               // after each writing; nil for nothing
	Trouble string               // what hinders it now, "" for nothing

	soon    Soon
	writing bool
	next    func() error // what has changed while something was written
	over    bool
}

// Write writes what has changed, in place of what still waits.
func (f *Follower) Write(job func() error) {
	if f.Later != nil {
		f.soon.Later, f.soon.Pause = f.Later, followPause
	}
	f.soon.Do(func() { f.write(job) })
}

// Settle writes at once what still waits for the pause.
func (f *Follower) Settle() { f.soon.Settle() }

// Stop ends it: what waits is not written, and nothing is said of what is being written.
func (f *Follower) Stop() {
	f.soon.Drop()
	f.next, f.over = nil, true
}

func (f *Follower) write(job func() error) {
	if f.over {
		return
	}
	if f.writing {
		f.next = job
		return
	}
	f.writing = true
	f.Beside(f.What, func(<-chan struct{}) func() {
		err := guard.Making(f.What, job) // a fault must not leave it writing for ever
		return func() { f.ended(err) }
	})
}

func (f *Follower) ended(err error) {
	before := f.Trouble
	f.writing, f.Trouble = false, ""
	if err != nil {
		f.Trouble = words.Err(err)
	}
	if f.Trouble != "" && f.Trouble != before && !f.over {
		f.Failed(f.Trouble)
	}
	if f.Ended != nil {
		f.Ended()
	}
	if job := f.next; job != nil {
		f.next = nil
		f.write(job)
	}
}
