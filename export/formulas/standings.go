package formulas

import (
	"slices"
	"strings"

	"wallchart/export/report"
	"wallchart/export/sheets"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/tiebreaks"
)

// board is a sheet with the participants in the order of their places. Its last
// column, hidden, is the index of who stands on the line; all others look from
// there.
type board struct {
	s       *places
	sheet   sheets.Sheet
	at      int // the column with the index
	columns []boardColumn
}

type boardColumn struct {
	head   string
	width  float64
	style  sheets.Style
	from   string // what is looked into: a whole column
	cached func(k int, p *tiebreaks.Place) any
	maybe  bool // what is looked into may be empty, and a look at that finds 0
}

func newBoard(s *places, name, what string) *board {
	return &board{s: s, sheet: sheets.Sheet{Name: name, Heading: s.headed(what), Foot: after(s, what),
		FrozenRows: s.headRow(), FrozenColumns: 3}}
}

// after says how far the section is, and by what ties are broken.
func after(s *places, what string) string {
	said := ""
	switch {
	case s.sh.Rounds == 0:
	case s.sh.Planned > 0:
		said = s.say("%s after round %d of %d", what, s.sh.Rounds, s.sh.Planned)
	default:
		said = s.say("%s after round %d", what, s.sh.Rounds)
	}
	var heads []string
	for _, c := range s.columns[1:] {
		if c.value != "" {
			heads = append(heads, s.word(c.use.Head()))
		}
	}
	if len(heads) == 0 {
		return said
	}
	programme := s.say("Tie-breaks: %s", strings.Join(heads, table.Between))
	if said == "" {
		return programme
	}
	return said + table.Between + programme
}

func (b *board) add(c boardColumn) { b.columns = append(b.columns, c) }

// fill makes the rows.
func (b *board) fill(rows []tiebreaks.Place) sheets.Sheet {
	s := b.s
	b.at = len(b.columns) + 1
	heads := make([]sheets.Cell, b.at)
	for c, col := range b.columns {
		heads[c] = sheets.Cell{Value: col.head, Style: sheets.Style{Part: sheets.Head, Align: col.style.Align}}
		b.sheet.Columns = append(b.sheet.Columns, sheets.Column{Width: col.width})
	}
	heads[b.at-1] = sheets.Cell{Value: "index", Style: sheets.Style{Part: sheets.Head}}
	b.sheet.Columns = append(b.sheet.Columns, sheets.Column{Width: 6, Hidden: true})
	if s.headRow() > 1 {
		b.sheet.Rows = append(b.sheet.Rows, []sheets.Cell{s.valuesLine()})
		b.sheet.Lit = append(b.sheet.Lit, sheets.Lit{Cells: "A1:A1", Formula: "NOT(" + s.unchanged() + ")", Look: sheets.Outdated})
	}
	b.sheet.Rows = append(b.sheet.Rows, heads)
	letter := "$" + sheets.ColumnName(b.at)
	for k := range rows {
		p := &rows[k]
		row := make([]sheets.Cell, b.at)
		index := letter + here
		for c, col := range b.columns {
			v := col.cached(k, p)
			if v == nil {
				v = "" // a formula finds nothing but the empty text
			}
			formula := "INDEX(" + col.from + "," + index + ")"
			if col.maybe {
				formula += `&""`
			}
			row[c] = sheets.Cell{Value: v, Formula: formula, Style: col.style}
		}
		row[b.at-1] = sheets.Cell{Value: p.Index + 1, Formula: "MATCH(" + itoa(k+1) + "," + s.calc.far(s.pos) + ",0)"}
		b.sheet.Rows = append(b.sheet.Rows, row)
	}
	top := s.headRow()
	b.sheet.Filter = "A" + itoa(top) + ":" + sheets.ColumnName(b.at-1) + itoa(top+len(rows))
	return b.sheet
}

// who are the columns that say who stands on a line: the place, and of the sheet of
// players those with these keys, in its order.
func (b *board) who(rank string, keys ...string) {
	s := b.s
	players := s.playersByID()
	b.add(boardColumn{rank, 7, sheets.Style{Align: table.Right, Fixed: s.fixed}, s.calc.far(s.rank),
		func(k int, p *tiebreaks.Place) any { return s.rankAt(k, p) }, false})
	for _, col := range s.people {
		if !slices.Contains(keys, col.key) || col.id {
			continue
		}
		style, from := sheets.Style{Align: col.style.Align, Format: col.style.Format, Strong: col.key == ofName}, s.person(col.key)
		if col.key == ofRating {
			from = b.ratings()
		}
		b.add(boardColumn{col.head, col.width, style, from, func(_ int, p *tiebreaks.Place) any {
			l := &s.sh.Lines[p.Index]
			return col.value(l, players[l.ID])
		}, col.key != ofNumber && col.key != ofName && col.key != ofRating})
		if col.key == ofName {
			b.sheet.FrozenColumns = len(b.columns)
		}
	}
}

// anyRated tells whether anybody has a rating.
func (s *section) anyRated() bool {
	return slices.ContainsFunc(s.sh.Lines, func(l model.Line) bool { return l.Rating != 0 })
}

// ratings is the column of ratings with nothing for the unrated, where a look at
// an empty cell would find 0.
func (b *board) ratings() string {
	s := b.s
	if !s.calc.has("rating shown") {
		own := s.rating(s.calc.cell("no"))
		s.calc.add("rating shown", "IF("+own+">0,"+own+`,"")`)
	}
	return s.calc.far("rating shown")
}

// scores are the columns with the score and the tie-breaks.
func (b *board) scores() {
	s := b.s
	for _, c := range s.columns {
		if c.value == "" {
			continue
		}
		head, style := s.headOf(s.columns, c.n), sheets.Style{Align: table.Right, Format: formatOf(s.st, c.n), Fixed: !c.live}
		style.Strong = c.n == 0
		width := headWidth(head)
		b.add(boardColumn{head, width, style, s.calc.far(c.value), func(_ int, p *tiebreaks.Place) any { return cached(&p.Cells[c.n]) },
			false})
	}
}

// headOf is the short head of a column of these, as papers have it; its code where
// two would be alike.
func (s *section) headOf(columns []tieBreak, n int) string {
	if n == 0 && columns[0].use.TieBreak.Score {
		return s.say("Pts")
	}
	head := s.word(columns[n].use.Head())
	for _, c := range columns {
		if c.n != n && s.word(c.use.Head()) == head {
			return columns[n].use.Title()
		}
	}
	return head
}

// headWidth is how wide a column of numbers must be for its head, which is bold and
// mostly capitals, and has the arrow of the filter beside it.
func headWidth(head string) float64 { return max(7, 1.15*float64(len([]rune(head)))+4) }

// cached is what a cell of the standings has now.
func cached(c *tiebreaks.Cell) any {
	if !c.Defined {
		return ""
	}
	return float64(c.Value) / 100
}

// formatOf is how the numbers of a column are written: with as many decimals as any
// of them has.
func formatOf(st *tiebreaks.Standings, n int) sheets.Format {
	f := sheets.Format(report.FormatOf(st.Columns[n]))
	if f != sheets.General {
		return f
	}
	for k := range st.Places {
		switch v := st.Places[k].Cells[n].Value; {
		case v%50 != 0:
			return sheets.Quarters
		case v%100 != 0:
			f = sheets.Halves
		}
	}
	return f
}

// standingsSheet is the standings, and what cells they take.
func standingsSheet(s *places) (sheet sheets.Sheet, cells string) {
	b := newBoard(s, s.standings, s.say("Standings"))
	b.who(s.say("Place"), ofNumber, "title", ofName, ofRating, "fed", "state", ofClub)
	b.scores()
	top := s.headRow()
	cells = sheets.Quoted(s.standings) + "!$A$" + itoa(top) + ":$" + sheets.ColumnName(len(b.columns)) + "$" + itoa(top+len(s.st.Places))
	return b.fill(s.st.Places), cells
}
