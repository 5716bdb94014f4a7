package formulas

import (
	"slices"
	"strings"

	"wallchart/export/sheets"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/tiebreaks"
)

// ofTeams is the sheet of a round of team matches: a line for each board, with the
// result as the first team has it.
var ofTeams = layout{no: 3, result: 6, otherNo: 9, check: 10, shown: 10, written: 11, code: 12, at: 13, otherAt: 14,
	made: 15, otherMade: 16, played: 17, open: 18}

const teamColumns = 18

// The columns with the players on the board or, where only scores are known, the points.
const boardPlayer, boardOther = 5, 7

// linesOfTeams are a line for each board of each match, and one for each bye that
// there could be.
func (s *section) linesOfTeams() int {
	most := max(1, s.n/2) * max(1, s.boards)
	for r := range s.s.Rounds {
		lines := 0
		for _, p := range s.s.Rounds[r].Pairings {
			lines += max(1, s.linesOf(&p))
		}
		most = max(most, lines)
	}
	return most + s.n + 2
}

// linesOf is how many lines a match takes.
func (s *section) linesOf(p *model.Pairing) int {
	if p.IsBye() || s.scores {
		return 1
	}
	return max(len(p.Games), s.sh.Boards, 1)
}

// byScores tells whether of some match only the score is known. Then a match is one
// line, with the points of both teams where the players would stand; a result is
// there for byes and forfeits alone.
func (s *section) byScores() bool {
	for r := range s.s.Rounds {
		for i := range s.s.Rounds[r].Pairings {
			if p := &s.s.Rounds[r].Pairings[i]; len(p.Games) == 0 && p.Outcomes[0].Played() {
				return true
			}
		}
	}
	return false
}

func (s *section) roundOfTeams(r int) sheets.Sheet {
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
func (s *section) boardLine(p *model.Pairing, b int) []sheets.Cell {
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

func (s *section) planBoard() []sheets.Cell {
	cells := make([]sheets.Cell, teamColumns)
	right, typed := sheets.Style{Align: table.Right}, sheets.Style{Typed: true}
	number := sheets.Style{Align: table.Right, Typed: true}
	cells[0].Style, cells[1].Style, cells[4].Style, cells[6].Style = right, right, typed, typed
	cells[s.lay.no-1].Style, cells[s.lay.otherNo-1].Style = number, number
	cells[s.lay.result-1].Style = sheets.Style{Align: table.Centre, Format: sheets.Text, Typed: true}
	names := s.person(ofName)
	on := func(formula string) string {
		return s.f(0, strings.ReplaceAll(formula, "~", here), names, s.say("unknown number"), s.say("open"), s.say("not a result"))
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
func (s *section) readScores(cells []sheets.Cell, n string) {
	on := func(formula string) string {
		return s.f(0, strings.ReplaceAll(formula, "~", n), "AND(ISNUMBER($E"+n+"),ISNUMBER($G"+n+"))", itoa(max(1, s.sh.Boards)))
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
func (s *section) boardResult(p *model.Pairing, b int, cells []sheets.Cell) string {
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

// resultsOfTeams are the blocks that everything begins with, of both scores.
func (s *section) resultsOfTeams() {
	t := s.calc
	s.where()
	s.whoRests()
	// both adds up what the lines say of a team, as the first one and as the second.
	both := func(column, other int) func(r int) string {
		return func(r int) string {
			return s.f(r, "SUMIF({1},{no},{2})+SUMIF({3},{no},{4})", s.far(r, s.lay.at), s.far(r, column), s.far(r, s.lay.otherAt), s.far(r, other))
		}
	}
	t.each("raw", both(s.lay.made, s.lay.otherMade))
	t.each("otb", both(s.lay.played, s.lay.played))
	t.each("open", both(s.lay.open, s.lay.open))
	t.each("kind", func(r int) string {
		noGame := s.f(r, `IF({raw}>{raw@opp},"+",IF({raw}<{raw@opp},"-",IF({raw}>0,"P","-")))`)
		match := s.f(r, `IF({open}>0,"O",IF({otb}>0,"P",{1}))`, noGame)
		return s.counting(r, `""`, s.f(r, `IF({pos}=0,{1},IF({opp}=0,{2},{3}))`, s.away(r), s.byeKind(r), match))
	})
	t.each("game", func(r int) string {
		return s.f(r, `IF({1},IF({raw}>{raw@opp},1,IF({raw}={raw@opp},0.5,0)),"{2}")`, s.meets(r, false), noGame)
	})
	s.by(model.GamePoints, func() { s.scored(func(r int) string { return s.counting(r, "0", t.in("raw", r)) }) })
	s.by(model.MatchPoints, func() {
		sc := s.sh.Scoring
		s.scored(func(r int) string {
			bye := s.f(r, "IF({code}=0,0,INDEX({#CodeMP},{code}))")
			byGames := s.f(r, "IF({game}=1,{1},IF({game}=0.5,{2},{3}))", number(sc.MatchWin), number(sc.MatchDraw), number(sc.MatchLoss))
			match := s.f(r, `IF({kind}="P",{1},IF({kind}="+",{2},0))`, byGames, number(sc.MatchWin))
			return s.counting(r, "0", s.f(r, "IF({pos}=0,0,IF({opp}=0,{1},{2}))", bye, match))
		})
	})
}

// formulasOfTeams are the tie-breaks of teams alone that formulas can state.
var formulasOfTeams = map[string]func(s *section, u tiebreaks.Use) value{
	"MPTS":  func(s *section, _ tiebreaks.Use) value { return s.totalOf(model.MatchPoints) },
	"GPTS":  func(s *section, _ tiebreaks.Use) value { return s.totalOf(model.GamePoints) },
	"GAMES": func(s *section, _ tiebreaks.Use) value { return s.totalOf(model.GamePoints) },
	"MPVGP": func(s *section, _ tiebreaks.Use) value { return s.totalOf(s.decides().Other()) },

	"GPDIFF":     func(s *section, _ tiebreaks.Use) value { return s.pointDifference("{1}-{2}") },
	"GPDIFFPLUS": func(s *section, _ tiebreaks.Use) value { return s.pointDifference("MAX(0,{1}-{2})") },

	"MATCHES": func(s *section, _ tiebreaks.Use) value { return always(s.games(1)) },
	"USAT":    func(s *section, _ tiebreaks.Use) value { return always(s.amateurTeam()) },
	"USATX2":  func(s *section, _ tiebreaks.Use) value { return always("2*(" + s.amateurTeam() + ")") },
	"EMMSB":   func(s *section, u tiebreaks.Use) value { return s.berger(u, model.MatchPoints, model.MatchPoints) },
	"EMGSB":   func(s *section, u tiebreaks.Use) value { return s.berger(u, model.MatchPoints, model.GamePoints) },
	"EGMSB":   func(s *section, u tiebreaks.Use) value { return s.berger(u, model.GamePoints, model.MatchPoints) },
	"EGGSB":   func(s *section, u tiebreaks.Use) value { return s.berger(u, model.GamePoints, model.GamePoints) },
}

// pointDifference adds up what was made more than the opponent made, match by
// match; a bye counts what it was credited with.
func (s *section) pointDifference(difference string) value {
	var sum string
	s.by(model.GamePoints, func() {
		sum = s.calc.sum(func(r int) string {
			other := s.f(r, "IF({opp}>0,{raw@opp},0)")
			return s.counting(r, "0", s.f(r, `IF({kind}="O",0,{1})`, s.f(r, difference, s.f(r, "{pts}"), other)))
		})
	})
	return always(sum)
}

// totalOf is a score.
func (s *section) totalOf(kind model.ScoreKind) value {
	var cell string
	s.by(kind, func() { cell = s.calc.cell(s.k("score")) })
	return always(cell)
}

// amateurTeam is for every match played the game points made times the opponent's
// match score, in which every round without a match is drawn. The tie-break is made
// for 1, ½, 0: where a won match gives twice a drawn one the score is brought to it.
func (s *section) amateurTeam() string {
	t := s.calc
	var score, games string
	s.by(model.GamePoints, func() { games = s.k("pts") })
	s.by(model.MatchPoints, func() {
		score = "drawn score"
		if t.has(score) {
			return
		}
		t.each("drawn", func(r int) string {
			if s.sh.Predetermined {
				return s.counting(r, "0", t.in(s.k("pts"), r))
			}
			return s.counting(r, "0", s.f(r, "IF({1},{2},{pts})", hasKind(t.in("kind", r), byes+forfeits), s.draw()))
		})
		total := "SUM(" + t.row("drawn") + ")"
		if t.has(s.k("added")) {
			total += "+" + t.cell(s.k("added"))
		}
		if win, draw := s.worth(model.Win), s.worth(model.Draw); win != model.One && win == 2*draw && win > 0 {
			total = "INT(2*(" + total + ")/" + number(win) + ")/2"
		}
		t.add(score, total)
	})
	return t.sum(func(r int) string {
		return "IF(" + s.meets(r, false) + "," + t.in(games, r) + "*" + t.of(score, t.in("opp", r)) + ",0)"
	})
}

// rostersSheet is the players of the teams, in board order.
func (s *section) rostersSheet() sheets.Sheet {
	sheet := sheets.Sheet{Name: s.rosters, Heading: s.headed(s.say("Players")), FrozenRows: 1, FrozenColumns: 3}
	right := sheets.Style{Align: table.Right}
	type column struct {
		head  string
		width float64
		style sheets.Style
		of    func(p *model.Player) any
	}
	columns := []column{{s.say("Team"), 26, sheets.Style{}, nil}, {s.say("Board"), 10, right, nil},
		{s.say("Name"), 30, sheets.Style{Strong: true}, func(p *model.Player) any { return p.Name }},
		{s.say("Rating"), 11, right, func(p *model.Player) any { return ratingOf(s.sh.Ratings.Of(p)) }}}
	for _, c := range s.everyColumn() {
		of := func(p *model.Player) any { return c.value(&model.Line{Club: p.Club}, p) }
		there := slices.ContainsFunc(s.s.Players, func(p model.Player) bool { return of(&p) != nil })
		if there && !slices.Contains([]string{ofNumber, ofName, ofRating}, c.key) {
			c.style.Typed = false
			columns = append(columns, column{c.head, c.width, c.style, of})
		}
	}
	var heads []sheets.Cell
	for _, c := range columns {
		heads = append(heads, sheets.Cell{Value: c.head, Style: sheets.Style{Part: sheets.Head, Align: c.style.Align}})
		sheet.Columns = append(sheet.Columns, sheets.Column{Width: c.width})
	}
	sheet.Rows = append(sheet.Rows, heads)
	for i := range s.s.Teams {
		for b, id := range s.s.Teams[i].Roster {
			p := s.s.Player(id)
			if p == nil {
				continue
			}
			row := make([]sheets.Cell, len(columns))
			for c, col := range columns {
				row[c].Style = col.style
				row[c].Style.Rule = b == 0 && i > 0
				if col.of != nil {
					row[c].Value = col.of(p)
				}
			}
			row[0].Value, row[1].Value = s.s.Teams[i].Name, b+1
			sheet.Rows = append(sheet.Rows, row)
		}
	}
	sheet.Filter = "A1:" + sheets.ColumnName(len(columns)) + itoa(len(sheet.Rows))
	return sheet
}

// nothing is an empty cell for an empty text.
func nothing(text string) any {
	if text == "" {
		return nil
	}
	return text
}
