package pair

import (
	"strings"
	"testing"

	"wallchart/arbiter/eveningtest"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// TestWhatStandsInTheWay of the next round, in the order in which it is said.
func TestWhatStandsInTheWay(t *testing.T) {
	says := func(name string, err error, want string) {
		t.Helper()
		switch {
		case want == "" && err != nil:
			t.Errorf("%s: %v", name, err)
		case want != "" && (err == nil || !strings.Contains(err.Error(), want)):
			t.Errorf("%s: %v, want something about %q", name, err, want)
		}
	}
	_, s := eveningtest.Of(1)
	says("one player", WhyNotNext(s), "two participants")
	says("one player by hand", WhyNotByHand(s), "two participants")
	_, s = eveningtest.Of(4)
	says("four", WhyNotNext(s), "")
	says("four by hand", WhyNotByHand(s), "")
	s.Players[2].Name = " "
	says("nameless", WhyNotNext(s), "number 3 has no name")
	ev, s := eveningtest.Of(16)
	s.Planned = 1
	ev, s = pairAgain(t, ev, Asked{})
	says("boards are open", WhyNotNext(s), "board 1, board 2, board 3, board 4, board 5 and 3 more")
	_, s = eveningtest.Play(t, ev, 1, "11111111")
	says("the only round", WhyNotNext(s), "the only round (1) is paired")
	again := must.Have(MakeRound(ev, s, Asked{Round: 1}))(t)
	_, err := again.Change(ev)
	says("the only round, made anew", err, "")
	says("the only round by hand", WhyNotByHand(s), "the only round (1) is paired")
	says("nobody left", WhyNotRest(s, 1), "everybody is in round 1")
	says("no such round", WhyNotRest(s, 2), "no round is paired")
	ev, s = laid(t)
	says("begun", WhyNotByHand(s), "")
	says("the rest", WhyNotRest(s, 1), "")
	_, s = eveningtest.After(t, ev, LayRound(s, 2, nil), nil)
	says("begun by hand", WhyNotByHand(s), "round 2 is begun")
	_, s = eveningtest.Of(4)
	s.Format = model.RoundRobin
	says("a table", WhyNotAll(s), "")
	_, s = eveningtest.After(t, (&model.Tournament{}).With(s), LayRound(s, 1, nil), nil)
	says("the rest of a table", WhyNotRest(s, 1), "fixes its rounds before the first")
	if !tabled(s, 3) || tabled(s, 4) || LastRound(s) != 3 {
		t.Error("four players have three rounds in the table")
	}
}

// lothianTeams is a section of teams level on all points.
func lothianTeams(n int) (*model.Tournament, *model.Section) {
	s := &model.Section{ID: 1, Name: "A", Kind: model.TeamEvent, System: "lothian", Boards: 1,
		Scoring: model.Classic(2*model.One, model.One, 1), LastID: model.ID(n)}
	for i := 1; i <= n; i++ {
		s.Teams = append(s.Teams, model.Team{Entry: model.Entry{ID: model.ID(i), Number: i, Name: string(rune('A' + i - 1))}})
	}
	return (&model.Tournament{}).With(s), s
}

// TestThePlayOffIsDrawnFromThePlaces (Lothian Junior Chess, 2): with five teams the
// sixth round is 1st against 2nd and 3rd against 4th. Every match is won by the
// lower number, so the places are the numbers.
func TestThePlayOffIsDrawnFromThePlaces(t *testing.T) {
	ev, s := lothianTeams(5)
	if LastRound(s) != 6 || !tabled(s, 5) || tabled(s, 6) {
		t.Fatalf("five teams have %d rounds", LastRound(s))
	}
	c, _, err := All(s)
	ev, s = eveningtest.After(t, ev, c, err)
	for round := 1; round <= 5; round++ {
		for _, p := range s.Rounds[round-1].Pairings {
			score := [2]model.Points{model.One, 0}
			if p.Sides[0] > p.Sides[1] {
				score = [2]model.Points{0, model.One}
			}
			if !p.IsBye() {
				ev, s = eveningtest.After(t, ev, steps.SetMatchScore{Section: 1, Round: round, Board: p.Board, Score: score}, nil)
			}
		}
	}
	ev, s = pairAgain(t, ev, Asked{})
	for _, two := range [][2]model.ID{{1, 2}, {3, 4}} {
		if p, _ := s.Rounds[5].Find(two[0]); p == nil || p.Side(two[1]) < 0 {
			t.Errorf("places %d and %d do not meet: %s", two[0], two[1], eveningtest.Boards(s, 6))
		}
	}
	if x, err := Examine(ev, s, Asked{Round: 6}); err != nil || len(x.Findings) != 0 {
		t.Errorf("the play-off is judged %v, %+v", err, x)
	}
	for _, p := range s.Rounds[5].Pairings { // whatever comes of it, it was drawn from the places before
		score := [2]model.Points{model.One, 0}
		if p.Sides[0] < p.Sides[1] {
			score = [2]model.Points{0, model.One}
		}
		if !p.IsBye() {
			ev, s = eveningtest.After(t, ev, steps.SetMatchScore{Section: 1, Round: 6, Board: p.Board, Score: score}, nil)
		}
	}
	if x, err := Examine(ev, s, Asked{Round: 6}); err != nil || len(x.Findings) != 0 {
		t.Errorf("the play-off that was played is judged %v, %+v", err, x)
	}
	// The system that is asked for decides, not the section's.
	as := *s
	as.System = ""
	if d, err := Prepare(ev, &as, Asked{Round: 6, System: "lothian"}); err != nil || d.Field.Standing == nil {
		t.Errorf("asked for by name, the standing is not known: %v", err)
	}
}

// TestAcceleration: by Baku (C.04.7) half of ten players have a point more in the
// first half of the rounds.
func TestAcceleration(t *testing.T) {
	_, s := eveningtest.Of(10)
	var codes []string
	for _, a := range Accelerations {
		codes = append(codes, a.Code)
		as := must.Have(a.Records(s))(t)
		with := *s
		with.Acceleration = as
		if got := Accelerated(&with); got == nil || got.Code != a.Code {
			t.Errorf("%s is taken for %+v", a.Code, got)
		}
	}
	if got := strings.Join(codes, " "); got != "none baku added sixths" {
		t.Errorf("the ways are %s", got) // Baku, which seven systems have, once
	}
	own := *s
	own.Acceleration = []model.Acceleration{{Games: model.One, From: 1, To: 3, First: 1, Last: 2}}
	if Accelerated(&own) != nil {
		t.Error("one's own points are none of the known ways")
	}
	if got := AccelerationLines(own.Acceleration)[0].String(); got != "Numbers 1 to 2: 1 more in rounds 1 to 3" {
		t.Errorf("it is said as %q", got)
	}
}

// TestLot: the same seed draws the same colour, and the words name both.
func TestLot(t *testing.T) {
	drawn := map[model.Colour]bool{}
	for seed := range int64(20) {
		c, words := Lot(seed)
		again, _ := Lot(seed)
		want := map[model.Colour]string{model.White: "White", model.Black: "Black"}[c]
		if c != again || want == "" || !strings.Contains(words.String(), want+" (seed ") {
			t.Errorf("seed %d draws %v and %v: %q", seed, c, again, words)
		}
		drawn[c] = true
	}
	if len(drawn) != 2 {
		t.Error("one colour is never drawn")
	}
}
