package team

import (
	"wallchart/model"
	"wallchart/pairing"
)

// preference finds the colour preference of a team by 1.7.
func (m *team) preference(kind preferences, last bool) {
	n := len(m.colours)
	for _, c := range m.colours {
		if c == model.White {
			m.cd++
		} else {
			m.cd--
		}
	}
	if n == 0 || kind == noPreferences {
		return
	}
	twice := model.NoColour
	if n >= 2 && m.colours[n-1] == m.colours[n-2] {
		twice = m.colours[n-1]
	}
	switch {
	case m.cd < -1 || m.cd <= 0 && twice == model.Black:
		m.wants, m.strong = model.White, true
	case m.cd > 1 || m.cd >= 0 && twice == model.White:
		m.wants, m.strong = model.Black, true
	case kind == typeA:
	case m.cd == -1:
		m.wants = model.White
	case m.cd == 1:
		m.wants = model.Black
	case !last:
		m.wants = m.colours[n-1].Opposite()
	}
}

// allot gives the colours of a match by 4.3. It returns the colour of a and
// the number of the rule that decided.
func (t *task) allot(a, b *team) (model.Colour, int) {
	if !t.first(a, b) {
		c, rule := t.allot(b, a)
		return c.Opposite(), rule
	}
	switch {
	case len(a.colours) == 0 && len(b.colours) == 0:
		if a.number%2 == 1 {
			return t.f.Initial, 1
		}
		return t.f.Initial.Opposite(), 1
	case a.wants != model.NoColour && b.wants == model.NoColour:
		return a.wants, 2
	case a.wants == model.NoColour && b.wants != model.NoColour:
		return b.wants.Opposite(), 2
	case a.wants != b.wants:
		return a.wants, 3
	case a.strong && !b.strong:
		return a.wants, 4
	case b.strong && !a.strong:
		return b.wants.Opposite(), 4
	case a.cd < b.cd:
		return model.White, 5
	case a.cd > b.cd:
		return model.Black, 5
	}
	if c, _ := pairing.LastDifference(a.colours, b.colours); c != model.NoColour {
		return c.Opposite(), 6
	}
	if a.wants != model.NoColour {
		return a.wants, 7
	}
	if n := len(a.colours); n > 0 {
		return a.colours[n-1].Opposite(), 8
	}
	return b.colours[len(b.colours)-1], 9
}

// first tells whether a is the first-team of the pair (4.2): higher score,
// higher secondary score where the event uses it, smaller number.
func (t *task) first(a, b *team) bool {
	if a.score != b.score {
		return a.score > b.score
	}
	if !t.f.IgnoreSecond && a.second != b.second {
		return a.second > b.second
	}
	return a.number < b.number
}
