package report

import (
	"wallchart/export/table"
	"wallchart/tiebreaks"
)

// Standings is the list of places: who, score, tie-breaks in the order in which
// they decide.
func Standings(st *tiebreaks.Standings, o Options) table.Document {
	c := newChart(st, o)
	d := c.document(c.after("Standings"))
	t := c.standingsTable("Standings", c.standing())
	if o.ScoreGroups {
		t.Groups = c.scoreGroups()
	}
	t.Notes = c.legend()
	d.Tables = []table.Table{t}
	return d
}

func (c *chart) standingsTable(name string, order []int) table.Table {
	columns := append([]column{c.placeColumn(), c.numberColumn("No."), c.nameColumn()}, c.particulars("Rtng")...)
	return c.fill(name, append(columns, c.scores()...), order)
}

// scoreGroups are headings before each score: "4 points".
func (c *chart) scoreGroups() []table.Group {
	var groups []table.Group
	for n := range c.st.Places {
		score := &c.st.Places[n].Cells[0]
		if n > 0 && score.Value == c.st.Places[n-1].Cells[0].Value {
			continue
		}
		title := c.written(c.st.Columns[0], score) + " points"
		if score.Value == tiebreaks.One {
			title = c.written(c.st.Columns[0], score) + " point"
		}
		groups = append(groups, table.Group{Row: n, Title: title})
	}
	return groups
}
