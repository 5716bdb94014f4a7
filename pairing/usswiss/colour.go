package usswiss

import "wallchart/model"

// allot gives the colour of a, who ranks above b, and the rule that decided
// (29E4, with 29E5f first). NoColour means that neither is due a colour: such
// boards alternate (29E2).
func (t *task) allot(a, b *person) (model.Colour, string) {
	if a.due != b.due || a.due == model.NoColour {
		switch {
		case a.due != model.NoColour:
			return a.due, "29E3"
		case b.due != model.NoColour:
			return b.due.Opposite(), "29E3"
		}
		return model.NoColour, "29E2"
	}
	due, other := a.due, a.due.Opposite()
	// A third equal colour in a row is the last resort (29E5f).
	if x, y := a.twice == other, b.twice == other; x != y {
		if x {
			return due, "29E5f"
		}
		return other, "29E5f"
	}
	// Unequal before equal, the larger imbalance before the smaller.
	if x, y := abs(a.balance), abs(b.balance); x != y {
		rule := "29E4, 2"
		if x == 0 || y == 0 {
			rule = "29E4, 1"
		}
		if x > y {
			return due, rule
		}
		return other, rule
	}
	// The latest round in which both played and their colours differed is
	// reversed.
	for r := min(len(a.past), len(b.past)) - 1; r >= 0; r-- {
		x, y := &a.past[r], &b.past[r]
		if x.Outcome.Played() && y.Outcome.Played() && x.Colour != y.Colour && x.Colour != model.NoColour && y.Colour != model.NoColour {
			return x.Colour.Opposite(), "29E4, 3 and 4"
		}
	}
	return due, "29E4, 5"
}

// fault is what is wrong with the colours of a pair: when both are due the
// same, the one who does not get it.
type fault struct {
	series    bool // gets a third equal colour in a row
	imbalance int  // was out of balance by so much, and is not equalised
	alternate bool // gets the colour of his last game again
}

func (t *task) fault(a, b *person) fault {
	if a.due != b.due || a.due == model.NoColour {
		return fault{}
	}
	loser := b
	if c, _ := t.allot(a, b); c != a.due {
		loser = a
	}
	return fault{series: loser.twice == loser.due.Opposite(), imbalance: abs(loser.balance), alternate: loser.balance == 0}
}

func abs[T int | int32](n T) T { return max(n, -n) }
