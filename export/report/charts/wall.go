package charts

import (
	"wallchart/export/report"
	"wallchart/model"
)

// homes is where participants come from, one column: the federation or the state if they
// come from more than one, otherwise the club. In the United States the state goes before the
// federation.
func (c *chart) homes() []report.Column {
	var homes []report.Column
	for _, col := range c.Particulars("") {
		switch {
		case col.ID == "state" && len(homes) > 0 && homes[0].ID == "fed" && c.american():
			homes[0] = col
		case col.ID == "fed" || col.ID == "state" || col.ID == "club":
			homes = append(homes, col)
		}
	}
	return homes[:min(1, len(homes))]
}

// american tells whether the section is one of the United States.
func (c *chart) american() bool { return c.Sheet.Tournament.USChess(c.Section) }

// details are the columns between the name and the rounds: on the wall one.
func (c *chart) details(usual []report.Column) []report.Column {
	if c.Few() {
		return c.homes()
	}
	return usual
}

// hangText is a cell of a wall chart as it hangs in US halls: the colour and the
// opponent, "B4", over the running score, which says what came of it. A forfeit is
// marked, since the score does not tell it from a game.
func (c *chart) hangText(x *model.Cell) string {
	if x.Opponent < 0 || c.Sheet.Teams || x.Colour == model.NoColour {
		return c.wallText(x)
	}
	text := "W"
	if x.Colour == model.Black {
		text = "B"
	}
	text += c.numberOf(x.Opponent)
	if x.Outcome.Unplayed() {
		text += report.Sign(x.Outcome)
	}
	return text
}
