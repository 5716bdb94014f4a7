package desks

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/model/journal"
)

// Conflict is a step of this desk that could not be made on what others had done meanwhile. It is made nowhere; somebody chooses.
type Conflict struct {
	Mine   journal.Entry
	Theirs journal.Entry // N is 0 where it is a step of one's own that was not kept
	Why    error
}

// came is what the line leaves in the box: a message of the stream, or the end of an attempt to send.
type came struct {
	data []byte
	seq  uint64
	sent bool
	err  error
}

// Desk is one desk of an event. It belongs to the goroutine that its document belongs to.
type Desk struct {
	doc    *wallchart.Doc
	name   string
	prefix string // of the event's subjects
	nc     *nats.Conn
	js     jetstream.JetStream
	stop   func()

	shared   int               // the number of the last step of the log that the stream has
	base     *model.Tournament // the event after that step
	seq      uint64            // the last message of the stream that was judged
	flying   bool              // a step is on its way
	mu       sync.Mutex
	box      []came
	news     chan struct{}
	left     chan struct{}
	takeLeft sync.Once
}

// News has a signal when something has come. Then Take is to be called.
func (d *Desk) News() <-chan struct{} { return d.news }

// Waiting is how many steps of this desk the stream does not have yet.
func (d *Desk) Waiting() int { return max(0, last(d.doc.Entries())-d.shared) }

func last(log []journal.Entry) int {
	if len(log) == 0 {
		return 0
	}
	return log[len(log)-1].N
}

// at sits the desk at a document, whose event is the base until another is read.
func (d *Desk) at(doc *wallchart.Doc) {
	doc.SitAt(d.name)
	d.doc, d.base, d.shared = doc, doc.Tournament(), last(doc.Entries())
}

func subject(event string) string { return "event." + event }
func stream(event string) string  { return "event-" + event }

// make makes the streams of an event that begins to be shared, with the event as it stands.
func (d *Desk) make(ctx context.Context, event string) error {
	_, err := d.js.CreateStream(ctx, jetstream.StreamConfig{Name: stream(event), Subjects: []string{d.prefix + ".step.>"},
		Duplicates: 24 * time.Hour, DenyDelete: true, DenyPurge: true})
	if err != nil {
		return err
	}
	_, err = d.js.CreateStream(ctx, jetstream.StreamConfig{Name: stream(event) + "-base", Subjects: []string{d.prefix + ".base"},
		MaxMsgsPerSubject: 1})
	if err != nil {
		return err
	}
	b, err := wallchart.Encode(d.doc.Tournament(), d.doc.Entries())
	if err != nil {
		return err
	}
	_, err = d.js.Publish(ctx, d.prefix+".base", b)
	return err
}

// listen begins to take the messages of the stream.
func (d *Desk) listen(ctx context.Context, event string) error {
	c, err := d.js.OrderedConsumer(ctx, stream(event), jetstream.OrderedConsumerConfig{DeliverPolicy: jetstream.DeliverAllPolicy})
	if err != nil {
		return err
	}
	run, err := c.Consume(func(m jetstream.Msg) {
		if meta, err := m.Metadata(); err == nil {
			d.put(came{data: m.Data(), seq: meta.Sequence.Stream})
		}
	})
	if err != nil {
		return err
	}
	d.stop = run.Stop
	return nil
}

func (d *Desk) put(c came) {
	d.mu.Lock()
	d.box = append(d.box, c)
	d.mu.Unlock()
	select {
	case d.news <- struct{}{}:
	default:
	}
}

// Do makes a change. Errors are as those of the document's Do; the others hear of it when there is a line.
func (d *Desk) Do(c journal.Change) error {
	err := d.doc.Do(c)
	d.send()
	return err
}

// waiting are the steps of the log that the stream lacks.
func (d *Desk) waiting() []journal.Entry {
	log := d.doc.Entries()
	for i := range log {
		if log[i].N > d.shared {
			return log[i:]
		}
	}
	return nil
}

// send sends the first step that waits, unless one is on its way.
func (d *Desk) send() {
	w := d.waiting()
	if d.flying || len(w) == 0 {
		return
	}
	b, err := journal.EncodeEntry(w[0])
	if err != nil {
		return
	}
	d.flying = true
	id, to, on := d.name+"-"+strconv.FormatInt(w[0].Time.UnixNano(), 10), d.prefix+".step.arbiter."+d.name, d.seq
	go func() {
		ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
		defer cancel()
		_, err := d.js.PublishMsg(ctx, &nats.Msg{Subject: to, Data: b}, jetstream.WithMsgID(id), jetstream.WithExpectLastSequence(on))
		var refused *jetstream.APIError
		if err != nil && !(errors.As(err, &refused) && refused.ErrorCode == jetstream.JSErrCodeStreamWrongLastSequence) {
			select { // there is no line: not again at once
			case <-d.left:
			case <-time.After(200 * time.Millisecond):
			}
		}
		d.put(came{sent: true, err: err})
	}()
}

// Take brings into the document what has come, and tells what could not be made on it.
func (d *Desk) Take() ([]Conflict, error) {
	d.mu.Lock()
	box := d.box
	d.box = nil
	d.mu.Unlock()
	common, origin := d.shared, d.base
	var theirs []journal.Entry
	var changes []journal.Change
	log := d.doc.Entries()
	has := map[int]journal.Entry{}
	for _, e := range log {
		if e.N > d.shared {
			has[e.N] = e
		}
	}
	for _, c := range box {
		if c.sent {
			d.flying = false
			continue
		}
		if c.seq <= d.seq {
			continue
		}
		d.seq = c.seq
		e, err := journal.DecodeEntry(c.data)
		if err != nil || e.N != d.shared+1 {
			continue
		}
		change, err := e.Change()
		if err != nil {
			continue
		}
		next, err := change.Apply(d.base)
		if err != nil {
			continue
		}
		d.base, d.shared = next, e.N
		if own, ok := has[e.N]; ok && len(theirs) == 0 && own.Desk == e.Desk && own.Time.Equal(e.Time) {
			common, origin = e.N, next
			continue
		}
		theirs, changes = append(theirs, e), append(changes, change)
	}
	conflicts, err := d.meet(common, origin, theirs, changes)
	d.send()
	return conflicts, err
}

// meet makes the steps of others, and after them those of this desk that stood behind step common.
func (d *Desk) meet(common int, origin *model.Tournament, theirs []journal.Entry, changes []journal.Change) ([]Conflict, error) {
	if len(theirs) == 0 {
		return nil, nil
	}
	log := d.doc.Entries()
	at := len(log)
	for at > 0 && log[at-1].N > common {
		at--
	}
	before, old := log[:at], log[at:]
	if len(old) == 0 {
		return nil, d.doc.Take(theirs)
	}
	var mine []journal.Change
	for _, e := range old {
		c, err := e.Change()
		if err != nil {
			return nil, err
		}
		mine = append(mine, c)
	}
	_, met, err := journal.Merge(origin, mine, changes)
	if err != nil {
		return nil, err
	}
	var again []journal.Entry
	var conflicts []Conflict
	for i, m := range met {
		if !m.Kept {
			if !m.Idle {
				c := Conflict{Mine: old[i], Why: m.Why}
				if m.With >= 0 {
					c.Theirs = theirs[m.With]
				}
				conflicts = append(conflicts, c)
			}
			continue
		}
		e := old[i]
		e.N = d.shared + len(again) + 1
		if e.Kind, e.With, err = written(m.Change); err != nil {
			return nil, err
		}
		again = append(again, e)
	}
	all := append(append([]journal.Entry(nil), before...), theirs...)
	return conflicts, d.doc.Rebase(common, d.base, all, again)
}

// Leave ends it at this desk; the document stays open.
func (d *Desk) Leave() {
	d.takeLeft.Do(func() {
		close(d.left)
		d.stop()
		d.nc.Close()
	})
}

// errName refuses a name that could not stand in a subject.
var errName = fmt.Errorf("a desk's name has no dots, spaces or wildcards")

func named(name string) error {
	if name == "" || strings.ContainsAny(name, ".*> \t\r\n") {
		return errName
	}
	return nil
}
