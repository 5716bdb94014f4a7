package burstein

import (
	"cmp"

	"wallchart/pairing"
	"wallchart/pairing/fide"
	"wallchart/phrase"
)

// giveBye makes sure that the round can be paired at all (C4) and, of an odd
// number, gives the bye before anything is paired (3.1): of those who may have
// it (C2) and without whom the others can be paired, to the lowest score, then
// the most games played, then the last by 1.8.
func (t *task) giveBye() error {
	n := len(t.ps)
	odd := n % 2
	var free []bool // nil: everybody
	if !t.sturdy(0, n, 0) {
		if 2*t.single.Match(t.adjacency(fide.Between(0, n)), nil) != n-odd {
			return t.unpairable()
		}
		free = t.single.Replaceable()
	}
	if odd == 0 {
		return nil
	}
	best := -1
	for v := range t.ps {
		if t.ps[v].bye && (free == nil || free[v]) && (best < 0 || compareBye(&t.ps[v], &t.ps[best]) < 0) {
			best = v
		}
	}
	if best < 0 {
		return t.noBye(free)
	}
	t.round.Bye = t.ps[best].At
	if t.explain {
		t.round.Notes = append(t.round.Notes, t.byeNote(&t.ps[best]))
	}
	t.remove(best)
	return nil
}

// compareBye is 3.1: who of two gets the bye.
func compareBye(a, b *person) int {
	return cmp.Or(cmp.Compare(a.Score, b.Score), cmp.Compare(b.games, a.games), cmp.Compare(b.rank, a.rank))
}

// remove takes a person out of the round.
func (t *task) remove(at int) {
	t.ps = append(t.ps[:at], t.ps[at+1:]...)
	for v := range t.ps {
		p := &t.ps[v]
		kept := p.Barred[:0]
		for _, o := range p.Barred {
			switch {
			case int(o) > at:
				kept = append(kept, o-1)
			case int(o) < at:
				kept = append(kept, o)
			}
		}
		p.Barred = kept
	}
}

// byeNote explains the bye, and why those who come before did not get it.
func (t *task) byeNote(p *person) pairing.Note {
	said := []phrase.Text{phrase.New("%s has the bye, which is given before anything is paired: of those who may have it and without whom "+
		"the others can be paired, the lowest score (%s), then the most games played (%d), then the last by the index (C.04.4.2 3.1).",
		t.label(p), p.Score.Fraction(), p.games), t.indexText(p)}
	named := 0
	for v := len(t.ps) - 1; v >= 0 && named < 5; v-- {
		q := &t.ps[v]
		if compareBye(q, p) >= 0 {
			continue
		}
		named++
		if q.bye {
			said = append(said, phrase.New("Not %s, without whom the others cannot be paired (C4).", t.label(q)))
		} else {
			said = append(said, phrase.New("Not %s, who has had a bye, or a win's points without playing (C2).", t.label(q)))
		}
	}
	return pairing.Note{Where: phrase.New("Bye"), Text: phrase.Join(" ", said...)}
}
