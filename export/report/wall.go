package report

import (
	"wallchart/export/table"
	"wallchart/model"
)

// The form of a report that hangs on the wall has the columns that are looked for from
// two metres, and no others: number or place, name, state or club, rounds, points. The
// rest would make the type smaller, or the sheets more.

// few tells whether a document has the wall's columns alone. Whoever names columns
// chooses among all of them.
func (o Options) few() bool { return o.Wall && len(o.Columns) == 0 }

// tieless tells whether the tie-breaks are left out.
func (o Options) tieless() bool { return o.few() && !o.TieBreaks }

// homes is where participants come from, one column: the federation or the state if they
// come from more than one, otherwise the club. In the United States the state goes before the
// federation.
func (c *chart) homes() []column {
	var homes []column
	for _, col := range c.particulars("") {
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
func (c *chart) american() bool { return c.sheet.Tournament.USChess(c.section) }

// details are the columns between the name and the rounds: on the wall one.
func (c *chart) details(usual []column) []column {
	if c.few() {
		return c.homes()
	}
	return usual
}

// hangText is a cell of a wall chart as it hangs in US halls: the colour and the
// opponent, "B4", over the running score, which says what came of it. A forfeit is
// marked, since the score does not tell it from a game.
func (c *chart) hangText(x *model.Cell) string {
	if x.Opponent < 0 || c.sheet.Teams || x.Colour == model.NoColour {
		return c.wallText(x)
	}
	text := "W"
	if x.Colour == model.Black {
		text = "B"
	}
	text += c.numberOf(x.Opponent)
	if x.Outcome.Unplayed() {
		text += sign(x.Outcome)
	}
	return text
}

// hang makes the tables of a document ones for the wall.
func hang(d *table.Document) {
	for i := range d.Tables {
		d.Tables[i].Wall = true
	}
}
