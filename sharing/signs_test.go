package sharing

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"

	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/must"
)

// atNine is a desk without a document whose clock stands.
func atNine(r record) (*Desk, *time.Time) {
	now := time.Date(2026, 5, 31, 9, 0, 0, 0, time.UTC)
	return deskOf(Options{Clock: func() time.Time { return now }}, r), &now
}

// told tells whether somebody was told that there is news.
func (d *Desk) told() bool {
	select {
	case <-d.news:
		return true
	default:
		return false
	}
}

// TestWhatADeskSaysOfItself is taken of another desk with a role and a name that can be one, as long as it is no longer than it may be.
func TestWhatADeskSaysOfItself(t *testing.T) {
	of := sign{At: Place{1, 2, 3}, Hosts: true, Has: Has{Steps: 7, Letters: "ABCD", Own: 5, Waiting: 2}}
	said := must.Have(json.Marshal(of))(t)
	padded := func(n int) []byte { return append(slices.Clone(said), strings.Repeat(" ", n-len(said))...) }
	for _, c := range []struct {
		from  sender
		data  []byte
		heard bool
	}{
		{sender{Results, "bob"}, said, true}, {sender{Arbiter, "bob"}, said, true}, {sender{Viewer, "bob"}, said, true},
		{sender{Results, "ann"}, said, false}, {sender{"dancer", "bob"}, said, false}, {sender{Results, "b ob"}, said, false},
		{sender{Results, "bob"}, padded(mostSign), true}, {sender{Results, "bob"}, padded(mostSign + 1), false},
		{sender{Results, "bob"}, []byte("hello"), false},
	} {
		d, now := atNine(record{Name: "ann", Role: Arbiter})
		d.heard(c.from, c.data)
		want := Here{Name: c.from.Desk, Role: c.from.Role, Host: true, Seen: *now, At: of.At, Has: of.Has}
		if got, heard := d.here[c.from.Desk]; heard != c.heard || heard && got != want || d.told() != c.heard {
			t.Errorf("%v, %d bytes: heard is %+v", c.from, len(c.data), got)
		}
	}
}

// TestTwiceAsManyDesksAsThereMayBe are heard of, and no more; who is known is heard of again.
func TestTwiceAsManyDesksAsThereMayBe(t *testing.T) {
	d, now := atNine(record{Name: "ann"})
	for n := range 2*mostDesks + 1 {
		d.heard(sender{Results, fmt.Sprint("desk-", n)}, []byte("{}"))
	}
	if _, last := d.here[fmt.Sprint("desk-", 2*mostDesks)]; len(d.here) != 2*mostDesks || last {
		t.Errorf("heard is of %d desks", len(d.here))
	}
	*now = now.Add(time.Second)
	if d.heard(sender{Results, "desk-1"}, []byte("{}")); d.here["desk-1"].Seen != *now {
		t.Error("who is known is not heard any more")
	}
}

// TestASignIsNews where it says something else, or comes after a silence.
func TestASignIsNews(t *testing.T) {
	d, now := atNine(record{Name: "ann"})
	for _, c := range []struct {
		of    sign
		after time.Duration
		news  bool
	}{
		{sign{}, 0, true}, {sign{}, time.Second, false}, {sign{At: Place{Board: 1}}, time.Second, true},
		{sign{At: Place{Board: 1}}, time.Second, false}, {sign{}, 0, true}, {sign{Hosts: true}, 0, true}, {sign{}, 0, true},
		{sign{Has: Has{Steps: 1}}, 0, true}, {sign{Has: Has{Steps: 1}}, hereFor, false}, {sign{Has: Has{Steps: 1}}, hereFor + 1, true},
	} {
		*now = now.Add(c.after)
		if d.heard(sender{Viewer, "bob"}, must.Have(json.Marshal(c.of))(t)); d.told() != c.news {
			t.Errorf("%+v after %s: news is %v", c.of, c.after, !c.news)
		}
	}
}

// TestWhereADeskMayBeFound is kept of an arbiter's desk, beside the event, when it is new; who reads it meanwhile is not disturbed.
func TestWhereADeskMayBeFound(t *testing.T) {
	d, _ := atNine(record{Name: "ann"})
	d.folder = t.TempDir()
	addresses := slices.Repeat([]string{"10.0.0.7:4222"}, 9)
	for _, c := range []struct {
		role Role
		p    peer
		kept string
	}{
		{Results, peer{Addresses: addresses[:1], Print: "p"}, "map[]"}, {Arbiter, peer{Print: "p"}, "map[]"},
		{Arbiter, peer{Addresses: addresses, Print: "p"}, "map[]"},
		{Arbiter, peer{Addresses: addresses[:1], Print: "p"}, "map[bob:{bob [10.0.0.7:4222] p}]"},
		{Arbiter, peer{Addresses: addresses[:1], Print: "q"}, "map[bob:{bob [10.0.0.7:4222] q}]"},
		{Arbiter, peer{Addresses: []string{"10.0.0.8:1"}, Print: "q"}, "map[bob:{bob [10.0.0.8:1] q}]"},
		{Arbiter, peer{Name: "eve", Addresses: addresses[:8], Print: "q"}, fmt.Sprintf("map[bob:{bob %v q}]", addresses[:8])},
	} {
		read := d.rec.Peers
		before := fmt.Sprint(read)
		d.heard(sender{c.role, "bob"}, must.Have(json.Marshal(sign{peer: c.p}))(t))
		if got := fmt.Sprint(d.rec.Peers); got != c.kept || fmt.Sprint(read) != before {
			t.Errorf("%v of %s: kept is %s, and who reads sees %v", c.p, c.role, got, read)
		}
		if c.kept != "map[]" {
			var kept record
			must.Do(t, json.Unmarshal(must.Have(os.ReadFile(filepath.Join(d.folder, "record")))(t), &kept))
			if fmt.Sprint(kept.Peers) != c.kept {
				t.Errorf("%v: on disk is %v", c.p, kept.Peers)
			}
		}
	}
}

// TestStatusOfADesk: who hosts and where, whether it may host itself, and who is here.
func TestStatusOfADesk(t *testing.T) {
	for _, c := range []struct {
		of   record
		line Line
		want string // may host, server, address
	}{
		{record{Role: Arbiter, Host: peer{"ann", []string{"10.0.0.7:1", "x"}, ""}}, NoLine, "true false 10.0.0.7:1"},
		{record{Role: Arbiter}, Sending, "false false "}, {record{Role: Results}, NoLine, "false false "},
		{record{Role: Arbiter, Hosting: true}, NoLine, "false false "},
		{record{Role: Arbiter, Server: "nats://u:secret@h:1", Host: peer{Addresses: []string{"x"}}}, NoLine, "false true nats://h:1"},
	} {
		d, _ := atNine(c.of)
		d.now.Line = c.line
		s := d.Status()
		if got := fmt.Sprint(s.MayHost, s.Server, " ", s.Address); got != c.want {
			t.Errorf("%+v: %s, want %s", c.of, got, c.want)
		}
	}
	d, now := atNine(record{Name: "ann"})
	at := Place{Board: 3}
	d.here = map[string]Here{"eve": {Name: "eve", Seen: now.Add(-hereFor), At: at, Here: true},
		"bob": {Name: "bob", Seen: now.Add(1 - hereFor), At: at}}
	if s := d.Status(); len(s.Here) != 2 || !s.Here[0].Here || s.Here[0].At != at || s.Here[1].Here || s.Here[1].At != (Place{}) {
		t.Errorf("here are %+v", s.Here)
	}
	d.secret.Guests = map[string]guest{"ann": {Role: Arbiter}, "cyd": {Role: Viewer}, "eve": {Role: Results}}
	if s := d.Status(); len(s.Here) != 2 {
		t.Errorf("at a desk that does not host are %+v", s.Here)
	}
	d.hosting = &hosting{door: newDoor("e", "ann", strings.Repeat("ab", 32), d.clock, d.log)}
	var names []string
	for _, h := range d.Status().Here {
		names = append(names, h.Name+string(h.Role))
	}
	if fmt.Sprint(names) != "[bob cyd"+string(Viewer)+" eve]" {
		t.Errorf("at the host are %q", names)
	}
}

// TestHowManyHaveItsSteps: of a desk without steps that wait, this one and those that have been seen, where they have come as far as
// its last one.
func TestHowManyHaveItsSteps(t *testing.T) {
	seen := time.Now()
	s := Status{Name: "ann", Has: Has{Steps: 5, Own: 5}, Here: []Here{{Name: "bob", Seen: seen, Has: Has{Steps: 5, Own: 4}},
		{Name: "cyd", Seen: seen, Has: Has{Steps: 4, Own: 3}}, {Name: "eve", Has: Has{Steps: 9}}}}
	for _, c := range []struct {
		name string
		has  Has
		want int
	}{{"ann", Has{Own: 5}, 1}, {"ann", Has{Own: 4}, 2}, {"ann", Has{Own: 6}, 0}, {"ann", Has{Own: 4, Waiting: 1}, 0}, {"bob", Has{Own: 5}, 1},
		{"bob", Has{Own: 4}, 2}, {"bob", Has{Own: 6}, 0}, {"cyd", Has{Own: 3}, 2}} {
		if got := s.keptOf(c.name, c.has); got != c.want {
			t.Errorf("%s, %+v: %d others have them", c.name, c.has, got)
		}
	}
	d, _ := atNine(record{Name: "ann"})
	d.now.Has, d.here = s.Has, map[string]Here{}
	for _, h := range s.Here {
		d.here[h.Name] = h
	}
	if s := d.Status(); s.Kept != 1 || s.Here[0].Kept != 2 || s.Here[1].Kept != 2 {
		t.Errorf("it says %d, and of the others %+v", s.Kept, s.Here)
	}
}

// TestWhatAllHave: the letters, where all who are here have as many steps and the same ones.
func TestWhatAllHave(t *testing.T) {
	for _, c := range []struct {
		here bool
		has  Has
		want string
	}{{true, Has{Steps: 2, Letters: "ABCD"}, "ABCD"}, {true, Has{Steps: 1, Letters: "ABCD"}, ""}, {true, Has{Steps: 2, Letters: "XYZW"}, ""},
		{false, Has{Steps: 1, Letters: "XYZW"}, "ABCD"}} {
		s := Status{Has: Has{Steps: 2, Letters: "ABCD"}, Here: []Here{{Here: c.here, Has: c.has}}}
		if got := s.AllHave(); got != c.want {
			t.Errorf("%+v: %q", c, got)
		}
	}
}

// TestStateOfTheLine: none, on their way while a step waits or others still come, and shared; since when it is so.
func TestStateOfTheLine(t *testing.T) {
	d, now := atNine(record{Name: "ann"})
	begun, why := *now, "The line is cut"
	d.lost(nil)
	for n, c := range []struct {
		line            *session
		waiting         int
		seq, target     uint64
		want            Line
		since, why, own int // 1: it is said why
	}{
		{nil, 2, 0, 0, NoLine, 0, 1, 3}, {&session{}, 1, 0, 0, Sending, 1, 0, 4}, {&session{}, 0, 1, 2, Sending, 1, 0, 5},
		{&session{}, 0, 2, 2, Shared, 3, 0, 6}, {&session{}, 0, 3, 2, Shared, 3, 0, 7}, {nil, 0, 3, 2, NoLine, 5, 0, 8},
	} {
		*now = begun.Add(time.Duration(n) * time.Minute)
		d.line, d.seq, d.target, d.own, d.shared = c.line, c.seq, c.target, c.own, n
		d.showWaiting(c.waiting, false)
		s := d.Status()
		since := begun.Add(time.Duration(c.since) * time.Minute)
		if s.Line != c.want || s.Since != since || strings.HasPrefix(s.Why.String(), why) != (c.why == 1) {
			t.Errorf("%d: %v since %s, %q", n, s.Line, s.Since, s.Why)
		}
		if s.Waiting != c.waiting || s.Has != (Has{n, d.chain.letters(), c.own, c.waiting}) {
			t.Errorf("%d: %d wait, %+v", n, s.Waiting, s.Has)
		}
	}
	d.line, d.halted = &session{}, errors.New("gone their own ways")
	if d.showWaiting(0, false); d.Status().Why.String() != "gone their own ways" {
		t.Errorf("where it has ended it says %q", d.Status().Why)
	}
}

// TestALineThatEnds is over from then on, and what was said of the host with it.
func TestALineThatEnds(t *testing.T) {
	d, now := atNine(record{Name: "ann"})
	d.now.Line, d.now.Since = Shared, *now
	d.stalls(3, "")
	d.told()
	*now = now.Add(time.Minute)
	ended := *now
	d.lost(errQuiet)
	if s := d.Status(); s.Line != NoLine || s.Since != ended || !s.Stalled.Empty() || !d.told() {
		t.Errorf("it is %v since %s: %s", s.Line, s.Since, s.Stalled)
	}
	*now = now.Add(time.Minute)
	if d.lost(errNone); d.Status().Since != ended {
		t.Error("a line that is lost is lost anew")
	}
}

// listener hears the signs of a desk.
type listener struct {
	stream
	heard chan sign
}

func (l listener) sign(b []byte) error {
	var s sign
	err := json.Unmarshal(b, &s)
	l.heard <- s
	return err
}

// TestABoardThatIsTyped is told at once, with all that a desk says of itself.
func TestABoardThatIsTyped(t *testing.T) {
	for _, c := range []struct {
		of    record
		found string
	}{{record{Name: "bob", Role: Arbiter, Listen: "10.0.0.7:1", Hosting: true}, "[10.0.0.7:1]"},
		{record{Name: "bob", Role: Results, Listen: "x"}, "[]"},
		{record{Name: "bob", Role: Arbiter, Listen: "x", Server: "nats://h"}, "[]"}} {
		d, _ := atNine(c.of)
		d.now.Has = Has{Steps: 4}
		at := Place{1, 2, 3}
		d.Typing(at) // without a line nobody hears it
		l := listener{heard: make(chan sign, 9)}
		d.line = &session{stream: l}
		d.Typing(at)
		at.Board++
		d.Typing(at)
		if s := <-l.heard; s.At != at || s.Hosts != c.of.Hosting || s.Has != d.now.Has || fmt.Sprint(s.Addresses) != c.found {
			t.Errorf("%+v: heard is %+v", c.of, s)
		}
	}
}

// TestAStallIsFelt by a host whose disk takes nothing, and forgotten when it does.
func TestAStallIsFelt(t *testing.T) {
	b := &book{}
	d := deskOf(Options{Log: b.log}, record{Name: "ann", Host: peer{Name: "ann"}})
	d.folder = filepath.Join(t.TempDir(), "gone")
	h := &hosting{pulse: &pulse{}, gate: &gate{}}
	d.feel(h)
	h.pulse.fails(time.Now().Add(-stallsAfter / 2))
	if d.feel(h); len(b.lines) != 0 {
		t.Errorf("too soon it says %q", b.lines)
	}
	h.pulse.clear()
	h.pulse.fails(time.Now().Add(-100*time.Second - 500*time.Millisecond))
	d.feel(h)
	if got := d.Status().Stalled.String(); !strings.HasPrefix(got, "ann has taken nothing for 100 s: its disk takes nothing") {
		t.Errorf("it says %q", got)
	}
	d.told()
	if d.stalls(101, ""); !d.told() {
		t.Error("that it goes on is no news")
	}
	h.pulse.clear()
	if d.feel(h); !d.Status().Stalled.Empty() || len(b.lines) != 2 || b.lines[1] != "ann takes what is sent again" {
		t.Errorf("in the end it says %q, and has logged %q", d.Status().Stalled, b.lines)
	}
}

// TestABaseIsRenewed after so many steps, where all that was to come has come and the stream is still the same.
func TestABaseIsRenewed(t *testing.T) {
	r := rank{1, "e"}
	for _, c := range []struct {
		name    string
		change  func(*Desk)
		renewed bool
	}{
		{"just so", func(*Desk) {}, true}, {"a step too soon", func(d *Desk) { d.rec.Bases[1].N++ }, false},
		{"by the last base", func(d *Desk) { d.rec.Bases[0].N = 2 }, true},
		{"others still come", func(d *Desk) { d.target = d.seq + 1 }, false}, {"all have come", func(d *Desk) { d.target = d.seq }, true},
		{"no line", func(d *Desk) { d.line = nil }, false}, {"another stream", func(d *Desk) { d.rec.Rank.Generation++ }, false},
		{"steps that are not here", func(d *Desk) { d.shared, d.rec.Bases = 3, nil }, false},
	} {
		d := deskOf(Options{State: t.TempDir()}, record{Event: "e", Name: "bob", Role: Arbiter, Rank: r,
			Bases: []base{{N: 7}, {N: 2 - renewEach}}})
		doc := event(t)
		must.Do(t, doc.Do(result(1, "1-0")))
		must.Do(t, doc.Do(result(2, "1-0")))
		d.at(doc)
		d.folder, d.line, d.seq, d.shared = t.TempDir(), &session{rank: r}, 9, 2
		c.change(d)
		n := len(d.rec.Bases)
		must.Do(t, d.renew())
		if renewed := len(d.rec.Bases) > n; renewed != c.renewed {
			t.Errorf("%s: renewed %v", c.name, renewed)
		}
		if !c.renewed {
			continue
		}
		last := d.rec.Bases[len(d.rec.Bases)-1]
		if f := must.Have(d.readBase(last))(t); last != (base{2, 9, r}) || len(f.Log) != 2 || !journal.Same(f.Tournament, d.base) {
			t.Errorf("%s: the base is %+v with %d steps", c.name, last, len(f.Log))
		}
	}
}

// TestAHostAboveThisOne that nobody reaches is waited for while it may be there; then this desk is to begin a stream above it.
func TestAHostAboveThisOne(t *testing.T) {
	above, below := rank{5, "e"}, rank{3, "e"}
	for _, c := range []struct {
		name   string
		of     rank
		where  []peer
		here   Here // of the host that is above
		missed time.Duration
		begins bool
	}{
		{"this desk's own", above, []peer{{Name: "ann"}}, Here{}, 0, true}, {"below", below, []peer{{Name: "ann"}}, Here{}, 0, false},
		{"nowhere", above, nil, Here{}, 0, false}, {"not heard of", above, []peer{{Name: "bob"}}, Here{}, 0, false},
		{"here, and no host", above, []peer{{Name: "bob"}}, Here{Seen: time.Now()}, 0, true},
		{"here, and a host", above, []peer{{Name: "bob"}}, Here{Seen: time.Now(), Host: true}, 0, false},
		{"missed for long", above, []peer{{Name: "bob"}}, Here{}, missedFor, true},
		{"missed, but not for long", above, []peer{{Name: "bob"}}, Here{}, missedFor / 2, false},
	} {
		d := deskOf(Options{}, record{Name: "ann", Rank: rank{4, "e"}})
		if !c.here.Seen.IsZero() {
			d.here["bob"] = c.here
		}
		if c.missed > 0 {
			d.missed[c.of] = time.Now().Add(-c.missed)
		}
		d.rival(c.of, c.where)
		if begins := len(d.box) == 1 && d.box[0].outrank != nil && *d.box[0].outrank == c.of; begins != c.begins || len(d.box) > 1 {
			t.Errorf("%s: in the box is %+v", c.name, d.box)
		}
	}
}

// TestWhoMayHost: an arbiter's desk that has not left and is at no server; one that hosts already does.
func TestWhoMayHost(t *testing.T) {
	for _, c := range []struct {
		of      record
		hosting bool
		left    bool
		want    error
	}{{record{Role: Arbiter}, true, false, nil}, {record{Role: Results}, false, false, errNotAlone},
		{record{Role: Arbiter, Server: "nats://h"}, false, false, errNotAlone}, {record{Role: Arbiter}, true, true, errLeft}} {
		d := deskOf(Options{}, c.of)
		if c.hosting {
			d.hosting = &hosting{}
		}
		if c.left {
			close(d.left)
		}
		if err := d.Host("127.0.0.1:0"); !errors.Is(err, c.want) {
			t.Errorf("%+v: %v, want %v", c, err, c.want)
		}
	}
	d := deskOf(Options{}, record{})
	if _, _, err := d.Code(Results); !errors.Is(err, errNotHost) {
		t.Errorf("who does not host has a code: %v", err)
	}
	if err := d.Dismiss("bob"); !errors.Is(err, errNotHost) {
		t.Errorf("who does not host dismisses: %v", err)
	}
	door := newDoor("e", "ann", strings.Repeat("ab", 32), time.Now, d.log)
	door.guests["bob"] = guest{Role: Results}
	d.hosting, d.here = &hosting{door: door}, map[string]Here{"bob": {Name: "bob"}}
	if _, _, err := d.Code("dancer"); err == nil {
		t.Error("there is a code for a role that is none")
	}
	if err := d.Dismiss("eve"); err == nil || len(d.here) != 1 {
		t.Errorf("who is not known is dismissed: %v", err)
	}
	if err := d.Dismiss("bob"); err != nil || len(d.here) != 0 || len(door.guests) != 0 || !d.told() {
		t.Errorf("dismissed: %v, here are %v", err, d.here)
	}
}

// TestNobodyIsOutranked by a desk that does not host, or whose stream is above the other already.
func TestNobodyIsOutranked(t *testing.T) {
	for _, h := range []*hosting{nil, {}} {
		d := deskOf(Options{}, record{Rank: rank{4, "e"}})
		d.hosting = h
		of := rank{5, "e"}
		if h != nil {
			of.Generation = 3
		}
		if err := d.outrank(of); err != nil || d.hosting != h || d.rec.Rank.Generation != 4 {
			t.Errorf("hosting %v: %v, %+v", h != nil, err, d.rec.Rank)
		}
	}
}

// TestTheOnlyMessageThatIsHeld is handed out, without asking the server.
func TestTheOnlyMessageThatIsHeld(t *testing.T) {
	e := &tail{more: make(chan struct{}), last: 6}
	e.add(message{seq: 7})
	if m := must.Have(e.next(t.Context(), 7))(t); m.seq != 7 {
		t.Errorf("it is %d", m.seq)
	}
}

// quiet is a line that keeps until when it may say nothing.
type quiet struct {
	net.Conn
	until time.Time
}

func (q *quiet) Read([]byte) (int, error) { return 0, nil }

func (q *quiet) SetReadDeadline(at time.Time) error {
	q.until = at
	return nil
}

// TestALineThatIsQuiet ends when nothing comes for as long as it may be quiet; without that it waits.
func TestALineThatIsQuiet(t *testing.T) {
	q := &quiet{}
	p := &patient{Conn: q}
	if _, err := p.Read(nil); err != nil || !q.until.IsZero() {
		t.Errorf("without a limit it ends at %s", q.until)
	}
	p.waits(time.Hour)
	if _, err := p.Read(nil); err != nil || time.Until(q.until) < time.Minute || time.Until(q.until) > time.Hour {
		t.Errorf("with an hour it ends at %s", q.until)
	}
}

// TestWhereTheHostWasFound is kept where it is another than before, or says another role; where all is as it was nothing is written.
func TestWhereTheHostWasFound(t *testing.T) {
	ann := shared(t, Options{})
	bob := joins(t, ann, "bob", Results)
	settle(t, ann, bob)
	bob.Leave()
	file, host := filepath.Join(bob.folder, "record"), bob.rec.Host
	for _, c := range []struct {
		name   string
		change func()
		kept   bool
	}{
		{"as before", func() {}, false}, {"another role", func() { bob.rec.Role = Viewer }, true},
		{"another slot", func() { bob.rec.Slot++ }, true},
		{"at a desk that did not host", func() {
			bob.rec.Host = peer{Name: "cyd", Print: "x"}
			bob.rec.Peers = map[string]peer{"ann": host, "bob": {Name: "bob"}}
		}, true},
	} {
		must.Do(t, bob.keepRecord())
		must.Do(t, os.Remove(file))
		slot := bob.rec.Slot
		c.change()
		way := must.Have(bob.toHost(context.Background()))(t)
		_ = way.Close()
		if bob.rec.Role != Results || bob.rec.Slot != slot || bob.rec.Host.Name != "ann" || bob.rec.Host.Addresses[0] != host.Addresses[0] {
			t.Errorf("%s: it is %+v", c.name, bob.rec)
		}
		var kept record
		if b, err := os.ReadFile(file); (err == nil) != c.kept || c.kept && (json.Unmarshal(b, &kept) != nil || kept.Role != Results) {
			t.Errorf("%s: kept is %s, %v", c.name, b, err)
		}
	}
}

// TestTheEventAfterAStep is told by the file, by the base that was kept last before it, or by what stands beside the document.
func TestTheEventAfterAStep(t *testing.T) {
	from := deskOf(Options{State: t.TempDir()}, record{Event: "e", Name: "ann", Role: Arbiter})
	from.at(event(t))
	events := []*model.Tournament{from.doc.Tournament()}
	for board := range 3 {
		must.Do(t, from.doc.Do(result(board+1, "1-0")))
		events = append(events, from.doc.Tournament())
	}
	log := from.doc.Entries()
	whole := must.Have(wallchart.Encode(events[3], log))(t)
	doc := must.Have(wallchart.Receive(filepath.Join(t.TempDir(), "e.wallchart"), whole, wallchart.Options{State: t.TempDir()}))(t)
	t.Cleanup(doc.Discard)
	d := deskOf(Options{State: t.TempDir()}, record{Event: "e", Name: "bob", Role: Arbiter})
	d.at(doc)
	for n := range 3 {
		if got := from.originAt(n, &wallchart.File{Log: log}); got == nil || !journal.Same(got, events[n]) {
			t.Errorf("where the steps were made the event after step %d is another, or not told: %v", n, got == nil)
		}
	}
	other := &wallchart.File{Log: log[:1], Tournament: events[1]}
	for n := range 3 {
		if got := d.originAt(n, other); (got != nil) != (n == 1) {
			t.Errorf("without a base the event after step %d is told: %v", n, got != nil)
		}
	}
	for _, n := range []int{1, 3} {
		must.Do(t, d.keepBase(base{N: n, Seq: uint64(n)}, must.Have(wallchart.Encode(events[n], log[:n]))(t)))
	}
	for n := 1; n <= 3; n++ {
		if got := d.originAt(n, &wallchart.File{}); got == nil || !journal.Same(got, events[n]) {
			t.Errorf("with bases the event after step %d is another, or not told: %v", n, got == nil)
		}
	}
}

// TestTheFileOfAnotherDesk: with a code nobody else comes in by it, and its own desk does; without one it is that desk, whatever it
// is called.
func TestTheFileOfAnotherDesk(t *testing.T) {
	ann := shared(t, Options{})
	bob := joins(t, ann, "bob", Results)
	settle(t, ann, bob)
	die(bob)
	for _, c := range []struct {
		name string
		code bool
		is   string
	}{{"eve", true, ""}, {"bob", true, "bob"}, {"eve", false, "bob"}, {"", true, "bob"}} {
		code := ""
		if c.code {
			code, _ = must.Two(ann.Code(Results))(t)
		}
		d, err := Join(t.Context(), code, where(ann), bob.doc.Path(), wallchart.Options{State: bob.state},
			Options{Name: c.name, State: bob.state})
		if c.is == "" {
			if err == nil || !strings.Contains(err.Error(), "is the file of the desk bob") {
				t.Errorf("%+v: %v", c, err)
			}
			continue
		}
		if err != nil || d.name != c.is {
			t.Fatalf("%+v: %v", c, err)
		}
		die(d)
	}
}

// TestADeskAtAServerOfOnesOwn has numbers for new participants that no host gives, and the arbiter's role where it asks for none.
func TestADeskAtAServerOfOnesOwn(t *testing.T) {
	at := node(t, "club", func(*server.Options) {}).ClientURL()
	ann := must.Have(outsideDesk(t, "ann", "", Options{Server: at}))(t)
	for role, want := range map[Role]Role{"": Arbiter, Viewer: Viewer} {
		bob := must.Have(outsideDesk(t, "bob"+string(role), ann.Status().Event, Options{Server: at, Role: role}))(t)
		if s := bob.rec.Slot; s < mostSlot || s >= idsApart || bob.Status().Role != want {
			t.Errorf("who comes as %q is %s with slot %d", role, bob.Status().Role, s)
		}
	}
}

// TestWhoCannotHost is what he was: of the stream that he knew.
func TestWhoCannotHost(t *testing.T) {
	d := withConflicts(t)
	d.secret, _ = must.Two(secretsOf(d.state, "e", "bob"))(t)
	d.rec.Rank, d.rec.Host = rank{4, "e"}, peer{Name: "ann"}
	file := filepath.Join(t.TempDir(), "file")
	must.Do(t, os.WriteFile(file, nil, 0o600))
	d.folder = filepath.Join(file, "folder")
	before := fmt.Sprint(d.rec)
	if err := d.Host("127.0.0.1:0"); err == nil || fmt.Sprint(d.rec) != before {
		t.Errorf("%v: he is %+v", err, d.rec)
	}
}
