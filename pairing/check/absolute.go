package check

import (
	"wallchart/model"
	"wallchart/pairing"
	"wallchart/phrase"
)

// secondMeetings finds those who have played each other, where the system does not
// want it so.
func (x *examiner) secondMeetings() {
	if x.e.Again != nil && x.e.Again(x.f) {
		return
	}
	for k, p := range x.made.Pairs {
		if r := x.metIn(p.White, p.Black); r > 0 {
			x.add(Finding{Board: k + 1, Who: []int{p.White, p.Black}, Rule: phrase.Verbatim("C.04.1"), Grave: true,
				Text: phrase.New("%s and %s have met in round %d.", x.name(p.White), x.name(p.Black), x.f.Began(r))})
		}
	}
}

// absolute finds what no criterion weighs up: second meetings, forbidden
// pairs, byes, and colours where the system makes them absolute.
func (x *examiner) absolute() {
	x.secondMeetings()
	apart := make(map[[2]int]bool, len(x.f.Forbidden))
	for _, p := range x.f.Forbidden {
		apart[p], apart[[2]int{p[1], p[0]}] = true, true
	}
	for k, p := range x.made.Pairs {
		who := []int{p.White, p.Black}
		if apart[[2]int{p.White, p.Black}] {
			x.add(Finding{Board: k + 1, Who: who, Rule: phrase.Verbatim("C.04.2"), Grave: true,
				Text: phrase.New("%s and %s are a forbidden pair in this round.", x.name(p.White), x.name(p.Black))})
		}
		if x.f.Before == nil && x.e.StrictColours && (x.e.NoTopscorers || !x.f.Topscorer(p.White) && !x.f.Topscorer(p.Black)) {
			x.colour(k, p.White, model.White)
			x.colour(k, p.Black, model.Black)
		}
	}
	if b := x.made.Bye; b >= 0 && !x.e.KnockOut {
		may := (*pairing.Field).MayHaveBye
		if x.e.MayHaveBye != nil {
			may = x.e.MayHaveBye
		}
		if !may(x.f, b) {
			x.add(Finding{Who: []int{b}, Rule: phrase.Verbatim("C.04.1"), Grave: true,
				Text: phrase.New("%s has the pairing-allocated bye, having had one, or as many points as a win in a round without playing.",
					x.name(b))})
		}
		n := 0
		for i := range x.f.Players {
			if x.f.Players[i].Present {
				n++
			}
		}
		if n%2 == 0 {
			x.add(Finding{Who: []int{b}, Rule: phrase.Verbatim("C.04.1"), Grave: true,
				Text: phrase.New("%s has the pairing-allocated bye though %d are present, an even number.", x.name(b), n)})
		}
	}
}

// metIn is the round in which two played each other, 0 for none.
func (x *examiner) metIn(i, j int) int {
	for r, g := range x.f.Players[i].Past {
		if g.Opponent == j && g.Outcome.Played() {
			return r + 1
		}
	}
	return 0
}

// colour finds a third equal colour running, and a difference beyond two.
func (x *examiner) colour(k, i int, c model.Colour) {
	if x.f.Players[i].House {
		return // has no claim to a colour
	}
	cs := append(x.f.Players[i].Colours(nil), c)
	n, d := len(cs), 0
	for _, own := range cs {
		if own == c {
			d++
		} else {
			d--
		}
	}
	switch {
	case n >= 3 && cs[n-2] == c && cs[n-3] == c:
		x.add(Finding{Board: k + 1, Who: []int{i}, Rule: phrase.Verbatim("C.04.1"), Grave: true,
			Text: phrase.New("%s has %s a third time running.", x.name(i), c)})
	case d > 2:
		x.add(Finding{Board: k + 1, Who: []int{i}, Rule: phrase.Verbatim("C.04.1"), Grave: true,
			Text: phrase.New("%s has %s %d times more than the other colour.", x.name(i), c, d)})
	}
}
