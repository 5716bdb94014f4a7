package sharing

import (
	"context"
	"errors"
	"io"
	"math/rand/v2"
	"net"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// rogue is a line to a host with the key of a desk, in the hands of another program.
func rogue(t testing.TB, host, as *Desk) *wire {
	t.Helper()
	c, _ := must.Two(call(context.Background(), where(host), knock{hello: hello{Event: host.rec.Event, Name: as.name, Key: as.secret.Key},
		print: host.secret.print()}))(t)
	t.Cleanup(func() { _ = c.Close() })
	c.line.waits(waitAtMost)
	return &wire{c: c, r: c.r}
}

// heardOf is the next frame of a kind that the host sends.
func heardOf(t testing.TB, w *wire, of verb) frame {
	t.Helper()
	for {
		if f := must.Have(w.next(func(verb) int { return most }))(t); f.Verb == of {
			return f
		}
	}
}

// ends waits until the host has ended a line.
func ends(t testing.TB, w *wire) {
	t.Helper()
	for {
		if _, err := w.next(func(verb) int { return most }); err != nil {
			if n := net.Error(nil); errors.As(err, &n) && n.Timeout() {
				t.Error("the line is not ended")
			}
			return
		}
	}
}

// noise sends what is no step, as an altered program would.
func noise(s *session) {
	if s.kept != nil {
		_ = s.kept.nc.Publish(s.kept.prefix+".step.arbiter.nobody", []byte(`{"n":0}`))
	} else if g, ok := s.stream.(*gated); ok {
		_ = g.send(frame{Verb: verbAppend, data: []byte(`{"n":0}`)})
	}
}

// TestFourVerbs: whatever a desk's line says besides is refused, logged, and ends it; what is too long, too.
func TestFourVerbs(t *testing.T) {
	for _, c := range []struct {
		role Role
		send frame
	}{
		{Viewer, frame{Verb: "subscribe"}},
		{Viewer, frame{Verb: verbGuests}},
		{Viewer, frame{Verb: verbStep, Seq: 1}},
		{Viewer, frame{Verb: verbAppend, data: []byte("{}")}},
		{Viewer, frame{Verb: verbSign, data: make([]byte, mostSign+1)}},
		{Viewer, frame{Verb: verbRead, data: []byte("x")}},
		{Results, frame{Verb: verbAppend, data: make([]byte, mostResults+1)}},
		{Results, frame{Verb: verbBase, data: []byte("x")}},
		{Arbiter, frame{Verb: "base-put", data: []byte("x")}},
		{Arbiter, frame{Verb: verbStalled, Seconds: 9}},
	} {
		b := &book{}
		ann := shared(t, Options{Log: b.log})
		bob := joins(t, ann, "bob", c.role)
		settle(t, ann, bob)
		line := rogue(t, ann, bob)
		_ = line.send(c.send) // the host may have ended it before it has all
		ends(t, line)
		b.says(t, "Refused what bob has sent from 127.0.0.1", "no part of sharing")
		do(t, ann, result(1, "1-0"))
		settle(t, ann, bob)
	}
}

// TestTheStreamOnceALine: a second reading ends the line.
func TestTheStreamOnceALine(t *testing.T) {
	b := &book{}
	ann := shared(t, Options{Log: b.log})
	bob := joins(t, ann, "bob", Results)
	do(t, ann, result(1, "1-0"))
	settle(t, ann, bob)
	line := rogue(t, ann, bob)
	must.Do(t, line.send(frame{Verb: verbRead, Seq: 1}))
	if f := heardOf(t, line, verbStep); f.Seq != 1 || f.From.Desk != "ann" || !strings.Contains(string(f.data), "set-result") {
		t.Errorf("the first step is %+v", f)
	}
	must.Do(t, line.send(frame{Verb: verbRead, Seq: 1}))
	ends(t, line)
	b.says(t, "Refused what bob", "twice on one line")
}

// TestSignsAreOnesOwn: whatever a desk says of itself is passed on with the name and the role that it was let in with.
func TestSignsAreOnesOwn(t *testing.T) {
	ann := shared(t, Options{})
	bob := joins(t, ann, "bob", Viewer)
	settle(t, ann, bob)
	line := rogue(t, ann, bob)
	must.Do(t, line.send(frame{Verb: verbSign, From: &sender{Arbiter, "carl"},
		data: []byte(`{"name":"dora","hosts":true,"addresses":["10.0.0.1:1"]}`)}))
	until(t, "bob is heard", func() bool {
		h := ann.Status().Here
		return len(h) == 1 && h[0].Name == "bob" && h[0].Role == Viewer && h[0].Host
	}, ann, bob)
	ann.mu.Lock()
	defer ann.mu.Unlock()
	if len(ann.rec.Peers) != 0 {
		t.Errorf("a viewer is taken for a host: %v", ann.rec.Peers)
	}
}

// TestAFloodOfLines that say nothing keeps nobody out: neither who comes by a key nor who joins with a code, from the same address.
func TestAFloodOfLines(t *testing.T) {
	ann := shared(t, Options{})
	bob := joins(t, ann, "bob", Results)
	settle(t, ann, bob)
	over := make(chan struct{})
	var all sync.WaitGroup
	var open sync.WaitGroup
	for range mostUnknownEach {
		open.Add(1)
		all.Go(func() {
			for first := true; ; first = false {
				c, err := net.Dial("tcp", where(ann))
				if first {
					open.Done()
				}
				if err != nil {
					return
				}
				gone := make(chan struct{})
				go func() { _, _ = c.Read(make([]byte, 1)); close(gone) }()
				select {
				case <-over:
					_ = c.Close()
					return
				case <-gone: // cut off: here again
					_ = c.Close()
				}
			}
		})
	}
	open.Wait()
	bob.kick()
	do(t, bob, result(1, "1-0"))
	carl := joins(t, ann, "carl", Results)
	settle(t, ann, bob, carl)
	close(over)
	all.Wait()
}

// TestSilentLinesGo after two seconds.
func TestSilentLinesGo(t *testing.T) {
	ann := shared(t, Options{})
	began := time.Now()
	c := must.Have(net.Dial("tcp", where(ann)))(t)
	defer c.Close()
	_ = c.SetReadDeadline(began.Add(waitAtMost))
	if _, err := c.Read(make([]byte, 1)); !errors.Is(err, io.EOF) && !errors.Is(err, syscall.ECONNRESET) {
		t.Errorf("it ends with %v", err)
	}
	if d := time.Since(began); d < silence {
		t.Errorf("it ends after %s", d)
	}
}

// TestTwoLinesOfADesk at most: of more the oldest goes.
func TestTwoLinesOfADesk(t *testing.T) {
	ann := shared(t, Options{})
	bob := joins(t, ann, "bob", Viewer)
	settle(t, ann, bob)
	bob.Leave()
	var lines []*wire
	for range linesOfDesk + 1 {
		l := rogue(t, ann, bob)
		must.Do(t, l.send(frame{Verb: verbBase})) // answered, so it is in
		heardOf(t, l, verbBase)
		lines = append(lines, l)
	}
	ends(t, lines[0])
	must.Do(t, lines[1].send(frame{Verb: verbBase}))
	heardOf(t, lines[1], verbBase)
}

// TestRoguesDoNotSlowTheOthers: other programs with a results key and a viewer's send steps as fast as they can, open lines without end,
// speak NATS, send 8 MB at once and what only a host may. An honest desk's steps are with the host in a second all the while, and so is a
// desk that joins.
func TestRoguesDoNotSlowTheOthers(t *testing.T) {
	log := &book{}
	ann := shared(t, Options{Log: log.log})
	bob := joins(t, ann, "bob", Results)
	eve := joins(t, ann, "eve", Results)
	vic := joins(t, ann, "vic", Viewer)
	settle(t, ann, bob, eve, vic)
	kind, with, _ := written(result(3, "1-0"))
	flood := func() frame {
		e := journal.Entry{N: rand.IntN(9), ID: journal.NewID(), Time: time.Now(), Desk: "eve", Kind: kind, With: with, Label: "x"}
		b, _ := journal.EncodeEntry(e)
		return frame{Verb: verbAppend, Seq: rand.Uint64N(9), ID: e.ID, data: b}
	}
	over := make(chan struct{})
	var all sync.WaitGroup
	again := func(as *Desk, do func(*wire) error) { // on one line until that is ended, and then on another
		all.Go(func() {
			for {
				c, _, err := call(context.Background(), where(ann), knock{hello: hello{Event: ann.rec.Event, Name: as.name, Key: as.secret.Key},
					print: ann.secret.print()})
				for line := (&wire{}); err == nil; err = do(line) {
					if line.c == nil {
						line.c, line.r = c, c.r
					}
					select {
					case <-over:
						err = errLeft
					default:
					}
					if err != nil {
						break
					}
				}
				if c != nil {
					_ = c.Close()
				}
				select {
				case <-over:
					return
				case <-time.After(time.Millisecond):
				}
			}
		})
	}
	said := func(f frame) func(*wire) error { return func(w *wire) error { return w.send(f) } }
	again(eve, func(w *wire) error { return w.send(flood()) })
	again(eve, said(frame{Verb: verbAppend, data: make([]byte, mostStep)}))
	again(vic, said(frame{Verb: verbAppend, data: make([]byte, mostStep)}))
	again(vic, said(frame{Verb: verbRead, Seq: 1}))
	again(vic, said(frame{Verb: verbSign, data: []byte(`{"hosts":true,"addresses":["127.0.0.1:1"]}`)}))
	again(vic, func(w *wire) error {
		_, err := io.WriteString(w.c, "SUB > 1\r\nPUB $JS.API.STREAM.DELETE.event 0\r\n\r\n")
		return err
	})
	for range 40 { // ten lines each, one after the other
		n := 0
		again(vic, func(w *wire) error {
			if n++; n > 10 {
				<-over
				return errLeft
			}
			return errSilent
		})
	}
	var took []time.Duration
	for i := range 20 {
		began := time.Now()
		do(t, bob, result(i%2+1, []string{"1-0", "0-1", "½-½"}[i%3]))
		until(t, "it is with the host", func() bool { return ann.shared == i+1 }, ann, bob)
		took = append(took, time.Since(began))
	}
	carl := joins(t, ann, "carl", Arbiter)
	close(over)
	all.Wait()
	settle(t, ann, bob, carl)
	slices.Sort(took)
	t.Logf("from a step until the host has it: %s, %s at most", took[len(took)/2], took[len(took)-1])
	if m := took[len(took)/2]; m > time.Second {
		t.Errorf("half of the steps took longer than %s", m)
	}
	log.says(t, "Refused what eve has sent")
	log.says(t, "Refused what vic has sent")
}

// TestPace: a burst at once, then so many a second.
func TestPace(t *testing.T) {
	p := &pace{at: time.Now(), frames: 2, bytes: 10}
	ctx, cancel := context.WithCancel(context.Background())
	for range 2 {
		if !p.takes(ctx, 5) {
			t.Error("a burst is held up")
		}
	}
	cancel()
	if p.takes(ctx, 0) {
		t.Error("after the burst nothing waits")
	}
	if p := (&pace{at: time.Now(), frames: 9, bytes: 10}); p.takes(ctx, slowRate*60) {
		t.Error("a minute's bytes are taken at once")
	}
}

// TestAStepIsForTheGateToJudge: what is none, and what is signed otherwise, is answered and logged; the line stays.
func TestAStepIsForTheGateToJudge(t *testing.T) {
	b := &book{}
	ann := shared(t, Options{Log: b.log})
	bob := joins(t, ann, "bob", Arbiter)
	settle(t, ann, bob)
	line := rogue(t, ann, bob)
	kind, with, _ := written(steps.SetLots{Section: 1, Seed: 5})
	for _, c := range []struct {
		step journal.Entry
		why  refusal
	}{
		{journal.Entry{N: 1, ID: journal.NewID(), Desk: "bob", Kind: "no-such-step", With: with, Label: "x"}, refusedStep},
		{journal.Entry{ID: journal.NewID(), Desk: "bob", Kind: kind, With: with, Label: "x"}, refusedStep}, // steps count from 1
		{journal.Entry{N: 1, Desk: "bob", Kind: kind, With: with, Label: "x"}, refusedStep},
		{journal.Entry{N: 1, ID: journal.NewID(), Kind: kind, With: with, Label: "x"}, refusedStep},
		{journal.Entry{N: 1, ID: journal.NewID(), Desk: "ann", Kind: kind, With: with, Label: "x"}, ""}, // arbiters bring what others have made
	} {
		c.step.Time = time.Now()
		data := must.Have(journal.EncodeEntry(c.step))(t)
		must.Do(t, line.send(frame{Verb: verbAppend, ID: c.step.ID, After: chain{}.String(), Language: language, data: data}))
		if got := heardOf(t, line, verbTaken); got.Why != c.why {
			t.Errorf("%+v is answered %q", c.step, got.Why)
		}
	}
	must.Do(t, line.send(frame{Verb: verbAppend, ID: strings.Repeat("x", longestName+1), data: []byte("{}")}))
	if got := heardOf(t, line, verbTaken); got.Why != refusedStep {
		t.Errorf("what is no step is answered %q", got.Why)
	}
	b.says(t, "Refused what bob has sent", "what is no step")
}
