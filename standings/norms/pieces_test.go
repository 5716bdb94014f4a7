package norms

import (
	"fmt"
	"slices"
	"testing"

	"wallchart/model"
)

// TestAdviceInEachCase: one sentence for each way in which a norm can stand, and one for each thing that is missing.
func TestAdviceInEachCase(t *testing.T) {
	e := norm(t, 9, "GER", nine("111111100")...)
	two := []Game{{}, {}}
	for _, c := range []struct {
		c    Case
		want []string
	}{
		{Case{Status: Has, Without: true}, []string{"The norm stands: games that are left may be lost, or not be played (1.4.1e)."}},
		{Case{Status: Has, Judgement: Judgement{Halves: 14, Required: -1}}, []string{"The norm stands."}},
		{Case{Status: Has, Judgement: Judgement{Games: make([]Game, 9), Halves: 17, Required: 13}},
			[]string{"The norm stands, and the score is 2 above what was required: it counts as 11 games (1.4.1d)."}},
		{Case{Status: Has, Judgement: Judgement{Games: make([]Game, 15), Halves: 16, Required: 14}},
			[]string{"The norm stands, and the score is 1 above what was required: it counts as 14 games (1.4.1d)."}},
		{Case{Status: Out}, []string{"No result brings this norm any more."}},
		{Case{Status: Possible}, []string{"Only if games are left out: those against beaten opponents, or the last ones (1.4.1e, f)."}},
		{Case{Status: Possible, Known: two[:1], Needs: []Need{{}}}, []string{"Any result of 1 game is enough, but it must be played."}},
		{Case{Status: Possible, Known: two, Needs: []Need{{}}}, []string{"Any results of 2 games are enough, but they must be played."}},
		{Case{Status: Possible, Known: two, Coming: 1, Needs: []Need{{Average: 2450}, {Halves: 1, Average: 2400}, {Halves: 3}}}, []string{
			"No point is needed of 3, if those not yet paired have 2450 on average.",
			"½ of 3 is enough, if those not yet paired have 2400 on average.", "1½ of 3 is enough."}},
		{Case{Status: Possible, Known: two, Needs: []Need{{Halves: 2}}, Judgement: Judgement{Rule: &Rule{Special: []string{"GM", "IM"}}},
			More: []Check{{Kind: Titled, Has: 4, Needs: 5}, {Kind: Special, Has: 1, Needs: 3}, {Kind: Federations, Has: 0, Needs: 2}}}, []string{
			"1 of 2 is enough.", "1 more titled opponent is needed.", "2 more opponents with GM, IM are needed.",
			"Opponents of 2 more federations are needed."}},
	} {
		var got []string
		for _, text := range e.Advice(&c.c) {
			got = append(got, text.String())
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%+v: %q, want %q", c.c, got, c.want)
		}
	}
}

// TestOneRatingIsRaised (1.4.6c): the lowest below the floor; of equal ones the first, and none where all are at the floor or above.
func TestOneRatingIsRaised(t *testing.T) {
	for _, c := range []struct {
		ratings []int
		want    string
		who     int
	}{{[]int{2300, 2150, 2100}, "[2300 2150 2200]", 2}, {[]int{2100, 2150, 2300}, "[2200 2150 2300]", 0},
		{[]int{2100, 2100}, "[2200 2100]", 0},
		{[]int{2200, 2300}, "[2200 2300]", -1}, {[]int{2300, 2199}, "[2300 2200]", 1}, {nil, "[]", -1}} {
		own := slices.Clone(c.ratings)
		if who := raise(own, 2200); who != c.who || fmt.Sprint(own) != c.want {
			t.Errorf("%d: %d, and raised is %d; want %s, %d", c.ratings, own, who, c.want, c.who)
		}
	}
}

// TestRequired: the least score with which opponents of an average are enough for 2600: 7 of 9 are 78 % and +220, 7½ are 83 % and +273,
// all are +800; against an average that is too low no score is.
func TestRequired(t *testing.T) {
	gm := &Rules[0]
	for ra, want := range map[int]int{2416: 14, 2380: 14, 2379: 15, 2600: 9, 1800: 18, 1799: -1} {
		if got := gm.required(ra, 9); got != want {
			t.Errorf("of nine games against %d: %d half points, want %d", ra, got, want)
		}
	}
}

// TestOverInHalfPoints: by how many half points; nothing where no score would have been enough, or less was made.
func TestOverInHalfPoints(t *testing.T) {
	for _, c := range [][3]int{{14, 13, 1}, {13, 13, 0}, {12, 13, 0}, {14, -1, 0}, {3, 0, 3}} {
		if got := (&Judgement{Halves: c[0], Required: c[1]}).Over(); got != c[2] {
			t.Errorf("%d where %d are required: %d, want %d", c[0], c[1], got, c[2])
		}
	}
}

// TestMixedAsksForTitlesAndFederations alone.
func TestMixedAsksForTitlesAndFederations(t *testing.T) {
	for kind := Games; kind <= Performance; kind++ {
		j := Judgement{Checks: []Check{{Games, 9, 9, false}, {Kind: kind, Has: 1, Needs: 2}, {OneFederation, 2, 3, true}}}
		if got, want := j.mixed(), kind < Titled || kind > OneFederation; got != want {
			t.Errorf("kind %d is missing: mixed is %v", kind, got)
		}
		if j.holds() {
			t.Errorf("kind %d is missing, and all hold", kind)
		}
	}
	if (&Judgement{Checks: []Check{{OneFederation, 4, 3, true}}}).mixed() {
		t.Error("four of one federation where three may be are mixed")
	}
	if !(&Judgement{Checks: []Check{{OneFederation, 3, 3, true}, {Titled, 3, 3, false}}}).holds() {
		t.Error("as much as is asked is not enough")
	}
}

// TestWhomHeMayStillMeet: nobody twice, no team mate, and nobody who has left.
func TestWhomHeMayStillMeet(t *testing.T) {
	e := norm(t, 9, "GER", "GM FRA 2500 1", "GM FRA 2500 ?", "GM FRA 2500", "GM FRA 2500", "GM FRA 2500")
	e.Section.Players[3].Withdrawn = 2
	if got := fmt.Sprint(e.pool(0)); got != "[4 5]" {
		t.Errorf("of a Swiss: %s", got)
	}
	e.Section.Players[0].Team, e.Section.Players[4].Team = 7, 7
	if got := fmt.Sprint(e.pool(0)); got != "[5]" {
		t.Errorf("of teams: %s", got)
	}
	e.Section.Players[0].Team = 8
	if got := fmt.Sprint(e.pool(0)); got != "[4 5]" {
		t.Errorf("of another team: %s", got)
	}
}

// TestRoundsToCome: those that are announced and not paired, but for byes that were asked for; of teams all of them.
func TestRoundsToCome(t *testing.T) {
	e := norm(t, 9, "GER", nineOf("1111111", 7)...)
	p := &e.Section.Players[0]
	if got := e.coming(p); got != 2 {
		t.Errorf("%d rounds are to come, of nine, seven of which are played", got)
	}
	p.Byes = []model.ByeRequest{{Round: 8, Kind: model.HalfBye}}
	if got := e.coming(p); got != 1 {
		t.Errorf("with a bye in round 8: %d", got)
	}
	p.Withdrawn = 9
	if got := e.coming(p); got != 0 {
		t.Errorf("and who leaves before round 9: %d", got)
	}
	e.Section.Kind = model.TeamEvent
	if got := e.coming(p); got != 2 {
		t.Errorf("of teams: %d", got)
	}
}

// TestZerosOfAnAllPlayAll (1.4.2b): an unrated player who has nothing against the rated is left out; a draw against one of them is
// something, and a win against another unrated player is not.
func TestZerosOfAnAllPlayAll(t *testing.T) {
	const own, rated, unrated, other = 0, 1, 2, 3
	for _, c := range []struct {
		name   string
		halves [2]int // of the unrated player against the rated one, and against the other unrated one
		kept   bool
	}{{"nothing", [2]int{0, 0}, false}, {"a win against the unrated", [2]int{0, 2}, false}, {"a draw against the rated", [2]int{1, 0}, true},
		{"a win against the rated", [2]int{2, 0}, true}} {
		e := &Event{Section: &model.Section{Format: model.RoundRobin}, rating: []int{2400, 2300, 0, 0}, Played: make([][]Game, 4)}
		meet := func(a, b, halves int) {
			e.Played[a] = append(e.Played[a], Game{1, b, halves})
			e.Played[b] = append(e.Played[b], Game{1, a, 2 - halves})
		}
		meet(unrated, rated, c.halves[0])
		meet(unrated, other, c.halves[1])
		meet(other, rated, 1)
		meet(own, unrated, 2)
		meet(own, rated, 1)
		if c.halves == [2]int{1, 0} || c.halves == [2]int{2, 0} {
			e.Played[unrated] = e.Played[unrated][:2] // the one against himself is lost
		}
		e.leaveOutZeros()
		if got := len(e.Played[own]) == 2; got != c.kept {
			t.Errorf("%s: the game is kept: %v", c.name, got)
		}
		if len(e.Played[rated]) < 2 {
			t.Errorf("%s: games of the rated are left out: %v", c.name, e.Played[rated])
		}
	}
}

// TestMissedRounds: a game that is lost by forfeit, a bye that was asked for, and not being there; what the pairing allocates, a win
// without play and a game that is on are none.
func TestMissedRounds(t *testing.T) {
	s := &model.Section{Players: []model.Player{{Entry: model.Entry{ID: 1}}}}
	e := &Event{Section: s}
	for _, c := range []struct {
		o      model.Outcome
		missed int
	}{{model.Win, 0}, {model.Loss, 0}, {model.Pending, 0}, {model.PairingBye, 0}, {model.ForfeitWin, 0}, {model.ForfeitLoss, 1},
		{model.HalfBye, 1}, {model.ZeroBye, 1}, {model.Absent, 1}, {model.FullBye, 1}} {
		s.Rounds = []model.Round{{Pairings: []model.Pairing{{Sides: [2]model.ID{1, 2}, Outcomes: [2]model.Outcome{c.o}}}}}
		if e.Rounds = 1; e.missed(0) != c.missed {
			t.Errorf("%s: %d missed", c.o, e.missed(0))
		}
	}
	if e.Rounds, s.Rounds = 2, []model.Round{{}}; e.missed(0) != 2 {
		t.Errorf("of two rounds in which he is not: %d missed", e.missed(0))
	}
}

// TestWhatIsSaidOfAGame: its result, and who the opponent is.
func TestWhatIsSaidOfAGame(t *testing.T) {
	e := norm(t, 9, "GER", "GM FRA 2500 1", "- POL 0 =", "IM -- 2400 0")
	e.fed[3] = ""
	e.Section.Players = append(e.Section.Players, model.Player{})
	e.fed, e.rating = append(e.fed, ""), append(e.rating, 0)
	var got []string
	for _, g := range []Game{{1, 1, 2}, {2, 2, 1}, {3, 3, 0}, {4, 4, 0}} {
		l := e.line(&g)
		got = append(got, fmt.Sprintf("%d: %s %s, %s, %d", l.Round, l.Note, l.Opponent, e.origin(g.Opponent), int(e.rated(g.Opponent))))
	}
	want := []string{"1: win P2, GM, FRA, 2500", "2: draw P3, no title, POL, 1400", "3: loss P4, IM, no federation, 2400",
		"4: loss , no title, no federation, 1400"}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
