package handover

import "sync"

// Tray keeps the files that the system hands over by itself, as macOS does with a double click, until there is a window for them. It may be
// used from any thread.
type Tray struct {
	lock    sync.Mutex
	waiting []string
	take    func(files []string)
}

// Put hands files over, now or as soon as somebody takes them.
func (t *Tray) Put(files []string) {
	t.lock.Lock()
	take := t.take
	if take == nil {
		t.waiting = append(t.waiting, files...)
	}
	t.lock.Unlock()
	if take != nil {
		take(files)
	}
}

// Serve takes what has come, at once and in one go, and what comes from then on.
func (t *Tray) Serve(take func(files []string)) {
	t.lock.Lock()
	files := t.waiting
	t.waiting, t.take = nil, take
	t.lock.Unlock()
	if len(files) > 0 {
		take(files)
	}
}
