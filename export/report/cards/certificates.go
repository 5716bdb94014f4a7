package cards

import (
	"slices"

	"wallchart/export/cards"
	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/standings/prizes"
	"wallchart/tiebreaks"
)

var CertificatesReport = report.Report{ID: "certificates", Name: phrase.New("Certificates"), Part: true, Background: true, Ranked: true,
	Final: true, Heed: report.OfPlaces, For: report.EverySection,
	Doc: phrase.New("A sheet for each player or team: name, place, score, prize and event, with lines for the signatures, on a picture if " +
		"you give one. With a category the places are those of the category."),
	Make: Certificates}

// Certificates are a sheet for everybody in the standings, or for the first places: of
// the section or, with Options.Category, of a category.
func Certificates(st *tiebreaks.Standings, o report.Options) (table.Document, error) {
	c := newChart(st, o)
	only, err := o.Only(c.Sheet.Tournament, c.Section)
	if err != nil {
		return table.Document{}, err
	}
	if c.Sheet.Rounds == 0 {
		return table.Document{}, phrase.Errorf("nobody of %s has a place before the first round has results", c.Section.Name)
	}
	doc := c.Document(only.Of(o.Say("Certificates")))
	deck := cards.Deck{Lying: true, Back: o.Background}
	for _, w := range c.placed(only) {
		if o.Places > 0 && w.place > o.Places {
			continue
		}
		deck.Cards = append(deck.Cards, c.certificate(doc.Title, only, w))
	}
	if len(deck.Cards) == 0 {
		return table.Document{}, phrase.Errorf("everybody of %s has left", c.Section.Name)
	}
	return dealt(o, doc, o.Say("Certificates"), deck, true), nil
}

// winner is somebody with a place among those whom the certificates are of.
type winner struct {
	index, place int
	shared       bool
}

// placed are those who have not left, with their places among all in the category.
func (c *chart) placed(only report.Only) []winner {
	var all []winner
	last := 0 // rank of the one before
	for _, p := range c.Standings.Places {
		if !only.Has(c.Sheet.Lines[p.Index].ID) {
			continue
		}
		w := winner{index: p.Index, place: len(all) + 1}
		if n := len(all); n > 0 && last == p.Rank {
			w.place, w.shared, all[n-1].shared = all[n-1].place, true, true
		}
		last = p.Rank
		all = append(all, w)
	}
	return slices.DeleteFunc(all, func(w winner) bool { return c.Left(c.Entry(w.index)) })
}

// certificate is the sheet of one participant, with the place and how it was made.
func (c *chart) certificate(event string, only report.Only, w winner) cards.Card {
	centred := func(f cards.Field) cards.Line {
		f.Align = cards.Centre
		return cards.Line{Fields: []cards.Field{f}}
	}
	after := func(space float64, l cards.Line) cards.Line { l.Space = space; return l }
	t, l := c.Sheet.Tournament, &c.Sheet.Lines[w.index]
	name := field("name", c.Say("Name"), l.Name, cards.Strong, 40)
	name.Lines = 2
	if x := c.People[l.ID]; x != nil && !c.Sheet.Teams {
		name.Text, name.Value = report.Titled(x), x.Name
	}
	club := l.Club
	if club == l.Name {
		club = ""
	}
	prize := field("prize", c.Say("Prize"), c.prizeOf(only, l.ID), cards.Plain, 20)
	prize.Lines = 2
	place := numbered(field("place", c.Say("Place"), c.placeWords(w), cards.Strong, 28), w.place)
	part := only.Of(c.Section.Name)
	if part == event {
		part = ""
	}
	score := field("score", c.Say("Pts"), "", cards.Plain, 16)
	value := &c.Standings.At(w.index).Cells[0]
	written := c.Written(c.Standings.Columns[0], value)
	score.Text = c.Count(c.Sheet.Rounds, "%s points in %d round", "%s points in %d rounds", written, c.Sheet.Rounds)
	score.Value, score.Number, score.IsNumber = written, float64(value.Value)/100, true
	rosters := field("players", c.Say("Players"), "", cards.Plain, 13)
	rosters.Lines = 3
	if c.Sheet.Teams {
		p := &report.People{Section: c.Section}
		rosters.Text = roster(p, l.ID)
	}
	when := said(report.JoinNonEmpty(", ", t.City, c.Day(report.LastDay(t))), 13, cards.Centre)
	lines := []cards.Line{after(1, centred(said(event, 20, cards.Centre))),
		after(1, centred(said(c.Say("Certificate"), 26, cards.Centre))),
		after(1.5, centred(name)), centred(field("club", c.Say("Club"), club, cards.Plain, 16)), centred(rosters),
		after(1.5, centred(place)), centred(prize),
		centred(field("section", c.Say("Section"), part, cards.Plain, 16)), centred(score), after(1, centred(when))}
	lines = slices.DeleteFunc(lines, func(l cards.Line) bool { return l.Fields[0].Text == "" })
	return cards.Card{Lines: append(lines, c.signatures()...)}
}

// prizeOf is what somebody wins by the section's prizes; with a category nothing is said, for its places are others.
func (c *chart) prizeOf(only report.Only, id model.ID) string {
	if c.Section.Fund == nil && c.Fund == nil || only.Name != "" {
		return ""
	}
	if c.division == nil {
		var err error
		if c.division, err = c.Divided(c.Standings); err != nil {
			return ""
		}
	}
	for i := range c.division.Awards {
		if a := &c.division.Awards[i]; a.Index >= 0 && a.ID == id {
			won := phrase.New("Prize: %s", c.Won(c.division, a))
			if slices.ContainsFunc(a.Sums, func(s prizes.Sum) bool { return s.By > 1 }) {
				won = phrase.New("%s, shared", won)
			}
			return c.Word(won)
		}
	}
	return ""
}

// signatures are two lines to sign on, with who signs below them.
func (c *chart) signatures() []cards.Line {
	t := c.Sheet.Tournament
	arbiter, organiser := c.Say("Chief arbiter"), c.Say("Organiser")
	if t.Arbiter != "" {
		arbiter = report.WithoutID(t.Arbiter) + ", " + arbiter
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
	if !c.Finished() && c.Section.Planned > 0 {
		words = phrase.New("%s after round %d", words, c.Sheet.Rounds)
	}
	return c.Word(words)
}
