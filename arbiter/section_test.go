package arbiter_test

import (
	"reflect"
	"strings"
	"testing"
	"wallchart/arbiter/pair"
	"wallchart/arbiter/rank"

	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/pairing/draw"
	"wallchart/tiebreaks/catalogue"
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
		{preset: "usat", kind: model.TeamEvent, want: "us-swiss", paired: "us-swiss"},
		{preset: "indiana-team", kind: model.TeamEvent, want: "us-swiss", paired: "us-swiss"},
		{preset: "panam", kind: model.TeamEvent, want: "us-swiss", paired: "us-swiss"},
		{preset: "ihsa", kind: model.TeamEvent, want: "us-swiss", paired: "us-swiss"},
		{preset: "usat", system: "teamB", kind: model.TeamEvent, want: "teamB", paired: "teamB"},
		{federation: "USA", kind: model.TeamEvent, want: "us-swiss", paired: "us-swiss"},
		{want: "", paired: "dutch"},                               // FIDE's list is the usual one
		{federation: "USA", want: "us-swiss", paired: "us-swiss"}, // and there that of US Chess
	} {
		ev := &model.Tournament{Name: "Event", Federation: c.federation}
		step, _ := must.Two(pair.NewSection(ev, pair.Plan{
			Name: "Open", Kind: c.kind, Settings: steps.Settings{Format: c.format, System: c.system}, Ranking: rank.Ranking{Preset: c.preset},
		}))(t)
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
		worth             pair.Worth
		win, draw         string
		match, games      string
		system, wantError string
	}{
		{win: "2", draw: "1", match: "1", games: "2"},
		{preset: "usat", win: "1", draw: "½", match: "1", games: "4"},
		{preset: "usat", worth: pair.Worth{Match: "3/1"}, win: "3", draw: "1", match: "3", games: "4"},
		{worth: pair.Worth{Match: "1/½"}, win: "1", draw: "½", match: "½", games: "2"},
		{worth: pair.Worth{Bye: "win"}, win: "2", draw: "1", match: "2", games: "4"},
		{worth: pair.Worth{Bye: "draw"}, win: "2", draw: "1", match: "1", games: "2"},
		{worth: pair.Worth{Bye: "1/2.5"}, win: "2", draw: "1", match: "1", games: "2½"},
	} {
		ev := &model.Tournament{Name: "Event"}
		step, _ := must.Two(pair.NewSection(ev,
			pair.Plan{Name: "Cup", Kind: model.TeamEvent, Ranking: rank.Ranking{Preset: c.preset}, Worth: c.worth}))(t)
		_, s := done(t, ev, step)
		sc := s.Scoring
		got := [4]string{sc.MatchWin.Fraction(), sc.MatchDraw.Fraction(), sc.MatchBye.Fraction(), sc.GamesBye.Fraction()}
		if got != [4]string{c.win, c.draw, c.match, c.games} || s.Boards != 4 {
			t.Errorf("%+v: %v on %d boards", c, got, s.Boards)
		}
	}
	ev, s := section(t, model.TeamEvent, "Cup")
	for _, want := range []struct {
		bye          string
		match, games string
	}{{"win", "2", "4"}, {"draw", "1", "2"}, {"1/2.5", "1", "2½"}} {
		changes, _ := must.Two(pair.Edit(ev, s, steps.SettingsOf(s), rank.Ranking{}, pair.Worth{Bye: want.bye}))(t)
		for _, c := range changes {
			ev, s = done(t, ev, c)
		}
		if sc := s.Scoring; sc.MatchBye.Fraction() != want.match || sc.GamesBye.Fraction() != want.games {
			t.Errorf("of a section that there is the bye becomes %s: %+v", want.bye, sc)
		}
	}
	for _, w := range []pair.Worth{{Match: "2"}, {Bye: "half"}, {Match: "a/b"}, {Bye: "1/"}} {
		if _, _, err := pair.NewSection(&model.Tournament{}, pair.Plan{Name: "Cup", Kind: model.TeamEvent, Worth: w}); err == nil {
			t.Errorf("%+v is taken", w)
		}
	}
}

// TestWhatAGameIsWorth in a new section of players, and in one that there is: 3-1-0 and its
// byes go together, a bye may be worth a draw, and what is for teams is refused with what is meant.
func TestWhatAGameIsWorth(t *testing.T) {
	for _, c := range []struct {
		worth                           pair.Worth
		win, draw, loss, bye, full, six string // six: a half-point bye
	}{
		{pair.Worth{}, "1", "½", "0", "1", "1", "½"},
		{pair.Worth{Game: "3-1-0"}, "3", "1", "0", "3", "3", "1"},
		{pair.Worth{Game: "3/1"}, "3", "1", "0", "3", "3", "1"},
		{pair.Worth{Game: "1-1/2-0"}, "1", "½", "0", "1", "1", "½"},
		{pair.Worth{Game: "6-4-2", Bye: "draw"}, "6", "4", "2", "4", "6", "4"},
		{pair.Worth{Bye: "half"}, "1", "½", "0", "½", "1", "½"},
		{pair.Worth{Bye: "win", Game: "3-1-0"}, "3", "1", "0", "3", "3", "1"},
		{pair.Worth{Bye: "0"}, "1", "½", "0", "0", "1", "½"},
	} {
		ev := &model.Tournament{Name: "Event"}
		step, _ := must.Two(pair.NewSection(ev, pair.Plan{Name: "Open", Worth: c.worth}))(t)
		_, s := done(t, ev, step)
		check := func(where string, sc model.Scoring) {
			t.Helper()
			got := [6]string{sc.Win.Fraction(), sc.Draw.Fraction(), sc.Loss.Fraction(), sc.PairingBye.Fraction(), sc.FullBye.Fraction(),
				sc.HalfBye.Fraction()}
			if got != [6]string{c.win, c.draw, c.loss, c.bye, c.full, c.six} {
				t.Errorf("%s %+v: %v", where, c.worth, got)
			}
		}
		check("a new section", s.Scoring)
		ev, s = section(t, model.Individual, "Open")
		steps, _ := must.Two(pair.Edit(ev, s, steps.SettingsOf(s), rank.Ranking{}, c.worth))(t)
		for _, step := range steps {
			ev, s = done(t, ev, step)
		}
		check("an old one", s.Scoring)
	}
	for want, w := range map[string]pair.Worth{"--scoring": {Match: "3/1"}, "3-1-0 or": {Game: "3"}, "a draw and": {Game: "a-b-c"},
		"win, draw, or points": {Bye: "1/2/3"}} {
		_, _, err := pair.NewSection(&model.Tournament{}, pair.Plan{Name: "Open", Worth: w})
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%+v: %v", w, err)
		}
	}
}

// TestTieBreaksFollowTheSystem, of a new section and of one that there is, as long as nobody has chosen others and no round is
// paired.
func TestTieBreaksFollowTheSystem(t *testing.T) {
	for _, c := range []struct {
		federation string
		kind       model.Kind
		format     model.Format
		system     string
		want       string // preset
	}{
		{"USA", model.Individual, model.Swiss, "keizer", "keizer"}, {"", model.Individual, model.Swiss, "keizer", "keizer"},
		{"USA", model.Individual, model.Swiss, "knockout", "knockout"}, {"", model.Individual, model.Swiss, "us-swiss", "uschess"},
		{"USA", model.Individual, model.Swiss, "dutch", "fide-swiss"}, {"USA", model.Individual, model.RoundRobin, "berger", "fide-rr"},
		{"", model.TeamEvent, model.Swiss, "lothian", "lothian"}, {"", model.TeamEvent, model.Swiss, "us-swiss", "usat"},
		{"USA", model.TeamEvent, model.Swiss, "teamB", "fide-team"},
	} {
		fresh := &model.Tournament{Name: "Event", Federation: c.federation}
		step, _ := must.Two(pair.NewSection(fresh, pair.Plan{Name: "Open", Kind: c.kind,
			Settings: steps.Settings{Format: c.format, System: c.system}}))(t)
		if _, s := done(t, fresh, step); s.Ranking.Preset != c.want {
			t.Errorf("%+v: a new section has %+v", c, s.Ranking)
		}
		step, _ = must.Two(pair.NewSection(fresh, pair.Plan{Name: "Open", Kind: c.kind}))(t)
		ev, s := done(t, fresh, step)
		was := s.Ranking.Preset
		to := steps.SettingsOf(s)
		to.Format, to.System = c.format, c.system
		now := edited(t, ev, s, to)
		if now.Ranking.Preset != c.want {
			t.Errorf("%+v: the list %+v", c, now.Ranking)
		}
		back := steps.SettingsOf(s)
		if again := edited(t, ev.With(now), now, back); again.Ranking.Preset != was {
			t.Errorf("%+v and back: the list %+v instead of %s", c, again.Ranking, was)
		}
		// Of one's own choice, it stays.
		own := *s
		own.Ranking.TieBreaks, own.Ranking.Preset = []string{"SB"}, ""
		if now = edited(t, ev.With(&own), &own, to); len(now.Ranking.TieBreaks) != 1 {
			t.Errorf("%+v: the list of one's own is %+v", c, now.Ranking)
		}
		f, ok := pair.Follow(ev.With(&own), &own, to)
		if !ok || f.Comes || f.Preset.Code != c.want || !strings.Contains(f.Said.String(), "as you have chosen them") {
			t.Errorf("%+v: %+v %v", c, f, ok)
		}
		// So it does once a round is paired.
		begun := *s
		begun.Rounds = make([]model.Round, 1)
		if f, ok = pair.Follow(ev.With(&begun), &begun, to); !ok || f.Comes || !strings.Contains(f.Said.String(), "a round is paired") {
			t.Errorf("%+v: %+v %v", c, f, ok)
		}
	}
	ev, s := section(t, model.Individual, "Open")
	us := steps.SettingsOf(s)
	us.System = "us-swiss"
	if now := edited(t, ev, s, us); now.Rulebook != model.USChessRules {
		t.Errorf("the rules of the US Swiss are those of %s", now.Rulebook)
	} else if now = edited(t, ev.With(now), now, steps.SettingsOf(s)); now.Rulebook != model.FIDERules {
		t.Errorf("and back, without a system, the rules are those of %s", now.Rulebook)
	}
	to := steps.SettingsOf(s)
	to.Planned, to.System = 7, "dubov"
	if f, ok := pair.Follow(ev, s, to); ok {
		t.Errorf("one FIDE system after another: %+v", f)
	}
}

// edited is the section after other settings.
func edited(t *testing.T, ev *model.Tournament, s *model.Section, to steps.Settings) *model.Section {
	t.Helper()
	steps, _ := must.Two(pair.Edit(ev, s, to, rank.Ranking{}, pair.Worth{}))(t)
	for _, c := range steps {
		ev, s = done(t, ev, c)
	}
	return s
}

// TestOneGameAndKnockOutAtOnce: a system that plays one game and the setting for one come
// together, in whatever order they are written.
func TestOneGameAndKnockOutAtOnce(t *testing.T) {
	for _, code := range []string{"knockout", "keizer"} {
		two := &model.Section{GamesPerPairing: 2}
		to := steps.SettingsOf(two)
		if _, err := (pair.Pairing{System: &code}).Put(to, two); err == nil {
			t.Errorf("%s pairs two games at once", code)
		}
		to.GamesPerPairing = 0
		if got, err := (pair.Pairing{System: &code}).Put(to, two); err != nil || got.System != code {
			t.Errorf("%s with one game: %v, %v", code, got, err)
		}
	}
}

// TestSystemAndFormat: a system brings its format, a format that it does not pair
// takes it away, and both together must agree.
func TestSystemAndFormat(t *testing.T) {
	format := func(f model.Format) *model.Format { return &f }
	code := func(c string) *string { return &c }
	players := &model.Section{}
	for _, c := range []struct {
		from   steps.Settings
		asked  pair.Pairing
		want   steps.Settings
		refuse bool
	}{
		{asked: pair.Pairing{System: code("berger")}, want: steps.Settings{Format: model.RoundRobin, System: "berger"}},
		{asked: pair.Pairing{System: code("us-swiss  teams=never")},
			want: steps.Settings{System: "us-swiss", Rulebook: model.USChessRules, SystemSettings: model.SystemSettings{"teams": "never"}}},
		{from: steps.Settings{System: "dutch"}, asked: pair.Pairing{Format: format(model.RoundRobin)},
			want: steps.Settings{Format: model.RoundRobin}},
		{from: steps.Settings{System: "dutch"}, asked: pair.Pairing{Format: format(model.Swiss)}, want: steps.Settings{System: "dutch"}},
		{from: steps.Settings{System: "dutch"}, asked: pair.Pairing{System: code("")}, want: steps.Settings{}},
		{from: steps.Settings{System: "dutch", Planned: 5}, want: steps.Settings{System: "dutch", Planned: 5}},
		{asked: pair.Pairing{System: code("dutch"), Format: format(model.RoundRobin)}, refuse: true},
		{asked: pair.Pairing{System: code("duch")}, refuse: true},
		{asked: pair.Pairing{System: code("lothian")}, refuse: true}, // for teams
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
		got, err := pair.Pairing{System: code("lothian")}.Put(steps.Settings{}, teams)
		if want := n == 5 || n == 6; err != nil || (got.Format == model.RoundRobin) != want {
			t.Errorf("%d Lothian teams play %s: %v", n, got.Format, err)
		}
	}
}

// TestOtherSettingsMoveTheBye: where it was worth what is usual it still is, by
// the other system too; what was laid down stays.
func TestOtherSettingsMoveTheBye(t *testing.T) {
	ev, s := section(t, model.TeamEvent, "Cup")
	to := steps.SettingsOf(s)
	steps, _, err := pair.Edit(ev, s, to, rank.Ranking{}, pair.Worth{})
	if err != nil || len(steps) != 0 {
		t.Error("the same settings are a change", err)
	}
	to.System, to.Boards = "us-swiss", 5
	steps, _ = must.Two(pair.Edit(ev, s, to, rank.Ranking{Preset: "fide-team"}, pair.Worth{}))(t)
	for _, c := range steps {
		ev, s = done(t, ev, c)
	}
	if s.System != "us-swiss" || s.Rulebook != model.USChessRules || s.Boards != 5 ||
		s.Scoring.MatchBye != s.Scoring.MatchWin || s.Scoring.GamesBye != 5*model.One {
		t.Errorf("after: %q, %d boards, %+v", s.System, s.Boards, s.Scoring)
	}
	steps, _, err = pair.Edit(ev, s, to, rank.Ranking{}, pair.Worth{Bye: "1/2"})
	if err != nil || len(steps) != 1 {
		t.Fatalf("%d steps, %v", len(steps), err)
	}
	ev, s = done(t, ev, steps[0])
	to.System = ""
	steps, _ = must.Two(pair.Edit(ev, s, to, rank.Ranking{Preset: "fide-team"}, pair.Worth{Match: "3/1"}))(t)
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
		step, _ := must.Two(pair.NewSection(ev, pair.Plan{Name: "Open", Kind: c.kind,
			Settings: steps.Settings{Format: c.format}, Ranking: rank.Ranking{Preset: c.preset}}))(t)
		made := must.Have(step.Apply(ev))(t)
		s := made.Sections[0]
		if s.System != c.want || pair.UsualSystem(made, s) != c.want {
			t.Errorf("%+v is paired with %q", c, s.System)
		}
	}
}

// TestAByeIsWorthAWinAgain, whatever was laid down for it before.
func TestAByeIsWorthAWinAgain(t *testing.T) {
	ev, s := section(t, model.Individual, "Open")
	for _, c := range []struct {
		bye  string
		want model.Points
	}{{"draw", model.Half}, {"win", model.One}, {"0", 0}, {"win", model.One}} {
		all, _, err := pair.Edit(ev, s, steps.SettingsOf(s), rank.Ranking{}, pair.Worth{Bye: c.bye})
		if err != nil || len(all) != 1 {
			t.Fatalf("%s: %v, %v", c.bye, all, err)
		}
		if ev, s = done(t, ev, all[0]); s.Scoring.PairingBye != c.want {
			t.Errorf("%s makes it %s", c.bye, s.Scoring.PairingBye.Fraction())
		}
	}
}

// TestAnotherFormBringsItsTieBreaks, which is said; a list of one's own stays, which is said too.
func TestAnotherFormBringsItsTieBreaks(t *testing.T) {
	ev, s := section(t, model.Individual, "Open")
	to := steps.SettingsOf(s)
	to.Format = model.RoundRobin
	all, said, err := pair.Edit(ev, s, to, rank.Ranking{}, pair.Worth{})
	if err != nil || len(said) != 1 || !strings.HasPrefix(said[0].String(), "The tie-breaks are now those of the preset ") {
		t.Fatalf("%v, %v, %v", all, said, err)
	}
	before := s.Ranking.Preset
	for _, c := range all {
		ev, s = done(t, ev, c)
	}
	if s.Format != model.RoundRobin || s.Ranking.Preset == before || s.Ranking.Preset == "" {
		t.Errorf("%v by the list %q", s.Format, s.Ranking.Preset)
	}
	ev, s = done(t, ev, steps.SetTieBreaks{Section: s.ID, List: []string{"SB"}})
	to.Format = model.Swiss
	all, said, err = pair.Edit(ev, s, to, rank.Ranking{}, pair.Worth{})
	if err != nil || len(said) != 1 || !strings.HasPrefix(said[0].String(), "The tie-breaks stay as you have chosen them. ") || len(all) != 1 {
		t.Errorf("%v, %v, %v", all, said, err)
	}
}

// TestATrophyComesWithItsList: those of US Chess for schools place the schools as well.
func TestATrophyComesWithItsList(t *testing.T) {
	for _, p := range catalogue.Presets() {
		if p.For != "individual" || p.Format == "roundrobin" {
			continue
		}
		ev := &model.Tournament{Name: "Event"}
		step, _ := must.Two(pair.NewSection(ev, pair.Plan{Name: "Open", Ranking: rank.Ranking{Preset: p.Code}}))(t)
		if _, s := done(t, ev, step); (s.Trophy != nil) != (p.Trophy != nil) {
			t.Errorf("%s: %+v, want %+v", p.Code, s.Trophy, p.Trophy)
		}
	}
}
