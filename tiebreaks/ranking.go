package tiebreaks

import (
	"cmp"
	"slices"

	"wallchart/phrase"
)

// ranking is the work of Rank.
type ranking struct {
	st      *Standings
	rows    [][]Cell // by sheet index: a cell for each column
	shared  []bool   // by sheet index: the row is that of the earlier standings
	free    []Cell   // for rows to come
	sorted  []int    // sheet indices in order
	decided []int    // by sheet index: the column that separates from the one above
	before  *earlier
}

func (r *ranking) cell(i, col int) *Cell { return &r.rows[i][col] }

// put writes a cell; a row of the earlier standings is copied before.
func (r *ranking) put(i, col int, c Cell) {
	if r.shared[i] {
		row := r.row()
		copy(row, r.rows[i])
		r.rows[i], r.shared[i] = row, false
	}
	r.rows[i][col] = c
}

// start gives everybody a row: that of the earlier standings where the change does not reach, as far as it goes.
func (r *ranking) start() {
	n := r.st.work.N()
	r.rows, r.shared = make([][]Cell, n), make([]bool, n)
	if r.before == nil {
		r.free = make([]Cell, n*len(r.st.Columns))
	}
	for i := range r.rows {
		if r.before != nil && !r.before.reached[i] {
			r.rows[i], r.shared[i] = r.before.cells(i), true
		} else {
			r.rows[i] = r.row()
		}
	}
}

// row is a new row.
func (r *ranking) row() []Cell {
	const atOnce = 16
	cols := len(r.st.Columns)
	if len(r.free) == 0 {
		r.free = make([]Cell, atOnce*cols)
	}
	row := r.free[:cols:cols]
	r.free = r.free[cols:]
	return row
}

// values computes every tie-break that does not depend on the tie.
func (r *ranking) values() {
	r.start()
	st, w := r.st, r.st.work
	var swiss []phrase.Text // meant for a Swiss, and this is none
	for col, u := range st.Columns {
		tb := u.TieBreak
		if why := w.missing(u); !why.Empty() {
			st.Notes = append(st.Notes, phrase.New("%s is left out: %s.", u.Title(), why))
			for i := range w.N() {
				r.put(i, col, Cell{Text: "-", Note: why})
			}
			continue
		}
		if tb.Remark != nil {
			if why := tb.Remark(w, u); !why.Empty() {
				st.Notes = append(st.Notes, why)
			}
		}
		if tb.For&SwissOnly != 0 && st.Sheet.Predetermined {
			swiss = append(swiss, phrase.Verbatim(u.Title()))
		}
		if tb.Each == nil {
			for i := range w.N() {
				if !r.shared[i] || !r.cell(i, col).untied {
					r.put(i, col, Cell{Text: "0", Note: phrase.New("there is no tie to break here"), untied: true})
				}
			}
			continue
		}
		r.column(u, col)
	}
	if len(swiss) > 0 {
		st.Notes = append(st.Notes, phrase.New("Not meant for an all-play-all, where it orders nobody unless games are missing: %s.",
			list(swiss)))
	}
}

// column computes one tie-break for everybody.
func (r *ranking) column(u Use, col int) {
	t := Tally{Work: r.st.work, Use: u}
	for i := range r.st.work.N() {
		if old, ok := r.before.kept(i, col); ok {
			if !r.shared[i] {
				r.put(i, col, *old)
			}
			continue
		}
		c := t.of(i)
		c.Parts = nil // they lie in t, where those of the next participant will; opened makes them again
		r.put(i, col, c)
	}
}

// of computes one participant's value. The cell's parts last until the next one's.
func (t *Tally) of(who int) Cell {
	tb := t.Use.TieBreak
	t.Who, t.Parts, t.Note, t.none, t.Join = who, t.Parts[:0], phrase.Text{}, false, tb.Join
	tb.Each(t)
	if tb.Strike != nil {
		tb.Strike(t)
	}
	strike(t)
	return t.cell()
}

// order sorts everybody, group by group.
func (r *ranking) order() {
	n := r.st.work.N()
	pools := [][]int{nil}
	var house []int
	for i := range n {
		if !r.st.Sheet.Lines[i].Placed() {
			house = append(house, i)
		} else {
			pools[0] = append(pools[0], i)
		}
	}
	for _, u := range r.st.Columns {
		if u.TieBreak.Pools != nil {
			if p := u.TieBreak.Pools(r.st.work); p != nil {
				pools, r.st.pooled = p, true
				r.st.Notes = append(r.st.Notes, phrase.New("Places are decided inside the pairs of the last round: nobody can be overtaken from "+
					"below (%s).", u.TieBreak.Source()))
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
	r.split(house, 0)
}

// split orders one group from a column on and appends it to sorted.
func (r *ranking) split(members []int, col int) {
	if len(members) > 1 && col < len(r.st.Columns) {
		for k, run := range r.runs(members, col) {
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
	if tb.Among != nil && r.st.work.missing(r.st.Columns[col]).Empty() {
		g := newGroup(r.st.work, r.st.Columns[col], slices.Clone(members))
		tb.Among(g)
		for k, c := range g.cells() {
			r.put(g.Members[k], col, c)
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
	low := r.st.Columns[col].LowerFirst()
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
	st.pos = make([]int, len(r.sorted))
	placed := 0
	for i := range st.Sheet.Lines {
		if st.Sheet.Lines[i].Placed() {
			placed++
		}
	}
	st.Places = make([]Place, placed)
	for k, i := range r.sorted[len(st.Places):] {
		st.House = append(st.House, Place{Index: i, Cells: r.rows[i], DecidedBy: r.decided[i]})
		st.pos[i] = len(st.Places) + k
	}
	if len(st.House) > 0 {
		st.House[0].DecidedBy = -1
	}
	for k, i := range r.sorted[:len(st.Places)] {
		p := Place{Rank: k + 1, Index: i, Cells: r.rows[i], DecidedBy: r.decided[i]}
		switch {
		case k == 0:
			p.DecidedBy = -1
		case p.DecidedBy == cols:
			p.Rank = st.Places[k-1].Rank
		}
		st.Places[k], st.pos[i] = p, k
	}
}
