package report

import (
	"strings"

	"wallchart/export/table"
	"wallchart/phrase"
	"wallchart/standings/prizes"
	"wallchart/tiebreaks"
)

var prizeWinners = Report{ID: "prize-winners", Name: phrase.New("Prizes and their winners"), For: withPrizes,
	Doc: phrase.New("Each of the section's prizes in its order: what it comes to, for whom it is, and who wins it or a piece of it."),
	Make: func(st *tiebreaks.Standings, o Options) (table.Document, error) {
		d, err := o.divided(st)
		if err != nil {
			return table.Document{}, err
		}
		return PrizeWinners(st, d, o), nil
	}}

// PrizeWinners is the list of prizes: the columns of which the list of those who win something has the rows.
func PrizeWinners(st *tiebreaks.Standings, d *prizes.Division, o Options) table.Document {
	c := newChart(st, o)
	doc := c.document(c.after(headWinners))
	t := table.Table{Name: c.say("Prizes and their winners"), Columns: []table.Column{
		{ID: "prize", Title: c.say("Prize"), Frozen: true},
		{ID: "announced", Title: c.say("Announced"), Align: table.Right, Tip: c.say("Where it comes to something else")},
		{ID: "amount", Title: c.say("Amount"), Align: table.Right, Format: table.Quarters},
		{ID: "thing", Title: c.say("And")},
		{ID: "rule", Title: c.say("For whom")},
		{ID: "won", Title: c.say("Won by")},
		{ID: "left", Title: c.say("Not awarded"), Align: table.Right, Format: table.Quarters}}}
	for n := range d.Fund.Prizes {
		t.Rows = append(t.Rows, c.prizeLine(d, n))
	}
	t = withoutEmpty(t, "announced", "thing", "left")
	t.Notes = append(t.Notes, c.say("Divided: %s.", d.By.Words()))
	t.Notes = append(t.Notes, c.words(d.Notes)...)
	doc.Tables = []table.Table{t}
	return doc
}

func (c *chart) prizeLine(d *prizes.Division, n int) table.Row {
	p, money := d.Fund.Prizes[n], c.sheet.Tournament.Money
	row := table.Row{Cells: make([]table.Cell, 7)}
	row.Cells[0] = table.Text(p.Name)
	switch {
	case p.Share > 0:
		row.Cells[1] = table.Text(c.word(p.Share.Words()))
	case p.Amount != d.Worth[n]:
		row.Cells[1] = c.money(p.Amount)
	}
	if d.Worth[n] > 0 {
		row.Cells[2] = c.money(d.Worth[n])
		row.Cells[2].Mark = table.Strong
	}
	row.Cells[3] = table.Text(joinNonEmpty(", ", p.Trophy, p.Qualifies))
	row.Cells[4] = table.Text(c.word(c.sheet.Tournament.CategoriesOf(c.section).RuleWords(p.Rule)))
	sum := &table.Sum{Title: c.say("%s: %s", p.Name, money(d.Worth[n]))}
	var won []string
	for i := range d.Awards {
		a := &d.Awards[i]
		text := a.Name
		for _, part := range a.Parts {
			if part.Prize == n {
				text = c.say("%s %s", a.Name, money(part.Amount))
				sum.Parts = append(sum.Parts, table.Part{Who: a.Name, Amount: c.plain(part.Amount)})
			}
		}
		for _, t := range a.Things {
			if t.Prize == n {
				text = c.say("%s (%s)", text, t.What)
			}
		}
		if text != a.Name {
			won = append(won, text)
		}
	}
	for _, left := range d.Left {
		if left.Prize == n {
			row.Cells[6] = c.money(left.Amount)
			sum.Parts = append(sum.Parts, table.Part{Who: c.say("Not awarded"), Amount: c.plain(left.Amount)})
		}
	}
	row.Cells[5] = table.Text(strings.Join(won, ", "))
	if c.Sums && len(sum.Parts) > 0 {
		row.Cells[2].Sum = sum
	}
	return row
}
