package usswiss

import (
	"cmp"
	"slices"

	"wallchart/model"
	"wallchart/pairing"
)

// person is a participant of the round to be paired. Persons are referred to
// by rank (29A): score, then rating, then pairing number.
type person struct {
	index   int // in Field.Players
	number  int
	rating  int32 // 0 for the unrated, who rank below all others of their score
	score   model.Points
	past    []pairing.Past
	balance int          // whites less blacks, unplayed games not counted (29E1)
	due     model.Colour // 29E3
	twice   model.Colour // the colour of the last two games, when it was one
	barred  []int32      // whom he must not meet, sorted
	mates   []int32      // teammates to be avoided, sorted
}

// persons makes the digest of those who are there, by score, rating and number.
func (t *task) persons() {
	f := t.f
	for i := range f.Players {
		if f.Players[i].Present {
			t.ps = append(t.ps, t.person(i))
		}
	}
	slices.SortFunc(t.ps, func(a, b person) int {
		return cmp.Or(cmp.Compare(b.score, a.score), cmp.Compare(b.rating, a.rating), cmp.Compare(a.number, b.number))
	})
	t.rank = make([]int32, len(f.Players))
	for i := range t.rank {
		t.rank[i] = -1
	}
	for v := range t.ps {
		t.rank[t.ps[v].index] = int32(v)
	}
	for v := range t.ps {
		p := &t.ps[v]
		for _, g := range p.past {
			if g.Opponent >= 0 && g.Outcome.Played() && t.rank[g.Opponent] >= 0 {
				p.barred = append(p.barred, t.rank[g.Opponent])
			}
		}
	}
	for _, ij := range f.Forbidden {
		t.bar(ij)
	}
	for _, ij := range f.Teammates {
		t.keepApart(ij)
	}
	for v := range t.ps {
		slices.Sort(t.ps[v].barred)
		slices.Sort(t.ps[v].mates)
	}
}

// person is what the rules ask of one of Field.Players.
func (t *task) person(i int) person {
	of := &t.f.Players[i]
	p := person{index: i, number: of.Number, rating: int32(of.Rating), score: of.Pairing(), past: of.Past}
	p.colours()
	return p
}

// colours finds the due colour (29E3): the one that equalises, otherwise the
// opposite of the last.
func (p *person) colours() {
	var last, before model.Colour
	for i := range p.past {
		g := &p.past[i]
		if !g.Outcome.Played() || g.Colour == model.NoColour {
			continue
		}
		before, last = last, g.Colour
		if last == model.White {
			p.balance++
		} else {
			p.balance--
		}
	}
	if last == before {
		p.twice = last
	}
	switch {
	case p.balance > 0:
		p.due = model.Black
	case p.balance < 0:
		p.due = model.White
	default:
		p.due = last.Opposite()
	}
}

func (t *task) bar(ij [2]int) {
	if a, b := t.rank[ij[0]], t.rank[ij[1]]; a >= 0 && b >= 0 && a != b {
		t.ps[a].barred = append(t.ps[a].barred, b)
		t.ps[b].barred = append(t.ps[b].barred, a)
	}
}

// keepApart applies the setting for teammates (28N, 28N1, 29E8) to two of them.
func (t *task) keepApart(ij [2]int) {
	f := t.f
	switch t.set.Teams {
	case TeamsSoft:
		if a, b := t.rank[ij[0]], t.rank[ij[1]]; a >= 0 && b >= 0 && a != b {
			t.ps[a].mates = append(t.ps[a].mates, b)
			t.ps[b].mates = append(t.ps[b].mates, a)
		}
	case TeamsNever:
		t.bar(ij)
	case TeamsPlusTwo:
		most := 2*f.Win + f.Win*model.Points(f.Round-1)
		if 2*f.Players[ij[0]].Score < most || 2*f.Players[ij[1]].Score < most {
			t.bar(ij)
		}
	case TeamsLast:
		if f.Round < f.Rounds {
			t.bar(ij)
		}
	case TeamsIgnore:
	}
}

// A ban is a list of pairs that are not to be made although the rules allow
// them; looking ahead asks for the best pairing without them (ahead.go).
type ban [][2]int32

func (b ban) has(v, w int32) bool {
	return slices.Contains(b, [2]int32{v, w}) || slices.Contains(b, [2]int32{w, v})
}

// mayMeet tells whether two may be paired by the rules: they have not played (27A1;
// a forfeited pairing does not count), nothing forbids it, and with
// SeriesExceptLast neither would get a third equal colour.
func (t *task) mayMeet(a, b int32) bool {
	p, q := &t.ps[a], &t.ps[b]
	if t.noSeries && p.twice != model.NoColour && p.twice == q.twice {
		return false
	}
	if len(q.barred) < len(p.barred) {
		p, b = q, a
	}
	_, no := slices.BinarySearch(p.barred, b)
	return !no
}

func (t *task) areMates(a, b int32) bool {
	_, yes := slices.BinarySearch(t.ps[a].mates, b)
	return yes
}
