package living

import (
	"strings"

	"wallchart/export/sheets"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/tiebreaks"
)

// Rows and columns of the sheet of rules.
const (
	rulesTop  = 6 // the first row of the table of results
	codeText  = 1
	codeWhite = 2 // points of White, or of who has the bye
	codeBlack = 3
	kindWhite = 4
	kindBlack = 5
	gameWhite = 6 // result of the game over the board
	gameBlack = 7
	codeBye   = 8 // 1 for byes
	codeMatch = 9 // match points of a team's bye
	ratingAt  = 11
	roundAt   = 13
	meansAt   = 14 // what a result is, in the words of our files: for reading back
	otherAt   = 15
)

// codeNames are the names of the columns of the table of results.
var codeNames = []struct {
	name   string
	column int
}{
	{"ResultCodes", codeText}, {"CodeW", codeWhite}, {"CodeB", codeBlack}, {"CodeKW", kindWhite}, {"CodeKB", kindBlack},
	{"CodeGW", gameWhite}, {"CodeGB", gameBlack}, {"CodeBye", codeBye}, {"CodeMP", codeMatch},
}

func (s *section) lastCode() int { return rulesTop + len(s.codes) - 1 }

// names are the names of the section's cells.
func (s *section) names() []sheets.Name {
	var names []sheets.Name
	name := func(n, to string) { names = append(names, sheets.Name{Name: s.name(n), To: to}) }
	for _, c := range codeNames {
		name(c.name, sheets.Range(s.rules, c.column, rulesTop, s.lastCode()))
	}
	name("DP", sheets.Range(s.rules, ratingAt, rulesTop, rulesTop+100))
	name("NR", sheets.Quoted(s.rules)+"!$B$3")
	name("Players", s.playersRange())
	for r := 1; r <= s.rounds; r++ {
		name("Round"+itoa(r), s.roundRange(r))
	}
	name("Standings", s.standingsRange())
	name("Wallchart_Event", sheets.Quoted(s.rules)+"!$B$1")
	return names
}

// rulesSheet says by what the section is computed, and holds the tables that the
// formulas look into.
func (s *section) rulesSheet() sheets.Sheet {
	head := sheets.Style{Part: sheets.Head}
	plain := sheets.Style{Part: sheets.Plain}
	sheet := sheets.Sheet{Name: s.rules, Heading: s.heading, Rows: make([][]sheets.Cell, max(rulesTop+101, rulesTop+s.rounds))}
	for k := range sheet.Rows {
		sheet.Rows[k] = make([]sheets.Cell, otherAt)
	}
	put := func(row, column int, c sheets.Cell) { sheet.Rows[row-1][column-1] = c }
	text := func(row, column int, style sheets.Style, value any) {
		put(row, column, sheets.Cell{Value: value, Style: style})
	}

	text(1, 1, plain, s.say("Section"))
	text(1, 2, plain, s.s.Name)
	text(2, 1, plain, s.say("Unplayed rounds"))
	text(2, 2, plain, s.word(s.st.Rules.Name))
	text(3, 1, plain, s.say("Rounds counted"))
	counted := sheets.Cell{Value: s.sh.Rounds, Style: sheets.Style{Part: sheets.Plain, Align: table.Left}}
	if s.sh.Rounds == s.s.Played() {
		counted.Formula = "MAX(" + s.roundFlags() + ")"
	}
	put(3, 2, counted)
	text(4, 1, plain, s.say("Section number"))
	text(4, 2, sheets.Style{Part: sheets.Plain, Align: table.Left}, int(s.s.ID))

	for c, t := range []string{s.say("Result"), s.say("White"), s.say("Black"), s.say("Kind, White"), s.say("Kind, Black"),
		s.say("Game, White"), s.say("Game, Black"), s.say("Bye")} {
		text(rulesTop-1, c+1, head, t)
	}
	if s.sh.Teams {
		text(rulesTop-1, codeMatch, head, s.say("Match points"))
	}
	for k, c := range s.codes {
		row := rulesTop + k
		text(row, codeText, sheets.Style{Format: sheets.Text}, c.text)
		text(row, codeWhite, sheets.Style{Format: sheets.General, Align: table.Right}, points(s.paid(c, 0)))
		text(row, kindWhite, sheets.Style{Align: table.Centre, Format: sheets.Text}, kindOf(c.sides[0]))
		text(row, gameWhite, sheets.Style{Align: table.Right}, gameOf(c.sides[0]))
		text(row, meansAt, plain, c.sides[0].String())
		bye := 0
		if c.bye {
			bye = 1
			if s.sh.Teams {
				text(row, codeMatch, sheets.Style{Align: table.Right}, points(s.sh.Scoring.Match(c.sides[0])))
			}
		} else {
			text(row, otherAt, plain, c.sides[1].String())
			text(row, codeBlack, sheets.Style{Align: table.Right}, points(s.paid(c, 1)))
			text(row, kindBlack, sheets.Style{Align: table.Centre, Format: sheets.Text}, kindOf(c.sides[1]))
			text(row, gameBlack, sheets.Style{Align: table.Right}, gameOf(c.sides[1]))
		}
		text(row, codeBye, sheets.Style{Align: table.Right}, bye)
	}
	text(rulesTop-1, ratingAt, head, s.say("Rating difference by percent"))
	for p := range 101 {
		text(rulesTop+p, ratingAt, plain, tiebreaks.RatingDifference(p))
	}
	text(rulesTop-1, roundAt, head, s.say("Rounds with a result"))
	for r := 1; r <= s.rounds; r++ {
		put(rulesTop+r-1, roundAt, sheets.Cell{Formula: s.counted(r), Style: plain})
	}
	for _, width := range []float64{18, 12, 12, 13, 13, 13, 13, 8, 13, 3, 18, 3, 18} {
		sheet.Columns = append(sheet.Columns, sheets.Column{Width: width})
	}
	sheet.Columns = append(sheet.Columns, sheets.Column{Width: 16, Hidden: true}, sheets.Column{Width: 16, Hidden: true})
	sheet.Printed = s.lastCode()
	return sheet
}

// paid is what a result brings a side in games: of the bye of a team all its boards.
func (s *section) paid(c code, side int) model.Points {
	if c.bye && s.sh.Teams {
		return s.sh.Scoring.MatchGames(c.sides[side], s.sh.Boards)
	}
	return s.sh.Scoring.Game(c.sides[side])
}

// roundFlags are the cells that hold a round's number when it counts.
func (s *section) roundFlags() string {
	return sheets.Range(s.rules, roundAt, rulesTop, rulesTop+max(1, s.rounds)-1)
}

// counted is the number of a round that counts: a board has a result, or all who
// take part have byes and some bye brings points. Otherwise it is 0.
func (s *section) counted(r int) string {
	black, code := s.far(r, s.lay.otherAt), s.far(r, s.lay.code)
	boards := `COUNTIF(` + black + `,">0")`
	there := 0
	for _, e := range s.s.Entries() {
		if e.Plays(r) {
			there++
		}
	}
	var paid []string
	for k, c := range s.codes {
		if c.bye && c.sides[0] != model.ZeroBye {
			paid = append(paid, "COUNTIF("+code+","+itoa(k+1)+")")
		}
	}
	byes := boards + "=0,COUNTIF(" + code + `,">0")>=` + itoa(max(1, there)) + "," + strings.Join(paid, "+") + ">0"
	results := "COUNTIFS(" + black + `,">0",` + code + `,">0")>0`
	if s.scores {
		results += ",SUM(" + s.far(r, s.lay.played) + ")>0"
	}
	return "IF(OR(" + results + ",AND(" + byes + "))," + itoa(r) + ",0)"
}
