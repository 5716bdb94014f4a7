package pairing

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
)

func TestLabels(t *testing.T) {
	for _, c := range []struct {
		p           Player
		label, long string
	}{{Player{Name: "Anna", Number: 3}, "Anna", "Anna (no. 3)"}, {Player{Number: 3}, "no. 3", "no. 3"}} {
		if a, b := c.p.Label().String(), c.p.Numbered().String(); a != c.label || b != c.long {
			t.Errorf("%q and %q, want %q and %q", a, b, c.label, c.long)
		}
	}
}

// Scores before a round: what the rounds from it on brought is taken off, and the
// fictitious points are those of that round.
func TestScoresBefore(t *testing.T) {
	p := Player{Score: 6, Virtual: []model.Points{4, 2}, Past: []Past{{Points: 1}, {Points: 2}, {Points: 3}}}
	for round, want := range map[int]model.Points{1: 4, 2: 6 - 5 + 2, 3: 6 - 3, 4: 6} {
		if got := p.Before(round); got != want {
			t.Errorf("before round %d: %d, want %d", round, got, want)
		}
	}
	if p.Pairing() != 6 {
		t.Errorf("round 4 is not accelerated: %d", p.Pairing())
	}
	if p.Past = p.Past[:1]; p.Pairing() != 8 {
		t.Errorf("round 2 is, by two: %d", p.Pairing())
	}
}

// C.04.3, 1.4: floats.
func TestFloats(t *testing.T) {
	f := &Field{Win: 2, Draw: 1, Loss: 0, Players: []Player{
		{Score: 4, Past: []Past{{Opponent: 1, Outcome: model.Win, Points: 2}, {Opponent: 1, Outcome: model.Win, Points: 2}}},
		{Score: 1, Past: []Past{{Opponent: 0, Outcome: model.Loss}, {Opponent: 0, Outcome: model.Draw, Points: 1}}},
	}}
	for _, c := range []struct {
		i, round int
		want     Float
	}{{0, 1, NoFloat}, {0, 2, Down}, {1, 2, Up}, {0, 0, NoFloat}, {0, 3, NoFloat}, {0, -1, NoFloat}} {
		if got := f.FloatIn(c.i, c.round); got != c.want {
			t.Errorf("player %d in round %d: %d, want %d", c.i+1, c.round, got, c.want)
		}
	}
	for _, c := range []struct {
		g    Past
		want Float
	}{
		{Past{Opponent: -1, Outcome: model.PairingBye, Points: 2}, Down},
		{Past{Opponent: -1, Outcome: model.PairingBye}, Down},
		{Past{Opponent: -1, Outcome: model.HalfBye, Points: 1}, Down},
		{Past{Opponent: 1, Outcome: model.ForfeitWin, Points: 2}, Down},
		{Past{Opponent: 1, Outcome: model.ForfeitLoss}, NoFloat},
		{Past{Opponent: -1, Outcome: model.ZeroBye}, NoFloat},
		{Past{Opponent: -1, Outcome: model.Win, Points: 2}, NoFloat}, // against somebody who is not in the field
	} {
		f.Players[0].Past[1] = c.g
		if got := f.FloatIn(0, 2); got != c.want {
			t.Errorf("%+v: %d, want %d", c.g, got, c.want)
		}
	}
	// Accelerated, they were not level before the first round.
	f.Players[0].Past[1], f.Players[0].Virtual = Past{Opponent: 1, Outcome: model.Win, Points: 2}, []model.Points{2}
	if a, b := f.FloatIn(0, 1), f.FloatIn(1, 1); a != Down || b != Up {
		t.Errorf("with a point more in round 1: %d and %d", a, b)
	}
	f.Players[0].Virtual = nil
	// The first player of the field is an opponent like others.
	if got := f.FloatIn(1, 1); got != NoFloat {
		t.Errorf("both had nothing before round 1: %d", got)
	}
}

// C.04.1 c: nobody has the pairing-allocated bye twice, nor after as many points
// as a win without playing.
func TestMayHaveBye(t *testing.T) {
	for _, c := range []struct {
		o      model.Outcome
		points model.Points
		want   bool
	}{
		{model.PairingBye, 0, false}, {model.FullBye, 2, false}, {model.ForfeitWin, 2, false}, {model.HalfBye, 1, true},
		{model.FullBye, 1, true}, {model.Win, 2, true}, {model.ForfeitLoss, 0, true}, {model.Absent, 0, true},
	} {
		f := &Field{Win: 2, Players: []Player{{Past: []Past{{Outcome: c.o, Points: c.points}, {Outcome: model.Draw, Points: 1}}}}}
		if got := f.MayHaveBye(0); got != c.want {
			t.Errorf("after a %s for %d: %v", c.o, c.points, got)
		}
	}
}

// C.04.2: numbers count for colours among those who have been taken into account.
func TestSeats(t *testing.T) {
	f := &Field{Players: []Player{
		{Number: 30, Present: true}, {Number: 10}, {Number: 20, Past: []Past{{Outcome: model.Absent}}},
		{Number: 40, Past: []Past{{Outcome: model.Absent}, {Outcome: model.Draw}}}, {Number: 25, ByHand: true},
		{Number: 35, Past: []Past{{Outcome: model.PairingBye}}}, {Number: 36, Past: []Past{{Outcome: model.ForfeitLoss}}},
	}}
	if got := fmt.Sprint(f.Seats()); got != "[2 0 0 5 1 3 4]" {
		t.Errorf("seats %s", got)
	}
	f.Players[1].Present, f.Players[1].Score = true, 4
	if got := fmt.Sprint(f.Ranked()); got != "[1 0]" {
		t.Errorf("ranked %s", got)
	}
}

// higher: the pairing score, then the number; nobody stands above himself.
func TestHigher(t *testing.T) {
	f := &Field{Players: []Player{{Number: 1, Score: 2}, {Number: 2, Score: 4}, {Number: 3, Score: 2}}}
	for i, want := range [][]bool{{false, false, true}, {true, false, true}, {false, false, false}} {
		for j := range want {
			if f.higher(i, j) != want[j] {
				t.Errorf("%d above %d: want %v", i+1, j+1, want[j])
			}
		}
	}
	f.Rounds, f.Round, f.Win = 4, 4, 2
	for score, want := range map[model.Points]bool{3: false, 4: true} {
		if f.Players[0].Score = score; f.Topscorer(0) != want {
			t.Errorf("%d of 6 half points: topscorer %v", score, !want)
		}
	}
	if f.Rounds = 5; f.Topscorer(0) {
		t.Error("a topscorer before the last round")
	}
}

// A round as it stands in the file.
func TestPairings(t *testing.T) {
	f := &Field{Players: []Player{{ID: 11, Present: true}, {ID: 12, Present: true}, {ID: 13, Present: true},
		{ID: 14, Why: model.HalfBye}, {ID: 15, Why: model.Absent}, {ID: 16, Why: model.ZeroBye, ByHand: true}}}
	for _, c := range []struct {
		r    Round
		want string
	}{
		{Round{Bye: -1, Pairs: []Pair{{White: 2, Black: 0}}}, "1 [13 11] not played yet; 0 [14 0] half-point bye; "},
		{Round{Bye: 0}, "0 [11 0] pairing-allocated bye; 0 [14 0] half-point bye; "},
		{Round{Bye: 0, Resting: true}, "0 [11 0] rest; 0 [14 0] half-point bye; "},
		{Round{Bye: -1, Rests: []int{0, 2}}, "0 [11 0] rest; 0 [13 0] rest; 0 [14 0] half-point bye; "},
	} {
		got := ""
		for _, p := range c.r.Pairings(f) {
			got += fmt.Sprintf("%d %v %v; ", p.Board, p.Sides, p.Outcomes[0])
		}
		if got != c.want {
			t.Errorf("got %s, want %s", got, c.want)
		}
	}
}

// What a team's field takes from its section.
func TestFieldOfTeams(t *testing.T) {
	s := &model.Section{Kind: model.TeamEvent, Boards: 4, Planned: 3, PrimaryOnly: true, Scoring: model.Classic(2, 1, 4),
		Primary: model.MatchPoints}
	for i := range 2 {
		s.Teams = append(s.Teams, model.Team{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1}})
	}
	s.Scoring.MatchWin, s.Scoring.MatchDraw, s.Scoring.MatchLoss = 6, 4, 2
	for _, c := range []struct {
		primary model.ScoreKind
		want    [3]model.Points
	}{{model.MatchPoints, [3]model.Points{6, 4, 2}}, {model.GamePoints, [3]model.Points{8, 4, 0}}} {
		s.Primary = c.primary
		f := must.Have(NewField(&model.Tournament{Sections: []*model.Section{s}}, s, 1))(t)
		if got := [3]model.Points{f.Win, f.Draw, f.Loss}; got != c.want || f.Boards != 4 || !f.IgnoreSecond || f.Primary != c.primary {
			t.Errorf("%v: %v, %d boards, second score ignored %v", f.Primary, got, f.Boards, f.IgnoreSecond)
		}
	}
}

// Later rounds are not known: what a field has is what was before.
func TestFieldForgetsLaterRounds(t *testing.T) {
	tour, s := section(8)
	s.Rounds = append(s.Rounds, s.Rounds[0])
	f, err := NewField(tour, s, 2)
	if err != nil || len(f.Players[0].Past) != 1 || f.Players[0].Score != 1 {
		t.Errorf("%+v, %v", f.Players[0], err)
	}
	for planned, want := range map[int]int{0: 3, 9: 9, 1: 2} {
		s.Planned = planned
		if f, _ := NewField(tour, s, 2); f.Rounds != want {
			t.Errorf("%d rounds planned, round 2: %d rounds, want %d", planned, f.Rounds, want)
		}
	}
	for _, round := range []int{0, 4} {
		if _, err := NewField(tour, s, round); err == nil || !strings.Contains(err.Error(), "Pair round 3") {
			t.Errorf("round %d: %v", round, err)
		}
	}
}

// Fictitious points of overlapping groups add up, round by round.
func TestVirtualPoints(t *testing.T) {
	s := &model.Section{Acceleration: []model.Acceleration{
		{From: 0, To: 2, First: 2, Last: 4, Games: 2, Match: 5}, {From: 2, To: 9, First: 4, Last: 6, Games: 1, Match: 3}}}
	for _, c := range []struct {
		number, round int
		games, match  string
	}{{1, 3, "[]", "[]"}, {2, 3, "[2 2 0]", "[5 5 0]"}, {4, 3, "[2 3 1]", "[5 8 3]"}, {6, 3, "[0 1 1]", "[0 3 3]"}, {7, 3,
		"[]", "[]"}, {4, 1, "[2]", "[5]"}} {
		for kind, want := range map[model.ScoreKind]string{model.GamePoints: c.games, model.MatchPoints: c.match} {
			var got []int
			for _, p := range virtual(s, c.number, c.round, kind) {
				got = append(got, int(p))
			}
			if fmt.Sprint(got) != want {
				t.Errorf("number %d before round %d: %v, want %s", c.number, c.round, got, want)
			}
		}
	}
}

// A group that is there already, for no fewer rounds, is not looked at again.
func TestSameAsBefore(t *testing.T) {
	who := []model.ID{1, 2}
	for _, c := range []struct {
		b, g model.Forbidden
		want bool
	}{
		{model.Forbidden{Who: who}, model.Forbidden{Who: who}, true},
		{model.Forbidden{Who: who, From: 2}, model.Forbidden{Who: who, From: 1}, false},
		{model.Forbidden{Who: who, From: 1, To: 4}, model.Forbidden{Who: who, From: 2, To: 4}, true},
		{model.Forbidden{Who: who, From: 1, To: 4}, model.Forbidden{Who: who, From: 2, To: 5}, false},
		{model.Forbidden{Who: who, From: 1, To: 4}, model.Forbidden{Who: who, From: 2}, false},
		{model.Forbidden{Who: who, From: 1}, model.Forbidden{Who: who, From: 2, To: 9}, true},
		{model.Forbidden{Who: who}, model.Forbidden{Who: []model.ID{1, 3}}, false},
	} {
		if got := sameAsBefore([]model.Forbidden{c.b}, c.g); got != c.want {
			t.Errorf("%+v after %+v: %v", c.g, c.b, got)
		}
	}
}

// C.04.7: nothing to accelerate, and of two all is the top group.
func TestBakuOfFew(t *testing.T) {
	_, s := section(2)
	s.Planned = 2
	as, err := baku(s)
	want := []model.Acceleration{{From: 1, To: 1, First: 1, Last: 2, Games: 2}}
	if err != nil || !slices.Equal(as, want) {
		t.Errorf("two players, two rounds: %+v, %v", as, err)
	}
	s.Planned = 1
	if _, err := baku(s); err == nil {
		t.Error("a single round is accelerated")
	}
	s.Planned, s.Players[1].Entered = 5, 2
	if _, err := baku(s); err == nil || !strings.Contains(err.Error(), "there in round 1") {
		t.Errorf("one player at the start: %v", err)
	}
	team := &model.Section{Kind: model.TeamEvent, Planned: 4, Primary: model.MatchPoints, Scoring: model.Classic(2, 1, 4)}
	for i := range 5 {
		team.Teams = append(team.Teams, model.Team{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1}})
	}
	team.Scoring.MatchWin, team.Scoring.MatchDraw = 4, 2
	if as, err = baku(team); err != nil || !slices.Equal(as, []model.Acceleration{
		{From: 1, To: 1, First: 1, Last: 4, Match: 4}, {From: 2, To: 2, First: 1, Last: 4, Match: 2}}) {
		t.Errorf("five teams: %+v, %v", as, err)
	}
	team.Primary = model.GamePoints
	if _, err := baku(team); err == nil || !strings.Contains(err.Error(), "game points decide") {
		t.Errorf("game points: %v", err)
	}
}
