package tiebreaks

import (
	"cmp"
	"errors"
	"fmt"
	"slices"

	"wallchart/model"
)

// Standings is a section in order, with everything the order was made of.
type Standings struct {
	Sheet   *model.Sheet
	Rules   Rules
	Columns []Use // Columns[0] is the primary score
	Places  []Place
	Notes   []string // tie-breaks that were dropped, and warnings

	work *Work
	pos  []int // index in Places by sheet index
}

// Place is one row of the standings.
type Place struct {
	Rank  int    // equal for those nothing separates; the next rank is skipped
	Index int    // sheet index
	Cells []Cell // one for each column
	// DecidedBy is the column that separates the row from the one above: -1 for
	// the first row, len(Columns) where nothing does and the rows stand in the
	// order of starting numbers.
	DecidedBy int
}

// Rank orders the participants of a sheet: by the primary score, then group by
// group by the tie-breaks of the list. The list may begin with the score (PTS,
// MPTS, GPTS), which is otherwise the section's own. Tie-breaks between the tied
// are reckoned for exactly those who are still tied, again for each group.
func Rank(sh *model.Sheet, list []Use, rules Rules) (*Standings, error) {
	cols, err := withScore(sh, list)
	if err != nil {
		return nil, err
	}
	var problems []error
	for _, u := range cols {
		problems = append(problems, legalOn(u, sh.Teams))
	}
	problems = append(problems, contradictions(cols)...)
	if err := errors.Join(problems...); err != nil {
		return nil, err
	}
	st := &Standings{Sheet: sh, Rules: rules, Columns: cols}
	st.work = newWork(sh, rules, primary(sh, cols[0]))
	st.work.after = func(rounds int) []int {
		earlier, err := Rank(model.NewSheet(sh.Tournament, sh.Section, rounds), list, rules)
		if err != nil {
			return nil
		}
		order := make([]int, len(earlier.Places))
		for k, p := range earlier.Places {
			order[k] = p.Index
		}
		return order
	}
	r := ranking{st: st, cells: make([]Cell, len(sh.Lines)*len(cols)), decided: make([]int, len(sh.Lines))}
	r.values()
	r.order()
	r.places()
	return st, nil
}

// Standard is the standings of a section by its own list and rules, after a
// round (0: the last one with a result).
func Standard(t *model.Tournament, s *model.Section, after int) (*Standings, error) {
	list, err := SectionList(s)
	if s.Ranking.Unplayed != "" {
		_, unknown := RulesByCode(s.Ranking.Unplayed)
		err = errors.Join(err, unknown)
	}
	if err != nil {
		return nil, fmt.Errorf("section %s: %w", s.Name, err)
	}
	return Rank(model.NewSheet(t, s, after), list, RulesFor(t, s))
}

// SectionList is the section's own tie-breaks.
func SectionList(s *model.Section) ([]Use, error) {
	var list []Use
	var problems []error
	for _, code := range s.Ranking.TieBreaks {
		u, err := Parse(code)
		if err != nil {
			problems = append(problems, err)
			continue
		}
		list = append(list, u)
	}
	return list, errors.Join(problems...)
}

// withScore puts the primary score at the head of the list.
func withScore(sh *model.Sheet, list []Use) ([]Use, error) {
	if len(list) > 0 && list[0].TieBreak.Score {
		return slices.Clone(list), nil
	}
	code := "PTS"
	switch {
	case sh.Teams && sh.Primary == model.MatchPoints:
		code = "MPTS"
	case sh.Teams:
		code = "GPTS"
	}
	u, err := Parse(code)
	return append([]Use{u}, list...), err
}

func primary(sh *model.Sheet, first Use) model.ScoreKind {
	switch {
	case !sh.Teams, first.TieBreak.Code == "GPTS":
		return model.GamePoints
	case first.TieBreak.Code == "MPTS":
		return model.MatchPoints
	}
	return sh.Primary
}

// Column is the column of a code, in any spelling; -1 for none.
func (st *Standings) Column(code string) int {
	u, err := Parse(code)
	if err != nil {
		return -1
	}
	return slices.IndexFunc(st.Columns, func(c Use) bool { return c.Code == u.Code })
}

// PlaceOf is the position in Places of a participant, -1 for none.
func (st *Standings) PlaceOf(index int) int {
	if index < 0 || index >= len(st.pos) {
		return -1
	}
	return st.pos[index]
}

// ByCategory is the standings of the players of one category, ranked anew among
// themselves; DecidedBy and the cells are those of the whole field.
func (st *Standings) ByCategory(category string) []Place {
	var out []Place
	last := 0
	for _, p := range st.Places {
		pl := st.Sheet.Section.Player(st.Sheet.Lines[p.Index].ID)
		if pl == nil || !slices.Contains(pl.Categories, category) {
			continue
		}
		rank := len(out) + 1
		if len(out) > 0 && p.Rank == last {
			rank = out[len(out)-1].Rank
		}
		last, p.Rank = p.Rank, rank
		out = append(out, p)
	}
	return out
}

// ranking is the work of Rank.
type ranking struct {
	st      *Standings
	cells   []Cell // participant × column
	sorted  []int  // sheet indices in order
	decided []int  // by sheet index: the column that separates from the one above
}

func (r *ranking) cell(i, col int) *Cell { return &r.cells[i*len(r.st.Columns)+col] }

// values reckons every tie-break that does not depend on the tie.
func (r *ranking) values() {
	st, w := r.st, r.st.work
	for col, u := range st.Columns {
		tb := u.TieBreak
		if tb.Missing != nil {
			if why := tb.Missing(w, u); why != "" {
				st.Notes = append(st.Notes, fmt.Sprintf("%s is left out: %s.", u.Title(), why))
				for i := range w.N() {
					*r.cell(i, col) = Cell{Text: "-", Note: why}
				}
				continue
			}
		}
		if tb.For&SwissOnly != 0 && st.Sheet.Predetermined {
			st.Notes = append(st.Notes, fmt.Sprintf("%s is not meant for an all-play-all (%s).", u.Title(), tb.Rule))
		}
		if tb.Each == nil {
			for i := range w.N() {
				*r.cell(i, col) = Cell{Text: "0", Note: "there is no tie to break here"}
			}
			continue
		}
		w.column(u, func(i int, c Cell) { *r.cell(i, col) = c })
	}
}

// column reckons one tie-break for everybody; the parts of all share one array.
func (w *Work) column(u Use, put func(i int, c Cell)) {
	slab := make([]Part, 0, w.N()*(w.Sheet.Rounds+1))
	t := Tally{Work: w, Use: u}
	for i := range w.N() {
		start := len(slab)
		t.Who, t.Parts, t.Note, t.none, t.Join = i, slab[start:start:cap(slab)], "", false, u.TieBreak.Join
		u.TieBreak.Each(&t)
		if u.TieBreak.Strike != nil {
			u.TieBreak.Strike(&t)
		}
		strike(&t)
		if len(t.Parts) <= cap(slab)-start {
			slab = slab[:start+len(t.Parts)]
		}
		put(i, t.cell())
	}
}

// order sorts everybody, group by group.
func (r *ranking) order() {
	n := r.st.work.N()
	pools := [][]int{nil}
	for i := range n {
		pools[0] = append(pools[0], i)
	}
	for _, u := range r.st.Columns {
		if u.TieBreak.Pools != nil {
			if p := u.TieBreak.Pools(r.st.work); p != nil {
				pools = p
				r.st.Notes = append(r.st.Notes, "Places are decided inside the pairs of the last round: nobody can be overtaken from below ("+u.TieBreak.Rule+").")
				break
			}
		}
	}
	for k, pool := range pools {
		at := len(r.sorted)
		r.split(pool, 0)
		if k > 0 {
			r.decided[r.sorted[at]] = 0
		}
	}
}

// split orders one group from a column on and appends it to sorted.
func (r *ranking) split(members []int, col int) {
	for ; len(members) > 1 && col < len(r.st.Columns); col++ {
		runs := r.runs(members, col)
		if len(runs) == 1 {
			continue
		}
		for k, run := range runs {
			at := len(r.sorted)
			r.split(run, col+1)
			if k > 0 {
				r.decided[r.sorted[at]] = col
			}
		}
		return
	}
	slices.SortFunc(members, func(a, b int) int { return cmp.Compare(a, b) })
	for k, i := range members {
		if k > 0 {
			r.decided[i] = len(r.st.Columns)
		}
	}
	r.sorted = append(r.sorted, members...)
}

// runs splits a group by one column, best first.
func (r *ranking) runs(members []int, col int) [][]int {
	tb := r.st.Columns[col].TieBreak
	if tb.Among != nil && (tb.Missing == nil || tb.Missing(r.st.work, r.st.Columns[col]) == "") {
		g := newGroup(r.st.work, r.st.Columns[col], slices.Clone(members))
		tb.Among(g)
		for k, c := range g.cells() {
			*r.cell(g.Members[k], col) = c
		}
		var out [][]int
		for _, run := range g.subties() {
			for k := range run {
				run[k] = g.Members[run[k]]
			}
			out = append(out, run)
		}
		return out
	}
	low := tb.Lower != r.st.Columns[col].reversed()
	compare := func(a, b int) int {
		x, y := r.cell(a, col), r.cell(b, col)
		switch {
		case x.Defined != y.Defined && x.Defined:
			return -1
		case x.Defined != y.Defined:
			return 1
		case low:
			return cmp.Compare(x.Value, y.Value)
		}
		return cmp.Compare(y.Value, x.Value)
	}
	slices.SortStableFunc(members, compare)
	var out [][]int
	start := 0
	for k := 1; k <= len(members); k++ {
		if k == len(members) || compare(members[k-1], members[k]) != 0 {
			out = append(out, members[start:k])
			start = k
		}
	}
	return out
}

// places writes the result down.
func (r *ranking) places() {
	st := r.st
	cols := len(st.Columns)
	st.Places = make([]Place, len(r.sorted))
	st.pos = make([]int, len(r.sorted))
	for k, i := range r.sorted {
		p := Place{Rank: k + 1, Index: i, Cells: r.cells[i*cols : (i+1)*cols : (i+1)*cols], DecidedBy: r.decided[i]}
		switch {
		case k == 0:
			p.DecidedBy = -1
		case p.DecidedBy == cols:
			p.Rank = st.Places[k-1].Rank
		}
		st.Places[k], st.pos[i] = p, k
	}
}
