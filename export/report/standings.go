package report

import (
	"slices"
	"strings"

	"wallchart/export/table"
	"wallchart/tiebreaks"
)

// Standings is the list of places: who, score, tie-breaks in the order in which
// they decide.
func Standings(st *tiebreaks.Standings, o Options) table.Document {
	c := newChart(st, o)
	d := c.document(c.after(headStandings))
	t := c.standingsTable(c.say("Standings"), c.standing())
	if o.ScoreGroups {
		t.Groups, t.Grouped = c.scoreGroups(), c.say("Points")
	}
	t.Notes = c.legend()
	d.Tables = []table.Table{t}
	return d
}

func (c *chart) standingsTable(name string, order []int) table.Table {
	columns := []column{c.placeColumn(), c.numberColumn(c.say("No.")), c.nameColumn()}
	if c.few() {
		columns = []column{c.placeColumn(), c.nameColumn()}
	}
	columns = append(columns, c.details(c.particulars(c.say("Rtng")))...)
	columns = slices.Concat(columns, c.carried(), c.scores())
	if !c.sheet.Teams && (c.Worth || slices.ContainsFunc(c.Columns, IsWorth)) {
		columns = append(columns, c.worth()...)
	}
	return c.ruled(c.fill(name, columns, order), order)
}

// WorthColumns are the columns that standings have with Options.Worth: the performance, and the change of the rating by each system.
func WorthColumns(st *tiebreaks.Standings, o Options) []table.Column {
	c := newChart(st, o)
	if c.sheet.Teams {
		return nil
	}
	var all []table.Column
	for _, x := range c.worth() {
		all = append(all, x.Column)
	}
	return all
}

// IsWorth tells these columns by their names.
func IsWorth(id string) bool {
	id = strings.ToLower(id)
	return id == "performance" || id == "k" || id == "change" || strings.HasPrefix(id, "change-")
}

// scoreGroups are headings before each score: "4 points".
func (c *chart) scoreGroups() []table.Group {
	var groups []table.Group
	for n := range c.st.Places {
		score := &c.st.Places[n].Cells[0]
		if n > 0 && score.Value == c.st.Places[n-1].Cells[0].Value {
			continue
		}
		many := 2 // a score of one and a half is no single point
		if score.Value == 0 || score.Value == tiebreaks.One {
			many = int(score.Value / tiebreaks.One)
		}
		title := c.count(many, "%s point", "%s points", c.written(c.st.Columns[0], score))
		groups = append(groups, table.Group{Row: n, Title: title})
	}
	return groups
}
