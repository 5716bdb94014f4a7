package norms

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"wallchart/model"
)

// norm is an event in which the first player meets others: "GM FRA 2612 1" is title, federation, rating and what the first made
// against him, 1, = or 0; + is a win by forfeit, ? a game without a result.
func norm(t *testing.T, planned int, own string, opponents ...string) *Event {
	t.Helper()
	s := &model.Section{Planned: planned, Format: model.Swiss}
	add := func(title, fed, rating string) model.ID {
		id := model.ID(len(s.Players) + 1)
		p := model.Player{Entry: model.Entry{ID: id, Number: int(id), Name: fmt.Sprint("P", id), Federation: fed}, Title: strings.Trim(title,
			"-"), Sex: "m"}
		fmt.Sscan(rating, &p.Rating)
		s.Players = append(s.Players, p)
		return id
	}
	own, title, _ := strings.Cut(own, " ")
	add(title, own, "2400")
	results := map[string][2]model.Outcome{"1": {model.Win, model.Loss}, "=": {model.Draw, model.Draw}, "0": {model.Loss, model.Win},
		"+": {model.ForfeitWin, model.ForfeitLoss}, "?": {}}
	for _, o := range opponents {
		f := strings.Fields(o)
		id := add(f[0], f[1], f[2])
		if len(f) > 3 {
			s.Rounds = append(s.Rounds, model.Round{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, id}, Outcomes: results[f[3]]}}})
		}
	}
	return EventOf(&model.Tournament{Federation: "GER"}, s, s.Played(), false)
}

// nine are the ratings of the worked example, with a mix of titles and federations that is enough.
func nine(results string) []string {
	ratings := []int{2612, 2540, 2498, 2471, 2455, 2430, 2390, 2150, 2120}
	titles := []string{"GM", "GM", "GM", "IM", "IM", "-", "-", "-", "-"}
	feds := []string{"FRA", "USA", "FRA", "ESP", "GER", "GER", "ESP", "POL", "GER"}
	var all []string
	for i := range ratings {
		all = append(all, fmt.Sprintf("%s %s %d %c", titles[i], feds[i], ratings[i], results[i]))
	}
	return all
}

// TestWorkedExample: one rating is raised, the average is 2416; 7 points are a GM norm, 6½ are not.
func TestWorkedExample(t *testing.T) {
	for _, c := range []struct {
		results string
		rp      int
		has     bool
	}{{"111111100", 2636, true}, {"11111=100", 2582 + 2636 - 2636, false}, {"111111000", 2541, false}} {
		e := norm(t, 9, "GER", nine(c.results)...)
		j := e.judge(0, &Rules[0], e.Played[0])
		if j.Ra != 2416 || j.Raised != 8 || j.Rp != c.rp || j.holds() != c.has || j.Required != 14 {
			t.Errorf("%s: average %d, performance %d, required %d, %v: %+v", c.results, j.Ra, j.Rp, j.Required, j.holds(), j.Checks)
		}
	}
	e := norm(t, 9, "GER", nine("111111100")...)
	x := e.Explain(&Case{Player: 0, Status: Has, Judgement: e.judge(0, &Rules[0], e.Played[0])})
	if want := "(2612 + 2540 + 2498 + 2471 + 2455 + 2430 + 2390 + 2150 + 2200) ÷ 9 + 220 = 2636"; x.Formula != want || x.Value != "2636" {
		t.Errorf("%s, %s", x.Value, x.Formula)
	}
	if note := x.Lines[8].Note.String(); note != "loss; no title, GER; 2120 raised to the least that counts (1.4.6c)" {
		t.Error(note)
	}
}

// TestCounts: the numbers of the annex.
func TestCounts(t *testing.T) {
	for n, want := range map[int][4]int{9: {3, 5, 5, 6}, 10: {4, 5, 6, 6}, 11: {4, 6, 6, 7}, 13: {5, 7, 7, 8}} {
		if got := [4]int{third(n), half(n), ownMost(n), oneMost(n)}; got != want {
			t.Errorf("%d games: %v, want %v", n, got, want)
		}
	}
}

// TestLeastAverages: from which average on a score of nine games is a norm, as the annex has it; the other titles lie below by their step.
func TestLeastAverages(t *testing.T) {
	for halves, ra := range map[int]int{14: 2380, 13: 2434, 12: 2475, 11: 2520, 10: 2557, 9: 2600, 8: 2643, 7: 2680} {
		for r, below := range []int{0, 150, 200, 350} {
			rule := &Rules[r]
			enough := func(average int) bool {
				return average >= rule.Ra && rule.required(average, 9) >= 0 && rule.required(average, 9) <= halves
			}
			if at := ra - below; !enough(at) || enough(at-1) {
				t.Errorf("%s with %d half points: %d is not the least average", rule.Title, halves, at)
			}
		}
	}
	if got := Rules[0].required(2200, 9); got < 0 || percent(got, 9) != 94 {
		t.Errorf("against 2200 %d half points would do", got)
	}
	if got := Rules[3].required(3200, 9); got != 7 { // 3 of 9 are 33 %, 3½ are 39
		t.Errorf("against 3200 %d half points are enough, want 7", got)
	}
}

// TestConditions: each condition alone breaks a norm.
func TestConditions(t *testing.T) {
	change := func(at int, from, to string) []string {
		all := nine("111111100")
		all[at] = strings.Replace(all[at], from, to, 1)
		return all
	}
	for name, c := range map[string]struct {
		opponents []string
		kind      Kind
		waived    bool
	}{
		"titled":       {change(3, "IM", "CM"), Titled, false},
		"grandmasters": {change(2, "GM", "IM"), Special, false},
		"one land": {slices.Concat(change(0, "FRA", "ESP")[:1], change(1, "USA", "ESP")[1:2], []string{"GM GER 2498 1", "IM ESP 2471 1",
			"IM GER 2455 1", "- GER 2430 1", "- ESP 2390 1", "- ESP 2150 0", "- GER 2120 0"}), Federations, false},
		"own": {slices.Concat(nine("111111100")[:3], []string{"IM GER 2471 1", "IM GER 2455 1", "- GER 2430 1", "- GER 2390 1",
			"- GER 2150 0", "- GER 2120 0"}), OwnFederation, false},
		"one": {slices.Concat([]string{"GM ESP 2612 1", "GM ESP 2540 1", "GM ESP 2498 1", "IM ESP 2471 1", "IM ESP 2455 1",
			"- ESP 2430 1", "- ESP 2390 1"}, nine("111111100")[7:]), OneFederation, false},
		"eight games":   {nine("111111100")[:8], Games, false},
		"none missing":  {nine("111111100"), Performance + 1, false},
		"FID is no one": {change(1, "USA", "FID"), Performance + 1, false},
	} {
		e := norm(t, 11, "GER", c.opponents...)
		j := e.judge(0, &Rules[0], e.Played[0])
		var broken []Kind
		for _, k := range j.Checks {
			if !k.Met() {
				broken = append(broken, k.Kind)
			}
		}
		if c.kind > Performance && len(broken) > 0 || c.kind <= Performance && !slices.Equal(broken, []Kind{c.kind}) {
			t.Errorf("%s: broken is %v, want %d: %+v", name, broken, c.kind, j.Checks)
		}
		e.Exempt = true
		if j := e.judge(0, &Rules[0], e.Played[0]); (c.kind >= Federations && c.kind <= OneFederation) != j.holds() && c.kind <= Performance {
			t.Errorf("%s: where no mix is asked for it is %v", name, j.holds())
		}
	}
}

// TestLeftOut: a beaten opponent of a low rating is left out where that helps, and the last games once the norm stood.
func TestLeftOut(t *testing.T) {
	// A tenth game, won against 1500, is worth nothing: the average falls below 2380.
	e := norm(t, 10, "GER", append(nine("111111100"), "- GER 1500 1")...)
	if j := e.judge(0, &Rules[0], e.Played[0]); j.holds() {
		t.Fatalf("ten games are a norm: %+v", j)
	}
	if j := e.best(0, &Rules[0]); !j.holds() || len(j.Dropped) != 1 || j.Dropped[0].Round != 10 {
		t.Errorf("without the tenth: %+v", j)
	}
	// A tenth that is lost: the norm stood before it.
	e = norm(t, 10, "GER", append(nine("111111100"), "- GER 2150 0")...)
	if j := e.best(0, &Rules[0]); !j.holds() || len(j.Dropped) != 1 || j.Dropped[0].Round != 10 {
		t.Errorf("without the lost tenth: %+v", j)
	}
	// In an all-play-all the lost one counts.
	e.Section.Format = model.RoundRobin
	if j := e.best(0, &Rules[0]); j.holds() {
		t.Errorf("in an all-play-all: %+v", j)
	}
	// The first game, won against 1500, is left out, though it was not the last.
	e = norm(t, 10, "GER", append([]string{"- GER 1500 1"}, nine("110011111")...)...)
	if j := e.best(0, &Rules[0]); !j.holds() || len(j.Dropped) != 1 || j.Dropped[0].Round != 1 {
		t.Errorf("without the first: %+v", j)
	}
}

// TestEightOfNine: with a win by forfeit eight games suffice.
func TestEightOfNine(t *testing.T) {
	games := nine("11111110+")
	e := norm(t, 9, "GER", games...)
	if j := e.best(0, &Rules[0]); len(j.Games) != 8 || j.Checks[0].Needs != 8 || !j.Checks[0].Met() {
		t.Errorf("%+v", j.Checks)
	}
	if e := norm(t, 10, "GER", games...); e.least(0) != 9 {
		t.Error("in ten rounds eight games suffice")
	}
}

// TestForecast: what is left, and what is enough.
func TestForecast(t *testing.T) {
	// Before the ninth game, paired against 2120, which counts as 2200; 7 points are needed.
	for _, x := range []struct {
		name, results string
		status        Status
		advice        string
	}{
		{"a win", "11111010?", Possible, "1 of 1 is enough."},
		{"out", "11111000?", Out, "No result brings this norm any more."},
		{"any", "11111110?", Possible, "Any result of 1 game is enough, but it must be played."},
	} {
		e := norm(t, 9, "GER", nine(x.results)...)
		c := e.Case(0, &Rules[0])
		if c.Status != x.status || !strings.Contains(fmt.Sprint(e.Advice(&c)), x.advice) {
			t.Errorf("%s: %d, %v; want %d, %s", x.name, c.Status, e.Advice(&c), x.status, x.advice)
		}
	}
	// The norm stands after nine rounds of eleven.
	e := norm(t, 11, "GER", nine("111111100")...)
	if c := e.Case(0, &Rules[0]); c.Status != Has || !c.Without || c.Left() != 2 {
		t.Errorf("after nine of eleven: %+v", c)
	}
}

// TestOutIsProved: whoever is out has no norm, whatever the games that are left bring; and a norm that stands stands in all of them.
func TestOutIsProved(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 5))
	outs, stands, possible := 0, 0, 0
	for range 300 {
		n := 9 + rng.IntN(2)
		var all []string
		for k := range n {
			title := []string{"GM", "GM", "IM", "IM", "FM", "-"}[rng.IntN(6)]
			fed := []string{"GER", "FRA", "ESP", "USA"}[rng.IntN(4)]
			result := string("11==0"[rng.IntN(5)])
			if k >= n-2 {
				result = "?"
			}
			all = append(all, fmt.Sprintf("%s %s %d %s", title, fed, 2250+rng.IntN(350), result))
		}
		rule := &Rules[rng.IntN(2)]
		e := norm(t, n, "GER", all...)
		status := e.Case(0, rule).Status
		has, lacks := false, false
		for h := range 9 {
			done := *e
			done.Played = slices.Clone(e.Played)
			played := slices.Clone(e.Played[0])
			for k, g := range e.Known[0] {
				g.Halves = []int{h % 3, h / 3}[k]
				played = append(played, g)
			}
			done.Played[0] = played
			if j := done.best(0, rule); j.holds() {
				has = true
			} else {
				lacks = true
			}
		}
		switch {
		case status == Out && has || status == Has && lacks:
			t.Fatalf("%s, %q: it says %d; some result brings it: %v, some does not: %v", rule.Title, all, status, has, lacks)
		case status == Out:
			outs++
		case status == Has:
			stands++
		default:
			possible++
			if !has {
				t.Logf("%s is possible and cannot be had", rule.Title)
			}
		}
	}
	if outs < 30 || possible < 10 {
		t.Errorf("%d are out, %d possible, %d stand: too few of a kind", outs, possible, stands)
	}
}

// TestManyFromAbroad: twenty rated visitors of three federations, ten of them titled (1.4.3d).
func TestManyFromAbroad(t *testing.T) {
	var all []string
	for k := range 20 {
		title := "FM"
		if k < 10 {
			title = []string{"GM", "IM", "WGM", "WIM"}[k%4]
		}
		all = append(all, fmt.Sprintf("%s %s 2300", title, []string{"FRA", "ESP", "POL"}[k%3]))
	}
	e := norm(t, 9, "GER", all...)
	s := e.Section
	for range 2 { // everybody plays, the first has the pairing-allocated bye
		r := model.Round{Pairings: []model.Pairing{{Sides: [2]model.ID{1, 0}, Outcomes: [2]model.Outcome{model.PairingBye}}}}
		for k := 2; k < 21; k += 2 {
			r.Pairings = append(r.Pairings, model.Pairing{Board: k, Sides: [2]model.ID{model.ID(k), model.ID(k + 1)},
				Outcomes: [2]model.Outcome{model.Win, model.Loss}})
		}
		s.Rounds = append(s.Rounds, r)
	}
	again := func() bool { return EventOf(e.Tournament, s, 2, false).Abroad }
	if !again() {
		t.Error("twenty are not enough")
	}
	if v := EventOf(e.Tournament, s, 2, false).Visitors; v != (Visitors{Players: 20, Federations: 3, Titled: 10}) {
		t.Errorf("the visitors are %+v", v)
	}
	s.Players[1].Federation = "GER"
	if again() {
		t.Error("nineteen are enough")
	}
	s.Players[1].Federation = "FID"
	if again() {
		t.Error("FID is a federation")
	}
	s.Players[1].Federation, s.Players[1].Title = "FRA", "FM"
	if again() {
		t.Error("nine titled are enough")
	}
	s.Players[1].Title = "GM"
	for r := range s.Rounds {
		s.Rounds[r].Pairings[1].Outcomes = [2]model.Outcome{model.ForfeitWin, model.ForfeitLoss}
	}
	if again() {
		t.Error("who missed both rounds counts")
	}
}

// TestSeeks: who has a title, or a better one, does not seek it; titles of women are sought by women.
func TestSeeks(t *testing.T) {
	for _, c := range []struct{ title, sex, want string }{
		{"", "m", "GM IM"}, {"IM", "m", "GM"}, {"GM", "m", ""}, {"FM", "w", "GM IM WGM WIM"}, {"WIM", "", "GM IM WGM"}, {"WGM", "w", "GM IM"},
		{"IM", "w", "GM"},
	} {
		var all []string
		for r := range Rules {
			if Rules[r].Seeks(&model.Player{Title: c.title, Sex: c.sex}) {
				all = append(all, Rules[r].Title)
			}
		}
		if got := strings.Join(all, " "); got != c.want {
			t.Errorf("%q, %q seeks %q, want %q", c.title, c.sex, got, c.want)
		}
	}
}

// TestZeros: in an all-play-all who has no rating and made nothing against the rated does not count (1.4.2b).
func TestZeros(t *testing.T) {
	e := norm(t, 9, "GER", nine("111111100")...)
	s := *e.Section
	s.Players = slices.Clone(s.Players)
	s.Players[1].Rating, s.Format = 0, model.RoundRobin
	if e := EventOf(e.Tournament, &s, 9, false); len(e.Played[0]) != 8 {
		t.Errorf("%d games count", len(e.Played[0]))
	}
	s.Format = model.Swiss
	if e := EventOf(e.Tournament, &s, 9, false); len(e.Played[0]) != 9 || e.judge(0, &Rules[0], e.Played[0]).Ratings[0] != 2200 {
		t.Errorf("in a Swiss %d games count", len(e.Played[0]))
	}
}
