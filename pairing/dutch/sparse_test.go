package dutch

import (
	"math/rand/v2"
	"slices"
	"testing"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/fide"
	"wallchart/pairing/pairingtest"
)

// Where few may meet, exchanges, floats and broken colours are common: the literal reading
// of the text pairs such fields as the engine does, whether it weighs the whole field for
// every bracket or only as much as it must.
func TestWitnessWhereFewMayMeet(t *testing.T) {
	paired, fields := 0, pairingtest.Runs(800)
	for seed := range uint64(fields) {
		f, history := sparseField(rand.New(rand.NewPCG(seed, 7)))
		digest := func() *task {
			tk := newTask(f, pairing.Options{}, current)
			for v := range tk.ps {
				history(&tk.ps[v])
			}
			tk.odd = len(tk.ps)%2 == 1
			return tk
		}
		w := &witness{t: digest()}
		ok := w.pair()
		for _, whole := range []bool{false, true} {
			tk := digest()
			tk.whole = whole
			got, err := tk.run()
			if ok != (err == nil) {
				t.Errorf("field %d: the text finds a pairing: %v; the engine, whole field %v: %v", seed, ok, whole, err)
			}
			if !ok || err != nil {
				continue
			}
			paired++
			for _, q := range w.pairs {
				a, b := tk.ps[q[0]].At, tk.ps[q[1]].At
				if !slices.ContainsFunc(got.Pairs, func(p pairing.Pair) bool {
					return p.White == a && p.Black == b || p.White == b && p.Black == a
				}) {
					t.Errorf("field %d, whole %v: %v, by the text %v", seed, whole, got.Pairs, w.pairs)
					break
				}
			}
		}
	}
	if paired < fields {
		t.Errorf("only %d were compared", paired)
	}
}

// sparseField is a field of four to eight players of which not all pairs may meet, and what is to
// be entered of each of them.
func sparseField(r *rand.Rand) (*pairing.Field, func(*person)) {
	n, groups := 4+r.IntN(5), 1+r.IntN(3)
	scores := make([]int, n)
	for i := range scores {
		scores[i] = 2 * r.IntN(groups)
	}
	f := fresh(n, 4, scores...)
	if r.IntN(3) == 0 {
		f.Rounds = f.Round // the last: there are topscorers
	}
	sure, open := r.Perm(n), 2+r.IntN(7)
	for j := range n {
		for i := range j {
			if slices.Index(sure, i)/2 != slices.Index(sure, j)/2 && r.IntN(10) >= open {
				f.Forbidden = append(f.Forbidden, [2]int{i, j})
			}
		}
	}
	type past struct {
		colours  []model.Colour
		down, up [2]bool
		unplayed int
		bye      bool
	}
	all := make([]past, n)
	for i := range all {
		p := &all[i]
		for range r.IntN(4) {
			p.colours = append(p.colours, []model.Colour{model.White, model.Black}[r.IntN(2)])
		}
		for k := range 2 {
			switch r.IntN(4) {
			case 0:
				p.down[k] = true
			case 1:
				p.up[k] = true
			}
		}
		p.unplayed, p.bye = r.IntN(3), r.IntN(3) > 0
	}
	return f, func(p *person) {
		q := all[p.At]
		p.Colours, p.Difference, p.Wants, p.Strength = q.colours, 0, model.NoColour, fide.None
		p.Prefer()
		p.down, p.up, p.unplayed, p.bye = q.down, q.up, q.unplayed, q.bye
		p.top = f.Round == f.Rounds && p.Score >= 2
	}
}
