package pairingtest

import (
	"errors"
	"slices"
	"strings"

	"wallchart/pairing"
	"wallchart/pairing/matching"
)

// refusal: there is no pairing, and it is said who is left, which rules collide
// and what can be done.
func (l *laws) refusal(f *pairing.Field, err error) {
	l.refused++
	var im *pairing.Impossible
	if !errors.As(err, &im) {
		l.fail(f, "a refusal is Impossible", "%v", err)
		return
	}
	if !l.e.KnockOut && l.possible(f) { // whose round waits for a match that is level
		l.fail(f, "what is refused is impossible", "there is a pairing: %v", err)
	}
	var present []string
	mayRest := false
	for i := range f.Players {
		if p := &f.Players[i]; p.Present {
			present = append(present, p.Name)
			mayRest = mayRest || l.mayHaveBye(f, i)
		}
	}
	if len(im.Rules) == 0 || len(im.Cures) == 0 || im.Round != f.Round {
		l.fail(f, "a refusal says why", "round %d, rules %q, ways out %q", im.Round, im.Rules, im.Cures)
	}
	if l.e.KnockOut || len(present) < 2 || len(present)%2 == 1 && !mayRest {
		return
	}
	if len(im.Left) == 0 {
		l.fail(f, "a refusal says who is left", "nobody is named: %v", err)
	}
	for _, left := range im.Left {
		if !slices.ContainsFunc(present, func(name string) bool { return strings.Contains(left.String(), name) }) {
			l.fail(f, "a refusal says who is left", "%q is not present", left)
		}
	}
}

// possible tells whether the round can be paired by the rules that nothing weighs
// up: nobody twice, no forbidden pair, strict colours, the bye for one who may have
// it. Small fields are searched through, of large ones a matching is looked for.
func (l *laws) possible(f *pairing.Field) bool {
	var who []int
	for i := range f.Players {
		if f.Players[i].Present {
			who = append(who, i)
		}
	}
	n := len(who)
	if n < 2 {
		return false
	}
	may := func(a, b int) bool { // n is the bye
		if b == n {
			return l.mayHaveBye(f, who[a])
		}
		i, j := who[a], who[b]
		again := l.e.Again != nil && l.e.Again(f)
		same := mustHave(f, i) != 0 && mustHave(f, i) == mustHave(f, j)
		return (again || !f.Players[i].Met(j)) && !forbidden(f, i, j) && !(same && l.strict(f, i, j))
	}
	if n += n % 2; n == len(who) {
		return perfect(n, may)
	}
	n = len(who)
	return perfect(n+1, may)
}

// mostSearched is the size up to which all pairings are gone through.
const mostSearched = 12

// perfect tells whether n, an even number, can be paired; may is asked with the
// smaller first.
func perfect(n int, may func(a, b int) bool) bool {
	if n <= mostSearched {
		return search(make([]bool, n), may)
	}
	adj := &matching.Adjacency{}
	adj.Reset(n)
	for b := range n {
		for a := range b {
			if may(a, b) {
				adj.Join(a, b)
			}
		}
	}
	return 2*(&matching.Cardinality{}).Match(adj, nil) == n
}

// search pairs the first who is free with everybody who is.
func search(taken []bool, may func(a, b int) bool) bool {
	a := slices.Index(taken, false)
	if a < 0 {
		return true
	}
	taken[a] = true
	for b := a + 1; b < len(taken); b++ {
		if taken[b] || !may(a, b) {
			continue
		}
		taken[b] = true
		if search(taken, may) {
			return true
		}
		taken[b] = false
	}
	taken[a] = false
	return false
}
