package forecast

import (
	"cmp"
	"slices"

	"wallchart/model"
)

// race is what is left to be shared out where several games of one are open, as in all-play-alls: each game brings its two sides
// together always the same, in steps of one unit. So whether some can be held at a score is whether all units can be handed to
// somebody who may have more (a greatest flow), and that is exact: whatever the games are worth, halves are never cut.
// Win 3, draw 1 is no such race.
type race struct {
	f         *Forecast
	unit      model.Points
	low, high []model.Points // the least and the most that each can come to
	games     []share        // in the order of Forecast.Games
	of        [][]int        // by player: his games
	work      int            // how many flows may be tried for one question
	shown     []shown
}

// shown are results that show how far somebody can come, or fall.
type shown struct {
	given handed
	who   int
	wins  bool
}

// share is a game as units to be handed out.
type share struct {
	sides [2]int
	least [2]model.Points
	units int
}

// mostWork is how many games, players and units flows may look at in one forecast.
const mostWork = 1_000_000_000

// race is nil where the open games are none of the kind, or are more than there is time for.
func (f *Forecast) newRace() *race {
	if f.Coming > 0 {
		return nil
	}
	r := &race{f: f, of: make([][]int, len(f.span))}
	r.low, r.high = f.ranges()
	units := 0
	for k := range f.Games {
		s, ok := r.share(&f.Games[k])
		if !ok {
			return nil
		}
		for _, i := range s.sides {
			r.of[i] = append(r.of[i], k)
		}
		r.games = append(r.games, s)
		units += s.units
	}
	if r.unit == 0 {
		return nil
	}
	one := units * (len(r.games) + len(r.low)) // what one flow may cost
	if r.work = mostWork / one / (4 * len(r.low)); r.work < len(r.low) {
		return nil
	}
	return r
}

// share takes a game apart; false where what it brings both sides together is not always the same, or not in even steps.
func (r *race) share(g *Game) (share, bool) {
	var worths []model.Points
	for _, e := range g.ends {
		if e.worth[0]+e.worth[1] != g.ends[0].worth[0]+g.ends[0].worth[1] {
			return share{}, false
		}
		worths = append(worths, e.worth[0])
	}
	slices.Sort(worths)
	worths = slices.Compact(worths)
	last := len(worths) - 1
	s := share{sides: g.Sides, units: last, least: [2]model.Points{worths[0], g.ends[0].worth[0] + g.ends[0].worth[1] - worths[last]}}
	for k := range last {
		if r.unit == 0 {
			r.unit = worths[1] - worths[0]
		}
		if worths[k+1]-worths[k] != r.unit {
			return s, false
		}
	}
	return s, true
}

// handed is units that are handed out, by game and side.
type handed [][2]int

// flow hands out as many units as there is room for, those of somebody's own games left out.
func (r *race) flow(p int, room []int) (given handed, left int) {
	given = make(handed, len(r.games))
	load := make([]int, len(room))
	from := make([][2]int, len(room)) // by player: the game and side by which the search came to him
	for k, s := range r.games {
		if s.sides[0] == p || s.sides[1] == p {
			continue
		}
		for n := range s.units {
			if !r.hand(p, k, given, load, room, from) {
				left += s.units - n
				break
			}
		}
	}
	return given, left
}

// hand finds room for one unit of a game: its side takes it or, where it has no room, hands one of another game to the other
// side there, and so on.
func (r *race) hand(p, game int, given handed, load, room []int, from [][2]int) bool {
	for i := range from {
		from[i] = [2]int{-1, 0}
	}
	var queue []int
	for side, i := range r.games[game].sides {
		from[i] = [2]int{game, side}
		queue = append(queue, i)
	}
	for len(queue) > 0 {
		i := queue[0]
		queue = queue[1:]
		if load[i] < room[i] {
			load[i]++
			for {
				k, side := from[i][0], from[i][1]
				given[k][side]++
				if k == game {
					return true
				}
				given[k][1-side]--
				i = r.games[k].sides[1-side]
			}
		}
		for _, k := range r.of[i] {
			s := &r.games[k]
			side := slices.Index(s.sides[:], i)
			if k == game || s.sides[0] == p || s.sides[1] == p || given[k][side] == 0 {
				continue
			}
			if other := s.sides[1-side]; from[other][0] < 0 {
				from[other] = [2]int{k, 1 - side}
				queue = append(queue, other)
			}
		}
	}
	return false
}

// fixed are the points of everybody without the games that are shared out, when somebody wins or loses all of his own.
func (r *race) fixed(p int, wins bool) []model.Points {
	has := slices.Clone(r.low)
	for _, k := range r.of[p] {
		s := &r.games[k]
		side := slices.Index(s.sides[:], p)
		if !wins {
			side = 1 - side
		}
		has[s.sides[side]] += model.Points(s.units) * r.unit
	}
	return has
}

// without are units of somebody's games that are not his own with p.
func (r *race) without(p int) (most []int, all int) {
	most = make([]int, len(r.low))
	for _, s := range r.games {
		if s.sides[0] != p && s.sides[1] != p {
			most[s.sides[0]] += s.units
			most[s.sides[1]] += s.units
			all += s.units
		}
	}
	return most, all
}

// fewest is how many of some others have more than somebody at least when he wins all he can, and units handed out in which no
// more have. With level also those count who have as much. What there is no time to prove is left at what is proved.
func (r *race) fewest(p int, level bool, of func(i int) bool) (int, handed) {
	has := r.fixed(p, true)
	top := has[p]
	if level {
		top-- // who has as much has more than this
	}
	most, all := r.without(p)
	room, count := make([]int, len(has)), 0
	var may []int
	for i := range room {
		switch {
		case i == p:
		case !of(i):
			room[i] = all
		case has[i] > top:
			room[i] = all
			count++
		default:
			if room[i] = int((top - has[i]) / r.unit); room[i] < most[i] {
				may = append(may, i)
			}
		}
	}
	given, lacking := r.flow(p, room)
	if lacking == 0 {
		return count, given
	}
	more := func(i int) int { return most[i] - room[i] }
	slices.SortFunc(may, func(a, b int) int { return cmp.Or(cmp.Compare(more(b), more(a)), cmp.Compare(a, b)) })
	tries := r.work
	for n := 1; ; n++ { // with room for all of them nothing is left
		found := false
		var choose func(from, to, lacks int)
		choose = func(from, to, lacks int) {
			if to == 0 {
				tries--
				var left int
				given, left = r.flow(p, room)
				found = left == 0
				return
			}
			for k := from; k+to <= len(may) && !found && tries > 0; k++ {
				gains := 0
				for _, i := range may[k : k+to] { // the most that so many of the rest can take
					gains += more(i)
				}
				if gains < lacks {
					return
				}
				i := may[k]
				was, gain := room[i], more(i)
				room[i] = all
				choose(k+1, to-1, lacks-gain)
				room[i] = was
			}
		}
		choose(0, n, lacking)
		if found || tries == 0 {
			if !found {
				given = nil
			}
			return count + n, given
		}
	}
}

// most is how many others are level with somebody or before him at most when he loses all he can, and units handed out in which so
// many are. Without level those with more alone count.
func (r *race) most(p int, level bool, of func(i int) bool) (int, handed) {
	has := r.fixed(p, false)
	goal := has[p]
	if !level {
		goal++
	}
	most, all := r.without(p)
	need, count := make([]int, len(has)), 0
	var may []int
	for i := range need {
		if i == p || !of(i) {
			continue
		}
		if has[i] >= goal {
			count++
		} else if need[i] = int((goal - has[i] + r.unit - 1) / r.unit); need[i] <= most[i] {
			may = append(may, i)
		}
	}
	slices.SortFunc(may, func(a, b int) int { return cmp.Or(cmp.Compare(need[a], need[b]), cmp.Compare(a, b)) })
	room, tries := make([]int, len(has)), r.work
	var given handed
	for n := len(may); n > 0; n-- {
		found := false
		var choose func(from, to, units int)
		choose = func(from, to, units int) {
			if to == 0 {
				tries--
				var left int
				given, left = r.flow(p, room)
				found = left == all-units
				return
			}
			for k := from; k+to <= len(may) && !found && tries > 0; k++ {
				needs := units
				for _, i := range may[k : k+to] { // the least that so many of the rest need
					needs += need[i]
				}
				if needs > all {
					return
				}
				i := may[k]
				room[i] = need[i]
				choose(k+1, to-1, units+need[i])
				room[i] = 0
			}
		}
		choose(0, n, 0)
		if found || tries <= 0 {
			if !found {
				given = nil
			}
			return count + n, given
		}
	}
	given, _ = r.flow(p, room)
	return count, given
}

// between is how many can be level with or before somebody at most, and before him at least. The results that show it are kept:
// with tie-breaks they show what is possible.
func (r *race) between(p int, level bool) (worst, best int) {
	best, given := r.fewest(p, false, r.f.placed)
	r.keep(given, p, true)
	worst, given = r.most(p, level, r.f.placed)
	r.keep(given, p, false)
	if level { // and without the help of tie-breaks
		_, given = r.fewest(p, true, r.f.placed)
		r.keep(given, p, true)
		_, given = r.most(p, false, r.f.placed)
		r.keep(given, p, false)
	}
	return worst, best
}

func (r *race) keep(given handed, p int, wins bool) {
	if given != nil {
		r.shown = append(r.shown, shown{given, p, wins})
	}
}

// put lets the games end as units are handed out, those of somebody all won or all lost. What is handed to nobody goes to the
// first side.
func (r *race) put(x shown) {
	given, p, wins := x.given, x.who, x.wins
	for k := range r.games {
		s, g := &r.games[k], &r.f.Games[k]
		units := s.units - given[k][1]
		if side := slices.Index(s.sides[:], p); side >= 0 {
			units = 0
			if (side == 0) == wins {
				units = s.units
			}
		}
		at := slices.IndexFunc(g.ends, func(e end) bool { return e.worth[0] == s.least[0]+model.Points(units)*r.unit })
		g.put(at)
	}
}
