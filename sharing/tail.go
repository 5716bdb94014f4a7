package sharing

import (
	"context"
	"errors"
	"sync"
	"time"
)

// tail is the end of the stream, in memory, from which all desks behind the gate read: however many there are, the server has one reader.
type tail struct {
	kept *kept

	mu     sync.Mutex
	recent []message     // with consecutive numbers
	last   uint64        // the number of the last, or of the end
	more   chan struct{} // closed when there is one
}

const recentKept = 256

// follow begins at the end that the stream has now.
func follow(k *kept) (*tail, error) {
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
	defer cancel()
	s, err := k.js.Stream(ctx, k.name)
	if err != nil {
		return nil, err
	}
	t := &tail{kept: k, last: s.CachedInfo().State.LastSeq, more: make(chan struct{})}
	return t, k.read(context.Background(), t.last+1, t.add) // until the line to the server is closed
}

// sooner is a message that the server has taken and not yet handed out.
func (t *tail) sooner(m message) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if m.seq == t.last+1 {
		t.put(m)
	}
}

func (t *tail) add(m message) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if m.seq > t.last {
		t.put(m)
	}
}

func (t *tail) put(m message) {
	switch n := len(t.recent); {
	case n > 0 && m.seq != t.last+1:
		t.recent = nil
	case n >= recentKept:
		t.recent = append(t.recent[:0:0], t.recent[recentKept/2:]...)
	}
	t.recent, t.last = append(t.recent, m.framed()), m.seq
	close(t.more)
	t.more = make(chan struct{})
}

// framed has its frame, with its data.
func (m message) framed() message {
	f := frame{Verb: verbStep, Seq: m.seq, From: &m.from, Language: m.language, After: m.after, data: m.data}
	m.frame, _ = f.whole()
	m.data = nil
	return m
}

// next is the first message from a number on, when there is one.
func (t *tail) next(ctx context.Context, seq uint64) (message, error) {
	for {
		t.mu.Lock()
		last, more := t.last, t.more
		if n := len(t.recent); n > 0 && seq <= last && seq >= t.recent[0].seq {
			m := t.recent[seq-t.recent[0].seq]
			t.mu.Unlock()
			return m, nil
		}
		t.mu.Unlock()
		if seq <= last {
			if m, err := t.kept.next(ctx, seq); !errors.Is(err, errNoStream) {
				return m.framed(), err
			}
		}
		select {
		case <-ctx.Done():
			return message{}, ctx.Err()
		case <-more:
		}
	}
}
