package sharing

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/phrase"
)

// TestHowLongUntilTheNextTry: twice as long each time, three seconds at most and for who is refused; as at first after a line that held.
func TestHowLongUntilTheNextTry(t *testing.T) {
	for _, c := range []struct {
		before, held time.Duration
		err          error
		want         time.Duration
	}{
		{firstPause, 0, nil, 400 * time.Millisecond}, {400 * time.Millisecond, 0, errNone, 800 * time.Millisecond},
		{1500 * time.Millisecond, 0, nil, 3 * time.Second}, {1600 * time.Millisecond, 0, nil, 3 * time.Second},
		{firstPause, 0, &Refused{why: refusedKey}, 3 * time.Second}, {time.Second, 10 * time.Second, nil, 2 * time.Second},
		{time.Second, 10*time.Second + 1, nil, 200 * time.Millisecond},
		{time.Second, time.Minute, &Refused{why: refusedKey}, 200 * time.Millisecond},
	} {
		if got := pauseAfter(c.before, c.held, c.err); got != c.want {
			t.Errorf("after %s, a line of %s and %v: %s", c.before, c.held, c.err, got)
		}
	}
}

// taking is a stream that answers a step as it is told, and keeps what it was given.
type taking struct {
	stream
	err   error
	found found
	on    uint64
	m     chan message
	until time.Time
}

func (s *taking) append(ctx context.Context, m message, on uint64) error {
	s.until, _ = ctx.Deadline()
	s.on = on
	if s.m != nil {
		s.m <- m
	}
	return s.err
}

func (s *taking) look(ctx context.Context, _ rank, _ mark) (found, error) {
	s.until, _ = ctx.Deadline()
	return s.found, s.err
}

// ended is a session that has, so that nothing waits.
func ended(s stream) *session {
	ctx, stop := context.WithCancelCause(context.Background())
	stop(nil)
	return &session{ctx: ctx, stop: stop, stream: s, from: make(chan uint64, 1)}
}

// going is one that goes on.
func going(s stream) *session {
	ctx, stop := context.WithCancelCause(context.Background())
	return &session{ctx: ctx, stop: stop, stream: s, from: make(chan uint64, 1)}
}

// TestHowOftenAnotherWasQuicker is counted, to ten, until a step is taken. The server has five seconds, and the gate before it as many.
func TestHowOftenAnotherWasQuicker(t *testing.T) {
	a := &taking{}
	s := ended(a)
	for _, c := range []struct {
		before int
		err    error
		want   int
	}{{0, errOvertaken, 1}, {1, errOvertaken, 2}, {9, errOvertaken, 10}, {10, errOvertaken, 10}, {3, errNone, 3}, {3, nil, 0}} {
		s.overtaken, a.err = c.before, c.err
		began := time.Now()
		s.put(message{}, 7)
		if s.overtaken != c.want || a.on != 7 {
			t.Errorf("%d and %v: %d, on message %d", c.before, c.err, s.overtaken, a.on)
		}
		if d := a.until.Sub(began); d < 10*time.Second || d > 10*time.Second+time.Since(began) {
			t.Errorf("it may take %s", d)
		}
	}
}

// TestAStreamThatGoesOn is no longer astray; another one is laid beside what is here first.
func TestAStreamThatGoesOn(t *testing.T) {
	for _, base := range [][]byte{nil, {}} {
		d := deskOf(Options{}, record{Name: "bob", Rank: rank{4, "e"}})
		d.mark.Astray = true
		s := going(&taking{found: found{rank: rank{5, "f"}, last: 3, base: base}})
		a := must.Have(d.look(s))(t)
		if s.rank != (rank{5, "f"}) || s.knew != (rank{4, "e"}) || a.s != s || a.last != 3 || d.mark.Astray != (base != nil) {
			t.Errorf("it is %+v, was %+v, astray %v", s.rank, s.knew, d.mark.Astray)
		}
	}
	d := deskOf(Options{}, record{})
	if _, err := d.look(going(&taking{err: errNone})); !errors.Is(err, errNone) {
		t.Errorf("a line that is cut: %v", err)
	}
}

// TestWhereALineIsTaken by the desk: from the next message on, unless sharing has ended, the line is cut or this desk has begun to host.
func TestWhereALineIsTaken(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(*Desk, *session)
		taken  bool
		over   bool // the line is ended
	}{
		{"as it is", func(*Desk, *session) {}, true, false},
		{"sharing has ended", func(d *Desk, _ *session) { d.halted = errNone }, false, false},
		{"the line is cut", func(_ *Desk, s *session) { s.end(nil) }, false, true},
		{"this desk hosts", func(d *Desk, _ *session) { d.rec.Rank.Generation++ }, false, true},
	} {
		d := deskOf(Options{}, record{Rank: rank{4, "e"}})
		d.seq, d.flying, d.target, d.end = 5, true, 1, 1
		s := going(nil)
		s.knew = d.rec.Rank
		c.change(d, s)
		must.Do(t, d.arrive(&arrival{s: s, found: found{last: 5, end: 8}}, &Taken{}))
		if (d.line == s) != c.taken || (len(s.from) == 1) != c.taken || (s.ctx.Err() != nil) != c.over {
			t.Errorf("%s: taken %v, asked for %d, %v", c.name, d.line == s, len(s.from), s.ctx.Err())
		}
		if c.taken && (<-s.from != 9 || d.flying || d.target != 5 || d.end != 8) {
			t.Errorf("%s: the desk is at %d of %d, then %d", c.name, d.seq, d.target, d.end)
		}
	}
}

// TestWhenAStepIsSent: the first that waits, when there is a line to the stream that the desk knows, all that came is taken and none is on
// its way.
func TestWhenAStepIsSent(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(*Desk)
		sent   bool
	}{
		{"just so", func(*Desk) {}, true}, {"one is on its way", func(d *Desk) { d.flying = true }, false},
		{"what came is not brought in", func(d *Desk) { d.pending = &batch{} }, false},
		{"none waits", func(d *Desk) { d.shared = 2 }, false},
		{"the second waits", func(d *Desk) { d.shared = 1 }, true}, {"no line", func(d *Desk) { d.line = nil }, false},
		{"more comes", func(d *Desk) { d.target = 10 }, false}, {"all has come", func(d *Desk) { d.target = 9 }, true},
		{"sharing has ended", func(d *Desk) { d.halted = errNone }, false},
		{"another stream", func(d *Desk) { d.rec.Rank.Generation++ }, false},
	} {
		d := withConflicts(t)
		must.Do(t, d.doc.Do(result(1, "1-0")))
		must.Do(t, d.doc.Do(result(2, "1-0")))
		s := &taking{m: make(chan message, 1)}
		d.line, d.seq, d.flying = going(s), 9, false
		c.change(d)
		was := d.flying
		d.told()
		if d.send(); d.flying != (c.sent || was) {
			t.Errorf("%s: on its way %v", c.name, d.flying)
		}
		if !c.sent {
			continue
		}
		m := <-s.m
		<-d.news
		e := must.Have(journal.DecodeEntry(m.data))(t)
		if e.N != d.shared+1 || m.id != e.ID+"-"+d.chain.String() || m.after != d.chain.String() || m.language != language ||
			m.from != (sender{Arbiter, "bob"}) || s.on != 9 || len(d.box) != 1 || !d.box[0].sent {
			t.Errorf("%s: sent is %+v on message %d", c.name, m, s.on)
		}
	}
}

// TestNumbersOfNewParticipants are each desk's own, of each thousand and a bit one.
func TestNumbersOfNewParticipants(t *testing.T) {
	d := deskOf(Options{}, record{Slot: 3})
	for after, want := range map[model.ID]model.ID{0: 3, 2: 3, 3: 1027, 9: 1027, 1023: 1027, 1024: 1027, 1026: 1027, 1027: 2051} {
		if got := d.nextID(after); got != want {
			t.Errorf("after %d comes %d, want %d", after, got, want)
		}
	}
}

// TestStepsByTheirNumbers: where the log does not begin with the first, and outside of it.
func TestStepsByTheirNumbers(t *testing.T) {
	d := withConflicts(t)
	if _, ok := d.entry(1); ok || d.waiting() != nil {
		t.Error("an empty log has a step")
	}
	for board := range 3 {
		must.Do(t, d.doc.Do(result(board+1, "1-0")))
	}
	for n, want := range map[int]bool{0: false, 1: true, 3: true, 4: false} {
		if e, ok := d.entry(n); ok != want || ok && e.N != n {
			t.Errorf("step %d: %v, %v", n, e.N, ok)
		}
	}
	for shared, want := range map[int]int{0: 3, 1: 2, 2: 1, 3: 0} {
		if d.shared = shared; len(d.waiting()) != want {
			t.Errorf("where %d are shared %d wait", shared, len(d.waiting()))
		}
	}
}

// TestAStepThatIsTakenIsNoted with where it stands in the stream; one of this desk's own that stands here already is not brought in.
func TestAStepThatIsTakenIsNoted(t *testing.T) {
	d := withConflicts(t)
	must.Do(t, d.doc.Do(result(1, "1-0")))
	mine, before := d.doc.Entries()[0], d.chain.String()
	b := batch{origin: d.base}
	d.judge(came{message: message{from: sender{Arbiter, "bob"}, seq: 4, after: before, data: must.Have(journal.EncodeEntry(mine))(t)}}, &b)
	if d.mark != (mark{Seq: 4, Step: 4, After: before, ID: mine.ID}) || d.own != 1 || b.common != 1 || b.origin != d.base ||
		len(b.theirs) != 0 {
		t.Errorf("its own: %+v, own %d, %+v", d.mark, d.own, b)
	}
	theirs := entryOf(t, result(2, "0-1"))
	theirs.N, theirs.Desk, before = 2, "ann", d.chain.String()
	m := message{from: sender{Results, "ann"}, seq: 7, after: before, data: must.Have(journal.EncodeEntry(theirs))(t)}
	d.judge(came{message: m}, &b)
	if d.mark != (mark{Seq: 7, Step: 7, After: before, ID: theirs.ID}) || d.own != 1 || b.common != 1 || len(b.theirs) != 1 ||
		len(b.changes) != 1 || d.shared != 2 || !d.have[theirs.ID] {
		t.Errorf("another's: %+v, own %d, %+v", d.mark, d.own, b)
	}
	m.seq, m.after = 8, d.chain.String()
	if d.judge(came{message: m}, &b); d.shared != 2 || d.seq != 8 || d.mark.Seq != 8 || d.mark.Step != 7 {
		t.Errorf("once more: %+v, %d steps", d.mark, d.shared)
	}
}

// TestTheStreamIsLookedAtOnce where what comes still stands on other steps.
func TestTheStreamIsLookedAtOnce(t *testing.T) {
	d := deskOf(Options{}, record{})
	d.line = going(nil)
	d.goneAstray()
	if d.line.ctx.Err() == nil || len(d.retry) != 1 || !d.mark.Astray {
		t.Error("the stream is not looked at anew")
	}
	<-d.retry
	if d.goneAstray(); len(d.retry) != 0 {
		t.Error("it is looked at twice")
	}
}

// TestTheEndOfSharing is news, and ends the line.
func TestTheEndOfSharing(t *testing.T) {
	d := deskOf(Options{}, record{})
	d.line = going(nil)
	if d.halt(errNoStream); !errors.Is(context.Cause(d.line.ctx), errNoStream) || d.halted == nil || !d.told() {
		t.Errorf("the line: %v, %v", context.Cause(d.line.ctx), d.halted)
	}
}

// TestHowFarBackADeskLooks: a thousand steps, of which half go when there are more; and as many events as were shown.
func TestHowFarBackADeskLooks(t *testing.T) {
	d := withConflicts(t)
	d.past = nil
	for n := 1; n <= 1025; n++ {
		d.remember(made{ordinal: n})
		if n == 1024 && len(d.past) != 1024 {
			t.Errorf("of %d steps %d are known", n, len(d.past))
		}
	}
	if len(d.past) != 512 || d.past[511].ordinal != 1025 || d.past[0].ordinal != 514 {
		t.Errorf("known are %d steps", len(d.past))
	}
	d.shown, d.ordinal = nil, 7
	d.see()
	d.see()
	if len(d.shown) != 1 || d.shown[0] != (sight{d.doc.Tournament(), 7}) {
		t.Errorf("shown are %+v", d.shown)
	}
	d.shown = make([]sight, 511)
	if d.see(); len(d.shown) != 512 {
		t.Errorf("shown are %d", len(d.shown))
	}
	d.shown[511].event = nil
	if d.see(); len(d.shown) != 257 || d.shown[256].event != d.doc.Tournament() {
		t.Errorf("shown are %d", len(d.shown))
	}
	d.past = []made{{entry: journal.Entry{N: 3}}, {entry: journal.Entry{N: 4}}, {entry: journal.Entry{N: 5}}}
	if d.forget(4); len(d.past) != 2 || d.past[1].entry.N != 4 {
		t.Errorf("known are %+v", d.past)
	}
}

// TestAnUndoThatIsNotMade leaves its step to be taken back once more.
func TestAnUndoThatIsNotMade(t *testing.T) {
	for _, board := range []int{1, 2} {
		d := withConflicts(t)
		must.Do(t, d.Do(result(1, "1-0")))
		first := d.doc.Entries()[0]
		d.standAt(d.doc.Tournament(), d.doc.Entries(), 1)
		must.Have(d.Undo())(t)
		theirs := entryOf(t, result(board, "½-½"))
		theirs.N, theirs.Desk = 2, "ann"
		b := batch{common: 1, origin: d.base, theirs: []journal.Entry{theirs}, changes: []journal.Change{result(board, "½-½")}}
		var out Taken
		if err := d.meet(b, &out); !wallchart.Made(err) {
			t.Fatal(err)
		}
		if lost := board == 1; d.undone[first.ID] == lost || (len(out.Conflicts) == 1) != lost || !out.Rebased || len(out.Steps) != 1 {
			t.Errorf("another has altered board %d: taken back %v, %d conflicts", board, d.undone[first.ID], len(out.Conflicts))
		}
	}
}

// TestAFileWithStepsTakenBack: a stream whose file has steps taken back is taken as it is, where nothing of one's own is to be kept.
func TestAFileWithStepsTakenBack(t *testing.T) {
	d := withConflicts(t)
	log := []journal.Entry{entryOf(t, result(1, "1-0")),
		{N: 2, ID: journal.NewID(), Time: time.Now(), Desk: "ann", Step: journal.Undone, Of: 1}}
	log[1].Kind, log[1].With, log[1].Label = log[0].Kind, log[0].With, log[0].Label
	to := d.doc.Tournament()
	a := &arrival{s: &session{rank: rank{7, "e"}}, found: found{base: must.Have(wallchart.Encode(to, log))(t), seq: 9}}
	var out Taken
	if err := d.unite(a, &out); !wallchart.Made(err) || !journal.Same(d.doc.Tournament(), to) || d.shared != 2 || len(out.Steps) != 2 ||
		len(d.doc.Entries()) != 2 || len(d.past) != 0 {
		t.Errorf("%v: %d steps, %d in the log", err, d.shared, len(d.doc.Entries()))
	}
}

// TestWhyAServerDoesNotDoIt is said with what to look at, and without what is secret in its address.
func TestWhyAServerDoesNotDoIt(t *testing.T) {
	full := &jetstream.APIError{Description: "no room"}
	for want, err := range map[string]error{
		"the server nats://h:1 does not let this desk in. Look at the file with the rights": nats.ErrAuthorization,
		"the server nats://h:1 keeps no events: JetStream is not switched on there":         jetstream.ErrJetStreamNotEnabled,
		"the server nats://h:1 does not do what was asked. Has this desk the right to make an event there?": fmt.Errorf("x: %w",
			context.DeadlineExceeded),
		"the server nats://h:1 refuses the event: no room":                                           full,
		"the server nats://h:1 does not answer. Look at its address and at the file with the rights": errNone,
	} {
		if got := notThere("nats://u:secret@h:1", err).Error(); got != want {
			t.Errorf("%v: %s", err, got)
		}
	}
	for _, err := range []error{nats.ErrAuthExpired, nats.ErrPermissionViolation} {
		if notThere("x", err).Error() != notThere("x", nats.ErrAuthorization).Error() {
			t.Errorf("%v: %v", err, notThere("x", err))
		}
	}
	for _, err := range []error{nats.ErrNoResponders, jetstream.ErrJetStreamNotEnabledForAccount} {
		if notThere("x", err).Error() != notThere("x", jetstream.ErrJetStreamNotEnabled).Error() {
			t.Errorf("%v: %v", err, notThere("x", err))
		}
	}
	for server, want := range map[string]string{"nats://u@h": "nats://h", "nats://h:1": "nats://h:1", "%zz://u@h": "%zz://u@h", "h": "h"} {
		if got := shownServer(server); got != want {
			t.Errorf("%s is shown as %s", server, got)
		}
	}
}

// TestHowManyServersKeepIt is news when it is another number; nobody is told of enough who was not told of too few.
func TestHowManyServersKeepIt(t *testing.T) {
	b := &book{}
	d := deskOf(Options{Log: b.log}, record{Server: "nats://u:secret@h"})
	for _, c := range []struct {
		n, logged int
		news      bool
	}{{0, 0, false}, {3, 0, true}, {3, 0, false}, {2, 1, true}, {2, 1, false}, {0, 1, false}, {1, 2, true}, {3, 3, true}} {
		if d.copies(c.n); d.told() != c.news || len(b.lines) != c.logged || c.n > 0 && d.Status().Copies != c.n {
			t.Errorf("%d copies: %d, news %v, %q", c.n, d.Status().Copies, !c.news, b.lines)
		}
	}
	if b.lines[2] != "three servers of the cluster at nats://h keep the event now" {
		t.Errorf("in the end it says %q", b.lines[2])
	}
}

// TestWhatARoleMayNotIsGivenBack: what this desk may not send is a conflict that says so; what another has brought is none.
func TestWhatARoleMayNotIsGivenBack(t *testing.T) {
	d := withConflicts(t)
	mine := []journal.Entry{entryOf(t, result(1, "1-0")), entryOf(t, result(2, "1-0")), entryOf(t, steps.SetLots{Section: 1, Seed: 5})}
	mine[1].Desk = "cyd"
	met := make([]journal.Met, len(mine))
	for n, c := range []journal.Change{result(1, "1-0"), result(2, "1-0"), steps.SetLots{Section: 1, Seed: 5}} {
		met[n] = journal.Met{Change: c, Kept: true, With: -1}
	}
	for _, c := range []struct {
		role        Role
		all         bool
		brought     bool
		kept, given string
	}{{Arbiter, true, false, "[1 2 3]", "[]"}, {Results, true, false, "[1]", "[2 3]"}, {Results, false, false, "[1 2]", "[3]"},
		{Results, false, true, "[2]", "[3]"}} {
		d.rec.Role = c.role
		b := batch{origin: d.doc.Tournament(), all: c.all, common: 4}
		if c.brought {
			b.theirs = mine[:1]
		}
		made, lost, err := d.again(b, mine, met)
		if err != nil {
			t.Fatal(err)
		}
		which := func(id string) int {
			for n, e := range mine {
				if e.ID == id {
					return n + 1
				}
			}
			return 0
		}
		kept, given := []int{}, []int{}
		for n, m := range made {
			kept = append(kept, which(m.entry.ID))
			if m.entry.N != 4+len(b.theirs)+n+1 {
				t.Errorf("%+v: step %d has the number %d", c, n, m.entry.N)
			}
		}
		for _, l := range lost {
			given = append(given, which(l.Mine.ID))
			if !errors.As(l.Why, new(*Forbidden)) {
				t.Errorf("%+v: given back because of %v", c, l.Why)
			}
		}
		if fmt.Sprint(kept) != c.kept || fmt.Sprint(given) != c.given {
			t.Errorf("%+v: made are %v, given back %v", c, kept, given)
		}
	}
	met[0].Kept, met[0].With, met[0].Why = false, 0, phrase.Errorf("taken")
	theirs := journal.Entry{N: 5, ID: "theirs"}
	_, lost, err := d.again(batch{origin: d.doc.Tournament(), theirs: []journal.Entry{theirs}}, mine[:1], met[:1])
	if err != nil || len(lost) != 1 || lost[0].Theirs.ID != "theirs" || lost[0].Why != met[0].Why {
		t.Errorf("a step that cannot be made: %+v, %v", lost, err)
	}
	met[0].Idle = true
	if made, lost, err := d.again(batch{origin: d.doc.Tournament()}, mine[:1], met[:1]); err != nil || len(made)+len(lost) != 0 {
		t.Errorf("a step that alters nothing: %+v, %+v, %v", made, lost, err)
	}
}
