package sharing

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"wallchart/files/wallchart"
	"wallchart/model/journal"
	"wallchart/must"
)

// TestAnotherHostIsSeen where it is above this one, at whichever of its addresses it answers; this desk is then to go over to it.
func TestAnotherHostIsSeen(t *testing.T) {
	ann := shared(t, Options{})
	bob := joins(t, ann, "bob", Arbiter)
	bob.Leave()
	at := ann.rec.Host
	at.Addresses = []string{free("127.0.0.1", "0"), where(ann)}
	for _, c := range []struct {
		name  string
		rank  rank
		peers map[string]peer
		seen  bool
	}{
		{"above", rank{0, "x"}, map[string]peer{"ann": at}, true}, {"below", rank{2, "x"}, map[string]peer{"ann": at}, false},
		{"nobody", rank{0, "x"}, nil, false},
		{"gone", rank{0, "x"}, map[string]peer{"ann": {Name: "ann", Addresses: at.Addresses[:1], Print: at.Print}}, false},
		{"a stranger", rank{0, "x"}, map[string]peer{"ann": {Name: "ann", Addresses: at.Addresses, Print: "other"}}, false},
	} {
		d := deskOf(Options{}, record{Event: ann.rec.Event, Name: "bob", Rank: c.rank, Peers: c.peers})
		d.secret = bob.secret
		seen := d.sees()
		if seen != c.seen || (len(d.box) == 1) != c.seen || d.told() != c.seen {
			t.Errorf("%s: seen %v, in the box is %+v", c.name, seen, d.box)
		}
		if c.seen && fmt.Sprint(*d.box[0].yield) != fmt.Sprint(peer{"ann", at.Addresses[1:], at.Print}) {
			t.Errorf("%s: it is %+v", c.name, *d.box[0].yield)
		}
	}
	d := deskOf(Options{}, record{Event: ann.rec.Event, Name: "bob", Rank: rank{0, "x"}})
	d.secret = bob.secret
	if d.rival(ann.rank(), []peer{at}); len(d.box) != 1 || d.box[0].yield == nil || d.box[0].yield.Name != "ann" {
		t.Errorf("of a host that is there it is said %+v", d.box)
	}
}

// TestHowOftenAHostLooksForAnother: with every third look at its own server, until there is one or it hosts no more.
func TestHowOftenAHostLooksForAnother(t *testing.T) {
	ann := shared(t, Options{})
	bob := joins(t, ann, "bob", Arbiter)
	bob.Leave()
	for name, c := range map[string]struct {
		begin func(*Desk, *hosting)
		looks int
	}{
		"another host": {func(d *Desk, _ *hosting) { d.rec.Peers = map[string]peer{"ann": ann.rec.Host} }, 3},
		"it is over":   {func(_ *Desk, h *hosting) { close(h.over) }, 0},
		"it has left":  {func(d *Desk, _ *hosting) { close(d.left) }, 0},
	} {
		d := deskOf(Options{}, record{Event: ann.rec.Event, Name: "bob", Rank: rank{0, "x"}})
		d.secret = bob.secret
		h := &hosting{over: make(chan struct{}), pulse: &pulse{}}
		c.begin(d, h)
		ticks, ended := make(chan time.Time), make(chan struct{})
		go func() {
			defer close(ended)
			d.watch(h, ticks)
		}()
		looks := 0
		for over := c.looks == 0; !over; {
			select {
			case ticks <- time.Now():
				looks++
			case <-ended:
				over = true
			}
		}
		<-ended
		if looks != c.looks || (len(d.box) == 1) != (c.looks > 0) {
			t.Errorf("%s: %d looks, and in the box is %+v", name, looks, d.box)
		}
	}
}

// TestWhoIsNoHostOfThisEvent any more: one below the host that is known, and what is said where nobody is reached.
func TestWhoIsNoHostOfThisEvent(t *testing.T) {
	ann := shared(t, Options{})
	bob := joins(t, ann, "bob", Arbiter)
	bob.Leave()
	over, stop := context.WithCancel(t.Context())
	stop()
	host, nobody, none := bob.rec.Host, free("127.0.0.1", "0"), free("127.0.0.1", "0")
	gone := peer{Name: "eve", Addresses: []string{nobody}, Print: host.Print}
	for _, c := range []struct {
		name   string
		ctx    context.Context
		change func(*Desk)
		says   string // "" is that it is the host
	}{
		{"as it is", t.Context(), func(*Desk) {}, ""},
		{"below", t.Context(), func(d *Desk) { d.rec.Rank.Generation += 5 }, errNone.Error()},
		{"below one whose stream is not known", t.Context(), func(d *Desk) { d.rec.Rank = rank{Generation: 9} }, ""},
		{"nobody waits", over, func(*Desk) {}, errNone.Error()},
		{"nobody there", t.Context(), func(d *Desk) {
			d.rec.Host, d.rec.Peers = gone, map[string]peer{"cyd": {Name: "cyd", Addresses: []string{none}}}
		}, "nobody answers at " + nobody},
		{"at another desk", t.Context(), func(d *Desk) { d.rec.Host, d.rec.Peers = gone, map[string]peer{"ann": host} }, ""},
		{"refused at another desk", t.Context(), func(d *Desk) {
			d.rec.Host, d.rec.Peers, d.secret.Key = gone, map[string]peer{"ann": host}, "not the key of bob"
		}, "does not know this desk"},
		{"at the second address", t.Context(), func(d *Desk) { d.rec.Host.Addresses = []string{nobody, where(ann)} }, ""},
		{"where it was typed", t.Context(), func(d *Desk) {
			d.rec.Host, d.typedAt = peer{Addresses: []string{nobody}, Print: host.Print}, where(ann)
		}, ""},
	} {
		d := deskOf(Options{State: t.TempDir()}, bob.rec)
		d.folder, d.secret = t.TempDir(), bob.secret
		d.rec.Rank = ann.rank()
		d.rec.Peers = nil
		c.change(d)
		way, err := d.toHost(c.ctx)
		if (err == nil) != (c.says == "") || err != nil && !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v", c.name, err)
		}
		if err == nil {
			_ = way.Close()
			if d.rec.Host.Name != "ann" || fmt.Sprint(d.rec.Host.Addresses) != fmt.Sprint([]string{where(ann)}) {
				t.Errorf("%s: the host is %+v", c.name, d.rec.Host)
			}
		}
	}
}

// TestAStreamAtItsServer: what it keeps, from where, and for whom it goes on.
func TestAStreamAtItsServer(t *testing.T) {
	ann := shared(t, Options{})
	do(t, ann, result(1, "1-0"))
	do(t, ann, result(2, "1-0"))
	settle(t, ann)
	k, ctx := ann.line.kept, t.Context()
	first := must.Have(k.next(ctx, 1))(t)
	e := must.Have(journal.DecodeEntry(first.data))(t)
	if first.seq != 1 || first.from != (sender{Arbiter, "ann"}) || first.language != language || first.after != (chain{}).String() ||
		e.N != 1 {
		t.Errorf("the first message is %+v", first)
	}
	if _, err := k.next(ctx, 3); !errors.Is(err, errNoStream) {
		t.Errorf("behind the last is %v", err)
	}
	known := mark{Seq: 2, Step: 1, After: first.after, ID: e.ID}
	for _, c := range []struct {
		name string
		rank rank
		at   func(*mark)
		on   bool
	}{
		{"as it is", ann.rank(), func(*mark) {}, true}, {"another stream", rank{9, "x"}, func(*mark) {}, false},
		{"it was longer", ann.rank(), func(m *mark) { m.Seq = 3 }, false},
		{"no step is known", ann.rank(), func(m *mark) { m.Step = 0 }, true},
		{"no step, and astray", ann.rank(), func(m *mark) { m.Step, m.Astray = 0, true }, false},
		{"astray", ann.rank(), func(m *mark) { m.Astray = true }, true}, {"another step", ann.rank(), func(m *mark) { m.ID = "x" }, false},
		{"behind others", ann.rank(), func(m *mark) { m.After = "x" }, false},
		{"a step that is not there", ann.rank(), func(m *mark) { m.Step = 3 }, false},
	} {
		at := known
		c.at(&at)
		f := must.Have(k.look(ctx, c.rank, at))(t)
		if f.rank != ann.rank() || f.last != 2 || f.end != 2 || (f.base == nil) != c.on || f.seq != 0 {
			t.Errorf("%s: %+v", c.name, f)
		}
	}
	over, stop := context.WithCancel(ctx)
	stop()
	if !k.goesOn(over, known, 2) {
		t.Error("a line that is cut is another stream")
	}
	must.Do(t, k.putBase(ctx, []byte("newer"), 2))
	if f := must.Have(k.look(ctx, rank{}, mark{}))(t); string(f.base) != "newer" || f.seq != 2 {
		t.Errorf("the newer base is %s after %d", f.base, f.seq)
	}
	end := must.Have(follow(k))(t)
	m := must.Have(end.next(ctx, 1))(t)
	if end.last != 2 || m.seq != 1 || len(m.frame) == 0 || m.data != nil {
		t.Errorf("who comes later begins at %d, and has of the first %+v", end.last, m)
	}
	of := message{from: sender{Arbiter, "ann"}, id: "once", language: language, data: []byte("no step")}
	if _, err := k.take(ctx, of, 1); !errors.Is(err, errOvertaken) {
		t.Errorf("made on an older message: %v", err)
	}
	for _, on := range []uint64{2, 3} {
		if seq, err := k.take(ctx, of, on); err != nil || seq != 3 {
			t.Errorf("the same twice, on message %d: message %d, %v", on, seq, err)
		}
	}
	if m := must.Have(end.next(ctx, 3))(t); m.seq != 3 {
		t.Errorf("who waits gets message %d", m.seq)
	}
	for name, most := range map[string]int64{k.name: -1, k.name + "-base": 1} {
		c := must.Have(k.js.Stream(ctx, name))(t).CachedInfo().Config
		if c.MaxMsgsPerSubject != most || most < 0 && (c.MaxMsgSize != mostStep || c.Duplicates != 2*time.Hour) {
			t.Errorf("%s keeps %+v", name, c)
		}
	}
}

// TestAHostBeginsAnew, and above another whose stream is gone: who may come in is known from before, and nothing is left of the former
// stream.
func TestAHostBeginsAnew(t *testing.T) {
	d := deskOf(Options{State: t.TempDir()}, record{Event: newEpoch(), Name: "ann", Role: Arbiter, Slot: 7, Host: peer{Name: "bob"}})
	d.at(event(t))
	d.secret, _ = must.Two(secretsOf(d.state, d.rec.Event, "ann"))(t)
	d.secret.Guests = map[string]guest{"cyd": {Role: Results, Key: digest("sixteen letters.")}}
	must.Do(t, d.doc.Do(result(1, "1-0")))
	d.rec.Rank, d.target, d.end, d.flying, d.seq = rank{4, "former"}, 9, 9, true, 8
	must.Do(t, d.hostAnew("127.0.0.1:0"))
	t.Cleanup(func() {
		if d.hosting != nil {
			d.hosting.close()
		}
	})
	is := func(generation int) {
		t.Helper()
		r, last := d.rec, d.rec.Bases[len(d.rec.Bases)-1]
		if r.Rank.Generation != generation || len(r.Rank.Epoch) != 16 || !r.Hosting || r.Listen != r.Host.Addresses[0] ||
			r.Host.Name != "ann" ||
			r.Host.Print != d.secret.print() || r.Peers["bob"].Name != "bob" || last != (base{1, 0, r.Rank}) {
			t.Errorf("it is %+v", r)
		}
		if d.shared != 1 || d.seq != 0 || d.target != 0 || d.end != 0 || d.flying || len(d.retry) != 1 {
			t.Errorf("it stands at step %d, message %d of %d, %d", d.shared, d.seq, d.target, d.end)
		}
		of := d.hosting.door
		if _, in := of.admit("cyd", "sixteen letters."); !in || of.guests["ann"] != (guest{Arbiter, digest(d.secret.Key), 7}) {
			t.Errorf("who may come in are %+v", of.guests)
		}
		if kept := must.Have(readRecord(d.doc.History()))(t); kept.Rank != r.Rank || !kept.Hosting {
			t.Errorf("on disk is %+v", kept)
		}
	}
	is(5)
	former, at := d.serverFolder(d.rec.Rank), d.rec.Listen
	if why := d.hosting.door.invite("eve", "another key, long", code{role: Viewer}); why != "" || d.secret.Guests["eve"].Role != Viewer {
		t.Errorf("who comes in is not kept: %s, %v", why, d.secret.Guests)
	}
	must.Do(t, d.outrank(rank{8, "x"}))
	is(9)
	if _, err := os.Stat(former); err == nil || d.rec.Listen != at {
		t.Errorf("at %s, before %s; what the former server had is left: %v", d.rec.Listen, at, err == nil)
	}
	d.folder = filepath.Join(d.doc.Path(), "folder")
	was := d.rec
	var lacking *wallchart.NotOnDisk
	if err := d.outrank(rank{12, "x"}); !errors.As(err, &lacking) || d.rec.Rank != was.Rank {
		t.Errorf("without a place for what it has to keep: %v, %+v", err, d.rec.Rank)
	}
}
