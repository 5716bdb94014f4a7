package arbiter

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"wallchart/arbiter/eveningtest"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/pairing"
	"wallchart/phrase"
)

// TestWhatIsSaidOfTheModeOfAnImport: of each section whether it is in FIDE mode; that it was left, or why it could not be put into it.
func TestWhatIsSaidOfTheModeOfAnImport(t *testing.T) {
	left := []model.Altered{{What: model.AnnouncedFIDE}}
	for _, c := range []struct {
		name   string
		change func(*model.Section)
		rated  bool // when it is imported
		said   string
	}{
		{"as FIDE asks", func(*model.Section) {}, true, ""},
		{"in it", func(s *model.Section) { s.FIDE = true }, true, " is in FIDE mode, as it came as a report file"},
		{"left", func(s *model.Section) { s.Altered = left }, false, " is not in FIDE mode: the report file says that it was left."},
		{"by other rules", func(s *model.Section) { s.Rulebook = model.USChessRules }, false,
			" came as a report file and is not in FIDE mode: in FIDE mode the pairing goes by FIDE's rules."},
		{"a tie-break that is not meant", func(s *model.Section) {
			s.Format, s.Ranking.TieBreaks = model.RoundRobin, []string{"BH"}
		}, false, " came as a report file and is not in FIDE mode: "},
	} {
		ev, s := eveningtest.Of(4)
		c.change(s)
		said := ModesSaid(ev)
		if len(said) > 0 != (c.said != "") || c.said != "" && !strings.HasPrefix(said[0].String(), s.Name+c.said) {
			t.Errorf("%s: %q", c.name, said)
		}
		if got := AsImported(ev).Section(1).FIDE; got != c.rated {
			t.Errorf("%s: imported it is in FIDE mode: %v", c.name, got)
		}
	}
}

// TestNoReportFileBeforeTheLineUps: a match that was played has its games in FIDE mode, and somebody at each board.
func TestNoReportFileBeforeTheLineUps(t *testing.T) {
	won, forfeited := [2]model.Outcome{model.Win, model.Loss}, [2]model.Outcome{model.ForfeitWin, model.ForfeitLoss}
	seated := model.Game{Outcomes: won, Players: [2]model.ID{11, 12}}
	for _, c := range []struct {
		name  string
		match model.Pairing
		bare  bool
	}{
		{"a score alone", model.Pairing{Outcomes: won, Score: [2]model.Points{4, 0}}, true},
		{"forfeited", model.Pairing{Outcomes: forfeited}, false},
		{"with its games", model.Pairing{Outcomes: won, Games: []model.Game{seated}}, false},
		{"without Black", model.Pairing{Outcomes: won, Games: []model.Game{seated, {Outcomes: won, Players: [2]model.ID{13, 0}}}}, true},
		{"a forfeited board without Black", model.Pairing{Outcomes: won, Games: []model.Game{seated, {Outcomes: forfeited,
			Players: [2]model.ID{13, 0}}}}, false},
	} {
		c.match.Board, c.match.Sides = 3, [2]model.ID{1, 2}
		s := &model.Section{ID: 1, Kind: model.TeamEvent, Boards: 2, Planned: 1, FIDE: true, Rounds: []model.Round{{Pairings: []model.Pairing{
			c.match, {Board: 4, Sides: [2]model.ID{3}, Outcomes: [2]model.Outcome{model.PairingBye}}}}}}
		err := WhyNoReport(s)
		bare := err != nil && strings.Contains(err.Error(), "round 1 has a result and no line-ups on board 3,")
		if bare != c.bare || !bare && err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}

// TestWhatAByeIsWorth as a win, a draw or nothing, for a player and for a team of four boards.
func TestWhatAByeIsWorth(t *testing.T) {
	for _, c := range []struct {
		kind                 model.Kind
		answer               string
		player, match, games model.Points
	}{
		{model.Individual, model.ByeWin, 2, 7, 7}, {model.Individual, model.ByeDraw, 1, 7, 7}, {model.Individual, model.ByeNothing, 0, 7, 7},
		{model.TeamEvent, model.ByeWin, 7, 4, 8}, {model.TeamEvent, model.ByeDraw, 7, 3, 4}, {model.TeamEvent, model.ByeNothing, 7, 0, 0},
	} {
		s := &model.Section{Kind: c.kind, Boards: 4,
			Scoring: model.Scoring{Win: 2, Draw: 1, MatchWin: 4, MatchDraw: 3, PairingBye: 7, MatchBye: 7, GamesBye: 7}}
		if sc := byeWorth(s, c.answer); sc.PairingBye != c.player || sc.MatchBye != c.match || sc.GamesBye != c.games {
			t.Errorf("%v, %s: %+v", c.kind, c.answer, sc)
		}
	}
}

// TestByesThatAreCounted: those of the rounds there are, and what is asked for after them.
func TestByesThatAreCounted(t *testing.T) {
	bye := func(who model.ID, kind model.Outcome) model.Pairing {
		return model.Pairing{Sides: [2]model.ID{who}, Outcomes: [2]model.Outcome{kind}}
	}
	s := &model.Section{Rounds: []model.Round{{Pairings: []model.Pairing{
		bye(1, model.HalfBye), bye(2, model.FullBye), bye(3, model.PairingBye)}}}}
	for id := range 3 {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(id + 1), Byes: []model.ByeRequest{
			{Round: 1, Kind: model.HalfBye}, {Round: 2, Kind: model.HalfBye}, {Round: 3, Kind: model.FullBye}}}})
	}
	if got := fmt.Sprint(byesOf(s)); got != "map[1:{2 1} 2:{1 2} 3:{1 1}]" {
		t.Errorf("counted are %s", got)
	}
}

// TestAGameThatStaysAsItWas is a further one of its pairs, with the same boards before and after.
func TestAGameThatStaysAsItWas(t *testing.T) {
	round := func(white, black model.ID) model.Round {
		return model.Round{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{white, black}}}}
	}
	of := func(games int, rounds ...model.Round) *model.Section {
		return &model.Section{GamesPerPairing: games, Rounds: rounds}
	}
	two := of(2, round(1, 2), round(2, 1), round(3, 4), round(4, 3))
	for _, c := range []struct {
		before, after *model.Section
		round         int
		want          bool
	}{{two, two, 2, true}, {two, two, 4, true}, {two, two, 1, false}, {two, two, 3, false}, {two, two, 5, false},
		{of(2, round(1, 2)), two, 2, false}, {two, of(2, round(1, 2)), 2, false}, {of(2, round(1, 2), round(3, 1)), two, 2, false},
		{of(1, round(1, 2), round(2, 1)), of(1, round(1, 2), round(2, 1)), 2, false}} {
		w := warner{before: c.before, after: c.after}
		if got := w.stays(c.round); got != c.want {
			t.Errorf("round %d of %+v stays: %v", c.round, c.after.Rounds, got)
		}
	}
}

// TestWhatTheRulesHaveAgainstARound is said with the rule, without what stands behind it.
func TestWhatTheRulesHaveAgainstARound(t *testing.T) {
	var w warner
	w.against(2, []pairing.Reason{{Text: phrase.Verbatim("A and B met."), Rule: "C.04.1.b; more"}, {Text: phrase.Verbatim("C rests.")}})
	var got []string
	for _, f := range w.found {
		got = append(got, fmt.Sprint(f.Level, " ", f.Code, " ", f.Text))
	}
	if want := "3 against Round 2 is not as the rules ask (C.04.1.b): A and B met.\n" +
		"3 against Round 2 is not as the rules ask: C rests."; strings.Join(got, "\n") != want {
		t.Errorf("%s", strings.Join(got, "\n"))
	}
}

// TestColoursByHand: of the boards of a round that is paired by hand those are named on which they are turned by this step.
func TestColoursByHand(t *testing.T) {
	_, ev := sixAfterOne(t)
	s := *ev.Section(1)
	s.FIDE, s.Planned, s.Compared = true, 5, []model.Compared{{When: model.AtHand, Round: 2, Open: true}}
	ev = ev.With(&s)
	for board := 1; board <= 2; board++ {
		turn := steps.SwapSides{Section: 1, Round: 2, Board: board}
		var got []string
		for _, w := range Warnings(ev, turn) {
			if w.Code == "colours" {
				got = append(got, w.Text.String())
			}
		}
		want := fmt.Sprintf("In round 2 both players have the colour that is due to the other on board %d.", board)
		if len(got) != 1 || got[0] != want {
			t.Errorf("board %d: %q", board, got)
		}
		ev = must.Have(turn.Apply(ev))(t)
	}
}

// TestRoundsThatWereNotAnnounced can be any number.
func TestRoundsThatWereNotAnnounced(t *testing.T) {
	for planned, want := range map[int]int{0: 0, 1: 1, 5: 1, 6: 0} {
		w := warner{before: &model.Section{Planned: planned}, after: &model.Section{Planned: 6}}
		if w.announced(); len(w.found) != want {
			t.Errorf("from %d rounds to 6: %v", planned, w.found)
		}
	}
}

// TestAGameLaidAnewBeforeAnother: of two games of a pairing the second stays, and no longer has the boards of the first.
func TestAGameLaidAnewBeforeAnother(t *testing.T) {
	section := func(first ...[2]model.ID) *model.Section {
		_, s := eveningtest.Of(4)
		s.GamesPerPairing, s.Planned, s.FIDE = 2, 4, true
		for _, boards := range [][][2]model.ID{first, {{3, 1}, {4, 2}}} {
			var r model.Round
			for n, b := range boards {
				r.Pairings = append(r.Pairings, model.Pairing{Board: n + 1, Sides: b, By: model.MadeByHand})
			}
			s.Rounds = append(s.Rounds, r)
		}
		return s
	}
	w := warner{before: section([2]model.ID{1, 3}, [2]model.ID{2, 4}), after: section([2]model.ID{1, 4}, [2]model.ID{2, 3})}
	w.t = (&model.Tournament{}).With(w.before)
	w.paired()
	said := ""
	for _, f := range w.found {
		said += f.Text.String() + "\n"
	}
	if !strings.Contains(said, "Round 2 is not as the rules ask (C.04.1): ") || strings.Contains(said, "Round 0") {
		t.Errorf("said is %q", said)
	}
}

// TestATableByHand: that two meet once more than the table has them is said.
func TestATableByHand(t *testing.T) {
	meets := func(rounds int) *model.Section {
		_, s := eveningtest.Of(2)
		s.Format, s.FIDE = model.RoundRobin, true
		for range rounds {
			s.Rounds = append(s.Rounds, model.Round{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}, By: model.MadeByHand}}})
		}
		return s
	}
	w := warner{before: meets(1), after: meets(2)}
	w.t = (&model.Tournament{}).With(w.before)
	if w.paired(); len(w.found) == 0 || w.found[0].Code != "against" || !strings.HasPrefix(w.found[0].Text.String(), "Round 2 is not as ") {
		t.Errorf("said is %+v", w.found)
	}
}

// TestTheGravestIsSaidFirst, in whatever section it is.
func TestTheGravestIsSaidFirst(t *testing.T) {
	_, ev := sixAfterOne(t)
	s, other := *ev.Section(1), *ev.Section(1)
	s.FIDE, s.Planned = true, 5
	other.ID, other.Name, other.FIDE, other.Planned = 2, "Reserve", true, 5
	ev = ev.With(&s).With(&other)
	to := steps.SettingsOf(&other)
	to.Planned = 6
	all := Warnings(ev, steps.Together{Words: phrase.Verbatim("both"), Changes: []journal.Change{
		steps.SetResult{Section: 1, Round: 1, Board: 1, Result: steps.Result{model.Draw, model.Draw}},
		steps.EditSection{Section: 2, Settings: to}}})
	if len(all) != 2 || all[0].Level != 4 || all[1].Level != 3 || !strings.HasPrefix(all[0].Text.String(), "Reserve: ") {
		t.Errorf("said is %+v", all)
	}
	all = Warnings(ev, steps.EditSection{Section: 2, Settings: to})
	if len(all) != 1 || strings.HasPrefix(all[0].Text.String(), "Reserve: ") {
		t.Errorf("of one of two sections is said %+v", all)
	}
}

// TestRoundsThatBeginLikeThoseOfTheFirstSection, as far as both have them.
func TestRoundsThatBeginLikeThoseOfTheFirstSection(t *testing.T) {
	early, late := model.When{Time: "09:00"}, model.When{Time: "14:00"}
	for _, c := range []struct {
		first, own []model.When
		rounds     int
		want       bool
	}{{nil, nil, 3, true}, {[]model.When{early}, []model.When{early}, 1, true}, {[]model.When{early}, []model.When{late}, 1, false},
		{[]model.When{early, late}, []model.When{early}, 1, true}, {[]model.When{early, late}, []model.When{early}, 2, false},
		{[]model.When{early}, []model.When{early, {}}, 2, true}} {
		if got := LikeFirst(c.first, c.own, c.rounds); got != c.want {
			t.Errorf("%v and %v in %d rounds: %v", c.first, c.own, c.rounds, got)
		}
	}
}

// TestABoardWithoutANumber takes no result from a phone, nor does one that was paired otherwise.
func TestABoardWithoutANumber(t *testing.T) {
	_, s := eveningtest.Of(4)
	s.Rounds = []model.Round{{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}}, {Sides: [2]model.ID{3, 4}}}}}
	for n, want := range []bool{true, false} {
		if _, _, err := SendResult(s, 1, &s.Rounds[0].Pairings[n], model.SenderFirst, "1-0"); (err == nil) != want {
			t.Errorf("%+v: %v", s.Rounds[0].Pairings[n], err)
		}
	}
	if _, _, err := SendResult(s, 1, &model.Pairing{Board: 1, Sides: [2]model.ID{1, 3}}, model.SenderFirst, "1-0"); err == nil {
		t.Error("a result of other players is taken")
	}
}

// TestMayBeRated: by FIDE's rules, with somebody who has a FIDE ID.
func TestMayBeRated(t *testing.T) {
	known, unknown := []model.Player{{}, {FideID: "123"}}, []model.Player{{}}
	for _, c := range []struct {
		of   model.Section
		want bool
	}{{model.Section{Players: known}, true}, {model.Section{Players: unknown}, false},
		{model.Section{Players: known, Rulebook: model.USChessRules}, false}} {
		if got := MayBeRated(&c.of); got != c.want {
			t.Errorf("%v, %+v: %v", c.of.Rulebook, c.of.Players, got)
		}
	}
}

// TestHowManyRoundsThereAre must be known of a section in FIDE mode before a report file, and is of a table by itself.
func TestHowManyRoundsThereAre(t *testing.T) {
	for _, c := range []struct {
		players, planned int
		format           model.Format
		fide, known      bool
	}{{4, 0, model.Swiss, true, false}, {4, 0, model.Swiss, false, true}, {4, 3, model.Swiss, true, true},
		{2, 0, model.RoundRobin, true, true}, {4, 0, model.RoundRobin, true, true}} {
		_, s := eveningtest.Of(c.players)
		s.Format, s.Planned, s.FIDE = c.format, c.planned, c.fide
		if err := WhyNoRounds(s); (err == nil) != c.known {
			t.Errorf("%+v: %v", c, err)
		}
	}
}

// TestLettersWithinAName stand there in their order, the first at its beginning.
func TestLettersWithinAName(t *testing.T) {
	for letters, want := range map[string]bool{"gm": true, "gny": true, "gnm": false, "gg": false, "em": false, "germany": true} {
		if within(letters, "germany") != want {
			t.Errorf("%s is within: %v", letters, !want)
		}
	}
}

// TestABoardThatRestsNow was open before, unless it was adjourned then or had its result; a match without boards rests as a whole.
func TestABoardThatRestsNow(t *testing.T) {
	match := &model.Pairing{Sides: [2]model.ID{1, 2}, Games: []model.Game{
		{Outcomes: [2]model.Outcome{model.Win, model.Loss}}, {}, {Adjourned: true}}}
	for game, want := range map[int]bool{1: false, 2: true, 3: false, 4: true, 0: true} {
		if got := open(match, game); got != want {
			t.Errorf("board %d was open: %v", game, got)
		}
	}
	if open(nil, 0) || open(nil, 1) || open(&model.Pairing{Sides: [2]model.ID{1, 2}, Adjourned: true}, 0) {
		t.Error("what was not there, or was adjourned, was open")
	}
}

// TestWhatIsKeptOfABoardIsSaidInWords that can be translated, where it is no result in figures.
func TestWhatIsKeptOfABoardIsSaidInWords(t *testing.T) {
	_, s := eveningtest.Of(2)
	for text, want := range map[string]phrase.Text{"half-point bye": model.HalfBye.Words(), "absent": model.Absent.Words(),
		"1-0": phrase.Verbatim("1-0")} {
		if _, got := named(s, "1 "+text); !reflect.DeepEqual(got, want) {
			t.Errorf("%s is %#v", text, got)
		}
	}
}

// TestRoundsWithTheSameBoards have the same sides, and byes of the same kind; results are no matter.
func TestRoundsWithTheSameBoards(t *testing.T) {
	board := func(a, b model.ID, o model.Outcome) *model.Round {
		return &model.Round{Pairings: []model.Pairing{{Sides: [2]model.ID{a, b}, Outcomes: [2]model.Outcome{o}}}}
	}
	for _, c := range []struct {
		a, b *model.Round
		want bool
	}{{board(1, 2, model.Win), board(1, 2, model.Draw), true}, {board(1, 2, model.Win), board(2, 1, model.Win), false},
		{board(1, 0, model.HalfBye), board(1, 0, model.HalfBye), true}, {board(1, 0, model.HalfBye), board(1, 0, model.FullBye), false},
		{board(1, 2, 0), &model.Round{}, false}} {
		if got := sameBoards(c.a, c.b); got != c.want {
			t.Errorf("%v and %v: %v", c.a.Pairings, c.b.Pairings, got)
		}
	}
}

// TestASecondMeetingByHand in a Swiss is said.
func TestASecondMeetingByHand(t *testing.T) {
	_, ev := sixAfterOne(t)
	s := *ev.Section(1)
	s.FIDE, s.Planned, s.Rounds = true, 5, s.Rounds[:1]
	ev = ev.With(&s)
	again := slices.Clone(s.Rounds[0].Pairings)
	for i := range again {
		again[i].Outcomes, again[i].By = [2]model.Outcome{}, model.MadeByHand
	}
	all := Warnings(ev, steps.AddRound{Section: 1, Round: 2, Pairings: again})
	if !slices.ContainsFunc(all, func(w Warning) bool {
		return w.Code == "against" && strings.Contains(w.Text.String(), "Round 2 is not as ")
	}) {
		t.Errorf("said is %+v", all)
	}
}

// TestResultsThatAreThrownAway with their round are named before.
func TestResultsThatAreThrownAway(t *testing.T) {
	_, ev := sixAfterOne(t)
	ev, _ = eveningtest.Play(t, ev, 2, "101")
	s := *ev.Section(1)
	s.FIDE, s.Planned = true, 5
	all := Warnings(ev.With(&s), steps.RemoveRound{Section: 1, Round: 2})
	if len(all) == 0 || all[0].Level != 4 || all[0].Code != "results" || all[0].Then.Empty() {
		t.Errorf("said is %+v", all)
	}
}

// TestARoundOfTwoGamesOnAnOpenOne: it is the first of them that is paired.
func TestARoundOfTwoGamesOnAnOpenOne(t *testing.T) {
	section := func(rounds int) *model.Section {
		_, s := eveningtest.Of(2)
		s.GamesPerPairing, s.FIDE, s.Planned = 2, true, 6
		for n := range rounds {
			p := model.Pairing{Board: 1, Sides: [2]model.ID{model.ID(1 + n%2), model.ID(2 - n%2)}}
			if rounds > 2 && n == 1 {
				p.Adjourned = true
			} else if n == 0 {
				p.Outcomes = [2]model.Outcome{model.Win, model.Loss}
			}
			s.Rounds = append(s.Rounds, model.Round{Pairings: []model.Pairing{p}})
		}
		return s
	}
	w := warner{before: section(2), after: section(4), change: steps.AddRound{Section: 1, Round: 3}}
	if w.adjourned(); len(w.found) != 1 || !strings.HasSuffix(w.found[0].Text.String(), "counts as a draw for the pairing of round 3.") {
		t.Errorf("said is %+v", w.found)
	}
}
