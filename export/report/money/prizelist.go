package money

import (
	"strings"

	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/phrase"
	"wallchart/standings/prizes"
	"wallchart/tiebreaks"
)

var PrizesReport = report.Report{ID: "prizes", Name: phrase.New("Prizes"), For: report.WithPrizes,
	Doc: phrase.New("Who wins what by the section's prizes: place, name, amount, what it is made of, and what else was possible."),
	Make: func(st *tiebreaks.Standings, o report.Options) (table.Document, error) {
		d, err := o.Divided(st)
		if err != nil {
			return table.Document{}, err
		}
		return Prizes(st, d, o), nil
	}}

var headPrizes = report.Heading{Name: "Prizes", Final: "Prizes"}

// Prizes is the list of those who win something, in the order of the standings.
func Prizes(st *tiebreaks.Standings, d *prizes.Division, o report.Options) table.Document {
	c := newChart(st, o)
	doc := c.Document(c.After(headPrizes))
	t := table.Table{Name: o.Say("Prizes"), Columns: []table.Column{
		{ID: "rank", Title: o.Say("Place"), Align: table.Right, Frozen: true, Format: table.Whole},
		{ID: "no", Title: o.Say("No."), Align: table.Right, Format: table.Whole, Tip: o.Say("Starting number")},
		{ID: "name", Title: o.Say("Name"), Frozen: true},
		{ID: "score", Title: o.Word(st.Columns[0].Head()), Align: table.Right, Format: report.FormatOf(st.Columns[0])},
		{ID: "prize", Title: o.Say("Prize")},
		{ID: "amount", Title: o.Say("Amount"), Align: table.Right, Format: table.Quarters},
		{ID: "made", Title: o.Say("Made of")},
		{ID: "instead", Title: o.Say("Otherwise")}}}
	for i := range d.Awards {
		t.Rows = append(t.Rows, c.awardRow(d, &d.Awards[i]))
	}
	total := make([]table.Cell, len(t.Columns))
	total[2], total[5] = table.Text(o.Say("Together")), c.Money(d.Paid)
	if d.Paid > 0 {
		t.Rows = append(t.Rows, table.Row{Cells: total, Mark: table.Total})
	}
	t = report.WithoutEmpty(t, "instead")
	t.Notes = append(t.Notes, c.StillToWin()...)
	t.Notes = append(t.Notes, o.Say("Divided: %s.", d.By.Words()))
	if d.Paid < d.Total {
		left := make([]phrase.Text, len(d.Left))
		for n, p := range d.Left {
			left[n] = phrase.New("%s %s", d.Fund.Prizes[p.Prize].Name, c.Sheet.Tournament.Money(p.Amount))
		}
		t.Notes = append(t.Notes, o.Say("Of %s, %s is not awarded, because nobody is eligible or named for it: %s. The organiser decides.",
			c.Sheet.Tournament.Money(d.Total), c.Sheet.Tournament.Money(d.Total-d.Paid), phrase.Join(", ", left...)))
	}
	if len(d.Things) > 0 {
		t.Notes = append(t.Notes, o.Say("Nobody wins %s.", strings.Join(d.Things, ", ")))
	}
	t.Notes = append(t.Notes, o.Words(d.Notes)...)
	doc.Tables = []table.Table{t}
	return doc
}

func (c *chart) awardRow(d *prizes.Division, a *prizes.Award) table.Row {
	row := table.Row{Cells: make([]table.Cell, 8)}
	row.Cells[2] = table.Text(a.Name)
	if a.Index >= 0 {
		row.Ref = table.Ref{Kind: table.ToPlayer, Section: int32(c.Section.ID), Participant: int32(a.ID)}
		row.Cells[0] = report.Whole(a.Rank)
		if c.Shared[a.Rank] > 1 {
			row.Cells[0].Text += "="
		}
		if x := c.People[a.ID]; x != nil && !c.Sheet.Teams {
			row.Cells[2].Text = report.Titled(x)
		}
		value := &c.Standings.At(a.Index).Cells[0]
		row.Cells[3] = table.Num(c.Written(c.Standings.Columns[0], value), float64(value.Value)/100)
	}
	if a.Number > 0 {
		row.Cells[1] = report.Whole(a.Number)
	}
	row.Cells[2].Ref = row.Ref
	row.Cells[4] = table.Text(c.Won(d, a))
	if a.Amount > 0 {
		row.Cells[5] = c.Money(a.Amount)
		row.Cells[5].Mark = table.Strong
		if c.Sums {
			row.Cells[5].Sum = c.awardSum(d, a)
		}
	}
	row.Cells[6] = table.Text(c.Parted(c.Words(d.Made(a))))
	row.Cells[7] = table.Text(c.Parted(c.Words(d.Otherwise(a))))
	return row
}

// awardSum is what an amount is made of: a line for each prize.
func (c *chart) awardSum(d *prizes.Division, a *prizes.Award) *table.Sum {
	s := &table.Sum{Title: c.Say("%s: %s", a.Name, c.Sheet.Tournament.Money(a.Amount)), Notes: c.Words(append(d.Made(a), d.Otherwise(a)...))}
	var amounts []string
	for _, p := range a.Parts {
		amounts = append(amounts, c.PlainAmount(p.Amount))
		s.Parts = append(s.Parts, table.Part{Who: d.Fund.Prizes[p.Prize].Name, Amount: c.PlainAmount(p.Amount)})
	}
	s.Total = strings.Join(amounts, " + ") + " = " + c.PlainAmount(a.Amount)
	return s
}
