package usswiss

import (
	"errors"
	"slices"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/matching"
	"wallchart/phrase"
)

// task is one round being paired.
type task struct {
	f        *pairing.Field
	opt      pairing.Options
	set      Settings
	ps       []person
	rank     []int32 // of each of Field.Players, −1 when not there
	noSeries bool    // a third equal colour is forbidden (29E5f1)
	house    int32   // the house player, −1 for none
	wordBits int     // how many bits of a word the pricer uses

	edges  []edge // of the group being solved; kept for the next
	solver matching.Solver
	graph  matching.Graph
	single matching.Cardinality
	meet   matching.Adjacency // for single
}

// draft is a whole pairing of the round, by persons.
type draft struct {
	pairs  []drafted
	bye    int32
	faults cost // of colours, over all pairs
	groups []groupCost
	notes  []pairing.Note
}

type drafted struct {
	high, low int32
	why       []pairing.Reason
}

func newTask(f *pairing.Field, opt pairing.Options, set Settings) *task {
	t := &task{f: f, opt: opt, set: set, house: -1, wordBits: 63}
	t.noSeries = set.Series == SeriesExceptLast && f.Round < f.Rounds
	t.solver.Cancel = opt.Cancel
	t.persons()
	if set.House != 0 {
		for v := range t.ps {
			if f.Players[t.ps[v].index].ID == set.House {
				t.house = int32(v)
			}
		}
	}
	return t
}

// run pairs the round: all of an even number, or the others beside whoever has the bye; and where later rounds could not be paired then,
// the best round after which they can.
func (t *task) run() (*pairing.Round, error) {
	who := make([]int32, 0, len(t.ps))
	for v := range t.ps {
		if int32(v) != t.house {
			who = append(who, int32(v))
		}
	}
	if len(who) < 2 {
		return nil, pairing.NothingToPair(t.f)
	}
	var d *draft
	var err error
	if len(who)%2 == 0 {
		if !t.completes(who, nil) {
			return nil, t.unpairable(who)
		}
		d, err = t.draft(who, -1, nil)
	} else {
		d, err = t.withBye(who)
	}
	if fu := t.looksAhead(who); err == nil && fu != nil && !fu.goesOn(d) {
		d, err = t.ahead(d, fu)
	}
	if errors.Is(err, matching.ErrCancelled) {
		return nil, pairing.ErrCancelled
	}
	if err != nil {
		return nil, err
	}
	return t.publish(d), nil
}

// withBye finds the first candidate for the bye without whom the others can be
// paired, and with ByeForColours looks whether another of his score group,
// within the limits, leaves better colours (28L2a).
func (t *task) withBye(who []int32) (*draft, error) {
	var first *draft
	alternate, equalise := t.set.limits()
	for _, v := range t.byeOrder() {
		if first != nil {
			p, q := &t.ps[first.bye], &t.ps[v]
			if p.score != q.score || q.rating == 0 || abs(p.rating-q.rating) > equalise || !t.f.MayHaveBye(q.index) {
				continue
			}
		}
		if !t.completes(without(who, v), nil) {
			continue
		}
		d, err := t.draft(without(who, v), v, nil)
		if err != nil {
			return nil, err
		}
		switch {
		case first == nil:
			if first = d; !t.set.ByeForColours || t.house >= 0 || t.ps[v].rating == 0 {
				return d, nil
			}
		case d.faults[notEqualised] < first.faults[notEqualised],
			d.faults[notEqualised] == first.faults[notEqualised] && d.faults[notAlternated] < first.faults[notAlternated] &&
				abs(t.ps[first.bye].rating-t.ps[v].rating) <= alternate:
			return d, nil
		}
	}
	if first == nil {
		return nil, t.noBye(who)
	}
	return first, nil
}

func without(who []int32, v int32) []int32 {
	return slices.DeleteFunc(slices.Clone(who), func(w int32) bool { return w == v })
}

// draft pairs an even number of persons, in rank order, who can be paired without
// the pairs of a ban. In the last round the classes come first (29I), then the score groups from the
// top (29B).
func (t *task) draft(who []int32, bye int32, ban ban) (*draft, error) {
	d := &draft{bye: bye}
	rest, err := t.classes(d, who, ban)
	if err != nil {
		return nil, err
	}
	return d, t.groups(d, rest, ban)
}

// groups pairs score groups from the top.
func (t *task) groups(d *draft, who []int32, ban ban) error {
	var dropped []int32
	for len(who) > 0 {
		if t.opt.Cancelled() {
			return matching.ErrCancelled
		}
		end := t.groupEnd(who)
		g := &group{t: t, dropped: len(dropped), below: who[end:], ban: ban}
		g.who = slices.Concat(dropped, who[:end])
		if end < len(who) {
			g.next = t.groupEnd(who[end:])
		}
		mate, err := g.solve()
		if err != nil {
			return err
		}
		pairs, c := g.sum(mate)
		d.groups = append(d.groups, groupCost{pairs, c})
		dropped = dropped[:0:0]
		for i, o := range mate {
			switch {
			case o > i:
				d.add(g, i, o)
			case o < 0:
				dropped = append(dropped, g.who[i])
			}
		}
		if t.opt.Explain {
			d.notes = append(d.notes, g.note(mate))
		}
		who = who[end:]
	}
	return nil
}

func (t *task) groupEnd(who []int32) int {
	end := 1
	for end < len(who) && t.ps[who[end]].score == t.ps[who[0]].score {
		end++
	}
	return end
}

func (d *draft) add(g *group, i, o int) {
	p := drafted{high: g.who[i], low: g.who[o]}
	c := g.pairCost(i, o)
	for k := range c {
		d.faults[k] += c[k]
	}
	if g.t.opt.Explain {
		p.why = g.why(i, o)
	}
	d.pairs = append(d.pairs, p)
}

// publish puts the boards in order and gives colours. Boards of two who are
// due nothing alternate down from the colour that was drawn (28J, 29E2), those
// that were laid by hand among them.
func (t *task) publish(d *draft) *pairing.Round {
	r := &pairing.Round{Number: t.f.Round, Bye: -1, Notes: d.notes}
	boards := make([]pairing.Pair, 0, len(d.pairs)+len(t.f.Laid))
	for _, p := range d.pairs {
		boards = append(boards, pairing.Pair{White: t.ps[p.high].index, Black: t.ps[p.low].index, Why: p.why})
	}
	for _, l := range t.f.Laid {
		boards = append(boards, pairing.Pair{White: l[0], Black: l[1]})
	}
	t.f.SortBoardsRated(boards)
	next := model.White
	if t.f.Initial != model.NoColour {
		next = t.f.Initial
	}
	for i := range boards {
		p := &boards[i]
		if t.rank[p.White] < 0 { // laid: it counts among those that alternate, whatever its colours are
			if x, y := t.person(p.White), t.person(p.Black); x.due == model.NoColour && y.due == model.NoColour {
				next = next.Opposite()
			}
			continue
		}
		a, b := &t.ps[t.rank[p.White]], &t.ps[t.rank[p.Black]]
		c, rule := t.allot(a, b)
		if c == model.NoColour {
			c, next = next, next.Opposite()
		}
		if c == model.Black {
			p.White, p.Black = p.Black, p.White
		}
		if t.opt.Explain {
			p.Why = append(p.Why, t.colourReason(a, b, c, rule))
		}
		r.Pairs = append(r.Pairs, *p)
	}
	if d.bye >= 0 {
		t.giveBye(r, d.bye)
	}
	return r
}

// giveBye gives the bye, or the house player as an opponent on the last board
// (28M1).
func (t *task) giveBye(r *pairing.Round, v int32) {
	if t.house < 0 || !t.mayMeet(t.house, v) {
		r.Bye = t.ps[v].index
		if t.opt.Explain {
			r.Notes = append(r.Notes, pairing.Note{Where: phrase.New("Bye"), Text: t.byeReason(v)})
		}
		return
	}
	p := pairing.Pair{White: t.ps[v].index, Black: t.ps[t.house].index}
	c, rule := t.allot(&t.ps[v], &t.ps[t.house])
	if c == model.Black {
		p.White, p.Black = p.Black, p.White
	}
	if t.opt.Explain {
		p.Why = []pairing.Reason{
			{Rule: "28M1", Text: phrase.New("The house player spares %s the bye.", t.name(v))},
			t.colourReason(&t.ps[v], &t.ps[t.house], c, rule),
		}
	}
	r.Pairs = append(r.Pairs, p)
}
