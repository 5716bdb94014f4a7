package cards

import (
	"strconv"

	"wallchart/export/cards"
	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
)

// Sizes of type on cards, in points.
const (
	eventSize = 8
	factSize  = 9
	gridSize  = 8
)

// dealt is a document of cards; worn are those that are hung up or worn, which have a number only where it is asked for.
func dealt(o report.Options, doc table.Document, name string, d cards.Deck, worn bool) table.Document {
	if o.CardNumbers == report.Numbered || o.CardNumbers == report.UsualNumbers && !worn {
		d.Foot = o.Say("card %s of %s", cards.CardNumber, cards.CardCount)
	}
	doc.Tables = []table.Table{table.OfCards(name, &d)}
	return doc
}

// onLabels is dealt on the sheet of the options, which must be large enough.
func onLabels(o report.Options, doc table.Document, name string, d cards.Deck, worn bool) (table.Document, error) {
	var err error
	if d.Sheet, err = cards.ParseSheet(o.Labels); err != nil {
		return table.Document{}, err
	}
	d.First, d.Shift = o.FirstLabel, o.Shift
	if err = d.Suits(); err != nil {
		return table.Document{}, err
	}
	return dealt(o, doc, name, d, worn), nil
}

// deal is a document of cards of the people of a section, in the making.
type deal struct {
	*report.People
	doc  table.Document
	name string // of the document's table
	deck cards.Deck
	worn bool // see dealt
}

// newDeal begins a document of cards; leftOut as for people.
func newDeal(o report.Options, t *model.Tournament, s *model.Section, name string, leftOut bool) (*deal, error) {
	p, err := o.People(t, s, leftOut)
	if err != nil {
		return nil, err
	}
	d := &deal{People: p, doc: report.Document(t, s, o), name: name}
	d.doc.Subtitle = o.Under(d.doc.Subtitle, name)
	return d, nil
}

func (d *deal) add(c cards.Card) { d.deck.Cards = append(d.deck.Cards, c) }

// document is the cards, on labels where they are asked for; what is folded is never on labels.
func (d *deal) document() (table.Document, error) {
	if d.deck.Folds {
		return dealt(d.People.Options, d.doc, d.name, d.deck, d.worn), nil
	}
	return onLabels(d.People.Options, d.doc, d.name, d.deck, d.worn)
}

// field is a field that a table has, too.
func field(id, title, text string, role cards.Role, points float64) cards.Field {
	return cards.Field{ID: id, Title: title, Text: text, Role: role, Points: points}
}

// numbered is a field that says "Board 3" on its card and 3 in a table.
func numbered(f cards.Field, n int) cards.Field {
	f.Value, f.Number, f.IsNumber = strconv.Itoa(n), float64(n), true
	return f
}

// labelled is a field with its title before it.
func labelled(id, label, text string, points float64) cards.Field {
	return cards.Field{ID: id, Label: label, Text: text, Points: points}
}

// said is what stands on every card.
func said(text string, points float64, a cards.Align) cards.Field {
	return cards.Field{Text: text, Role: cards.Quiet, Points: points, Align: a}
}
