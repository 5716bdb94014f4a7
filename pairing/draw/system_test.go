package draw

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing"
)

// The system of a round: the one that is asked for, else the section's own, else the first of its kind for its format.
func TestSystemOfASection(t *testing.T) {
	const players = "Choose one of dutch, dutch2017, dubov, burstein, us-swiss, keizer, knockout, " +
		"berger, berger2, scheveningen, schiller, molter"
	const teams = "Choose one of team, teamB, teamX, lothian, us-swiss, berger, berger2, scheveningen"
	for _, c := range []struct {
		kind      model.Kind
		format    model.Format
		own, code string
		want      string
	}{
		{model.Individual, model.Swiss, "", "", "dutch"},
		{model.Individual, model.RoundRobin, "", "", "berger"},
		{model.Individual, model.DoubleRoundRobin, "", "", "berger2"},
		{model.Individual, model.Scheveningen, "", "", "scheveningen"},
		{model.Individual, model.Schiller, "", "", "schiller"},
		{model.TeamEvent, model.Swiss, "", "", "team"},
		{model.TeamEvent, model.RoundRobin, "", "", "berger"},
		{model.Individual, model.Swiss, "dubov", "", "dubov"},
		{model.Individual, model.Swiss, "", "dubov", "dubov"},
		{model.Individual, model.Swiss, "dubov", "burstein", "burstein"},
		{model.Individual, model.RoundRobin, "", "dubov", "dubov"}, // a round of its own in another format
		{model.Individual, model.Swiss, "lothian", "", `Lothian Junior Chess does not pair a section of kind "individual". ` + players},
		{model.TeamEvent, model.Swiss, "", "dutch", `FIDE (Dutch) System does not pair a section of kind "team". ` + teams},
		{model.TeamEvent, model.Schiller, "", "", "Schiller pairs players, whose clubs are the teams, and Open is a section of teams. " +
			"Enter the players in a section of players, or choose another form"},
		{model.Individual, model.Swiss, "nonsense", "", `"nonsense" is not a pairing system`},
		{model.Individual, model.Swiss, "dutch", "nonsense", `"nonsense" is not a pairing system`},
		{model.Individual, model.Swiss, "nonsense", "dutch", "dutch"},
	} {
		e, err := System(&model.Section{Name: "Open", Kind: c.kind, Format: c.format, System: c.own}, c.code)
		got := ""
		if err != nil {
			got, _, _ = strings.Cut(err.Error(), ": choose one of ")
		} else {
			got = e.Code
		}
		if got != c.want {
			t.Errorf("%s, %s, %q, asked for %q: %s, want %s", c.kind, c.format, c.own, c.code, got, c.want)
		}
	}
}

// The initial colour of a round: what is asked for, else the section's, else what its first round shows, else White. The
// section keeps its own.
func TestInitialColourOfADraw(t *testing.T) {
	won := [2]model.Outcome{model.Win, model.Loss}
	byBlack := []model.Round{{Pairings: []model.Pairing{
		{Board: 1, Sides: [2]model.ID{3, 1}, Outcomes: won}, {Board: 2, Sides: [2]model.ID{2, 4}, Outcomes: won}}}}
	for _, c := range []struct {
		asked, own model.Colour
		rounds     []model.Round
		want       model.Colour
	}{
		{model.NoColour, model.NoColour, nil, model.White},
		{model.NoColour, model.NoColour, byBlack, model.Black},
		{model.NoColour, model.White, byBlack, model.White},
		{model.NoColour, model.Black, nil, model.Black},
		{model.White, model.Black, nil, model.White},
		{model.Black, model.NoColour, nil, model.Black},
	} {
		ev, s := club(4)
		s.InitialColour, s.Rounds = c.own, c.rounds
		d := must.Have(New(ev, s, Options{Initial: c.asked}))(t)
		if d.Before.InitialColour != c.want || d.Field.Initial != c.want || s.InitialColour != c.own {
			t.Errorf("asked %v, own %v: before %v, field %v, section %v; want %v", c.asked, c.own, d.Before.InitialColour, d.Field.Initial,
				s.InitialColour, c.want)
		}
	}
}

// Everything about the participants but their attendance is as it was.
func TestBeforeARoundKeepsThePeople(t *testing.T) {
	s := anew(model.Individual)
	s.Players[2].Name, s.Players[2].Rating, s.Players[2].Club = "Clara", 1712, "North"
	if p := beforeRound(s, 2, false).Players[2]; p.Name != "Clara" || p.Rating != 1712 || p.Club != "North" || p.ID != 3 {
		t.Errorf("%+v", p)
	}
	s = anew(model.TeamEvent)
	s.Teams[2].Name, s.Teams[2].Roster, s.Players[5].Rating = "North", []model.ID{5, 6}, 1712
	b := beforeRound(s, 2, false)
	if tm := b.Teams[2]; tm.Name != "North" || !slices.Equal(tm.Roster, []model.ID{5, 6}) || b.Players[5].Rating != 1712 {
		t.Errorf("%+v, %+v", tm, b.Players[5])
	}
	if len(b.Players) != 8 || len(b.Teams) != 8 {
		t.Errorf("%d players, %d teams", len(b.Players), len(b.Teams))
	}
}

// An order of the standings counts when it names everybody who is in the section, once the unknown are passed over.
func TestStandingOfADraw(t *testing.T) {
	for _, c := range []struct {
		order []model.ID
		want  string
	}{
		{nil, "[]"}, {[]model.ID{3, 1, 2, 4}, "[2 0 1 3]"}, {[]model.ID{9, 3, 1, 2, 4}, "[2 0 1 3]"}, {[]model.ID{3, 1, 2}, "[]"},
		{[]model.ID{3, 1, 2, 9}, "[]"},
	} {
		ev, s := club(4)
		d := must.Have(New(ev, s, Options{Standing: c.order}))(t)
		if got := fmt.Sprint(d.Field.Standing); got != c.want || (c.want == "[]") != (d.Field.Standing == nil) {
			t.Errorf("%v: %s, want %s", c.order, got, c.want)
		}
	}
}

// What the engine is asked is its own answer, and a round that cannot be prepared is an error with the boards in question.
func TestMakeAsksTheEngine(t *testing.T) {
	ev, s := club(4)
	d, err := New(ev, s, Options{})
	if err != nil {
		t.Fatal(err)
	}
	cancel := make(chan struct{})
	close(cancel)
	if _, err := d.Make(pairing.Options{Cancel: cancel}); !errors.Is(err, pairing.ErrCancelled) {
		t.Errorf("cancelled: %v", err)
	}
	s.Rounds = []model.Round{{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 3}},
		{Board: 2, Sides: [2]model.ID{4, 2}, Outcomes: [2]model.Outcome{model.Win, model.Loss}}}}}
	d, err = New(ev, s, Options{})
	if err == nil || d == nil || d.Field != nil ||
		err.Error() != "Club, round 1, board 1: has no result. Enter it, or a forfeit, or that the game is adjourned: it then counts as a "+
			"draw for the pairing." {
		t.Errorf("%+v, %v", d, err)
	}
}

// An adjourned game counts as a draw for the pairing alone: number 1 and number 3 have
// half a point each before round 2, number 4 one, and the section is left as it was.
func TestAnAdjournedGameIsPairedAsADraw(t *testing.T) {
	ev, s := club(4)
	s.Rounds = []model.Round{{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 3}, Adjourned: true},
		{Board: 2, Sides: [2]model.ID{4, 2}, Outcomes: [2]model.Outcome{model.Win, model.Loss}, Adjourned: true}}}}
	d := must.Have(New(ev, s, Options{}))(t)
	var scores []string
	for _, p := range d.Field.Players {
		scores = append(scores, p.Score.Fraction())
	}
	if got := strings.Join(scores, " "); got != "½ 0 ½ 1" {
		t.Errorf("before round 2 they have %s", got)
	}
	if p := s.Rounds[0].Pairings[0]; p.Done() {
		t.Error("the section has the draw, too")
	}
}

// TestAnAdjournedBoardIsPairedAsADraw: of a match, too, and what the match comes to follows: with one board won and one adjourned it is
// won, with one lost it is lost, and one that is adjourned on all its boards, or as a whole before it has any, is drawn.
func TestAnAdjournedBoardIsPairedAsADraw(t *testing.T) {
	won, lost := [2]model.Outcome{model.Win, model.Loss}, [2]model.Outcome{model.Loss, model.Win}
	rests := model.Game{Adjourned: true}
	over := func(o [2]model.Outcome) model.Game { return model.Game{Outcomes: o} }
	was := func(o [2]model.Outcome, until int) model.Game { return model.Game{Outcomes: o, DrawnUntil: until} }
	for _, c := range []struct {
		name        string
		pairing     model.Pairing
		match, game string // points of the two sides
	}{
		{"won and adjourned", model.Pairing{Games: []model.Game{over(won), rests}}, "2 0", "1½ ½"},
		{"lost and adjourned", model.Pairing{Games: []model.Game{rests, over(lost)}}, "0 2", "½ 1½"},
		{"adjourned", model.Pairing{Games: []model.Game{rests, rests}}, "1 1", "1 1"},
		{"adjourned before it has boards", model.Pairing{Adjourned: true}, "1 1", "1 1"},
		{"adjourned when round 2 was paired", model.Pairing{Games: []model.Game{was(won, 2), over(lost)}}, "0 2", "½ 1½"},
		{"over when round 2 was paired", model.Pairing{Games: []model.Game{was(won, 1), over(lost)}}, "1 1", "1 1"},
		{"adjourned without boards when round 2 was paired", model.Pairing{Outcomes: won, Score: [2]model.Points{4, 0}, DrawnUntil: 2},
			"1 1", "1 1"},
	} {
		ev, s := club(4)
		s.Kind, s.Boards, s.System, s.Primary = model.TeamEvent, 2, "team", model.MatchPoints
		s.Scoring = model.Classic(2*model.One, model.One, 2)
		for _, p := range s.Players {
			s.Teams = append(s.Teams, model.Team{Entry: p.Entry})
		}
		s.Players = nil
		c.pairing.Board, c.pairing.Sides = 1, [2]model.ID{1, 3}
		other := model.Pairing{Board: 2, Sides: [2]model.ID{2, 4}, Games: []model.Game{over(won), over(won)}}
		s.Rounds = []model.Round{{Pairings: []model.Pairing{s.Settle(c.pairing), s.Settle(other)}}}
		before := fmt.Sprintf("%+v", s.Rounds)
		d, err := New(ev, s, Options{})
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		one, two := d.Field.Players[0], d.Field.Players[2]
		match := one.Score.Fraction() + " " + two.Score.Fraction()
		if game := one.Second.Fraction() + " " + two.Second.Fraction(); match != c.match || game != c.game {
			t.Errorf("%s: before round 2 the sides have %s and %s, want %s and %s", c.name, match, game, c.match, c.game)
		}
		if now := fmt.Sprintf("%+v", s.Rounds); now != before {
			t.Errorf("%s: the section has the draws, too: %s", c.name, now)
		}
	}
}

// The table of a section: of five the sides in each round by Berger, whoever would meet number 6 resting; what the
// systems say of sections for which they have none is passed on.
func TestTableAsWritten(t *testing.T) {
	_, s := club(5)
	s.Format = model.RoundRobin
	for i := range s.Players {
		s.Players[i].ID += 10
	}
	rounds := must.Have(Table(s))(t)
	var got []string
	for _, ps := range rounds {
		line := ""
		for _, p := range ps {
			line += fmt.Sprintf("%d %v %v, ", p.Board, p.Sides, p.Outcomes[0])
		}
		got = append(got, line)
	}
	want := []string{ // FIDE C.05 annex, 5 or 6 players: 1-6 2-5 3-4; 6-4 5-3 1-2; 2-6 3-1 4-5; 6-5 1-4 2-3; 3-6 4-2 5-1
		"1 [12 15] not played yet, 2 [13 14] not played yet, 0 [11 0] rest, ",
		"1 [15 13] not played yet, 2 [11 12] not played yet, 0 [14 0] rest, ",
		"1 [13 11] not played yet, 2 [14 15] not played yet, 0 [12 0] rest, ",
		"1 [11 14] not played yet, 2 [12 13] not played yet, 0 [15 0] rest, ",
		"1 [14 12] not played yet, 2 [15 11] not played yet, 0 [13 0] rest, ",
	}
	for r, line := range want {
		if r >= len(got) || !sameBoards(got[r], line) {
			t.Errorf("round %d: %q, want the boards of %q", r+1, got, line)
		}
	}
	_, s = club(4)
	s.Format = model.Schiller
	for i, want := range []string{
		"the Schiller system takes the clubs for teams, and these have none: P1, P2, P3, P4. Enter their clubs",
		"the Schiller system needs at least two teams: there are 1 clubs. Enter the players' clubs",
		"the Schiller system needs teams of equal size: North has 3 players and South has 1",
	} {
		for k := range s.Players {
			s.Players[k].Club = []string{"", "North", "North"}[i]
		}
		if i == 2 {
			s.Players[3].Club = "South"
		}
		if _, err := Table(s); err == nil || err.Error() != want {
			t.Errorf("%v, want %s", err, want)
		}
	}
	s.System = "nonsense"
	if _, err := Table(s); err == nil || !strings.HasPrefix(err.Error(), `"nonsense" is not a pairing system`) {
		t.Errorf("%v", err)
	}
	_, s = club(4)
	if _, err := Table(s); err == nil || err.Error() != "the rounds of this system depend on results: pair them one after the other" {
		t.Errorf("%v", err)
	}
}

// sameBoards tells whether two rounds are the same but for the order of their boards.
func sameBoards(a, b string) bool {
	split := func(s string) []string {
		var out []string
		for _, p := range strings.Split(s, ", ") {
			if _, rest, ok := strings.Cut(p, " "); ok {
				out = append(out, rest)
			}
		}
		slices.Sort(out)
		return out
	}
	return slices.Equal(split(a), split(b))
}

// Those with a fixed board sit there, the others keep their order, and byes come behind in theirs.
func TestSeatedOrder(t *testing.T) {
	bye := func(id model.ID, o model.Outcome) model.Pairing {
		return model.Pairing{Sides: [2]model.ID{id}, Outcomes: [2]model.Outcome{o}}
	}
	_, s := club(9)
	s.Players[0].FixedBoard, s.Players[8].FixedBoard, s.Players[3].FixedBoard = 3, 2, -1
	round := []model.Pairing{bye(9, model.HalfBye), {Board: 1, Sides: [2]model.ID{1, 4}}, bye(8, model.PairingBye),
		{Board: 2, Sides: [2]model.ID{5, 2}}, bye(7, model.ZeroBye), {Board: 3, Sides: [2]model.ID{3, 6}}}
	got, err := Seated(s, round)
	if err != nil {
		t.Fatal(err)
	}
	var lines []string
	for _, p := range got {
		lines = append(lines, fmt.Sprint(p.Board, p.Sides, p.Outcomes[0]))
	}
	if want := []string{"1 [5 2] not played yet", "2 [3 6] not played yet", "3 [1 4] not played yet", "0 [9 0] half-point bye",
		"0 [8 0] pairing-allocated bye", "0 [7 0] zero-point bye"}; !slices.Equal(lines, want) {
		t.Errorf("%q, want %q", lines, want)
	}
	if round[1].Board != 1 || round[0].Sides[0] != 9 {
		t.Error("the round that was handed in was changed")
	}
	s.Players[3].FixedBoard = 5
	if got, err = Seated(s, round); err == nil || len(got) != 6 || got[1].Board != 1 {
		t.Errorf("who cannot be seated leaves the round as it is: %v, %v", got, err)
	}
}
