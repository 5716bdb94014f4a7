package team

import (
	"fmt"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/phrase"
)

// take records a pair.
func (t *task) take(a, b *team) {
	c, rule := t.allot(a, b)
	p := pairing.Pair{White: a.index, Black: b.index}
	if c == model.Black {
		p.White, p.Black = b.index, a.index
	}
	if t.explain {
		p.Why = t.reasons(a, b, c, rule)
	}
	t.round.Pairs = append(t.round.Pairs, p)
}

// colourReason says who has White by which rule of 4.3.
func colourReason(white phrase.Text, rule int) phrase.Text {
	switch rule {
	case 1:
		return phrase.New("%s has White on board 1: neither has played yet: the pairing number and the colour drawn by lot decide.", white)
	case 2:
		return phrase.New("%s has White on board 1: only one has a preference, and it is granted.", white)
	case 3:
		return phrase.New("%s has White on board 1: both preferences are granted.", white)
	case 4:
		return phrase.New("%s has White on board 1: the strong preference is granted.", white)
	case 5:
		return phrase.New("%s has White on board 1: White goes to the smaller colour difference.", white)
	case 6:
		return phrase.New("%s has White on board 1: the other way round than in the latest match in which their colours differed.", white)
	case 7:
		return phrase.New("%s has White on board 1: the preference of the first-team is granted.", white)
	case 8:
		return phrase.New("%s has White on board 1: the first-team alternates.", white)
	}
	return phrase.New("%s has White on board 1: the other team alternates.", white)
}

func (t *task) reasons(a, b *team, c model.Colour, rule int) []pairing.Reason {
	white := a
	if c == model.Black {
		white = b
	}
	r := pairing.Reason{Rule: "C.04.6 1.4", Text: phrase.New("Both have %s.", a.score.Fraction())}
	if a.score != b.score {
		if a.score < b.score {
			a, b = b, a
		}
		r.Text = phrase.New("%s, with %s, floats up to %s, with %s.", t.name(b), b.score.Fraction(), t.name(a), a.score.Fraction())
	}
	return []pairing.Reason{r, {Rule: fmt.Sprintf("C.04.6 4.3.%d", rule),
		Text: colourReason(t.name(white), rule)}}
}
