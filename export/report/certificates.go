package report

import (
	"slices"

	"wallchart/export/cards"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/standings/prizes"
	"wallchart/tiebreaks"
)

var certificates = Report{ID: "certificates", Name: phrase.New("Certificates"), Part: true, Background: true, Ranked: true,
	For: everySection,
	Doc: phrase.New("A sheet for each player or team: name, place, score, prize and event, with lines for the signatures, on a picture if " +
		"you give one. With a category the places are those of the category."),
	Make: Certificates}

// Certificates are a sheet for everybody in the standings, or for the first places: of
// the section or, with Options.Category, of a category.
func Certificates(st *tiebreaks.Standings, o Options) (table.Document, error) {
	c := newChart(st, o)
	only, err := o.only(c.sheet.Tournament, c.section)
	if err != nil {
		return table.Document{}, err
	}
	if c.sheet.Rounds == 0 {
		return table.Document{}, phrase.Errorf("nobody of %s has a place before the first round has results", c.section.Name)
	}
	doc := c.document(only.of(o.say("Certificates")))
	deck := cards.Deck{Lying: true, Back: o.Background}
	for _, w := range c.placed(only) {
		if o.Places > 0 && w.place > o.Places {
			continue
		}
		deck.Cards = append(deck.Cards, c.certificate(doc.Title, only, w))
	}
	if len(deck.Cards) == 0 {
		return table.Document{}, phrase.Errorf("everybody of %s has left", c.section.Name)
	}
	return o.dealt(doc, o.say("Certificates"), deck, true), nil
}

// winner is somebody with a place among those whom the certificates are of.
type winner struct {
	index, place int
	shared       bool
}

// placed are those who have not left, with their places among all in the category.
func (c *chart) placed(only only) []winner {
	var all []winner
	last := 0 // rank of the one before
	for _, p := range c.st.Places {
		if !only.has(c.sheet.Lines[p.Index].ID) {
			continue
		}
		w := winner{index: p.Index, place: len(all) + 1}
		if n := len(all); n > 0 && last == p.Rank {
			w.place, w.shared, all[n-1].shared = all[n-1].place, true, true
		}
		last = p.Rank
		all = append(all, w)
	}
	return slices.DeleteFunc(all, func(w winner) bool { return c.left(c.entry(w.index)) })
}

func (c *chart) certificate(event string, only only, w winner) cards.Card {
	centred := func(f cards.Field) cards.Line {
		f.Align = cards.Centre
		return cards.Line{Fields: []cards.Field{f}}
	}
	after := func(space float64, l cards.Line) cards.Line { l.Space = space; return l }
	t, l := c.sheet.Tournament, &c.sheet.Lines[w.index]
	name := field("name", c.say("Name"), l.Name, cards.Strong, 40)
	name.Lines = 2
	if x := c.people[l.ID]; x != nil && !c.sheet.Teams {
		name.Text, name.Value = titled(x), x.Name
	}
	club := l.Club
	if club == l.Name {
		club = ""
	}
	prize := field("prize", c.say("Prize"), c.prizeOf(only, l.ID), cards.Plain, 20)
	prize.Lines = 2
	place := numbered(field("place", c.say("Place"), c.placeWords(w), cards.Strong, 28), w.place)
	part := only.of(c.section.Name)
	if part == event {
		part = ""
	}
	score := field("score", c.say("Pts"), "", cards.Plain, 16)
	value := &c.st.At(w.index).Cells[0]
	written := c.written(c.st.Columns[0], value)
	score.Text = c.count(c.sheet.Rounds, "%s points in %d round", "%s points in %d rounds", written, c.sheet.Rounds)
	score.Value, score.Number, score.IsNumber = written, float64(value.Value)/100, true
	rosters := field("players", c.say("Players"), "", cards.Plain, 13)
	rosters.Lines = 3
	if c.sheet.Teams {
		p := people{s: c.section}
		rosters.Text = p.roster(l.ID)
	}
	when := said(joinNonEmpty(", ", t.City, c.day(lastDay(t))), 13, cards.Centre)
	lines := []cards.Line{after(1, centred(said(event, 20, cards.Centre))),
		after(1, centred(said(c.say("Certificate"), 26, cards.Centre))),
		after(1.5, centred(name)), centred(field("club", c.say("Club"), club, cards.Plain, 16)), centred(rosters),
		after(1.5, centred(place)), centred(prize),
		centred(field("section", c.say("Section"), part, cards.Plain, 16)), centred(score), after(1, centred(when))}
	lines = slices.DeleteFunc(lines, func(l cards.Line) bool { return l.Fields[0].Text == "" })
	return cards.Card{Lines: append(lines, c.signatures()...)}
}

// prizeOf is what somebody wins by the section's prizes; with a category nothing is said, for its places are others.
func (c *chart) prizeOf(only only, id model.ID) string {
	if c.section.Fund == nil && c.Fund == nil || only.name != "" {
		return ""
	}
	if c.division == nil {
		var err error
		if c.division, err = c.divided(c.st); err != nil {
			return ""
		}
	}
	for i := range c.division.Awards {
		if a := &c.division.Awards[i]; a.Index >= 0 && a.ID == id {
			won := phrase.New("Prize: %s", c.won(c.division, a))
			if slices.ContainsFunc(a.Sums, func(s prizes.Sum) bool { return s.By > 1 }) {
				won = phrase.New("%s, shared", won)
			}
			return c.word(won)
		}
	}
	return ""
}

// signatures are two lines to sign on, with who signs below them.
func (c *chart) signatures() []cards.Line {
	t := c.sheet.Tournament
	arbiter, organiser := c.say("Chief arbiter"), c.say("Organiser")
	if t.Arbiter != "" {
		arbiter = withoutID(t.Arbiter) + ", " + arbiter
	}
	if t.Organiser != "" {
		organiser = t.Organiser + ", " + organiser
	}
	free := cards.Field{Write: true, Points: 12}
	between := cards.Field{Share: 0.4, Points: 12}
	return []cards.Line{{Fields: []cards.Field{free, between, free}, Space: 2},
		{Fields: []cards.Field{said(arbiter, 11, cards.Left), between, said(organiser, 11, cards.Left)}}}
}

// placeWords is a place in words: "1st place".
func (c *chart) placeWords(w winner) string {
	n := w.place
	words := phrase.New("%dth place", n)
	if n%100 < 11 || n%100 > 13 {
		switch n % 10 {
		case 1:
			words = phrase.New("%dst place", n)
			if n == 1 { // other languages have an ending for the first, and not for the 21st
				words = phrase.New("1st place")
			}
		case 2:
			words = phrase.New("%dnd place", n)
		case 3:
			words = phrase.New("%drd place", n)
		}
	}
	if w.shared {
		words = phrase.New("%s, shared", words)
	}
	return c.word(words)
}

// lastDay is the day on which an event ends.
func lastDay(t *model.Tournament) model.Date {
	if t.End != "" {
		return t.End
	}
	return t.Start
}
