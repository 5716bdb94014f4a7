package burstein

import (
	"errors"
	"slices"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/fide"
	"wallchart/pairing/matching"
)

// task is one round being paired.
type task struct {
	f      *pairing.Field
	ps     []person
	solver matching.Solver
	graph  matching.Graph // of the bracket being paired
	single matching.Cardinality
	meet   matching.Adjacency // for single
	marked []int32            // per person: the last search that marked it
	mark   int32

	whites, blacks []int // of the persons before each, those with an absolute preference
	mostBarred     int

	whole   bool // weigh the whole field for every bracket
	chunks  bool // settle the order by weights
	explain bool
	keep    bool       // remember the brackets
	kept    []*bracket // when keep is set
	round   *pairing.Round
}

func newTask(f *pairing.Field, o pairing.Options) *task {
	t := &task{f: f, ps: persons(f), explain: o.Explain, round: &pairing.Round{Number: f.Round, Bye: -1}}
	t.solver.Cancel = o.Cancel
	t.marked = make([]int32, len(t.ps))
	return t
}

func (t *task) run() (*pairing.Round, error) {
	if len(t.ps) < 2 {
		return nil, pairing.NothingToPair(t.f)
	}
	t.count()
	if err := t.giveBye(); err != nil {
		return nil, err
	}
	t.count()
	if err := t.brackets(); errors.Is(err, matching.ErrCancelled) {
		return nil, pairing.ErrCancelled
	} else if err != nil {
		return nil, err
	}
	t.f.SortBoards(t.round.Pairs)
	return t.round, nil
}

// brackets pairs from the top: each score group with those left over from the
// bracket above, all numbered by 1.8.
func (t *task) brackets() error {
	var left []int32
	for next := 0; next < len(t.ps); {
		from := next
		next = t.groupEnd(from)
		b := &bracket{t: t, next: next, moved: len(left), size: len(left) + next - from}
		b.verts = slices.Concat(left, fide.Between(from, next))
		slices.SortFunc(b.verts, func(v, w int32) int { return int(t.ps[v].rank - t.ps[w].rank) })
		if err := t.pairBracket(b); err != nil {
			return err
		}
		left = t.take(b)
	}
	return nil
}

// groupEnd is the end of the score group that begins at person at; behind the last person it is empty.
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
			p.Why = t.reasons(b, ij)
		}
		t.round.Pairs = append(t.round.Pairs, p)
	}
	if t.explain {
		t.round.Notes = append(t.round.Notes, t.note(b, left))
		t.explainOrder(b, t.round.Pairs[from:])
	}
	if t.keep {
		c := *b
		c.verts = slices.Clone(b.verts[:b.size])
		t.kept = append(t.kept, &c)
	}
	return left
}

// adjacency is the graph of who may meet among some persons, by their place in
// the list.
func (t *task) adjacency(list []int32) *matching.Adjacency {
	t.join(list, len(list), func(i, j int) bool { return !stubborn(&t.ps[list[i]], &t.ps[list[j]]) })
	return &t.meet
}

// join fills t.meet with size vertices, the first of them those of the list,
// and joins any two of them whose places are allowed and who are not barred
// from each other.
func (t *task) join(list []int32, size int, allowed func(i, j int) bool) {
	t.meet.Reset(size)
	for j, w := range list {
		t.markBarred(w)
		for i, v := range list[:j] {
			if t.marked[v] != t.mark && allowed(i, j) {
				t.meet.Join(i, j)
			}
		}
	}
}

// markBarred marks whom a person must not meet.
func (t *task) markBarred(v int32) {
	t.mark++
	for _, o := range t.ps[v].Barred {
		t.marked[o] = t.mark
	}
}
