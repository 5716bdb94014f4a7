package usswiss

import "wallchart/model"

// needed is the rule by which somebody has a third equal colour in a row because it is necessary to equalise the other one.
const needed = "29E5f, 29E4"

// allot gives the colour of a, who ranks above b, and the rule that decided
// (29E4, with 29E5f first, but see equalises). NoColour means that neither is due a colour: such
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
	// A third equal colour in a row is the last resort (29E5f), unless it is necessary to equalise.
	if x, y := a.twice == other, b.twice == other; x != y {
		switch {
		case x && t.equalises(b, a):
			return other, needed
		case x:
			return due, "29E5f"
		case t.equalises(a, b):
			return due, needed
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

// equalises tells whether one is to have the colour that both are due, although the other then has a third equal colour in a row: "no
// player shall be assigned the same color three times in a row unless …, or if necessary to equalize" (29E5f), and of two who are due the
// same the larger imbalance goes first (29E4). After WBWWBW somebody has two Whites more, and with another would be three out of balance;
// his opponent, after W-BBWW, has one more: he has the third White in a row. Directors differ: see Conflict.
func (t *task) equalises(one, third *person) bool {
	if t.noSeries || abs(one.balance) <= abs(third.balance) {
		return false
	}
	switch t.set.Conflict {
	case ConflictSeries:
		return false
	case ConflictBalance:
		return true
	default:
		return abs(one.balance) >= 2
	}
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
	loser, other := b, a
	c, rule := t.allot(a, b)
	if c != a.due {
		loser, other = a, b
	}
	if rule == needed { // allowed; the pair is no better for it than with the other one not equalised
		return fault{imbalance: abs(other.balance)}
	}
	return fault{series: loser.twice == loser.due.Opposite(), imbalance: abs(loser.balance), alternate: loser.balance == 0}
}

func abs[T int | int32](n T) T { return max(n, -n) }
