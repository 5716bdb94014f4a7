package report

import (
	"slices"
	"strconv"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/standings/ratingchange"
	"wallchart/tiebreaks"
)

var ranking = Report{ID: "ranking", Name: phrase.New("Ranking list"), Part: true, For: individual,
	Doc: phrase.New("Places with title, sex, federation, rating, score and tie-breaks, and what the games are worth: the performance and, " +
		"for FIDE's ratings, the change of the rating."),
	Make: Ranking}

// Ranking is the list of places as federations publish it.
func Ranking(st *tiebreaks.Standings, o Options) (table.Document, error) {
	c := newChart(st, o)
	if c.sheet.Teams {
		return table.Document{}, phrase.Errorf("%s is a section of teams, and a ranking list is of players", c.section.Name)
	}
	only, err := o.only(c.sheet.Tournament, c.section)
	if err != nil {
		return table.Document{}, err
	}
	d := c.document(only.of(c.after(headList)))
	order := slices.DeleteFunc(c.standing(), func(i int) bool { return !only.has(c.sheet.Lines[i].ID) })
	columns := slices.Concat([]column{c.placeColumn(), c.numberColumn(c.say("No."))}, c.persons(), c.particulars(c.say("Rtng")),
		c.scores(), c.worth())
	t := c.ruled(c.fill(c.say("Ranking list"), columns, order), order)
	t.Notes = c.legend()
	if t.Column("change") >= 0 {
		t.Notes = append(t.Notes, c.say("Rtg ±: change of FIDE's rating by games against rated opponents, as far as this event knows it. "+
			"FIDE Rating Regulations B.02, 8.3; K is 40 for those under 18 below 2300, 20 below 2400, 10 from there; "+
			"with fewer than 30 games before it is 40."))
	}
	d.Tables = []table.Table{withoutEmpty(t, "title", "sex")}
	return d, nil
}

// persons are title, name and sex, each a column of its own.
func (c *chart) persons() []column {
	of := func(i int) *model.Player { return c.people[c.sheet.Lines[i].ID] }
	return []column{
		{table.Column{ID: "title", Title: c.say("Title")}, func(i int) table.Cell { return table.Text(of(i).Title) }},
		{table.Column{ID: "name", Title: c.say("Name"), Frozen: true}, func(i int) table.Cell {
			return table.Cell{Text: c.sheet.Lines[i].Name, Ref: c.ref(table.ToPlayer, i)}
		}},
		{table.Column{ID: "sex", Title: c.say("Sex"), Align: table.Centre}, func(i int) table.Cell { return table.Text(of(i).Sex) }},
	}
}

// worth is what the games of each are worth: the performance and, where FIDE's ratings count in standard
// games, K and the change.
func (c *chart) worth() []column {
	rated := model.NewSheet(c.sheet.Tournament, c.sheet.Tournament.AsRated(c.section), c.sheet.Rounds)
	if c.sheet.Rounds == 0 || !c.any(func(l *model.Line) bool { return l.Rating != 0 }) {
		return nil
	}
	counts := func(i int) model.Rating { return rated.Lines[i].Rating }
	columns := []column{{
		table.Column{ID: "performance", Title: c.say("Rp"), Align: table.Right, Format: table.Whole,
			Tip: c.say("Performance by the opponents' ratings (B.01, 1.4.9)")},
		func(i int) table.Cell { return performance(ratingchange.Games(rated, i, counts)) },
	}}
	for _, x := range ratingchange.SystemsOf(c.sheet.Tournament, c.section) {
		_, all := x.Of(c.sheet.Tournament, c.section, c.sheet.Rounds)
		by := make(map[model.ID]*ratingchange.Gain, len(all))
		for i := range all {
			by[c.section.Players[i].ID] = &all[i]
		}
		columns = append(columns, c.gained(x, by)...)
	}
	return columns
}

// gained are the change of the rating by a system and, by FIDE's, the coefficient before it.
func (c *chart) gained(x *ratingchange.System, by map[model.ID]*ratingchange.Gain) []column {
	of := func(i int) *ratingchange.Gain { return by[c.sheet.Lines[i].ID] }
	if x.Code != "fide" {
		return []column{{
			table.Column{ID: "change-" + x.Code, Title: c.say("%s ±", x.Name), Align: table.Right, Tip: c.say("Change of the rating, an estimate")},
			func(i int) table.Cell { return c.changeCell(of(i)) },
		}}
	}
	return []column{{
		table.Column{ID: "k", Title: "K", Align: table.Right, Format: table.Whole, Tip: c.say("Development coefficient")},
		func(i int) table.Cell { return c.worked(of(i).K) },
	}, {
		table.Column{ID: "change", Title: c.say("Rtg ±"), Align: table.Right, Tip: c.say("Change of FIDE's rating")},
		func(i int) table.Cell {
			g := of(i)
			cell := c.changeCell(g)
			if cell.IsNumber {
				k, _ := strconv.Atoi(g.K)
				cell.Tip = c.count(g.Games, "%d game against a rated opponent: score less expected score %s, times %d",
					"%d games against rated opponents: score less expected score %s, times %d", g.Games,
					phrase.Decimal(plainSign(g.Surplus)), k)
			}
			return cell
		},
	}}
}

// performance is the cell of a performance, blank without a game.
func performance(games []ratingchange.Game) table.Cell {
	if p, ok := ratingchange.Performance(games); ok {
		return whole(p)
	}
	return table.Cell{}
}
