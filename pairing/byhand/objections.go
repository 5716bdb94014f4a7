package byhand

import (
	"slices"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/phrase"
)

// Objections are what common rules have against a pair, the gravest first:
// somebody is not there, they have met, they are kept apart, they are
// teammates, a colour comes for the third time in a row. That they have met, and
// the colour, are none where a table has who meets whom. An empty list is a
// pair that every system allows. A participant who does not exist is an
// objection too.
func Objections(f *pairing.Field, white, black model.ID) []pairing.Reason {
	var rs []pairing.Reason
	object := func(rule string, text phrase.Text) {
		rs = append(rs, pairing.Reason{Rule: rule, Text: text})
	}
	a, b := index(f, white), index(f, black)
	if a < 0 || b < 0 || a == b {
		object("", phrase.New("A pair needs two different participants of the section."))
		return rs
	}
	for _, i := range []int{a, b} {
		if p := &f.Players[i]; !p.Present && !p.ByHand && !p.Spare {
			rs = append(rs, NotThere(p))
		}
	}
	pair := func(list [][2]int) bool {
		return slices.Contains(list, [2]int{a, b}) || slices.Contains(list, [2]int{b, a})
	}
	p, q := &f.Players[a], &f.Players[b]
	for r := range p.Past {
		if g := &p.Past[r]; !f.Table && g.Opponent == b && g.Outcome.Played() {
			object("C.04.1; 27A1", phrase.New("%s and %s met in round %d.", p.Name, q.Name, f.Began(r+1)))
		}
	}
	if pair(f.Forbidden) {
		object("", phrase.New("%s and %s are not to meet in this round.", p.Name, q.Name))
	}
	if pair(f.Teammates) {
		object("28N", phrase.New("%s and %s are teammates.", p.Name, q.Name))
	}
	if f.Boards == 0 && !f.Table { // in a team match every second player has the other colour
		third(p, model.White, object)
		third(q, model.Black, object)
	}
	return rs
}

// NotThere objects to a game, or a bye that the pairing allocates, for somebody who is not to be paired.
func NotThere(p *pairing.Player) pairing.Reason {
	if p.Why == model.Absent {
		return pairing.Reason{Rule: "C.04.2", Text: phrase.New("%s is not in this round.", p.Name)}
	}
	return pairing.Reason{Rule: "C.04.2", Text: phrase.New("%s has asked for a %s in this round.", p.Name, p.Why)}
}

func third(p *pairing.Player, c model.Colour, object func(rule string, text phrase.Text)) {
	cs := p.Colours(nil)
	if n := len(cs); n >= 2 && cs[n-1] == c && cs[n-2] == c {
		object("C.04.1; 29E5f", phrase.New("%s would have %s for the third time in a row.", p.Name, c))
	}
}
