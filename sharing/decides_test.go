package sharing

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/phrase"
)

// What a host and a desk decide, without a line between them.

func doorAt(now time.Time) (*door, *book) {
	b := &book{now: now}
	return newDoor("event", "host", strings.Repeat("ab", 32), b.clock, b.log), b
}

var nine = time.Date(2026, 5, 31, 9, 0, 0, 0, time.UTC)

// TestACodeIsGoodForTenMinutes, and the one before it is void.
func TestACodeIsGoodForTenMinutes(t *testing.T) {
	d, b := doorAt(nine)
	if got := d.good(); got.text != "" {
		t.Errorf("there is a code %q before one was made", got.text)
	}
	first, _, _ := d.code(Viewer)
	shown, until, err := d.code(Results)
	code, _ := typedCode(shown)
	if err != nil || len(code) != codeLength || !until.Equal(nine.Add(10*time.Minute)) {
		t.Fatalf("%q until %s, %v", shown, until, err)
	}
	if got := d.good(); got.text != code || got.role != Results {
		t.Errorf("good is %+v, and %q was void", got, first)
	}
	b.wait(10 * time.Minute)
	if d.good().text != code {
		t.Error("in the tenth minute it is not good any more")
	}
	if b.wait(time.Second); d.good().text != "" {
		t.Error("after ten minutes it is still good")
	}
}

// TestWrongTriesWait: not before the twenty-first of an address, for a whole hall may be behind one; then half a second, twice as long
// each time, a minute at most; each address for itself.
func TestWrongTriesWait(t *testing.T) {
	d, b := doorAt(nine)
	for range freeTries {
		d.missed("10.0.0.1")
	}
	if got := d.waits("10.0.0.1"); got != 0 {
		t.Errorf("after %d wrong codes it waits %s", freeTries, got)
	}
	for n, want := range []time.Duration{500 * time.Millisecond, time.Second, 2 * time.Second, 4 * time.Second, 8 * time.Second,
		16 * time.Second,
		32 * time.Second, time.Minute, time.Minute, time.Minute, time.Minute, time.Minute} {
		d.missed("10.0.0.1")
		if got := d.waits("10.0.0.1"); got != want {
			t.Errorf("after %d more wrong tries it waits %s, want %s", n+1, got, want)
		}
	}
	if got := d.waits("10.0.0.2"); got != 0 {
		t.Errorf("another address waits %s", got)
	}
	b.wait(40 * time.Second)
	if got := d.waits("10.0.0.1"); got != 20*time.Second {
		t.Errorf("after 40 seconds it waits %s more", got)
	}
	if b.wait(time.Hour); d.waits("10.0.0.1") != 0 {
		t.Error("after an hour it still waits")
	}
}

// TestManyWrongCodesMakeItVoid, and one fewer do not. A new code may be tried as often again.
func TestManyWrongCodesMakeItVoid(t *testing.T) {
	d, b := doorAt(nine)
	for range 2 {
		must.Two(d.code(Results))(t)
		for range mostTries - 1 {
			d.missed("10.0.0.1")
		}
		if d.good().text == "" {
			t.Error("after 999 wrong codes it is void")
		}
		if d.missed("10.0.0.2"); d.good().text != "" {
			t.Error("after 1000 wrong codes it is good")
		}
	}
	d.missed("10.0.0.2")
	if len(b.lines) != 2 || !strings.Contains(b.lines[0], "There were 1000 wrong codes, so the code is void") {
		t.Errorf("logged is %q", b.lines)
	}
}

// TestOldTriesAreForgotten, so that a thousand addresses do not fill the memory; those that still wait are kept.
func TestOldTriesAreForgotten(t *testing.T) {
	d, b := doorAt(nine)
	for n := range 1001 {
		d.missed(fmt.Sprint("10.0.0.", n))
	}
	b.wait(time.Minute)
	d.missed("10.0.0.7")
	if len(d.tries) != 1001 {
		t.Errorf("a minute later %d are known", len(d.tries))
	}
	b.wait(time.Second)
	if d.missed("10.0.0.8"); len(d.tries) != 2 || d.tries["10.0.0.7"].wrong != 2 || d.tries["10.0.0.8"].wrong != 1 {
		t.Errorf("known are %v", d.tries)
	}
}

// TestWhoMayComeIn: by the key that a desk has made known; a name is of one key, and there are two hundred desks at most.
func TestWhoMayComeIn(t *testing.T) {
	d, _ := doorAt(nine)
	var told [][]byte
	var cut []string
	d.heard = func(map[string]guest) { told = append(told, must.Have(json.Marshal(d.guests))(t)) }
	d.gone = func(name string) { cut = append(cut, name) }
	const key, other = "sixteen letters.", "another key, long"
	if why := d.invite("bob", key, code{role: Results}); why != "" || len(told) != 1 || !strings.Contains(string(told[0]), `"bob"`) {
		t.Errorf("bob is refused: %q, and told is %s", why, told)
	}
	if why := d.invite("bob", other, code{role: Arbiter}); why != refusedName {
		t.Errorf("another bob: %q", why)
	}
	if role, ok := d.admit("bob", key); !ok || role != Results {
		t.Errorf("bob with his key: %s, %v", role, ok)
	}
	if why := d.invite("bob", key, code{role: Viewer}); why != "" {
		t.Errorf("bob once more, with another code: %q", why)
	}
	if role, ok := d.admit("bob", key); !ok || role != Viewer {
		t.Errorf("bob after it: %s, %v", role, ok)
	}
	d.guests["short"] = guest{Role: Viewer, Key: digest("fifteen letters")}
	for _, c := range [][2]string{{"bob", other}, {"ann", key}, {"short", "fifteen letters"}} {
		if role, ok := d.admit(c[0], c[1]); ok {
			t.Errorf("%s comes in with %q as %s", c[0], c[1], role)
		}
	}
	d.guests["host"] = guest{Role: Arbiter, Key: digest(other)}
	if d.dismiss("nobody") || d.dismiss("host") || !d.dismiss("bob") || fmt.Sprint(cut) != "[bob]" {
		t.Errorf("dismissed: %s", cut)
	}
	if _, ok := d.admit("bob", key); ok || strings.Contains(string(told[len(told)-1]), `"bob"`) {
		t.Errorf("who was dismissed is in, and told is %s", told[len(told)-1])
	}
	for n := len(d.guests); n < 199; n++ {
		d.guests[fmt.Sprint("desk", n)] = guest{}
	}
	if why := d.invite("last", key, code{}); why != "" {
		t.Errorf("the two hundredth: %q", why)
	}
	if why := d.invite("more", key, code{}); why != refusedFull {
		t.Errorf("one more: %q", why)
	}
	if why := d.invite("last", key, code{role: Viewer}); why != "" {
		t.Errorf("one of the two hundred: %q", why)
	}
}

// TestRoomAtTheGate: of an address that has too many lines one goes that has not said a word, the one that has waited longest; where all
// have spoken, the longest of them. Of all addresses that with the most lines makes room.
func TestRoomAtTheGate(t *testing.T) {
	b := &book{}
	g := &gate{door: &door{log: b.log}, said: map[string]time.Time{}}
	var ends []net.Conn
	line := func(from string, spoke bool) *caller {
		c, other := net.Pipe()
		t.Cleanup(func() { _, _ = c.Close(), other.Close() })
		ends = append(ends, other)
		return &caller{Conn: c, from: from, spoke: spoke}
	}
	gone := func(c *caller) bool {
		_ = c.SetWriteDeadline(time.Now().Add(time.Millisecond))
		_, err := c.Write([]byte{1})
		return errors.Is(err, io.ErrClosedPipe)
	}
	var of []*caller
	for i := range mostUnknownEach {
		of = append(of, line("10.0.0.1", i%2 == 0))
		if !g.enter(of[i]) {
			t.Fatalf("line %d of an address does not come in", i+1)
		}
	}
	other := line("10.0.0.2", false)
	g.enter(other)
	if g.enter(line("10.0.0.1", false)); !gone(of[1]) || len(g.unknown) != mostUnknownEach+1 {
		t.Errorf("the first silent line of the address is not the one that goes; there are %d", len(g.unknown))
	}
	for _, u := range g.unknown {
		u.spoke = true
	}
	if g.enter(line("10.0.0.1", false)); !gone(of[0]) {
		t.Error("where all have spoken the first is not the one that goes")
	}
	for n := 3; len(g.unknown) < mostUnknown; n++ {
		g.enter(line(fmt.Sprint("10.0.1.", n), false))
	}
	of1 := func() (n int) {
		for _, u := range g.unknown {
			if u.from == "10.0.0.1" {
				n++
			}
		}
		return n
	}
	if g.enter(line("10.0.0.3", false)); of1() != mostUnknownEach-1 || len(g.unknown) != mostUnknown {
		t.Errorf("the address with the most lines keeps %d; there are %d", of1(), len(g.unknown))
	}
	g.leave(other)
	if n := len(g.unknown); n != mostUnknown-1 || !gone(other) {
		t.Errorf("after one has left there are %d", n)
	}
	if g.shut = true; g.enter(line("10.0.0.9", true)) {
		t.Error("a line comes in where the host has closed")
	}
	b.says(t, "Refused from 10.0.0.1", "say nothing")
}

// TestNamesOfDesks: letters without accents, figures, - and _, 32 at most.
func TestNamesOfDesks(t *testing.T) {
	for name, want := range map[string]string{
		"": "desk", "ann": "ann", " Ann's laptop ": "Ann-s-laptop", "azAZ09-_": "azAZ09-_", "ä": "desk", "Zoë!": "Zo", "a  b": "a-b",
		"-a-": "a", "--": "desk",
		"hall 1 / 2": "hall-1-2", strings.Repeat("x", 40): strings.Repeat("x", 32), strings.Repeat("x", 31) + " y": strings.Repeat("x", 31),
		"`{@[/:": "desk",
	} {
		if got := Tidy(name); got != want {
			t.Errorf("%q is %q, want %q", name, got, want)
		}
	}
	if named("bob").String() != "bob" || named("bob\nin").String() != "somebody without a proper name" {
		t.Errorf("in the log: %q, %q", named("bob"), named("bob\nin"))
	}
}

// TestRolesMay: results and check-in enter, viewers read; several steps in one are allowed when each is.
func TestRolesMay(t *testing.T) {
	entered, renamed := steps.SetResult{Section: 1, Round: 1, Board: 1}, steps.EditTournament{}
	both := steps.Together{Changes: []journal.Change{entered, renamed}}
	twice := steps.Together{Changes: []journal.Change{entered, steps.CheckIn{}}}
	for _, c := range []struct {
		role Role
		what journal.Change
		want bool
	}{{Arbiter, renamed, true}, {Arbiter, both, true}, {Results, entered, true}, {Results, renamed, false}, {Results, both, false},
		{Results, twice, true}, {Viewer, entered, false}, {Viewer, steps.Together{}, false}, {"", entered, false}} {
		if got := c.role.may(c.what); got != c.want {
			t.Errorf("%q may %s: %v", c.role, c.what.Name(), got)
		}
	}
	for role, want := range map[Role]string{Arbiter: "arbiter", Results: "results and check-in", Viewer: "viewer"} {
		if got := role.Words().String(); got != want || !role.known() {
			t.Errorf("%s is called %q", role, got)
		}
	}
	if Role("owner").known() {
		t.Error("an owner is known")
	}
}

// TestConflictsAreKept: what could not be made is there when the program opens again, with who has done what instead.
func TestConflictsAreKept(t *testing.T) {
	entry := func(n int, desk, text string) journal.Entry {
		return journal.Entry{N: n, Desk: desk, Time: nine.Add(time.Duration(n) * time.Minute), Label: "board 1: " + text, Kind: "result"}
	}
	d := deskOf(Options{State: t.TempDir()}, record{Event: "e", Name: "bob", Role: Results})
	if d.folder = t.TempDir(); d.keepConflicts() != nil {
		t.Fatal("none cannot be kept")
	}
	mine, theirs, alone := entry(4, "bob", "1-0"), entry(5, "ann", "0-1"), entry(6, "bob", "1/2-1/2")
	lost := []Conflict{{Mine: mine, Theirs: theirs}, {Mine: alone, Why: phrase.Errorf("the board is gone")}}
	must.Do(t, d.addConflicts(lost))
	if err := d.addConflicts(lost[:1]); err != nil || len(d.Conflicts()) != 2 {
		t.Errorf("one that is known already: %d, %v", len(d.Conflicts()), err)
	}
	next := deskOf(Options{State: t.TempDir()}, record{Event: "e", Name: "bob", Role: Results})
	next.folder = d.folder
	next.readConflicts()
	if len(next.conflicts) != 2 {
		t.Fatalf("%d are there again", len(next.conflicts))
	}
	for i, c := range next.conflicts {
		if got, want := c.Words().String(), lost[i].Words().String(); got != want {
			t.Errorf("%q, and was %q", got, want)
		}
	}
	must.Do(t, os.WriteFile(filepath.Join(d.folder, "conflicts"), []byte("{"), 0o600))
	broken := deskOf(Options{State: t.TempDir()}, record{Event: "e", Name: "bob", Role: Results})
	broken.folder = d.folder
	if broken.readConflicts(); len(broken.conflicts) != 0 {
		t.Error("a broken file has conflicts")
	}
}

// TestWordsOfAConflict: who has done what instead; or why it could not be made; or that it rests on another.
func TestWordsOfAConflict(t *testing.T) {
	mine := journal.Entry{N: 3, Desk: "bob", Label: "board 1: 1-0"}
	theirs := journal.Entry{N: 4, Desk: "ann", Label: "board 1: 0-1", Time: time.Date(2026, 5, 31, 9, 4, 5, 0, time.Local)}
	words := mine.Words().String()
	was := "“" + words + "” was not made: "
	for want, c := range map[string]Conflict{
		was + "ann has done “" + theirs.Words().String() + "” at 09:04:05": {Mine: mine, Theirs: theirs},
		was + "the board is gone":                    {Mine: mine, Why: phrase.Errorf("the board is gone")},
		was + "it rests on a step that was not made": {Mine: mine},
	} {
		if got := c.Words().String(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if got := (&Altered{theirs}).Error(); !strings.Contains(got, "ann has done") {
		t.Errorf("altered by another: %q", got)
	}
	if got := (&Altered{}).Error(); !strings.Contains(got, "too much was done since") {
		t.Errorf("altered by what is not known: %q", got)
	}
}

// TestWhyRefused: each refusal in its own words, at the desk and in the host's log.
func TestWhyRefused(t *testing.T) {
	said, logged := map[string]bool{}, map[string]bool{}
	for why, want := range map[refusal]string{refusedCode: "Ask at the host for the code", refusedKey: "Join again with a code",
		refusedWait: "wait 3 seconds", refusedLanguage: "Update the program there", refusedName: "Choose another one",
		refusedEvent: "another event is shared there", refusedFull: "200 desks already"} {
		text := (&Refused{why: why, seconds: 3}).Error()
		if !strings.Contains(text, want) {
			t.Errorf("%s: %q", why, text)
		}
		said[text], logged[why.short().String()] = true, true
	}
	if len(said) != 7 || len(logged) != 7 {
		t.Errorf("%d and %d sentences for seven reasons", len(said), len(logged))
	}
	if text := (&Refused{why: refusedWait, seconds: 1}).Error(); !strings.HasSuffix(text, "wait 1 second") {
		t.Errorf("one second: %q", text)
	}
	if text := (&Refused{why: refusedLanguage, newer: true}).Error(); !strings.Contains(text, "Update the program at this desk") {
		t.Errorf("the host is newer: %q", text)
	}
	if text := tooLong(1<<20 + 1).Error(); !strings.Contains(text, "(2 MB, at most") {
		t.Errorf("a step of a little more than 1 MB: %q", text)
	}
}

// TestStatusOfTheLine: since when it is what it is, and what is said of it.
func TestStatusOfTheLine(t *testing.T) {
	b := &book{now: nine}
	d := deskOf(Options{State: t.TempDir(), Clock: b.clock}, record{Event: "e", Name: "bob", Role: Arbiter,
		Host: peer{Name: "ann", Addresses: []string{"10.0.0.1:4222"}}})
	says := func(want string) {
		t.Helper()
		s := d.Status()
		line := [...]string{"cut", "sending", "shared"}[s.Line]
		got := fmt.Sprintf("%s since %s, %d waiting: %s", line, s.Since.Format("15:04"), s.Waiting, s.Why)
		if got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
	says("cut since 09:00, 0 waiting: ")
	if s := d.Status(); !s.MayHost || s.Address != "10.0.0.1:4222" || s.Server {
		t.Errorf("without a line: %+v", s)
	}
	b.wait(time.Minute)
	d.showWaiting(2, false)
	says("cut since 09:00, 2 waiting: ")
	d.line = &session{}
	d.showWaiting(2, false)
	says("sending since 09:01, 2 waiting: ")
	if d.Status().MayHost {
		t.Error("a desk may host while there is a line")
	}
	b.wait(time.Minute)
	d.target, d.seq = 5, 4
	d.showWaiting(0, false)
	says("sending since 09:01, 0 waiting: ")
	d.seq = 5
	d.showWaiting(0, false)
	says("shared since 09:02, 0 waiting: ")
	b.wait(time.Minute)
	d.halted = phrase.Errorf("the event is gone")
	d.showWaiting(0, false)
	says("shared since 09:02, 0 waiting: the event is gone")
	d.halted = nil
	d.showWaiting(0, false)
	says("shared since 09:02, 0 waiting: ")
	d.lost(errNone)
	says("cut since 09:03, 0 waiting: The line is cut; what is done here waits until it is back")
	b.wait(time.Minute)
	d.lost(errSilent)
	says("cut since 09:03, 0 waiting: " + errSilent.Error())
	d.lost(nil)
	says("cut since 09:03, 0 waiting: The line is cut; what is done here waits until it is back")
	d.rec.Server = "nats.example.org"
	if s := d.Status(); s.MayHost || s.Address != "nats.example.org" || !s.Server {
		t.Errorf("at a server of one's own: %+v", s)
	}
	for name, ago := range map[string]time.Duration{"zed": 6 * time.Second, "ann": 7 * time.Second} {
		d.here[name] = Here{Name: name, Seen: b.now.Add(-ago), At: Place{Board: 3}}
	}
	if h := d.Status().Here; len(h) != 2 || h[0].Here || h[0].At != (Place{}) || !h[1].Here || h[1].At.Board != 3 {
		t.Errorf("here are %+v", h)
	}
}

// TestBasesThatAreKept: the first, and the last two.
func TestBasesThatAreKept(t *testing.T) {
	d := deskOf(Options{State: t.TempDir()}, record{Event: "e", Name: "bob", Role: Arbiter})
	d.folder = t.TempDir()
	for n := 1; n <= 6; n++ {
		must.Do(t, d.keepBase(base{N: n, Rank: rank{1, "abcdefghijkl"}}, []byte("event")))
	}
	var kept []string
	for _, b := range d.rec.Bases {
		kept = append(kept, fmt.Sprint(b.N))
	}
	if got := strings.Join(kept, " "); got != "1 5 6" {
		t.Errorf("kept are %s", got)
	}
	files, _ := filepath.Glob(filepath.Join(d.folder, "base-*"))
	if len(files) != 3 || !strings.HasPrefix(filepath.Base(files[0]), "base-1-abcdefgh.") {
		t.Errorf("the files are %q", files)
	}
}
