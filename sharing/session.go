package sharing

import (
	"context"
	"encoding/json"
	"errors"
	"math/rand/v2"
	"strconv"
	"strings"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"net"

	"wallchart/model/journal"
)

// session is one line, until it ends. A new one is made by the same steps as the first, so there is one way only to come back.
type session struct {
	nc   *nats.Conn
	js   jetstream.JetStream
	rank rank // of the stream
	knew rank // of the one that this desk knew when it looked
	ctx  context.Context
	stop context.CancelCauseFunc
	from chan uint64 // where to begin, from whom the document belongs to

	overtaken int // how many times running another desk's step came before this one's; of append alone
}

func (s *session) end(why error) { s.stop(why) }

// append puts a step into the stream, if nothing has come since the message that it was made on. Whether it did is seen in the stream.
func (s *session) append(m *nats.Msg, id string, on uint64) {
	ctx, cancel := context.WithTimeout(s.ctx, 5*time.Second)
	defer cancel()
	_, err := s.js.PublishMsg(ctx, m, jetstream.WithMsgID(id), jetstream.WithExpectLastSequence(on))
	var refused *jetstream.APIError
	var pause time.Duration
	switch overtaken := errors.As(err, &refused) && (refused.ErrorCode == jetstream.JSErrCodeStreamWrongLastSequence ||
		refused.ErrorCode == jetstream.JSErrCodeStreamWrongLastSequenceConstant); {
	case err == nil:
		s.overtaken = 0
		return
	case overtaken: // not all at once: of many who try together one gets through, and each try costs all of them a history made anew
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

func (s *session) publish(m *nats.Msg) {
	ctx, cancel := context.WithTimeout(s.ctx, 10*time.Second)
	defer cancel()
	_, _ = s.js.PublishMsg(ctx, m) // it is renewed another time
}

// line is how the client of NATS comes to a connection: each time by the gate.
type line func() (net.Conn, error)

// InProcessConn makes a connection.
func (l line) InProcessConn() (net.Conn, error) { return l() }

// run keeps a line until the desk leaves.
func (d *Desk) run() {
	defer close(d.done)
	pause := 200 * time.Millisecond
	for !d.gone() {
		began := time.Now()
		err := d.session()
		d.lost(err)
		if pause *= 2; pause > 3*time.Second || errors.As(err, new(*Refused)) {
			pause = 3 * time.Second
		}
		if time.Since(began) > 10*time.Second {
			pause = 200 * time.Millisecond
		}
		select {
		case <-d.left:
		case <-d.retry:
			pause = 200 * time.Millisecond
		case <-time.After(pause):
		}
	}
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

// connect makes a line: to the server inside, to the host, or to a server of one's own.
func (d *Desk) connect(o ...nats.Option) (*nats.Conn, error) {
	d.mu.Lock()
	h, r, key := d.hosting, d.rec, d.secret.Key
	d.mu.Unlock()
	o = append(o, nats.NoReconnect(), nats.Name(d.name), nats.CustomInboxPrefix(inbox(d.name)), nats.Timeout(10*time.Second),
		nats.PingInterval(2*time.Second), nats.MaxPingsOutstanding(3), nats.ErrorHandler(func(*nats.Conn, *nats.Subscription, error) {}))
	if r.Server != "" {
		return d.toServer(r, o)
	}
	o = append(o, nats.UserInfo(d.name, key))
	if h != nil {
		return nats.Connect("", append(o, nats.InProcessServer(h.server))...)
	}
	var why error
	nc, err := nats.Connect("", append(o, nats.InProcessServer(line(func() (c net.Conn, err error) {
		c, why = d.toHost()
		return c, why
	})))...)
	if why != nil {
		return nil, why
	}
	return nc, err
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
	nc, err := d.connect(nats.ClosedHandler(func(*nats.Conn) { stop(errNone) }))
	if err != nil {
		return err
	}
	defer nc.Close()
	s.nc = nc
	if s.js, err = jetstream.New(nc); err != nil {
		return err
	}
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
	stops, err := d.listen(s, from)
	if err != nil {
		return err
	}
	defer stops()
	d.there(s)
	go d.enough(s, copiesEach)
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
	event := strings.TrimPrefix(d.prefix, "event.")
	found, err := s.js.Stream(ctx, stream(event))
	if errors.Is(err, jetstream.ErrStreamNotFound) {
		err = errMissing
	}
	if err != nil {
		return nil, err
	}
	info := found.CachedInfo()
	if err := json.Unmarshal([]byte(info.Config.Metadata["wallchart"]), &s.rank); err != nil {
		return nil, errMissing
	}
	a := &arrival{s: s, last: info.State.LastSeq}
	if s.knew = d.rank(); s.rank == s.knew && d.goesOn(ctx, found, info.State.LastSeq) {
		return a, nil
	}
	bases, err := s.js.Stream(ctx, stream(event)+"-base")
	if err != nil {
		return nil, err
	}
	m, err := bases.GetLastMsgForSubject(ctx, d.prefix+".base")
	if err != nil {
		return nil, err
	}
	a.base = m.Data
	a.seq, err = strconv.ParseUint(m.Header.Get("Wallchart-Seq"), 10, 64)
	return a, err
}

// goesOn tells whether a stream is the one that this desk knows, and not one that was cut, or an older copy that was put back: its last
// step that was taken here is still there, behind the same steps.
func (d *Desk) goesOn(ctx context.Context, found jetstream.Stream, last uint64) bool {
	d.mu.Lock()
	m := d.mark
	d.mu.Unlock()
	if m.seq > last {
		return false
	}
	if m.step == 0 {
		return !m.astray
	}
	was, err := found.GetMsg(ctx, m.step)
	if err != nil {
		return !errors.Is(err, jetstream.ErrMsgNotFound) // a line that is cut is no other stream
	}
	e, err := journal.DecodeEntry(was.Data)
	if err != nil || e.ID != m.id || was.Header.Get("Wallchart-After") != m.after {
		return false
	}
	d.mu.Lock()
	d.mark.astray = false
	d.mu.Unlock()
	return true
}

// make makes the streams of an event that begins to be shared, with the event as it stands.
func (d *Desk) make(ctx context.Context, s *session, seed []byte) error {
	r := d.rank()
	name, err := json.Marshal(r)
	if err != nil {
		return err
	}
	event := strings.TrimPrefix(d.prefix, "event.")
	_, err = s.create(ctx, jetstream.StreamConfig{Name: stream(event) + "-base", Subjects: []string{d.prefix + ".base", d.prefix + ".guests"},
		MaxMsgsPerSubject: 1})
	if err != nil {
		return err
	}
	m := nats.NewMsg(d.prefix + ".base")
	m.Data = seed
	m.Header.Set("Wallchart-Seq", "0")
	if _, err := s.js.PublishMsg(ctx, m); err != nil {
		return err
	}
	_, err = s.create(ctx, jetstream.StreamConfig{Name: stream(event), Subjects: []string{d.prefix + ".step.>"}, MaxMsgSize: mostStep,
		Duplicates: 2 * time.Hour, DenyDelete: true, DenyPurge: true, Metadata: map[string]string{"wallchart": string(name)}})
	return err
}

// listen takes the messages of the stream from one on.
func (d *Desk) listen(s *session, from uint64) (stop func(), err error) {
	ctx, cancel := context.WithTimeout(s.ctx, 20*time.Second)
	defer cancel()
	c, err := s.js.OrderedConsumer(ctx, stream(strings.TrimPrefix(d.prefix, "event.")),
		jetstream.OrderedConsumerConfig{DeliverPolicy: jetstream.DeliverByStartSequencePolicy, OptStartSeq: max(1, from)})
	if err != nil {
		return nil, err
	}
	run, err := c.Consume(func(m jetstream.Msg) {
		if meta, err := m.Metadata(); err == nil {
			d.inBox(came{data: m.Data(), subject: m.Subject(), version: m.Headers().Get("Wallchart"),
				after: m.Headers().Get("Wallchart-After"), seq: meta.Sequence.Stream,
				rank: s.rank})
		}
	})
	if err != nil {
		return nil, err
	}
	return run.Stop, nil
}
