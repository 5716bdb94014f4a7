package charts

import (
	"slices"
	"strings"

	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

var StandingsReport = report.Report{ID: "standings", Name: phrase.New("Standings"), Usual: true, ForWall: true, Part: true, By: groupings(),
	Heed: report.OfPlaces, For: report.EverySection,
	Doc:  phrase.New("Places with score and tie-breaks, in the order in which they decide."),
	Make: standingsOf}

// Standings is the list of places: who, score, tie-breaks in the order in which
// they decide.
func Standings(st *tiebreaks.Standings, o report.Options) table.Document {
	c := newChart(st, o)
	d := c.Document(c.After(report.HeadStandings))
	t := c.standingsTable(c.Say("Standings"), c.Standing())
	if o.ScoreGroups {
		t.Groups, t.Grouped = c.scoreGroups(), c.Say("Points")
	}
	t.Notes = c.Legend()
	d.Tables = []table.Table{t}
	return d
}

func (c *chart) standingsTable(name string, order []int) table.Table {
	columns := []report.Column{c.PlaceColumn(), c.NumberColumn(c.Say("No.")), c.NameColumn()}
	if c.Few() {
		columns = []report.Column{c.PlaceColumn(), c.NameColumn()}
	}
	columns = append(columns, c.details(c.Particulars(c.Say("Rtng")))...)
	columns = slices.Concat(columns, c.carried(), c.Scores())
	if !c.Sheet.Teams && (c.Worth || slices.ContainsFunc(c.Columns, IsWorth)) {
		columns = append(columns, c.worth()...)
	}
	return c.Ruled(c.Fill(name, columns, order), order)
}

// WorthColumns are the columns that standings have with Options.Worth: the performance, and the change of the rating by each system.
func WorthColumns(st *tiebreaks.Standings, o report.Options) []table.Column {
	c := newChart(st, o)
	if c.Sheet.Teams {
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
	for n := range c.Standings.Places {
		score := &c.Standings.Places[n].Cells[0]
		if n > 0 && score.Value == c.Standings.Places[n-1].Cells[0].Value {
			continue
		}
		many := 2 // a score of one and a half is no single point
		if score.Value == 0 || score.Value == tiebreaks.One {
			many = int(score.Value / tiebreaks.One)
		}
		title := c.Count(many, "%s point", "%s points", c.Written(c.Standings.Columns[0], score))
		groups = append(groups, table.Group{Row: n, Title: title})
	}
	return groups
}

// standingsOf are the standings, by groups where that is asked for, or of a category its own.
func standingsOf(st *tiebreaks.Standings, o report.Options) (table.Document, error) {
	if o.Category == "" && o.Grouping == "" {
		return Standings(st, o), nil
	}
	return Categories(st, o)
}
