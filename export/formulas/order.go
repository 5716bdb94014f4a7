package formulas

import (
	"cmp"
	"slices"
	"strings"

	"wallchart/tiebreaks"
)

// places plans the order of the participants: the columns of the standings, and from each to the next a rank.
type places struct {
	ranking
	values *values

	columns []tieBreak // of the standings, the score first
	pos     string     // the column of calc with the position, 1 to n
	rank    string     // and the one with the place, shared ones alike
	// Where the places are not those of the columns, or the first column is no formula: they are given.
	fixed bool
}

func newPlaces(c *calculation) *places {
	return &places{ranking: ranking{calculation: c}, values: &values{&opponents{c}}}
}

// plan plans the places. Each column of the standings makes a new rank of the rank
// before it and its own values; those who are level share one (1, 2, 2, 4), as in
// package tiebreaks.
func (s *places) plan() {
	t := s.calc
	s.kind = s.decides()
	head := tieBreak{use: s.st.Columns[0], value: s.k("score"), live: true}
	if !head.use.TieBreak.Score { // the table of a Keizer event, the matches won in a knock-out
		head.value, head.live = s.givenValues(0), false
	}
	score := head.value
	by := score
	if len(s.st.House) > 0 { // who stand behind everybody else
		competes := make([]any, s.n)
		for i := range competes {
			competes[i] = 1
			if !s.sh.Lines[i].Placed() {
				competes[i] = 0
			}
		}
		t.give("competes", competes)
		by = "score of who competes"
		t.add(by, "IF("+t.cell("competes")+"=1,"+t.cell(score)+",-1)")
	}
	rank := s.ranked("rank0", t.cell(by), t.all(by), false)
	s.columns = append(s.columns, head)
	s.fixed, s.asWritten = !head.live || !s.orderIsThatOfColumns(), false
	for n := 1; n < len(s.st.Columns); n++ {
		rank = s.column(n, rank)
	}
	if s.fixed {
		s.givenPlaces()
		return
	}
	s.rank = rank
	first, row := "$"+strings.Trim(t.cell(rank), "$"+here)+"$2", t.cell(rank)
	t.add("place", row+"+COUNTIF("+first+":"+row+","+row+")-1")
	s.pos = "place"
}

// column plans one column of the standings, and the rank after it.
func (s *places) column(n int, rank string) string {
	u := s.st.Columns[n]
	c := tieBreak{use: u, n: n, among: u.TieBreak.Among != nil}
	switch {
	case s.leftOut(n):
		s.columns = append(s.columns, c)
		return rank
	case c.among:
		if next, ok := s.between(u, rank); ok {
			c.value, c.live = s.placeInTie(u, rank, next), true
			s.columns = append(s.columns, c)
			return next
		}
	default:
		if column, maybe, ok := s.values.formula(u); ok {
			c.value, c.live, c.maybe = column, true, maybe
			s.columns = append(s.columns, c)
			return s.folded(u.Code, rank, column, maybe, u.LowerFirst())
		}
	}
	c.value = s.whileRight(s.givenValues(n))
	c.maybe = true
	s.columns = append(s.columns, c)
	return s.folded(u.Code, rank, c.value, true, c.among || u.LowerFirst())
}

// whileRight is a column of given values that are there until something is corrected: they
// separate nobody then, and neither does what comes behind them. Where all places are given
// they stay.
func (s *places) whileRight(given string) string {
	if s.fixed {
		return given
	}
	s.asWritten = true
	name := given + " as written"
	s.calc.add(name, s.fill(`IF({1},{2},"")`, s.unchanged(), s.calc.cell(given)))
	return name
}

// leftOut tells whether a column of the standings was left out for everybody.
func (s *places) leftOut(n int) bool {
	u := s.st.Columns[n].TieBreak
	if u.Among != nil {
		return slices.ContainsFunc(s.st.Places, func(p tiebreaks.Place) bool { return p.Cells[n].Text == "-" })
	}
	return !slices.ContainsFunc(s.st.Places, func(p tiebreaks.Place) bool { return p.Cells[n].Defined })
}

// givenValues is a column with the values as they are, "" for who has none. Of a
// tie-break between the tied they are the places in the tie.
func (s *places) givenValues(n int) string {
	values := make([]any, s.n)
	for _, p := range s.st.All() {
		values[p.Index] = ""
		if c := &p.Cells[n]; c.Defined {
			values[p.Index] = float64(c.Value) / 100
		}
	}
	name := "given " + s.st.Columns[n].Code
	s.calc.give(name, values)
	return name
}

// orderIsThatOfColumns tells whether the places are those that the columns give. A rule
// that pairs the field off first does not leave them so.
func (s *places) orderIsThatOfColumns() bool {
	level := func(a, b *tiebreaks.Place) int {
		for n := range s.st.Columns {
			x, y := &a.Cells[n], &b.Cells[n]
			if n > 0 && s.leftOut(n) || x.Defined == y.Defined && x.Value == y.Value {
				continue
			}
			if x.Defined != y.Defined {
				if x.Defined {
					return -1
				}
				return 1
			}
			if s.st.Columns[n].TieBreak.Among != nil || s.st.Columns[n].LowerFirst() {
				return cmp.Compare(x.Value, y.Value)
			}
			return cmp.Compare(y.Value, x.Value)
		}
		return 0
	}
	for k := 1; k < len(s.st.Places); k++ {
		above, p := &s.st.Places[k-1], &s.st.Places[k]
		order := level(above, p)
		if order > 0 || (order == 0) != (p.Rank == above.Rank) || order == 0 && above.Index > p.Index {
			return false
		}
	}
	return !s.st.Pooled()
}

// rankAt is what the sheet has for the rank of a row: of a house player, who has none, the lines behind those who compete.
func (s *places) rankAt(k int, p *tiebreaks.Place) int {
	if p.Rank > 0 {
		return p.Rank
	}
	for p.DecidedBy == len(s.st.Columns) { // level with the one above
		k--
		p = &s.st.House[k-len(s.st.Places)]
	}
	return k + 1
}

// givenPlaces are the places as they are, where no formula can find them.
func (s *places) givenPlaces() {
	pos, rank := make([]any, s.n), make([]any, s.n)
	for k, p := range s.st.All() {
		pos[p.Index], rank[p.Index] = k+1, s.rankAt(k, &p)
	}
	s.calc.give("place", pos)
	s.calc.give("rank", rank)
	s.pos, s.rank = "place", "rank"
}
