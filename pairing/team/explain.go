package team

import (
	"fmt"

	"wallchart/model"
	"wallchart/pairing"
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

// colourRules say what each rule of 4.3 does.
var colourRules = [...]string{
	1: "neither has played yet: the pairing number and the colour drawn by lot decide",
	2: "only one has a preference, and it is granted",
	3: "both preferences are granted",
	4: "the strong preference is granted",
	5: "White goes to the smaller colour difference",
	6: "the other way round than in the latest match in which their colours differed",
	7: "the preference of the first-team is granted",
	8: "the first-team alternates",
	9: "the other team alternates",
}

func (t *task) reasons(a, b *team, c model.Colour, rule int) []pairing.Reason {
	white := a
	if c == model.Black {
		white = b
	}
	r := pairing.Reason{Rule: "C.04.6 1.4", Text: fmt.Sprintf("Both have %s.", a.score.Fraction())}
	if a.score != b.score {
		if a.score < b.score {
			a, b = b, a
		}
		r.Text = fmt.Sprintf("%s, with %s, floats up to %s, with %s.", t.name(b), b.score.Fraction(), t.name(a), a.score.Fraction())
	}
	return []pairing.Reason{r, {Rule: fmt.Sprintf("C.04.6 4.3.%d", rule),
		Text: fmt.Sprintf("%s has White on board 1: %s.", t.name(white), colourRules[rule])}}
}
