package norms

import (
	"slices"

	"wallchart/tiebreaks"
)

// Status is how somebody stands with a norm.
type Status uint8

// Answers. What is not proved to be out is possible.
const (
	Out Status = iota
	Possible
	Has // whatever comes
)

// Need is a way to the norm in the games that are left.
type Need struct {
	Halves  int // to be made in them
	Average int // of the opponents who are not known yet; 0 = whoever they are
}

// Case is a player and a title that he seeks.
type Case struct {
	Player int // among the section's players
	Status Status
	Judgement
	Known  []Game // paired, without a result
	Coming int    // rounds that are not paired
	Needs  []Need // the least score first; nothing where the norm stands or is out
	More   []Check
	// Without tells that the norm stands already with the games so far; those that are left may be lost, or not played.
	Without bool
}

// Left is how many games are left.
func (c *Case) Left() int { return len(c.Known) + c.Coming }

// Cases are all who have a norm or can still have one, by player and title.
func (e *Event) Cases() []Case {
	var all []Case
	for i := range e.Section.Players {
		for r := range Rules {
			if !Rules[r].Seeks(&e.Section.Players[i]) || len(e.Played[i])+len(e.Known[i])+e.Coming[i] < e.least(i) {
				continue
			}
			if c := e.Case(i, &Rules[r]); c.Status != Out {
				all = append(all, c)
			}
		}
	}
	return all
}

// Case is how a player stands with a title.
func (e *Event) Case(i int, r *Rule) Case {
	c := Case{Player: i, Judgement: e.best(i, r), Known: e.Known[i], Coming: e.Coming[i]}
	fixed := e.Section.Format.Predetermined()
	switch holds := c.holds(); {
	case holds && (c.Left() == 0 || !fixed):
		c.Status, c.Without = Has, c.Left() > 0
	case c.Left() > 0 && e.reachable(i, r):
		c.Status = Possible
		e.needs(&c)
	case holds:
		c.Status = Possible
	}
	return c
}

// pool are the players whom somebody may still meet: in a Swiss nobody twice, and no team mate.
func (e *Event) pool(i int) []int {
	met := map[int]bool{i: true}
	for _, g := range e.Played[i] {
		met[g.Opponent] = true
	}
	for _, g := range e.Known[i] {
		met[g.Opponent] = true
	}
	own := e.Section.Players[i].Team
	var all []int
	for k := range e.Section.Players {
		if p := &e.Section.Players[k]; !met[k] && (own == 0 || p.Team != own) && p.Gone() == 0 {
			all = append(all, k)
		}
	}
	return all
}

// supply is what the pool has at most, each taken for itself.
type supply struct {
	titled, special int
	lands           map[string]bool
	others          int   // not of the player's federation
	ratings         []int // the highest first
}

// supply counts what the opponents who are left for i could bring: titles, federations and ratings.
func (e *Event) supply(i int, r *Rule) supply {
	s := supply{lands: map[string]bool{}}
	times := e.Section.Games() // with each of them
	for _, k := range e.pool(i) {
		title := e.Section.Players[k].Title
		if slices.Contains(holders, title) {
			s.titled += times
		}
		if slices.Contains(r.Special, title) {
			s.special++
		}
		if fed := e.fed[k]; fed != "" && fed != nobodys && fed != e.fed[i] {
			s.lands[fed] = true
		}
		if e.fed[k] != e.fed[i] || e.fed[k] == "" || e.fed[k] == nobodys {
			s.others += times
		}
		rating := e.rating[k]
		if rating == 0 {
			rating = unrated
		}
		for range times {
			s.ratings = append(s.ratings, rating)
		}
	}
	slices.SortFunc(s.ratings, func(a, b int) int { return b - a })
	return s
}

// reachable tells whether a norm is not out: with the best that can come, each condition taken for itself, some choice of games
// fulfils all. Where it is not, no result brings the norm.
func (e *Event) reachable(i int, r *Rule) bool {
	s := e.supply(i, r)
	played, known := e.Played[i], e.Known[i]
	fixed := e.Section.Format.Predetermined()
	tries := 0
	for with := 0; with < 1<<min(len(known), 4); with++ {
		games := slices.Clone(played)
		for k, g := range known {
			if k >= 4 || with>>k&1 == 1 {
				g.Halves = 2
				games = append(games, g)
			}
		}
		for coming := range min(e.Coming[i], len(s.ratings)) + 1 {
			if fixed && coming < e.Coming[i] {
				continue
			}
			for drop := 0; drop <= len(games)+coming-e.least(i); drop++ {
				possible := false
				combine(games, drop, func(without []int) bool {
					tries++
					possible = e.atBest(i, r, leaveOut(games, without), coming, &s) || tries > mostTries
					return !possible
				})
				if possible {
					return true
				}
			}
		}
	}
	return false
}

// atBest tells whether games and so many more against the best of the pool, all of them won, fulfil each condition taken for itself.
func (e *Event) atBest(i int, r *Rule, games []Game, coming int, s *supply) bool {
	t := e.tally(i, r, games)
	n := t.n + coming
	if n < e.least(i) || t.titled+min(coming, s.titled) < half(n) {
		return false
	}
	special := specials(n, false)
	if e.double() {
		special = specials((n+1)/2, true)
	}
	if t.special+min(coming, s.special) < special {
		return false
	}
	if !e.Exempt && !e.Abroad {
		lands := t.abroad(e.fed[i])
		for fed := range s.lands {
			if t.feds[fed] == 0 && lands < t.abroad(e.fed[i])+coming {
				lands++
			}
		}
		if lands < abroad || t.own+max(0, coming-s.others) > ownMost(n) || t.most() > oneMost(n) {
			return false
		}
	}
	ratings := append(t.ratings, s.ratings[:coming]...)
	raise(ratings, r.Floor)
	ra, p := mean(ratings), percent(t.halves+2*coming, n)
	return ra >= r.Ra && p >= leastScore && ra+tiebreaks.RatingDifference(p) >= r.Rp
}

// mostNeeds is how many ways are named.
const mostNeeds = 3

// needs names the ways to the norm with all games: the least scores, with the average of the opponents that each needs.
func (e *Event) needs(c *Case) {
	r, s := c.Rule, e.supply(c.Player, c.Rule)
	games := slices.Concat(e.Played[c.Player], c.Known)
	left, coming := c.Left(), min(c.Coming, len(s.ratings))
	n := len(games) + coming
	t := e.tally(c.Player, r, games)
	raise(t.ratings, r.Floor)
	sum, top, low := 0, 0, 0
	for _, x := range t.ratings {
		sum += x
	}
	for k := range coming {
		top += s.ratings[k]
		low += s.ratings[len(s.ratings)-1-k]
	}
	for h := 0; h <= 2*left && len(c.Needs) < mostNeeds && n > 0; h++ {
		p := percent(t.halves+h, n)
		if p < leastScore {
			continue
		}
		ra := max(r.Ra, r.Rp-tiebreaks.RatingDifference(p))
		rest := (2*ra*n-n+1)/2 - sum // the least sum with which the average is rounded to ra
		switch {
		case rest <= low:
			c.Needs = append(c.Needs, Need{Halves: h})
			e.more(c, n, &t)
			return
		case rest <= top:
			average := (rest + coming - 1) / coming
			if k := len(c.Needs); k == 0 || average < c.Needs[k-1].Average {
				c.Needs = append(c.Needs, Need{h, average})
			}
		}
	}
	e.more(c, n, &t)
}

// more is what of titles and federations is still missing with all games.
func (e *Event) more(c *Case, n int, t *tally) {
	special := specials(n, false)
	if e.double() {
		special = specials((n+1)/2, true)
	}
	c.More = append(c.More, Check{Titled, t.titled, half(n), false}, Check{Special, t.special, special, false})
	if !c.Waived {
		c.More = append(c.More, Check{Federations, t.abroad(e.fed[c.Player]), abroad, false})
	}
	c.More = slices.DeleteFunc(c.More, Check.Met)
}
