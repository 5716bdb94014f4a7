package pair

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"wallchart/arbiter/entries"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/tiebreaks/catalogue"
)

// twoGames is an event of so many players, A the best, with rounds of so many games.
func twoGames(system string, format model.Format, players, games, planned int) *model.Tournament {
	s := &model.Section{ID: 1, Name: "Open", Format: format, System: system, GamesPerPairing: games, Planned: planned,
		InitialColour: model.White, Scoring: model.Classic(2*model.One, model.One, 0), Primary: model.GamePoints}
	for i := range players {
		s.LastID++
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: s.LastID, Number: i + 1, Name: string(rune('A' + i%26))},
			Rating: model.Rating(2200 - 10*i)})
	}
	return &model.Tournament{Sections: []*model.Section{s}, LastID: 1}
}

// paired is the event with the next round, and the games that go with it.
func paired(t *testing.T, ev *model.Tournament, a Asked) *model.Tournament {
	t.Helper()
	m := must.Have(MakeRound(ev, ev.Sections[0], a))(t)
	c := must.Have(m.Change(ev))(t)
	return done(t, ev, c)
}

func done(t *testing.T, ev *model.Tournament, c journal.Change) *model.Tournament {
	t.Helper()
	next := must.Have(c.Apply(ev))(t)
	return next
}

// round are the boards of a round with their results, "A-B 1-0", and the byes.
func roundText(s *model.Section, n int) string {
	var all []string
	for _, p := range s.Rounds[n-1].Pairings {
		a, _ := s.Entry(p.Sides[0])
		if p.IsBye() {
			all = append(all, a.Name+" "+p.Outcomes[0].String())
			continue
		}
		b, _ := s.Entry(p.Sides[1])
		all = append(all, strings.TrimSpace(a.Name+"-"+b.Name+" "+model.ResultText(p.Outcomes)))
	}
	return strings.Join(all, ", ")
}

// results enters the results of a round, board after board.
func results(t *testing.T, ev *model.Tournament, round int, texts ...string) *model.Tournament {
	t.Helper()
	for n, text := range texts {
		sides := must.Have(model.ParseResult(text))(t)
		ev = done(t, ev, steps.SetResult{Section: 1, Round: round, Board: n + 1, Result: sides})
	}
	return ev
}

// TestTwoGamesARound is the example of docs/rules/two-games.md: both games are paired at once, the bye is worth two points, a game
// lost by forfeit does not undo the meeting, and the next pairing goes by the points of the games, with the colour of the first.
func TestTwoGamesARound(t *testing.T) {
	ev := paired(t, twoGames("dutch", model.Swiss, 5, 2, 6), Asked{})
	s := ev.Sections[0]
	if a, b := roundText(s, 1), roundText(s, 2); len(s.Rounds) != 2 || a != "A-C, D-B, E pairing-allocated bye" ||
		b != "C-A, B-D, E pairing-allocated bye" {
		t.Fatalf("%d rounds: %s / %s", len(s.Rounds), a, b)
	}
	ev = results(t, ev, 1, "1-0", "½-½")
	if err := WhyNotNext(ev.Sections[0]); err == nil || !strings.Contains(err.Error(), "round 2 has no result") {
		t.Errorf("the second games are open: %v", err)
	}
	ev = results(t, ev, 2, "+ -", "0-1") // A is gone; D wins the second game
	st := must.Have(catalogue.Standard(ev, ev.Sections[0], 0))(t)
	var got []string
	for _, p := range st.Places {
		got = append(got, fmt.Sprint(st.Sheet.Lines[p.Index].Name, st.Sheet.Lines[p.Index].Games.Fraction()))
	}
	if g := strings.Join(got, " "); g != "E2 D1½ A1 C1 B½" {
		t.Errorf("standings %s", g)
	}
	ev = paired(t, ev, Asked{})
	s = ev.Sections[0]
	// B has the fewest points and the bye. A and C have met, though in one of the games nobody played: E 2 cannot have D 1½. A and D
	// have had White, as the first games count.
	if a, b := roundText(s, 3), roundText(s, 4); a != "E-A, C-D, B pairing-allocated bye" || b != "A-E, D-C, B pairing-allocated bye" {
		t.Errorf("%s / %s", a, b)
	}
	for n := 1; n <= 4; n++ {
		x, err := Examine(ev, s, Asked{Round: n})
		if err != nil || len(x.Findings) > 0 {
			t.Errorf("round %d: %v %v", n, err, x.Findings)
		}
	}
}

// TestMeetings are small examples of what a meeting is for the pairing (docs/rules/two-games.md).
func TestMeetings(t *testing.T) {
	for _, c := range []struct{ what, one, two, want string }{
		{"two wins", "1-0", "0-1", "win 2 white"},
		{"one win each", "1-0", "1-0", "draw 1 white"},
		{"two draws", "½-½", "½-½", "draw 1 white"},
		{"a win and a draw", "1-0", "½-½", "win 1½ white"},
		{"nothing for either", "0-0", "0-0", "draw 0 white"},
		{"the second game forfeited", "1-0", "+ -", "draw 1 white"},
		{"the first game forfeited", "- +", "0-1", "draw 1 white"},
		{"both games forfeited", "+ -", "- +", "forfeit win 2 no"},
		{"nobody came", "- -", "- -", "double forfeit 0 no"},
		{"each forfeits one", "+ -", "+ -", "draw 1 no"},
		{"one game open", "1-0", "", "not played yet 1 white"},
	} {
		ev := paired(t, twoGames("dutch", model.Swiss, 2, 2, 2), Asked{})
		ev = results(t, ev, 1, c.one)
		if c.two != "" {
			ev = results(t, ev, 2, c.two)
		}
		s := ev.Sections[0]
		m := model.NewSheet(ev, s, 2).Joined(0, 1)
		colour := map[model.Colour]string{model.White: "white", model.Black: "black", model.NoColour: "no"}[m.Colour]
		if got := fmt.Sprint(m.Outcome, " ", m.Games.Fraction(), " ", colour); got != c.want {
			t.Errorf("%s: %s, want %s", c.what, got, c.want)
		}
	}
}

// TestGamesOfATable: an all-play-all plays each of its rounds with either colour.
func TestGamesOfATable(t *testing.T) {
	ev := twoGames("berger", model.RoundRobin, 4, 2, 0)
	c, _ := must.Two(All(ev.Sections[0]))(t)
	s := done(t, ev, c).Sections[0]
	var got []string
	for n := range s.Rounds {
		got = append(got, roundText(s, n+1))
	}
	want := "A-D, B-C | D-A, C-B | D-C, A-B | C-D, B-A | B-D, C-A | D-B, A-C"
	if g := strings.Join(got, " | "); g != want || s.Planned != 6 {
		t.Errorf("%d announced: %s", s.Planned, g)
	}
	odd := twoGames("berger", model.RoundRobin, 3, 2, 0)
	odd = paired(t, odd, Asked{})
	if a, b := roundText(odd.Sections[0], 1), roundText(odd.Sections[0], 2); a != "B-C, A rest" || b != "C-B, A rest" {
		t.Errorf("of three: %s | %s", a, b)
	}
}

// TestByHandInBothGames: what is laid by hand in the first game is laid in the others; what was played there stays.
func TestByHandInBothGames(t *testing.T) {
	ev := paired(t, twoGames("dutch", model.Swiss, 6, 2, 4), Asked{}) // A-D, E-B, C-F
	ev = results(t, ev, 2, "1-0")                                     // D beats A in the second game
	c, err := Swap(ev.Sections[0], 1, 2, 3)                           // B and C
	if err != nil {
		t.Fatal(err)
	}
	s := done(t, ev, c).Sections[0]
	if a, b := roundText(s, 1), roundText(s, 2); a != "A-D, E-C, B-F" || b != "D-A 1-0, C-E, F-B" {
		t.Errorf("exchanged: %s | %s", a, b)
	}
	s = done(t, ev, Turn(ev.Sections[0], 1, []model.ID{2})).Sections[0]
	if a, b := roundText(s, 1), roundText(s, 2); a != "A-D, B-E, C-F" || b != "D-A 1-0, E-B, F-C" {
		t.Errorf("turned: %s | %s", a, b)
	}
	gone := RemoveLast(ev.Sections[0])
	if s = done(t, ev, gone).Sections[0]; len(s.Rounds) != 0 || gone.Label().String() != "Remove rounds 1 to 2" {
		t.Errorf("%q: %d rounds are left", gone.Label(), len(s.Rounds))
	}
	s = done(t, ev, entries.Bye(ev.Sections[0], 1, 4, model.HalfBye)).Sections[0]
	if b := s.Players[0].Byes; len(b) != 2 || b[0].Round != 3 || b[1].Round != 4 {
		t.Errorf("byes %v", b)
	}
}

// TestWhoLeavesAfterTheFirstGame loses the second by forfeit.
func TestWhoLeavesAfterTheFirstGame(t *testing.T) {
	ev := paired(t, twoGames("dutch", model.Swiss, 4, 2, 1), Asked{}) // one game more than was announced follows
	ev = done(t, ev, entries.Withdraw(ev.Sections[0], 1, 2))
	m := must.Have(MakeRound(ev, ev.Sections[0], Asked{More: true}))(t)
	c := must.Have(m.Change(ev))(t)
	if got := roundText(done(t, ev, c).Sections[0], 2); got != "C-A + -, B-D" {
		t.Error(got)
	}
}

// TestEverySystemWithSeveralGames plays made-up events of every system that pairs such rounds, and looks at what must hold: the games
// of a meeting are the same pairs with the colours by turns, nobody meets somebody in two meetings, a bye is for all games, the
// examiner has nothing against it, and the system of one game a round pairs the same from the meetings as from rounds.
func TestEverySystemWithSeveralGames(t *testing.T) {
	for _, system := range []string{"dutch", "dutch2017", "dubov", "burstein", "us-swiss"} {
		for seed := range uint64(6) {
			r := rand.New(rand.NewPCG(seed, 5))
			games := 2 + int(seed%3)
			ev := twoGames(system, model.Swiss, 9+r.IntN(8), games, 5*games)
			for range 4 {
				if r.IntN(2) == 0 {
					ev = done(t, ev, entries.Bye(ev.Sections[0], model.ID(1+r.IntN(9)), len(ev.Sections[0].Rounds)+1, model.HalfBye))
				}
				ev = paired(t, ev, Asked{})
				s := ev.Sections[0]
				for n := len(s.Rounds) - games + 1; n <= len(s.Rounds); n++ {
					for b := range s.Rounds[n-1].Pairings {
						if p := &s.Rounds[n-1].Pairings[b]; !p.IsBye() {
							ev = done(t, ev, steps.SetResult{Section: 1, Round: n, Board: p.Board, Result: anyResult(r)})
						}
					}
				}
			}
			holdGames(t, fmt.Sprint(system, " ", seed), ev)
		}
	}
}

func anyResult(r *rand.Rand) [2]model.Outcome {
	sides, _ := model.ParseResult([]string{"1-0", "0-1", "½-½", "½-½", "+ -", "- +", "1-0"}[r.IntN(7)])
	return sides
}

func holdGames(t *testing.T, what string, ev *model.Tournament) {
	t.Helper()
	s := ev.Sections[0]
	met := map[[2]model.ID]int{}
	for n := range s.Rounds {
		meeting, game := s.Meeting(n + 1)
		for k, p := range s.Rounds[n].Pairings {
			if game > 1 {
				before := s.Rounds[n-1].Pairings[k]
				if p.IsBye() && (before.Sides != p.Sides || before.Outcomes != p.Outcomes) ||
					!p.IsBye() && (before.Sides != [2]model.ID{p.Sides[1], p.Sides[0]} || before.Board != p.Board) {
					t.Errorf("%s, round %d: %v after %v", what, n+1, p.Sides, before.Sides)
				}
				continue
			}
			pair := [2]model.ID{min(p.Sides[0], p.Sides[1]), max(p.Sides[0], p.Sides[1])}
			if first, again := met[pair]; again && playedIn(s, first, pair) {
				t.Errorf("%s: %v meet in meetings %d and %d", what, pair, first, meeting)
			}
			if !p.IsBye() {
				met[pair] = meeting
			}
		}
		if x, err := Examine(ev, s, Asked{Round: n + 1}); err != nil || len(x.Findings) > 0 || len(comparison(s, x, model.AtHand).Boards) > 0 {
			t.Errorf("%s, round %d: %v %v", what, n+1, err, x.Findings)
		}
	}
}

// playedIn tells whether two have played a game of a meeting.
func playedIn(s *model.Section, meeting int, pair [2]model.ID) bool {
	return slices.ContainsFunc(s.Rounds[(meeting-1)*s.Games():meeting*s.Games()], func(r model.Round) bool {
		p, _ := r.Find(pair[0])
		return p != nil && p.Side(pair[1]) >= 0 && p.Outcomes[0].Played()
	})
}

// TestAMeetingIsPairedAnewWithItsGames: the step names both rounds, and what was paired after them goes.
func TestAMeetingIsPairedAnewWithItsGames(t *testing.T) {
	ev := paired(t, twoGames("dutch", model.Swiss, 4, 2, 4), Asked{})
	m := must.Have(MakeRound(ev, ev.Sections[0], Asked{Round: 1}))(t)
	c := must.Have(m.Change(ev))(t)
	if want := "Pair rounds 1 to 2, the same pairs with either colour"; c.Label().String() != want {
		t.Errorf("the step is called %q, want %q", c.Label(), want)
	}
	if s := done(t, ev, c).Sections[0]; len(s.Rounds) != 2 || roundText(s, 1) != "A-C, D-B" || roundText(s, 2) != "C-A, B-D" {
		t.Errorf("%d rounds: %s / %s", len(s.Rounds), roundText(s, 1), roundText(s, 2))
	}
}

// TestABoardOfAMeetingIsNumberedInAllGames: they stand together by their board. What was played there stays.
func TestABoardOfAMeetingIsNumberedInAllGames(t *testing.T) {
	ev := paired(t, twoGames("dutch", model.Swiss, 5, 2, 4), Asked{}) // A-C, D-B, and E has the bye
	ev = results(t, ev, 2, "", "1-0")
	c := must.Have(MoveBoard(ev.Sections[0], 1, 4, 1))(t)
	ev = done(t, ev, c)
	s := ev.Sections[0]
	for n, want := range []string{"D-B, A-C, E pairing-allocated bye", "B-D 1-0, C-A, E pairing-allocated bye"} {
		if p, _ := s.Rounds[n].Find(4); p.Board != 1 || roundText(s, n+1) != want {
			t.Errorf("round %d: D is at board %d of %s", n+1, p.Board, roundText(s, n+1))
		}
	}
	c = must.Have(MoveBoard(s, 1, 4, 7))(t)
	ev = done(t, ev, c)
	c, _ = must.Two(RenumberBoards(ev.Sections[0], 1))(t)
	s = done(t, ev, c).Sections[0]
	for n := range s.Rounds {
		if p, _ := s.Rounds[n].Find(4); p.Board != 2 {
			t.Errorf("numbered anew, round %d: D is at board %d", n+1, p.Board)
		}
	}
}

// TestAnotherByeOfAMeeting is one in all of its games.
func TestAnotherByeOfAMeeting(t *testing.T) {
	ev := paired(t, twoGames("dutch", model.Swiss, 5, 2, 4), Asked{})
	s := done(t, ev, GiveByes(ev.Sections[0], 1, []model.ID{5}, model.HalfBye)).Sections[0]
	if a, b := roundText(s, 1), roundText(s, 2); a != "A-C, D-B, E half-point bye" || b != "C-A, B-D, E half-point bye" {
		t.Errorf("%s / %s", a, b)
	}
}

// TestBakuOfTwoGames: what the rule calls a round is a meeting, and a win is one of both games (C.04.7): two points more in the first
// half of the accelerated meetings, then one.
func TestBakuOfTwoGames(t *testing.T) {
	s := twoGames("dutch", model.Swiss, 10, 2, 8).Sections[0]
	s.Scoring = model.Classic(model.One, model.Half, 0)
	as, err := ReadAcceleration(s, "baku")
	if got := fmt.Sprint(as); err != nil || got != "[{1 2 1 6 0.0 2.0} {3 4 1 6 0.0 1.0}]" {
		t.Errorf("%s, %v", got, err)
	}
}
