package cards

import (
	"strconv"

	"wallchart/export/cards"
	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
)

var PlaceCardsReport = report.Report{ID: "places", Also: "place-cards", Group: report.OnCards, Name: phrase.New("Place cards"),
	Part: true, For: report.EverySection,
	Doc: phrase.New("A card for each player that is folded and stands on the table: title, name, federation, club and rating, " +
		"read from both sides."),
	Make: report.OfSection(PlaceCards)}

// PlaceCards are a card to be folded for each participant.
func PlaceCards(t *model.Tournament, s *model.Section, o report.Options) (table.Document, error) {
	d, err := newDeal(o, t, s, o.Say("Place cards"), true)
	if err != nil {
		return table.Document{}, err
	}
	d.deck = cards.Deck{Size: cards.Size{Width: 95, Height: 42}, Folds: true}
	for i := range d.All {
		x := &d.All[i]
		name := field("name", o.Say("Name"), report.Titled(x), cards.Strong, 28)
		name.Value, name.Lines, name.Align = x.Name, 2, cards.Centre
		where := field("club", o.Say("Club"), report.From(x), cards.Plain, 12)
		where.Share = 3
		rating := field("rating", o.Say("Rtng"), d.Rating(x), cards.Plain, 12)
		rating.Align = cards.Right
		if n, err := strconv.Atoi(rating.Text); err == nil {
			rating.Number, rating.IsNumber = float64(n), true
		}
		d.add(cards.Card{Lines: []cards.Line{{Fields: []cards.Field{name}, Space: 1},
			{Fields: []cards.Field{where, rating}, Space: 1},
			{Fields: []cards.Field{said(d.Whose(d.doc.Title), eventSize, cards.Left)}}}})
	}
	return d.document()
}
