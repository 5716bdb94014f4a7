package report

import (
	"slices"
	"strings"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/standings/prizes"
	"wallchart/tiebreaks"
)

var prizeList = Report{ID: "prizes", Name: phrase.New("Prizes"), For: withPrizes,
	Doc: phrase.New("Who wins what by the section's prizes: place, name, amount, what it is made of, and what else was possible."),
	Make: func(st *tiebreaks.Standings, o Options) (table.Document, error) {
		d, err := o.divided(st)
		if err != nil {
			return table.Document{}, err
		}
		return Prizes(st, d, o), nil
	}}

// withPrizes tells whether a section has prizes.
func withPrizes(s *model.Section) bool { return s.Fund != nil && len(s.Fund.Prizes) > 0 }

// divided divides the prizes of the section, or those of the options.
func (o Options) divided(st *tiebreaks.Standings) (*prizes.Division, error) {
	fund := o.Fund
	if fund == nil {
		fund = st.Sheet.Section.Fund
	}
	if fund == nil || len(fund.Prizes) == 0 {
		return nil, phrase.Errorf("%s has no prizes: enter them first", st.Sheet.Section.Name)
	}
	return prizes.Divide(st, *fund)
}

// Prizes is the list of those who win something, in the order of the standings.
func Prizes(st *tiebreaks.Standings, d *prizes.Division, o Options) table.Document {
	c := newChart(st, o)
	doc := c.document(c.after(headPrizes))
	t := table.Table{Name: o.say("Prizes"), Columns: []table.Column{
		{ID: "rank", Title: o.say("Place"), Align: table.Right, Frozen: true, Format: table.Whole},
		{ID: "no", Title: o.say("No."), Align: table.Right, Format: table.Whole, Tip: o.say("Starting number")},
		{ID: "name", Title: o.say("Name"), Frozen: true},
		{ID: "score", Title: o.word(st.Columns[0].Head()), Align: table.Right, Format: FormatOf(st.Columns[0])},
		{ID: "prize", Title: o.say("Prize")},
		{ID: "amount", Title: o.say("Amount"), Align: table.Right, Format: table.Quarters},
		{ID: "made", Title: o.say("Made of")},
		{ID: "instead", Title: o.say("Otherwise")}}}
	for i := range d.Awards {
		t.Rows = append(t.Rows, c.awardRow(d, &d.Awards[i]))
	}
	total := make([]table.Cell, len(t.Columns))
	total[2], total[5] = table.Text(o.say("Together")), c.money(d.Paid)
	if d.Paid > 0 {
		t.Rows = append(t.Rows, table.Row{Cells: total, Mark: table.Total})
	}
	t = withoutEmpty(t, "instead")
	t.Notes = append(t.Notes, o.say("Divided: %s.", d.By.Words()))
	if d.Paid < d.Total {
		left := make([]phrase.Text, len(d.Left))
		for n, p := range d.Left {
			left[n] = phrase.New("%s %s", d.Fund.Prizes[p.Prize].Name, c.sheet.Tournament.Money(p.Amount))
		}
		t.Notes = append(t.Notes, o.say("Of %s, %s is not awarded, because nobody is eligible or named for it: %s. The organiser decides.",
			c.sheet.Tournament.Money(d.Total), c.sheet.Tournament.Money(d.Total-d.Paid), phrase.Join(", ", left...)))
	}
	if len(d.Things) > 0 {
		t.Notes = append(t.Notes, o.say("Nobody wins %s.", strings.Join(d.Things, ", ")))
	}
	t.Notes = append(t.Notes, o.words(d.Notes)...)
	doc.Tables = []table.Table{t}
	return doc
}

func (c *chart) awardRow(d *prizes.Division, a *prizes.Award) table.Row {
	row := table.Row{Cells: make([]table.Cell, 8)}
	row.Cells[2] = table.Text(a.Name)
	if a.Index >= 0 {
		row.Ref = table.Ref{Kind: table.ToPlayer, Section: int32(c.section.ID), Participant: int32(a.ID)}
		row.Cells[0] = whole(a.Rank)
		if c.shared[a.Rank] > 1 {
			row.Cells[0].Text += "="
		}
		if x := c.people[a.ID]; x != nil && !c.sheet.Teams {
			row.Cells[2].Text = titled(x)
		}
		value := &c.st.At(a.Index).Cells[0]
		row.Cells[3] = table.Num(c.written(c.st.Columns[0], value), float64(value.Value)/100)
	}
	if a.Number > 0 {
		row.Cells[1] = whole(a.Number)
	}
	row.Cells[2].Ref = row.Ref
	row.Cells[4] = table.Text(c.won(d, a))
	if a.Amount > 0 {
		row.Cells[5] = c.money(a.Amount)
		row.Cells[5].Mark = table.Strong
		if c.Sums {
			row.Cells[5].Sum = c.awardSum(d, a)
		}
	}
	row.Cells[6] = table.Text(c.parted(c.words(d.Made(a))))
	row.Cells[7] = table.Text(c.parted(c.words(d.Otherwise(a))))
	return row
}

// won are the prizes of somebody by name, with what is no money.
func (o Options) won(d *prizes.Division, a *prizes.Award) string {
	names := d.PrizesOf(a)
	for _, t := range a.Things {
		for n, name := range names {
			if name == d.Fund.Prizes[t.Prize].Name && !strings.EqualFold(name, t.What) {
				names[n] = o.say("%s (%s)", name, t.What)
			}
		}
	}
	var once []string // two prizes of one name are named once
	for _, name := range names {
		if !slices.Contains(once, name) {
			once = append(once, name)
		}
	}
	return strings.Join(once, ", ")
}

// awardSum is what an amount is made of: a line for each prize.
func (c *chart) awardSum(d *prizes.Division, a *prizes.Award) *table.Sum {
	s := &table.Sum{Title: c.say("%s: %s", a.Name, c.sheet.Tournament.Money(a.Amount)), Notes: c.words(append(d.Made(a), d.Otherwise(a)...))}
	var amounts []string
	for _, p := range a.Parts {
		amounts = append(amounts, c.plain(p.Amount))
		s.Parts = append(s.Parts, table.Part{Who: d.Fund.Prizes[p.Prize].Name, Amount: c.plain(p.Amount)})
	}
	s.Total = strings.Join(amounts, " + ") + " = " + c.plain(a.Amount)
	return s
}

// plain is an amount without a currency, as the language writes it.
func (o Options) plain(x model.Cents) string { return o.word((&model.Tournament{}).Money(x)) }

// money is an amount in the event's currency.
func (c *chart) money(x model.Cents) table.Cell {
	return table.Num(c.word(c.sheet.Tournament.Money(x)), float64(x)/100)
}
