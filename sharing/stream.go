package sharing

import (
	"context"
	"encoding/json"
	"errors"
	"strconv"
	"strings"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"wallchart/model/journal"
)

// stream is the stream of an event as a desk reaches it: kept, by the server inside or one of the club's own; or gated, at a host behind
// its gate. It ends with the line; then a new one is made.
type stream interface {
	// look tells where the stream stands, and has its base unless it goes on from what a desk knows.
	look(ctx context.Context, knew rank, at mark) (found, error)
	// append puts a step behind message on. errOvertaken says that another was quicker.
	append(ctx context.Context, m message, on uint64) error
	// read hands over the messages from one on, while the line lasts.
	read(ctx context.Context, from uint64, each func(message)) error
	// sign tells the others what this desk says of itself.
	sign(of []byte) error
	close()
}

// message is one of the stream: a step, and what its desk says of it.
type message struct {
	seq      uint64
	from     sender
	id       string // sent twice with one id, it counts once
	language int
	after    string // the chain of the steps before it
	data     []byte
	frame    []byte // at the gate: as all who read it get it
}

// sender is a desk by the role and name that it was let in with.
type sender struct {
	Role Role   `json:"role"`
	Desk string `json:"desk"`
}

func (s sender) subject() string { return string(s.Role) + "." + s.Desk }

func senderOf(subject string) sender {
	role, desk, _ := strings.Cut(subject, ".")
	return sender{Role(role), desk}
}

// mayWrite tells whether it is a sender of steps at all.
func (s sender) mayWrite() bool {
	return s.Desk != "" && s.Desk == Tidy(s.Desk) && (s.Role == Arbiter || s.Role == Results)
}

// found is a stream as it stands.
type found struct {
	rank rank
	last uint64 // the last message there is,
	end  uint64 // and the number behind which the next one comes: a server whose disk was full may have given some without a message
	// of a stream that does not go on from what the desk has: the event after a message of it
	base []byte
	seq  uint64
}

var (
	errOvertaken = errors.New("another step was quicker")
	errNoStream  = errors.New("no such message")
)

// kept is a stream of NATS.
type kept struct {
	nc     *nats.Conn
	js     jetstream.JetStream
	name   string // of the stream
	prefix string // of the event's subjects
	me     sender
	pulse  *pulse // of the host's server; nil at one of the club's own
}

// keep makes the stream of an event from a line to its server, and listens to the signs of life there. end is told when the line ends.
func keep(nc *nats.Conn, event string, me sender, p *pulse, heard func(sender, []byte), end func(error)) (*kept, error) {
	js, err := jetstream.New(nc)
	if err != nil {
		nc.Close()
		return nil, err
	}
	k := &kept{nc: nc, js: js, name: "event-" + event, prefix: subject(event), me: me, pulse: p}
	nc.SetClosedHandler(func(*nats.Conn) { end(errNone) })
	_, err = nc.Subscribe(k.prefix+".here.>", func(m *nats.Msg) {
		heard(senderOf(strings.TrimPrefix(m.Subject, k.prefix+".here.")), m.Data)
	})
	if err != nil {
		nc.Close()
	}
	return k, err
}

func (k *kept) close() { k.nc.Close() }

func (k *kept) sign(of []byte) error { return k.signAs(k.me, of) }

func (k *kept) signAs(s sender, of []byte) error {
	return k.nc.Publish(k.prefix+".here."+s.subject(), of)
}

func (k *kept) look(ctx context.Context, knew rank, at mark) (f found, err error) {
	s, err := k.js.Stream(ctx, k.name)
	if errors.Is(err, jetstream.ErrStreamNotFound) {
		err = errMissing
	}
	if err != nil {
		return f, err
	}
	info := s.CachedInfo()
	if err := json.Unmarshal([]byte(info.Config.Metadata["wallchart"]), &f.rank); err != nil {
		return f, errMissing
	}
	f.end = info.State.LastSeq
	if f.last, err = k.last(ctx, s); err != nil {
		return f, err
	}
	if f.rank == knew && k.goesOn(ctx, at, f.end) {
		return f, nil
	}
	bases, err := k.js.Stream(ctx, k.name+"-base")
	if err != nil {
		return f, err
	}
	m, err := bases.GetLastMsgForSubject(ctx, k.prefix+".base")
	if err != nil {
		return f, err
	}
	f.base = m.Data
	if f.seq, err = strconv.ParseUint(m.Header.Get("Wallchart-Seq"), 10, 64); err != nil {
		err = errMissing
	}
	return f, err
}

// goesOn tells whether a stream is the one that a desk knows, and not one that was cut, or an older copy that was put back: the last step
// that the desk has taken is still there, behind the same steps.
func (k *kept) goesOn(ctx context.Context, at mark, end uint64) bool {
	if at.Seq > end {
		return false
	}
	if at.Step == 0 {
		return !at.Astray
	}
	m, err := k.next(ctx, at.Step)
	if err != nil {
		return !errors.Is(err, errNoStream) // a line that is cut is no other stream
	}
	e, err := journal.DecodeEntry(m.data)
	return err == nil && e.ID == at.ID && m.after == at.After
}

// errLost says that the server has the stream no more: its disk has lost it, or what it knows of it.
var errLost = errors.New("the stream is gone")

// there looks whether the stream and a base of it are there.
func (k *kept) there(ctx context.Context) error {
	_, err := k.js.Stream(ctx, k.name)
	if err == nil {
		var bases jetstream.Stream
		if bases, err = k.js.Stream(ctx, k.name+"-base"); err == nil {
			_, err = bases.GetLastMsgForSubject(ctx, k.prefix+".base")
		}
	}
	if errors.Is(err, jetstream.ErrStreamNotFound) || errors.Is(err, jetstream.ErrMsgNotFound) {
		return errLost
	}
	return err
}

// last is the number of the last message that there is.
func (k *kept) last(ctx context.Context, s jetstream.Stream) (uint64, error) {
	m, err := s.GetLastMsgForSubject(ctx, k.prefix+".step.>")
	if errors.Is(err, jetstream.ErrMsgNotFound) {
		return 0, nil
	}
	if err != nil {
		return 0, err
	}
	return m.Sequence, nil
}

// next is the first message from a number on.
func (k *kept) next(ctx context.Context, seq uint64) (message, error) {
	s, err := k.js.Stream(ctx, k.name)
	if err != nil {
		return message{}, err
	}
	m, err := s.GetMsg(ctx, seq, jetstream.WithGetMsgSubject(k.prefix+".step.>"))
	if errors.Is(err, jetstream.ErrMsgNotFound) {
		err = errNoStream
	}
	if err != nil {
		return message{}, err
	}
	return k.messageOf(m.Subject, m.Header, m.Data, m.Sequence), nil
}

func (k *kept) messageOf(subject string, h nats.Header, data []byte, seq uint64) message {
	spoken, _ := strconv.Atoi(h.Get("Wallchart"))
	return message{seq: seq, from: senderOf(strings.TrimPrefix(subject, k.prefix+".step.")), language: spoken, after: h.Get("Wallchart-After"),
		data: data}
}

func (k *kept) append(ctx context.Context, m message, on uint64) error {
	_, err := k.take(ctx, m, on)
	return err
}

// take is append, and the number that the message has got.
func (k *kept) take(ctx context.Context, m message, on uint64) (uint64, error) {
	out := nats.NewMsg(k.prefix + ".step." + m.from.subject())
	out.Data = m.data
	out.Header.Set("Wallchart", strconv.Itoa(m.language))
	out.Header.Set("Wallchart-After", m.after)
	began := k.pulse.begins()
	var seq uint64
	ack, err := k.js.PublishMsg(ctx, out, jetstream.WithMsgID(m.id), jetstream.WithExpectLastSequence(on))
	if err == nil {
		seq = ack.Sequence
	}
	var refused *jetstream.APIError
	if errors.As(err, &refused) && (refused.ErrorCode == jetstream.JSErrCodeStreamWrongLastSequence ||
		refused.ErrorCode == jetstream.JSErrCodeStreamWrongLastSequenceConstant) {
		err = errOvertaken
	}
	k.pulse.ends(began, err)
	return seq, err
}

func (k *kept) read(ctx context.Context, from uint64, each func(message)) error {
	begin, cancel := context.WithTimeout(ctx, 20*time.Second)
	defer cancel()
	c, err := k.js.OrderedConsumer(begin, k.name,
		jetstream.OrderedConsumerConfig{DeliverPolicy: jetstream.DeliverByStartSequencePolicy, OptStartSeq: max(1, from)})
	if err != nil {
		return err
	}
	run, err := c.Consume(func(m jetstream.Msg) {
		if meta, err := m.Metadata(); err == nil {
			each(k.messageOf(m.Subject(), m.Headers(), m.Data(), meta.Sequence.Stream))
		}
	})
	if err != nil {
		return err
	}
	context.AfterFunc(ctx, run.Stop)
	return nil
}

// make makes the streams of an event that begins to be shared, with the event as it stands.
func (k *kept) make(ctx context.Context, r rank, seed []byte) error {
	name, err := json.Marshal(r)
	if err != nil {
		return err
	}
	_, err = k.create(ctx, jetstream.StreamConfig{Name: k.name + "-base", Subjects: []string{k.prefix + ".base"}, MaxMsgsPerSubject: 1})
	if err != nil {
		return err
	}
	if err := k.putBase(ctx, seed, 0); err != nil {
		return err
	}
	_, err = k.create(ctx, jetstream.StreamConfig{Name: k.name, Subjects: []string{k.prefix + ".step.>"}, MaxMsgSize: mostStep,
		Duplicates: 2 * time.Hour, DenyDelete: true, DenyPurge: true, Metadata: map[string]string{"wallchart": string(name)}})
	return err
}

// putBase puts the event after a message beside the stream.
func (k *kept) putBase(ctx context.Context, event []byte, seq uint64) error {
	m := nats.NewMsg(k.prefix + ".base")
	m.Data = event
	m.Header.Set("Wallchart-Seq", strconv.FormatUint(seq, 10))
	_, err := k.js.PublishMsg(ctx, m)
	return err
}
