package norms

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wallchart/model"
)

// TestOpenGames: a game is to come where both are in the section and nothing is entered, and for no other.
func TestOpenGames(t *testing.T) {
	e := norm(t, 9, "GER", nine("1111111??")...)
	if len(e.Known[0]) != 2 || len(e.Known[8]) != 1 || e.Known[8][0] != (Game{Round: 8, Opponent: 0}) || len(e.Known[1]) != 0 {
		t.Errorf("known are %v and %v", e.Known[0], e.Known[8])
	}
	e.open(map[model.ID]int{1: 0, 2: 1}, 8, [2]model.ID{1, 99}, [2]model.Outcome{})
	e.open(map[model.ID]int{1: 0, 2: 1}, 8, [2]model.ID{99, 1}, [2]model.Outcome{})
	e.open(map[model.ID]int{1: 0, 2: 1}, 8, [2]model.ID{1, 1}, [2]model.Outcome{})
	e.open(map[model.ID]int{1: 0, 2: 1}, 8, [2]model.ID{1, 2}, [2]model.Outcome{model.Win, model.Loss})
	if len(e.Known[0]) != 2 {
		t.Errorf("of games that are none %v are known", e.Known[0])
	}
}

// TestWhoSeeks: nobody is asked about with fewer games, played and to come, than are needed.
func TestWhoSeeks(t *testing.T) {
	for _, c := range []struct {
		planned int
		results string
		want    int
	}{{9, "111111100", 2}, {9, "1111111??", 2}, {8, "11111111", 0}, {9, "11111111+", 2}, {9, "1111111++", 0}} {
		e := norm(t, c.planned, "GER", nine(c.results + "         ")[:len(c.results)]...)
		n := 0
		for _, x := range e.Cases() {
			if x.Player == 0 {
				n++
			}
		}
		if n != c.want {
			t.Errorf("%s of %d rounds: %d titles are looked at, want %d", c.results, c.planned, n, c.want)
		}
	}
	e := norm(t, 9, "GER", slices.Concat(nineOf("1111=0=", 7), []string{"GM POL 2600", "GM POL 2560", "- POL 2300"})...)
	if !slices.ContainsFunc(e.Cases(), func(c Case) bool { return c.Player == 0 && c.Rule.Title == "GM" && c.Status == Possible }) {
		t.Error("two rounds are to come, and nobody is asked about")
	}
}

// TestStandsInAnAllPlayAll: there all rounds count, so a norm that is reached before the end is possible and no more, also where nothing
// that is left could be had.
func TestStandsInAnAllPlayAll(t *testing.T) {
	e := norm(t, 10, "GER", append(nine("111111100"), "- GER 2120 ?")...)
	e.Section.Format = model.RoundRobin
	if c := e.Case(0, &Rules[0]); c.Status != Possible || c.Without || c.Left() != 1 {
		t.Errorf("%+v", c)
	}
	e.Section.Format = model.Swiss
	if c := e.Case(0, &Rules[0]); c.Status != Has || !c.Without {
		t.Errorf("in a Swiss: %+v", c)
	}
	e = norm(t, 9, "GER", nine("111111100")...)
	if c := e.Case(0, &Rules[0]); c.Status != Has || c.Without {
		t.Errorf("at the end: %+v", c)
	}
}

// TestSupply: what those who have not been met could bring at most.
func TestSupply(t *testing.T) {
	e := norm(t, 9, "GER", "GM FRA 2500 1", "GM GER 2510", "IM FRA 2520", "CM FID 2530", "- ESP 0", "WGM ? 2400")
	e.fed[6] = ""
	s := e.supply(0, &Rules[0])
	var lands []string
	for fed := range s.lands {
		lands = append(lands, fed)
	}
	slices.Sort(lands)
	if s.titled != 3 || s.special != 1 || fmt.Sprint(lands) != "[ESP FRA]" || s.others != 4 ||
		fmt.Sprint(s.ratings) != "[2530 2520 2510 2400 1400]" {
		t.Errorf("%+v", s)
	}
	e.Section.GamesPerPairing = 2 // each can come twice
	if s := e.supply(0, &Rules[0]); s.titled != 6 || s.others != 8 || s.special != 1 ||
		fmt.Sprint(s.ratings) != "[2530 2530 2520 2520 2510 2510 2400 2400 1400 1400]" {
		t.Errorf("with two games a round: %+v", s)
	}
	e.Section.GamesPerPairing = 0
	e.fed[0] = "FID" // whose own is nobody's: everybody is of another
	if s := e.supply(0, &Rules[0]); s.others != 5 {
		t.Errorf("for a player of FID %d are others", s.others)
	}
}

// TestOutInADoubleRoundRobin: of five opponents, met twice, three must be grandmasters, and of two who are there is no third.
func TestOutInADoubleRoundRobin(t *testing.T) {
	for _, c := range []struct {
		third string
		want  Status
	}{{"GM", Possible}, {"IM", Out}} {
		e := norm(t, 10, "GER", "GM FRA 2600 1", "GM USA 2590 1", c.third+" ESP 2580 1", "IM GER 2500 1", "IM POL 2490 1",
			"GM FRA 2600", "GM USA 2590")
		e.Section.Format = model.DoubleRoundRobin
		e.Section.Players = e.Section.Players[:6]
		for k := 1; k <= 4; k++ {
			e.Played[0] = append(e.Played[0], Game{Round: 5 + k, Opponent: k, Halves: 1})
		}
		e.Known[0], e.Coming[0] = []Game{{Round: 10, Opponent: 5}}, 0
		got := e.Case(0, &Rules[0])
		if got.Status != c.want {
			t.Errorf("with a third %s it is %s: %+v", c.third, got.Status.Code(), got.Checks)
		}
		if c.want == Possible && len(got.More) != 0 {
			t.Errorf("it lacks %+v", got.More)
		}
	}
}

// TestFederationsToCome: each condition about federations alone puts the norm out where no opponent can come who would mend it.
func TestFederationsToCome(t *testing.T) {
	for name, c := range map[string]struct {
		feds string // of the eight met, and of the one to come
		want Status
	}{
		"two others":                     {"FRA ESP FRA ESP GER GER GER GER GER", Possible},
		"one other, and one to come":     {"FRA FRA FRA FRA GER GER GER GER ESP", Possible},
		"one other, and none to come":    {"FRA FRA FRA FRA GER GER GER GER FRA", Out},
		"one other, and one's own":       {"FRA FRA FRA FRA GER GER GER GER GER", Out},
		"five of one's own":              {"FRA ESP FRA GER GER GER GER GER POL", Possible},
		"five of one's own, and another": {"FRA ESP FRA GER GER GER GER GER GER", Out},
		"six of one's own":               {"FRA ESP GER GER GER GER GER GER POL", Out},
		"six of one":                     {"FRA FRA FRA FRA FRA FRA ESP GER POL", Possible},
		"seven of one":                   {"FRA FRA FRA FRA FRA FRA FRA ESP POL", Out},
	} {
		var all []string
		for k, fed := range strings.Fields(c.feds) {
			result := "="
			if k < 6 {
				result = "1"
			}
			if k == 8 {
				result = ""
			}
			all = append(all, fmt.Sprintf("GM %s 2600 %s", fed, result))
		}
		e := norm(t, 9, "GER", all...)
		if got := e.Case(0, &Rules[0]); got.Status != c.want {
			t.Errorf("%s: %s", name, got.Status.Code())
		}
		e.Exempt = true
		if got := e.Case(0, &Rules[0]); got.Status != Possible {
			t.Errorf("%s, where no mix is asked for: %s", name, got.Status.Code())
		}
	}
}

// TestWhoMissesARound: among the visitors of 1.4.3d one round may be missed, and those whose federation nobody knows are none.
func TestWhoMissesARound(t *testing.T) {
	var all []string
	for k := range 20 {
		all = append(all, fmt.Sprintf("GM %s 2300", []string{"FRA", "ESP", "POL"}[k%3]))
	}
	e := norm(t, 9, "GER", all...)
	s := e.Section
	for range 3 {
		r := model.Round{}
		for k := 2; k < 21; k += 2 {
			r.Pairings = append(r.Pairings, model.Pairing{Board: k, Sides: [2]model.ID{model.ID(k), model.ID(k + 1)},
				Outcomes: [2]model.Outcome{model.Win, model.Loss}})
		}
		s.Rounds = append(s.Rounds, r)
	}
	abroad := func() bool { return EventOf(e.Tournament, s, 3, false).Abroad }
	forfeit := func(r int) { s.Rounds[r].Pairings[0].Outcomes = [2]model.Outcome{model.ForfeitLoss, model.ForfeitWin} }
	if forfeit(0); !abroad() {
		t.Error("who misses one round is no visitor")
	}
	if forfeit(1); abroad() {
		t.Error("who misses two rounds is one")
	}
	for r := range 2 {
		s.Rounds[r].Pairings[0].Outcomes = [2]model.Outcome{model.Win, model.Loss}
	}
	for _, change := range []func(p *model.Player){func(p *model.Player) { p.Rating = 0 }, func(p *model.Player) { p.Federation = "" },
		func(p *model.Player) { p.Federation = "FID" }} {
		was := s.Players[5]
		if change(&s.Players[5]); abroad() {
			t.Errorf("%+v is a visitor", s.Players[5])
		}
		if s.Players[5] = was; !abroad() {
			t.Error("twenty are not enough")
		}
	}
}

// TestSaid: what the explanation and the form say, and what they say only where it is so.
func TestSaid(t *testing.T) {
	e := norm(t, 9, "GER", nine("111111100")...)
	c := e.Case(0, &Rules[0])
	x := e.Explain(&c)
	if note := x.Lines[0].Note.String(); note != "win; GM, FRA" {
		t.Errorf("of a game: %s", note)
	}
	if text := fmt.Sprint(x.Notes); strings.Contains(text, "No mix of federations") || strings.Contains(text, "not entered") {
		t.Errorf("it says %s", text)
	}
	e.Exempt = true
	c = e.Case(0, &Rules[0])
	if text := fmt.Sprint(e.Explain(&c).Notes); !strings.Contains(text, "No mix of federations is asked for (1.4.3)") {
		t.Errorf("it says %s", text)
	}
	// Half of nine games against equals: 50 % are no difference, and there is a plus before nothing.
	even := norm(t, 9, "GER", nine("=========")...)
	half := even.Case(0, &Rules[0])
	if f := even.Explain(&half).Formula; !strings.HasSuffix(f, "÷ 9 + 0 = 2416") {
		t.Errorf("of a half it says %s", f)
	}
	// A point above what is required is a game more, half a point is none.
	for results, want := range map[string]string{"111111100": "[The norm stands.]", "11111110=": "[The norm stands.]",
		"111111110": "[The norm stands, and the score is 1 above what was required: it counts as 10 games (1.4.1d).]"} {
		e := norm(t, 9, "GER", nine(results)...)
		c := e.Case(0, &Rules[0])
		if got := fmt.Sprint(e.Advice(&c)); got != want {
			t.Errorf("%s: %s, want %s", results, got, want)
		}
	}
	// With every number that the form asks for it names none.
	for i := range e.Section.Players {
		e.Section.Players[i].FideID = "1"
	}
	if missing := fmt.Sprint(e.Certificate(&c).Missing); strings.Contains(missing, "FIDE ID") {
		t.Errorf("missing is %s", missing)
	}
	e.Section.Players[1].FideID = ""
	if missing := fmt.Sprint(e.Certificate(&c).Missing); !strings.Contains(missing, "the FIDE ID of P2") {
		t.Errorf("missing is %s", missing)
	}
}
