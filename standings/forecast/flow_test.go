package forecast

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"wallchart/model"
)

// raceOf is a race of players who have so many points, in units of two; each game brings so many units.
func raceOf(has []int, games []share) *race {
	r := &race{f: &Forecast{}, unit: 2, games: games, of: make([][]int, len(has)), work: 1_000_000}
	for _, n := range has {
		r.low = append(r.low, model.Points(n))
	}
	for k, g := range games {
		for _, i := range g.sides {
			r.of[i] = append(r.of[i], k)
		}
	}
	return r
}

// inFront are those of some who have more than somebody, or as much.
func inFront(has []model.Points, p int, level bool, of func(int) bool) (n int) {
	for q := range has {
		if q != p && of(q) && (has[q] > has[p] || level && has[q] == has[p]) {
			n++
		}
	}
	return n
}

// handOut tries all ways in which the games may be shared out of which somebody wins or loses all of his own.
func handOut(r *race, p int, wins bool, do func(has []model.Points)) {
	has := slices.Clone(r.low)
	var try func(k int)
	try = func(k int) {
		if k == len(r.games) {
			do(has)
			return
		}
		s := r.games[k]
		for first := range s.units + 1 {
			if side := slices.Index(s.sides[:], p); side >= 0 && first != map[bool]int{true: s.units, false: 0}[wins == (side == 0)] {
				continue
			}
			more := [2]model.Points{model.Points(first) * r.unit, model.Points(s.units-first) * r.unit}
			has[s.sides[0]], has[s.sides[1]] = has[s.sides[0]]+more[0], has[s.sides[1]]+more[1]
			try(k + 1)
			has[s.sides[0]], has[s.sides[1]] = has[s.sides[0]]-more[0], has[s.sides[1]]-more[1]
		}
	}
	try(0)
}

// TestWhoStandsInFrontExactly: the fewest and the most of some who can be in front of somebody are those of all ways in which
// small races end, and the units that are handed out show it.
func TestWhoStandsInFrontExactly(t *testing.T) {
	random := rand.New(rand.NewPCG(51, 52))
	for range 400 {
		players := 3 + random.IntN(4)
		has := make([]int, players)
		for i := range has {
			has[i] = random.IntN(7)
		}
		var games []share
		for range 1 + random.IntN(6) {
			a, b := random.IntN(players), random.IntN(players-1)
			if b >= a {
				b++
			}
			games = append(games, share{sides: [2]int{a, b}, units: 1 + random.IntN(2)})
		}
		r, p, level, odd := raceOf(has, games), random.IntN(players), random.IntN(2) == 0, random.IntN(3)
		of := func(i int) bool { return odd == 0 || i%2 == odd-1 }
		fewest, most := players, 0
		handOut(r, p, true, func(has []model.Points) { fewest = min(fewest, inFront(has, p, level, of)) })
		handOut(r, p, false, func(has []model.Points) { most = max(most, inFront(has, p, level, of)) })
		n, given := r.fewest(p, level, of)
		if shown := r.with(given, p, true); n != fewest || inFront(shown, p, level, of) != n {
			t.Fatalf("%v, %+v: in front of %d (level: %v) are %d at least, and it says %d by %v", has, games, p, level, fewest, n, shown)
		}
		n, given = r.most(p, level, of)
		if shown := r.with(given, p, false); n != most || inFront(shown, p, level, of) != n {
			t.Fatalf("%v, %+v: in front of %d (level: %v) are %d at most, and it says %d by %v", has, games, p, level, most, n, shown)
		}
	}
}

// with is what everybody has with units that are handed out; what is handed to nobody goes to the first side.
func (r *race) with(given handed, p int, wins bool) []model.Points {
	has := r.fixed(p, wins)
	for k, s := range r.games {
		if s.sides[0] != p && s.sides[1] != p {
			second := model.Points(given[k][1])
			has[s.sides[0]] += (model.Points(s.units) - second) * r.unit
			has[s.sides[1]] += second * r.unit
		}
	}
	return has
}

// TestARaceHasItsTime: what no flow that may be tried has shown is said as far as it is proved, without anything that shows it.
func TestARaceHasItsTime(t *testing.T) {
	r := raceOf([]int{5, 0, 4, 3, 3}, []share{{sides: [2]int{4, 1}, units: 1}, {sides: [2]int{3, 2}, units: 2},
		{sides: [2]int{4, 1}, units: 2}, {sides: [2]int{4, 1}, units: 1}})
	everybody := func(int) bool { return true }
	for n, want := range []string{"1 false, 3 false", "1 false, 3 false", "1 false, 3 false", "2 false, 2 false", "2 true, 2 true"} {
		r.work = n + 1
		fewest, given := r.fewest(0, false, everybody)
		most, taken := r.most(0, false, everybody)
		if got := fmt.Sprintf("%d %v, %d %v", fewest, given != nil, most, taken != nil); got != want {
			t.Errorf("with %d flows: %s, want %s", n+1, got, want)
		}
	}
}

// TestUnitsThatFindNoRoom: of all that is handed out as much is left as some of the players have to share among them at least and have
// no room for (Hall). What is handed out fills nobody's room beyond its end.
func TestUnitsThatFindNoRoom(t *testing.T) {
	random := rand.New(rand.NewPCG(53, 54))
	for range 500 {
		const players = 7
		var games []share
		for range 14 {
			a, b := random.IntN(players), random.IntN(players-1)
			if b >= a {
				b++
			}
			games = append(games, share{sides: [2]int{a, b}, units: 1 + random.IntN(2)})
		}
		r, room := raceOf(make([]int, players), games), make([]int, players)
		for i := range room {
			room[i] = random.IntN(6)
		}
		most := 0
		for some := range 1 << players {
			lacks := 0
			for i := range room {
				if some>>i&1 == 1 {
					lacks -= room[i]
				}
			}
			for _, g := range games {
				if some>>g.sides[0]&1 == 1 && some>>g.sides[1]&1 == 1 {
					lacks += g.units
				}
			}
			most = max(most, lacks)
		}
		given, left := r.flow(-1, room)
		units := 0
		for k, g := range games {
			units += g.units
			for side, i := range g.sides {
				room[i] -= given[k][side]
				units -= given[k][side]
			}
		}
		if left != most || units != left || slices.Min(room) < 0 {
			t.Fatalf("%+v: %d units are left and %d not handed out, %d find no room; room is then %v", games, left, units, most, room)
		}
	}
}
