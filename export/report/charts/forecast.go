package charts

import (
	"strings"

	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	fixed "wallchart/pairing/draw"
	"wallchart/phrase"
	"wallchart/standings/forecast"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

var ForecastReport = report.Report{ID: "forecast", Name: phrase.New("What must happen"), ForWall: true,
	Heed: report.ByTieBreaks | report.ByUnplayed, For: mayBeForecast,
	Doc: phrase.New("Who is certain of the first places, prizes and qualifying places, who can still have them, and what it takes."),
	Make: func(st *tiebreaks.Standings, o report.Options) (table.Document, error) {
		f, err := ForecastOf(st, ForecastPlaces, o)
		if err != nil {
			return table.Document{}, err
		}
		return Forecast(f, o), nil
	}}

// mayBeForecast tells sections of which there may be a forecast.
func mayBeForecast(s *model.Section) bool { return !s.Team() || fixed.Foreseen(s).Planned > 0 }

// Outlook is what is forecast of a section.
type Outlook = forecast.Forecast

// ForecastOf forecasts the first places and the prizes; it may take most of a second. Rounds that stand in a table are taken for
// paired. An error says why there is none.
func ForecastOf(st *tiebreaks.Standings, places int, o report.Options) (*Outlook, error) {
	s := fixed.Foreseen(st.Sheet.Section)
	if why := forecast.WhyNot(s); !why.Empty() {
		return nil, phrase.Errorf("%s", why)
	}
	fund := fund(o, st)
	if s != st.Sheet.Section {
		var err error
		if st, err = catalogue.Rank(model.NewSheet(st.Sheet.Tournament.With(s), s, len(s.Rounds)), st.Columns, st.Rules); err != nil {
			return nil, err
		}
	}
	return forecast.Make(st, places, fund, forecast.Steps)
}

// ForecastPlaces are the places of which a forecast is usually made.
const ForecastPlaces = 3

// fund is that of the options or of the section; nil without prizes.
func fund(o report.Options, st *tiebreaks.Standings) *model.Fund {
	fund := o.Fund
	if fund == nil {
		fund = st.Sheet.Section.Fund
	}
	if fund == nil || len(fund.Prizes) == 0 {
		return nil
	}
	return fund
}

// Forecast is a table of those for whom something is possible, and one of what it takes where one result says it.
func Forecast(f *Outlook, o report.Options) table.Document {
	c := newChart(f.Standings, o)
	d := c.Document(c.Say("What must happen"))
	hopes := c.hopes(f)
	if len(hopes.Rows) == 0 && !c.Few() {
		hopes.Notes = append(hopes.Notes, c.Say("Nothing has been proved of anybody, or nobody can reach a goal."))
	}
	d.Tables = []table.Table{hopes}
	if takes := c.takes(f); len(takes.Rows) > 0 && !c.Few() {
		d.Tables = append(d.Tables, takes)
	}
	return d
}

// hopes is the table of those who can still come to something, with a column for each place and prize.
func (c *chart) hopes(f *forecast.Forecast) table.Table {
	t := table.Table{Name: c.Say("Forecast"), Columns: []table.Column{
		{ID: "rank", Title: c.Say("Place"), Align: table.Right, Frozen: true, Format: table.Whole},
		{ID: "name", Title: c.Say("Name"), Frozen: true},
		{ID: "score", Title: c.Word(c.Standings.Columns[0].Head()), Align: table.Right, Format: report.FormatOf(c.Standings.Columns[0]),
			Beside: true}}}
	places, prizes := byKind(f)
	t.Columns = append(t.Columns, c.hopeColumns(f, places)...)
	out, undecided := 0, false
	for i := range f.Rows {
		row := &f.Rows[i]
		hope := false
		for _, a := range row.Answers {
			hope, undecided = hope || a != forecast.Out, undecided || a == forecast.Undecided
		}
		if hope {
			t.Rows = append(t.Rows, c.hope(f, row, places, prizes))
		} else {
			out++
		}
	}
	t.Notes = append(t.Notes, c.Word(f.How()))
	if undecided {
		t.Notes = append(t.Notes, c.Say("Not decided: neither proved nor disproved."))
	}
	if out > 0 && c.Sheet.Teams {
		t.Notes = append(t.Notes, c.Count(out, "%d team can reach nothing of it and is left out.",
			"%d teams can reach nothing of it and are left out.", out))
	} else if out > 0 {
		t.Notes = append(t.Notes, c.Count(out, "%d player can reach nothing of it and is left out.",
			"%d players can reach nothing of it and are left out.", out))
	}
	return report.WithoutEmpty(t, "best", "worst", "sure", "possible", "open")
}

// byKind are the goals that are places, and those that are prizes.
func byKind(f *forecast.Forecast) (places, prizes []int) {
	for g, goal := range f.Goals {
		if goal.Places == 0 {
			prizes = append(prizes, g)
		} else {
			places = append(places, g)
		}
	}
	return places, prizes
}

// hopeColumns are those of what somebody can reach.
func (c *chart) hopeColumns(f *forecast.Forecast, places []int) []table.Column {
	columns := []table.Column{
		{ID: "best", Title: c.Say("Best"), Align: table.Right, Format: table.Whole, Tip: c.Say("No result leads to a better place")},
		{ID: "worst", Title: c.Say("Worst"), Align: table.Right, Format: table.Whole, Tip: c.Say("No result leads to a worse place")}}
	for _, g := range places {
		n := report.Whole(f.Goals[g].Places).Text
		title := n
		if n != "1" {
			title = "1–" + n
		}
		columns = append(columns, table.Column{ID: "first" + n, Title: title, Tip: c.Word(f.Goal(g))})
	}
	return append(columns, table.Column{ID: "sure", Title: c.Say("Prizes, certain")},
		table.Column{ID: "possible", Title: c.Say("Prizes, possible")}, table.Column{ID: "open", Title: c.Say("Prizes, not decided")})
}

// hopeLeads is how many columns stand before those.
const hopeLeads = 3

// hope is what somebody can reach.
func (c *chart) hope(f *forecast.Forecast, row *forecast.Row, places, prizes []int) table.Row {
	p := c.Standings.At(row.Index)
	r := table.Row{Ref: c.Ref(table.ToPlayer, row.Index), Cells: []table.Cell{c.Place(p.Rank), c.Name(row.Index),
		c.Value(table.ToScore, c.Standings.Columns[0], 0, row.Index), {}, {}}}
	if row.Best > 0 {
		r.Cells[3], r.Cells[4] = report.Whole(row.Best), report.Whole(row.Worst)
	}
	for _, g := range places {
		cell := table.Text(c.Word(row.Answers[g].Words()))
		if row.Answers[g] == forecast.Certain {
			cell.Mark = table.Strong
		}
		cell.Tip = c.Word(f.Takes(row, g))
		r.Cells = append(r.Cells, cell)
	}
	for _, a := range []forecast.Answer{forecast.Certain, forecast.Possible, forecast.Undecided} {
		var names, tips []string
		for _, g := range prizes {
			if row.Answers[g] != a {
				continue
			}
			name := c.Word(f.Short(g))
			names = append(names, name)
			if takes := c.Word(f.Takes(row, g)); takes != "" {
				tips = append(tips, c.Say("%s: %s", name, takes))
			}
		}
		cell := table.Text(strings.Join(names, ", "))
		if a == forecast.Certain {
			cell.Mark = table.Strong
		}
		cell.Tip = strings.Join(tips, "; ")
		r.Cells = append(r.Cells, cell)
	}
	return r
}

// takes is what those need for whom something is possible, goal by goal, where one result or the own game says it.
func (c *chart) takes(f *forecast.Forecast) table.Table {
	t := table.Table{Name: c.Say("What it takes"), Title: c.Say("What it takes"), Columns: []table.Column{
		{ID: "goal", Title: c.Say("Goal"), Frozen: true}, {ID: "name", Title: c.Say("Name")}, {ID: "takes", Title: c.Say("What it takes")}}}
	for g := range f.Goals {
		for i := range f.Rows {
			row := &f.Rows[i]
			if takes := f.Takes(row, g); !takes.Empty() {
				t.Rows = append(t.Rows, table.Row{Ref: c.Ref(table.ToPlayer, row.Index),
					Cells: []table.Cell{table.Text(c.Word(f.Goal(g))), c.Name(row.Index), table.Text(c.Word(takes))}})
			}
		}
	}
	return t
}

// BesideStandings puts what is forecast of each into more columns of a table whose rows are the participants. Its cells open to
// what it takes.
func BesideStandings(t *table.Table, f *Outlook, o report.Options) {
	c := newChart(f.Standings, o)
	places, prizes := byKind(f)
	added := c.hopeColumns(f, places)
	by := map[table.Ref]*forecast.Row{}
	for i := range f.Rows {
		by[c.Ref(table.ToPlayer, f.Rows[i].Index)] = &f.Rows[i]
	}
	for n := range t.Rows {
		row := by[t.Rows[n].Ref]
		cells := make([]table.Cell, len(added))
		if row != nil {
			cells = c.hope(f, row, places, prizes).Cells[hopeLeads:]
			sum := c.hopeSum(f, row)
			for k := range cells {
				cells[k].Sum = sum
			}
		}
		t.Rows[n].Cells = append(t.Rows[n].Cells, cells...)
	}
	t.Columns = append(t.Columns, added...)
	*t = report.WithoutEmpty(*t, "best", "worst", "sure", "possible", "open")
}

// hopeSum is each goal of somebody with its answer, and what it takes.
func (c *chart) hopeSum(f *forecast.Forecast, row *forecast.Row) *table.Sum {
	sum := &table.Sum{Title: c.Say("%s: what must happen", f.Standings.Sheet.Lines[row.Index].Name), Notes: []string{c.Word(f.How())}}
	for g := range f.Goals {
		sum.Parts = append(sum.Parts, table.Part{Who: c.Word(f.Goal(g)), Amount: c.Word(row.Answers[g].Words())})
		if takes := f.Takes(row, g); !takes.Empty() {
			sum.Notes = append(sum.Notes, c.Say("%s: %s", f.Goal(g), takes))
		}
	}
	return sum
}
