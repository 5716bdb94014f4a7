package handover

import (
	"encoding/json"
	"errors"
	"io"
	"net"
	"os"
	"sync"
	"sync/atomic"
	"time"
)

// First is the program that the later ones hand their files to.
type First struct {
	meeting  Meeting
	lock     *os.File
	listener net.Listener
	serving  chan struct{} // closed once there is a window
	take     func(files []string, mine func() bool)
	once     sync.Once
	over     atomic.Bool
}

// Serve takes files from then on. What is taken is asked for off the window's thread: it goes there, and when mine still tells that
// nobody has given up waiting meanwhile, the files are this program's to open.
func (f *First) Serve(take func(files []string, mine func() bool)) {
	f.once.Do(func() {
		f.take = take
		close(f.serving)
	})
}

// Close lets another program be the first; nothing is taken any more.
func (f *First) Close() {
	if f.over.Swap(true) {
		return
	}
	_ = f.listener.Close()
	_ = f.lock.Close() // last: whoever has it may be in the way of nobody
}

func (f *First) listen() {
	for {
		c, err := f.listener.Accept()
		if err != nil {
			return
		}
		go f.answer(c)
	}
}

// answer takes one request.
func (f *First) answer(c net.Conn) {
	defer c.Close()
	t := f.meeting.times
	_ = c.SetDeadline(time.Now().Add(t.answer))
	if f.meeting.way.known(c, f.meeting, true) != nil {
		return
	}
	var r request
	if json.NewDecoder(io.LimitReader(c, requestMost)).Decode(&r) != nil || r.Version != 1 {
		return
	}
	patience := t.answer
	select {
	case <-f.serving:
	default:
		patience = t.start
		_ = c.SetDeadline(time.Now().Add(patience + t.slack))
		if _, err := io.WriteString(c, wait+"\n"); err != nil {
			return
		}
	}
	given := time.NewTimer(patience)
	defer given.Stop()
	select {
	case <-f.serving:
	case <-given.C:
		return
	}
	const open, mine, lost = 0, 1, 2
	var state atomic.Int32
	claimed := make(chan struct{})
	f.take(r.Files, func() bool {
		if f.over.Load() || gone(c) || !state.CompareAndSwap(open, mine) {
			return false
		}
		close(claimed)
		return true
	})
	select {
	case <-claimed:
	case <-given.C:
		if state.CompareAndSwap(open, lost) {
			return
		}
	}
	_ = c.SetDeadline(time.Now().Add(t.answer))
	_, _ = io.WriteString(c, taken+"\n")
}

// gone tells whether whoever asked has given up: a program that was stopped, as with the computer, finds old requests when it goes on.
func gone(c net.Conn) bool {
	_ = c.SetReadDeadline(time.Now().Add(5 * time.Millisecond))
	_, err := c.Read(make([]byte, 1)) // nothing more is said before the answer
	var late net.Error
	return !errors.As(err, &late) || !late.Timeout()
}
