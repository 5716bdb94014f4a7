package web

import (
	"fmt"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"wallchart/export/report"
	"wallchart/model"
)

var noon = time.Date(2026, 5, 31, 12, 0, 0, 0, time.UTC)

// TestWhoGuessesWaits: a few wrong PINs are free, 3 at a board from one address, 12 at a board from all, 60 from an address at all
// boards; after that 2 seconds, twice as long each time, ten minutes at most.
func TestWhoGuessesWaits(t *testing.T) {
	for _, c := range []struct {
		key  key
		free int
	}{{key{"10.0.0.1", "1 1"}, 3}, {key{"", "1 1"}, 12}, {key{"10.0.0.1", ""}, 60}} {
		x := newTries()
		for n := range c.free {
			if x.missed(noon, c.key); x.wait(noon, c.key) != 0 {
				t.Errorf("%v: after %d wrong ones there is a wait", c.key, n+1)
			}
		}
		for _, want := range []time.Duration{2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600, 600, 600, 600, 600} {
			if x.missed(noon, c.key); x.wait(noon, c.key) != want*time.Second {
				t.Errorf("%v: the wait is %s, want %d s", c.key, x.wait(noon, c.key), want)
			}
		}
		if got := x.wait(noon.Add(9*time.Minute), c.key); got != time.Minute {
			t.Errorf("%v: after nine minutes %s are left", c.key, got)
		}
		if got := x.wait(noon.Add(time.Hour), c.key); got != 0 {
			t.Errorf("%v: after an hour %s are left", c.key, got)
		}
		if got := x.wait(noon, key{"10.0.0.9", "9 9"}); got != 0 {
			t.Errorf("somebody else at another board waits %s", got)
		}
	}
}

// TestEachTryCountsThreeTimes: at the board from the address, at the board, and from the address; the longest wait holds.
func TestEachTryCountsThreeTimes(t *testing.T) {
	x := newTries()
	for range 5 {
		x.missed(noon, keysOf("10.0.0.1", "1 1")...)
	}
	for _, c := range []struct {
		address, board string
		want           time.Duration
	}{{"10.0.0.1", "1 1", 4 * time.Second}, {"10.0.0.2", "1 1", 0}, {"10.0.0.1", "1 2", 0}} {
		if got := x.wait(noon, keysOf(c.address, c.board)...); got != c.want {
			t.Errorf("%s at board %s waits %s, want %s", c.address, c.board, got, c.want)
		}
	}
	for n := range 8 { // thirteen at the board, from nine addresses
		x.missed(noon, keysOf(fmt.Sprint("10.0.1.", n), "1 1")...)
	}
	if got := x.wait(noon, keysOf("10.0.0.2", "1 1")...); got != 2*time.Second {
		t.Errorf("at a board that many guess at, a new address waits %s", got)
	}
}

// TestWrongPINsAreForgotten after twenty minutes without another.
func TestWrongPINsAreForgotten(t *testing.T) {
	for after, want := range map[time.Duration]time.Duration{20 * time.Minute: 4 * time.Second, 20*time.Minute + 1: 0} {
		x, k := newTries(), key{"10.0.0.1", "1 1"}
		for range 4 {
			x.missed(noon, k)
		}
		then := noon.Add(after)
		if x.missed(then, k); x.wait(then, k) != want {
			t.Errorf("one more %s later: the wait is %s, want %s", after, x.wait(then, k), want)
		}
	}
	x := newTries()
	for n := range 20_001 {
		x.missed(noon, key{fmt.Sprint(n), "1 1"})
	}
	x.missed(noon.Add(10*time.Minute), key{"new", "1 1"})
	if got := len(x.of); got != 20_002 {
		t.Errorf("in the tenth minute %d are remembered", got)
	}
	if x.missed(noon.Add(10*time.Minute+1), key{"newer", "1 1"}); len(x.of) != 2 {
		t.Errorf("after it %d are remembered", len(x.of))
	}
}

// TestAFloodIsOfASecond: so many requests of an address in a second, and in the next as many again.
func TestAFloodIsOfASecond(t *testing.T) {
	f := newFlood(2)
	for _, c := range []struct {
		address string
		after   time.Duration
		want    bool
	}{{"a", 0, true}, {"a", 999 * time.Millisecond, true}, {"a", 999 * time.Millisecond, false}, {"b", 999 * time.Millisecond, true},
		{"a", time.Second, true}, {"a", time.Second, true}, {"a", time.Second, false}} {
		if got := f.allows(c.address, noon.Add(c.after)); got != c.want {
			t.Errorf("%s after %s: %v", c.address, c.after, got)
		}
	}
}

// TestLivePagesAreCounted: so many from an address, so many from all, and who leaves makes room.
func TestLivePagesAreCounted(t *testing.T) {
	l := &lines{of: map[string]int{}}
	for n, a := range []string{"a", "a", "a", "b"} {
		if l.take(a, 2) == (n == 2) {
			t.Errorf("line %d, of %s", n+1, a)
		}
	}
	if len(l.of) != 2 {
		t.Errorf("of a there are %d, of b %d", l.of["a"], l.of["b"])
	}
	if l.leave("a"); !l.take("a", 2) || l.take("a", 2) {
		t.Errorf("one of a has left, and there are %d", l.of["a"])
	}
	if l.leave("b"); len(l.of) != 1 || l.all != 2 {
		t.Errorf("b has left, and there are %v, in all %d", l.of, l.all)
	}
	for l.all < mostLines-1 {
		l.all++
	}
	if !l.take("c", 2) || l.take("d", 2) {
		t.Errorf("there are %d of %d", l.all, mostLines)
	}
}

// TestHeadersOfEveryAnswer: pages, forms that were sent, and refusals all say how little a browser may do with them.
func TestHeadersOfEveryAnswer(t *testing.T) {
	f := event(4)
	h := New(f, quick())
	foreign := httptest.NewRequest("GET", "/", nil)
	foreign.Host = "evil.example"
	for what, w := range map[string]*httptest.ResponseRecorder{
		"a page": get(h, "/s/1/boards"), "no page": get(h, "/x"), "the style": get(h, "/style.css"), "a foreign name": ask(h, foreign),
		"a result": ask(h, sending(f, "first", "1-0", pinOf(f))), "a wrong PIN": ask(h, sending(f, "first", "1-0", "000000x")),
	} {
		for name, want := range map[string]string{
			"Content-Security-Policy": "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self'; " +
				"base-uri 'none'; frame-ancestors 'none'",
			"X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer", "Cross-Origin-Resource-Policy": "same-origin",
			"Cross-Origin-Opener-Policy": "same-origin", "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
		} {
			if got := w.Header().Get(name); got != want {
				t.Errorf("%s (%d): %s is %q", what, w.Code, name, got)
			}
		}
	}
}

// TestTheAnswerToAResult leads back to the pages, names the board, and is kept by nobody.
func TestTheAnswerToAResult(t *testing.T) {
	f := event(4)
	h := New(f, quick())
	w := ask(h, sending(f, "first", "1-0", pinOf(f)))
	for _, want := range []string{"Round 1, Board 1", `href="/s/1/boards"`} {
		if !strings.Contains(w.Body.String(), want) {
			t.Errorf("the answer lacks %s:\n%s", want, w.Body)
		}
	}
	if got := w.Header().Get("Cache-Control"); w.Code != 200 || got != "no-store" || strings.Contains(w.Body.String(), "data-live") {
		t.Errorf("%d, kept %q, or looked at again", w.Code, got)
	}
}

// TestTheFormAsksWhoSends: both players by their names, and a steward.
func TestTheFormAsksWhoSends(t *testing.T) {
	body := get(New(event(4), quick()), "/s/1/board/2").Body.String()
	for _, want := range []string{`value="first"`, "Player 003, Anna", `value="second"`, "Player 004, Anna", `value="steward"`,
		"Steward, with the stewards",
		`value="1-0"`, "Player 003, Anna  1-0  Player 004, Anna", `value="½-½"`, `value="0-1"`, "Round 1, Board 2"} {
		if !strings.Contains(body, want) {
			t.Errorf("the form lacks %s:\n%s", want, body)
		}
	}
}

// TestTooManyWrongPINs: the fifth try is not looked at, however right, and it is said how long to wait, as a page.
func TestTooManyWrongPINs(t *testing.T) {
	f := event(4)
	h := New(f, quick())
	h.now = func() time.Time { return noon }
	h.sending = newFlood(100)
	for n := range 4 {
		if w := ask(h, sending(f, "first", "1-0", "wrong")); w.Code != 403 {
			t.Errorf("wrong PIN %d: %d", n+1, w.Code)
		}
	}
	w := ask(h, sending(f, "first", "1-0", pinOf(f)))
	if w.Code != 429 || w.Header().Get("Retry-After") != "3" || !strings.Contains(w.Body.String(),
		"There were too many wrong PINs; wait 3 seconds") || strings.Count(w.Body.String(), "</html>") != 1 ||
		w.Header().Get("Content-Type") != "text/html; charset=utf-8" {
		t.Errorf("%d, %s: %s", w.Code, w.Header().Get("Content-Type"), w.Body)
	}
	h.now = func() time.Time { return noon.Add(time.Minute) }
	if w := ask(h, sending(f, "first", "1-0", pinOf(f))); w.Code != 200 {
		t.Errorf("a minute later: %d", w.Code)
	}
}

// TestFirstPageOfSections: of one section its pages by their names, of several with the section's before them, and a screen for each.
func TestFirstPageOfSections(t *testing.T) {
	f := event(4)
	if body := get(New(f, quick()), "/").Body.String(); strings.Contains(body, "Open: ") || strings.Contains(body, "/s/1/screen/0") {
		t.Errorf("of one section:\n%s", body)
	}
	two := *f.Event().Sections[0]
	two.ID, two.Name = 2, "Under"
	f.Put(f.Event().With(&two))
	body := get(New(f, quick()), "/").Body.String()
	for _, want := range []string{"Open: ", "Under: ", `href="/s/1/screen/0"`, `href="/s/2/screen/0"`, `href="/screen/0"`,
		`href="/s/2/names"`} {
		if !strings.Contains(body, want) {
			t.Errorf("of two sections it lacks %s:\n%s", want, body)
		}
	}
}

// TestWhereSomebodySits: round, board and colour, as far as there are any, and against whom.
func TestWhereSomebodySits(t *testing.T) {
	f := event(2)
	x := f.Event().Sections[0]
	x.Players[0].Name = "Ann"
	teams := &model.Section{Kind: model.TeamEvent, Teams: []model.Team{{Entry: model.Entry{ID: 1, Name: "Red"}},
		{Entry: model.Entry{ID: 2, Name: "Blue"}}}}
	for _, c := range []struct {
		of   *model.Section
		p    model.Pairing
		who  model.ID
		want string
	}{
		{x, model.Pairing{Board: 3, Sides: [2]model.ID{1, 2}}, 1, "Round 4, Board 3, White – Player 002, Anna"},
		{x, model.Pairing{Board: 3, Sides: [2]model.ID{1, 2}}, 2, "Round 4, Board 3, Black – Ann"},
		{x, model.Pairing{Board: 3, Sides: [2]model.ID{1, 2}, NoColours: true}, 2, "Round 4, Board 3 – Ann"},
		{x, model.Pairing{Sides: [2]model.ID{1, 2}}, 2, "Round 4, Black – Ann"},
		{x, model.Pairing{Sides: [2]model.ID{1}, Outcomes: [2]model.Outcome{model.PairingBye}}, 1, "Round 4: bye"},
		{teams, model.Pairing{Board: 1, Sides: [2]model.ID{1, 2}}, 2, "Round 4, Board 1 – Red"},
	} {
		if got := newSheet(f.Event(), report.Options{}).whereSits(c.of, 4, &c.p, c.who); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}

// TestSentToNoRound: what is sent to a section or a round that is not there is refused.
func TestSentToNoRound(t *testing.T) {
	f := event(4)
	p, _ := f.Event().Sections[0].Rounds[0].OnBoard(1)
	for _, c := range []struct {
		section model.ID
		round   int
		want    bool
	}{{1, 1, true}, {1, 0, false}, {1, 2, false}, {2, 1, false}} {
		_, _, err := Sent{c.section, c.round, *p, model.SenderFirst, "1-0"}.Change(f.Event())
		if (err == nil) != c.want {
			t.Errorf("section %d, round %d: %v", c.section, c.round, err)
		}
	}
}
