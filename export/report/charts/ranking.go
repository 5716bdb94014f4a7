package charts

import (
	"slices"
	"strconv"

	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/standings/ratingchange"
	"wallchart/tiebreaks"
)

var RankingReport = report.Report{ID: "ranking", Group: report.OfStandings, Name: phrase.New("Ranking list"), Part: true,
	Heed: report.OfPlaces, For: report.Individual,
	Doc: phrase.New("Places with title, sex, federation, rating, score and tie-breaks, and what the games are worth: the performance and, " +
		"for FIDE's ratings, the change of the rating."),
	Make: Ranking}

var headList = report.Heading{Name: "Ranking list", Final: "Final ranking list"}

// Ranking is the list of places as federations publish it.
func Ranking(st *tiebreaks.Standings, o report.Options) (table.Document, error) {
	c := newChart(st, o)
	if c.Sheet.Teams {
		return table.Document{}, phrase.Errorf("%s is a section of teams, and a ranking list is of players", c.Section.Name)
	}
	only, err := o.Only(c.Sheet.Tournament, c.Section)
	if err != nil {
		return table.Document{}, err
	}
	d := c.Document(only.Of(c.After(headList)))
	order := slices.DeleteFunc(c.Standing(), func(i int) bool { return !only.Has(c.Sheet.Lines[i].ID) })
	columns := slices.Concat([]report.Column{c.PlaceColumn(), c.NumberColumn(c.Say("No."))}, c.persons(), c.Particulars(c.Say("Rtng")),
		c.Scores(), c.worth())
	t := c.Ruled(c.Fill(c.Say("Ranking list"), columns, order), order)
	t.Notes = c.Legend()
	if t.Column("change") >= 0 {
		t.Notes = append(t.Notes, c.Say("Rtg ±: change of FIDE's rating by games against rated opponents, as far as this event knows it. "+
			"FIDE Rating Regulations B.02, 8.3; K is 40 for those under 18 below 2300, 20 below 2400, 10 from there; "+
			"with fewer than 30 games before it is 40."))
	}
	d.Tables = []table.Table{report.WithoutEmpty(t, "title", "sex")}
	return d, nil
}

// persons are title, name and sex, each a column of its own.
func (c *chart) persons() []report.Column {
	of := func(i int) *model.Player { return c.People[c.Sheet.Lines[i].ID] }
	return []report.Column{
		{Column: table.Column{ID: "title", Title: c.Say("Title")}, Cell: func(i int) table.Cell { return table.Text(of(i).Title) }},
		{Column: table.Column{ID: "name", Title: c.Say("Name"), Frozen: true}, Cell: func(i int) table.Cell {
			return table.Cell{Text: c.Sheet.Lines[i].Name, Ref: c.Ref(table.ToPlayer, i)}
		}},
		{Column: table.Column{ID: "sex", Title: c.Say("Sex"), Align: table.Centre},
			Cell: func(i int) table.Cell { return table.Text(of(i).Sex) }},
	}
}

// worth is what the games of each are worth: the performance and, where FIDE's ratings count in standard
// games, K and the change.
func (c *chart) worth() []report.Column {
	rated := model.NewSheet(c.Sheet.Tournament, c.Sheet.Tournament.AsRated(c.Section), c.Sheet.Rounds)
	if c.Sheet.Rounds == 0 || !c.Any(func(l *model.Line) bool { return l.Rating != 0 }) {
		return nil
	}
	counts := func(i int) model.Rating { return rated.Lines[i].Rating }
	columns := []report.Column{{
		Column: table.Column{ID: "performance", Title: c.Say("Rp"), Align: table.Right, Format: table.Whole,
			Tip: c.Say("Performance by the opponents' ratings (B.01, 1.4.9)")},
		Cell: func(i int) table.Cell { return report.PerformanceCell(ratingchange.Games(rated, i, counts)) },
	}}
	for _, x := range ratingchange.SystemsOf(c.Sheet.Tournament, c.Section) {
		_, all := x.Of(c.Sheet.Tournament, c.Section, c.Sheet.Rounds)
		by := make(map[model.ID]*ratingchange.Gain, len(all))
		for i := range all {
			by[c.Section.Players[i].ID] = &all[i]
		}
		columns = append(columns, c.gained(x, by)...)
	}
	return columns
}

// gained are the change of the rating by a system and, by FIDE's, the coefficient before it.
func (c *chart) gained(x *ratingchange.System, by map[model.ID]*ratingchange.Gain) []report.Column {
	of := func(i int) *ratingchange.Gain { return by[c.Sheet.Lines[i].ID] }
	if x.Code != "fide" {
		return []report.Column{{
			Column: table.Column{ID: "change-" + x.Code, Title: c.Say("%s ±", x.Name), Align: table.Right,
				Tip: c.Say("Change of the rating, an estimate")},
			Cell: func(i int) table.Cell { return c.ChangeCell(of(i)) },
		}}
	}
	return []report.Column{{
		Column: table.Column{ID: "k", Title: "K", Align: table.Right, Format: table.Whole, Tip: c.Say("Development coefficient")},
		Cell:   func(i int) table.Cell { return c.Worked(of(i).K) },
	}, {
		Column: table.Column{ID: "change", Title: c.Say("Rtg ±"), Align: table.Right, Tip: c.Say("Change of FIDE's rating")},
		Cell: func(i int) table.Cell {
			g := of(i)
			cell := c.ChangeCell(g)
			if cell.IsNumber {
				k, _ := strconv.Atoi(g.K)
				cell.Tip = c.Count(g.Games, "%d game against a rated opponent: score less expected score %s, times %d",
					"%d games against rated opponents: score less expected score %s, times %d", g.Games,
					phrase.Decimal(report.PlainSign(g.Surplus)), k)
			}
			return cell
		},
	}}
}
