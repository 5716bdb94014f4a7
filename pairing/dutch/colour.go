package dutch

import (
	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/fide"
)

// allot gives colours to a pair by article 5.2 of C.04.3 (2026), h being
// ranked above l. It returns the colour of h and the article that decided.
func (t *task) allot(h, l *person) (model.Colour, int) {
	if h.Wants != l.Wants && (h.Wants != model.NoColour || l.Wants != model.NoColour) {
		// 5.2.1 grant both preferences.
		if h.Wants != model.NoColour {
			return h.Wants, 1
		}
		return l.Wants.Opposite(), 1
	}
	if h.Wants != model.NoColour {
		// 5.2.2 grant the stronger; of two absolute ones the wider difference.
		if h.Strength != l.Strength {
			if h.Strength > l.Strength {
				return h.Wants, 2
			}
			return l.Wants.Opposite(), 2
		}
		if a, b := abs(h.Difference), abs(l.Difference); h.Strength == fide.Absolute && a != b {
			if a > b {
				return h.Wants, 2
			}
			return l.Wants.Opposite(), 2
		}
	}
	// 5.2.3 alternate to the latest game in which they had different colours.
	if c, _ := pairing.LastDifference(h.Colours, l.Colours); c != model.NoColour {
		return c.Opposite(), 3
	}
	// 5.2.4 grant the preference of the higher ranked.
	if h.Wants != model.NoColour {
		return h.Wants, 4
	}
	// 5.2.5 the initial colour for an odd pairing number, the other for an even.
	if h.Seat%2 == 1 {
		return t.f.Initial, 5
	}
	return t.f.Initial.Opposite(), 5
}

func abs(n int) int { return max(n, -n) }
