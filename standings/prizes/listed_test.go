package prizes

import (
	"cmp"
	"math/big"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"wallchart/model"
)

// listed is a division by lists made a second time: who has chosen which list, and in which turn. The rest is worked out from that anew
// whenever it is asked, with fractions.
type listed struct {
	*drawn
	hort   bool
	order  []*model.Player // of the standings
	score  map[model.ID]model.Points
	rank   map[model.ID]int
	choice map[model.ID]int // in drawnRules; 0 is the places
	turn   map[model.ID]int // in which it was made
}

// TestListsForEveryWinner goes through the standings by turns and tries for all who come together, a tie or with Hort those whom nothing
// separates, each list there is: what is paid is what the best of them brings, to the cent.
func TestListsForEveryWinner(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := draw(t)
		if by := rapid.SampledFrom([]string{"MANUAL", "RTNG", ""}).Draw(t, "tie-break"); by == "" {
			d.s.Ranking.TieBreaks = []string{}
		} else {
			d.s.Ranking.TieBreaks = []string{by}
		}
		d.fund.Division = rapid.SampledFrom([]model.PrizeDivision{model.DivideEqual, model.DivideHort}).Draw(t, "division")
		d.fund.Whole, d.fund.Several = rapid.IntRange(0, 3).Draw(t, "whole") == 0, rapid.IntRange(0, 3).Draw(t, "several") == 0
		step := int64(1)
		if d.fund.Whole {
			step = 100
		}
		once := divided(t, d.t, d.s, d.fund)
		got, shares := map[model.ID]model.Cents{}, map[model.ID]int64{}
		for _, a := range once.Awards {
			got[a.ID], shares[a.ID] = a.Amount, int64(len(a.Sums))
		}
		for id, want := range newListed(&d, once).divide() {
			off := new(big.Rat).Sub(want, big.NewRat(int64(got[id]), 1))
			if off.Abs(off).Cmp(big.NewRat(step*max(shares[id], 1), 1)) >= 0 { // each share is rounded
				t.Fatalf("%s: %s gets %s, and by trying all lists it is %s cents", d.fund.Division, d.s.Player(id).Name, got[id], want.FloatString(2))
			}
		}
	})
}

func newListed(d *drawn, once *Division) *listed {
	l := &listed{drawn: d, hort: d.fund.Division == model.DivideHort, score: map[model.ID]model.Points{}, rank: map[model.ID]int{},
		choice: map[model.ID]int{}, turn: map[model.ID]int{}}
	for _, a := range d.s.Adjustments {
		l.score[a.Who] = a.Games
	}
	for _, p := range once.st.Places {
		id := once.st.Sheet.Lines[p.Index].ID
		l.order, l.rank[id] = append(l.order, d.s.Player(id)), p.Rank
	}
	return l
}

// divide is what everybody has in the end: of the list that he has chosen, or where several prizes may be won of all of them.
func (l *listed) divide() map[model.ID]*big.Rat {
	if !l.fund.Several {
		l.turns(l.choose)
		return l.outcome()
	}
	all := l.outcome() // of the places, which all are in
	for rule := 1; rule < len(drawnRules); rule++ {
		l.set(l.order, 0, 0)
		l.turns(func(unit []*model.Player, turn int) bool {
			l.set(l.may(rule, unit), rule, turn)
			return false
		})
		for id, brings := range l.outcome() {
			if l.choice[id] == rule {
				all[id].Add(all[id], brings)
			}
		}
	}
	return all
}

// alike tells whether two come to a list together.
func (l *listed) alike(a, b *model.Player) bool {
	return l.score[a.ID] == l.score[b.ID] && (!l.hort || l.rank[a.ID] == l.rank[b.ID])
}

// turns lets all choose who come together, from the top, as long as a choice is made. A list is chosen by all of them who may win it and
// are still in the places.
func (l *listed) turns(choose func(unit []*model.Player, turn int) bool) {
	for first, turn := 0, 0; first < len(l.order); {
		last := first
		for last < len(l.order) && l.alike(l.order[first], l.order[last]) {
			last++
		}
		for better := true; better; {
			turn++
			better = choose(l.order[first:last], turn)
		}
		first = last
	}
}

// choose tries each list for those who come together, and keeps the one that brings most.
func (l *listed) choose(unit []*model.Player, turn int) bool {
	best, most := 0, new(big.Rat)
	now := l.outcome()
	for rule := 1; rule < len(drawnRules); rule++ {
		in := l.may(rule, unit)
		if len(in) == 0 {
			continue
		}
		l.set(in, rule, turn)
		brings := l.outcome()[in[0].ID]
		l.set(in, 0, 0)
		if brings.Cmp(now[in[0].ID]) > 0 && (brings.Cmp(most) > 0 || brings.Cmp(most) == 0 && l.earlier(rule, best)) {
			best, most = rule, brings
		}
	}
	l.set(l.may(best, unit), best, turn)
	return best > 0
}

// may are those of a unit who have not left the places and may win a list.
func (l *listed) may(rule int, unit []*model.Player) (in []*model.Player) {
	for _, p := range unit {
		if l.choice[p.ID] == 0 && drawnRules[rule].is(p) {
			in = append(in, p)
		}
	}
	return in
}

func (l *listed) set(who []*model.Player, rule, turn int) {
	for _, p := range who {
		l.choice[p.ID], l.turn[p.ID] = rule, turn
	}
}

// earlier orders lists that bring the same: classes of ratings from the highest, the others as the fund has them.
func (l *listed) earlier(a, b int) bool {
	if a < 5 || b < 5 {
		return a < b
	}
	return slices.Index(l.drawn.rule, a) < slices.Index(l.drawn.rule, b)
}

// prizes are those of a list, the most valuable first.
func (l *listed) prizes(rule int) (all []int64) {
	for z, r := range l.drawn.rule {
		if r == rule {
			all = append(all, int64(l.fund.Prizes[z].Amount))
		}
	}
	slices.SortFunc(all, func(a, b int64) int { return cmp.Compare(b, a) })
	return all
}

// outcome is what everybody has when all have chosen.
func (l *listed) outcome() map[model.ID]*big.Rat {
	out := map[model.ID]*big.Rat{}
	for _, p := range l.order {
		out[p.ID] = new(big.Rat)
	}
	for rule := 1; rule < len(drawnRules); rule++ {
		prizes := l.prizes(rule)
		for turn := 1; turn <= 4*len(l.order); turn++ { // who came first has the first prizes of the list
			var in []*model.Player
			for _, p := range l.order {
				if l.choice[p.ID] == rule && l.turn[p.ID] == turn {
					in = append(in, p)
				}
			}
			n := min(len(in), len(prizes))
			for _, p := range in {
				out[p.ID] = mean(prizes[:n], len(in))
			}
			prizes = prizes[n:]
		}
	}
	prizes := l.prizes(0)
	for _, p := range l.order {
		if l.choice[p.ID] != 0 {
			continue
		}
		var tied, level []int64 // what the places of those on the same score, and of those level with p, bring
		ties, levels, at := 0, 0, 0
		for _, o := range l.order {
			if l.choice[o.ID] != 0 {
				continue
			}
			brings := int64(0)
			if at < len(prizes) {
				brings = prizes[at]
			}
			at++
			if l.score[o.ID] == l.score[p.ID] {
				tied, ties = append(tied, brings), ties+1
				if l.rank[o.ID] == l.rank[p.ID] {
					level, levels = append(level, brings), levels+1
				}
			}
		}
		out[p.ID] = mean(tied, ties)
		if l.hort {
			out[p.ID].Add(out[p.ID], mean(level, levels))
			out[p.ID].Quo(out[p.ID], big.NewRat(2, 1))
		}
	}
	return out
}

// mean is what prizes come to, shared by so many.
func mean(prizes []int64, by int) *big.Rat {
	total := int64(0)
	for _, z := range prizes {
		total += z
	}
	return big.NewRat(total, int64(max(by, 1)))
}
