package dutch

import (
	"slices"

	"wallchart/pairing"
	"wallchart/pairing/fide"
)

// The absolute criteria C1 to C3, which no pairing may break, and what is said
// of those whom they keep apart. C2 is the edition's mayHaveBye.

// haveMet is C1: two who have played each other shall not meet again. A
// forbidden pair counts as met.
func haveMet(a *person, j int32) bool { return slices.Contains(a.Barred, j) }

// neitherYields is C3: two who both must have the same colour shall not meet,
// unless one of them is a topscorer.
func neitherYields(a, b *person) bool { return bothAbsolute(a, b) && !a.top && !b.top }

// bothAbsolute tells two absolute preferences for the same colour.
func bothAbsolute(a, b *person) bool { return fide.Stubborn(&a.Person, &b.Person) }

// clash tells two preferences for the same colour.
func clash(a, b *person) bool { return fide.Clash(&a.Person, &b.Person) }

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
	h, l := &t.ps[a].Person, &t.ps[b].Person
	return fide.Apart(t.f, h, l, haveMet(&t.ps[a], b), func(criterion string) string { return "C.04.3 " + criterion })
}
