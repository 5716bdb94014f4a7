package burstein

import (
	"slices"

	"wallchart/pairing"
	"wallchart/pairing/fide"
	"wallchart/phrase"
)

var refusal = pairing.Refusal{
	Again:   phrase.New("Players who have met do not meet again (C.04.4.2 C1)."),
	Colours: phrase.New("Two players who both must have the same colour do not meet, not even in the last round (C.04.4.2 C3)."),
	NoBye: phrase.New("The number of players is odd, and everybody without whom the others can be " +
		"paired has had a bye or a win's points without playing (C.04.4.2 C2)."),
}

func (t *task) index(v int32) int { return t.ps[v].At }

// unpairable explains, from a matching with as many pairs as possible, why the
// round cannot be completed (C4).
func (t *task) unpairable() error {
	all := fide.Between(0, len(t.ps))
	t.single.Match(t.adjacency(all), nil)
	kept := func(v, w int32) bool { return slices.Contains(t.ps[v].Barred, w) }
	return refusal.Unpaired(t.f, pairing.Unpaired{Who: all, Mates: t.single.Mate, Index: t.index, Meet: t.mayMeet, Kept: kept})
}

// noBye explains why nobody may have the bye: free are those without whom the
// others could be paired, nil being everybody.
func (t *task) noBye(free []bool) error {
	return refusal.Byeless(t.f, fide.Spare(free, len(t.ps), func(v int) int { return t.ps[v].At }))
}
