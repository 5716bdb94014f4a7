package pairing

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
)

// section has n players who have all drawn round 1, top half with White.
func section(n int) (*model.Tournament, *model.Section) {
	s := &model.Section{Name: "Open", Planned: 9, Scoring: model.Classic(2, 1, 4)}
	for i := range n {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: fmt.Sprint("P", i+1)}})
	}
	var r model.Round
	for i := range n / 2 {
		r.Pairings = append(r.Pairings, model.Pairing{Board: i + 1, Sides: [2]model.ID{model.ID(i + 1), model.ID(n/2 + i + 1)},
			Outcomes: [2]model.Outcome{model.Draw, model.Draw}})
	}
	s.Rounds = []model.Round{r}
	return &model.Tournament{Sections: []*model.Section{s}}, s
}

func TestNewField(t *testing.T) {
	tour, s := section(8)
	s.InitialColour = model.Black
	s.Players[2].Byes = []model.ByeRequest{{Round: 2, Kind: model.HalfBye}}
	s.Players[4].Byes = []model.ByeRequest{{Round: 3, Kind: model.ZeroBye}}
	s.Players[5].Byes = []model.ByeRequest{{Round: 5, Kind: model.HalfBye}, {Round: 2, Kind: model.ZeroBye}}
	s.Players[3].Withdrawn = 2
	s.Forbidden = []model.Forbidden{{Who: []model.ID{1, 2, 6}, From: 2}, {Who: []model.ID{1, 7}, From: 3}, {Who: []model.ID{1, 8}, To: 1}}
	s.Acceleration = []model.Acceleration{{From: 1, To: 2, First: 1, Last: 4, Games: 2}}
	f := must.Have(NewField(tour, s, 2))(t)
	if err := f.Ready(); err != nil {
		t.Error(err)
	}
	f.Players[1].Past = nil
	if err := f.Ready(); err == nil || err.Error() != "round 2 cannot be paired: P2 has a record of 0 rounds instead of 1" {
		t.Errorf("a player without a record: %v", err)
	}
	if f.Initial != model.Black {
		t.Errorf("the initial colour is %c, the section says b", f.Initial.Letter())
	}
	if p := f.Players[2]; p.Present || p.Why != model.HalfBye || !p.HalfBye {
		t.Errorf("player 3 asked for a half-point bye: %+v", p)
	}
	if p := f.Players[4]; !p.Present || p.Why != model.Absent || p.HalfBye {
		t.Errorf("player 5 asked for a zero-point bye of another round: %+v", p)
	}
	if p := f.Players[5]; p.Present || p.Why != model.ZeroBye || !p.HalfBye {
		t.Errorf("player 6 asked for a zero-point bye now and for a half-point bye in another round: %+v", p)
	}
	if f.Players[3].Present {
		t.Error("player 4 has withdrawn and is present")
	}
	if len(f.Forbidden) != 3 {
		t.Errorf("%v forbidden in round 2, want three pairs", f.Forbidden)
	}
	if a, b := f.Players[0].Pairing(), f.Players[7].Pairing(); a != 3 || b != 1 {
		t.Errorf("pairing scores %s and %s, want 1.5 with acceleration and 0.5", a, b)
	}
	if !f.Players[0].Met(4) || f.Players[0].Met(5) {
		t.Error("player 1 met player 5 and not player 6")
	}
}

func TestNewFieldNamesOpenBoards(t *testing.T) {
	tour, s := section(8)
	s.Rounds[0].Pairings[1].Outcomes = [2]model.Outcome{}
	s.Rounds[0].Pairings[3].Outcomes = [2]model.Outcome{}
	_, err := NewField(tour, s, 2)
	var open []string
	var all model.Problems
	if !errors.As(err, &all) {
		t.Fatalf("%v", err)
	}
	for _, p := range all {
		open = append(open, fmt.Sprintf("%s, round %d, board %d: %s", p.Section, p.Round, p.Board, p.What))
	}
	if got := strings.Join(open, "; "); got != "Open, round 1, board 2: has no result; Open, round 1, board 4: has no result" {
		t.Errorf("open are %s", got)
	}
	if _, err := NewField(tour, s, 4); err == nil {
		t.Error("round 4 is paired after round 1")
	}
}

func TestInitialColourMustBeDrawn(t *testing.T) {
	tour, s := section(8)
	f := must.Have(NewField(tour, s, 1))(t)
	if len(f.Players[0].Past) != 0 || f.Players[0].Score != 0 {
		t.Errorf("before round 1 nothing has happened: %+v", f.Players[0])
	}
	if err := f.Ready(); err == nil || !strings.Contains(err.Error(), "initial colour") {
		t.Errorf("%v does not ask for the initial colour", err)
	}
}

// The examples of C.04.7: 161 players have a top group of 82, nine rounds are
// accelerated three times by a point and twice by half.
func TestBaku(t *testing.T) {
	_, s := section(162)
	s.Players[160].Entered = 3 // late: 161 at the start
	as := must.Have(baku(s))(t)
	want := []model.Acceleration{{From: 1, To: 3, First: 1, Last: 82, Games: 2}, {From: 4, To: 5, First: 1, Last: 82, Games: 1}}
	if fmt.Sprint(as) != fmt.Sprint(want) {
		t.Errorf("got %v, want %v", as, want)
	}
	for n, last := range map[int]int{10: 6, 8: 4, 9: 6, 11: 6, 12: 6} {
		_, s := section(n + n%2)
		if n%2 == 1 {
			s.Players = s.Players[:n]
		}
		as, err := baku(s)
		if err != nil || as[0].Last != last {
			t.Errorf("%d players: the top group ends with %v (%v), want %d", n, as, err, last)
		}
	}
	s.Scoring.Win = 6
	if _, err := baku(s); err == nil {
		t.Error("3-1-0 is accelerated")
	}
}

// The top group goes by numbers, in whatever order the players stand.
func TestBakuGoesByNumbers(t *testing.T) {
	_, s := section(10)
	slices.Reverse(s.Players)
	if as, err := baku(s); err != nil || as[0].First != 1 || as[0].Last != 6 {
		t.Errorf("%v, %v", as, err)
	}
}

// Colours of games that were played: none of byes and forfeits, and none where none was kept.
func TestColoursOfThePast(t *testing.T) {
	p := Player{Past: []Past{
		{Outcome: model.Win, Colour: model.White}, {Outcome: model.ForfeitWin, Colour: model.White}, {Outcome: model.HalfBye},
		{Outcome: model.Draw}, {Outcome: model.Loss, Colour: model.Black},
	}}
	if got := p.Colours([]model.Colour{model.Black}); !slices.Equal(got, []model.Colour{model.Black, model.White, model.Black}) {
		t.Errorf("%v", got)
	}
}

// A pair is forbidden from its first round to its last; who is not in the section, or stands
// twice in the group, is left out.
func TestForbiddenRounds(t *testing.T) {
	for _, c := range []struct {
		g    model.Forbidden
		want string
	}{
		{model.Forbidden{Who: []model.ID{1, 2}}, "[[1 0]]"}, {model.Forbidden{Who: []model.ID{1, 2}, To: 1}, "[]"},
		{model.Forbidden{Who: []model.ID{1, 2}, To: 2}, "[[1 0]]"}, {model.Forbidden{Who: []model.ID{1, 2}, From: 2}, "[[1 0]]"},
		{model.Forbidden{Who: []model.ID{1, 2}, From: 3}, "[]"}, {model.Forbidden{Who: []model.ID{1, 99, 2}}, "[[1 0]]"},
		{model.Forbidden{Who: []model.ID{99, 1}}, "[]"}, {model.Forbidden{Who: []model.ID{98, 99}}, "[]"},
		{model.Forbidden{Who: []model.ID{1, 1}}, "[]"}, {model.Forbidden{Who: []model.ID{1, 2, 1}}, "[[1 0]]"},
	} {
		tour, s := section(4)
		s.Forbidden = []model.Forbidden{c.g}
		f, err := NewField(tour, s, 2)
		if err != nil || fmt.Sprint(f.Forbidden) != c.want {
			t.Errorf("%+v: %v, %v; want %s", c.g, f.Forbidden, err, c.want)
		}
	}
}

func TestLastDifference(t *testing.T) {
	read := func(s string) (cs []model.Colour) {
		for _, c := range s {
			cs = append(cs, map[rune]model.Colour{'w': model.White, 'b': model.Black}[c])
		}
		return cs
	}
	for _, c := range []struct{ a, b, want string }{
		{"wbw", "bwbw", "--"}, // the last three are the same, and before there is nothing to compare
		{"wb", "bb", "wb"}, {"b", "wb", "--"}, {"", "w", "--"}, {"wbwb", "bbwb", "wb"},
	} {
		a, b := LastDifference(read(c.a), read(c.b))
		if got := string([]byte{a.Letter(), b.Letter()}); got != c.want {
			t.Errorf("%s and %s: %s, want %s", c.a, c.b, got, c.want)
		}
	}
}

// C.04.2: the score of the higher-ranked of the pair, the sum, his number.
func TestSortBoards(t *testing.T) {
	f := &Field{Round: 1}
	for i, score := range []model.Points{4, 4, 6, 6, 4, 5, 2, 4} {
		f.Players = append(f.Players, Player{Number: i + 1, Score: score})
	}
	pairs := []Pair{{White: 0, Black: 1}, {White: 6, Black: 3}, {White: 7, Black: 4}, {White: 5, Black: 2}}
	f.SortBoards(pairs)
	want := []Pair{{White: 5, Black: 2}, {White: 6, Black: 3}, {White: 0, Black: 1}, {White: 7, Black: 4}}
	if fmt.Sprint(pairs) != fmt.Sprint(want) {
		t.Errorf("got %v, want %v", pairs, want)
	}
}

// US Chess 29A ranks by score and then by rating. Numbers that were not given by rating
// leave C.04.2's order, by number, other than that.
func TestSortBoardsRated(t *testing.T) {
	f := &Field{Round: 1}
	for i, p := range []Player{{Rating: 788}, {Rating: 0}, {Rating: 955}, {Rating: 414}, {Rating: 955}, {Rating: 300, Score: 2},
		{Rating: 900}, {Rating: 414}, {Rating: 1500}, {Rating: 1200, Score: 2}} {
		p.Number = i + 1
		f.Players = append(f.Players, p)
	}
	pairs := []Pair{{White: 0, Black: 3}, {White: 1, Black: 7}, {White: 6, Black: 4}, {White: 2, Black: 3}, {White: 5, Black: 8}}
	rated, numbered := slices.Clone(pairs), slices.Clone(pairs)
	f.SortBoardsRated(rated)
	f.SortBoards(numbered)
	// A win and 300 points go before no win and 955; of two of 955 the lower number; of the unrated and 414 the 414.
	if want := []Pair{pairs[4], pairs[3], pairs[2], pairs[0], pairs[1]}; fmt.Sprint(rated) != fmt.Sprint(want) {
		t.Errorf("by rating %v, want %v", rated, want)
	}
	if want := []Pair{pairs[4], pairs[0], pairs[1], pairs[3], pairs[2]}; fmt.Sprint(numbered) != fmt.Sprint(want) {
		t.Errorf("by number %v, want %v", numbered, want)
	}
	two := []Pair{{White: 0, Black: 9}, {White: 5, Black: 8}} // 1200 of the same score before 300
	if f.SortBoardsRated(two); two[0].White != 0 {
		t.Errorf("of equal scores the higher rated is not first: %v", two)
	}
	// Of a pair of one score the rating of the higher rated counts, not of the lower number.
	two = []Pair{{White: 2, Black: 6}, {White: 3, Black: 8}} // 955 and 900; 414 and 1500
	if f.SortBoardsRated(two); two[0].White != 3 {
		t.Errorf("of a pair the higher rated does not decide: %v", two)
	}
	f.Players[8].Score = 2 // the sum of both scores goes before the rating
	two = []Pair{{White: 9, Black: 0}, {White: 5, Black: 8}}
	if f.SortBoardsRated(two); two[0].White != 5 {
		t.Errorf("of equal scores of the higher the sum does not decide: %v", two)
	}
}

func TestRestIsNoBye(t *testing.T) {
	f := &Field{Players: []Player{{ID: 7}, {ID: 8}, {ID: 9}}}
	for i := range f.Players {
		f.Players[i].Present = true
	}
	for resting, want := range map[bool]model.Outcome{true: model.Rest, false: model.PairingBye} {
		r := Round{Pairs: []Pair{{White: 0, Black: 1}}, Bye: 2, Resting: resting}
		ps := r.Pairings(f)
		if len(ps) != 2 || ps[1].Outcomes[0] != want {
			t.Errorf("resting %v: %+v, want %v", resting, ps, want)
		}
	}
}
