package dutch

import (
	"slices"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/phrase"
)

// The absolute criteria C1 to C3, which no pairing may break, and what is said
// of those whom they keep apart. C2 is the edition's mayHaveBye.

// haveMet is C1: two who have played each other shall not meet again. A
// forbidden pair counts as met.
func haveMet(a *person, j int32) bool { return slices.Contains(a.barred, j) }

// neitherYields is C3: two who both must have the same colour shall not meet,
// unless one of them is a topscorer.
func neitherYields(a, b *person) bool { return bothAbsolute(a, b) && !a.top && !b.top }

// bothAbsolute tells two absolute preferences for the same colour.
func bothAbsolute(a, b *person) bool {
	return a.strength == absolute && b.strength == absolute && a.wants == b.wants
}

// clash tells two preferences for the same colour.
func clash(a, b *person) bool { return a.wants == b.wants && a.wants != model.NoColour }

// mayMeet tells two whom neither C1 nor C3 nor a forbidden pair keeps apart. The
// order of i and j does not matter.
func (t *task) mayMeet(i, j int32) bool {
	a := &t.ps[i]
	return !neitherYields(a, &t.ps[j]) && !haveMet(a, j)
}

// keptApart is the absolute rule that keeps two persons apart, nil for none.
func (t *task) keptApart(a, b int32) *pairing.Reason {
	if t.mayMeet(a, b) {
		return nil
	}
	h, l := &t.ps[a], &t.ps[b]
	past := t.f.Players[h.index].Past
	for r := range past {
		if past[r].Opponent == l.index && past[r].Outcome.Played() {
			return &pairing.Reason{Rule: "C.04.3 C1", Text: phrase.New("%s and %s met in round %d.", t.label(h), t.label(l), t.f.Began(r+1))}
		}
	}
	if haveMet(h, b) {
		return &pairing.Reason{Rule: "C.04.2", Text: phrase.New("%s and %s are a forbidden pair.", t.label(h), t.label(l))}
	}
	return &pairing.Reason{Rule: "C.04.3 C3",
		Text: phrase.New("Neither can give way: %s, and %s.", t.preferenceOf(h), t.preferenceOf(l))}
}
