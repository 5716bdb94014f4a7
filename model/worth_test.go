package model

import "testing"

// TestWorth: each entry of the scoring pays for its outcomes and for no others; all entries differ here.
func TestWorth(t *testing.T) {
	sc := Scoring{Win: 20, Draw: 9, Loss: 3, Absent: 1, PairingBye: 17, FullBye: 19, HalfBye: 8,
		MatchWin: 40, MatchDraw: 22, MatchLoss: 5, MatchBye: 31, GamesBye: 55}
	for o, want := range map[Outcome][3]Points{ // a player's points, a team's match points, and its game points without play on 4 boards
		Win: {20, 40, 0}, Draw: {9, 22, 0}, Loss: {3, 5, 0}, UnratedWin: {20, 40, 0}, UnratedDraw: {9, 22, 0}, UnratedLoss: {3, 5, 0},
		ForfeitWin: {20, 40, 80}, ForfeitLoss: {1, 0, 0}, DoubleForfeit: {1, 0, 0}, PairingBye: {17, 31, 55}, FullBye: {19, 40, 80},
		HalfBye: {8, 22, 36}, ZeroBye: {1, 0, 0}, Absent: {1, 0, 0}, Rest: {0, 0, 0}, Pending: {0, 0, 0},
	} {
		if got := [3]Points{sc.Game(o), sc.Match(o), sc.MatchGames(o, 4)}; got != want {
			t.Errorf("%s is worth %v, want %v", o, got, want)
		}
	}
	classic := Scoring{Win: 2, Draw: 1, PairingBye: 2, FullBye: 2, HalfBye: 1, MatchWin: 4, MatchDraw: 2, MatchBye: 4, GamesBye: 8}
	if got := Classic(4, 2, 4); got != classic {
		t.Errorf("%+v, want %+v", got, classic)
	}
}

// TestUsualBye: a drawn match with all boards drawn by FIDE's Swiss System for teams (C.04.6, 2026), a won one
// elsewhere.
func TestUsualBye(t *testing.T) {
	sc := Classic(2*One, One, 4)
	for _, c := range []struct {
		what         string
		s            Section
		match, games Points
	}{
		{"FIDE's Swiss", Section{}, One, 2 * One},
		{"an organiser's own system", Section{Rulebook: OwnRules}, 2 * One, 4 * One},
		{"US Swiss", Section{Rulebook: USChessRules}, 2 * One, 4 * One},
		{"US tie-breaks", Section{Ranking: Ranking{Unplayed: "us"}}, 2 * One, 4 * One},
		{"all-play-all", Section{Format: RoundRobin}, 2 * One, 4 * One},
	} {
		c.s.Kind, c.s.Boards, c.s.Scoring = TeamEvent, 4, sc
		if match, games := c.s.UsualBye(); match != c.match || games != c.games {
			t.Errorf("%s: %s and %s, want %s and %s", c.what, match, games, c.match, c.games)
		}
		if w := c.s.WithUsualBye(); w.MatchBye != c.match || w.GamesBye != c.games || w.Win != One {
			t.Errorf("%s: %+v", c.what, w)
		}
	}
}

// TestFollowBye: a change of the system takes the bye along where it was as usual, before the first round, for teams.
func TestFollowBye(t *testing.T) {
	before := Section{Kind: TeamEvent, Boards: 4, Scoring: Classic(2*One, One, 4)}
	before.Scoring = before.WithUsualBye() // 1 and 2: FIDE's
	for _, c := range []struct {
		what         string
		change       func(before, now *Section)
		match, games Points
	}{
		{"as usual", func(_, _ *Section) {}, 2 * One, 4 * One},
		{"laid down: match points", func(b, n *Section) { b.Scoring.MatchBye, n.Scoring.MatchBye = 3, 3 }, 3, 2 * One},
		{"laid down: game points", func(b, n *Section) { b.Scoring.GamesBye, n.Scoring.GamesBye = 5, 5 }, One, 5},
		{"begun", func(_, n *Section) { n.Rounds = []Round{{}} }, One, 2 * One},
		{"players", func(b, n *Section) { b.Kind, n.Kind = Individual, Individual }, One, 2 * One},
	} {
		b, n := before, before
		n.Rulebook = USChessRules
		c.change(&b, &n)
		if got := n.FollowBye(&b); got.MatchBye != c.match || got.GamesBye != c.games {
			t.Errorf("%s: %s and %s, want %s and %s", c.what, got.MatchBye, got.GamesBye, c.match, c.games)
		}
	}
}

// TestSheetOfPlayers: what a round brings, whom it was against, and what the arbiter gave to a round or to the total.
func TestSheetOfPlayers(t *testing.T) {
	s := &Section{ID: 1, Scoring: Classic(One, Half, 0), Planned: 4}
	for i := ID(1); i <= 3; i++ {
		s.Players = append(s.Players, Player{Entry: Entry{ID: i, Number: 4 - int(i), Name: string(rune('A' + i - 1))}, Rating: Rating(1000 * i)})
	}
	s.Players[0].Byes = []ByeRequest{{Round: 3, Kind: HalfBye}}
	s.Rounds = []Round{
		{Pairings: []Pairing{{Board: 1, Sides: [2]ID{1, 2}, Outcomes: [2]Outcome{Win, Loss}},
			{Sides: [2]ID{3}, Outcomes: [2]Outcome{PairingBye}}}},
		{Pairings: []Pairing{{Board: 7, Sides: [2]ID{3, 1}, Outcomes: [2]Outcome{Draw, Draw}, NoColours: true}}},
	}
	s.Adjustments = []Adjustment{{Who: 1, Round: 2, Games: -Half, Match: -Half}, {Who: 2, Games: One, Match: One},
		{Who: 3, Round: 4, Games: One, Match: One}, {Who: 9, Games: One}}
	sh := NewSheet(&Tournament{}, s, 0)
	if sh.Rounds != 2 || sh.Planned != 4 || sh.Primary != GamePoints || sh.Teams ||
		sh.Lines[0].Name != "C" || sh.Lines[2].Rating != 1000 || sh.Lines[2].Exact != 1_000_000 {
		t.Errorf("%+v", sh)
	}
	for name, want := range map[string]Points{"A": 2, "B": 2, "C": 3} {
		l := sh.Lines[sh.Index(ID(name[0]-'A'+1))]
		if l.Games != want || l.Match != want || l.Total(GamePoints) != want || l.Total(MatchPoints) != want {
			t.Errorf("%s has %s and %s, want %s", name, l.Match, l.Games, want)
		}
	}
	a := sh.Lines[2].Cells
	if c := &a[0]; c.Against != 0 || c.Opponent != 1 || c.Colour != White || c.Board != 1 || c.Pairing != 0 || c.Points(GamePoints) != 2 {
		t.Errorf("round 1 of A is %+v", a[0])
	}
	if a[1].Colour != NoColour || a[1].Against != 1 || a[1].Opponent != 0 || a[1].Games != 0 || a[1].Board != 7 {
		t.Errorf("round 2 of A is %+v", a[1]) // a draw less half a point
	}
	if b := sh.Lines[1].Cells; b[0].Colour != Black || b[0].Against != 2 || b[0].Opponent != 2 ||
		b[1].Outcome != Absent || b[1].Opponent != -1 || b[1].Pairing != -1 {
		t.Errorf("B has %+v", b)
	}
	if c := sh.Lines[0].Cells[0]; c.Opponent != -1 || c.Against != 0 || c.Pairing != 1 || c.Colour != NoColour {
		t.Errorf("the bye of C is %+v", c)
	}
	// After round 3, which is announced and was never paired, the bye asked for counts, and nothing else.
	later := NewSheet(&Tournament{}, s, 3)
	if c := later.Lines[2].Cells[2]; later.Rounds != 3 || c.Outcome != HalfBye || c.Games != 1 ||
		later.Lines[1].Cells[2].Outcome != Absent || later.Lines[2].Games != 3 {
		t.Errorf("after round 3: %+v", later.Lines)
	}
	if whole := NewSheet(&Tournament{}, s, 4); whole.Lines[0].Games != 5 || whole.Rounds != 4 {
		t.Errorf("after round 4 C has %s", whole.Lines[0].Games)
	}
	if over := NewSheet(&Tournament{}, s, 5); over.Rounds != 2 {
		t.Errorf("after round 5 of 4 there are %d rounds", over.Rounds)
	}
}

// TestRestInAnAllPlayAll: who has no opponent in a round of an all-play-all of an odd number rests; with an even number
// nobody does.
func TestRestInAnAllPlayAll(t *testing.T) {
	s := &Section{Format: RoundRobin, Scoring: Classic(One, Half, 0),
		Players: []Player{{Entry: Entry{ID: 1, Number: 1}}, {Entry: Entry{ID: 2, Number: 2}}, {Entry: Entry{ID: 3, Number: 3}}},
		Rounds:  []Round{{Pairings: []Pairing{{Board: 1, Sides: [2]ID{1, 2}, Outcomes: [2]Outcome{Win, Loss}}}}}}
	if sh := NewSheet(&Tournament{}, s, 0); !sh.Predetermined || sh.Lines[2].Cells[0].Outcome != Rest {
		t.Errorf("%+v", sh.Lines[2])
	}
	s.Players = append(s.Players, Player{Entry: Entry{ID: 4, Number: 4}})
	if sh := NewSheet(&Tournament{}, s, 0); sh.Lines[2].Cells[0].Outcome != Absent {
		t.Errorf("%+v", sh.Lines[2])
	}
	s.Format, s.Players = Swiss, s.Players[:3]
	if sh := NewSheet(&Tournament{}, s, 0); sh.Lines[2].Cells[0].Outcome != Absent {
		t.Errorf("%+v", sh.Lines[2])
	}
}

// TestMatchesInASheet: game points come from the boards where they are known, from the score where not, from the
// scoring where nobody played.
func TestMatchesInASheet(t *testing.T) {
	s := small()
	s.Rounds = append(s.Rounds, Round{Pairings: []Pairing{
		{Board: 1, Sides: [2]ID{1, 3}, Outcomes: [2]Outcome{ForfeitWin, ForfeitLoss}}, {Board: 2, Sides: [2]ID{2, 4}}}})
	sh := NewSheet(&Tournament{}, s, 2)
	got := func(i, r int) [4]Points {
		c := &sh.Lines[i].Cells[r]
		return [4]Points{c.Match, c.Games, c.Against, Points(len(c.Boards))}
	}
	for _, c := range []struct {
		what string
		i, r int
		want [4]Points
	}{
		{"boards", 0, 0, [4]Points{2, 3, 1, 2}}, {"boards, other side", 1, 0, [4]Points{0, 1, 3, 2}},
		{"score", 3, 0, [4]Points{2, 3, 1, 0}},
		{"forfeit", 0, 1, [4]Points{2, 4, 0, 0}}, {"forfeited", 2, 1, [4]Points{0, 0, 4, 0}}, {"open", 1, 1, [4]Points{0, 0, 0, 0}},
	} {
		if got := got(c.i, c.r); got != c.want {
			t.Errorf("%s: %v, want %v", c.what, got, c.want)
		}
	}
	if b := sh.Lines[1].Cells[0].Boards; b[0] != 0 || b[1] != 1 {
		t.Errorf("the boards of Team B made %v", b)
	}
}
