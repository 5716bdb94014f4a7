package cards

import (
	"wallchart/export/cards"
	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/phrase"
	"wallchart/standings/prizes"
	"wallchart/tiebreaks"
)

var ReceiptsReport = report.Report{ID: "receipts", Name: phrase.New("Receipts for prizes"), Labels: true, Final: true,
	For: report.WithPrizes,
	Doc: phrase.New("A card for each who wins money: name, prize, amount and event, with a line for the date and one to sign."),
	Make: func(st *tiebreaks.Standings, o report.Options) (table.Document, error) {
		d, err := o.Divided(st)
		if err != nil {
			return table.Document{}, err
		}
		return receipts(st, d, o)
	}}

// receipts are a card for each who wins money.
func receipts(st *tiebreaks.Standings, d *prizes.Division, o report.Options) (table.Document, error) {
	c := newChart(st, o)
	doc := c.Document(o.Say("Receipts for prizes"))
	deck := cards.Deck{Size: cards.Size{Width: 95, Height: 58}, Least: cards.Size{Width: 75, Height: 38}}
	for i := range d.Awards {
		if d.Awards[i].Amount > 0 {
			deck.Cards = append(deck.Cards, c.receipt(doc.Title, d, &d.Awards[i]))
		}
	}
	if len(deck.Cards) == 0 {
		return table.Document{}, phrase.Errorf("nobody of %s wins money, so there are no receipts", c.Section.Name)
	}
	return onLabels(o, doc, o.Say("Receipts"), deck, false)
}

// receipt is what one signs who is paid: the name, the amount, the prize, and what the amount is made of.
func (c *chart) receipt(event string, d *prizes.Division, a *prizes.Award) cards.Card {
	name := field("name", c.Say("Name"), a.Name, cards.Strong, 14)
	if x := c.People[a.ID]; x != nil && !c.Sheet.Teams && a.Index >= 0 {
		name.Text, name.Value = report.Titled(x), a.Name
	}
	name.Lines, name.Share = 2, 2
	paid := c.Money(a.Amount)
	amount := field("amount", c.Say("Amount"), paid.Text, cards.Strong, 14)
	amount.Align, amount.Number, amount.IsNumber, amount.Value = cards.Right, paid.Number, true, paid.Text
	prize := labelled("prize", c.Say("Prize"), c.Won(d, a), factSize)
	prize.Lines = 2
	made := field("made", c.Say("Made of"), c.Parted(c.Words(d.Made(a))), cards.Quiet, eventSize)
	made.Lines = 3
	part := c.Section.Name
	if part == event {
		part = ""
	}
	date := labelled("date", c.Say("Date"), "", factSize)
	date.Write, date.Share = true, 0.6
	sign := labelled("sign", c.Say("Received"), "", factSize)
	sign.Write, sign.Title = true, c.Say("Signature")
	t := c.Sheet.Tournament
	return cards.Card{Lines: []cards.Line{
		{Fields: []cards.Field{said(report.JoinNonEmpty(", ", event, part), eventSize, cards.Left),
			said(report.JoinNonEmpty(", ", t.City, c.Day(report.LastDay(t))), eventSize, cards.Right)}},
		{Fields: []cards.Field{name, amount}, Space: 0.7},
		{Fields: []cards.Field{prize}, Space: 0.3},
		{Fields: []cards.Field{made}, Space: 0.3},
		{Fields: []cards.Field{date, sign}, Space: 1.5}}}
}
