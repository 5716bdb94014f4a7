package web

import (
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"wallchart/export/display"
	"wallchart/export/report"
	"wallchart/model"
	"wallchart/standings/forecast"
)

// shownOn are the pages of the screen until it begins anew.
func shownOn(h *Hall) (all string, pages int) {
	for next := "/screen/0"; pages < 100; {
		body := get(h, next).Body.String()
		all, pages = all+body, pages+1
		_, rest, _ := strings.Cut(body, "url=")
		if next, _, _ = strings.Cut(rest, `"`); next == "/screen/0" {
			return all, pages
		}
	}
	return all, pages
}

// TestScreenTurns: sections of players and of teams take turns, with what must happen where a round is left, and a name is no markup.
func TestScreenTurns(t *testing.T) {
	f := event(6)
	s := *f.Event().Sections[0]
	s.Planned = 2
	s.Rounds = []model.Round{{Pairings: append([]model.Pairing(nil), s.Rounds[0].Pairings...)}}
	for n := range s.Rounds[0].Pairings {
		s.Rounds[0].Pairings[n].Outcomes = [2]model.Outcome{model.Win, model.Loss}
	}
	teams := &model.Section{ID: 2, Name: "Clubs", Kind: model.TeamEvent, Boards: 2, Planned: 3, Scoring: model.Classic(2, 1, 0), LastID: 2}
	teams.Teams = []model.Team{{Entry: model.Entry{ID: 1, Number: 1, Name: "Alpha"}}, {Entry: model.Entry{ID: 2, Number: 2, Name: "Beta"}}}
	teams.Rounds = []model.Round{{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}}}}}
	f.Put((&model.Tournament{Name: "Spring Open"}).With(&s).With(teams))
	all, pages := shownOn(New(f, quick()))
	for _, x := range []string{"Alpha", "Beta", "Clubs", "Player 004, Anna", "Worst"} {
		if !strings.Contains(all, x) {
			t.Errorf("%d pages lack %q", pages, x)
		}
	}
	if strings.Contains(all, "<script>alert") {
		t.Error("a name is markup")
	}
}

// TestNothingIsCertainYet: a forecast in which all may still become anything is no page, and one in which something is certain is one.
func TestNothingIsCertainYet(t *testing.T) {
	if all, _ := shownOn(New(event(6), quick())); strings.Contains(all, "Worst") {
		t.Error("with five rounds to play there is a forecast")
	}
	s := newSheet(event(2).Event(), report.Options{})
	const open = "open"
	row := func(cells ...string) display.Row { return display.Row{Cells: cells} }
	for _, c := range []struct {
		rows []display.Row
		want bool
	}{
		{nil, false}, {[]display.Row{{Cells: []string{"Open section"}, Heading: true}}, false},
		{[]display.Row{row("1", "Ann", open, open, open)}, false},
		{[]display.Row{row("1", "Ann", open, open, open), row("2", "Bo", open, open, "no")}, true},
		{[]display.Row{row("1", "Ann", "yes", open, open)}, true}, {[]display.Row{row(open, open)}, false},
		{[]display.Row{row(open, "yes")}, true},
	} {
		m := display.Matter{Rows: c.rows}
		for n := range m.Rows {
			for k, text := range m.Rows[n].Cells {
				m.Rows[n].Cells[k] = strings.ReplaceAll(text, open, s.o.Word(forecast.Undecided.Words()))
			}
		}
		if got := s.decided(m); got != c.want {
			t.Errorf("%+v: %v", c.rows, got)
		}
	}
}

// TestScreenBeyondTheLast: a page that there is not is none that is made, by whatever number it is asked for: the first is shown.
func TestScreenBeyondTheLast(t *testing.T) {
	h := New(event(6), quick())
	_, pages := shownOn(h)
	kept := len(h.kept)
	for n := pages; n < pages+300; n++ {
		w := get(h, fmt.Sprint("/screen/", n))
		if to := w.Header().Get("Location"); w.Code != http.StatusFound || to != "/screen/0" || w.Header().Get("Cache-Control") != "no-store" ||
			strings.Contains(w.Body.String(), "</html>") {
			t.Fatalf("page %d of %d: %d, %q", n, pages, w.Code, to)
		}
	}
	if len(h.kept) != kept {
		t.Errorf("%d pages are kept, and were %d", len(h.kept), kept)
	}
	if to := get(h, "/s/1/screen/300").Header().Get("Location"); to != "/s/1/screen/0" {
		t.Errorf("of one section: %q", to)
	}
}

// TestClock: a round that begins today is counted down to, also when the event stays as it is, and is gone when it runs.
func TestClock(t *testing.T) {
	f := event(4)
	s := *f.Event().Sections[0]
	s.Coming = []model.When{{Date: "2026-05-30", Time: "14:00"}}
	f.Put(f.Event().With(&s))
	h := New(f, quick())
	now := time.Date(2026, 5, 30, 13, 50, 0, 0, time.Local)
	h.now = func() time.Time { return now }
	at := fmt.Sprintf(`data-at="%d"`, now.Add(10*time.Minute).Unix())
	if all, _ := shownOn(h); !strings.Contains(all, at) || !strings.Contains(all, "Round 2 begins at 14:00") {
		t.Errorf("before the round there is no %s", at)
	}
	now = now.Add(30 * time.Minute)
	if all, _ := shownOn(h); strings.Contains(all, "data-at") {
		t.Error("the clock of a round that runs is still there")
	}
	now = now.AddDate(0, 0, -3)
	if all, _ := shownOn(h); strings.Contains(all, "data-at") {
		t.Error("a round of another day is counted down to")
	}
}

// TestWidthOfWords: wide letters, narrow ones, capitals, and those of East Asia, which are as wide as high.
func TestWidthOfWords(t *testing.T) {
	for text, want := range map[string]float32{"": 0, "a": 0.58, "i": 0.33, "l .,": 4 * 0.33, "A": 0.8, "Z": 0.8, "mw": 1.6, "ö": 0.58,
		"Ж": 0.58, "東": 1, "한": 1, "a東": 1.58, "\u10ff": 0.58, "\u1100": 1} {
		if got := wide(text); got < want-0.001 || got > want+0.001 {
			t.Errorf("%q is %g wide, want %g", text, got, want)
		}
	}
}

// TestBlankScreen: the name alone, in the middle, as large as it fits: a seventh of the height, or four fifths of the width.
func TestBlankScreen(t *testing.T) {
	for title, size := range map[string]float32{"Cup": 126, "": 126, strings.Repeat("A", 40): 40} {
		d := blank(title)
		if len(d.Texts) != 1 || d.Name != title || d.Width != 1600 || d.Height != 900 {
			t.Fatalf("%q: %+v", title, d)
		}
		if x := d.Texts[0]; x.Text != title || x.X != px(800) || x.Y != px(450) || x.Size != px(size) || x.Anchor != "middle" {
			t.Errorf("%q: %+v, want size %s", title, x, px(size))
		}
	}
}

// TestClocksOfSections: each start has its line and its time below it; of several the sections are named.
func TestClocksOfSections(t *testing.T) {
	at := time.Date(2026, 5, 30, 14, 0, 0, 0, time.Local)
	start := func(round, minutes int, names ...string) display.Start {
		return display.Start{Round: round, At: at.Add(time.Duration(minutes) * time.Minute), Sections: names}
	}
	h := New(event(4), quick())
	page := func(starts ...display.Start) int {
		all := clocks(newSheet(h.feed.Event(), report.Options{}), starts, at)
		if len(all) == 0 {
			return 0
		}
		return len(all[0].Texts) / 2
	}
	five := []display.Start{start(1, 1, "A"), start(1, 2, "B"), start(1, 3, "C"), start(1, 4, "D"), start(1, 5, "E")}
	for n, want := range []int{0, 1, 2, 3, 4, 4} { // there is no room for more
		if got := page(five[:n]...); got != want {
			t.Errorf("%d rounds begin, and %d clocks are shown", n, got)
		}
	}
	if page(start(1, 12*60, "A")) != 0 || page(start(1, 12*60-1, "A")) != 1 {
		t.Error("a clock stands there half a day before the round, or not until later")
	}
	for _, starts := range [][]display.Start{{start(1, 10, "A")}, {start(1, 10, strings.Repeat("Long ", 60)), start(2, 20, "B")}, five[:4]} {
		var above, size float32 // of the line over a clock, and of what is looked at
		for n, x := range clocks(newSheet(h.feed.Event(), report.Options{}), starts, at)[0].Texts {
			above = size
			_, err := fmt.Sscan(x.Size, &size)
			if err != nil || size*wide(x.Text) > screenWide*0.85 || size > screenHigh*0.5/float32(len(starts)) || size <= 0 {
				t.Errorf("%q is %s high, and larger than its part of the screen: %v", x.Text, x.Size, err)
			}
			if n%2 == 1 && above >= size {
				t.Errorf("over the clock stands a line of %v, and it has %v", above, size)
			}
		}
	}
	for _, c := range []struct {
		starts []display.Start
		want   []string
	}{
		{[]display.Start{start(2, 0, "Open")}, []string{"288.0 Round 2 begins at 14:00", "675.0 14:00"}},
		{[]display.Start{start(2, 0, ""), start(3, 30, "")}, []string{"144.0 Round 2 begins at 14:00", "337.5 14:00",
			"594.0 Round 3 begins at 14:30", "787.5 14:30"}},
		{[]display.Start{start(2, 0, "Open", "Under"), start(3, 30, "Cup")}, []string{"144.0 Open, Under: Round 2 begins at 14:00",
			"337.5 14:00",
			"594.0 Cup: Round 3 begins at 14:30", "787.5 14:30"}},
	} {
		all := clocks(newSheet(h.feed.Event(), report.Options{}), c.starts, at.Add(-10*time.Minute))
		if len(all) != 1 {
			t.Fatalf("%d pages", len(all))
		}
		var got []string
		for _, x := range all[0].Texts {
			got = append(got, fmt.Sprint(x.Y, " ", x.Text))
		}
		if strings.Join(got, "|") != strings.Join(c.want, "|") || c.want[0] != all[0].Texts[0].Y+" "+all[0].Name {
			t.Errorf("%q named %q, want %q", got, all[0].Name, c.want)
		}
		if x := all[0].Texts[1]; x.At != at.Unix() || x.X != px(800) {
			t.Errorf("the clock is %+v", x)
		}
	}
}
