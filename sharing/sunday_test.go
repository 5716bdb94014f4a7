package sharing

import (
	"context"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// alone opens a desk's file without the others, and does something.
func alone(t *testing.T, d *Desk, do func(*wallchart.Doc)) {
	t.Helper()
	doc := must.Have(wallchart.Open(d.doc.Path(), wallchart.Options{State: d.state, By: d.name}))(t)
	do(doc)
	must.Do(t, doc.Close())
}

// apart lets a desk make steps without the others; back brings it back.
func apart(t *testing.T, d *Desk, all ...journal.Change) *Desk {
	t.Helper()
	d.Leave()
	must.Do(t, d.doc.Close())
	alone(t, d, func(doc *wallchart.Doc) {
		for _, c := range all {
			must.Do(t, doc.Do(c))
		}
	})
	return d
}

// TestTheHostWorksAlone between two sharings, as on the Sunday morning of an event of two days: what it has done is sent like any other,
// and loses against nobody.
func TestTheHostWorksAlone(t *testing.T) {
	ann := shared(t, Options{})
	bob := joins(t, ann, "bob", Arbiter)
	settle(t, ann, bob)
	ann.Leave()
	must.Do(t, ann.doc.Close())
	alone(t, ann, func(doc *wallchart.Doc) {
		must.Do(t, doc.Do(result(1, "1-0")))
		must.Do(t, doc.Do(result(2, "0-1")))
		must.Do(t, doc.Do(result(3, "1-0")))
		must.Have(doc.Undo())(t)
	})
	ann = back(t, ann, wallchart.Options{})
	settle(t, ann, bob)
	alike(t, ann, bob)
	if got := on(bob, 1) + on(bob, 2) + on(bob, 3); got != "1-00-1" {
		t.Errorf("the boards are %q", got)
	}
	if n := len(ann.Conflicts()) + len(bob.Conflicts()); n > 0 {
		t.Errorf("%d conflicts", n)
	}
}

// TestAnOlderCopyAtTheHost is another line of the event: what it lacks is brought by the desk that has it.
func TestAnOlderCopyAtTheHost(t *testing.T) {
	for name, more := range map[string]int{"with nothing new": 0, "with one new step": 1, "with as many steps as were lost": 4} {
		t.Run(name, func(t *testing.T) {
			ann := shared(t, Options{})
			bob := joins(t, ann, "bob", Arbiter)
			do(t, ann, result(1, "1-0"))
			settle(t, ann, bob)
			die(ann)
			kept := t.TempDir()
			must.Do(t, os.CopyFS(kept, os.DirFS(filepath.Dir(ann.doc.Path()))))
			ann = back(t, ann, wallchart.Options{})
			settle(t, ann, bob)
			for n, c := range []string{"0-1", "½-½"} {
				do(t, ann, result(n+2, c))
				do(t, ann, steps.SetLots{Section: 2, Seed: int64(n + 7)})
			}
			settle(t, ann, bob)
			die(ann)
			must.Do(t, os.RemoveAll(filepath.Dir(ann.doc.Path())))
			must.Do(t, os.CopyFS(filepath.Dir(ann.doc.Path()), os.DirFS(kept)))
			ann = back(t, ann, wallchart.Options{})
			for n := range more {
				do(t, ann, steps.SetLots{Section: 1, Seed: int64(n + 20)})
			}
			settle(t, ann, bob)
			alike(t, ann, bob)
			if got := on(ann, 1) + on(ann, 2) + on(ann, 3); got != "1-00-1½-½" || ann.doc.Tournament().Section(2).Ranking.Lots != 8 {
				t.Errorf("the boards are %q, the lots %d", got, ann.doc.Tournament().Section(2).Ranking.Lots)
			}
			if n := len(ann.Conflicts()) + len(bob.Conflicts()); n > 0 {
				t.Errorf("%d conflicts", n)
			}
		})
	}
}

// TestAClockSetBack changes nothing: each of the steps that do not go together is kept to choose from.
func TestAClockSetBack(t *testing.T) {
	ann := shared(t, Options{})
	bob := joins(t, ann, "bob", Arbiter)
	settle(t, ann, bob)
	bob.Leave()
	must.Do(t, bob.doc.Close())
	ahead := func() time.Time { return time.Now().Add(time.Hour) }
	doc := must.Have(wallchart.Open(bob.doc.Path(), wallchart.Options{State: bob.state, Clock: ahead}))(t)
	bob2 := must.Have(Resume(doc, Options{State: bob.state, Clock: ahead}))(t)
	do(t, bob2, result(1, "1-0"))
	settle(t, ann, bob2)
	bob2.Leave()
	must.Do(t, doc.Close())
	alone(t, bob, func(doc *wallchart.Doc) {
		for n := range 3 {
			must.Do(t, doc.Do(steps.SetLots{Section: 2, Seed: int64(n + 1)}))
			must.Do(t, doc.Do(result(n+1, "½-½")))
		}
	})
	for n := range 3 {
		do(t, ann, result(n+1, "0-1"))
	}
	settle(t, ann)
	bob = back(t, bob, wallchart.Options{})
	asked := settle(t, ann, bob)
	alike(t, ann, bob)
	if len(asked) != 3 || len(bob.Conflicts()) != 3 || ann.doc.Tournament().Section(2).Ranking.Lots != 3 {
		t.Errorf("it is asked %d times: %v", len(asked), asked)
	}
}

// TestTwoDoors enter different players without a line: all are there, and nothing is asked.
func TestTwoDoors(t *testing.T) {
	ann := shared(t, Options{})
	bob := joins(t, ann, "bob", Arbiter)
	settle(t, ann, bob)
	bob.Leave()
	must.Do(t, bob.doc.Close())
	add := func(name string) steps.AddPlayers {
		return steps.AddPlayers{Section: 2, Players: []model.Player{{Entry: model.Entry{Name: name}}}}
	}
	doc := must.Have(wallchart.Open(bob.doc.Path(), wallchart.Options{State: bob.state}))(t)
	cut := must.Have(Resume(doc, Options{State: bob.state}))(t)
	cut.kick()
	cut.mu.Lock()
	cut.rec.Host.Addresses = []string{"127.0.0.1:1"}
	cut.mu.Unlock()
	for n := range 50 {
		do(t, ann, add(fmt.Sprintf("Ann's %d", n)))
		do(t, cut, add(fmt.Sprintf("Bob's %d", n)))
	}
	must.Do(t, cut.Do(steps.CheckIn{Section: 2, Who: cut.doc.Tournament().Section(2).LastID, Present: true}))
	cut.Leave()
	must.Do(t, doc.Close())
	bob = back(t, bob, wallchart.Options{})
	bob.mu.Lock()
	bob.rec.Host.Addresses = []string{where(ann)}
	bob.mu.Unlock()
	asked := settle(t, ann, bob)
	alike(t, ann, bob)
	s := ann.doc.Tournament().Section(2)
	numbers := map[int]bool{}
	here := ""
	for _, p := range s.Players {
		numbers[p.Number] = true
		if p.Present {
			here = p.Name
		}
	}
	if len(asked) > 0 || len(s.Players) != 100 || len(numbers) != 100 || here != "Bob's 49" {
		t.Errorf("%d players with %d numbers, here is %q, and it is asked: %v", len(s.Players), len(numbers), here, asked)
	}
}

// TestBackWithoutALine: who comes back while nobody is to be reached goes on with what he has, also under a new address of the host.
func TestBackWithoutALine(t *testing.T) {
	ann := shared(t, Options{})
	bob := joins(t, ann, "bob", Arbiter)
	settle(t, ann, bob)
	at, state := where(ann), bob.state
	die(ann)
	die(bob)
	// Something else answers there, as while a host begins, or over a bad line: that is no line either.
	l := must.Have(net.Listen("tcp", at))(t)
	go func() {
		for c, err := l.Accept(); err == nil; c, err = l.Accept() {
			_ = c.Close()
		}
	}()
	first := must.Have(Join(context.Background(), "", at, bob.doc.Path(), wallchart.Options{State: state, By: "bob"},
		Options{State: state, Listen: "127.0.0.1:0"}))(t)
	die(first)
	must.Do(t, l.Close())
	again := must.Have(Join(context.Background(), "", at, bob.doc.Path(), wallchart.Options{State: state, By: "bob"},
		Options{State: state, Listen: "127.0.0.1:0"}))(t)
	t.Cleanup(again.doc.Discard)
	t.Cleanup(again.Leave)
	do(t, again, result(1, "1-0"))
	if s := again.Status(); s.Line != NoLine || s.Waiting != 1 {
		t.Errorf("without a line: %+v", s)
	}
	ann = back(t, ann, wallchart.Options{})
	settle(t, ann, again)
	if on(ann, 1) != "1-0" {
		t.Errorf("board 1 is %q", on(ann, 1))
	}
	if _, err := Join(context.Background(), "", at, filepath.Join(t.TempDir(), "other.wallchart"), wallchart.Options{State: state},
		Options{State: state}); err == nil || !strings.Contains(err.Error(), "Ask at the host for a code") {
		t.Errorf("a desk that is not known: %v", err)
	}
}

// TestWhatRestsIsMadeByItself: a player is entered at two desks in different ways; what was done with the one that fell is made again when
// that is settled, and nobody is asked about it.
func TestWhatRestsIsMadeByItself(t *testing.T) {
	for _, choose := range []Choice{Mine, Theirs} {
		ann := shared(t, Options{})
		bob := joins(t, ann, "bob", Arbiter)
		settle(t, ann, bob)
		name := func(n string) steps.EditTournament {
			h := steps.HeaderOf(ann.doc.Tournament())
			h.City = n
			return steps.EditTournament{Header: h}
		}
		bob = apart(t, bob, name("Bonn"), result(1, "1-0"), result(1, "½-½"), result(2, "0-1"))
		do(t, ann, name("Köln"))
		do(t, ann, result(1, "0-1"))
		settle(t, ann)
		bob = back(t, bob, wallchart.Options{})
		settle(t, ann, bob)
		ask, resting := bob.Questions()
		if len(ask) != 2 || resting != 0 { // the city, and the last word on board 1
			t.Fatalf("asked are %v, and %d rest", ask, resting)
		}
		if on(bob, 2) != "0-1" {
			t.Errorf("board 2, which nobody else has touched, is %q", on(bob, 2))
		}
		must.Do(t, bob.SettleAll(choose))
		settle(t, ann, bob)
		want := map[Choice][2]string{Mine: {"Bonn", "½-½"}, Theirs: {"Köln", "0-1"}}[choose]
		if got := [2]string{ann.doc.Tournament().City, on(ann, 1)}; got != want || len(bob.Conflicts()) != 0 {
			t.Errorf("it is %v, want %v; left are %v", got, want, bob.Conflicts())
		}
		alike(t, ann, bob)
	}
}

// TestAConflictThatIsNoneAnyMore is asked no more: somebody has done what the step says.
func TestAConflictThatIsNoneAnyMore(t *testing.T) {
	ann := shared(t, Options{})
	bob := joins(t, ann, "bob", Arbiter)
	settle(t, ann, bob)
	bob = apart(t, bob, result(1, "1-0"))
	do(t, ann, result(1, "0-1"))
	settle(t, ann)
	bob = back(t, bob, wallchart.Options{})
	settle(t, ann, bob)
	if ask, _ := bob.Questions(); len(ask) != 1 {
		t.Fatalf("asked are %v", ask)
	}
	do(t, ann, result(1, "1-0"))
	settle(t, ann, bob)
	if ask, _ := bob.Questions(); len(ask) != 0 {
		t.Errorf("asked are %v, and board 1 is %s", ask, on(bob, 1))
	}
}

// TestWhatRestsMeansWhatItMeant: the players of two boards are exchanged and a result is entered; meanwhile somebody else has entered one
// there. With the exchange the result is made again; without, it would be one of other players, and nobody enters that by himself.
func TestWhatRestsMeansWhatItMeant(t *testing.T) {
	for _, choose := range []Choice{Mine, Theirs} {
		ann := shared(t, Options{})
		bob := joins(t, ann, "bob", Arbiter)
		settle(t, ann, bob)
		pairs := []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 3}}, {Board: 2, Sides: [2]model.ID{2, 4}},
			{Board: 3, Sides: [2]model.ID{5, 6}}}
		bob = apart(t, bob, steps.ReplacePairings{Section: 1, Round: 1, Pairings: pairs}, result(1, "1-0"))
		do(t, ann, result(2, "0-1"))
		settle(t, ann)
		bob = back(t, bob, wallchart.Options{})
		settle(t, ann, bob)
		ask, resting := bob.Questions()
		if len(ask) != 1 || resting != 1 {
			t.Fatalf("asked are %v, and %d rest", ask, resting)
		}
		must.Do(t, bob.Settle(ask[0], choose))
		settle(t, ann, bob)
		alike(t, ann, bob)
		left, _ := bob.Questions()
		first := ann.doc.Tournament().Section(1).Rounds[0].Pairings[0]
		if choose == Mine && (first.Sides[1] != 3 || on(ann, 1) != "1-0" || len(left) != 0) {
			t.Errorf("mine: board 1 is %v, %s; left are %v", first.Sides, on(ann, 1), left)
		}
		if choose == Theirs && (first.Sides[1] != 2 || on(ann, 1) != "" || len(left) > 1) {
			t.Errorf("theirs: board 1 is %v, %s; left are %v", first.Sides, on(ann, 1), left)
		}
	}
}

// TestUndoWithoutALine: what a desk takes back while it has no line is that step and no other. The rest of the event is not in question,
// whatever the step was.
func TestUndoWithoutALine(t *testing.T) {
	add := func(name string) steps.AddPlayers {
		return steps.AddPlayers{Section: 2, Players: []model.Player{{Entry: model.Entry{Name: name}}}}
	}
	ann := shared(t, Options{})
	bob := joins(t, ann, "bob", Arbiter)
	settle(t, ann, bob)
	for _, c := range []journal.Change{add("Bob's 1"), steps.SetPairingNote{Section: 1, Round: 1, Board: 2, Note: "late"},
		steps.SetLots{Section: 1, Seed: 8}, steps.RemoveRound{Section: 1, Round: 1}} {
		bob = apart(t, bob)
		cut := must.Have(wallchart.Open(bob.doc.Path(), wallchart.Options{State: bob.state}))(t)
		alone := must.Have(Resume(cut, Options{State: bob.state}))(t)
		alone.kick()
		alone.mu.Lock()
		alone.rec.Host.Addresses = []string{"127.0.0.1:1"}
		alone.mu.Unlock()
		must.Do(t, alone.Do(c))
		must.Have(alone.Undo())(t)
		must.Do(t, alone.Do(add("Bob's 2")))
		alone.Leave()
		must.Do(t, cut.Close())
		do(t, ann, add("Ann's"))
		do(t, ann, result(1, []string{"1-0", "0-1"}[len(ann.doc.Entries())/2%2]))
		bob = back(t, bob, wallchart.Options{})
		bob.mu.Lock()
		bob.rec.Host.Addresses = []string{where(ann)}
		bob.mu.Unlock()
		if asked := settle(t, ann, bob); len(asked) > 0 && c.Name() != (steps.RemoveRound{}).Name() {
			t.Errorf("%s: it is asked: %v", c.Name(), asked)
		}
		alike(t, ann, bob)
		s := ann.doc.Tournament().Section(2)
		if a, b := count(s, "Ann's"), count(s, "Bob's 2"); a == 0 || a != b || count(s, "Bob's 1") > 0 {
			t.Errorf("%s: the players are %v", c.Name(), s.Players)
		}
	}
}

func count(s *model.Section, name string) (n int) {
	for i := range s.Players {
		if s.Players[i].Name == name {
			n++
		}
	}
	return n
}

// TestAHostThatNobodyHasAnyMore: bob hosts for a while, and then an older copy of his folder is put back, which knows nothing of it. Carl,
// who was with him, does not wait for that stream for ever: what he has is laid beside the event as ann has it.
func TestAHostThatNobodyHasAnyMore(t *testing.T) {
	ann := shared(t, Options{})
	bob := joins(t, ann, "bob", Arbiter)
	carl := joins(t, ann, "carl", Results)
	settle(t, ann, bob, carl)
	until(t, "carl knows where bob would host, and bob who may come", func() bool {
		carl.mu.Lock()
		defer carl.mu.Unlock()
		bob.mu.Lock()
		defer bob.mu.Unlock()
		return len(carl.rec.Peers) > 1 && len(bob.secret.Guests) > 2
	}, ann, bob, carl)
	kept, folder := t.TempDir(), filepath.Dir(bob.doc.Path())
	must.Do(t, os.CopyFS(kept, os.DirFS(folder)))
	die(ann)
	until(t, "bob may host", func() bool { return bob.Status().MayHost }, bob, carl)
	must.Do(t, bob.Host(""))
	settle(t, bob, carl)
	do(t, carl, result(1, "1-0"))
	settle(t, bob, carl)
	die(bob)
	must.Do(t, os.RemoveAll(folder))
	must.Do(t, os.CopyFS(folder, os.DirFS(kept)))
	ann = back(t, ann, wallchart.Options{})
	bob = back(t, bob, wallchart.Options{})
	settle(t, ann, bob, carl)
	alike(t, ann, bob, carl)
	if on(ann, 1) != "1-0" {
		t.Errorf("board 1 is %q", on(ann, 1))
	}
	if n := len(carl.Conflicts()); n > 0 {
		t.Errorf("carl is asked: %v", carl.Conflicts())
	}
}

// TestBackAtANewAddress: a desk that hosted for a while comes back to the former host, which has another address now.
func TestBackAtANewAddress(t *testing.T) {
	ann := shared(t, Options{})
	bob := joins(t, ann, "bob", Arbiter)
	settle(t, ann, bob)
	until(t, "each knows the other", func() bool {
		bob.mu.Lock()
		defer bob.mu.Unlock()
		return len(bob.secret.Guests) > 1
	}, ann, bob)
	die(ann)
	until(t, "bob may host", func() bool { return bob.Status().MayHost }, bob)
	must.Do(t, bob.Host(""))
	ann = back(t, ann, wallchart.Options{})
	settle(t, ann, bob)
	must.Do(t, ann.Host(""))
	settle(t, ann, bob)
	die(bob)
	bob.mu.Lock()
	own := peer{bob.name, []string{bob.rec.Listen}, bob.secret.print()}
	bob.mu.Unlock()
	rec := must.Have(readRecord(historyOf(bob.doc.Path())))(t)
	rec.Host = own // as it stands when the power went in the midst
	must.Do(t, writeJSON(filepath.Join(bob.folder, "record"), rec))
	p := newProxy(t, where(ann), 1)
	again := must.Have(Join(context.Background(), "", p.l.Addr().String(), bob.doc.Path(), wallchart.Options{State: bob.state, By: "bob"},
		Options{State: bob.state}))(t)
	t.Cleanup(again.doc.Discard)
	t.Cleanup(again.Leave)
	settle(t, ann, again)
}

// TestAStepThatIsBroughtOtherwise: an arbiter has brought a step of bob's, made on what others had made meanwhile. It is the same step, and
// bob takes it as the stream has it.
func TestAStepThatIsBroughtOtherwise(t *testing.T) {
	ann := shared(t, Options{})
	bob := joins(t, ann, "bob", Arbiter)
	settle(t, ann, bob)
	bob = apart(t, bob, steps.SetLots{Section: 1, Seed: 5})
	doc := must.Have(wallchart.Open(bob.doc.Path(), wallchart.Options{State: bob.state, ReadOnly: true}))(t)
	e := doc.Entries()[0]
	doc.Discard()
	_, with, err := written(steps.SetLots{Section: 1, Seed: 6})
	must.Do(t, err)
	e.With, e.Desk = with, "bob"
	ann.mu.Lock()
	line := ann.line
	ann.mu.Unlock()
	must.Do(t, line.append(context.Background(), message{from: sender{Arbiter, "ann"}, id: "x", language: language,
		after: ann.chain.String(), data: must.Have(journal.EncodeEntry(e))(t)}, ann.seq))
	until(t, "ann has it", func() bool { return ann.shared == 1 }, ann)
	bob = back(t, bob, wallchart.Options{})
	settle(t, ann, bob)
	alike(t, ann, bob)
	if got := bob.doc.Tournament().Section(1).Ranking.Lots; got != 6 {
		t.Errorf("bob's lots are %d", got)
	}
}

// TestWhoComesInLateKnowsWhoMayHost, also a desk that has no line just then and gives no sign: the host may be gone before it does.
func TestWhoComesInLateKnowsWhoMayHost(t *testing.T) {
	ann := shared(t, Options{})
	bob := joins(t, ann, "bob", Arbiter)
	settle(t, ann, bob)
	knows := func(d *Desk) func() bool {
		return func() bool {
			d.mu.Lock()
			defer d.mu.Unlock()
			return d.rec.Peers["bob"].Print != ""
		}
	}
	until(t, "bob is known", knows(ann), ann, bob)
	die(bob)
	cid := joins(t, ann, "cid", Results)
	until(t, "bob is known to who comes late", knows(cid), ann, cid)
	r := must.Have(readRecord(historyOf(cid.doc.Path())))(t)
	if r.Peers["bob"].Print == "" {
		t.Error("it is not on the disk")
	}
}

// TestTheFormerHostIsRemembered by a desk that it has told nothing of itself: it may host again.
func TestTheFormerHostIsRemembered(t *testing.T) {
	ann := shared(t, Options{})
	bob := joins(t, ann, "bob", Arbiter)
	cid := joins(t, ann, "cid", Results)
	until(t, "known to each other", func() bool {
		cid.mu.Lock()
		defer cid.mu.Unlock()
		bob.mu.Lock()
		defer bob.mu.Unlock()
		return cid.rec.Peers["bob"].Name != "" && len(bob.secret.Guests) == 3
	}, ann, bob, cid)
	die(ann)
	until(t, "without a line", func() bool { return bob.Status().MayHost && cid.Status().Line == NoLine }, bob, cid)
	cid.mu.Lock()
	cid.rec.Peers = map[string]peer{"bob": cid.rec.Peers["bob"]}
	cid.mu.Unlock()
	must.Do(t, bob.Host(""))
	settle(t, bob, cid)
	cid.mu.Lock()
	defer cid.mu.Unlock()
	if cid.rec.Host.Name != "bob" || cid.rec.Peers["ann"].Print == "" {
		t.Errorf("the host is %v, and known are %v", cid.rec.Host, cid.rec.Peers)
	}
}

// TestTheAddressThatWasTyped is tried until somebody hosts there, though nobody does at first and no sign has told of it.
func TestTheAddressThatWasTyped(t *testing.T) {
	ann := shared(t, Options{})
	bob := joins(t, ann, "bob", Arbiter)
	cid := joins(t, ann, "cid", Results)
	until(t, "known to each other", func() bool {
		cid.mu.Lock()
		defer cid.mu.Unlock()
		bob.mu.Lock()
		defer bob.mu.Unlock()
		return cid.rec.Peers["bob"].Name != "" && len(bob.secret.Guests) == 3
	}, ann, bob, cid)
	die(cid)
	die(ann)
	at := free("127.0.0.1", "0")
	again := must.Have(Join(context.Background(), "", at, cid.doc.Path(), wallchart.Options{State: cid.state}, Options{State: cid.state}))(t)
	t.Cleanup(again.doc.Discard)
	t.Cleanup(again.Leave)
	must.Do(t, bob.Host(at))
	settle(t, bob, again)
}

// TestLeavingWaitsForNobody: also not for a host that takes the call and says nothing.
func TestLeavingWaitsForNobody(t *testing.T) {
	ann := shared(t, Options{})
	bob := joins(t, ann, "bob", Arbiter)
	settle(t, ann, bob)
	die(ann)
	until(t, "without a line", func() bool { return bob.Status().Line == NoLine }, bob)
	l := must.Have(net.Listen("tcp", "127.0.0.1:0"))(t)
	defer l.Close()
	bob.mu.Lock()
	bob.rec.Host.Addresses = []string{l.Addr().String()}
	bob.mu.Unlock()
	silent := must.Have(l.Accept())(t)
	defer silent.Close()
	began := time.Now()
	bob.Leave()
	if took := time.Since(began); took > patience/2 {
		t.Errorf("it took %v", took)
	}
}
