package norms

import (
	"slices"

	"wallchart/model"
	"wallchart/tiebreaks"
)

// Kind is what a condition is about.
type Kind uint8

// Conditions, in the order in which they are shown.
const (
	Games Kind = iota // enough games (1.4.1)
	Titled
	Special
	Federations
	OwnFederation
	OneFederation
	Average
	Score
	Performance
)

// Check is a condition of a norm: what there is, and what is asked.
type Check struct {
	Kind  Kind
	Has   int
	Needs int
	Most  bool // what is asked is the most there may be
}

// Met tells whether the condition holds.
func (c Check) Met() bool {
	if c.Most {
		return c.Has <= c.Needs
	}
	return c.Has >= c.Needs
}

// Judgement is what games are worth for a title.
type Judgement struct {
	Rule     *Rule
	Games    []Game
	Dropped  []Game // against beaten opponents, or after the norm stood
	Raised   int    // among Games, the one whose rating counts as the floor; -1 for none
	Ratings  []int  // of the opponents as they count
	Halves   int
	Ra, Dp   int
	Percent  int
	Rp       int
	Required int // half points that would have been enough against these; -1 if no score is
	Checks   []Check
	Waived   bool // no mix of federations is asked for
}

// holds tells whether all conditions are met.
func (j *Judgement) holds() bool {
	return !slices.ContainsFunc(j.Checks, func(c Check) bool { return !c.Met() })
}

// mixed tells whether the conditions about titles and federations are met.
func (j *Judgement) mixed() bool {
	return !slices.ContainsFunc(j.Checks, func(c Check) bool { return c.Kind >= Titled && c.Kind <= OneFederation && !c.Met() })
}

// Over is by how many half points the score is above what was required.
func (j *Judgement) Over() int {
	if j.Required < 0 {
		return 0
	}
	return max(0, j.Halves-j.Required)
}

// least is how many games are asked of a player: 9, or 8 in a tournament of 9 rounds where the missing one is a win by forfeit or the
// pairing-allocated bye (1.4.1c).
func (e *Event) least(i int) int {
	if max(e.Section.Planned, len(e.Section.Rounds)) == leastGames && e.Free[i] == 1 {
		return leastGames - 1
	}
	return leastGames
}

// tally is what a set of opponents has of what is counted.
type tally struct {
	n, titled, special, own int
	feds                    map[string]int
	ratings                 []int
	halves                  int
}

// tally counts what the article asks about i's opponents in these games. An opponent met twice counts once among the special titles.
func (e *Event) tally(i int, r *Rule, games []Game) tally {
	t := tally{feds: map[string]int{}}
	met := map[int]bool{}
	for _, g := range games {
		title := e.Section.Players[g.Opponent].Title
		t.n++
		t.halves += g.Halves
		if slices.Contains(holders, title) {
			t.titled++
		}
		if slices.Contains(r.Special, title) && !(e.double() && met[g.Opponent]) {
			t.special++
		}
		met[g.Opponent] = true
		if fed := e.fed[g.Opponent]; fed != "" && fed != nobodys {
			t.feds[fed]++
		}
		rating := e.rating[g.Opponent]
		if rating == 0 {
			rating = unrated
		}
		t.ratings = append(t.ratings, rating)
	}
	if own := e.fed[i]; own != nobodys {
		t.own = t.feds[own]
	}
	return t
}

// double tells a double round-robin, in which each opponent is met twice (1.4.5f), or an event in which two who are paired play several
// games, which no article mentions.
func (e *Event) double() bool {
	return e.Section.Format == model.DoubleRoundRobin || e.Section.Games() > 1
}

// abroad is how many federations other than the player's there are.
func (t *tally) abroad(own string) int {
	n := len(t.feds)
	if t.feds[own] > 0 {
		n--
	}
	return n
}

// most is how many opponents come from the federation with the most of them.
func (t *tally) most() int {
	n := 0
	for _, k := range t.feds {
		n = max(n, k)
	}
	return n
}

// raise raises the lowest rating to the floor (1.4.6c) and says whose it was; -1 for none. Only one is raised.
func raise(ratings []int, floor int) int {
	low := -1
	for k, r := range ratings {
		if r < floor && (low < 0 || r < ratings[low]) {
			low = k
		}
	}
	if low >= 0 {
		ratings[low] = floor
	}
	return low
}

// mean is the average rating to the nearest whole number, a half up (1.4.7).
func mean(ratings []int) int {
	sum := 0
	for _, r := range ratings {
		sum += r
	}
	return (2*sum + len(ratings)) / (2 * len(ratings))
}

// required is the least score in half points that is enough against opponents of that average; -1 if none is.
func (r *Rule) required(ra, n int) int {
	for h := range 2*n + 1 {
		if p := percent(h, n); p >= leastScore && ra+tiebreaks.RatingDifference(p) >= r.Rp {
			return h
		}
	}
	return -1
}

// judge says what games are worth for a title.
//
// 2612 2540 2498 2471 2455 2430 2390 2150 2120: for a GM norm the 2120 counts as 2200, the average is 2416, and 7 points of 9,
// 78 % and +220, are a performance of 2636.
func (e *Event) judge(i int, r *Rule, games []Game) Judgement {
	j := Judgement{Rule: r, Games: games, Raised: -1, Required: -1, Waived: e.Exempt || e.Abroad}
	t := e.tally(i, r, games)
	j.Ratings, j.Halves = t.ratings, t.halves
	if t.n > 0 {
		j.Raised = raise(j.Ratings, r.Floor)
		j.Ra, j.Percent = mean(j.Ratings), percent(t.halves, t.n)
		j.Dp = tiebreaks.RatingDifference(j.Percent)
		j.Rp, j.Required = j.Ra+j.Dp, r.required(j.Ra, t.n)
	}
	special := specials(t.n, false)
	if e.double() {
		special = specials((t.n+1)/2, true)
	}
	j.Checks = []Check{{Games, t.n, e.least(i), false}, {Titled, t.titled, half(t.n), false}, {Special, t.special, special, false}}
	if !j.Waived {
		j.Checks = append(j.Checks, Check{Federations, t.abroad(e.fed[i]), abroad, false}, Check{OwnFederation, t.own, ownMost(t.n), true},
			Check{OneFederation, t.most(), oneMost(t.n), true})
	}
	j.Checks = append(j.Checks, Check{Average, j.Ra, r.Ra, false}, Check{Score, j.Percent, leastScore, false},
		Check{Performance, j.Rp, r.Rp, false})
	return j
}

// mostTries bounds the search: no event of 13 rounds comes near it.
const mostTries = 20000

// best judges the games of a player so that they are a norm, if they can be: all of them or, where that is allowed, without some of
// those that were won (1.4.1f) and of those after it already stood (1.4.1e): as few as possible, and among these so that the
// performance is the highest. Otherwise it judges all.
func (e *Event) best(i int, r *Rule) Judgement {
	games := e.Played[i]
	whole := e.judge(i, r, games)
	if whole.holds() {
		return whole
	}
	fixed := e.Section.Format.Predetermined()
	if fixed && !whole.mixed() {
		return whole
	}
	tries := 0
	for drop := 1; drop <= len(games)-e.least(i); drop++ {
		var found *Judgement
		for tail := range drop + 1 {
			if tail > 0 && fixed {
				break
			}
			first := games[:len(games)-tail]
			combine(first, drop-tail, func(without []int) bool {
				tries++
				j := e.judge(i, r, leaveOut(first, without))
				if j.holds() && (found == nil || j.Rp > found.Rp) {
					for _, k := range without {
						j.Dropped = append(j.Dropped, first[k])
					}
					j.Dropped = append(j.Dropped, games[len(first):]...)
					found = &j
				}
				return tries < mostTries
			})
		}
		if found != nil {
			return *found
		}
	}
	return whole
}

// leaveOut is the games without those at some places.
func leaveOut(games []Game, without []int) []Game {
	kept := make([]Game, 0, len(games))
	for k, g := range games {
		if !slices.Contains(without, k) {
			kept = append(kept, g)
		}
	}
	return kept
}

// combine hands on each choice of n of the games that were won, until it is told to stop.
func combine(games []Game, n int, do func(without []int) bool) {
	var won []int
	for k, g := range games {
		if g.Halves == 2 {
			won = append(won, k)
		}
	}
	choice := make([]int, 0, n)
	var next func(from int) bool
	next = func(from int) bool {
		if len(choice) == n {
			return do(choice)
		}
		for k := from; k < len(won); k++ {
			choice = append(choice, won[k])
			if !next(k + 1) {
				return false
			}
			choice = choice[:len(choice)-1]
		}
		return true
	}
	next(0)
}
