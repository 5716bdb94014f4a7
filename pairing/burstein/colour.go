package burstein

import (
	"wallchart/model"
	"wallchart/pairing"
)

// allot gives colours to a pair by 5.2, h being the higher ranked by 1.8. It
// returns the colour of h and the article that decided.
func (t *task) allot(h, l *person) (model.Colour, int) {
	// 5.2.1 nobody has played: an odd pairing number of the higher ranked gets
	// the initial colour, an even one the other.
	if len(h.Colours) == 0 && len(l.Colours) == 0 {
		if h.Seat%2 == 1 {
			return t.f.Initial, 1
		}
		return t.f.Initial.Opposite(), 1
	}
	// 5.2.2 grant both preferences.
	if !clash(h, l) {
		if h.Wants != model.NoColour {
			return h.Wants, 2
		}
		return l.Wants.Opposite(), 2
	}
	// 5.2.3 grant the stronger.
	if h.Strength > l.Strength {
		return h.Wants, 3
	}
	if h.Strength < l.Strength {
		return l.Wants.Opposite(), 3
	}
	// 5.2.4 alternate to the latest game in which they had different colours.
	if c, _ := pairing.LastDifference(h.Colours, l.Colours); c != model.NoColour {
		return c.Opposite(), 4
	}
	// 5.2.5 grant the preference of the higher ranked.
	return h.Wants, 5
}
