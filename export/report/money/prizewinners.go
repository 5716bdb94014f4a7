package money

import (
	"strings"

	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/phrase"
	"wallchart/standings/prizes"
	"wallchart/tiebreaks"
)

var PrizeWinnersReport = report.Report{ID: "prize-winners", Name: phrase.New("Prizes and their winners"), For: report.WithPrizes,
	Doc: phrase.New("Each of the section's prizes in its order: what it comes to, for whom it is, and who wins it or a piece of it."),
	Make: func(st *tiebreaks.Standings, o report.Options) (table.Document, error) {
		d, err := o.Divided(st)
		if err != nil {
			return table.Document{}, err
		}
		return prizeWinners(st, d, o), nil
	}}

var headWinners = report.Heading{Name: "Prizes and their winners", Final: "Prizes and their winners"}

// prizeWinners is the list of prizes: the columns of which the list of those who win something has the rows.
func prizeWinners(st *tiebreaks.Standings, d *prizes.Division, o report.Options) table.Document {
	c := newChart(st, o)
	doc := c.Document(c.After(headWinners))
	t := table.Table{Name: c.Say("Prizes and their winners"), Columns: []table.Column{
		{ID: "prize", Title: c.Say("Prize"), Frozen: true},
		{ID: "announced", Title: c.Say("Announced"), Align: table.Right, Tip: c.Say("Where it comes to something else")},
		{ID: "amount", Title: c.Say("Amount"), Align: table.Right, Format: table.Quarters},
		{ID: "thing", Title: c.Say("And")},
		{ID: "rule", Title: c.Say("For whom")},
		{ID: "won", Title: c.Say("Won by")},
		{ID: "left", Title: c.Say("Not awarded"), Align: table.Right, Format: table.Quarters}}}
	for n := range d.Fund.Prizes {
		t.Rows = append(t.Rows, c.prizeLine(d, n))
	}
	t = report.WithoutEmpty(t, "announced", "thing", "left")
	t.Notes = append(t.Notes, c.StillToWin()...)
	t.Notes = append(t.Notes, c.Say("Divided: %s.", d.By.Words()))
	t.Notes = append(t.Notes, c.Words(d.Notes)...)
	doc.Tables = []table.Table{t}
	return doc
}

func (c *chart) prizeLine(d *prizes.Division, n int) table.Row {
	p, money := d.Fund.Prizes[n], c.Sheet.Tournament.Money
	row := table.Row{Cells: make([]table.Cell, 7)}
	row.Cells[0] = table.Text(p.Name)
	switch {
	case p.Share > 0:
		row.Cells[1] = table.Text(c.Word(p.Share.Words()))
	case p.Amount != d.Worth[n]:
		row.Cells[1] = c.Money(p.Amount)
	}
	if d.Worth[n] > 0 {
		row.Cells[2] = c.Money(d.Worth[n])
		row.Cells[2].Mark = table.Strong
	}
	row.Cells[3] = table.Text(report.JoinNonEmpty(", ", p.Trophy, p.Qualifies))
	row.Cells[4] = table.Text(c.Word(c.Sheet.Tournament.CategoriesOf(c.Section).RuleWords(p.Rule)))
	sum := &table.Sum{Title: c.Say("%s: %s", p.Name, money(d.Worth[n]))}
	var won []string
	for i := range d.Awards {
		a := &d.Awards[i]
		text := a.Name
		for _, part := range a.Parts {
			if part.Prize == n {
				text = c.Say("%s %s", a.Name, money(part.Amount))
				sum.Parts = append(sum.Parts, table.Part{Who: a.Name, Amount: c.PlainAmount(part.Amount)})
			}
		}
		for _, t := range a.Things {
			if t.Prize == n {
				text = c.Say("%s (%s)", text, t.What)
			}
		}
		if text != a.Name {
			won = append(won, text)
		}
	}
	for _, left := range d.Left {
		if left.Prize == n {
			row.Cells[6] = c.Money(left.Amount)
			sum.Parts = append(sum.Parts, table.Part{Who: c.Say("Not awarded"), Amount: c.PlainAmount(left.Amount)})
		}
	}
	row.Cells[5] = table.Text(strings.Join(won, ", "))
	if c.Sums && len(sum.Parts) > 0 {
		row.Cells[2].Sum = sum
	}
	return row
}
