package burstein

import (
	"maps"
	"slices"

	"wallchart/model"
	"wallchart/pairing"
)

// strength of a colour preference.
type strength uint8

const (
	noPreference strength = iota // no game played
	mild                         // as many games with either colour
	strong                       // a difference of one
	absolute                     // a difference of two or more, or the last two games with one colour
)

// person is one player of the round to be paired, with all that the articles
// ask of him. Persons are referred to by their place in the order of score and
// 1.8.
type person struct {
	index
	at       int          // in Field.Players
	seat     int          // pairing number that counts for the initial colour
	score    model.Points // pairing score
	rank     int32        // place among all by 1.8
	colours  []model.Colour
	wants    model.Colour
	strength strength
	bye      bool    // C2
	games    int     // played, 3.1
	barred   []int32 // persons he must not meet: C1 and forbidden pairs
}

// persons digests the players who are there, by score and 1.8.
func persons(f *pairing.Field) []person {
	order := make([]ranked, 0, len(f.Players))
	for i := range f.Players {
		if p := &f.Players[i]; p.Present {
			order = append(order, ranked{indexOf(f, i), p.Pairing(), int32(p.Number), int32(i)})
		}
	}
	slices.SortFunc(order, compareRank)
	ps, place := make([]person, len(order)), byScore(f, order)
	for k, r := range order {
		ps[place[r.at]] = person{index: r.index, at: int(r.at), score: r.score, rank: int32(k)}
	}
	seats := f.Seats()
	var colours []model.Colour // of all, one after the other
	var barred []int32
	for i, v := range place {
		if v < 0 {
			continue
		}
		p, q := &ps[v], &f.Players[i]
		p.seat, p.bye = seats[i], f.MayHaveBye(i)
		from := len(colours)
		colours = q.Colours(colours)
		p.colours = colours[from:len(colours):len(colours)]
		p.preference()
		from = len(barred)
		for r := range q.Past {
			// C1: two who have played each other.
			if g := &q.Past[r]; g.Outcome.Played() && g.Opponent >= 0 {
				if p.games++; place[g.Opponent] >= 0 {
					barred = append(barred, place[g.Opponent])
				}
			}
		}
		p.barred = barred[from:len(barred):len(barred)]
	}
	for _, ij := range f.Forbidden {
		if a, b := place[ij[0]], place[ij[1]]; a >= 0 && b >= 0 {
			ps[a].barred = append(ps[a].barred, b)
			ps[b].barred = append(ps[b].barred, a)
		}
	}
	return ps
}

// byScore finds the place of each player when the scores come first; −1 for one
// who is not there.
func byScore(f *pairing.Field, order []ranked) []int32 {
	from := map[model.Points]int32{}
	for _, r := range order {
		from[r.score]++
	}
	at := int32(0)
	for _, s := range slices.Backward(slices.Sorted(maps.Keys(from))) {
		n := from[s]
		from[s] = at
		at += n
	}
	place := make([]int32, len(f.Players))
	for i := range place {
		place[i] = -1
	}
	for _, r := range order {
		place[r.at] = from[r.score]
		from[r.score]++
	}
	return place
}

// preference finds the colour preference, as in the Dutch System.
func (p *person) preference() {
	n, difference := len(p.colours), 0
	for _, c := range p.colours {
		if c == model.White {
			difference++
		} else {
			difference--
		}
	}
	least := model.White
	if difference > 0 {
		least = model.Black
	}
	switch {
	case n == 0:
	case difference > 1 || difference < -1:
		p.strength, p.wants = absolute, least
	case n > 1 && p.colours[n-1] == p.colours[n-2]:
		p.strength, p.wants = absolute, p.colours[n-1].Opposite()
	case difference != 0:
		p.strength, p.wants = strong, least
	default:
		p.strength, p.wants = mild, p.colours[n-1].Opposite()
	}
}

// clash tells two preferences for the same colour.
func clash(a, b *person) bool { return a.wants == b.wants && a.wants != model.NoColour }

// stubborn is C3: two absolute preferences for the same colour do not meet, not
// even in the last round.
func stubborn(a, b *person) bool {
	return a.strength == absolute && b.strength == absolute && a.wants == b.wants
}

// mayMeet is C1, with the forbidden pairs, and C3. The order of v and w does not
// matter.
func (t *task) mayMeet(v, w int32) bool {
	return !stubborn(&t.ps[v], &t.ps[w]) && !slices.Contains(t.ps[v].barred, w)
}
