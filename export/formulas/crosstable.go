package formulas

import (
	"strconv"
	"strings"

	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/export/sheets"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/tiebreaks"
)

// crosstable makes the sheet with who met whom.
type crosstable struct{ *places }

// sheet is the crosstable of the form.
func (s *crosstable) sheet() sheets.Sheet {
	style := s.form.Style()
	printed := charts.Crosstable(s.st, style, report.Options{Language: s.o.Language, Pointed: true}).Tables[0]
	b := newBoard(s.places, s.crosstable, s.say("Crosstable"))
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
func (s *crosstable) crossWidth() float64 {
	width := 4 + len(itoa(s.n))
	if s.sh.Teams {
		width += 3
	}
	return float64(width)
}

// litResults marks won and drawn games, byes and open boards of a crosstable, in
// these columns.
func (s *crosstable) litResults(style report.Style, from, to int) []sheets.Lit {
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
	return []sheets.Lit{{Cells: cells, Formula: s.fill(open, cell), Look: sheets.Open},
		{Cells: cells, Formula: s.fill(`AND({1}<>"",`+won+`,LEFT({1},1)<>"-")`, cell), Look: sheets.Won},
		{Cells: cells, Formula: s.fill(`LEFT({1},1)="-"`, cell), Look: sheets.Bye}}
}

// cross plans the block with the text of each round's cell; it is added once and
// holds all rounds.
func (s *crosstable) cross(style report.Style) {
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
func (s *crosstable) colour(r int, instead string) string {
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
func (s *crosstable) withoutColour(i, r int) any {
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
func (s *crosstable) crossUS(r int) string {
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

// noOpponent is the cell of a round without an opponent: of a rest, of a bye, of
// somebody who is on no line. In a round that nobody has paired nothing is said of
// anybody.
func (s *crosstable) noOpponent(r int, atRest, bye string) string {
	bye = s.f(r, "IF({pos}=0,{1},{2})", s.ifRests(r, atRest, bye), bye)
	return s.f(r, `IF(COUNT({1})=0,"",{2})`, s.far(r, s.lay.no), bye)
}

// crossFIDE is a cell of a FIDE crosstable: "12w1", "7b½", "5b+", "-½"; an open game
// "12w". Of a team it is the points of the match: "6w3½".
func (s *crosstable) crossFIDE(r int) string {
	sign := s.f(r, `IF({kind}="P",IF({game}=1,"1",IF({game}=0,"0","½")),IF({kind}="+","+",IF({kind}="-","-","")))`)
	made := s.f(r, `IF({pos}=0,{1},IF({code}=0,0,INDEX({#CodeW},{code})))`, number(s.sh.Scoring.Absent))
	if s.sh.Teams {
		sign, made = s.matchSign(r, sign), s.f(r, "{raw}")
	}
	colour := s.colour(r, s.f(r, `IF({1}="",""," ")`, sign))
	return s.f(r, `IF({opp}>0,{1}&{2}&{3},{4})`, s.f(r, "{"+s.pos+"@opp}"), colour, sign, s.noOpponent(r, `""`, `"-"&`+fraction(made)))
}

// matchSign is what a team made of a match: game points, of one that was forfeited
// the sign, with the points where those are not the usual ones.
func (s *crosstable) matchSign(r int, sign string) string {
	full := s.f(r, `IF({kind}="+",{1},0)`, number(s.sh.Scoring.MatchGames(model.ForfeitWin, s.sh.Boards)))
	made := fraction(s.f(r, "{raw}"))
	// Where no match shows how many boards there are, nothing else tells how many were given.
	plain := s.f(r, `AND({raw}={1},OR({raw}=0,SUM({full boards|})>0))`, full)
	forfeited := s.f(r, `{1}&IF({2},"",","&{3})`, sign, plain, made)
	return s.f(r, `IF({kind}="P",{1},IF(OR({kind}="O",{kind}=""),IF({raw}+{raw@opp}>0,{1},""),{2}))`, made, forfeited)
}

// fraction writes points as 3½.
func fraction(cell string) string {
	return strings.ReplaceAll(`IF(AND(INT(x)=0,MOD(x,1)<>0),"",INT(x))&IF(MOD(x,1)<>0,"½","")`, "x", cell)
}
