package formulas

import (
	"slices"
	"strconv"
	"strings"

	"wallchart/export/sheets"
	"wallchart/export/table"
	"wallchart/model"
)

// rounds makes the sheets of the rounds, and keeps what it has written there.
type rounds struct {
	*calculation
	free    []sheets.Cell // a line that is left free
	written [][]typed     // what stood on the sheet of each round
}

// sheet is the sheet of a round: a line a board, with the result to be typed over, and hidden columns in which the formulas read it.
func (s *rounds) sheet(r int) sheets.Sheet {
	if s.sh.Teams {
		return s.sheetOfTeams(r)
	}
	name := max(28, s.nameWidth())
	sheet := sheets.Sheet{Name: s.round[r-1], Heading: s.headed(s.say("Round %d", r)), FrozenRows: 1,
		Columns: []sheets.Column{{Width: 8}, {Width: 6}, {Width: name}, {Width: 12}, {Width: name}, {Width: 6}, {Width: 18},
			{Width: 9, Hidden: true}, {Width: 6, Hidden: true}, {Width: 6, Hidden: true}, {Width: 6, Hidden: true}}}
	head := func(text string, a table.Align) sheets.Cell {
		return sheets.Cell{Value: text, Style: sheets.Style{Part: sheets.Head, Align: a}}
	}
	sheet.Rows = append(sheet.Rows, []sheets.Cell{
		head(s.say("Board"), table.Right), head(s.say("No."), table.Right), head(s.top("White"), table.Left), head(s.say("Result"), table.Centre),
		head(s.top("Black"), table.Left), head(s.say("No."), table.Right), head(s.say("Check"), table.Left),
		head(s.say("As written"), table.Centre),
		head("code", table.Right), head("white", table.Right), head("black", table.Right),
	})
	ps := s.pairings(r)
	for k := range s.lines() {
		var p *model.Pairing
		if k < len(ps) {
			p = &ps[k]
		}
		sheet.Rows = append(sheet.Rows, s.roundLine(p))
	}
	last := itoa(roundTop + s.lines() - 1)
	results := "D" + itoa(roundTop) + ":D" + last
	sheet.Filter = "A1:G" + last
	sheet.Printed = roundTop + max(len(ps), 1) - 1
	sheet.Lists = []sheets.List{{Cells: results, Name: s.name("ResultCodes"), Title: s.say("Result"),
		Refuse: s.say("Choose a result from the list. An open board is left empty.")}}
	won := func(column, code string) sheets.Lit {
		return sheets.Lit{Cells: column + itoa(roundTop) + ":" + column + last, Look: sheets.Won,
			Formula: s.fill("AND($I2>0,$K2>0,IFERROR(INDEX({1},$I2)=1,FALSE))", s.name(code))}
	}
	sheet.Lit = []sheets.Lit{
		{Cells: results, Formula: `AND($B2<>"",TRIM($D2&"")<>"",$I2=0)`, Look: sheets.Wrong},
		{Cells: results, Formula: `AND($B2<>"",TRIM($D2&"")="")`, Look: sheets.Open},
		{Cells: results, Formula: `AND($I2>0,$K2=0)`, Look: sheets.Bye},
		won("C", "CodeGW"), won("E", "CodeGB"),
	}
	return sheet
}

// roundLine is a board, a bye, or a line left free.
func (s *rounds) roundLine(p *model.Pairing) []sheets.Cell {
	cells := slices.Clone(s.freeLine(s.planLine))
	if p == nil {
		return cells
	}
	if p.Board > 0 {
		cells[0].Value = p.Board
	}
	cells[roundName-1].Value = s.lineOf(p.Sides[0], &cells[s.lay.no-1])
	if !p.IsBye() {
		cells[roundOther-1].Value = s.lineOf(p.Sides[1], &cells[s.lay.otherNo-1])
	}
	if result := s.codes.of(p); result != "" {
		cells[s.lay.result-1].Value, cells[s.lay.written-1].Value = result, result
	} else {
		cells[s.lay.check-1].Value = s.say("open")
	}
	return cells
}

// freeLine is a line without a pairing, which is the same on every sheet of a round.
func (s *rounds) freeLine(plan func() []sheets.Cell) []sheets.Cell {
	if s.free == nil {
		s.free = plan()
	}
	return s.free
}

// Columns of a line with the names.
const roundName, roundOther = 3, 5

func (s *rounds) planLine() []sheets.Cell {
	cells := make([]sheets.Cell, s.lay.otherAt)
	cells[0].Style = sheets.Style{Align: table.Right}
	cells[s.lay.no-1].Style = sheets.Style{Align: table.Right, Typed: true}
	cells[s.lay.otherNo-1].Style = cells[s.lay.no-1].Style
	cells[s.lay.result-1].Style = sheets.Style{Align: table.Centre, Format: sheets.Text, Typed: true}
	names := s.person(ofName)
	on := func(formula string) string { return s.fill(strings.ReplaceAll(formula, "~", here), names) }
	cells[roundName-1] = sheets.Cell{Value: "", Formula: on(`IF($J~=0,"",INDEX({1},$J~))`)}
	cells[roundOther-1] = sheets.Cell{Value: "", Formula: on(`IF($K~=0,"",INDEX({1},$K~))`)}
	cells[s.lay.check-1] = sheets.Cell{Value: "", Formula: s.check(here)}
	s.readLine(cells, here)
	return cells
}

// readLine fills in the hidden cells of a line that say which participants and which
// result the line names.
func (s *rounds) readLine(cells []sheets.Cell, n string) {
	on := func(column int) string { return "$" + sheets.ColumnName(column) + n }
	match := s.fill(`MATCH(TRIM({1}&""),{#ResultCodes},0)`, on(s.lay.result))
	code := "IF({1}=0,0,IFERROR(IF(INDEX({#CodeBye},{2})=IF({3}=0,1,0),{2},0),0))"
	cells[s.lay.code-1].Formula = s.fill(code, on(s.lay.at), match, on(s.lay.otherAt))
	numbers := s.person(ofNumber)
	cells[s.lay.at-1].Formula = s.fill("IFERROR(MATCH({1},{2},0),0)", on(s.lay.no), numbers)
	cells[s.lay.otherAt-1].Formula = s.fill("IFERROR(MATCH({1},{2},0),0)", on(s.lay.otherNo), numbers)
}

// check says what is not right with a line: a number that nobody has, somebody who
// is on two lines, a result that is none, a board that is open.
func (s *rounds) check(n string) string {
	on := func(formula string, others ...string) string {
		return s.fill(strings.ReplaceAll(formula, "~", n), others...)
	}
	lines := func(cell string) string {
		return s.fill("COUNTIF({1},{3})+COUNTIF({2},{3})", s.near(s.lay.at), s.near(s.lay.otherAt), cell+n)
	}
	twice := on("OR({1}>1,AND($K~>0,{2}>1))", lines("$J"), lines("$K"))
	result := on(`IF($I~>0,"",IF(TRIM($D~&"")="","{1}","{2}"))`, s.say("open"), s.say("not a result"))
	who := on(`IF(OR($J~=0,AND($F~<>"",$K~=0)),"{1}",IF({2},"{3}",{4}))`, s.say("unknown number"), twice, s.say("plays twice"), result)
	return on(`IF(AND($B~="",$D~="",$F~=""),"",{1})`, who)
}

// lineOf puts a starting number into its cell and returns the name.
func (s *rounds) lineOf(id model.ID, c *sheets.Cell) string {
	i := s.sh.Index(id)
	if i < 0 {
		return ""
	}
	c.Value = s.sh.Lines[i].Number
	return s.sh.Lines[i].Name
}

func itoa(n int) string { return strconv.Itoa(n) }
