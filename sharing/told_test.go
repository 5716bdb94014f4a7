package sharing

import (
	"bufio"
	"errors"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/nats-io/nats.go"

	"wallchart/must"
)

// TestWhatADeskIsToldByItsHost: of the others and since when, who may come in, that it takes nothing, and steps; what is no such thing is
// passed over.
func TestWhatADeskIsToldByItsHost(t *testing.T) {
	raw, host := pipe(t)
	heard, ended := make(chan string, 9), make(chan error, 1)
	g := atGate(raw, bufio.NewReader(raw), hears{
		func(of sender, data []byte, ago time.Duration) {
			heard <- fmt.Sprint(of.Desk, " ", string(data), " ", ago)
		},
		func(all map[string]guest) { heard <- fmt.Sprint(len(all), " guests") },
		func(seconds int, why string) { heard <- fmt.Sprint(seconds, " s ", why) },
	}, func(err error) { ended <- err })
	g.mu.Lock()
	g.each = func(m message) { heard <- fmt.Sprint(m.seq, m.from.Desk, m.language, m.after, string(m.data)) }
	g.mu.Unlock()
	bob := &sender{Results, "bob"}
	for _, c := range []struct {
		f    frame
		want string
	}{
		{frame{Verb: verbSign, From: bob, data: []byte("x")}, "bob x 0s"}, {frame{Verb: verbSign, From: bob, Seconds: 3}, "bob  3s"},
		{frame{Verb: verbSign, From: bob, Seconds: -1}, "bob  0s"}, {frame{Verb: verbSign}, ""},
		{frame{Verb: verbGuests, data: []byte(`{"bob":{}}`)}, "1 guests"}, {frame{Verb: verbGuests, data: []byte("x")}, ""},
		{frame{Verb: verbStalled, Seconds: 4, data: []byte(stallFull)}, "4 s full"}, {frame{Verb: verbStep, Seq: 7}, ""},
		{frame{Verb: verbStep, Seq: 7, From: bob, Language: 3, After: "A", data: []byte("d")}, "7bob3Ad"}, {frame{Verb: "dance"}, ""},
	} {
		must.Do(t, host.send(c.f))
		must.Do(t, host.send(frame{Verb: verbStalled, Seconds: 99})) // the one before is heard then
		got := ""
		if s := <-heard; s != "99 s " {
			got = s
			<-heard
		}
		if got != c.want {
			t.Errorf("of %+v it hears %q, want %q", c.f, got, c.want)
		}
	}
	_ = host.c.Close()
	<-g.over
	if err := <-ended; !errors.Is(err, errNone) || !cut(raw) {
		t.Errorf("the line ends with %v", err)
	}
	if err := quietHost(&net.DNSError{IsTimeout: true}); !errors.Is(err, errQuiet) {
		t.Errorf("a host that says nothing: %v", err)
	}
	if err := quietHost(&net.DNSError{}); !errors.Is(err, errNone) {
		t.Errorf("another error: %v", err)
	}
}

// TestWhatADeskAsksItsHost is answered: where the stream stands, and whether a step was taken. An answer to what was given up before is
// none.
func TestWhatADeskAsksItsHost(t *testing.T) {
	raw, host := pipe(t)
	g := &gated{wire: wire{c: raw}, bases: make(chan frame, 1), taken: make(chan frame, 1), over: make(chan struct{})}
	ask := func(answer frame, to chan frame, what func()) (asked frame) {
		done := make(chan struct{})
		go func() {
			defer close(done)
			asked, _ = host.next(func(verb) int { return most })
			offer(to, answer)
		}()
		what()
		<-done
		return asked
	}
	for _, c := range []struct {
		a    frame
		want string
	}{
		{frame{Rank: rank{2, "e"}, Last: 3, End: 4, Seq: 5}, "{{2 e} 3 4 [] 0} <nil>"},
		{frame{Rank: rank{2, "e"}, Last: 3, End: 4, Seq: 5, data: []byte{1}}, "{{2 e} 3 4 [1] 5} <nil>"},
		{frame{Why: refusedEvent}, fmt.Sprint(found{}, " ", errMissing)},
	} {
		g.bases <- frame{Why: refusedFull}
		asked := ask(c.a, g.bases, func() {
			f, err := g.look(t.Context(), rank{1, "d"}, mark{Seq: 9})
			if got := fmt.Sprint(f, " ", err); got != c.want {
				t.Errorf("%+v: %s, want %s", c.a, got, c.want)
			}
		})
		if asked.Verb != verbBase || asked.Rank != (rank{1, "d"}) || asked.Mark.Seq != 9 {
			t.Errorf("asked is %+v", asked)
		}
	}
	for why, want := range map[refusal]string{"": "<nil>", refusedOvertaken: errOvertaken.Error(),
		refusedStep: (&Refused{why: refusedStep}).Error()} {
		asked := ask(frame{Why: why}, g.taken, func() {
			if err := g.append(t.Context(), message{id: "i", after: "A", language: 3, data: []byte("d")}, 6); fmt.Sprint(err) != want {
				t.Errorf("%q: %v", why, err)
			}
		})
		if asked.Verb != verbAppend || asked.Seq != 6 || asked.ID+asked.After+string(asked.data) != "iAd" || asked.Language != 3 {
			t.Errorf("asked is %+v", asked)
		}
	}
	close(g.over)
	ask(frame{}, make(chan frame, 1), func() {
		if _, err := g.look(t.Context(), rank{}, mark{}); !errors.Is(err, errNone) {
			t.Errorf("where the line has ended: %v", err)
		}
	})
	to := make(chan frame, 1)
	offer(to, frame{Seq: 1})
	if offer(to, frame{Seq: 2}); (<-to).Seq != 2 {
		t.Error("the older answer is kept")
	}
}

// TestWhatIsNoRecord: what names no event, no desk or no role.
func TestWhatIsNoRecord(t *testing.T) {
	for _, c := range []struct {
		r  record
		is bool
	}{{record{Event: "e", Name: "bob", Role: Viewer}, true}, {record{Event: " e", Name: "bob", Role: Viewer}, false},
		{record{Event: "e", Name: "b ob", Role: Viewer}, false}, {record{Event: "e", Name: "bob"}, false}} {
		history := t.TempDir()
		must.Do(t, writeJSON(filepath.Join(folderOf(history), "record"), c.r))
		if _, err := readRecord(history); (err == nil) != c.is {
			t.Errorf("%+v: %v", c.r, err)
		}
	}
	if _, err := readRecord(t.TempDir()); err == nil {
		t.Error("there is a record where none is")
	}
}

// TestWhatFormerSharingsLeave goes; what else is in the folder stays.
func TestWhatFormerSharingsLeave(t *testing.T) {
	d := deskOf(Options{}, record{Event: "e", Name: "bob", Role: Arbiter, Rank: rank{1, "now"}})
	d.folder = t.TempDir()
	for _, name := range []string{"base-7-old.wallchart", "conflicts", "database-1"} {
		must.Do(t, write(filepath.Join(d.folder, name), nil))
	}
	for _, name := range []string{"server-old", "server-now"} {
		must.Do(t, write(filepath.Join(d.folder, name, "x"), nil))
	}
	must.Do(t, d.keepBase(base{N: 3, Rank: d.rec.Rank}, []byte("event")))
	var left []string
	for _, f := range must.Have(os.ReadDir(d.folder))(t) {
		left = append(left, f.Name())
	}
	if got := fmt.Sprint(left); got != "[base-3-now.wallchart conflicts database-1 record server-now]" {
		t.Errorf("left is %s", got)
	}
}

// TestWhatIsNoMoreThanALineThatIsCut: nobody answers, or not in time, or not as Wallchart does, or too soon after wrong codes.
func TestWhatIsNoMoreThanALineThatIsCut(t *testing.T) {
	for _, err := range []error{unreached("h", errNone), errSilent, errQuiet, errNotOurs, &Refused{why: refusedWait}} {
		if !isNoLine(err) || !isNoLine(fmt.Errorf("x: %w", err)) {
			t.Errorf("%v is more", err)
		}
	}
	for _, err := range []error{errStranger, &Refused{why: refusedKey}, unreached("h", &net.DNSError{}), errNotItsCode} {
		if isNoLine(err) {
			t.Errorf("%v is no more", err)
		}
	}
	for _, c := range []struct {
		a, b  rank
		above bool
	}{{rank{2, "b"}, rank{1, "a"}, true}, {rank{1, "a"}, rank{2, "b"}, false}, {rank{1, "a"}, rank{1, "b"}, true},
		{rank{1, "b"}, rank{1, "a"}, false}, {rank{1, "a"}, rank{1, "a"}, false}} {
		if c.a.above(c.b) != c.above {
			t.Errorf("%v is above %v: %v", c.a, c.b, !c.above)
		}
	}
}

// TestWhatAServerTakes: an event's file as one message, 4 GB in all; and it listens nowhere.
func TestWhatAServerTakes(t *testing.T) {
	s := must.Have(begin(t.TempDir()))(t)
	t.Cleanup(func() { s.Shutdown(); s.WaitForShutdown() })
	nc := must.Have(nats.Connect("", nats.InProcessServer(s)))(t)
	defer nc.Close()
	if c := s.JetStreamConfig(); nc.MaxPayload() != 32<<20 || c.MaxStore != 4<<30 || c.MaxMemory != 64<<20 || !c.SyncAlways ||
		s.Addr() != nil {
		t.Errorf("messages of %d bytes, and %+v at %v", nc.MaxPayload(), c, s.Addr())
	}
}
