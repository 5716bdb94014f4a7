package usswiss

import "slices"

// group is a score group being paired: the players who dropped into it and its
// own, in rank order, and everybody below. Its players are referred to by
// their place in who.
type group struct {
	t       *task
	who     []int32 // persons: first the dropped ones, then the residents
	dropped int     // how many of them dropped from above
	below   []int32 // persons of all lower groups, in rank order
	next    int     // how many of them are the next group
	ban     ban

	// The natural pairing, before anything is switched.
	raw    []int   // the natural opponent, −1 for none
	odd    int     // who drops to the next group, −1 for nobody
	role   []role  // which half of the group
	rating []int32 // as switches are measured by
}

type role uint8

const (
	neutral role = iota // dropped, or the opponent of one who did, or odd
	upper
	lower
)

// natural lays out the natural pairing. Each player who dropped meets the
// highest rated resident he may meet, the lowest rated resident but not an
// unrated one is the odd player (29D1), and of the rest the upper half meets
// the lower half in order (27A3, 29C1), or 1 meets 2 (29L1).
func (g *group) natural() {
	n := len(g.who)
	g.raw, g.role, g.rating = make([]int, n), make([]role, n), make([]int32, n)
	for i := range g.raw {
		g.raw[i] = -1
	}
	g.measures()
	free := make([]int, 0, n-g.dropped)
	for i := g.dropped; i < n; i++ {
		free = append(free, i)
	}
	for d := range g.dropped {
		for k, i := range free {
			if g.mayMeet(g.who[d], g.who[i]) {
				g.raw[d], g.raw[i] = i, d
				free = slices.Delete(free, k, k+1)
				break
			}
		}
	}
	g.odd = -1
	if len(free)%2 == 1 {
		at := len(free) - 1
		for k := at; k >= 0; k-- {
			if g.t.ps[g.who[free[k]]].rating > 0 {
				at = k
				break
			}
		}
		g.odd = free[at]
		free = slices.Delete(free, at, at+1)
	}
	half := len(free) / 2
	for k := range half {
		a, b := free[k], free[half+k]
		if g.t.set.Adjacent {
			a, b = free[2*k], free[2*k+1]
		}
		g.raw[a], g.raw[b] = b, a
		if !g.t.set.Adjacent {
			g.role[a], g.role[b] = upper, lower
		}
	}
}

// mayMeet tells whether two may be paired in this pairing of the round.
func (g *group) mayMeet(v, w int32) bool {
	return (g.ban == nil || !g.ban.has(v, w)) && g.t.mayMeet(v, w)
}

// measures takes an unrated player to be as strong as the lowest rated
// resident of the group, whom he ranks below.
func (g *group) measures() {
	lowest := int32(0)
	for i, v := range g.who {
		r := g.t.ps[v].rating
		if r > 0 && (i >= g.dropped || lowest == 0) {
			lowest = r
		}
	}
	for i, v := range g.who {
		if g.rating[i] = g.t.ps[v].rating; g.rating[i] == 0 {
			g.rating[i] = lowest
		}
	}
}

// far is the size of a switch that has no measure: beyond every limit.
const far = 4095

// size is the rating difference of the switch that pairs a and b of the group,
// a ranked above b: for each of the two the difference between the natural
// opponent and this one, and of the two differences the smaller (29E5c). For a
// pair that arises from an interchange this is the difference of the two
// players who changed halves (29E5d). Where one of them dropped into the group
// only the choice of the resident counts: the natural one less this one.
func (g *group) size(a, b int) int32 {
	if g.raw[a] == b {
		return 0
	}
	if b < g.dropped {
		return far
	}
	s := int32(far)
	if g.raw[a] >= g.dropped {
		s = abs(g.rating[g.raw[a]] - g.rating[b])
	}
	if a >= g.dropped && g.raw[b] >= g.dropped {
		s = min(s, abs(g.rating[g.raw[b]]-g.rating[a]))
	}
	if s == far && a >= g.dropped {
		s = abs(g.rating[a] - g.rating[b]) // neither has a natural opponent in the group
	}
	return min(s, far)
}

// dropSize is the rating difference between one who drops and the natural odd
// player; without one, the lowest of the group.
func (g *group) dropSize(i int) int32 {
	odd := g.odd
	if odd < 0 {
		odd = len(g.who) - 1
	}
	return min(abs(g.rating[odd]-g.rating[i]), far)
}

// legal tells whether the natural pairing is allowed and complete.
func (g *group) legal() bool {
	for i, o := range g.raw {
		if i == g.odd {
			continue
		}
		if o < 0 || i < o && !g.mayMeet(g.who[i], g.who[o]) {
			return false
		}
	}
	return true
}
