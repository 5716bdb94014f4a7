package pair

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wallchart/arbiter/entries"
	"wallchart/arbiter/eveningtest"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// tableOf is an all-play-all of so many players whose rounds are all paired.
func tableOf(t *testing.T, players int, format model.Format, games int) (*model.Tournament, *model.Section) {
	t.Helper()
	ev, s := eveningtest.Of(players)
	s.Format, s.Planned, s.GamesPerPairing = format, 0, games
	c, _, err := All(s)
	return eveningtest.After(t, ev, c, err)
}

// said are what a table has more often than it should when a round is laid by hand: two numbers a board, or one and nobody for a bye.
func said(t *testing.T, ev *model.Tournament, s *model.Section, round int, boards ...[2]model.ID) string {
	t.Helper()
	var ps []model.Pairing
	for n, two := range boards {
		p := model.Pairing{Board: n + 1, Sides: two}
		if two[1] == 0 {
			p.Board, p.Outcomes[0] = 0, model.PairingBye
		}
		ps = append(ps, p)
	}
	rs := must.Have(Objections(ev, s, round, steps.ReplacePairings{Section: s.ID, Round: round, Pairings: ps}))(t)
	var all []string
	for _, r := range rs {
		if text := r.Text.String(); strings.Contains(text, " already.") { // and not of its colours
			all = append(all, text)
		}
	}
	return strings.Join(all, " ")
}

// TestWhatATableHasOnceIsObjectedToTwice: a pair meets once in an all-play-all and twice in a double one, and so it is with the free
// round of an odd one (VCL4THP.13, question 66). The games of a meeting are one, and what the round had before is not said.
func TestWhatATableHasOnceIsObjectedToTwice(t *testing.T) {
	two := func(a, b model.ID) [2]model.ID { return [2]model.ID{a, b} }
	// Berger's table for three and four: 1-4 2-3, 4-3 1-2, 2-4 3-1 (C.05, Annex 1); of three, whoever meets 4 is free.
	for _, c := range []struct {
		name           string
		players, games int
		format         model.Format
		round          int
		boards         [][2]model.ID
		want           string
	}{
		{"as the table has it", 4, 1, model.RoundRobin, 3, [][2]model.ID{two(2, 4), two(3, 1)}, ""},
		{"with the colours turned", 4, 1, model.RoundRobin, 3, [][2]model.ID{two(4, 2), two(1, 3)}, ""},
		{"a meeting of round 1", 4, 1, model.RoundRobin, 3, [][2]model.ID{two(2, 3), two(1, 4)},
			"P2 and P3 meet in round 1 already. P1 and P4 meet in round 1 already."},
		{"a meeting of a later round", 4, 1, model.RoundRobin, 1, [][2]model.ID{two(1, 3)}, "P1 and P3 meet in round 3 already."},
		{"a second free round", 3, 1, model.RoundRobin, 2, [][2]model.ID{two(2, 3), two(1, 0)},
			"P2 and P3 meet in round 1 already. P1 has a bye in round 1 already."},
		{"a meeting in place of the other half's", 4, 1, model.DoubleRoundRobin, 2, [][2]model.ID{two(1, 4), two(2, 3)},
			"P1 and P4 meet in rounds 1 and 4 already. P2 and P3 meet in rounds 1 and 4 already."},
		{"one that is missing elsewhere", 4, 1, model.DoubleRoundRobin, 1, [][2]model.ID{two(4, 1), two(3, 2)}, ""},
		{"a third free round", 3, 1, model.DoubleRoundRobin, 2, [][2]model.ID{two(3, 2), two(1, 0)},
			"P3 and P2 meet in rounds 1 and 4 already. P1 has a bye in rounds 1 and 4 already."},
		{"the other game of a meeting", 4, 2, model.RoundRobin, 2, [][2]model.ID{two(1, 4), two(2, 3)}, ""},
		{"a meeting of two games", 4, 2, model.RoundRobin, 3, [][2]model.ID{two(1, 4), two(2, 3)},
			"P1 and P4 meet in round 1 already. P2 and P3 meet in round 1 already."},
		{"the meetings of two games of a double one", 4, 2, model.DoubleRoundRobin, 3, [][2]model.ID{two(1, 4), two(2, 3)},
			"P1 and P4 meet in rounds 1 and 7 already. P2 and P3 meet in rounds 1 and 7 already."},
	} {
		ev, s := tableOf(t, c.players, c.format, c.games)
		if got := said(t, ev, s, c.round, c.boards...); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
	ev, s := tableOf(t, 4, model.RoundRobin, 1)
	// What was there before is not said again, be there more of the kind now.
	ev, s = eveningtest.After(t, ev, LayRound(s, 3, []model.Pairing{{Board: 1, Sides: two(2, 3)}}), nil)
	if got := said(t, ev, s, 3, two(2, 3), two(1, 4)); got != "P1 and P4 meet in round 1 already." {
		t.Errorf("of two, one of which was there: %q", got)
	}
	ev, s = tableOf(t, 4, model.RoundRobin, 1)
	begun := LayRound(s, 4, []model.Pairing{{Board: 1, Sides: two(1, 2)}}) // a round after the table's last
	if rs, err := Objections(ev, s, 4, begun); err != nil || len(rs) != 1 || rs[0].Text.String() != "P1 and P2 meet in round 2 already." {
		t.Errorf("a round more: %v, %v", rs, err)
	}
	if rs, err := Objections(ev, s, 3, RemoveLast(s)); err != nil || rs != nil {
		t.Errorf("a round that is taken away: %v, %v", rs, err)
	}
	if _, err := Objections(ev, s, 4, steps.RemoveRound{Section: 1, Round: 4}); err == nil {
		t.Error("a change that cannot be made is objected to in silence")
	}
}

// colours plays rounds in which P1 has these colours against ever another: "WWB". The rest of the event is as long as is said.
func colours(t *testing.T, of string, planned int) (*model.Tournament, *model.Section) {
	t.Helper()
	ev, s := eveningtest.Of(8)
	s.Planned, s.System = planned, "dutch"
	for n, c := range of {
		one := [2]model.ID{1, model.ID(n + 2)}
		if c == 'B' {
			one = [2]model.ID{one[1], 1}
		}
		ev, s = eveningtest.After(t, ev, LayRound(s, n+1, []model.Pairing{{Board: 1, Sides: one}}), nil)
		for _, id := range s.Free(n + 1) {
			ev, s = eveningtest.After(t, ev, GiveByes(s, n+1, []model.ID{id}, model.ZeroBye), nil)
		}
		ev, s = eveningtest.Play(t, ev, n+1, "1")
	}
	return ev, s
}

// TestAColourTooOftenIsObjectedTo (C.04.1 of 2026): the difference of the colours is two at most; in the last round a system may have
// to give more, and who lays it by hand is told. Of a third in a
// row the rule of that is told.
func TestAColourTooOftenIsObjectedTo(t *testing.T) {
	for _, c := range []struct {
		had     string
		planned int
		white   bool
		want    string
	}{
		{"WWBW", 9, true, "P1 would have had White 3 times more often than the other colour."},
		{"WWBW", 5, true, "P1 would have had White 3 times more often than the other colour."}, // by hand in the last round too
		{"WWBW", 9, false, ""},
		{"BBWB", 9, false, "P1 would have had Black 3 times more often than the other colour."},
		{"WBW", 9, true, ""},
		{"BWWBW", 9, true, ""}, // the difference becomes two
	} {
		ev, s := colours(t, c.had, c.planned)
		round := len(c.had) + 1
		sides := [2]model.ID{8, 1}
		if c.white {
			sides = [2]model.ID{1, 8}
		}
		rs, err := Objections(ev, s, round, LayRound(s, round, []model.Pairing{{Board: 1, Sides: sides}}))
		got := ""
		for _, r := range rs {
			got += r.Text.String()
		}
		if err != nil || got != c.want {
			t.Errorf("after %s, White %v, of %d rounds: %q, %v; want %q", c.had, c.white, c.planned, got, err, c.want)
		}
	}
	ev, s := colours(t, "BWW", 9)
	rs, err := Objections(ev, s, 4, LayRound(s, 4, []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 8}}}))
	if err != nil || len(rs) != 1 || strings.Contains(rs[0].Text.String(), "more often") {
		t.Errorf("a third in a row: %v, %v", rs, err)
	}
}

// TestByesThatTheRulesDoNotGive: one at most has the bye of a round, and nobody with more points than somebody else who may have it
// (C.04.3, C5).
func TestByesThatTheRulesDoNotGive(t *testing.T) {
	ev, _ := eveningtest.Of(5)
	ev, _ = pairAgain(t, ev, Asked{}) // 1-3 4-2, 5 has the bye
	ev, s := eveningtest.Play(t, ev, 1, "11")
	ev, s = eveningtest.After(t, ev, LayRound(s, 2, nil), nil)
	ev, s = eveningtest.After(t, ev, entries.Withdraw(s, 4, 2), nil)
	for _, c := range []struct {
		who  []model.ID
		want string
	}{
		{[]model.ID{3}, ""},
		{[]model.ID{1}, "P1 has more points than somebody else who may have the bye."},
		{[]model.ID{5}, "P5 has had a bye, or a win without playing, before."},
		{[]model.ID{2, 3}, "P2, P3 have the pairing-allocated bye, which one has at most in a round."},
		{[]model.ID{4}, "P4 is not in this round."},
	} {
		rs, err := Objections(ev, s, 2, GiveByes(s, 2, c.who, model.PairingBye))
		got := ""
		for _, r := range rs {
			got += r.Text.String()
		}
		if err != nil || got != c.want {
			t.Errorf("the bye of %v: %q, %v; want %q", c.who, got, err, c.want)
		}
	}
	if rs, err := Objections(ev, s, 2, GiveByes(s, 2, []model.ID{1}, model.HalfBye)); err != nil || rs != nil {
		t.Errorf("a bye that was asked for: %v, %v", rs, err)
	}
	half, hs := eveningtest.After(t, ev, GiveByes(s, 2, []model.ID{1}, model.HalfBye), nil)
	if rs, err := Objections(half, hs, 2, GiveByes(hs, 2, []model.ID{3}, model.PairingBye)); err != nil || rs != nil {
		t.Errorf("beside a bye that was asked for: %v, %v", rs, err)
	}
	us := *s
	us.System, us.Rulebook = "us-swiss", model.USChessRules
	if rs, err := Objections(ev.With(&us), &us, 2, GiveByes(&us, 2, []model.ID{1}, model.PairingBye)); err != nil || rs != nil {
		t.Errorf("US Chess asks nothing of the kind: %v, %v", rs, err)
	}
}

// TestBothWithTheOthersColour (VCL4THP.13, question 67): 1 and 3 have had White, 2 and 4 Black.
func TestBothWithTheOthersColour(t *testing.T) {
	ev, s := eveningtest.Of(7)
	laid := []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}}, {Board: 2, Sides: [2]model.ID{3, 4}}}
	ev, s = eveningtest.After(t, ev, LayRound(s, 1, laid), nil)
	for _, id := range []model.ID{5, 6, 7} {
		ev, s = eveningtest.After(t, ev, GiveByes(s, 1, []model.ID{id}, model.ZeroBye), nil)
	}
	ev, s = eveningtest.Play(t, ev, 1, "==")
	for _, c := range []struct {
		boards [][2]model.ID
		want   string
	}{
		{[][2]model.ID{{1, 4}, {2, 3}}, "[1]"}, {[][2]model.ID{{4, 1}, {3, 2}}, "[2]"}, {[][2]model.ID{{4, 1}, {2, 3}}, "[]"},
		{[][2]model.ID{{1, 3}, {2, 4}}, "[]"}, // one of each has the right colour
		{[][2]model.ID{{5, 4}, {1, 6}}, "[]"}, // nothing is due to those who have not played
	} {
		ps := []model.Pairing{{Sides: [2]model.ID{7}, Outcomes: [2]model.Outcome{model.PairingBye}}}
		for n, two := range c.boards {
			ps = append(ps, model.Pairing{Board: n + 1, Sides: two})
		}
		_, then := eveningtest.After(t, ev, LayRound(s, 2, ps), nil)
		d, _ := NewObjections(ev, s, then, 2)
		if got := fmt.Sprint(Contrary(d.Field, &then.Rounds[1])); got != c.want {
			t.Errorf("%v: %s, want %s", c.boards, got, c.want)
		}
	}
}

// ofSix is an all-play-all of six, all paired, the first rounds of which are played: 1-6 2-5 3-4, 6-4 5-3 1-2, 2-6 3-1 4-5, 6-5 1-4 2-3,
// 3-6 4-2 5-1 (C.05, Annex 1). White has these colours: 1 WWBWB, 2 WBWWB, 3 WBWBW, 4 BBWBW, 5 BWBBW, 6 BWBWB.
func ofSix(t *testing.T, results ...string) (*model.Tournament, *model.Section) {
	t.Helper()
	ev, s := tableOf(t, 6, model.RoundRobin, 1)
	for n, of := range results {
		ev, s = eveningtest.Play(t, ev, n+1, of)
	}
	return ev, s
}

// laidInTable lays a round of a table by hand: two numbers a board. It returns what is against it, and the boards of question 67.
func laidInTable(t *testing.T, ev *model.Tournament, s *model.Section, round int, boards ...[2]model.ID) (string, []int) {
	t.Helper()
	var ps []model.Pairing
	for n, two := range boards {
		ps = append(ps, model.Pairing{Board: n + 1, Sides: two})
	}
	_, then := eveningtest.After(t, ev, LayRound(s, round, ps), nil)
	var all []string
	for _, r := range NewAgainstTable(s, then, round) {
		if text := r.Text.String(); !strings.Contains(text, " already.") { // said in the test above
			all = append(all, text)
		}
	}
	return strings.Join(all, " "), ContraryInTable(s, then, round)
}

// TestColoursThatNoTableGives (VCL4THP.13, question 66): by hand somebody gets a colour a third time in a row, of which the rounds to come
// count as well, or three times more often than the other. A game that was not played brought none.
func TestColoursThatNoTableGives(t *testing.T) {
	for _, c := range []struct {
		name   string
		played []string
		round  int
		board  [2]model.ID
		want   string
	}{
		{"as the table has it", []string{"111", "111"}, 3, [2]model.ID{3, 1}, ""},
		{"turned, where 1 has had White twice and 3 has Black next", []string{"111", "111"}, 3, [2]model.ID{1, 3},
			"P1 would have White three times in a row. P3 would have Black three times in a row."},
		{"where no result is known", nil, 3, [2]model.ID{1, 3},
			"P1 would have White three times in a row. P3 would have Black three times in a row."},
		{"turned in round 2, where both have that colour before and after", nil, 2, [2]model.ID{3, 5},
			"P3 would have White three times in a row. P5 would have Black three times in a row."},
		{"Black after Black, and twice more to come", nil, 2, [2]model.ID{4, 5}, "P5 would have Black three times in a row."},
		{"no third in a row", nil, 4, [2]model.ID{5, 2}, ""},
		{"White before White, Black before Black", nil, 1, [2]model.ID{5, 2}, ""},
		{"White for the second time in a row, and the third in all", nil, 5, [2]model.ID{6, 3}, ""},
		{"White after White, White, Black, White", nil, 5, [2]model.ID{1, 5},
			"P1 would have had White 3 times more often than the other colour. P5 would have Black three times in a row."},
		{"the same where 1 won the first by forfeit", []string{"+11"}, 5, [2]model.ID{1, 5}, "P5 would have Black three times in a row."},
	} {
		ev, s := ofSix(t, c.played...)
		if got, _ := laidInTable(t, ev, s, c.round, c.board); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// TestWhoIsNotThereOrKeptApartInATable is objected to where the game is not the table's, and of two who are kept apart where it is.
func TestWhoIsNotThereOrKeptApartInATable(t *testing.T) {
	ev, _ := ofSix(t)
	ev, s := eveningtest.After(t, ev, steps.SetForbidden{Section: 1, Groups: []model.Forbidden{{Who: []model.ID{1, 3}, From: 2, To: 3}}}, nil)
	s.Players[5].Entered = 3
	for _, c := range []struct {
		round int
		board [2]model.ID
		want  string
	}{
		{1, [2]model.ID{3, 1}, ""},
		{2, [2]model.ID{1, 3}, "P1 and P3 are not to meet in this round."},
		{2, [2]model.ID{4, 3}, ""}, {2, [2]model.ID{1, 4}, ""},
		{2, [2]model.ID{6, 3}, "P6 is not in this round."},
		{3, [2]model.ID{5, 6}, ""},
	} {
		if got, _ := laidInTable(t, ev, s, c.round, c.board); got != c.want {
			t.Errorf("round %d, %v: %q, want %q", c.round, c.board, got, c.want)
		}
	}
}

// TestBothWithTheOthersColourInATable (question 67) goes by the colours of the rounds before: after the first, Black is due to 1, 2 and 3,
// and White to the others. What the table has is never one, nor what stood there before.
func TestBothWithTheOthersColourInATable(t *testing.T) {
	ev, s := ofSix(t)
	for _, c := range []struct {
		boards [][2]model.ID
		want   string
	}{
		{[][2]model.ID{{1, 5}, {6, 2}}, "[1]"}, {[][2]model.ID{{5, 1}, {2, 6}}, "[2]"},
		{[][2]model.ID{{1, 3}, {5, 6}}, "[]"}, // one of each has what is due
		{[][2]model.ID{{6, 4}, {5, 3}}, "[]"},
	} {
		if _, got := laidInTable(t, ev, s, 2, c.boards...); fmt.Sprint(got) != c.want {
			t.Errorf("%v: %v, want %s", c.boards, got, c.want)
		}
	}
	if _, got := laidInTable(t, ev, s, 1, [2]model.ID{6, 1}); fmt.Sprint(got) != "[1]" { // the table has 1 – 6
		t.Errorf("in the first round: %v", got)
	}
	if _, got := laidInTable(t, ev, s, 4, [2]model.ID{4, 1}); got != nil { // 4 has had Black, Black, White, and 1 White, White, Black
		t.Errorf("after three rounds: %v", got)
	}
	if _, got := laidInTable(t, ev, s, 4, [2]model.ID{1, 6}); fmt.Sprint(got) != "[1]" { // 6 has had Black, White, Black
		t.Errorf("after three rounds, the other way: %v", got)
	}
	ev, s = eveningtest.After(t, ev, LayRound(s, 2, []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 5}}}), nil)
	if _, got := laidInTable(t, ev, s, 2, [2]model.ID{1, 5}, [2]model.ID{2, 6}); fmt.Sprint(got) != "[2]" {
		t.Errorf("a board that was there before: %v", got)
	}
	ev, s = eveningtest.After(t, ev, steps.RemoveRound{Section: 1, Round: 5}, nil)
	if _, got := laidInTable(t, ev, s, 5, [2]model.ID{1, 6}); fmt.Sprint(got) != "[1]" {
		t.Errorf("in a round that is begun with it: %v", got)
	}
}

// TestWhoIsWithoutAGameInATable by hand: of an odd number one rests in a round, of an even one nobody. Who has left, or has the bye of the
// table, is nobody of whom it is said.
func TestWhoIsWithoutAGameInATable(t *testing.T) {
	for _, c := range []struct {
		players int
		byes    []model.ID
		want    string
	}{
		{6, []model.ID{4}, "without a game in round 2: P4, and everybody is to meet everybody."},
		{6, nil, ""},
		{5, []model.ID{4}, ""},
		{5, []model.ID{1, 4}, "without a game in round 2: P1, P4, and everybody is to meet everybody."},
		{5, []model.ID{1, 3, 5}, "without a game in round 2: P1, P3, and everybody is to meet everybody."}, // 5 has left
	} {
		ev, s := tableOf(t, c.players, model.RoundRobin, 1)
		if slices.Contains(c.byes, 5) {
			ev, s = eveningtest.After(t, ev, eveningtest.Edited(s, 5, func(e *model.Entry) { e.Withdrawn = 2 }), nil)
		}
		ev, s = eveningtest.After(t, ev, LayRound(s, 2, nil), nil)
		then := s
		if c.byes != nil {
			_, then = eveningtest.After(t, ev, GiveByes(s, 2, c.byes, model.ZeroBye), nil)
		}
		var all []string
		for _, r := range NewAgainstTable(s, then, 2) {
			if text := r.Text.String(); !strings.Contains(text, " already.") {
				all = append(all, text)
			}
		}
		if got := strings.Join(all, " "); got != c.want {
			t.Errorf("of %d players, byes of %v: %q, want %q", c.players, c.byes, got, c.want)
		}
	}
}

// TestColoursOfATableOfTeams are nobody's: on every second board a team has the other colour.
func TestColoursOfATableOfTeams(t *testing.T) {
	ev, s := lothianTeams(6)
	s.System, s.Format, s.Planned = "", model.RoundRobin, 0
	c, _, err := All(s)
	ev, s = eveningtest.After(t, ev, c, err)
	if got, boards := laidInTable(t, ev, s, 3, [2]model.ID{1, 3}); got != "" || boards != nil {
		t.Errorf("of teams: %q, %v", got, boards)
	}
	if _, boards := laidInTable(t, ev, s, 2, [2]model.ID{1, 5}); boards != nil {
		t.Errorf("of teams: %v", boards)
	}
}

// TestTheNextGameOfAPairingByHand: those who met in the first game meet again with the colours the other way round, and who had the bye
// has it (docs/rules/two-games.md).
func TestTheNextGameOfAPairingByHand(t *testing.T) {
	ev := paired(t, twoGames("dutch", model.Swiss, 5, 2, 4), Asked{}) // A-C, D-B, and E has the bye
	for _, c := range []struct {
		name   string
		boards [][2]model.ID
		byes   []model.ID
		want   string
	}{
		{"as it should be", [][2]model.ID{{3, 1}, {2, 4}}, []model.ID{5}, ""},
		{"the same colours", [][2]model.ID{{1, 3}, {2, 4}}, []model.ID{5}, "A has White in both games against C."},
		{"others meet", [][2]model.ID{{3, 2}, {1, 4}}, []model.ID{5}, "C and B do not meet in round 1, and this is the next game of the same " +
			"pairings. A and D do not meet in round 1, and this is the next game of the same pairings."},
		{"another bye", [][2]model.ID{{3, 1}, {4, 5}}, []model.ID{2}, "D and E do not meet in round 1, and this is the next game of the same " +
			"pairings. B has a game in round 1, and this is the next game of the same pairings."},
	} {
		var ps []model.Pairing
		for n, two := range c.boards {
			ps = append(ps, model.Pairing{Board: n + 1, Sides: two})
		}
		for _, id := range c.byes {
			ps = append(ps, model.Pairing{Sides: [2]model.ID{id}, Outcomes: [2]model.Outcome{model.PairingBye}})
		}
		then := done(t, ev, steps.ReplacePairings{Section: 1, Round: 2, Pairings: ps, ByHand: true}).Sections[0]
		var all []string
		for _, r := range AgainstFirstGame(then, 2) {
			all = append(all, r.Text.String())
		}
		if got := strings.Join(all, " "); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
	if rs := AgainstFirstGame(ev.Sections[0], 2); rs != nil {
		t.Errorf("as it was paired: %v", rs)
	}
}
