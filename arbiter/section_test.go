package arbiter_test

import (
	"reflect"
	"testing"

	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/pairing/draw"
)

// TestANewSectionHasItsSystem: that of those whose tie-breaks it has, unless it is
// a table or somebody says otherwise.
func TestANewSectionHasItsSystem(t *testing.T) {
	for _, c := range []struct {
		preset, federation, system string
		kind                       model.Kind
		format                     model.Format
		want, paired               string // in the section, and what pairs it then
	}{
		{preset: "uschess", want: "us-swiss", paired: "us-swiss"},
		{preset: "uschess", system: "dutch", want: "dutch", paired: "dutch"},
		{preset: "uschess", format: model.RoundRobin, want: "", paired: "berger"},
		{preset: "fide-swiss", want: "", paired: "dutch"},
		{preset: "lothian", kind: model.TeamEvent, want: "lothian", paired: "lothian"},
		{preset: "usat", kind: model.TeamEvent, want: "", paired: "team"},
		{want: "", paired: "dutch"},                               // FIDE's list is the usual one
		{federation: "USA", want: "us-swiss", paired: "us-swiss"}, // and there that of US Chess
	} {
		ev := &model.Tournament{Name: "Event", Federation: c.federation}
		step, _, err := arbiter.NewSection(ev, arbiter.Plan{
			Name: "Open", Kind: c.kind, Settings: journal.Settings{Format: c.format, System: c.system}, Ranking: arbiter.Ranking{Preset: c.preset},
		})
		if err != nil {
			t.Fatal(err)
		}
		_, s := done(t, ev, step)
		e, err := draw.System(s, "")
		if s.System != c.want || err != nil || e.Code != c.paired || s.Rulebook != e.Rulebook {
			t.Errorf("%+v: system %q by the rules of %s, paired by %v, %v", c, s.System, s.Rulebook, e, err)
		}
	}
}

// TestWhatAMatchIsWorth in a new section: two points for a win and one for a draw
// unless the preset or somebody says otherwise; a bye what is usual for the system
// (C.04.6: a drawn match).
func TestWhatAMatchIsWorth(t *testing.T) {
	for _, c := range []struct {
		preset            string
		worth             arbiter.Worth
		win, draw         string
		match, games      string
		system, wantError string
	}{
		{win: "2", draw: "1", match: "1", games: "2"},
		{preset: "usat", win: "1", draw: "½", match: "1", games: "4"},
		{preset: "usat", worth: arbiter.Worth{Match: "3/1"}, win: "3", draw: "1", match: "3", games: "4"},
		{worth: arbiter.Worth{Match: "1/½"}, win: "1", draw: "½", match: "½", games: "2"},
		{worth: arbiter.Worth{Bye: "win"}, win: "2", draw: "1", match: "2", games: "4"},
		{worth: arbiter.Worth{Bye: "draw"}, win: "2", draw: "1", match: "1", games: "2"},
		{worth: arbiter.Worth{Bye: "1/2.5"}, win: "2", draw: "1", match: "1", games: "2½"},
	} {
		ev := &model.Tournament{Name: "Event"}
		step, _, err := arbiter.NewSection(ev,
			arbiter.Plan{Name: "Cup", Kind: model.TeamEvent, Ranking: arbiter.Ranking{Preset: c.preset}, Worth: c.worth})
		if err != nil {
			t.Fatal(err)
		}
		_, s := done(t, ev, step)
		sc := s.Scoring
		got := [4]string{sc.MatchWin.Fraction(), sc.MatchDraw.Fraction(), sc.MatchBye.Fraction(), sc.GamesBye.Fraction()}
		if got != [4]string{c.win, c.draw, c.match, c.games} || s.Boards != 4 {
			t.Errorf("%+v: %v on %d boards", c, got, s.Boards)
		}
	}
	for _, w := range []arbiter.Worth{{Match: "2"}, {Bye: "half"}, {Match: "a/b"}, {Bye: "1/"}} {
		if _, _, err := arbiter.NewSection(&model.Tournament{}, arbiter.Plan{Name: "Cup", Kind: model.TeamEvent, Worth: w}); err == nil {
			t.Errorf("%+v is taken", w)
		}
	}
	if _, _, err := arbiter.NewSection(&model.Tournament{}, arbiter.Plan{Name: "Open", Worth: arbiter.Worth{Bye: "win"}}); err == nil {
		t.Error("the bye of a player is worth a won match")
	}
}

// TestSystemAndFormat: a system brings its format, a format that it does not pair
// takes it away, and both together must agree.
func TestSystemAndFormat(t *testing.T) {
	format := func(f model.Format) *model.Format { return &f }
	code := func(c string) *string { return &c }
	players := &model.Section{}
	for _, c := range []struct {
		from   journal.Settings
		asked  arbiter.Pairing
		want   journal.Settings
		refuse bool
	}{
		{asked: arbiter.Pairing{System: code("berger")}, want: journal.Settings{Format: model.RoundRobin, System: "berger"}},
		{asked: arbiter.Pairing{System: code("us-swiss  teams=never")},
			want: journal.Settings{System: "us-swiss", Rulebook: model.USChessRules, SystemSettings: model.SystemSettings{"teams": "never"}}},
		{from: journal.Settings{System: "dutch"}, asked: arbiter.Pairing{Format: format(model.RoundRobin)},
			want: journal.Settings{Format: model.RoundRobin}},
		{from: journal.Settings{System: "dutch"}, asked: arbiter.Pairing{Format: format(model.Swiss)}, want: journal.Settings{System: "dutch"}},
		{from: journal.Settings{System: "dutch"}, asked: arbiter.Pairing{System: code("")}, want: journal.Settings{}},
		{from: journal.Settings{System: "dutch", Planned: 5}, want: journal.Settings{System: "dutch", Planned: 5}},
		{asked: arbiter.Pairing{System: code("dutch"), Format: format(model.RoundRobin)}, refuse: true},
		{asked: arbiter.Pairing{System: code("duch")}, refuse: true},
		{asked: arbiter.Pairing{System: code("lothian")}, refuse: true}, // for teams
	} {
		got, err := c.asked.Put(c.from, players)
		if (err != nil) != c.refuse || err == nil && !reflect.DeepEqual(got, c.want) {
			t.Errorf("%+v: %+v, %v; want %+v", c.asked, got, err, c.want)
		}
	}
	// Five or six Lothian teams play all-play-all with a play-off (rule 4).
	teams := &model.Section{Kind: model.TeamEvent}
	for n := 1; n <= 7; n++ {
		teams.Teams = append(teams.Teams, model.Team{Entry: model.Entry{ID: model.ID(n), Number: n}})
		got, err := arbiter.Pairing{System: code("lothian")}.Put(journal.Settings{}, teams)
		if want := n == 5 || n == 6; err != nil || (got.Format == model.RoundRobin) != want {
			t.Errorf("%d Lothian teams play %s: %v", n, got.Format, err)
		}
	}
}

// TestOtherSettingsMoveTheBye: where it was worth what is usual it still is, by
// the other system too; what was laid down stays.
func TestOtherSettingsMoveTheBye(t *testing.T) {
	ev, s := section(t, model.TeamEvent, "Cup")
	to := journal.SettingsOf(s)
	if len(arbiter.Settings(s, to)) != 0 {
		t.Error("the same settings are a change")
	}
	to.System, to.Boards = "us-swiss", 5
	for _, c := range arbiter.Settings(s, to) {
		ev, s = done(t, ev, c)
	}
	if s.System != "us-swiss" || s.Rulebook != model.USChessRules || s.Boards != 5 ||
		s.Scoring.MatchBye != s.Scoring.MatchWin || s.Scoring.GamesBye != 5*model.One {
		t.Errorf("after: %q, %d boards, %+v", s.System, s.Boards, s.Scoring)
	}
	steps, _, err := arbiter.Edit(ev, s, to, arbiter.Ranking{}, arbiter.Worth{Bye: "1/2"})
	if err != nil || len(steps) != 1 {
		t.Fatalf("%d steps, %v", len(steps), err)
	}
	ev, s = done(t, ev, steps[0])
	to.System = ""
	steps, _, err = arbiter.Edit(ev, s, to, arbiter.Ranking{Preset: "fide-team"}, arbiter.Worth{Match: "3/1"})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range steps {
		ev, s = done(t, ev, c)
	}
	if s.System != "" || s.Ranking.Preset != "fide-team" || s.Scoring.MatchWin != 3*model.One || s.Scoring.MatchBye != model.One ||
		s.Scoring.GamesBye != 2*model.One {
		t.Errorf("after: %q, %+v, %+v", s.System, s.Ranking, s.Scoring)
	}
}

// TestUsualSystem: US Chess' lists bring their Swiss along; otherwise it is the
// edition of FIDE C.04.3 on the first day, that of 2026 from 1 February 2026. A year
// or month that holds the day says nothing, and teams and tables have no older edition.
func TestUsualSystem(t *testing.T) {
	for _, c := range []struct {
		preset string
		start  model.Date
		kind   model.Kind
		format model.Format
		want   string
	}{
		{"fide-swiss", "2026-02-01", model.Individual, model.Swiss, ""},
		{"fide-swiss", "2026-01-31", model.Individual, model.Swiss, "dutch2017"},
		{"fide-swiss", "2025", model.Individual, model.Swiss, "dutch2017"},
		{"fide-swiss", "2026", model.Individual, model.Swiss, ""},
		{"fide-swiss", "2026-02", model.Individual, model.Swiss, ""},
		{"fide-swiss", "", model.Individual, model.Swiss, ""},
		{"us-four", "2025-05-01", model.Individual, model.Swiss, "us-swiss"},
		{"us-four", "2026-05-01", model.Individual, model.Swiss, "us-swiss"},
		{"fide-team", "2025-05-01", model.TeamEvent, model.Swiss, ""},
		{"fide-rr", "2025-05-01", model.Individual, model.RoundRobin, ""},
	} {
		ev := &model.Tournament{Start: c.start}
		step, _, err := arbiter.NewSection(ev, arbiter.Plan{Name: "Open", Kind: c.kind,
			Settings: journal.Settings{Format: c.format}, Ranking: arbiter.Ranking{Preset: c.preset}})
		if err != nil {
			t.Fatal(err)
		}
		made, err := step.Apply(ev)
		if err != nil {
			t.Fatal(err)
		}
		s := made.Sections[0]
		if s.System != c.want || arbiter.UsualSystem(made, s) != c.want {
			t.Errorf("%+v is paired with %q", c, s.System)
		}
	}
}
