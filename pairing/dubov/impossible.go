package dubov

import (
	"slices"

	"wallchart/pairing"
	"wallchart/phrase"
)

func (t *task) name(v int32) phrase.Text { return t.f.Players[t.ps[v].index].Numbered() }

// everybody lists all persons.
func (t *task) everybody() []int32 {
	all := make([]int32, len(t.ps))
	for v := range all {
		all[v] = int32(v)
	}
	return all
}

// unpairable explains, from a matching with as many pairs as possible, why the
// round cannot be completed (C4).
func (t *task) unpairable() error {
	all := t.everybody()
	t.pairs(all)
	e := &pairing.Impossible{Round: t.f.Round}
	met, forbidden, colours := 0, 0, 0
	for _, v := range all {
		if t.single.Mate[v] >= 0 {
			continue
		}
		e.Left = append(e.Left, t.name(v))
		for _, w := range all {
			switch i, j := t.ps[v].index, t.ps[w].index; {
			case v == w || t.mayMeet(v, w):
			case t.f.Players[i].Met(j):
				met++
			case t.ps[v].bars(w):
				forbidden++
			default:
				colours++
			}
		}
	}
	if met > 0 {
		e.Rules = append(e.Rules, phrase.New("Players who have met do not meet again (C.04.4.1 C1)."))
		e.Cures = append(e.Cures, phrase.New("allow one pair a repeat by pairing it by hand"))
	}
	if forbidden > 0 {
		e.Rules = append(e.Rules, phrase.New("Forbidden pairs keep some apart."))
		e.Cures = append(e.Cures, phrase.New("lift a forbidden pair for this round"))
	}
	if colours > 0 {
		e.Rules = append(e.Rules, phrase.New("Two players who both must have the same colour do not meet (C.04.4.1 C3)."))
		e.Cures = append(e.Cures, phrase.New("pair two of them by hand, one with the third equal colour"))
	}
	e.Cures = append(e.Cures, phrase.New("give some of those left a bye"), phrase.New("end the event after this many rounds"))
	return e
}

// noBye explains why nobody may have the bye: free are those without whom the
// others could be paired, nil for everybody.
func (t *task) noBye(free []bool) error {
	e := &pairing.Impossible{Round: t.f.Round, Rules: []phrase.Text{phrase.New(
		"The number of players is odd, and everybody without whom the others can be paired has " +
			"had a bye or a win without playing (C.04.4.1 C2).")}}
	for k, v := range slices.Backward(t.left) {
		if (free == nil || free[k]) && len(e.Left) < 8 {
			e.Left = append(e.Left, t.name(v))
		}
	}
	e.Cures = []phrase.Text{phrase.New("give a second bye by hand"), phrase.New("let a house player fill in")}
	return e
}
