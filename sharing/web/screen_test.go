package web

import (
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"wallchart/model"
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

// TestScreenBeyondTheLast: a page that there is not is none that is made, by whatever number it is asked for: the first is shown.
func TestScreenBeyondTheLast(t *testing.T) {
	h := New(event(6), quick())
	_, pages := shownOn(h)
	kept := len(h.kept)
	for n := pages; n < pages+300; n++ {
		w := get(h, fmt.Sprint("/screen/", n))
		if to := w.Header().Get("Location"); w.Code != http.StatusFound || to != "/screen/0" {
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
