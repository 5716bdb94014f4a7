package formulas

import (
	"slices"
	"strings"

	"wallchart/export/sheets"
	"wallchart/export/table"
	"wallchart/model"
)

const teamColumns = 18

// The columns with the players on the board or, where only scores are known, the points.
const boardPlayer, boardOther = 5, 7

// sheetOfTeams is the sheet of a round of matches: a line a board, or of matches of which only the points are known one line a match.
func (s *rounds) sheetOfTeams(r int) sheets.Sheet {
	sheet := sheets.Sheet{Name: s.round[r-1], Heading: s.headed(s.say("Round %d", r)), FrozenRows: 1,
		PrintedColumns: s.lay.otherNo}
	player, align, widths := s.say("Player"), table.Left, []float64{8, 8, 6, 24, 26, 10, 26, 24, 6, 16, 9, 6, 6, 6, 6, 6, 6, 6}
	if s.scores {
		player, align = s.say("Points"), table.Right
		widths[4], widths[6] = 9, 9
	}
	for c, w := range widths {
		sheet.Columns = append(sheet.Columns, sheets.Column{Width: w, Hidden: c >= s.lay.shown})
	}
	var heads []sheets.Cell
	for _, h := range []struct {
		text  string
		align table.Align
	}{
		{s.say("Match"), table.Right}, {s.say("Board"), table.Right}, {s.say("No."), table.Right}, {s.say("Team"), table.Left},
		{player, align}, {s.say("Result"), table.Centre}, {player, align}, {s.say("Team"), table.Left},
		{s.say("No."), table.Right}, {s.say("Check"), table.Left}, {s.say("As written"), table.Centre}, {"code", table.Right},
		{"first", table.Right}, {"second", table.Right}, {"made", table.Right}, {"against", table.Right},
		{"played", table.Right}, {"open", table.Right},
	} {
		heads = append(heads, sheets.Cell{Value: h.text, Style: sheets.Style{Part: sheets.Head, Align: h.align}})
	}
	sheet.Rows = append(sheet.Rows, heads)
	ps := s.pairings(r)
	for k := range ps {
		for b := range s.linesOf(&ps[k]) {
			line := s.boardLine(&ps[k], b)
			for c := range line {
				line[c].Style.Rule = b == 0 && k > 0
			}
			sheet.Rows = append(sheet.Rows, line)
		}
	}
	sheet.Printed = len(sheet.Rows)
	for len(sheet.Rows) < s.lines()+1 {
		sheet.Rows = append(sheet.Rows, s.boardLine(nil, 0))
	}
	last := itoa(roundTop + s.lines() - 1)
	results := "F" + itoa(roundTop) + ":F" + last
	sheet.Filter = "A1:J" + last
	sheet.Lists = []sheets.List{{Cells: results, Name: s.name("ResultCodes"), Title: s.say("Result"),
		Refuse: s.say("Choose a result from the list. An open board is left empty.")}}
	sheet.Lit = []sheets.Lit{
		{Cells: results, Formula: `AND($C2<>"",TRIM($F2&"")<>"",$L2=0)`, Look: sheets.Wrong},
		{Cells: results, Formula: `AND($C2<>"",TRIM($F2&"")="",$Q2=0)`, Look: sheets.Open},
		{Cells: results, Formula: `AND($L2>0,$N2=0)`, Look: sheets.Bye},
	}
	return sheet
}

// boardLine is a board of a match, a bye, or a line left free.
func (s *rounds) boardLine(p *model.Pairing, b int) []sheets.Cell {
	cells := slices.Clone(s.freeLine(s.planBoard))
	if p == nil {
		return cells
	}
	cells[3].Value = s.lineOf(p.Sides[0], &cells[s.lay.no-1])
	if p.Board > 0 {
		cells[0].Value = p.Board
	}
	result := s.codes.of(p)
	if !p.IsBye() {
		cells[7].Value = s.lineOf(p.Sides[1], &cells[s.lay.otherNo-1])
		cells[1].Value = b + 1
		result = s.boardResult(p, b, cells)
	}
	switch {
	case result != "":
		cells[s.lay.result-1].Value, cells[s.lay.written-1].Value = result, result
	case !s.scores || !p.Outcomes[0].Played():
		cells[s.lay.check-1].Value = s.say("open")
	}
	return cells
}

func (s *rounds) planBoard() []sheets.Cell {
	cells := make([]sheets.Cell, teamColumns)
	right, typed := sheets.Style{Align: table.Right}, sheets.Style{Typed: true}
	number := sheets.Style{Align: table.Right, Typed: true}
	cells[0].Style, cells[1].Style, cells[4].Style, cells[6].Style = right, right, typed, typed
	cells[s.lay.no-1].Style, cells[s.lay.otherNo-1].Style = number, number
	cells[s.lay.result-1].Style = sheets.Style{Align: table.Centre, Format: sheets.Text, Typed: true}
	names := s.person(ofName)
	on := func(formula string) string {
		return s.fill(strings.ReplaceAll(formula, "~", here), names, s.say("unknown number"), s.say("open"), s.say("not a result"))
	}
	cells[3] = sheets.Cell{Value: "", Formula: on(`IF($M~=0,"",INDEX({1},$M~))`)}
	cells[7] = sheets.Cell{Value: "", Formula: on(`IF($N~=0,"",INDEX({1},$N~))`)}
	check := on(`IF(AND($C~="",$F~="",$I~=""),"",IF(OR($M~=0,AND($I~<>"",$N~=0)),"{2}",` +
		`IF(OR($L~>0,AND(TRIM($F~&"")="",$Q~>0)),"",IF(TRIM($F~&"")="","{3}","{4}"))))`)
	cells[s.lay.check-1] = sheets.Cell{Value: "", Formula: check}
	s.readLine(cells, here)
	cells[s.lay.made-1].Formula = on("IF($L~=0,0,INDEX({#CodeW},$L~))")
	cells[s.lay.otherMade-1].Formula = on("IF(OR($L~=0,$N~=0),0,INDEX({#CodeB},$L~))")
	cells[s.lay.played-1].Formula = on(`IF($L~=0,0,IF(INDEX({#CodeKW},$L~)="P",1,0))`)
	cells[s.lay.open-1].Formula = on("IF(AND($M~>0,$L~=0),1,0)")
	if s.scores {
		s.readScores(cells, here)
	}
	return cells
}

// readScores reads a match of which the points are typed. A forfeit is worth every
// board; of a bye the table of results says what it is worth.
func (s *rounds) readScores(cells []sheets.Cell, n string) {
	on := func(formula string) string {
		return s.fill(strings.ReplaceAll(formula, "~", n), "AND(ISNUMBER($E"+n+"),ISNUMBER($G"+n+"))", itoa(max(1, s.sh.Boards)))
	}
	cells[s.lay.made-1].Formula = on("IF($L~=0,N($E~),INDEX({#CodeW},$L~)*IF($N~=0,1,{2}))")
	cells[s.lay.otherMade-1].Formula = on("IF($N~=0,0,IF($L~=0,N($G~),INDEX({#CodeB},$L~)*{2}))")
	cells[s.lay.played-1].Formula = on("IF(AND($L~=0,{1}),1,0)")
	cells[s.lay.open-1].Formula = on("IF(AND($M~>0,$L~=0,NOT({1})),1,0)")
	right := sheets.Style{Align: table.Right, Typed: true, Format: sheets.Halves}
	cells[boardPlayer-1].Style, cells[boardOther-1].Style = right, right
}

// boardResult puts the players of a board in and returns its result as the first
// team has it. A match that was forfeited whole is forfeited on every board.
func (s *rounds) boardResult(p *model.Pairing, b int, cells []sheets.Cell) string {
	if s.scores {
		settled := s.s.Settle(*p)
		if settled.Outcomes[0] == model.Pending {
			return ""
		}
		if settled.Outcomes[0].Played() {
			cells[boardPlayer-1].Value, cells[boardOther-1].Value = points(settled.Score[0]), points(settled.Score[1])
			return ""
		}
		return s.codes.of(&model.Pairing{Sides: p.Sides, Outcomes: settled.Outcomes})
	}
	if b < len(p.Games) {
		g := &p.Games[b]
		for side, column := range []int{boardPlayer - 1, boardOther - 1} {
			if player := s.s.Player(g.Players[side]); player != nil {
				cells[column].Value = player.Name
			}
		}
		return s.codes.of(&model.Pairing{Sides: p.Sides, Outcomes: g.Outcomes})
	}
	if len(p.Games) > 0 {
		return ""
	}
	return s.codes.of(p)
}
