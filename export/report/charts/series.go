package charts

import (
	"strconv"

	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/phrase"
	"wallchart/standings/series"
)

// Series is the table of a series: what each event brings everybody, and the sum of the best.
func Series(s *series.Table, o report.Options) table.Document {
	d := o.Blank()
	d.Title = s.Season.Name
	if d.Title == "" {
		d.Title = o.Say("Series")
	}
	there := 0
	for _, missing := range s.ToCome {
		if !missing {
			there++
		}
	}
	d.Subtitle = o.Say("Standings after %d of %d events", there, len(s.Season.Events))
	t := table.Table{Name: o.Say("Series"), Columns: []table.Column{
		{ID: "rank", Title: o.Say("Place"), Align: table.Right, Frozen: true, Format: table.Whole, Tip: o.Say("Place; = is shared")},
		{ID: "name", Title: o.Say("Name"), Frozen: true}, {ID: "club", Title: o.Say("Club")}}}
	for n, e := range s.Season.Events {
		if !s.ToCome[n] {
			t.Columns = append(t.Columns, table.Column{ID: "e" + strconv.Itoa(n+1), Title: e.Name, Align: table.Right})
		}
	}
	t.Columns = append(t.Columns, table.Column{ID: "events", Title: o.Say("Events"), Align: table.Right, Format: table.Whole},
		table.Column{ID: "total", Title: o.Say("Total"), Align: table.Right, Beside: true})
	for n := range s.Persons {
		t.Rows = append(t.Rows, seriesRow(o, s, &s.Persons[n]))
	}
	t = report.WithoutEmpty(t, "club")
	t.Notes = append(o.Words(s.Season.Rules()), o.Words(s.Notes)...)
	d.Tables = []table.Table{t}
	if len(s.Questions) > 0 {
		d.Tables = append(d.Tables, seriesQuestions(o, s))
	}
	return d
}

// amount is points of a series as they are shown.
func amount(o report.Options, h series.Hundredths) table.Cell {
	return table.Num(o.Decimal(h.String()), float64(h)/100)
}

// addition is a sum that is written out, "10 + 8.5 = 18.5".
func addition(o report.Options, s string) string {
	if o.Pointed {
		return s
	}
	return phrase.Decimals(o.Language, s)
}

func seriesRow(o report.Options, s *series.Table, p *series.Person) table.Row {
	row := table.Row{Cells: make([]table.Cell, 3)}
	if p.Rank > 0 {
		row.Cells[0] = table.Num(strconv.Itoa(p.Rank), float64(p.Rank))
		if p.Shared {
			row.Cells[0].Text += "="
		}
	}
	row.Cells[1], row.Cells[2] = table.Text(p.Name), table.Text(p.Club)
	sum := &table.Sum{Title: o.Say("%s: %s", p.Name, o.Decimal(p.Total.String())), Total: addition(o, p.Sum())}
	for n, r := range p.Results {
		if s.ToCome[n] {
			continue
		}
		var cell table.Cell
		if r != nil {
			if cell = amount(o, r.Points); r.Dropped {
				cell.Text, cell.Mark = "("+cell.Text+")", table.Struck
			}
			cell.Tip = o.Word(r.Why())
			sum.Parts = append(sum.Parts, table.Part{Label: s.Season.Events[n].Name, Who: cell.Tip,
				Amount: o.Decimal(r.Points.String()), Struck: r.Dropped})
		}
		row.Cells = append(row.Cells, cell)
	}
	total := amount(o, p.Total)
	total.Mark = table.Strong
	if o.Sums {
		total.Sum = sum
	}
	row.Cells = append(row.Cells, report.Whole(p.Events), total)
	return row
}

// seriesQuestions are those of whom it is not known whether they are one person.
func seriesQuestions(o report.Options, s *series.Table) table.Table {
	t := table.Table{Name: o.Say("Questions"), Title: o.Say("Are they one person?"), Columns: []table.Column{
		{ID: "question", Title: o.Say("No."), Align: table.Right, Format: table.Whole}, {ID: "first", Title: o.Say("Name")},
		{ID: "in", Title: o.Say("In")}, {ID: "second", Title: o.Say("Name")}, {ID: "also", Title: o.Say("In")}, {ID: "why", Title: o.Say("Why")}}}
	for n, q := range s.Questions {
		t.Rows = append(t.Rows, table.Row{Cells: []table.Cell{report.Whole(n + 1), table.Text(q.First.Name), table.Text(q.First.Event),
			table.Text(q.Second.Name), table.Text(q.Second.Event), table.Text(o.Word(q.Why))}})
	}
	t.Notes = []string{o.Say("They stand apart until it is answered.")}
	return t
}

// SeriesOf is what somebody's sum in a series is made of, event by event.
func SeriesOf(s *series.Table, p *series.Person, o report.Options) table.Document {
	d := o.Blank()
	d.Title, d.Subtitle = s.Season.Name, o.Say("%s: %s", p.Name, o.Decimal(p.Total.String()))
	t := table.Table{Name: o.Say("Series"), Columns: []table.Column{{ID: "event", Title: o.Say("Event"), Frozen: true},
		{ID: "name", Title: o.Say("Name")}, {ID: "place", Title: o.Say("Place"), Align: table.Right},
		{ID: "made", Title: o.Say("Made of")}, {ID: "points", Title: o.Say("Pts"), Align: table.Right}}}
	for n, r := range p.Results {
		if r == nil {
			continue
		}
		place := table.Num(strconv.Itoa(r.Place), float64(r.Place))
		if r.Level > 1 {
			place.Text += "="
		}
		points := amount(o, r.Points)
		if r.Dropped {
			points.Text, points.Mark = "("+points.Text+")", table.Struck
		}
		t.Rows = append(t.Rows, table.Row{Cells: []table.Cell{table.Text(s.Season.Events[n].Name), table.Text(r.Name), place,
			table.Text(o.Word(r.Why())), points}})
	}
	t.Rows = append(t.Rows, table.Row{Mark: table.Total,
		Cells: []table.Cell{table.Text(o.Say("Together")), {}, {}, {}, table.Text(addition(o, p.Sum()))}})
	t.Notes = o.Words(s.Season.Rules())
	if d.Title == "" {
		d.Title = o.Say("Series")
	}
	d.Tables = []table.Table{t}
	return d
}
