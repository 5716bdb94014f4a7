package sharing

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"net"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// What the gate and a desk behind it decide, with nothing but a pipe between them.

// gateOf is a gate that nobody has come to.
func gateOf(b *book) *gate {
	return &gate{door: newDoor("e", "ann", strings.Repeat("ab", 32), b.clock, b.log), visits: map[*visit]bool{},
		said:  map[string]time.Time{},
		signs: map[string]signed{}, kept: &kept{}, answer: func() answer { return answer{Event: "e", Host: "ann"} }}
}

// pipe is a line: the host's end of it, and the other one.
func pipe(t *testing.T) (*caller, *wire) {
	t.Helper()
	here, there := net.Pipe()
	t.Cleanup(func() { _, _ = here.Close(), there.Close() })
	must.Do(t, there.SetReadDeadline(time.Now().Add(waitAtMost)))
	return &caller{Conn: here, from: "10.0.0.1"}, &wire{c: there, r: bufio.NewReader(there)}
}

// visitOf is a desk that is in, without anybody who reads what it is told.
func visitOf(t *testing.T, g *gate, from sender) (*visit, *wire) {
	t.Helper()
	raw, there := pipe(t)
	v := &visit{wire: wire{c: raw, r: bufio.NewReader(raw)}, gate: g, from: from, raw: raw, ctx: t.Context(), signs: make(chan frame, 9)}
	g.visits[v] = true
	return v, there
}

// cut tells whether a line is.
func cut(c net.Conn) bool { return c.SetDeadline(time.Time{}) != nil }

// TestWhatADeskMaySend in one frame: a sign, and a step as its role has them.
func TestWhatADeskMaySend(t *testing.T) {
	for _, c := range []struct {
		role Role
		verb verb
		want int
	}{{Viewer, verbSign, 8192}, {Arbiter, verbSign, 8192}, {Arbiter, verbAppend, mostStep}, {Results, verbAppend, 262144},
		{Viewer, verbAppend, 0}, {Arbiter, verbRead, 0}, {Results, verbBase, 0}} {
		if got := (&visit{from: sender{c.role, "bob"}}).most(c.verb); got != c.want {
			t.Errorf("%s, %s: %d bytes", c.role, c.verb, got)
		}
	}
}

// TestWhatTheGateTakesForAStep: an entry with a name, of the desk that sends it or brought by an arbiter, that its role may make.
func TestWhatTheGateTakesForAStep(t *testing.T) {
	for _, c := range []struct {
		name   string
		role   Role
		of     journal.Change
		change func(*journal.Entry, *frame)
		want   refusal
		logged string
	}{
		{name: "a result", role: Results, of: result(1, "1-0")},
		{name: "lots", role: Arbiter, of: steps.SetLots{Section: 1, Seed: 5}},
		{name: "lots of a desk for results", role: Results, of: steps.SetLots{Section: 1, Seed: 5}, want: refusedRole, logged: "bob"},
		{name: "as long as a name may be", role: Results, of: result(1, "1-0"),
			change: func(_ *journal.Entry, f *frame) { f.ID, f.After = strings.Repeat("x", 200), strings.Repeat("x", 200) }},
		{name: "too long a name", role: Results, of: result(1, "1-0"), want: refusedStep, logged: "no step",
			change: func(_ *journal.Entry, f *frame) { f.ID = strings.Repeat("x", 201) }},
		{name: "too long a chain", role: Results, of: result(1, "1-0"), want: refusedStep, logged: "no step",
			change: func(_ *journal.Entry, f *frame) { f.After = strings.Repeat("x", 201) }},
		{name: "without a name", role: Results, of: result(1, "1-0"), want: refusedStep, logged: "no step",
			change: func(e *journal.Entry, _ *frame) { e.ID = "" }},
		{name: "a kind that is not known", role: Arbiter, of: result(1, "1-0"), want: refusedStep, logged: "no step",
			change: func(e *journal.Entry, _ *frame) { e.Kind = "dance" }},
		{name: "another's", role: Results, of: result(1, "1-0"), want: refusedRole, logged: "another desk's name",
			change: func(e *journal.Entry, _ *frame) { e.Desk = "cyd" }},
		{name: "another's, brought by an arbiter", role: Arbiter, of: result(1, "1-0"),
			change: func(e *journal.Entry, _ *frame) { e.Desk = "cyd" }},
	} {
		b := &book{}
		v := &visit{gate: gateOf(b), from: sender{c.role, "bob"}, raw: &caller{from: "10.0.0.1"}}
		e := entryOf(t, c.of)
		var f frame
		if c.change != nil {
			c.change(&e, &f)
		}
		f.data = must.Have(journal.EncodeEntry(e))(t)
		if got := v.judge(f); got != c.want || (len(v.gate.said) == 0) != (c.logged == "") {
			t.Errorf("%s: %q, logged is %v", c.name, got, v.gate.said)
		}
		if c.logged != "" {
			b.says(t, "Refused what bob has sent from 10.0.0.1", c.logged)
		}
	}
}

// TestOneStepAtATime: a second one is told to come again; one that is refused keeps none that follows waiting.
func TestOneStepAtATime(t *testing.T) {
	v, there := visitOf(t, gateOf(&book{}), sender{Results, "bob"})
	for _, c := range []struct {
		waits bool
		want  refusal
	}{{true, refusedStalled}, {false, refusedStep}, {false, refusedStep}} {
		if c.waits {
			v.takes.Lock()
		}
		went := make(chan error, 1)
		go func() { went <- v.append(frame{data: []byte("{}")}) }()
		if f := must.Have(there.next(func(verb) int { return 0 }))(t); f.Verb != verbTaken || f.Why != c.want {
			t.Errorf("one waits %v: it is answered %+v", c.waits, f)
		}
		must.Do(t, <-went)
		if c.waits {
			v.takes.Unlock()
		}
	}
}

// TestTheStreamIsReadFromItsBeginning where nothing else is asked for, each message once; a second reading is refused.
func TestTheStreamIsReadFromItsBeginning(t *testing.T) {
	for from, want := range map[uint64]string{0: "[1 2 3]", 1: "[1 2 3]", 3: "[3]"} {
		v, there := visitOf(t, gateOf(&book{}), sender{Viewer, "bob"})
		v.end = &tail{more: make(chan struct{})}
		for seq := uint64(1); seq <= 3; seq++ {
			v.end.add(message{seq: seq})
		}
		must.Do(t, v.read(frame{Seq: from}))
		var got []uint64
		for len(got) == 0 || got[len(got)-1] < 3 {
			got = append(got, must.Have(there.next(func(verb) int { return 0 }))(t).Seq)
		}
		if fmt.Sprint(got) != want {
			t.Errorf("from %d on: %v", from, got)
		}
		if err := v.read(frame{Seq: 1}); err == nil {
			t.Error("it is read twice")
		}
	}
}

// TestHowFastADeskMaySend: what it has not sent is saved for it, up to a burst.
func TestHowFastADeskMaySend(t *testing.T) {
	for _, c := range []struct {
		frames, bytes          float64
		ago                    time.Duration
		size                   int
		leftFrames, leftBytes  float64
		withinFrames, withinOf float64
	}{
		{0, 0, time.Hour, 100, 399, 1<<20 - 100, 0, 0}, {10, 1000, 2 * time.Second, 100, 59, 2*262144 + 900, 25, 262144},
		{5, 1000, 0, 999, 4, 1, 25, 262144},
	} {
		p := &pace{at: time.Now().Add(-c.ago), frames: c.frames, bytes: c.bytes}
		if !p.takes(t.Context(), c.size) || p.frames < c.leftFrames || p.frames > c.leftFrames+c.withinFrames ||
			p.bytes < c.leftBytes || p.bytes > c.leftBytes+c.withinOf || time.Since(p.at) > time.Minute {
			t.Errorf("%+v: left are %v frames, %v bytes", c, p.frames, p.bytes)
		}
	}
	over, stop := context.WithCancel(t.Context())
	stop()
	for _, p := range []*pace{{at: time.Now(), frames: -1e6, bytes: 1e6}, {at: time.Now(), frames: 9, bytes: -1e9}} {
		if p.takes(over, 0) {
			t.Error("who has sent too much and leaves is waited for")
		}
	}
}

// TestWhatANewcomerHears: when each of the others has last said something, and if he is an arbiter who may come in.
func TestWhatANewcomerHears(t *testing.T) {
	for _, role := range []Role{Arbiter, Results} {
		b := &book{}
		g := gateOf(b)
		g.door.guests["cyd"] = guest{Role: Viewer}
		g.signs = map[string]signed{"bob": {sender{role, "bob"}, []byte("of bob"), time.Now()},
			"cyd": {sender{Viewer, "cyd"}, []byte("of cyd"), time.Now().Add(-90*time.Second - 500*time.Millisecond)}}
		raw, there := pipe(t)
		g.unknown = []*caller{raw}
		over := make(chan struct{})
		go func() {
			defer close(over)
			g.receive(raw, bufio.NewReader(raw), &patient{Conn: raw}, raw, sender{role, "bob"})
		}()
		f := must.Have(there.next(func(verb) int { return most }))(t)
		if f.Verb != verbSign || string(f.data) != "of cyd" || f.Seconds != 90 || *f.From != (sender{Viewer, "cyd"}) {
			t.Errorf("%s: first comes %+v, %s", role, f, f.data)
		}
		if role == Arbiter {
			f = must.Have(there.next(func(verb) int { return most }))(t)
			if f.Verb != verbGuests || !bytes.Equal(f.data, g.door.list()) {
				t.Errorf("then comes %+v, %s", f, f.data)
			}
		}
		g.mu.Lock()
		if len(g.visits) != 1 || len(g.unknown) != 0 {
			t.Errorf("%s: in are %d, and %d are not known", role, len(g.visits), len(g.unknown))
		}
		for v := range g.visits {
			v.hears(frame{Verb: verbStalled})
		}
		g.mu.Unlock()
		if f := must.Have(there.next(func(verb) int { return most }))(t); f.Verb != verbStalled {
			t.Errorf("%s: besides comes %+v", role, f)
		}
		_ = there.c.Close()
		<-over
		if len(g.visits) != 0 || !cut(raw) {
			t.Errorf("%s: %d are in after it", role, len(g.visits))
		}
		b.says(t, "bob is here", "from 10.0.0.1")
	}
	for _, change := range []func(*gate){func(g *gate) { g.shut = true }, func(g *gate) { g.kept = nil }} {
		b := &book{}
		g := gateOf(b)
		change(g)
		raw, _ := pipe(t)
		g.receive(raw, bufio.NewReader(raw), &patient{Conn: raw}, raw, sender{Arbiter, "bob"})
		if len(g.visits) != 0 || len(b.lines) != 0 {
			t.Errorf("where nothing is served it says %q", b.lines)
		}
	}
}

// TestTheOldestLineOfADesk goes when it has too many; those of others stay.
func TestTheOldestLineOfADesk(t *testing.T) {
	g := gateOf(&book{})
	var all []*visit
	for n, name := range []string{"bob", "bob", "cyd"} {
		v, _ := visitOf(t, g, sender{Viewer, name})
		v.began = time.Now().Add(time.Duration(n-9) * time.Minute)
		all = append(all, v)
	}
	raw, there := pipe(t)
	_ = there.c.Close()
	g.receive(raw, bufio.NewReader(raw), &patient{Conn: raw}, raw, sender{Viewer, "bob"})
	if !cut(all[0].raw) || cut(all[1].raw) || cut(all[2].raw) {
		t.Errorf("cut are %v, %v, %v", cut(all[0].raw), cut(all[1].raw), cut(all[2].raw))
	}
}

// TestWhoseLinesAreCut: those of a desk, whose last sign is forgotten; or all.
func TestWhoseLinesAreCut(t *testing.T) {
	for name, want := range map[string]string{"bob": "true false [cyd]", "": "true true [bob cyd]", "eve": "false false [bob cyd]"} {
		g := gateOf(&book{})
		g.signs = map[string]signed{"bob": {}, "cyd": {}}
		bob, _ := visitOf(t, g, sender{Viewer, "bob"})
		cyd, _ := visitOf(t, g, sender{Viewer, "cyd"})
		g.cut(name)
		if got := fmt.Sprint(cut(bob.raw), cut(cyd.raw), " ", slices.Sorted(maps.Keys(g.signs))); got != want {
			t.Errorf("of %q: %s, want %s", name, got, want)
		}
	}
}

// TestASignIsPassedOn to all but whose it is, and kept for who comes later, of as many desks as there may be.
func TestASignIsPassedOn(t *testing.T) {
	g := gateOf(&book{})
	bob, _ := visitOf(t, g, sender{Viewer, "bob"})
	cyd, _ := visitOf(t, g, sender{Viewer, "cyd"})
	g.pass(sender{Viewer, "bob"}, []byte("one"))
	if f := <-cyd.signs; f.Verb != verbSign || string(f.data) != "one" || f.From.Desk != "bob" || len(bob.signs) != 0 {
		t.Errorf("passed on is %+v, and %d to itself", f, len(bob.signs))
	}
	if s := g.signs["bob"]; string(s.data) != "one" || s.from.Desk != "bob" || time.Since(s.at) > time.Minute {
		t.Errorf("kept is %+v", s)
	}
	for n := len(g.signs); n < mostDesks; n++ {
		g.pass(sender{Viewer, fmt.Sprint("desk", n)}, nil)
	}
	g.pass(sender{Viewer, "more"}, nil)
	g.pass(sender{Viewer, "bob"}, []byte("two"))
	if _, more := g.signs["more"]; len(g.signs) != mostDesks || more || string(g.signs["bob"].data) != "two" {
		t.Errorf("kept are %d, one too many %v, and of bob %q", len(g.signs), more, g.signs["bob"].data)
	}
}

// TestWhoHearsOfTheGuests: arbiters' desks, so that each can host; it is kept here as well, and said where it cannot be.
func TestWhoHearsOfTheGuests(t *testing.T) {
	b := &book{}
	d := deskOf(Options{State: t.TempDir(), Log: b.log}, record{Event: "e", Name: "ann"})
	d.secret, _ = must.Two(secretsOf(d.state, "e", "ann"))(t)
	g := gateOf(b)
	d.hosting = &hosting{gate: g}
	bob, _ := visitOf(t, g, sender{Arbiter, "bob"})
	cyd, _ := visitOf(t, g, sender{Results, "cyd"})
	all := map[string]guest{"bob": {Role: Arbiter, Key: "k", Slot: 2}}
	d.keepGuests(all)
	var heard map[string]guest
	f := <-bob.signs
	must.Do(t, json.Unmarshal(f.data, &heard))
	if f.Verb != verbGuests || heard["bob"] != all["bob"] || len(cyd.signs) != 0 {
		t.Errorf("bob hears %+v, cyd %d", heard, len(cyd.signs))
	}
	delete(all, "bob")
	kept, _ := must.Two(secretsOf(d.state, "e", "ann"))(t)
	if len(d.secret.Guests) != 1 || kept.Guests["bob"].Slot != 2 || len(b.lines) != 0 {
		t.Errorf("here are %v, on disk %v, logged is %q", d.secret.Guests, kept.Guests, b.lines)
	}
	d.state = filepath.Join(t.TempDir(), "file")
	must.Do(t, write(d.state, nil))
	d.learnGuests(nil)
	b.says(t, "could not be written down")
}

// TestTheLogOfRefusals does not grow without end.
func TestTheLogOfRefusals(t *testing.T) {
	g := gateOf(&book{})
	for n := range 1001 {
		g.refuse("Refused what %s has sent", fmt.Sprint(n))
	}
	if len(g.said) != 1001 {
		t.Errorf("known are %d", len(g.said))
	}
	if g.refuse("Refused what %s has sent", "bob"); len(g.said) != 1 {
		t.Errorf("after one more %d", len(g.said))
	}
}

// TestWhoComesByACode is told what he will be, and is in when he has sent a key that is long enough.
func TestWhoComesByACode(t *testing.T) {
	for key, want := range map[string]refusal{"0123456789abcdef": "", "0123456789abcde": refusedKey} {
		b := &book{now: nine}
		g := gateOf(b)
		must.Two(g.door.code(Results))(t)
		var told bytes.Buffer
		h := hello{Wallchart: language, Name: "bob", Secret: g.door.good().secret}
		role, why := g.greet(&told, bufio.NewReader(strings.NewReader(`{"key":"`+key+`"}`+"\n")), h, "10.0.0.1")
		var a answer
		must.Do(t, json.Unmarshal(told.Bytes(), &a))
		if why != want || (role == Results) != (want == "") || a.Role != Results || a.Host != "ann" || a.Wallchart != language {
			t.Errorf("with %q: %q, %q, told is %+v", key, role, why, a)
		}
		if _, in := g.door.admit("bob", key); in != (want == "") {
			t.Errorf("with %q he comes in later: %v", key, in)
		}
	}
}

// TestSlots are those that no desk has, from 1 on; who is known keeps his.
func TestSlots(t *testing.T) {
	d, _ := doorAt(nine)
	d.guests["host"] = guest{Role: Arbiter}
	const key = "sixteen letters."
	invite := func(name string) model.ID {
		if why := d.invite(name, key, code{role: Results}); why != "" {
			t.Fatalf("%s: %s", name, why)
		}
		return d.slotOf(name)
	}
	got := fmt.Sprint(invite("a"), invite("b"), invite("c"), invite("b"), d.dismiss("b"), invite("d"), invite("e"), d.slotOf("host"))
	if got != "1 2 3 2 true 2 4 0" {
		t.Errorf("they are %s", got)
	}
}
