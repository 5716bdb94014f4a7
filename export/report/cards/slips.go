package cards

import (
	"slices"
	"strconv"

	"wallchart/export/cards"
	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
)

var SlipsReport = report.Report{ID: "slips", Name: phrase.New("Result slips"),
	Part: true, Round: true, Labels: true, For: report.EverySection,
	Doc: phrase.New("A slip for each board of a round, several on a page, to be cut out: players, colours, room for the result and for " +
		"signatures. The sheets are cut as one pile; the piles laid on each other are in the order of the boards."),
	Make: report.OfSection(Slips)}

const slipSize = 10.5

// Slips are the result slips of a round, a card for each board: who plays with which
// colour, and room for the result and the signatures of both. Those without an
// opponent have none.
func Slips(t *model.Tournament, s *model.Section, o report.Options) (table.Document, error) {
	d, err := newDraw(t, s, o)
	if err != nil {
		return table.Document{}, err
	}
	doc := report.Document(t, s, o)
	doc.Subtitle = o.Under(doc.Subtitle, d.Heading("Result slips of round %d"))
	pairings := slices.DeleteFunc(d.Boards(), func(p model.Pairing) bool {
		other, _ := d.Elsewhere(&p)
		return p.IsBye() || other != nil // its slip lies where it is played
	})
	if len(pairings) == 0 {
		return table.Document{}, phrase.Errorf("round %d of %s has no boards, so there are no slips", d.RoundNo, s.Name)
	}
	games := d.mostGames()
	deck := cards.Deck{Size: cards.Size{Width: 95, Height: 45 + 6*float64(games)}, Least: cards.Size{Width: 80, Height: 38 + 4*float64(games)}}
	all, err := d.Games()
	if err != nil {
		return table.Document{}, err
	}
	for n := range pairings {
		deck.Cards = append(deck.Cards, d.slip(doc.Title, &pairings[n], games))
		for _, g := range all[1:] { // of several games of the same pairs one slip behind the other
			if p, _ := g.Section.Rounds[g.RoundNo-1].Find(pairings[n].Sides[0]); p != nil && !p.IsBye() {
				deck.Cards = append(deck.Cards, (&draw{g}).slip(doc.Title, p, games))
			}
		}
	}
	return onLabels(o, doc, o.Say("Result slips"), deck, false)
}

// mostGames is the number of boards of a match: those of the section or, where that
// does not say, of the round's longest match.
func (d *draw) mostGames() int {
	n := 0
	if d.Section.Team() {
		n = d.Section.Boards
	}
	for _, p := range d.Section.Rounds[d.RoundNo-1].Pairings {
		n = max(n, len(p.Games))
	}
	return n
}

// slip is the card of one board.
func (d *draw) slip(event string, p *model.Pairing, games int) cards.Card {
	first, second := d.Sides()
	board := field("board", d.Say("Board"), "", cards.Strong, 15)
	if d.Section.Team() {
		board.Title = d.Say("Match")
	}
	if p.Board > 0 {
		board.Text = d.Say("Board %d", p.Board)
		if d.Section.Team() {
			board.Text = d.Say("Match %d", p.Board)
		}
		board = numbered(board, p.Board)
	}
	when := d.Section.When(d.RoundNo)
	round := field("round", d.Say("Round"), report.JoinNonEmpty(", ", d.Section.Name, d.Say("round %d", d.RoundNo)), cards.Plain, factSize)
	round.Share = 2
	c := cards.Card{Lines: []cards.Line{
		{Fields: []cards.Field{board, said(event, eventSize, cards.Right)}},
		{Fields: []cards.Field{round, said(d.Start(when, " "), eventSize, cards.Right)}},
		{Fields: []cards.Field{d.playing("first", first, p.Sides[0])}, Space: 1},
		{Fields: []cards.Field{d.playing("second", second, p.Sides[1])}, Space: 1}}}
	if games > 0 {
		c.Lines = append(c.Lines, cards.Line{Grid: d.boardLines(p, games), Space: 2})
	}
	result := labelled("result", d.Say("Result"), "1-0    ½-½    0-1", slipSize)
	if d.Section.Team() {
		result.Text = ""
	}
	result.Write = true
	results := []cards.Field{result}
	if pin := d.Tournament.PIN(d.Section, d.RoundNo, p); pin != "" {
		results[0].Share = 2.2
		results = append(results, labelled("pin", d.Say("PIN for phones"), pin[:3]+" "+pin[3:], slipSize))
	}
	signatures := []cards.Field{said(d.Say("Signatures"), eventSize, cards.Left), labelled("sign-first", first, "", slipSize),
		labelled("sign-second", second, "", slipSize)}
	signatures[0].Share = 0.6
	signatures[1].Write, signatures[1].Title = true, d.Say("Signature, %s", first)
	signatures[2].Write, signatures[2].Title = true, d.Say("Signature, %s", second)
	c.Lines = append(c.Lines, cards.Line{Fields: results, Space: 1}, cards.Line{Fields: signatures, Space: 2})
	return c
}

// boardLines is the boards of a match, with room for each result between the players.
func (d *draw) boardLines(p *model.Pairing, games int) *cards.Grid {
	colour := cards.GridColumn{Align: cards.Centre, Share: 0.8}
	g := &cards.Grid{Points: gridSize, Columns: []cards.GridColumn{
		{Title: d.Say("Bd"), Align: cards.Right, Share: 1.5}, {Title: d.Say("Team"), Share: 5}, colour,
		{Title: d.Say("Res."), Align: cards.Centre, Share: 2.4}, colour, {Title: d.Say("Opponents"), Share: 5}}}
	for b := range games {
		row := cards.GridRow{ID: "game" + strconv.Itoa(b+1), Title: d.Say("Board %d", b+1), Head: strconv.Itoa(b + 1), Cells: make([]string, 5)}
		if b < len(p.Games) {
			cells := d.Game(p, b).Cells
			row.Value = report.JoinNonEmpty(" – ", d.Itself(cells[1].Text), d.Itself(cells[4].Text))
			game := &p.Games[b]
			for side, at := range [2]int{0, 4} {
				if player := d.People[game.Players[side]]; player != nil {
					row.Cells[at] = d.Itself(report.Titled(player))
				}
			}
			if !p.NoColours {
				row.Cells[1], row.Cells[3] = d.ColourLetter(model.White), d.ColourLetter(model.Black)
				if game.White != 0 {
					row.Cells[1], row.Cells[3] = row.Cells[3], row.Cells[1]
				}
			}
		}
		g.Rows = append(g.Rows, row)
	}
	return g
}

// playing is one side of a board: number, name and rating.
func (d *draw) playing(id, side string, who model.ID) cards.Field {
	e := d.Entries[who]
	f := labelled(id, side, report.JoinNonEmpty(" ", strconv.Itoa(e.Number), d.Itself(e.Name)), slipSize)
	if x := d.People[who]; x != nil && !d.Section.Team() {
		f.Text = report.JoinNonEmpty(" ", strconv.Itoa(e.Number), x.TitleShown(), d.Itself(x.Name))
		if r := d.Ratings.Of(x); r != 0 {
			f.Text += " (" + r.String() + ")"
		}
	}
	f.Role, f.Value = cards.Strong, e.Name
	return f
}
