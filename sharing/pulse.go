package sharing

import (
	"errors"
	"sync"
	"time"
)

// pulse tells whether the server of a host still takes steps. A server whose disk is full does not, and does not say so by itself.
type pulse struct {
	mu      sync.Mutex
	open    map[int]time.Time // since when steps wait for their answer
	n       int
	failing time.Time // of the first that was not taken since one was; zero where all is well
}

// begins notes that a step is given to the server.
func (p *pulse) begins() int {
	if p == nil {
		return 0
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.open == nil {
		p.open = map[int]time.Time{}
	}
	p.n++
	p.open[p.n] = time.Now()
	return p.n
}

// ends notes its answer. A step that was overtaken was refused by a server that is well.
func (p *pulse) ends(n int, err error) {
	if p == nil {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	began := p.open[n]
	delete(p.open, n)
	switch {
	case err == nil || errors.Is(err, errOvertaken):
		p.failing = time.Time{}
	case p.failing.IsZero():
		p.failing = began
	}
}

// stands is how long nothing was taken that was given; 0 where all is well.
func (p *pulse) stands(now time.Time) time.Duration {
	p.mu.Lock()
	defer p.mu.Unlock()
	since := p.failing
	for _, began := range p.open {
		if since.IsZero() || began.Before(since) {
			since = began
		}
	}
	if since.IsZero() {
		return 0
	}
	return max(0, now.Sub(since))
}

// clear forgets what was, for a server that begins.
func (p *pulse) clear() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.open, p.failing = nil, time.Time{}
}

// fails notes that nothing is taken since a time.
func (p *pulse) fails(since time.Time) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.failing = since
}
