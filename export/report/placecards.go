package report

import (
	"strconv"

	"wallchart/export/cards"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

var placeCards = Report{ID: "places", Also: "place-cards", Name: phrase.New("Place cards"), Part: true, For: everySection,
	Doc: phrase.New("A card for each player that is folded and stands on the table: title, name, federation, club and rating, " +
		"read from both sides."),
	Make: func(st *tiebreaks.Standings, o Options) (table.Document, error) {
		return PlaceCards(st.Sheet.Tournament, st.Sheet.Section, o)
	}}

// PlaceCards are a card to be folded for each participant.
func PlaceCards(t *model.Tournament, s *model.Section, o Options) (table.Document, error) {
	p, err := o.people(t, s, true)
	if err != nil {
		return table.Document{}, err
	}
	doc := document(t, s, o)
	doc.Subtitle = joinNonEmpty(": ", doc.Subtitle, o.say("Place cards"))
	deck := cards.Deck{Size: cards.Size{Width: 95, Height: 42}, Folds: true}
	for i := range p.all {
		x := &p.all[i]
		name := field("name", o.say("Name"), titled(x), cards.Strong, 28)
		name.Value, name.Lines, name.Align = x.Name, 2, cards.Centre
		where := field("club", o.say("Club"), from(x), cards.Plain, 12)
		where.Share = 3
		rating := field("rating", o.say("Rtng"), p.rating(x), cards.Plain, 12)
		rating.Align = cards.Right
		if n, err := strconv.Atoi(rating.Text); err == nil {
			rating.Number, rating.IsNumber = float64(n), true
		}
		deck.Cards = append(deck.Cards, cards.Card{Lines: []cards.Line{{Fields: []cards.Field{name}, Space: 1},
			{Fields: []cards.Field{where, rating}, Space: 1},
			{Fields: []cards.Field{said(p.about(doc.Title), eventSize, cards.Left)}}}})
	}
	return dealt(doc, o.say("Place cards"), deck), nil
}
