package dutch

import (
	"wallchart/model"
	"wallchart/pairing"
)

// allot gives colours to a pair by article 5.2 of C.04.3 (2026), h being
// ranked above l. It returns the colour of h and the article that decided.
func (t *task) allot(h, l *person) (model.Colour, int) {
	if h.wants != l.wants && (h.wants != model.NoColour || l.wants != model.NoColour) {
		// 5.2.1 grant both preferences.
		if h.wants != model.NoColour {
			return h.wants, 1
		}
		return l.wants.Opposite(), 1
	}
	if h.wants != model.NoColour {
		// 5.2.2 grant the stronger; of two absolute ones the wider difference.
		if h.strength != l.strength {
			if h.strength > l.strength {
				return h.wants, 2
			}
			return l.wants.Opposite(), 2
		}
		if a, b := abs(h.cd), abs(l.cd); h.strength == absolute && a != b {
			if a > b {
				return h.wants, 2
			}
			return l.wants.Opposite(), 2
		}
	}
	// 5.2.3 alternate to the latest game in which they had different colours.
	if c, _ := pairing.LastDifference(h.colours, l.colours); c != model.NoColour {
		return c.Opposite(), 3
	}
	// 5.2.4 grant the preference of the higher ranked.
	if h.wants != model.NoColour {
		return h.wants, 4
	}
	// 5.2.5 the initial colour for an odd pairing number, the other for an even.
	if h.seat%2 == 1 {
		return t.f.Initial, 5
	}
	return t.f.Initial.Opposite(), 5
}

func abs(n int) int { return max(n, -n) }
