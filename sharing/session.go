package sharing

import (
	"context"
	"errors"
	"math/rand/v2"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
)

// session is one line, until it ends. A new one is made by the same steps as the first, so there is one way only to come back.
type session struct {
	stream
	kept *kept // nil behind a gate
	rank rank  // of the stream
	knew rank  // of the one that this desk knew when it looked
	ctx  context.Context
	stop context.CancelCauseFunc
	from chan uint64 // where to begin, from whom the document belongs to

	overtaken int // how many times running another desk's step came before this one's; of append alone
}

func (s *session) end(why error) { s.stop(why) }

// answerIn is how long a server may take for a step.
const answerIn = 5 * time.Second

// put puts a step into the stream, if nothing has come since the message that it was made on. Whether it did is seen in the stream.
func (s *session) put(m message, on uint64) {
	ctx, cancel := context.WithTimeout(s.ctx, 2*answerIn) // the gate answers before
	defer cancel()
	err := s.append(ctx, m, on)
	var pause time.Duration
	switch {
	case err == nil:
		s.overtaken = 0
		return
	case errors.Is(err, errOvertaken):
		// not all at once: of many who try together one gets through, and each try costs all of them a history made anew
		s.overtaken = min(s.overtaken+1, 10)
		pause = rand.N(time.Duration(s.overtaken) * 5 * time.Millisecond)
	default:
		pause = 200 * time.Millisecond
	}
	select {
	case <-s.ctx.Done():
	case <-time.After(pause):
	}
}

// renew puts a newer base beside the stream; where that fails, it is renewed another time.
func (s *session) renew(event []byte, seq uint64) {
	ctx, cancel := context.WithTimeout(s.ctx, 10*time.Second)
	defer cancel()
	_ = s.kept.putBase(ctx, event, seq)
}

// run keeps a line until the desk leaves.
func (d *Desk) run() {
	defer close(d.done)
	pause := firstPause
	for !d.gone() {
		began := time.Now()
		err := d.session()
		d.lost(err)
		pause = pauseAfter(pause, time.Since(began), err)
		select {
		case <-d.left:
		case <-d.retry:
			pause = firstPause
		case <-time.After(pause):
		}
	}
}

// firstPause is how long to wait after a first line, or one that held.
const firstPause = 200 * time.Millisecond

// pauseAfter is how long to wait for the next line after one that held for a time.
func pauseAfter(before, held time.Duration, err error) time.Duration {
	switch {
	case held > 10*time.Second:
		return firstPause
	case errors.As(err, new(*Refused)):
		return 3 * time.Second
	}
	return min(2*before, 3*time.Second)
}

// kick ends the present line and tries again at once.
func (d *Desk) kick() {
	d.mu.Lock()
	s := d.line
	d.mu.Unlock()
	if s != nil {
		s.end(nil)
	}
	select {
	case d.retry <- struct{}{}:
	default:
	}
}

// reach makes a line: to the server inside, to a server of one's own, or to the gate of the host.
func (d *Desk) reach(s *session) error {
	d.mu.Lock()
	h, r, me := d.hosting, d.rec, sender{d.rec.Role, d.name}
	var inside *server.Server
	if h != nil {
		inside = h.server
	}
	d.mu.Unlock()
	if r.Server == "" && h == nil {
		c, err := d.toHost(s.ctx)
		if err != nil {
			return err
		}
		c.line.waits(hostQuiet)
		s.stream = atGate(c, c.r, hears{d.heardBefore, d.learnGuests, d.stalls}, s.end)
		return nil
	}
	if r.Server == "" && inside == nil {
		return errNone // it is being opened
	}
	o := []nats.Option{nats.NoReconnect(), nats.Name(d.name), nats.CustomInboxPrefix("_INBOX_" + d.name), nats.Timeout(10 * time.Second),
		nats.PingInterval(2 * time.Second), nats.MaxPingsOutstanding(3), nats.ErrorHandler(func(*nats.Conn, *nats.Subscription, error) {})}
	var nc *nats.Conn
	var err error
	var p *pulse
	if r.Server != "" {
		nc, err = d.toServer(r, o)
	} else {
		p = h.pulse
		if nc, err = nats.Connect("", append(o, nats.InProcessServer(inside))...); err != nil {
			return errNone // it is started anew
		}
	}
	if err != nil {
		return err
	}
	s.kept, err = keep(nc, r.Event, me, p, d.heard, s.end)
	s.stream = s.kept
	return err
}

// session is one line from its beginning to its end; it returns why it ended.
func (d *Desk) session() error {
	ctx, stop := context.WithCancelCause(context.Background())
	s := &session{ctx: ctx, stop: stop, from: make(chan uint64, 1)}
	defer stop(nil)
	go func() {
		select {
		case <-d.left:
			stop(nil)
		case <-ctx.Done():
		}
	}()
	if err := d.reach(s); err != nil {
		return err
	}
	defer s.close()
	a, err := d.look(s)
	if err != nil {
		return err
	}
	d.inBox(came{arrived: a})
	var from uint64
	select {
	case <-ctx.Done():
		return context.Cause(ctx)
	case from = <-s.from:
	}
	err = s.read(ctx, from, func(m message) { d.inBox(came{message: m, rank: s.rank}) })
	if err != nil {
		return err
	}
	if s.kept != nil {
		go d.enough(s.kept, ctx, copiesEach)
	}
	d.alive(s)
	d.mu.Lock()
	d.line = nil
	d.mu.Unlock()
	return context.Cause(ctx)
}

// look finds the stream, and its base where it is another than the one that this desk knows.
func (d *Desk) look(s *session) (*arrival, error) {
	ctx, cancel := context.WithTimeout(s.ctx, 20*time.Second)
	defer cancel()
	d.mu.Lock()
	knew, at := d.rec.Rank, d.mark
	d.mu.Unlock()
	f, err := s.stream.look(ctx, knew, at)
	if err != nil {
		return nil, err
	}
	s.rank, s.knew = f.rank, knew
	if f.base == nil {
		d.mu.Lock()
		d.mark.Astray = false
		d.mu.Unlock()
	}
	return &arrival{s: s, found: f}, nil
}
