package sharing

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"net"
	"sync"
	"time"
)

// gated is the stream at a host, as a desk behind the gate reaches it: by four verbs (wire.go).
type gated struct {
	wire
	hears hears
	bases chan frame
	taken chan frame

	mu   sync.Mutex
	each func(message)
	end  func(error)
	over chan struct{}
}

// hears is what a desk is told by its host, besides steps.
type hears struct {
	sign    func(of sender, data []byte, ago time.Duration)
	guests  func(map[string]guest)
	stalled func(seconds int, why string)
}

// hostQuiet is how long a host may say nothing, which says something every second or two.
const hostQuiet = 4500 * time.Millisecond

// atGate goes on with a line that the gate has let in.
func atGate(c net.Conn, r *bufio.Reader, of hears, end func(error)) *gated {
	g := &gated{wire: wire{c: c, r: r}, hears: of, bases: make(chan frame, 1), taken: make(chan frame, 1), end: end,
		over: make(chan struct{})}
	go g.listen()
	return g
}

func (g *gated) close() { _ = g.c.Close() }

// listen takes what the host says until the line ends.
func (g *gated) listen() {
	defer close(g.over)
	defer g.close()
	for {
		f, err := g.next(func(verb) int { return most })
		if err != nil {
			g.end(quietHost(err))
			return
		}
		switch f.Verb {
		case verbBase:
			offer(g.bases, f)
		case verbTaken:
			offer(g.taken, f)
		case verbStep:
			g.mu.Lock()
			each := g.each
			g.mu.Unlock()
			if each != nil && f.From != nil {
				each(message{seq: f.Seq, from: *f.From, language: f.Language, after: f.After, data: f.data})
			}
		case verbSign:
			if f.From != nil {
				g.hears.sign(*f.From, f.data, time.Duration(max(0, f.Seconds))*time.Second)
			}
		case verbGuests:
			var all map[string]guest
			if json.Unmarshal(f.data, &all) == nil {
				g.hears.guests(all)
			}
		case verbStalled:
			g.hears.stalled(f.Seconds, string(f.data))
		}
	}
}

// quietHost is why a line has ended.
func quietHost(err error) error {
	var n net.Error
	if errors.As(err, &n) && n.Timeout() {
		return errQuiet
	}
	return errNone
}

// offer puts an answer where it is waited for; one that nobody waits for any more goes.
func offer(to chan frame, f frame) {
	for {
		select {
		case to <- f:
			return
		default:
		}
		select {
		case <-to:
		default:
		}
	}
}

// ask sends a frame and waits for its answer.
func (g *gated) ask(ctx context.Context, f frame, answers chan frame) (frame, error) {
	select {
	case <-answers: // to one that was given up
	default:
	}
	if err := g.send(f); err != nil {
		return f, errNone
	}
	select {
	case a := <-answers:
		return a, nil
	case <-g.over:
		return f, errNone
	case <-ctx.Done():
		return f, ctx.Err()
	}
}

func (g *gated) look(ctx context.Context, knew rank, at mark) (found, error) {
	a, err := g.ask(ctx, frame{Verb: verbBase, Rank: knew, Mark: at}, g.bases)
	if err != nil {
		return found{}, err
	}
	if a.Why != "" {
		return found{}, errMissing
	}
	f := found{rank: a.Rank, last: a.Last, end: a.End}
	if len(a.data) > 0 {
		f.base, f.seq = a.data, a.Seq
	}
	return f, nil
}

func (g *gated) append(ctx context.Context, m message, on uint64) error {
	a, err := g.ask(ctx, frame{Verb: verbAppend, Seq: on, ID: m.id, After: m.after, Language: m.language, data: m.data}, g.taken)
	switch {
	case err != nil:
		return err
	case a.Why == refusedOvertaken:
		return errOvertaken
	case a.Why != "":
		return &Refused{why: a.Why}
	}
	return nil
}

func (g *gated) read(_ context.Context, from uint64, each func(message)) error {
	g.mu.Lock()
	g.each = each
	g.mu.Unlock()
	return g.send(frame{Verb: verbRead, Seq: from})
}

func (g *gated) sign(of []byte) error { return g.send(frame{Verb: verbSign, data: of}) }
