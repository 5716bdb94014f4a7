package dubov

import (
	"slices"

	"wallchart/pairing"
	"wallchart/phrase"
)

// giveBye finds the receiver of the bye before anybody is paired (3.1), and
// makes sure that the round can be paired at all: of those who may have it (C2)
// and without whom the others can be paired (C4), the lowest score, then the most
// games played, then the largest pairing number.
func (t *task) giveBye() error {
	if len(t.left)%2 == 0 {
		if !t.closes(t.left, t.must) {
			return t.unpairable()
		}
		return nil
	}
	free, ok := t.spare(t.left, t.must)
	if !ok {
		return t.unpairable()
	}
	best := -1
	for k, v := range slices.Backward(t.left) { // the lowest are the likeliest
		if (free == nil || free[k]) && (best < 0 || t.byeBefore(v, t.left[best])) && t.f.MayHaveBye(t.ps[v].At) {
			best = k
		}
	}
	if best < 0 {
		return t.noBye(free)
	}
	t.bye = t.left[best]
	t.count(t.bye, -1)
	t.round.Bye = t.ps[t.bye].At
	t.left = slices.Delete(t.left, best, best+1)
	if t.explain {
		t.round.Notes = append(t.round.Notes, pairing.Note{Where: phrase.New("Bye"), Text: t.byeNote()})
	}
	return nil
}

// byeBefore is the order of 3.1: lowest score, most games, largest number.
func (t *task) byeBefore(i, j int32) bool {
	a, b := &t.ps[i], &t.ps[j]
	if a.Score != b.Score {
		return a.Score < b.Score
	}
	if a.played != b.played {
		return a.played > b.played
	}
	return a.number > b.number
}
