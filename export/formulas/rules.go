package formulas

import (
	"strings"

	"wallchart/export/report"
	"wallchart/export/report/lists"
	"wallchart/export/sheets"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/tiebreaks"
)

// Rows and columns of the sheet of rules. What is laid down stands in the first two
// columns, which are printed; beside it are the tables that formulas look into.
const (
	rulesTop  = 6 // the first row of the table of results
	ruleText  = 2
	codeText  = 4
	codeWhite = 5 // points of White, or of who has the bye
	codeBlack = 6
	kindWhite = 7
	kindBlack = 8
	gameWhite = 9 // result of the game over the board
	gameBlack = 10
	codeBye   = 11 // 1 for byes
	codeMatch = 12 // match points of a team's bye
	ratingAt  = 14
	roundAt   = 16
	meansAt   = 17 // what a result is, in the words of our files: for reading back
	otherAt   = 18
	changedAt = 19 // whether a round has been corrected
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

// names are the names of a section's cells; those of the standings are given.
func names(s *section, standings string) []sheets.Name {
	var names []sheets.Name
	name := func(n, to string) { names = append(names, sheets.Name{Name: s.name(n), To: to}) }
	for _, c := range codeNames {
		name(c.name, sheets.Range(s.rules, c.column, rulesTop, s.lastCode()))
	}
	name("DP", sheets.Range(s.rules, ratingAt, rulesTop, rulesTop+100))
	name("NR", sheets.Quoted(s.rules)+"!$B$3")
	name("Changed", s.changedCells())
	name("Players", s.playersRange())
	for r := 1; r <= s.rounds; r++ {
		name("Round"+itoa(r), s.roundRange(r))
	}
	name("Standings", standings)
	name("Wallchart_Event", sheets.Quoted(s.rules)+"!$B$1")
	return names
}

// rulesMaker makes the sheet of rules.
type rulesMaker struct {
	*section
	played *rounds
}

// sheet says by what the section is played and computed, and holds the tables
// that the formulas look into.
func (s *rulesMaker) sheet() sheets.Sheet {
	lines := s.ruleLines() // a line for each tie-break, too
	sheet := sheets.Sheet{Name: s.rules, Heading: s.headed(s.say("Rules")), Printed: len(lines), PrintedColumns: ruleText,
		Rows: make([][]sheets.Cell, max(rulesTop+101, rulesTop+s.rounds, len(lines)))}
	for k := range sheet.Rows {
		sheet.Rows[k] = make([]sheets.Cell, changedAt)
		for c := range sheet.Rows[k] {
			sheet.Rows[k][c].Style.Part = sheets.Plain
		}
	}
	put := func(row, column int, style sheets.Style, value any) {
		sheet.Rows[row-1][column-1] = sheets.Cell{Value: value, Style: style}
	}
	strong, rule := sheets.Style{Part: sheets.Plain, Strong: true}, sheets.Style{Part: sheets.Plain, Align: table.Left, Wrap: true}
	for k, l := range lines {
		put(k+1, 1, strong, l.what)
		put(k+1, ruleText, rule, l.rule)
		if l.formula != "" {
			sheet.Rows[k][ruleText-1].Formula = l.formula
		}
	}
	s.codeTable(put)
	put(rulesTop-1, ratingAt, sheets.Style{Part: sheets.Head}, s.say("Rating difference by percent"))
	for p := range 101 {
		put(rulesTop+p, ratingAt, sheets.Style{Part: sheets.Plain}, tiebreaks.RatingDifference(p))
	}
	put(rulesTop-1, roundAt, sheets.Style{Part: sheets.Head}, s.say("Rounds with a result"))
	for r := 1; r <= s.rounds; r++ {
		sheet.Rows[rulesTop+r-2][roundAt-1].Formula = s.counted(r)
		sheet.Rows[rulesTop+r-2][changedAt-1].Formula = s.played.changed(r)
	}
	sheet.Rows[rulesTop+s.rounds-1][changedAt-1].Formula = s.changedRatings()
	for _, width := range []float64{26, 90, 3, 18, 12, 12, 15, 15, 15, 15, 8, 16, 3, 32, 3, 26} {
		sheet.Columns = append(sheet.Columns, sheets.Column{Width: width})
	}
	for range changedAt - roundAt {
		sheet.Columns = append(sheet.Columns, sheets.Column{Width: 16, Hidden: true})
	}
	return sheet
}

// ruleLine is one thing that is laid down.
type ruleLine struct {
	what    string
	rule    any
	formula string
}

// ruleLines are the lines of the sheet of rules. The first four stand where reading
// back looks for them; then comes what hangs on the notice board, and what may be
// typed.
func (s *rulesMaker) ruleLines() []ruleLine {
	counted := ""
	if s.sh.Rounds == s.s.Played() {
		counted = "MAX(" + s.roundFlags() + ")"
	}
	lines := []ruleLine{{s.say("Section"), s.s.Name, ""}, {s.say("Unplayed rounds"), s.word(s.st.Rules.Name), ""},
		{s.say("Rounds counted"), s.sh.Rounds, counted}, {s.say("Section number"), int(s.s.ID), ""}}
	if doc, err := lists.Rules(s.st, report.Options{Language: s.o.Language}); err == nil {
		for _, row := range doc.Tables[0].Rows {
			lines = append(lines, ruleLine{row.Cells[0].Text, row.Cells[1].Text, ""})
		}
		for _, t := range doc.Tables[1:] {
			for _, row := range t.Rows {
				lines = append(lines, ruleLine{s.say("Tie-break %s", row.Cells[0].Text), row.Cells[1].Text + ": " + row.Cells[3].Text, ""})
			}
		}
	}
	var games, others, byes []string
	for _, c := range s.codes {
		switch {
		case c.bye:
			byes = append(byes, c.text)
		case c.sides[0].Unplayed():
			others = append(others, c.text)
		default:
			games = append(games, c.text)
		}
	}
	return append(lines, ruleLine{s.say("Results"), strings.Join(games, "  "), ""},
		ruleLine{s.say("Forfeits"), strings.Join(others, "  "), ""},
		ruleLine{s.say("Byes"), strings.Join(byes, ", "), ""},
		ruleLine{s.say("Corrections"), s.say("On the sheets of the rounds choose another result from the list: " +
			"scores, tie-breaks and places follow. The sheet with the tie-breaks says what does not."), ""})
}

// codeTable is what each result is worth to both sides, and what kind of round it is.
func (s *rulesMaker) codeTable(put func(row, column int, style sheets.Style, value any)) {
	head, right := sheets.Style{Part: sheets.Head}, sheets.Style{Align: table.Right}
	text := sheets.Style{Align: table.Centre, Format: sheets.Text}
	for c, t := range []string{s.say("Result"), s.top("White"), s.top("Black"), s.say("Kind, White"), s.say("Kind, Black"),
		s.say("Game, White"), s.say("Game, Black"), s.say("Bye")} {
		put(rulesTop-1, codeText+c, head, t)
	}
	if s.sh.Teams {
		put(rulesTop-1, codeMatch, head, s.say("Match points"))
	}
	for k, c := range s.codes {
		row := rulesTop + k
		put(row, codeText, sheets.Style{Format: sheets.Text}, c.text)
		put(row, codeWhite, right, points(s.paid(c, 0)))
		put(row, kindWhite, text, kindOf(c.sides[0]))
		put(row, gameWhite, right, gameOf(c.sides[0]))
		put(row, meansAt, sheets.Style{Part: sheets.Plain}, c.sides[0].String())
		bye := 0
		if c.bye {
			bye = 1
			if s.sh.Teams {
				put(row, codeMatch, right, points(s.sh.Scoring.Match(c.sides[0])))
			}
		} else {
			put(row, otherAt, sheets.Style{Part: sheets.Plain}, c.sides[1].String())
			put(row, codeBlack, right, points(s.paid(c, 1)))
			put(row, kindBlack, text, kindOf(c.sides[1]))
			put(row, gameBlack, right, gameOf(c.sides[1]))
		}
		put(row, codeBye, right, bye)
	}
}

// paid is what a result brings a side in games: of the bye of a team all its boards.
func (s *rulesMaker) paid(c code, side int) model.Points {
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
func (s *rulesMaker) counted(r int) string {
	black, code := s.far(r, s.lay.otherAt), s.far(r, s.lay.code)
	boards := `COUNTIF(` + black + `,">0")`
	there := 0
	for _, e := range s.s.Entries() {
		if e.Competes() && e.Plays(r) {
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
