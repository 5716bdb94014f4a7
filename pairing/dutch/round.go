package dutch

import (
	"errors"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/matching"
)

// task is one round being paired.
type task struct {
	f        *pairing.Field
	ed       *edition
	ps       []person
	odd      bool
	byeScore model.Points // C5: the score of the one who gets the bye
	solver   matching.Solver
	graph    matching.Graph // of the bracket being paired
	trial    matching.Graph
	single   matching.Cardinality
	meet     matching.Adjacency // for single

	whites, blacks []int // of the persons before each, those with an absolute preference
	mostBarred     int

	whole   bool // weigh the whole field for every bracket
	explain bool
	keep    bool       // remember the brackets
	kept    []*bracket // when keep is set
	round   *pairing.Round
}

func pair(f *pairing.Field, opt pairing.Options, ed *edition) (*pairing.Round, error) {
	if err := f.Ready(); err != nil {
		return nil, err
	}
	return newTask(f, opt, ed).run()
}

func newTask(f *pairing.Field, opt pairing.Options, ed *edition) *task {
	t := &task{f: f, ed: ed, ps: persons(f, ed), round: &pairing.Round{Number: f.Round, Bye: -1}}
	t.solver.Cancel, t.explain = opt.Cancel, opt.Explain
	return t
}

func (t *task) run() (*pairing.Round, error) {
	f := t.f
	if len(t.ps) < 2 {
		return nil, pairing.NothingToPair(f)
	}
	t.odd = len(t.ps)%2 == 1
	t.countAbsolutes()
	if err := t.findByeScore(); err != nil {
		return nil, err
	}
	if err := t.brackets(); errors.Is(err, matching.ErrCancelled) {
		return nil, pairing.ErrCancelled
	} else if err != nil {
		return nil, err
	}
	f.SortBoards(t.round.Pairs)
	return t.round, nil
}

// brackets pairs from the top: each score group with those left over from the
// bracket above.
func (t *task) brackets() error {
	var left []int32
	for at := 0; at < len(t.ps); {
		made, err := t.pairBracket(left, at)
		if err != nil {
			return err
		}
		for _, b := range made {
			left, at = t.take(b), b.below
		}
	}
	for _, v := range left {
		t.round.Bye = t.ps[v].At
	}
	return nil
}

// groupEnd is the end of the score group that begins at person at.
func (t *task) groupEnd(at int) int {
	end := at
	for end < len(t.ps) && t.ps[end].Score == t.ps[at].Score {
		end++
	}
	return end
}

// take records the pairs of a bracket and returns who is left over.
func (t *task) take(b *bracket) []int32 {
	left := b.floaters()
	from := len(t.round.Pairs)
	for _, ij := range b.pairs {
		h, l := &t.ps[b.verts[ij[0]]], &t.ps[b.verts[ij[1]]]
		p := pairing.Pair{White: h.At, Black: l.At}
		if c, _ := t.allot(h, l); c == model.Black {
			p.White, p.Black = p.Black, p.White
		}
		if t.explain {
			p.Why = t.reasons(h, l)
		}
		t.round.Pairs = append(t.round.Pairs, p)
	}
	if t.explain {
		t.round.Notes = append(t.round.Notes, t.note(b, left))
		t.explainOrder(b, t.round.Pairs[from:])
	}
	if t.keep {
		t.kept = append(t.kept, b)
	}
	return left
}
