package charts

import (
	"strconv"
	"strings"

	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// result is the cell of participant i in round r (from 0) with that text.
func (c *chart) result(i, r int, text string) table.Cell {
	x := &c.All.Lines[i].Cells[r]
	ref := c.Ref(table.ToResult, i)
	ref.Round, ref.Board = r+1, x.Board
	if x.Opponent >= 0 {
		ref.Opponent = int32(c.All.Lines[x.Opponent].ID)
	}
	cell := table.Cell{Text: text, Mark: report.MarkOf(x.Outcome), Ref: ref, Editable: x.Outcome != model.Rest}
	if !c.Tipless {
		cell.Tip = c.tip(x, r)
	}
	return cell
}

// ResultTip says in words what the cell of a crosstable holds that is about a result: what a document with Tipless leaves
// out. Wording all the cells of a large section takes longer than everything else in it.
func ResultTip(st *tiebreaks.Standings, ref table.Ref, o report.Options) string {
	c := newChart(st, o)
	i, r := c.Sheet.Index(model.ID(ref.Participant)), ref.Round-1
	if ref.Kind != table.ToResult || i < 0 || r < 0 || r >= len(c.All.Lines[i].Cells) {
		return ""
	}
	return c.tip(&c.All.Lines[i].Cells[r], r)
}

// tip says in words what a round's cell holds.
func (c *chart) tip(x *model.Cell, r int) string {
	at := phrase.New("Round %d", r+1)
	if x.Board > 0 {
		at = phrase.New("Round %d, board %d", r+1, x.Board)
	}
	what := x.Outcome.Words()
	if x.Opponent < 0 {
		return c.Say("%s: %s", at, what)
	}
	if c.Sheet.Teams && x.Outcome != model.Pending {
		what = phrase.Join(" ", what, phrase.New("%s-%s", phrase.Decimal(x.Games.Short()), phrase.Decimal(x.Against.Short())))
	}
	opponent := c.All.Lines[x.Opponent].Name
	against := phrase.New("against %s, %s", opponent, what)
	switch {
	case c.Sheet.Teams:
	case x.Colour == model.White:
		against = phrase.New("White against %s, %s", opponent, what)
	case x.Colour == model.Black:
		against = phrase.New("Black against %s, %s", opponent, what)
	}
	return c.Say("%s: %s", at, against)
}

// usText is a cell of a US chart: "W12", "X5", "-B-", a match "W6,3.5", with commas "W6:3,5". While
// the result is open it says the colour: "12w".
func (c *chart) usText(x *model.Cell) string {
	if x.Outcome == model.Rest {
		return "---"
	}
	text, letter := "", x.Outcome.US()
	switch {
	case x.Opponent < 0:
		text = "-" + string(letter) + "-"
	case x.Outcome == model.Pending && !begun(x):
		text = c.Number(x.Opponent)
		if x.Colour != model.NoColour {
			text += string(x.Colour.Letter())
		}
		return text
	case letter == ' ':
		text = c.Number(x.Opponent)
	default:
		text = string(letter) + c.Number(x.Opponent)
	}
	if c.Sheet.Teams {
		between := ","
		if c.Commas() {
			between = ":" // which have a comma of their own
		}
		text += between + c.PointsOf(x.Games)
	}
	return text
}

// fideText is a cell of a FIDE ranking crosstable: "12w1", "-½", a match "6w3½".
func (c *chart) fideText(x *model.Cell) string {
	if x.Outcome == model.Rest {
		return ""
	}
	if x.Opponent < 0 {
		return "-" + x.Games.Fraction()
	}
	text := c.Number(x.Opponent)
	if x.Colour != model.NoColour {
		text += string(x.Colour.Letter())
	} else if c.made(x) != "" {
		text += " "
	}
	return text + c.made(x)
}

// made is what the participant made of the round: the sign of a game, the game
// points of a match.
func (c *chart) made(x *model.Cell) string {
	switch {
	case x.Outcome == model.Pending && !begun(x):
		return ""
	case c.Sheet.Teams && x.Outcome.Unplayed() && x.Games != 0 && !c.showsBoards():
		return report.Sign(x.Outcome) + "," + x.Games.Fraction() // nothing else tells how many boards were given
	case c.Sheet.Teams && x.Outcome.Unplayed() && x.Games != c.Sheet.Scoring.MatchGames(x.Outcome, c.Sheet.Boards):
		return report.Sign(x.Outcome) + "," + x.Games.Fraction() // forfeited, with boards that were played
	case !c.Sheet.Teams || x.Outcome.Unplayed():
		return report.Sign(x.Outcome)
	}
	return x.Games.Fraction()
}

// showsBoards tells whether a match that was played has given out as many points
// as there are boards.
func (c *chart) showsBoards() bool {
	if c.boards == nil {
		full := false
		for i := range c.All.Lines {
			for r := range c.All.Lines[i].Cells {
				x := c.played(i, r)
				full = full || x.Opponent >= 0 && !x.Outcome.Unplayed() &&
					x.Games+c.played(x.Opponent, r).Games >= c.Sheet.Scoring.Win*model.Points(c.Sheet.Boards)
			}
		}
		c.boards = &full
	}
	return *c.boards
}

// begun tells an open match that has boards with a result.
func begun(x *model.Cell) bool { return x.Games+x.Against > 0 }

// numberOf is a participant's starting number.
func (c *chart) numberOf(i int) string { return strconv.Itoa(c.All.Lines[i].Number) }

// wallText is the upper line of a wall chart's cell: "w12 1", "-B-", of a team "-B- 2".
func (c *chart) wallText(x *model.Cell) string {
	switch {
	case x.Outcome == model.Rest:
		return ""
	case x.Opponent < 0 && c.Sheet.Teams && (x.Games != 0 || x.Outcome.US() != 'U'):
		return "-" + string(x.Outcome.US()) + "- " + x.Games.Fraction()
	case x.Opponent < 0:
		return "-" + string(x.Outcome.US()) + "-"
	}
	text := c.numberOf(x.Opponent)
	made := c.made(x)
	switch {
	case x.Colour != model.NoColour:
		text = string(x.Colour.Letter()) + text
	case made != "": // without colours, as the US chart has it
		text = strings.TrimSpace(string(x.Outcome.US())) + text
		if !c.Sheet.Teams {
			made = ""
		}
	}
	return report.JoinNonEmpty(" ", text, made)
}
