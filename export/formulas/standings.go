package formulas

import (
	"slices"
	"strconv"
	"strings"

	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/export/sheets"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/tiebreaks"
)

// board is a sheet with the participants in the order of their places. Its last
// column, hidden, is the index of who stands on the line; all others look from
// there.
type board struct {
	s       *section
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

func (s *section) board(name, what string) *board {
	return &board{s: s, sheet: sheets.Sheet{Name: name, Heading: s.headed(what), Foot: s.after(what),
		FrozenRows: s.headRow(), FrozenColumns: 3}}
}

// after says how far the section is, and by what ties are broken.
func (s *section) after(what string) string {
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
	for _, col := range s.people() {
		if !slices.Contains(keys, col.key) || col.id {
			continue
		}
		style, from := sheets.Style{Align: col.style.Align, Format: col.style.Format, Strong: col.key == ofName}, s.person(col.key)
		if col.key == ofRating {
			from = s.ratingText()
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

// ratingText is the column of ratings with nothing for the unrated, where a look at
// an empty cell would find 0.
func (s *section) ratingText() string {
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
		b.add(boardColumn{head, width, style, s.calc.far(c.value), func(_ int, p *tiebreaks.Place) any { return s.cached(&p.Cells[c.n]) },
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
func (s *section) cached(c *tiebreaks.Cell) any {
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

func (s *section) standingsRange() string {
	top := s.headRow()
	return sheets.Quoted(s.standings) + "!$A$" + itoa(top) + ":$" + sheets.ColumnName(s.shown) + "$" + itoa(top+len(s.st.Places))
}

func (s *section) standingsSheet() sheets.Sheet {
	b := s.board(s.standings, s.say("Standings"))
	b.who(s.say("Place"), ofNumber, "title", ofName, ofRating, "fed", "state", ofClub)
	b.scores()
	s.shown = len(b.columns)
	return b.fill(s.st.Places)
}

// crosstableSheet is the crosstable of the form.
func (s *section) crosstableSheet() sheets.Sheet {
	style := s.form.Style()
	printed := charts.Crosstable(s.st, style, report.Options{Language: s.o.Language, Pointed: true}).Tables[0]
	b := s.board(s.crosstable, s.say("Crosstable"))
	if style == report.US {
		b.who(s.say("No."), ofName, ofRating, "state", "fed", "nationalID")
	} else {
		b.who(s.say("Rk."), ofNumber, "title", ofName, ofRating, "fed", "state", "fideID")
	}
	for r := 1; r <= s.rounds; r++ {
		s.cross(style)
		at := -1
		for c := range printed.Columns {
			if printed.Columns[c].ID == "r"+strconv.Itoa(r) {
				at = c
			}
		}
		cached := func(k int, _ *tiebreaks.Place) any {
			if at < 0 || k >= len(printed.Rows) {
				return ""
			}
			return printed.Rows[k].Cells[at].Text
		}
		style := sheets.Style{Align: table.Centre, Format: sheets.Text}
		b.add(boardColumn{s.say("R%d", r), s.crossWidth(), style, s.calc.farOf("cross", r), cached, false})
	}
	first := len(b.columns) + 1
	b.scores()
	sheet := b.fill(s.st.All())
	if s.rounds > 0 {
		sheet.Lit = append(sheet.Lit, s.litResults(style, first-s.rounds, first-1)...)
	}
	return sheet
}

// crossWidth is how wide the cells of the crosstable are: "W12", "12w1", of a team
// "12w3½" or "W12,3.5".
func (s *section) crossWidth() float64 {
	width := 4 + len(itoa(s.n))
	if s.sh.Teams {
		width += 3
	}
	return float64(width)
}

// litResults marks won and drawn games, byes and open boards of a crosstable, in
// these columns.
func (s *section) litResults(style report.Style, from, to int) []sheets.Lit {
	top := s.headRow() + 1
	cell := sheets.ColumnName(from) + itoa(top)
	cells := cell + ":" + sheets.ColumnName(to) + itoa(top+s.n-1)
	won, open := `LEFT({1},1)="W"`, `AND({1}<>"",ISNUMBER(VALUE(LEFT({1},1))),OR(RIGHT({1},1)="w",RIGHT({1},1)="b"))`
	switch {
	case style == report.FIDE && s.sh.Teams: // the points of a match do not say who won it
		won = "FALSE"
	case style == report.FIDE:
		won = `RIGHT({1},1)="1"`
	}
	return []sheets.Lit{{Cells: cells, Formula: s.f(0, open, cell), Look: sheets.Open},
		{Cells: cells, Formula: s.f(0, `AND({1}<>"",`+won+`,LEFT({1},1)<>"-")`, cell), Look: sheets.Won},
		{Cells: cells, Formula: s.f(0, `LEFT({1},1)="-"`, cell), Look: sheets.Bye}}
}

// cross plans the block with the text of each round's cell; it is added once and
// holds all rounds.
func (s *section) cross(style report.Style) {
	t := s.calc
	if t.has("cross") {
		return
	}
	for r := range s.s.Rounds {
		if without, boards := s.colourless(r + 1); without > 0 && without < boards && !t.has("colourless") {
			t.giveEach("colourless", s.withoutColour)
		}
	}
	if s.sh.Teams {
		t.add("full boards", t.sum(func(r int) string {
			full := number(s.sh.Scoring.Win * model.Points(s.sh.Boards))
			return s.f(r, `IF({opp}>0,IF(AND({kind}="P",{raw}+{raw@opp}>={1}),1,0),0)`, full)
		}))
	}
	t.each("cross", func(r int) string {
		if style == report.US {
			return s.crossUS(r)
		}
		return s.crossFIDE(r)
	})
}

// colour is the letter of the colour of this side in a round, on a board whose colours
// the source did not say this instead.
func (s *section) colour(r int, instead string) string {
	letter := "IF(" + s.calc.in("pos", r) + `>0,"w","b")`
	switch without, boards := s.colourless(r); {
	case without == 0:
		return letter
	case without == boards:
		return instead
	}
	return s.f(r, "IF({colourless}=1,{1},{2})", instead, letter)
}

// colourless counts the boards of a round of which the source did not say who had White, and all boards.
func (s *section) colourless(r int) (without, boards int) {
	if r > len(s.s.Rounds) {
		return 0, 0
	}
	for _, p := range s.s.Rounds[r-1].Pairings {
		if !p.IsBye() {
			boards++
			if p.NoColours {
				without++
			}
		}
	}
	return without, boards
}

// withoutColour is 1 for a participant who sits at such a board.
func (s *section) withoutColour(i, r int) any {
	if r <= len(s.s.Rounds) {
		for _, p := range s.s.Rounds[r-1].Pairings {
			if !p.IsBye() && p.NoColours && (s.sh.Index(p.Sides[0]) == i || s.sh.Index(p.Sides[1]) == i) {
				return 1
			}
		}
	}
	return 0
}

// crossUS is a cell of a US chart: "W12", "X5", "-B-"; an open game "12w". Of a team
// the points of the match stand behind it: "W6,3.5".
func (s *section) crossUS(r int) string {
	number, open := s.f(r, "{"+s.pos+"@opp}"), s.f(r, `OR({kind}="O",{kind}="")`)
	colour := s.colour(r, `""`)
	unplayed := s.f(r, `IF({kind}="+","X"&{1},IF({kind}="-","F"&{1},{1}&{2}))`, number, colour)
	game := s.f(r, `IF({kind}="P",IF({game}=1,"W",IF({game}=0,"L","D"))&{1},{2})`, number, unplayed)
	bye := s.f(r, `"-"&IF({pos}=0,"U",IF({1}="Z","U",IF({1}="H","H","B")))&"-"`, s.byeKind(r))
	if s.sh.Teams {
		score := s.f(r, `","&INT({raw})&"."&IF(MOD({raw},1)<>0,"5","0")`)
		begun := s.f(r, `IF({1},{2},{3})&{4}`, open, number, game, score)
		game = s.f(r, `IF(AND({1},{raw}+{raw@opp}=0),{2}&{3},{4})`, open, number, colour, begun)
		bye += "&" + score
	}
	return s.f(r, `IF({opp}>0,{1},{2})`, game, s.noOpponent(r, `"---"`, bye))
}

// byeKind is the kind of a bye, in a round that does not count yet too.
func (s *section) byeKind(r int) string {
	return s.f(r, `IF({code}=0,"O",INDEX({#CodeKW},{code}))`)
}

// noOpponent is the cell of a round without an opponent: of a rest, of a bye, of
// somebody who is on no line. In a round that nobody has paired nothing is said of
// anybody.
func (s *section) noOpponent(r int, atRest, bye string) string {
	bye = s.f(r, "IF({pos}=0,{1},{2})", s.ifRests(r, atRest, bye), bye)
	return s.f(r, `IF(COUNT({1})=0,"",{2})`, s.far(r, s.lay.no), bye)
}

// crossFIDE is a cell of a FIDE crosstable: "12w1", "7b½", "5b+", "-½"; an open game
// "12w". Of a team it is the points of the match: "6w3½".
func (s *section) crossFIDE(r int) string {
	sign := s.f(r, `IF({kind}="P",IF({game}=1,"1",IF({game}=0,"0","½")),IF({kind}="+","+",IF({kind}="-","-","")))`)
	made := s.f(r, `IF({pos}=0,{1},IF({code}=0,0,INDEX({#CodeW},{code})))`, number(s.sh.Scoring.Absent))
	if s.sh.Teams {
		sign, made = s.matchSign(r, sign), s.f(r, "{raw}")
	}
	colour := s.colour(r, s.f(r, `IF({1}="",""," ")`, sign))
	return s.f(r, `IF({opp}>0,{1}&{2}&{3},{4})`, s.f(r, "{"+s.pos+"@opp}"), colour, sign, s.noOpponent(r, `""`, `"-"&`+fraction(made)))
}

// fraction writes points as 3½.
func fraction(cell string) string {
	return strings.ReplaceAll(`IF(AND(INT(x)=0,MOD(x,1)<>0),"",INT(x))&IF(MOD(x,1)<>0,"½","")`, "x", cell)
}

// matchSign is what a team made of a match: game points, of one that was forfeited
// the sign, with the points where those are not the usual ones.
func (s *section) matchSign(r int, sign string) string {
	full := s.f(r, `IF({kind}="+",{1},0)`, number(s.sh.Scoring.MatchGames(model.ForfeitWin, s.sh.Boards)))
	made := fraction(s.f(r, "{raw}"))
	// Where no match shows how many boards there are, nothing else tells how many were given.
	plain := s.f(r, `AND({raw}={1},OR({raw}=0,SUM({full boards|})>0))`, full)
	forfeited := s.f(r, `{1}&IF({2},"",","&{3})`, sign, plain, made)
	return s.f(r, `IF({kind}="P",{1},IF(OR({kind}="O",{kind}=""),IF({raw}+{raw@opp}>0,{1},""),{2}))`, made, forfeited)
}
