package dubov

import (
	"wallchart/model"
	"wallchart/pairing"
)

// allot gives colours to a pair by 5.2, h being ranked above l. It returns the
// colour of h and the number of the rule that decided.
func (t *task) allot(h, l *person) (model.Colour, int) {
	switch {
	case h.played == 0 && l.played == 0:
		// 5.2.1 The initial colour for an odd pairing number, the other for an even one.
		if h.Seat%2 == 1 {
			return t.f.Initial, 1
		}
		return t.f.Initial.Opposite(), 1
	case h.Wants != l.Wants:
		// 5.2.2 Grant both preferences.
		return h.Wants, 2
	case h.Strength != l.Strength:
		// 5.2.3 Grant the stronger one.
		if h.Strength > l.Strength {
			return h.Wants, 3
		}
		return l.Wants.Opposite(), 3
	}
	// 5.2.4 Alternate to the latest game in which they had different colours.
	if c, _ := pairing.LastDifference(h.Colours, l.Colours); c != model.NoColour {
		return c.Opposite(), 4
	}
	// 5.2.5 Grant the preference of the higher ranked.
	return h.Wants, 5
}
