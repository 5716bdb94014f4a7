package sharing

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"wallchart/files/wallchart"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// TestTheEndOfTheStream: a message that comes sooner is taken where it is the next; of those that are handed out none comes twice, and
// after a gap the ones before it are no longer here. The older half goes when there are many.
func TestTheEndOfTheStream(t *testing.T) {
	e := &tail{last: 5, more: make(chan struct{})}
	is := func(what string, last uint64, held ...uint64) {
		t.Helper()
		var got []uint64
		for _, m := range e.recent {
			got = append(got, m.seq)
		}
		if e.last != last || fmt.Sprint(got) != fmt.Sprint(held) {
			t.Errorf("%s: the last is %d, held are %v; want %d, %v", what, e.last, got, last, held)
		}
	}
	e.sooner(message{seq: 7})
	is("sooner, and not the next", 5)
	e.sooner(message{seq: 6})
	e.add(message{seq: 6})
	is("sooner, and then as all", 6, 6)
	e.add(message{seq: 5})
	is("one of before", 6, 6)
	e.add(message{seq: 8})
	is("after a gap", 8, 8)
	told := e.more
	e.add(message{seq: 9})
	select {
	case <-told:
	default:
		t.Error("nobody hears of one more")
	}
	for seq := uint64(10); seq <= 8+recentKept; seq++ {
		e.add(message{seq: seq})
	}
	if n := len(e.recent); n != recentKept/2+1 || e.recent[0].seq != 8+recentKept/2 || e.last != 8+recentKept {
		t.Errorf("held are %d from %d on, the last is %d", n, e.recent[0].seq, e.last)
	}
}

// TestWhatComesNextOfTheStream is there at once, or waited for as long as somebody wants it.
func TestWhatComesNextOfTheStream(t *testing.T) {
	e := &tail{more: make(chan struct{})}
	for seq := uint64(1); seq <= 3; seq++ {
		e.add(message{seq: seq})
	}
	for seq := uint64(1); seq <= 3; seq++ {
		if m := must.Have(e.next(t.Context(), seq))(t); m.seq != seq {
			t.Errorf("the message from %d on is %d", seq, m.seq)
		}
	}
	came := make(chan uint64)
	go func() {
		m, _ := e.next(t.Context(), 4)
		came <- m.seq
	}()
	e.add(message{seq: 4})
	if seq := <-came; seq != 4 {
		t.Errorf("awaited was 4, and it is %d", seq)
	}
	ctx, stop := context.WithCancel(t.Context())
	stop()
	if _, err := e.next(ctx, 5); !errors.Is(err, context.Canceled) {
		t.Errorf("who waits no longer hears %v", err)
	}
}

// TestWhatIsAFrame: a line of JSON, and behind it as many bytes as it says and as it may have.
func TestWhatIsAFrame(t *testing.T) {
	for _, c := range []struct {
		text string
		want string // the verb and the bytes, or the error
	}{
		{"{\"verb\":\"step\",\"bytes\":3}\nabcd", "step abc"}, {"{\"verb\":\"read\",\"seq\":7}\nx", "read "},
		{"{\"verb\":\"step\",\"bytes\":4}\nabcd", errWire.Error()}, {"{\"verb\":\"step\",\"bytes\":-1}\nabcd", errWire.Error()},
		{"no JSON\n", errWire.Error()}, {"{\"verb\":\"step\",\"bytes\":3}\nab", io.EOF.Error()}, {"{\"verb\":\"step\"}", io.EOF.Error()},
		{"{\"verb\":\"sign\",\"bytes\":1}\na", errWire.Error()},
	} {
		w := &wire{r: bufio.NewReader(strings.NewReader(c.text))}
		f, err := w.next(func(v verb) int {
			if v == verbStep {
				return 3
			}
			return 0
		})
		got := string(f.Verb) + " " + string(f.data)
		if err != nil {
			got = err.Error()
		}
		if got != c.want {
			t.Errorf("%q is %q, want %q", c.text, got, c.want)
		}
	}
}

// pieces is a line that takes so many of them, each when it was given time.
type pieces struct {
	net.Conn
	took     bytes.Buffer
	sizes    []int
	takes    int
	deadline bool
	closed   bool
}

func (p *pieces) Write(b []byte) (int, error) {
	if !p.deadline || len(p.sizes) == p.takes {
		return 0, errors.New("it takes no more")
	}
	p.deadline = false
	p.sizes = append(p.sizes, len(b))
	return p.took.Write(b)
}

func (p *pieces) SetWriteDeadline(at time.Time) error {
	p.deadline = time.Until(at) > 5*time.Second && time.Until(at) <= 10*time.Second
	return nil
}

func (p *pieces) Close() error { p.closed = true; return nil }

// TestAFrameGoesInPieces, each with time of its own; a line that has taken a part of one is no line any more.
func TestAFrameGoesInPieces(t *testing.T) {
	data := bytes.Repeat([]byte("x"), 2*piece)
	for _, takes := range []int{9, 1} {
		p := &pieces{takes: takes}
		err := (&wire{c: &patient{Conn: p}}).send(frame{Verb: verbAppend, data: data})
		if whole := takes == 9; (err == nil) != whole || p.closed == whole || p.sizes[0] != piece {
			t.Errorf("%d pieces: %v, closed %v, %v", takes, err, p.closed, p.sizes)
		}
		if takes == 1 {
			continue
		}
		f := must.Have((&wire{r: bufio.NewReader(&p.took)}).next(func(verb) int { return len(data) }))(t)
		if f.Verb != verbAppend || !bytes.Equal(f.data, data) || len(p.sizes) != 3 {
			t.Errorf("%v with %d bytes came in %v", f.Verb, len(f.data), p.sizes)
		}
	}
	p := &pieces{takes: 1}
	if n, err := (&patient{Conn: p}).Write(data); n != piece || err == nil {
		t.Errorf("written are %d bytes, %v", n, err)
	}
}

// TestAHostThatTakesNothing is said once when it begins and once when it ends, with why as it is known.
func TestAHostThatTakesNothing(t *testing.T) {
	b := &book{}
	d := deskOf(Options{Log: b.log}, record{Event: "e", Name: "bob", Host: peer{Name: "ann"}})
	for _, c := range []struct {
		seconds    int
		why        string
		says, logs string
	}{
		{0, "", "", ""}, {3, stallFull, "ann has taken nothing for 3 s: its disk is full. ", "ann has taken nothing for 3 s: its disk is full. "},
		{4, "", "ann has taken nothing for 4 s", ""}, {5, stallWrite, "ann has taken nothing for 5 s: its disk takes nothing. ", ""},
		{0, "", "", "ann takes what is sent again"}, {0, "", "", ""},
	} {
		b.lines = nil
		d.stalls(c.seconds, c.why)
		if said := d.Status().Stalled.String(); !strings.HasPrefix(said, c.says) || (said == "") != (c.says == "") {
			t.Errorf("%d s: it says %q", c.seconds, said)
		}
		if news := c.says+c.logs != ""; d.told() != news {
			t.Errorf("%d s: it is news %v", c.seconds, !news)
		}
		if (len(b.lines) == 0) != (c.logs == "") || c.logs != "" && !strings.HasPrefix(b.lines[0], c.logs) {
			t.Errorf("%d s: logged is %q", c.seconds, b.lines)
		}
	}
}

// TestADiskThatIsTried is left as it was.
func TestADiskThatIsTried(t *testing.T) {
	folder := t.TempDir()
	if err := tryDisk(folder); err != nil {
		t.Error(err)
	}
	if left := must.Have(os.ReadDir(folder))(t); len(left) != 0 {
		t.Errorf("left is %v", left)
	}
	if err := tryDisk(filepath.Join(folder, "gone")); err == nil || err.Error() != stallWrite {
		t.Errorf("a folder that is not there: %v", err)
	}
}

// TestAnArbiterWithANewerProgram ends sharing here, as this one may not understand his steps; nobody else's program does.
func TestAnArbiterWithANewerProgram(t *testing.T) {
	for _, c := range []struct {
		role  Role
		speak int
		ends  bool
	}{{Arbiter, language, false}, {Arbiter, language + 1, true}, {Results, language + 1, false}, {Viewer, language + 1, false}} {
		d := deskOf(Options{State: t.TempDir()}, record{Event: "e", Name: "bob", Role: Arbiter})
		d.at(event(t))
		d.judge(came{message: message{from: sender{c.role, "ann"}, seq: 1, language: c.speak, data: []byte("no step")}}, &batch{})
		if (d.halted != nil) != c.ends {
			t.Errorf("%v who speaks %d: %v", c.role, c.speak, d.halted)
		}
	}
}

// TestAHostThatCannotBegin leaves the desk, and the address, as they were.
func TestAHostThatCannotBegin(t *testing.T) {
	d := deskOf(Options{State: t.TempDir()}, record{Event: newEpoch(), Name: "ann", Role: Arbiter})
	d.at(event(t))
	d.secret, _ = must.Two(secretsOf(d.state, "e", "ann"))(t)
	file := filepath.Join(t.TempDir(), "file")
	must.Do(t, os.WriteFile(file, nil, 0o600))
	d.folder = filepath.Join(file, "folder")
	at := free("127.0.0.1", "0")
	var lacking *wallchart.NotOnDisk
	if err := d.host(at, nil); !errors.As(err, &lacking) {
		t.Fatalf("without a place for what it has to keep: %v", err)
	}
	if s := d.Status(); s.Hosting || d.hosting != nil || d.rec.Hosting {
		t.Errorf("it is taken for a host: %+v", s)
	}
	l := must.Have(net.Listen("tcp", at))(t)
	_ = l.Close()
}

// TestWhatIsTakenForAStep: the next one, made on those before it, by a desk that may make it and under its own name. What else comes is
// passed over; what stands on other steps has the stream looked at anew.
func TestWhatIsTakenForAStep(t *testing.T) {
	entry := func(c journal.Change) journal.Entry {
		kind, with := must.Two(written(c))(t)
		return journal.Entry{N: 1, ID: journal.NewID(), Time: time.Now(), Desk: "bob", Kind: kind, With: with, Label: "x"}
	}
	for _, c := range []struct {
		name         string
		role         Role
		of           journal.Entry
		change       func(*came, *journal.Entry)
		taken, heard bool // as a step, as a message
		logged       string
		astray       bool
	}{
		{name: "a result", role: Results, of: entry(result(1, "1-0")), taken: true, heard: true},
		{name: "a result of a viewer", role: Viewer, of: entry(result(1, "1-0")), heard: true},
		{name: "lots of an arbiter", role: Arbiter, of: entry(steps.SetLots{Section: 1, Seed: 5}), taken: true, heard: true},
		{name: "lots of a desk for results", role: Results, of: entry(steps.SetLots{Section: 1, Seed: 5}), heard: true,
			logged: "Left out a step of bob"},
		{name: "a result under another name", role: Results, of: entry(result(1, "1-0")), heard: true, logged: "another desk's name",
			change: func(_ *came, e *journal.Entry) { e.Desk = "ann" }},
		{name: "an arbiter brings what another has made", role: Arbiter, of: entry(result(1, "1-0")), taken: true, heard: true,
			change: func(_ *came, e *journal.Entry) { e.Desk = "ann" }},
		{name: "a later one", role: Results, of: entry(result(1, "1-0")), heard: true, change: func(_ *came, e *journal.Entry) { e.N = 2 }},
		{name: "a kind that is not known", role: Arbiter, of: entry(result(1, "1-0")), heard: true,
			change: func(_ *came, e *journal.Entry) { e.Kind = "dance" }},
		{name: "a board that is not there", role: Results, of: entry(result(9, "1-0")), heard: true},
		{name: "made on other steps", role: Results, of: entry(result(1, "1-0")), heard: true, astray: true,
			change: func(c *came, _ *journal.Entry) { c.after = "others" }},
		{name: "of another stream", role: Results, of: entry(result(1, "1-0")),
			change: func(c *came, _ *journal.Entry) { c.rank = rank{7, "x"} }},
		{name: "what was heard before", role: Results, of: entry(result(1, "1-0")), change: func(c *came, _ *journal.Entry) { c.seq = 0 }},
	} {
		b := &book{}
		d := deskOf(Options{State: t.TempDir(), Log: b.log}, record{Event: "e", Name: "eve", Role: Arbiter, Hosting: true})
		d.at(event(t))
		m := came{message: message{from: sender{c.role, "bob"}, seq: 1, id: c.of.ID, language: language, after: d.chain.String()}}
		if c.change != nil {
			c.change(&m, &c.of)
		}
		m.data = must.Have(journal.EncodeEntry(c.of))(t)
		d.judge(m, &batch{})
		if (d.shared == 1) != c.taken || d.seq == 1 != c.heard || d.mark.Astray != c.astray || (len(d.retry) == 1) != c.astray {
			t.Errorf("%s: %d steps, message %d, astray %v", c.name, d.shared, d.seq, d.mark.Astray)
		}
		if (len(b.lines) == 0) != (c.logged == "") || c.logged != "" && !strings.Contains(b.lines[0], c.logged) {
			t.Errorf("%s: logged is %q", c.name, b.lines)
		}
	}
}

// TestWhoIsNotLetIn hears why, and a wrong code is counted: whoever guesses has to wait, longer and longer.
func TestWhoIsNotLetIn(t *testing.T) {
	b := &book{now: time.Now()}
	g := &gate{door: newDoor("e", "ann", "", b.clock, b.log)}
	bob := hello{Wallchart: language, Name: "bob", Event: "e"}
	for _, c := range []struct {
		change func(*hello)
		want   refusal
	}{
		{func(h *hello) { h.Wallchart++ }, refusedLanguage}, {func(h *hello) { h.Name = " bob" }, refusedName},
		{func(h *hello) { h.Event = "f" }, refusedEvent}, {func(h *hello) { h.Key = "0123456789abcdef" }, refusedKey},
		{func(h *hello) { h.Event = "" }, refusedKey},
	} {
		h := bob
		c.change(&h)
		if role, why := g.greet(nil, nil, h, "10.0.0.1"); why != c.want || role != "" {
			t.Errorf("%+v: %q, %q", h, role, why)
		}
	}
	if len(g.door.tries) != 0 {
		t.Errorf("counted is %v", g.door.tries)
	}
	bob.Secret = "AAAAA"
	for n := range freeTries + 1 {
		if _, why := g.greet(nil, nil, bob, "10.0.0.1"); why != refusedCode || g.door.tries["10.0.0.1"].wrong != n+1 {
			t.Errorf("guess %d: %q, counted are %v", n+1, why, g.door.tries)
		}
	}
	if _, why := g.greet(nil, nil, bob, "10.0.0.1"); why != refusedWait {
		t.Errorf("after %d guesses: %q", freeTries+1, why)
	}
	if _, why := g.greet(nil, nil, bob, "10.0.0.2"); why != refusedCode {
		t.Errorf("who has not guessed: %q", why)
	}
}
