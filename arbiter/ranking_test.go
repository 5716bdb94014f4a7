package arbiter_test

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"wallchart/arbiter/entries"
	"wallchart/arbiter/pair"
	"wallchart/arbiter/rank"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/must"
	"wallchart/pairing/systems"
	"wallchart/phrase"
	"wallchart/tiebreaks/catalogue"
)

// section is an event with one empty section of that kind.
func section(t *testing.T, kind model.Kind, name string) (*model.Tournament, *model.Section) {
	t.Helper()
	ev := pair.NewEvent("Club day", "2026-11-21")
	c, _ := must.Two(pair.NewSection(ev, pair.Plan{Name: name, Kind: kind}))(t)
	return done(t, ev, c)
}

// done is the event after a change, and its last section.
func done(t *testing.T, ev *model.Tournament, c journal.Change) (*model.Tournament, *model.Section) {
	t.Helper()
	ev, err := c.Apply(ev)
	if err != nil {
		t.Fatalf("%s: %v", c.Label(), err)
	}
	return ev, ev.Sections[len(ev.Sections)-1]
}

func said(texts []phrase.Text) string { return phrase.Join(" ", texts...).String() }

// TestAPresetInOneStep: the list with its rules, a match's worth for teams only,
// the trophy for players only.
func TestAPresetInOneStep(t *testing.T) {
	preset := func(code string) catalogue.Preset {
		return must.Have(catalogue.PresetByCode(code))(t)
	}
	ev, s := section(t, model.TeamEvent, "Schools")
	if s.Scoring.MatchWin != 2*model.One || s.Scoring.MatchBye != model.One {
		t.Fatalf("a team section begins with %s for a win, %s for a bye", s.Scoring.MatchWin, s.Scoring.MatchBye)
	}
	c, left := rank.Preset(s, preset("usat")) // 1/½ for a match; by US rules a bye is a won one
	_, s = done(t, ev, c)
	if len(left) != 0 || s.Ranking.Preset != "usat" || s.Ranking.Unplayed != "us" || s.Scoring.MatchWin != model.One ||
		s.Scoring.MatchBye != model.One ||
		s.Scoring.GamesBye != 4*model.One || s.System != "" {
		t.Errorf("usat: %+v, %+v, system %q, left %s", s.Ranking, s.Scoring, s.System, said(left))
	}
	ev, s = section(t, model.Individual, "Open")
	c, _ = rank.Preset(s, preset("cochess-team"))
	ev, s = done(t, ev, c)
	if s.Trophy == nil || s.Trophy.Counting != 4 {
		t.Errorf("cochess-team brings the trophy %+v", s.Trophy)
	}
	c, _ = rank.Preset(s, preset("fide-swiss"))
	ev, s = done(t, ev, c)
	if s.Trophy == nil {
		t.Error("a preset that knows of no trophy takes it away")
	}
	worth := s.Scoring
	c, left = rank.Preset(s, preset("usat")) // for teams: nothing of it is for players
	_, s = done(t, ev, c)
	if len(s.Ranking.TieBreaks) != 0 || !strings.Contains(said(left), "USAT") || !strings.Contains(said(left), "GAMES") || s.Scoring != worth {
		t.Errorf("usat for players: %v, left %q", s.Ranking.TieBreaks, said(left))
	}
}

// TestAListAsTyped: what means nothing is refused, what can separate nobody is
// left out and named, a list of the event is found by its name.
func TestAListAsTyped(t *testing.T) {
	ev, s := section(t, model.Individual, "Open")
	c, left, err := rank.Ranking{List: "PTS, BH, de, BH"}.Change(ev, s)
	if err != nil {
		t.Fatal(err)
	}
	if _, got := done(t, ev, c); !slices.Equal(got.Ranking.TieBreaks, []string{"BH", "DE"}) || !strings.Contains(said(left), "twice") ||
		got.Ranking.Preset != "" {
		t.Errorf("typed: %+v, left %q", got.Ranking, said(left))
	}
	c, _, err = rank.Ranking{List: "none"}.Change(ev, s)
	if _, got := done(t, ev, c); err != nil || len(got.Ranking.TieBreaks) != 0 {
		t.Errorf("none: %v, %v", got.Ranking, err)
	}
	for _, list := range []string{"BHX", "USAT", "BH,EDE"} {
		if _, _, err := (rank.Ranking{List: list}).Change(ev, s); err == nil {
			t.Errorf("%q is taken", list)
		}
	}
	if _, _, err := (rank.Ranking{List: "BH", Unplayed: "fide"}).Change(ev, s); err == nil {
		t.Error("rules that do not exist are taken")
	}
	if _, _, err := (rank.Ranking{List: "BH", Preset: "uschess"}).Change(ev, s); !errors.As(err, new(*phrase.Unclear)) {
		t.Errorf("a preset and a list: %v", err)
	}
	c, _, _ = rank.Ranking{Unplayed: "plain"}.Change(ev, s)
	if _, got := done(t, ev, c); got.Ranking.Unplayed != "plain" || got.Ranking.Preset != "fide-swiss" {
		t.Errorf("other rules alone: %+v", got.Ranking)
	}
	ev, s = done(t, ev, rank.Save(s, model.SavedList{Name: "Tuesday club", TieBreaks: []string{"DE"}}))
	c, _, err = rank.Ranking{Preset: "tuesday CLUB", Unplayed: "us"}.Change(ev, s)
	if _, got := done(t, ev, c); err != nil || got.Ranking.Preset != "Tuesday club" || !slices.Equal(got.Ranking.TieBreaks, []string{"DE"}) ||
		got.Ranking.Unplayed != "us" {
		t.Errorf("a list of the event: %+v, %v", got.Ranking, err)
	}
	c, _, _ = pair.NewSection(ev, pair.Plan{Name: "Teams", Kind: model.TeamEvent})
	ev, teams := done(t, ev, c)
	if _, _, err := (rank.Ranking{Preset: "Tuesday club"}).Change(ev, teams); err == nil || !strings.Contains(err.Error(), "DE") {
		t.Errorf("a list for players is used for teams: %v", err)
	}
}

// TestOneMoreTieBreak: at the end of the list, which is nobody's preset then;
// what is for others or can separate nobody is refused.
func TestOneMoreTieBreak(t *testing.T) {
	ev, s := section(t, model.Individual, "Open")
	ev, s = done(t, ev, rank.List(s, []string{"BH", "WIN"}))
	c := must.Have(rank.With(s, "sb"))(t)
	if _, got := done(t, ev, c); !slices.Equal(got.Ranking.TieBreaks, []string{"BH", "WIN", "SB"}) || got.Ranking.Preset != "" {
		t.Errorf("with one more: %+v", got.Ranking)
	}
	for _, code := range []string{"WIN", "USAT", "NONSENSE"} {
		if _, err := rank.With(s, code); err == nil {
			t.Errorf("%s is added", code)
		}
	}
	table := *s
	table.Format, table.Ranking.TieBreaks = model.RoundRobin, nil
	if _, err := rank.With(&table, "BH"); err == nil || !strings.Contains(err.Error(), "BH is meant for a Swiss") {
		t.Errorf("Buchholz of an all-play-all: %v", err)
	}
	if _, err := rank.With(&table, "SB"); err != nil {
		t.Errorf("Sonneborn-Berger of an all-play-all: %v", err)
	}
}

// TestTheTiedInAnotherOrder: by lot with a seed that is kept, by a play-off, or as
// the arbiter decides; the code that says so stands at the end of the list, once.
func TestTheTiedInAnotherOrder(t *testing.T) {
	ev, s := section(t, model.Individual, "Open")
	ev, s = done(t, ev, rank.List(s, []string{"BH"}))
	ev, s = done(t, ev, entries.Add(ev, s, model.Entry{Name: "Ann"}, 0))
	for range 2 {
		ev, s = done(t, ev, rank.Lots(s, 7))
	}
	if s.Ranking.Lots != 7 || !slices.Equal(s.Ranking.TieBreaks, []string{"BH", "LOTS"}) {
		t.Errorf("lots: %+v", s.Ranking)
	}
	ev, s = done(t, ev, rank.List(s, []string{"BH"}))
	for playOff, code := range map[bool]string{true: "PLAYOFF", false: "MANUAL"} {
		if _, got := done(t, ev, rank.ByHand(s, []model.ID{s.Players[0].ID}, playOff)); !slices.Equal(got.Ranking.TieBreaks,
			[]string{"BH", code}) || len(got.Ranking.Manual) != 1 {
			t.Errorf("by hand: %+v", got.Ranking)
		}
	}
}

func TestATrophyAsAskedFor(t *testing.T) {
	ev, s := section(t, model.Individual, "Open")
	c, left := must.Two(rank.Trophy(s, model.Trophy{Counting: 3, OwnBest: true}, "SOLKOFF, SOLKOFF"))(t)
	if _, got := done(t, ev, c); got.Trophy.Counting != 3 || !got.Trophy.OwnBest || !slices.Equal(got.Trophy.TieBreaks, []string{"SOLKOFF"}) ||
		len(left) != 1 {
		t.Errorf("the trophy is %+v, left %q", got.Trophy, said(left))
	}
	if _, _, err := rank.Trophy(s, model.Trophy{Counting: 3}, "USAT"); err == nil {
		t.Error("a trophy of players is summed by the boards of teams")
	}
}

// TestPresetsNameSystems: every system that a preset names pairs sections of its
// kind.
func TestPresetsNameSystems(t *testing.T) {
	named := 0
	for _, kind := range []model.Kind{model.Individual, model.TeamEvent} {
		for _, p := range rank.Presets(kind) {
			if p.System == "" {
				continue
			}
			named++
			if e, err := systems.ByCode(p.System); err != nil || !e.For(kind) {
				t.Errorf("%s names the system %q: %v", p.Code, p.System, err)
			}
		}
	}
	if named < 2 {
		t.Errorf("%d presets name a system", named)
	}
}

// TestUsualPreset: the event's federation decides, and where it has none the
// computer's region; players and teams, a Swiss and a table have lists of their own.
func TestUsualPreset(t *testing.T) {
	for _, c := range []struct {
		federation, locale string
		kind               model.Kind
		format             model.Format
		want               string
	}{
		{"", "en-US", model.Individual, model.Swiss, "uschess"},
		{"", "es-US", model.Individual, model.Swiss, "uschess"},
		{"", "en", model.Individual, model.Swiss, "uschess"},
		{"", "", model.TeamEvent, model.Swiss, "usat"},
		{"", "en-GB", model.Individual, model.Swiss, "fide-swiss"},
		{"", "de-DE", model.TeamEvent, model.RoundRobin, "fide-team-rr"},
		{"", "de", model.TeamEvent, model.Swiss, "fide-team"},
		{"", "en-US", model.Individual, model.RoundRobin, "fide-rr"},
		{"USA", "de-DE", model.Individual, model.Swiss, "uschess"},
		{"GER", "en-US", model.Individual, model.Swiss, "fide-swiss"},
	} {
		ev := &model.Tournament{Federation: c.federation}
		s := &model.Section{Kind: c.kind, Format: c.format}
		if p, ok := rank.UsualPreset(ev, s, rank.FederationOf(c.locale)); !ok || p.Code != c.want {
			t.Errorf("%q, %q, %v, %v: %q, want %q", c.federation, c.locale, c.kind, c.format, p.Code, c.want)
		}
	}
}

// TestATypedListOfTeams: without the score that decides, and with the other one; where a list begins with that, it is said that it decides
// nothing.
func TestATypedListOfTeams(t *testing.T) {
	for _, c := range []struct {
		primary model.ScoreKind
		typed   string
		list    string
		said    bool
	}{
		{model.MatchPoints, "MPTS,GPTS,BH", "GPTS,BH", false},
		{model.MatchPoints, "GPTS,BH", "GPTS,BH", true},
		{model.MatchPoints, "MPTS", "", false},
		{model.GamePoints, "GPTS,MPTS,BH", "MPTS,BH", false},
		{model.GamePoints, "MPTS,BH", "MPTS,BH", true},
	} {
		s := &model.Section{ID: 1, Name: "Open", Kind: model.TeamEvent, Boards: 2, Primary: c.primary}
		step, left := must.Two(rank.Ranking{List: c.typed}.Change((&model.Tournament{Name: "E"}).With(s), s))(t)
		_, made := done(t, (&model.Tournament{Name: "E"}).With(s), step)
		if got := strings.Join(made.Ranking.TieBreaks, ","); got != c.list || len(left) > 0 != c.said {
			t.Errorf("by %v, %q becomes %q, and said is %v", c.primary, c.typed, got, left)
		}
	}
}
