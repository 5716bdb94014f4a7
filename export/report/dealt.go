package report

import (
	"cmp"
	"slices"
	"strconv"

	"wallchart/export/cards"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
)

// Sizes of type on cards, in points.
const (
	eventSize = 8
	factSize  = 9
	gridSize  = 8
)

// dealt is a document of cards; worn are those that are hung up or worn, which have a number only where it is asked for.
func (o Options) dealt(doc table.Document, name string, d cards.Deck, worn bool) table.Document {
	if o.CardNumbers == Numbered || o.CardNumbers == UsualNumbers && !worn {
		d.Foot = o.say("card %s of %s", cards.CardNumber, cards.CardCount)
	}
	doc.Tables = []table.Table{table.OfCards(name, &d)}
	return doc
}

// onLabels is dealt on the sheet of the options, which must be large enough.
func (o Options) onLabels(doc table.Document, name string, d cards.Deck, worn bool) (table.Document, error) {
	var err error
	if d.Sheet, err = cards.ParseSheet(o.Labels); err != nil {
		return table.Document{}, err
	}
	d.First, d.Shift = o.FirstLabel, o.Shift
	if err = d.Suits(); err != nil {
		return table.Document{}, err
	}
	return o.dealt(doc, name, d, worn), nil
}

// deal is a document of cards of the people of a section, in the making.
type deal struct {
	*people
	doc  table.Document
	name string // of the document's table
	deck cards.Deck
	worn bool // see dealt
}

// deal begins a document of cards; leftOut as for people.
func (o Options) deal(t *model.Tournament, s *model.Section, name string, leftOut bool) (*deal, error) {
	p, err := o.people(t, s, leftOut)
	if err != nil {
		return nil, err
	}
	d := &deal{people: p, doc: document(t, s, o), name: name}
	d.doc.Subtitle = o.under(d.doc.Subtitle, name)
	return d, nil
}

func (d *deal) add(c cards.Card) { d.deck.Cards = append(d.deck.Cards, c) }

// document is the cards, on labels where they are asked for; what is folded is never on labels.
func (d *deal) document() (table.Document, error) {
	if d.deck.Folds {
		return d.dealt(d.doc, d.name, d.deck, d.worn), nil
	}
	return d.onLabels(d.doc, d.name, d.deck, d.worn)
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

// people are those whom cards are of, in order of starting number.
type people struct {
	Options
	t       *model.Tournament
	s       *model.Section
	all     []model.Player
	rounds  int // that are shown
	ratings model.RatingChoice
}

// people are the participants of a section, teams as players; with leftOut without those
// who have left before the round that is shown.
func (o Options) people(t *model.Tournament, s *model.Section, leftOut bool) (*people, error) {
	if s.Participants() == 0 {
		return nil, phrase.Errorf("nobody is in %s yet: enter players first", s.Name)
	}
	p := &people{Options: o, t: t, s: s, rounds: len(s.Rounds), ratings: t.Ratings(s)}
	switch {
	case o.Round < 0 || o.Round > len(s.Rounds):
		return nil, phrase.Errorf("%s has no round %d: it has rounds 1 to %d", s.Name, o.Round, len(s.Rounds))
	case o.Round > 0:
		p.rounds = o.Round
	}
	only, err := o.only(t, s)
	if err != nil {
		return nil, err
	}
	if s.Team() {
		for _, team := range s.Teams {
			p.all = append(p.all, model.Player{Entry: team.Entry, Rating: team.Strength})
		}
	} else {
		p.all = slices.Clone(s.Players)
	}
	book := t.CategoriesOf(s)
	p.all = slices.DeleteFunc(p.all, func(x model.Player) bool {
		gone := x.Gone()
		return !only.has(x.ID) || leftOut && gone > 0 && gone <= max(1, p.rounds)
	})
	if len(p.all) == 0 {
		return nil, phrase.Errorf("everybody of %s has left", s.Name)
	}
	for i := range p.all {
		p.all[i].Categories = book.Of(&p.all[i])
	}
	slices.SortStableFunc(p.all, func(a, b model.Player) int { return cmp.Compare(a.Number, b.Number) })
	return p, nil
}

// rating is the rating that counts, "" for none.
func (p *people) rating(x *model.Player) string {
	if r := p.counts()(x); r != 0 {
		return r.String()
	}
	return ""
}

// counts is the rating that counts; of who stands for a team the team's.
func (p *people) counts() func(*model.Player) model.Rating {
	if p.s.Team() {
		return strength
	}
	return p.ratings.Of
}

// from is where somebody comes from: a team's club says nothing that its name does not.
func from(x *model.Player) string {
	club := x.Club
	if club == x.Name {
		club = ""
	}
	return joinNonEmpty(" – ", joinNonEmpty(", ", x.From(), x.Country()), club)
}

// titled is the name behind the title.
func titled(x *model.Player) string { return joinNonEmpty(" ", x.Title, x.Name) }

// about is whose card it is: the event and, where it has several, the section.
func (p *people) about(event string) string { return joinNonEmpty(" – ", event, p.part(event)) }

// part is the section's name, "" where it says nothing new.
func (p *people) part(event string) string {
	if len(p.t.Sections) < 2 || p.s.Name == event {
		return ""
	}
	return p.s.Name
}
