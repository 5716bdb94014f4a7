package sharing

import (
	"errors"
	"runtime"
	"slices"
	"sync"
	"time"

	"github.com/nats-io/nats-server/v2/server"

	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

// language is what desks of one event must have in common: the changes there are, and what each does. It is raised when a change is
// added or does something else (TestTheLanguage), and desks of different languages do not come together.
const language = 3

// Options say how an event is shared. The zero value shares it with other programs of this computer alone.
type Options struct {
	Name   string            // of this desk, as the others see it (Tidy); "" is who is at the keyboard
	State  string            // the program's folder of the user, for keys; "" is the system's
	Listen string            // where the event is hosted, or would be by this desk: "192.168.1.20:4222"; "" is "127.0.0.1:4222"
	Log    func(phrase.Text) // who came and who was refused; called by any goroutine; nil is nowhere
	Clock  func() time.Time  // nil is the computer's

	Server      string // a server of one's own instead of the one inside: "tls://nats.example.org"
	Credentials string // the file with this desk's rights there
	Event       string // Join: the id of the event on that server
	Role        Role   // what this desk is on that server; "" is Arbiter. Its own rules decide
}

// came is what the line leaves in the box.
type came struct {
	message
	rank    rank     // of the message's stream,
	sent    bool     // or the end of an attempt to send,
	arrived *arrival // or the line is there,
	yield   *peer    // or another desk hosts,
	outrank *rank    // or one waits for a stream that is gone
}

// Desk is one desk of an event. Everything but Status and News belongs to the goroutine that its document belongs to.
type Desk struct {
	// Seen, where set, is the event that whoever makes a change has before his eyes, nil for the present one.
	Seen func() *model.Tournament

	doc    *wallchart.Doc
	name   string
	prefix string // of the event's subjects
	folder string // what is kept beside the file
	state  string
	clock  func() time.Time
	log    func(phrase.Text)

	shared  int               // the number of the last step of the log that the stream has
	base    *model.Tournament // the event after that step
	chain   chain             // of the steps up to it
	own     int               // the last of them that was made here
	seq     uint64            // the last message of the stream that was judged
	target  uint64            // the last message there was when the line came
	end     uint64            // the number behind which the next came then
	have    map[string]bool   // the steps that the stream has
	flying  bool              // a step is on its way
	halted  error             // no more is taken
	pending *batch            // what could not be brought in yet: the disk is full

	unwritten time.Time // since when steps of others are in memory only, zero where none are

	past      []made
	ordinal   int // counts the steps of others
	shown     []sight
	undone    map[string]bool
	redo      []journal.Entry
	conflicts []Conflict
	unkept    bool // the conflicts are in memory only

	mu      sync.Mutex // of what the line shares
	mark    mark
	box     []came
	rec     record
	secret  secrets
	line    *session
	hosting *hosting
	now     Status
	here    map[string]Here
	typed   Place
	typedAt string             // where whoever has joined says that the host is
	missed  map[rank]time.Time // since when a host of that rank is known to others and not reached
	others  []string           // servers of the cluster of one's own, heard of when there was a line
	keeping sync.Mutex

	news     chan struct{}
	retry    chan struct{} // another try, or another host
	left     chan struct{}
	done     chan struct{}
	takeLeft sync.Once
}

// hosting is what the host has, besides a desk.
type hosting struct {
	server *server.Server
	gate   *gate
	door   *door
	pulse  *pulse
	over   chan struct{}
}

// mark is the last message of the stream that was a step here, so that who finds a stream can tell whether it is still the same.
type mark struct {
	Seq    uint64 `json:"seq,omitempty"`    // the last message that was judged;
	Step   uint64 `json:"step,omitempty"`   // the last that was a step, 0 where only a base is known;
	After  string `json:"after,omitempty"`  // of that step the chain before it,
	ID     string `json:"id,omitempty"`     // and its name
	Astray bool   `json:"astray,omitempty"` // a step has come that stands on other ones
}

// Doc is the document.
func (d *Desk) Doc() *wallchart.Doc { return d.doc }

// News has a signal when something has come. Then Take is to be called.
func (d *Desk) News() <-chan struct{} { return d.news }

func last(log []journal.Entry) int {
	if len(log) == 0 {
		return 0
	}
	return log[len(log)-1].N
}

func subject(event string) string { return "event." + event }

// inBox leaves what has come in the box, and signals it.
func (d *Desk) inBox(c came) {
	d.mu.Lock()
	d.box = append(d.box, c)
	d.mu.Unlock()
	d.signal()
}

func (d *Desk) signal() {
	select {
	case d.news <- struct{}{}:
	default:
	}
}

var _ journal.Ledger = (*Desk)(nil)

// Tournament is the event as it is here.
func (d *Desk) Tournament() *model.Tournament { return d.doc.Tournament() }

// Do makes a change, on disk before it returns; the others hear of it when there is a line. Where another desk has altered the same since
// what is Seen here, nothing is done and the error is a *Conflict. Other errors are a *Forbidden or those of the document's Do.
func (d *Desk) Do(c journal.Change, warned ...journal.Warned) error {
	var seen *model.Tournament
	if d.Seen != nil {
		seen = d.Seen()
	}
	return d.doOn(seen, c, warned)
}

// doOn makes a change that somebody has decided on who looked at an event, nil for the present one.
func (d *Desk) doOn(seen *model.Tournament, c journal.Change, warned []journal.Warned) error {
	if r := d.Role(); !r.may(c) {
		return &Forbidden{r, journal.Label(c, d.doc.Tournament())}
	}
	if seen != nil {
		var err error
		if c, err = d.since(c, seen); err != nil || c == nil {
			return err
		}
	}
	c = journal.WithIDs(c, d.doc.Tournament(), d.nextID)
	if b, err := journal.Encode(c); err == nil && len(b) > mostStep-64<<10 {
		return tooLong(len(b))
	}
	d.redo = nil
	return d.do(c, "", warned...)
}

// Of each thousand and a bit of IDs a desk has one for its own, so that two desks give none twice. The host says which; on a server of
// one's own nobody does, and it is drawn.
const (
	idsApart = 1024
	mostSlot = 256 // below it the host gives them
)

// nextID is the ID after another one that is this desk's to give.
func (d *Desk) nextID(after model.ID) model.ID {
	d.mu.Lock()
	id := after/idsApart*idsApart + d.rec.Slot
	d.mu.Unlock()
	if id <= after {
		id += idsApart
	}
	return id
}

// do makes a change that this desk may make; undoes is the step that it takes back.
func (d *Desk) do(c journal.Change, undoes string, warned ...journal.Warned) error {
	if d.gone() {
		return errLeft
	}
	before, n := d.doc.Tournament(), len(d.doc.Entries())
	err := d.doc.Do(c, warned...)
	for _, e := range d.doc.Entries()[n:] {
		d.remember(made{entry: e, change: c, before: before, undoes: undoes})
	}
	d.see()
	d.send()
	return err
}

func (d *Desk) gone() bool {
	select {
	case <-d.left:
		return true
	default:
		return false
	}
}

// Role is what this desk may do.
func (d *Desk) Role() Role {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.rec.Role
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
	d.showWaiting(len(w), d.doc.Unwritten())
	d.mu.Lock()
	s, role := d.line, d.rec.Role
	d.mu.Unlock()
	if d.flying || d.pending != nil || len(w) == 0 || s == nil || d.seq < d.target || d.halted != nil || s.rank != d.rank() {
		return // also not before what came is taken: the step was made without it
	}
	b, err := journal.EncodeEntry(w[0])
	if err != nil {
		return
	}
	if len(b) > mostStep-1<<10 {
		d.halt(tooLong(len(b)))
		return
	}
	m := message{from: sender{role, d.name}, id: w[0].ID + "-" + d.chain.String(), language: language, after: d.chain.String(), data: b}
	d.flying = true
	on := d.seq
	go func() {
		s.put(m, on)
		d.inBox(came{sent: true})
	}()
	runtime.Gosched() // it leaves before this desk waits for its disk
}

func (d *Desk) rank() rank {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.rec.Rank
}

// Taken is what Take has brought in.
type Taken struct {
	Steps     []journal.Entry // of other desks
	Conflicts []Conflict      // new ones
	Rebased   bool            // steps of this desk were made anew, behind those of others
}

// batch is a row of steps that have come, and where they part from what is here.
type batch struct {
	common  int // the last step that both have
	origin  *model.Tournament
	theirs  []journal.Entry
	changes []journal.Change
	force   bool // mine are to be written anew, whatever has come
	all     bool // all that the stream has is here: what this desk may not send is given back
}

// Take brings into the document what has come. It is on the disk a moment later, by a Take for which there is a signal. An error is as
// of the document's Do: what has come is taken all the same where it is wallchart.Made.
func (d *Desk) Take() (Taken, error) {
	d.mu.Lock()
	box := d.box
	d.box = nil
	d.mu.Unlock()
	var out Taken
	var errs []error
	begin := func() (b batch) {
		if b = (batch{common: d.shared, origin: d.base}); d.pending != nil {
			b, d.pending = *d.pending, nil
		}
		return b
	}
	b := begin()
	flush := func() {
		if len(b.theirs) > 0 || b.force {
			err := d.meet(b, &out)
			errs = append(errs, err)
			if !wallchart.Made(err) {
				d.pending = &batch{b.common, b.origin, b.theirs, b.changes, b.force, b.all}
			}
		}
		b = batch{common: d.shared, origin: d.base}
	}
	for _, c := range box {
		switch {
		case c.sent:
			d.flying = false
		case c.arrived != nil:
			flush()
			if d.pending != nil { // another try when there is room again
				c.arrived.s.end(nil)
				b = begin()
				continue
			}
			errs = append(errs, d.arrive(c.arrived, &out))
			b = begin()
		case c.yield != nil:
			flush()
			d.yield(*c.yield)
			b = begin()
		case c.outrank != nil:
			flush()
			errs = append(errs, d.outrank(*c.outrank))
			b = begin()
		default:
			d.judge(c, &b)
		}
	}
	flush()
	role := d.Role()
	if d.pending == nil && d.seq >= d.target && slices.ContainsFunc(d.waiting(), func(e journal.Entry) bool {
		return !sendable(e) || !d.mayBring(e, role)
	}) {
		b.force, b.all = true, true // it was made where the event was open alone, or by an older version: nobody takes it as it is
		flush()
	}
	errs = append(errs, d.renew(), d.dropIdle())
	d.see()
	errs = append(errs, d.writeLater())
	d.send()
	return out, errors.Join(errs...)
}

// writesAfter is how long what others have done may be in memory only: it is shown first, and what comes together is written together.
const writesAfter = 20 * time.Millisecond

// writeLater writes what others have done, when it is time.
func (d *Desk) writeLater() error {
	switch now := time.Now(); {
	case !d.doc.Unwritten():
		d.unwritten = time.Time{}
	case d.unwritten.IsZero():
		d.unwritten = now
		time.AfterFunc(writesAfter, d.signal)
	case now.Sub(d.unwritten) >= writesAfter:
		d.unwritten = time.Time{}
		return d.doc.Retry()
	}
	return nil
}

// judge decides whether a message is a step, by nothing but itself and the steps before it: every desk comes to the same.
func (d *Desk) judge(c came, b *batch) {
	if c.rank != d.rank() || c.seq <= d.seq || d.halted != nil { // also not what a former host's stream still brings
		return
	}
	role, desk := c.from.Role, c.from.Desk
	e, err := journal.DecodeEntry(c.data)
	if c.from.mayWrite() && role == Arbiter && c.language > language {
		d.halt(phrase.Errorf("%s runs a newer version of the program. Update the program at this desk; its steps are kept", desk))
		return
	}
	d.seq = c.seq
	d.caughtUp()
	d.mu.Lock()
	d.mark.Seq = d.seq
	d.mu.Unlock()
	if !c.from.mayWrite() || err != nil || e.N != d.shared+1 || !sendable(e) || d.have[e.ID] {
		return
	}
	if c.after != d.chain.String() {
		d.goneAstray()
		return
	}
	// An arbiter may bring steps of others, which a host has taken with it. Nobody else speaks for another.
	if e.Desk != desk && role != Arbiter {
		d.leftOut(desk, phrase.New("it is signed with another desk's name"))
		return
	}
	change, err := e.Change(steps.List)
	if err != nil {
		return
	}
	if !role.may(change) {
		d.leftOut(desk, journal.Label(change, d.base))
		return
	}
	next, err := change.Apply(d.base)
	if err != nil {
		return
	}
	d.base, d.shared, d.chain, d.have[e.ID] = next, e.N, d.chain.then(e), true
	if e.Desk == d.name {
		d.own = e.N
	}
	d.mu.Lock()
	d.mark.Step, d.mark.After, d.mark.ID = c.seq, c.after, e.ID
	d.mu.Unlock()
	if own, ok := d.entry(e.N); ok && len(b.theirs) == 0 && sameStep(own, e) {
		b.common, b.origin = e.N, next
		return
	}
	b.theirs, b.changes = append(b.theirs, e), append(b.changes, change)
}

// caughtUp passes over the numbers behind the last message that were given to none.
func (d *Desk) caughtUp() {
	if d.seq >= d.target {
		d.seq = max(d.seq, d.end)
	}
}

// leftOut says at the host that a desk has sent what its role may not.
func (d *Desk) leftOut(desk string, what phrase.Text) {
	d.mu.Lock()
	hosts := d.rec.Hosting
	d.mu.Unlock()
	if hosts {
		d.log(phrase.New("Left out a step of %s that its role has no right to: %s", named(desk), what))
	}
}

// sendable tells whether a step is as the stream has them: of a desk, with a name, and no undo.
func sendable(e journal.Entry) bool { return e.Desk != "" && e.ID != "" && e.Step == journal.Done }

// standAt takes the event, and the log that leads to it, for what the stream has after a message of it.
func (d *Desk) standAt(t *model.Tournament, log []journal.Entry, seq uint64) {
	d.base, d.shared, d.seq = t, last(log), seq
	d.chain, d.have = chainOf(log), map[string]bool{}
	d.mu.Lock()
	d.mark = mark{Seq: seq}
	d.mu.Unlock()
	d.own = 0
	for i := range log {
		d.have[log[i].ID] = log[i].ID != ""
		if log[i].Desk == d.name {
			d.own = log[i].N
		}
	}
}

// goneAstray looks at the stream anew: what comes stands on other steps than there are here.
func (d *Desk) goneAstray() {
	d.mu.Lock()
	again := d.mark.Astray
	d.mark.Astray = true
	d.mu.Unlock()
	if !again {
		d.kick()
	}
}

// entry is a step of the log as it is here.
func (d *Desk) entry(n int) (journal.Entry, bool) {
	log := d.doc.Entries()
	if len(log) == 0 || n < log[0].N || n > log[len(log)-1].N {
		return journal.Entry{}, false
	}
	return log[n-log[0].N], true
}

// halt ends it for this desk until it is opened again; the document stays.
func (d *Desk) halt(why error) {
	d.halted = why
	d.mu.Lock()
	s := d.line
	d.mu.Unlock()
	if s != nil {
		s.end(why)
	}
	d.signal()
}
