package web

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"wallchart/arbiter"
	"wallchart/assets/wording"
	"wallchart/model"
	"wallchart/must"
	"wallchart/phrase"
)

// kept is the feed of an event in memory, into which one result after another is entered.
func kept(t *model.Tournament) *Feed {
	var one sync.Mutex
	var f *Feed
	f = NewFeed(t, func(sent Sent) (arbiter.PhoneStatus, error) {
		one.Lock()
		defer one.Unlock()
		c, told, err := sent.Change(f.Event())
		if err != nil {
			return told, err
		}
		after, err := c.Apply(f.Event())
		if err != nil {
			return told, err
		}
		f.Put(after)
		return told, nil
	})
	return f
}

// event has so many players and one round that is paired; the first player's name is no markup.
func event(players int) *Feed {
	s := &model.Section{ID: 1, Name: "Open", Planned: 5, Scoring: model.Classic(2, 1, 0), LastID: model.ID(players)}
	var r model.Round
	for n := range players {
		name := fmt.Sprintf("Player %03d, Anna", n+1)
		if n == 0 {
			name = "<script>alert(1)</script>"
		}
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(n + 1), Number: n + 1, Name: name}})
		if n%2 == 1 {
			r.Pairings = append(r.Pairings, model.Pairing{Board: (n + 1) / 2, Sides: [2]model.ID{model.ID(n), model.ID(n + 1)}})
		}
	}
	s.Rounds = []model.Round{r}
	t := (&model.Tournament{Name: "Spring Open", Secret: strings.Repeat("secret", 4)}).With(s)
	return kept(t)
}

func ask(h http.Handler, r *http.Request) *httptest.ResponseRecorder {
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w
}

func get(h http.Handler, path string) *httptest.ResponseRecorder {
	r := httptest.NewRequest("GET", path, nil)
	r.Host = "192.168.1.20:8080"
	return ask(h, r)
}

// sending is the form of board 1 as a phone sends it.
func sending(f *Feed, from, result, pin string) *http.Request {
	return sendingAt(f, 1, from, result, pin)
}

func sendingAt(f *Feed, board int, from, result, pin string) *http.Request {
	p, _ := f.Event().Sections[0].Rounds[0].OnBoard(board)
	form := url.Values{"from": {from}, "result": {result}, "pin": {pin}, "seen": {seen(1, p)}}
	r := httptest.NewRequest("POST", fmt.Sprint("/s/1/board/", board), strings.NewReader(form.Encode()))
	r.Host = "192.168.1.20:8080"
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	return r
}

func pinOf(f *Feed) string { return pinAt(f, 1) }

func pinAt(f *Feed, board int) string {
	t := f.Event()
	p, _ := t.Sections[0].Rounds[0].OnBoard(board)
	return t.PIN(t.Sections[0], 1, p)
}

func quick() Options {
	return Options{Results: true, Flood: 100_000, Address: "http://192.168.1.20:8080/"}
}

// TestPages: every page is there, leads on, and a name is never markup; what is not there says so.
func TestPages(t *testing.T) {
	h := New(event(6), quick())
	for path, has := range map[string][]string{
		"/": {`href="/s/1/names"`, `href="/s/1/boards"`, `href="/s/1/standings"`, `href="/s/1/crosstable"`, `href="/screen/0"`,
			"<svg"},
		"/s/1/names": {"Player 002, Anna", `href="/s/1/player/2"`,
			`aria-current="page" dir="auto">Pairings by name</a> <a href="/s/1/boards" dir="auto">`},
		"/s/1/boards":     {`href="/s/1/board/1"`, "Player 004, Anna"},
		"/s/1/standings":  {`href="/s/1/player/6"`, `<h1 dir="auto">Open: Standings`},
		"/s/1/crosstable": {"Player 005, Anna", `<h1 dir="auto">Open: Crosstable`},
		"/s/1/player/2": {"Board 1, Black – &lt;script&gt;", `href="/s/1/board/1"`, "<nav",
			`<h1 dir="auto">Player 002, Anna</h1>`},
		"/s/1/board/1": {`name="pin"`, `value="½-½"`, `value="steward"`},
		"/screen/0":    {`content="12; url=/screen/`, "Player 002, Anna", `<svg x="1440"`},
	} {
		w := get(h, path)
		if w.Code != 200 {
			t.Errorf("%s: %d", path, w.Code)
		}
		for _, x := range has {
			if !strings.Contains(w.Body.String(), x) {
				t.Errorf("%s lacks %s:\n%s", path, x, w.Body)
			}
		}
		if strings.Contains(w.Body.String(), "<script>alert") {
			t.Errorf("%s: a name is markup", path)
		}
		if csp := w.Header().Get("Content-Security-Policy"); !strings.Contains(csp, "default-src 'none'") || strings.Contains(csp, "unsafe") {
			t.Errorf("%s: policy %q", path, csp)
		}
		if strings.Contains(w.Body.String(), " style=") || strings.Contains(w.Body.String(), " onload=") {
			t.Errorf("%s has what its policy forbids", path)
		}
	}
	for _, path := range []string{"/s/9/names", "/s/1/else", "/s/1/player/99", "/s/1/board/99", "/s/1/board/-1", "/x",
		"/s/1/player/x", "/screen/-1"} {
		if w := get(h, path); w.Code != 404 || !strings.Contains(w.Body.String(), ">There is no such page.</p>") {
			t.Errorf("%s: %d", path, w.Code)
		}
	}
	if w := get(New(event(6), Options{}), "/s/1/board/1"); w.Code != 404 {
		t.Error("results are sent where nobody asked for it")
	}
}

// TestSize: the first page, with its style and script, is under 30 kB; the pairings of 300 players are as they go over the line.
func TestSize(t *testing.T) {
	h := New(event(300), quick())
	sum := 0
	for _, path := range []string{"/", "/style.css", "/live.js"} {
		sum += get(h, path).Body.Len()
	}
	if sum > 30_000 {
		t.Errorf("the first page has %d bytes", sum)
	}
	r := httptest.NewRequest("GET", "/s/1/names", nil)
	r.Host = "127.0.0.1"
	r.Header.Set("Accept-Encoding", "gzip")
	if w := ask(h, r); w.Body.Len() > 30_000 || w.Header().Get("Content-Encoding") != "gzip" {
		t.Errorf("pairings have %d bytes", w.Body.Len())
	}
}

// TestLanguages: a phone reads the pages in its own language.
func TestLanguages(t *testing.T) {
	h := New(event(4), quick())
	for lang, word := range map[string]string{"de-AT,en;q=0.5": "Anzeige für den Saal", "fr": "Écran pour la salle",
		"xx, es": "Pantalla para la sala",
		"en":     "Screen for the hall",
		"":       "Screen for the hall"} {
		r := httptest.NewRequest("GET", "/", nil)
		r.Host = "localhost"
		r.Header.Set("Accept-Language", lang)
		if w := ask(h, r); !strings.Contains(w.Body.String(), word) {
			t.Errorf("%s: no %q", lang, word)
		}
	}
}

// TestResults: one entry is none, two that are equal are the result, what differs is not entered.
func TestResults(t *testing.T) {
	f := event(4)
	h := New(f, quick())
	result := func() string { return model.ResultText(f.Event().Sections[0].Rounds[0].Pairings[0].Outcomes) }
	if w := ask(h, sending(f, "first", "1-0", pinOf(f))); w.Code != 200 || !strings.Contains(w.Body.String(), "Thank you") ||
		result() != "" {
		t.Fatalf("the first: %d %q\n%s", w.Code, result(), w.Body)
	}
	grouped := pinOf(f)[:3] + " " + pinOf(f)[3:] + " " // as it stands on the slip
	if w := ask(h, sending(f, "second", "0-1", grouped)); !strings.Contains(w.Body.String(), "see the arbiter") || result() != "" {
		t.Errorf("differing ones make %q", result())
	}
	if w := ask(h, sending(f, "second", "1-0", pinOf(f))); !strings.Contains(w.Body.String(), "is taken.") || result() != "1-0" {
		t.Errorf("equal ones make %q", result())
	}
	if w := get(h, "/s/1/boards"); !strings.Contains(w.Body.String(), "1-0") && !strings.Contains(w.Body.String(), "1–0") {
		t.Error("the page is that of before")
	}
	if w := ask(h, sending(f, "second", "1-0 forfeit", pinOf(f))); w.Code != 422 || strings.Count(w.Body.String(), "</html>") != 1 {
		t.Errorf("nonsense: %d", w.Code)
	}
}

// TestResultsOfTwoGames: the pairings of both games are on the page, and each result is sent with the PIN of its own slip.
func TestResultsOfTwoGames(t *testing.T) {
	f := event(4)
	s := *f.Event().Sections[0]
	s.GamesPerPairing, s.Rounds = 2, s.Rounds[:1]
	var turned model.Round
	for _, p := range s.Rounds[0].Pairings {
		turned.Pairings = append(turned.Pairings, model.Pairing{Board: p.Board, Sides: [2]model.ID{p.Sides[1], p.Sides[0]}})
	}
	s.Rounds = append(s.Rounds[:1:1], turned)
	f.Put(f.Event().With(&s))
	h := New(f, quick())
	if page := get(h, "/s/1/boards").Body.String(); !strings.Contains(page, `href="/s/1/round/1/board/1"`) ||
		!strings.Contains(page, `href="/s/1/round/2/board/1"`) {
		t.Errorf("the pairings lead not to both games\n%s", page)
	}
	for round := 1; round <= 2; round++ {
		for _, from := range []string{"first", "steward"} {
			p := &f.Event().Sections[0].Rounds[round-1].Pairings[0]
			pin := f.Event().PIN(f.Event().Sections[0], round, p)
			if from == "steward" {
				pin = f.Event().StewardPIN()
			}
			form := url.Values{"from": {from}, "result": {"1-0"}, "pin": {pin}, "seen": {seen(round, p)}}
			r := httptest.NewRequest("POST", fmt.Sprintf("/s/1/round/%d/board/1", round), strings.NewReader(form.Encode()))
			r.Host = "192.168.1.20:8080"
			r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
			if w := ask(h, r); w.Code != 200 {
				t.Errorf("round %d, %s: %d %s", round, from, w.Code, w.Body)
			}
		}
		if got := model.ResultText(f.Event().Sections[0].Rounds[round-1].Pairings[0].Outcomes); got != "1-0" {
			t.Errorf("round %d: %q", round, got)
		}
		if w := get(h, fmt.Sprintf("/s/1/round/%d/board/1", round)); w.Code != 200 ||
			!strings.Contains(w.Body.String(), fmt.Sprintf("Round %d, Board 1", round)) {
			t.Errorf("the form of round %d: %d", round, w.Code)
		}
		who := s.Rounds[0].Pairings[0].Sides[0]
		if page := get(h, fmt.Sprintf("/s/1/player/%d", who)).Body.String(); !strings.Contains(page, `href="/s/1/round/2/board/1"`) {
			t.Errorf("after round %d the player is led elsewhere", round)
		}
	}
	for _, none := range []string{"3", "0", "x", "-1"} {
		if w := get(h, "/s/1/round/"+none+"/board/1"); w.Code != 404 {
			t.Errorf("a round that is not paired: %d", w.Code)
		}
	}
	if page := get(h, fmt.Sprintf("/s/1/player/%d", s.Rounds[0].Pairings[1].Sides[0])).Body.String(); !strings.Contains(page,
		`href="/s/1/round/1/board/2"`) {
		t.Errorf("who has not played the first game is led elsewhere\n%s", page)
	}
}

// TestSteward: one player and a steward are two; a board's PIN is not the steward's.
func TestSteward(t *testing.T) {
	f := event(4)
	h := New(f, quick())
	ask(h, sending(f, "second", "½-½", pinOf(f)))
	if w := ask(h, sending(f, "steward", "½-½", pinOf(f))); w.Code != 403 {
		t.Errorf("a player is taken as a steward: %d", w.Code)
	}
	if w := ask(h, sending(f, "steward", "½-½", f.Event().StewardPIN())); !strings.Contains(w.Body.String(), "is taken.") {
		t.Errorf("%d %s", w.Code, w.Body)
	}
}

// TestWrongPINs are refused and logged, and after three the right one, too, has to wait.
func TestWrongPINs(t *testing.T) {
	f, o := event(4), quick()
	var log []string
	o.Log = func(x phrase.Text) { log = append(log, x.String()) }
	h := New(f, o)
	t1 := f.Event()
	other := t1.PIN(t1.Sections[0], 1, &t1.Sections[0].Rounds[0].Pairings[1])
	for n, pin := range []string{"", "000000", "12345678901234567890", other} {
		if w := ask(h, sending(f, "first", "1-0", pin)); w.Code != 403 {
			t.Fatalf("wrong PIN %d: %d", n, w.Code)
		}
	}
	if w := ask(h, sending(f, "first", "1-0", pinOf(f))); w.Code != 429 || w.Header().Get("Retry-After") == "" {
		t.Errorf("after four wrong ones: %d", w.Code)
	}
	if len(log) != 4 || !strings.Contains(log[3], "192.0.2.1") || strings.Contains(strings.Join(log, ""), other) {
		t.Errorf("log: %q", log)
	}
	if f.Event() != t1 {
		t.Error("something was entered")
	}
}

// TestAttacks: what comes from other sites, by foreign names, too long, of another kind, for an old pairing or in a flood is refused.
func TestAttacks(t *testing.T) {
	f := event(4)
	before, h := f.Event(), New(f, quick())
	h.sending = newFlood(100)
	for what, c := range map[string]struct {
		change func(*http.Request)
		code   int
	}{
		"another site":  {func(r *http.Request) { r.Header.Set("Sec-Fetch-Site", "cross-site") }, 403},
		"its origin":    {func(r *http.Request) { r.Header.Set("Origin", "https://evil.example") }, 403},
		"foreign name":  {func(r *http.Request) { r.Host = "evil.example" }, 421},
		"kind":          {func(r *http.Request) { r.Header.Set("Content-Type", "text/plain") }, 415},
		"long":          {func(r *http.Request) { r.Body = sized(1 << 20) }, 413},
		"a byte more":   {func(r *http.Request) { r.Body = sized(4097) }, 413},
		"as long as":    {func(r *http.Request) { r.Body = sized(4096) }, 400}, // may be, but from nobody
		"another board": {func(r *http.Request) { r.URL.Path = "/s/1/board/2" }, 403},
		"no method":     {func(r *http.Request) { r.Method = "DELETE" }, 405},
		"nobody":        {func(r *http.Request) { *r = *sending(f, "nobody", "1-0", pinOf(f)) }, 400},
	} {
		r := sending(f, "first", "1-0", pinOf(f))
		c.change(r)
		if w := ask(h, r); w.Code != c.code {
			t.Errorf("%s: %d, want %d", what, w.Code, c.code)
		} else if body := w.Body.String(); strings.Count(body, "</html>") > 1 || strings.Contains(body, "</html>") &&
			!strings.HasPrefix(body, "<!DOCTYPE") {
			t.Errorf("%s is refused, and then answered:\n%s", what, body)
		}
	}
	r := sending(f, "first", "1-0", pinOf(f))
	form := url.Values{"from": {"first"}, "result": {"1-0"}, "pin": {pinOf(f)}, "seen": {"1 7 8"}}
	r.Body = http.NoBody
	r.Form, r.PostForm = form, form
	if w := ask(h, r); w.Code != 409 {
		t.Errorf("a form of another pairing: %d", w.Code)
	}
	if f.Event() != before {
		t.Error("something was entered")
	}
	small := New(event(4), Options{Flood: 5})
	refused := 0
	for range 50 {
		if w := get(small, "/"); w.Code == 429 && w.Body.String() == "429\n" {
			refused++
		}
	}
	if refused < 40 { // a second may end in between
		t.Errorf("of a flood of 50, %d are refused", refused)
	}
}

type longBody struct{ *strings.Reader }

func (longBody) Close() error { return nil }

func sized(n int) longBody {
	return longBody{strings.NewReader("from=" + strings.Repeat("a", n-len("from=")))}
}

// aLine is a line to a phone that keeps what was set of it.
type aLine struct {
	*httptest.ResponseRecorder
	read  []time.Time
	write time.Time
}

func (l *aLine) SetReadDeadline(at time.Time) error  { l.read = append(l.read, at); return nil }
func (l *aLine) SetWriteDeadline(at time.Time) error { l.write = at; return nil }

// TestALineIsNotWaitedFor: a live page may say nothing for as long as it likes, but what it does not take in twenty seconds ends it.
func TestALineIsNotWaitedFor(t *testing.T) {
	r := httptest.NewRequest("GET", "/live", nil)
	r.Host = "127.0.0.1"
	left, cancel := context.WithCancel(r.Context())
	cancel()
	w, before := &aLine{ResponseRecorder: httptest.NewRecorder()}, time.Now()
	New(event(4), quick()).ServeHTTP(w, r.WithContext(left))
	if kept := w.Header().Get("Cache-Control"); kept != "no-store" || w.Header().Get("Content-Type") != "text/event-stream" {
		t.Errorf("it is %s, kept %s", w.Header().Get("Content-Type"), kept)
	}
	const most = 20 * time.Second
	if w.write.Before(before.Add(most)) || w.write.After(time.Now().Add(most)) || len(w.read) != 1 || !w.read[0].IsZero() {
		t.Errorf("begun at %v, it is given up to write at %v and to read at %v", before, w.write, w.read)
	}
}

// TestSoManyPagesAreKept, and then all are made anew; a page that is asked for twice is made once.
func TestSoManyPagesAreKept(t *testing.T) {
	h := New(event(4), quick())
	for range 2 {
		if get(h, "/s/1/names"); len(h.kept) != 1 {
			t.Fatalf("%d pages are kept", len(h.kept))
		}
	}
	for n := len(h.kept); n < 4_000; n++ {
		h.kept[fmt.Sprint(n)] = &making{}
	}
	for page, want := range []int{4_001, 1} {
		if get(h, fmt.Sprint("/s/1/player/", page+1)); len(h.kept) != want {
			t.Errorf("after page %d more than there is room for %d are kept, want %d", page, len(h.kept), want)
		}
	}
}

// TestStandingsOfTheLastRound: the page has the points of all rounds.
func TestStandingsOfTheLastRound(t *testing.T) {
	f := event(2)
	s := *f.Event().Sections[0]
	round := func(o model.Outcome) model.Round {
		return model.Round{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}, Outcomes: [2]model.Outcome{o, o.Opposite()}}}}
	}
	s.Rounds, s.Scoring = []model.Round{round(model.Draw), round(model.Win)}, model.Classic(0, 0, 0)
	f.Put(f.Event().With(&s))
	if body := get(New(f, quick()), "/s/1/standings").Body.String(); !strings.Contains(body, "1.5") && !strings.Contains(body, "1½") {
		t.Errorf("a draw and a win are not 1½:\n%s", body)
	}
}

// TestLive: a page hears of a change at once, and from one address only so many listen.
func TestLive(t *testing.T) {
	f := event(4)
	h := New(f, Options{Lines: 1, Results: true})
	s := httptest.NewServer(h)
	defer s.Close()
	r := must.Have(http.Get(s.URL + "/live"))(t)
	defer r.Body.Close()
	b := make([]byte, 100)
	if n, _ := r.Body.Read(b); !strings.Contains(string(b[:n]), "here") {
		t.Fatalf("%q", b[:n])
	}
	second, err := http.Get(s.URL + "/live")
	if err != nil || second.StatusCode != 503 {
		t.Errorf("a second line: %v %v", second.StatusCode, err)
	}
	if text := must.Have(io.ReadAll(second.Body))(t); string(text) != "503\n" || second.Header.Get("Retry-After") != "60" {
		t.Errorf("a second line hears %q", text)
	}
	second.Body.Close()
	must.Have(f.Enter(Sent{1, 1, f.Event().Sections[0].Rounds[0].Pairings[0], model.SenderFirst, "1-0"}))(t)
	if n, _ := r.Body.Read(b); !strings.Contains(string(b[:n]), "event: change") {
		t.Errorf("%q", b[:n])
	}
}

// TestWaits double from the fourth try on, and end.
func TestWaits(t *testing.T) {
	x, now, a := newTries(), time.Now(), key{"a", "1"}
	var got []time.Duration
	for range 6 {
		x.missed(now, a)
		got = append(got, x.wait(now, key{"b", "1"}, a))
	}
	if fmt.Sprint(got) != "[0s 0s 0s 2s 4s 8s]" || x.wait(now.Add(9*time.Second), a) > 0 || x.wait(now, key{"b", "1"}) > 0 {
		t.Errorf("%v", got)
	}
}

// TestAHallIsServed on a line until it is left; live pages are counted, and end with it.
func TestAHallIsServed(t *testing.T) {
	l := must.Have(net.Listen("tcp", "127.0.0.1:0"))(t)
	h, ended := New(event(4), quick()), make(chan error, 1)
	go func() { ended <- h.Serve(l) }()
	at := "http://" + l.Addr().String()
	r := must.Have(http.Get(at + "/s/1/names"))(t)
	r.Body.Close()
	live := must.Have(http.Get(at + "/live"))(t)
	defer live.Body.Close()
	if r.StatusCode != 200 || live.StatusCode != 200 || h.Here() != 1 {
		t.Errorf("%d, %d, and there are %d live pages", r.StatusCode, live.StatusCode, h.Here())
	}
	for length, want := range map[int]int{7_900: 200, 12_600: http.StatusRequestHeaderFieldsTooLarge} {
		r := must.Have(http.NewRequest("GET", at+"/", nil))(t)
		r.Header.Set("X-Long", strings.Repeat("x", length))
		w := must.Have(http.DefaultClient.Do(r))(t)
		if w.Body.Close(); w.StatusCode != want {
			t.Errorf("with a header of %d it answers %d, want %d", length, w.StatusCode, want)
		}
	}
	h.Leave()
	if err := <-ended; !errors.Is(err, http.ErrServerClosed) {
		t.Errorf("it ends with %v", err)
	}
	if _, err := io.ReadAll(live.Body); err == nil {
		t.Error("a live page ends as if there were nothing more to hear")
	}
	waitUntil(t, "the live page is gone", func() bool { return h.Here() == 0 })
}

// TestWhoIsSlowHoldsNothingUp: a header is waited for for five seconds, a form for ten, and the next request for a minute.
func TestWhoIsSlowHoldsNothingUp(t *testing.T) {
	s := New(event(2), quick()).server()
	if s.ReadHeaderTimeout != 5*time.Second || s.ReadTimeout != 10*time.Second || s.IdleTimeout != time.Minute || s.WriteTimeout != 0 {
		t.Errorf("it waits %s, %s and %s, and is written to for %s", s.ReadHeaderTimeout, s.ReadTimeout, s.IdleTimeout, s.WriteTimeout)
	}
}

// TestAFeedSaysWhatIsNew: the same event once more is nothing new, and where nobody takes results none is entered.
func TestAFeedSaysWhatIsNew(t *testing.T) {
	f := NewFeed(event(2).Event(), nil)
	changed := f.Changed()
	if f.Put(f.Event()); f.Changed() != changed {
		t.Error("the same event is a change")
	}
	if f.Put(event(2).Event()); f.Changed() == changed {
		t.Error("another event is no change")
	}
	if _, err := f.Enter(Sent{}); err == nil {
		t.Error("a result is entered")
	}
}

// TestTheHallsOwnLanguage is that of phones that wish for none of ours, and the page says which it is.
func TestTheHallsOwnLanguage(t *testing.T) {
	o := quick()
	o.Language = wording.Wish("de", nil)
	for wish, want := range map[string]string{
		strings.Repeat("xx,", 8) + "fr": "fr", strings.Repeat("xx,", 9) + "fr": "de", "": "de", "xx, yy;q=0.5": "de",
		"fr-CA;q=0.9, en": "fr", "en": "en", "xx, es;q=0.1": "es"} {
		r := httptest.NewRequest("GET", "/s/1/names", nil)
		r.Host = "localhost:8080"
		r.Header.Set("Accept-Language", wish)
		if body := ask(New(event(2), o), r).Body.String(); !strings.Contains(body, `<html lang="`+want+`"`) {
			t.Errorf("wished for %q the page is %.60s", wish, body)
		}
	}
}

// TestWhatIsSentAgain: a result that stands is said to, and to a board that is not there nothing is sent.
func TestWhatIsSentAgain(t *testing.T) {
	f := event(4)
	h := New(f, quick())
	for n, want := range []string{"Thank you", "is taken.", "stands already"} {
		w := ask(h, sending(f, []string{"first", "second", "steward"}[n], "1-0", []string{pinOf(f), pinOf(f), f.Event().StewardPIN()}[n]))
		if w.Code != 200 || !strings.Contains(w.Body.String(), want) {
			t.Errorf("form %d: %d, %s", n+1, w.Code, w.Body)
		}
	}
	h.Take(false)
	if w := ask(h, sending(f, "first", "1-0", pinOf(f))); w.Code != 404 {
		t.Errorf("where no results are taken any more: %d", w.Code)
	}
	h.Take(true)
	for _, path := range []string{"/s/9/board/1", "/s/1/board/9", "/s/1/board/0", "/s/1/round/7/board/1"} {
		r := sending(f, "first", "1-0", pinOf(f))
		r.URL.Path = path
		if w := ask(h, r); w.Code != 404 || strings.Count(w.Body.String(), "</html>") != 1 {
			t.Errorf("%s: %d, %s", path, w.Code, w.Body)
		}
		if w := get(h, path); w.Code != 404 {
			t.Errorf("the form of %s: %d", path, w.Code)
		}
	}
}

// TestTheFormOfAMatch asks for a score, and for a result of each board where they are known.
func TestTheFormOfAMatch(t *testing.T) {
	s := &model.Section{ID: 1, Kind: model.TeamEvent, Boards: 2, Scoring: model.Classic(model.One, model.Half, 2), LastID: 6}
	for n, name := range []string{"Red", "Blue"} {
		s.Teams = append(s.Teams, model.Team{Entry: model.Entry{ID: model.ID(n + 1), Number: n + 1, Name: name}})
	}
	s.Rounds = []model.Round{{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}}}}}
	for games, want := range map[int]string{0: `placeholder="2½-1½"`, 2: `placeholder="1-0 1-0"`} {
		x := *s
		x.Rounds = []model.Round{{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}, Games: make([]model.Game, games)}}}}
		h := New(kept((&model.Tournament{Secret: strings.Repeat("secret", 4)}).With(&x)), quick())
		if body := get(h, "/s/1/board/1").Body.String(); !strings.Contains(body, want) || strings.Contains(body, `type="radio" name="result"`) {
			t.Errorf("with %d boards known it lacks %s:\n%s", games, want, body)
		}
	}
}

// TestAnEventWithoutPlayers has a screen with its name, and its sections have numbers where they have no names.
func TestAnEventWithoutPlayers(t *testing.T) {
	empty := (&model.Tournament{Name: "Spring Cup"}).With(&model.Section{ID: 1}).With(&model.Section{ID: 2})
	h := New(NewFeed(empty, nil), Options{})
	if body := get(h, "/screen/0").Body.String(); !strings.Contains(body, "<text") || !strings.Contains(body, "Spring Cup</text>") {
		t.Errorf("the screen is\n%s", body)
	}
	if body := get(h, "/").Body.String(); !strings.Contains(body, "Section 2: Standings") || strings.Contains(body, "/names") {
		t.Errorf("the first page is\n%s", body)
	}
	if w := get(h, "/s/9/screen/0"); w.Code != 404 {
		t.Errorf("the screen of no section: %d", w.Code)
	}
	f := Folder{Path: t.TempDir()}
	must.Have(f.Write(&model.Tournament{Name: "Spring Cup"}))(t)
	if text := must.Have(os.ReadFile(filepath.Join(f.Path, "screen-0.html")))(t); !strings.Contains(string(text), "Spring Cup</text>") {
		t.Errorf("in a folder the screen is\n%s", text)
	}
}

// TestAFileInTheWay is named, and what could not be written is written the next time, and nothing else.
func TestAFileInTheWay(t *testing.T) {
	f := Folder{Path: t.TempDir()}
	way := filepath.Join(f.Path, "index.html")
	must.Do(t, os.Mkdir(way, 0o700))
	all, err := f.Write(two(4))
	if err == nil || !strings.Contains(err.Error(), "index.html") || all < 10 {
		t.Errorf("%d files: %v", all, err)
	}
	must.Do(t, os.Remove(way))
	if n, err := f.Write(two(4)); n != 1 || err != nil {
		t.Errorf("the next time %d are written: %v", n, err)
	}
}

// TestTheGamesThatAreSent: those of the last pairing, as far as they are paired.
func TestTheGamesThatAreSent(t *testing.T) {
	for _, c := range []struct{ games, rounds, from, to int }{{1, 0, 1, 0}, {1, 1, 1, 1}, {1, 3, 3, 3}, {2, 1, 1, 1}, {2, 2, 1, 2},
		{2, 3, 3, 3}, {2, 4, 3, 4}, {3, 5, 4, 5}} {
		x := &model.Section{GamesPerPairing: c.games, Rounds: make([]model.Round, c.rounds)}
		if from, to := games(x); from != c.from || to != c.to {
			t.Errorf("%d games, %d rounds: from %d to %d, want %d to %d", c.games, c.rounds, from, to, c.from, c.to)
		}
	}
}

// TestAPlayersSums: under a player's tables stands what his numbers are made of, with the place to which the standings lead.
func TestAPlayersSums(t *testing.T) {
	f := event(4)
	s := *f.Event().Sections[0]
	s.Rounds = []model.Round{{Pairings: []model.Pairing{
		{Board: 1, Sides: [2]model.ID{1, 2}, Outcomes: [2]model.Outcome{model.Win, model.Loss}},
		{Board: 2, Sides: [2]model.ID{3, 4}, Outcomes: [2]model.Outcome{model.Draw, model.Draw}}}}}
	s.Ranking.TieBreaks = []string{"BH"}
	f.Put(f.Event().With(&s))
	h := New(f, quick())
	table, own := get(h, "/s/1/standings").Body.String(), get(h, "/s/1/player/2").Body.String()
	if !strings.Contains(table, `href="/s/1/player/2#tb-BH"`) || !strings.Contains(own, `<ul id="tb-BH">`) ||
		!strings.Contains(own, "<details>") {
		t.Errorf("the sum of BH is not there:\n%s", own)
	}
}

// TestABoardWithoutANumber has no form, and nobody is led to one; nor has a section whose first round is not paired.
func TestABoardWithoutANumber(t *testing.T) {
	f := event(4)
	s := *f.Event().Sections[0]
	s.Rounds = []model.Round{{Pairings: []model.Pairing{{Sides: [2]model.ID{1, 2}}, {Board: 2, Sides: [2]model.ID{3, 4}}}}}
	later := s
	later.ID, later.Rounds = 2, nil
	f.Put(f.Event().With(&s).With(&later))
	h := New(f, quick())
	for path, want := range map[string]int{"/s/1/board/0": 404, "/s/1/board/2": 200, "/s/2/board/1": 404} {
		if w := get(h, path); w.Code != want {
			t.Errorf("%s: %d", path, w.Code)
		}
	}
	for who, leads := range map[int]bool{2: false, 3: true} {
		if body := get(h, fmt.Sprint("/s/1/player/", who)).Body.String(); strings.Contains(body, "/board/") != leads {
			t.Errorf("player %d is led to a form: %v", who, !leads)
		}
	}
}

// TestNamesOfTheHall: addresses in figures, this computer, and the names that it was given, with a port and without.
func TestNamesOfTheHall(t *testing.T) {
	h := New(event(2), Options{Hosts: []string{"club.example"}})
	for host, want := range map[string]bool{"192.168.1.20": true, "192.168.1.20:8080": true, "[::1]": true, "[fe80::1]:8080": true,
		"localhost": true, "LocalHost:80": true, "club.example": true, "CLUB.example:8080": true, "evil.example": false,
		"club.example.evil": false, "": false} {
		if h.ours(host) != want {
			t.Errorf("%q is ours: %v", host, !want)
		}
	}
	r := httptest.NewRequest("GET", "/", nil)
	for address, want := range map[string]string{"192.0.2.1:1234": "192.0.2.1", "[::1]:80": "::1", "pipe": "pipe"} {
		if r.RemoteAddr = address; addressOf(r) != want {
			t.Errorf("%s is %s", address, addressOf(r))
		}
	}
}

// TestBeforeTheFirstRound the screen has those who have entered; the pages have what they show over them.
func TestBeforeTheFirstRound(t *testing.T) {
	f := event(4)
	if body := get(New(f, quick()), "/s/1/names").Body.String(); strings.Contains(body, "<h1 dir=\"auto\">Spring Open</h1>") {
		t.Errorf("over the pairings stands the event:\n%s", body)
	}
	s := *f.Event().Sections[0]
	s.Rounds = nil
	f.Put(f.Event().With(&s))
	if all, pages := shownOn(New(f, quick())); pages != 1 || !strings.Contains(all, "Player 002, Anna") {
		t.Errorf("%d pages:\n%s", pages, all)
	}
}

// TestTheGameThatIsNext of three: the first that has no result is where somebody sits.
func TestTheGameThatIsNext(t *testing.T) {
	f := event(2)
	s := *f.Event().Sections[0]
	s.GamesPerPairing, s.Rounds = 3, nil
	for n := range 3 {
		p := model.Pairing{Board: 1, Sides: [2]model.ID{1, 2}}
		if n == 0 {
			p.Outcomes = [2]model.Outcome{model.Win, model.Loss}
		}
		s.Rounds = append(s.Rounds, model.Round{Pairings: []model.Pairing{p}})
	}
	f.Put(f.Event().With(&s))
	if body := get(New(f, quick()), "/s/1/player/2").Body.String(); !strings.Contains(body, "Round 2, Board 1, Black") {
		t.Errorf("the page is\n%s", body)
	}
}

// TestAWholeHallIsNoFlood: 1,500 requests of an address in a second and 1,000 live pages are taken, and no more.
func TestAWholeHallIsNoFlood(t *testing.T) {
	h := New(event(2), Options{})
	h.now = func() time.Time { return noon }
	for n := range 1_501 {
		if w := get(h, "/style.css"); (w.Code == 429) != (n == 1_500) || w.Code == 429 && w.Header().Get("Retry-After") != "1" {
			t.Fatalf("request %d: %d", n+1, w.Code)
		}
	}
	for n := range 1_001 {
		if h.lines.take("192.0.2.1", h.o.Lines) == (n == 1_000) {
			t.Fatalf("live page %d", n+1)
		}
	}
}

// heard is what a live page has heard so far.
type heard struct {
	*aLine
	mu   sync.Mutex
	text strings.Builder
}

func (h *heard) Write(b []byte) (int, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.text.Write(b)
}

func (h *heard) changes() int {
	h.mu.Lock()
	defer h.mu.Unlock()
	return strings.Count(h.text.String(), "event: change")
}

// TestEachChangeIsToldOnce to a live page.
func TestEachChangeIsToldOnce(t *testing.T) {
	f := event(4)
	h := New(f, quick())
	r := httptest.NewRequest("GET", "/live", nil)
	r.Host = "127.0.0.1"
	left, cancel := context.WithCancel(r.Context())
	w, gone := &heard{aLine: &aLine{ResponseRecorder: httptest.NewRecorder()}}, make(chan struct{})
	go func() { h.ServeHTTP(w, r.WithContext(left)); close(gone) }()
	waitUntil(t, "the page is there", func() bool { return h.Here() == 1 })
	for n := range 3 {
		f.Put(event(4).Event())
		waitUntil(t, "the change is told", func() bool { return w.changes() > n })
	}
	cancel()
	<-gone
	if n := w.changes(); n != 3 {
		t.Errorf("of three changes it hears %d times", n)
	}
}
