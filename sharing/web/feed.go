package web

import (
	"sync"

	"wallchart/arbiter"
	"wallchart/model"
)

// Feed is an event that somebody else keeps: what the hall shows of it is what was Put last. All of it may be called from many
// goroutines at once.
type Feed struct {
	enter func(Sent) (arbiter.PhoneStatus, error)

	mu      sync.Mutex
	event   *model.Tournament
	changed chan struct{} // is closed when another event is put
}

// NewFeed is a feed that begins with an event. enter enters a result that somebody at a board has sent, and puts the event that comes of
// it; nil where none can be sent.
func NewFeed(t *model.Tournament, enter func(Sent) (arbiter.PhoneStatus, error)) *Feed {
	return &Feed{enter: enter, event: t, changed: make(chan struct{})}
}

// Event is the event at present.
func (f *Feed) Event() *model.Tournament {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.event
}

// Changed is closed with the next change.
func (f *Feed) Changed() <-chan struct{} {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.changed
}

// Put says what the event has become.
func (f *Feed) Put(t *model.Tournament) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if t == f.event {
		return
	}
	f.event = t
	close(f.changed)
	f.changed = make(chan struct{})
}

// Enter enters what somebody at a board has sent.
func (f *Feed) Enter(sent Sent) (arbiter.PhoneStatus, error) {
	if f.enter == nil {
		return 0, errNothing
	}
	return f.enter(sent)
}
