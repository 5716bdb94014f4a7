package report

import (
	"wallchart/export/cards"
	"wallchart/export/table"
	"wallchart/phrase"
	"wallchart/standings/prizes"
	"wallchart/tiebreaks"
)

var receipts = Report{ID: "receipts", Name: phrase.New("Receipts for prizes"), Labels: true, For: withPrizes,
	Doc: phrase.New("A card for each who wins money: name, prize, amount and event, with a line for the date and one to sign."),
	Make: func(st *tiebreaks.Standings, o Options) (table.Document, error) {
		d, err := o.divided(st)
		if err != nil {
			return table.Document{}, err
		}
		return Receipts(st, d, o)
	}}

// Receipts are a card for each who wins money.
func Receipts(st *tiebreaks.Standings, d *prizes.Division, o Options) (table.Document, error) {
	c := newChart(st, o)
	doc := c.document(o.say("Receipts for prizes"))
	deck := cards.Deck{Size: cards.Size{Width: 95, Height: 58}, Least: cards.Size{Width: 75, Height: 38}}
	for i := range d.Awards {
		if d.Awards[i].Amount > 0 {
			deck.Cards = append(deck.Cards, c.receipt(doc.Title, d, &d.Awards[i]))
		}
	}
	if len(deck.Cards) == 0 {
		return table.Document{}, phrase.Errorf("nobody of %s wins money, so there are no receipts", c.section.Name)
	}
	return o.onLabels(doc, o.say("Receipts"), deck, false)
}

func (c *chart) receipt(event string, d *prizes.Division, a *prizes.Award) cards.Card {
	name := field("name", c.say("Name"), a.Name, cards.Strong, 14)
	if x := c.people[a.ID]; x != nil && !c.sheet.Teams && a.Index >= 0 {
		name.Text, name.Value = titled(x), a.Name
	}
	name.Lines, name.Share = 2, 2
	paid := c.money(a.Amount)
	amount := field("amount", c.say("Amount"), paid.Text, cards.Strong, 14)
	amount.Align, amount.Number, amount.IsNumber, amount.Value = cards.Right, paid.Number, true, paid.Text
	prize := labelled("prize", c.say("Prize"), c.won(d, a), factSize)
	prize.Lines = 2
	made := field("made", c.say("Made of"), c.parted(c.words(d.Made(a))), cards.Quiet, eventSize)
	made.Lines = 3
	part := c.section.Name
	if part == event {
		part = ""
	}
	date := labelled("date", c.say("Date"), "", factSize)
	date.Write, date.Share = true, 0.6
	sign := labelled("sign", c.say("Received"), "", factSize)
	sign.Write, sign.Title = true, c.say("Signature")
	t := c.sheet.Tournament
	return cards.Card{Lines: []cards.Line{
		{Fields: []cards.Field{said(joinNonEmpty(", ", event, part), eventSize, cards.Left),
			said(joinNonEmpty(", ", t.City, c.day(lastDay(t))), eventSize, cards.Right)}},
		{Fields: []cards.Field{name, amount}, Space: 0.7},
		{Fields: []cards.Field{prize}, Space: 0.3},
		{Fields: []cards.Field{made}, Space: 0.3},
		{Fields: []cards.Field{date, sign}, Space: 1.5}}}
}
