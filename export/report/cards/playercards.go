package cards

import (
	"strconv"
	"strings"

	"wallchart/export/cards"
	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
)

var PlayerCardsReport = report.Report{ID: "player-cards", Name: phrase.New("Player cards"),
	Part: true, Labels: true, For: report.EverySection,
	Doc: phrase.New("A card for each player with all that a list of players says, and every opponent with board, number, name, rating " +
		"and result; of a team with its players."),
	Make: report.OfSection(PlayerCards)}

// PlayerCards are a card for each participant with what is known of him, and whom he
// has met.
func PlayerCards(t *model.Tournament, s *model.Section, o report.Options) (table.Document, error) {
	d, err := newDeal(o, t, s, o.Say("Player cards"), false)
	if err != nil {
		return table.Document{}, err
	}
	h := newHistory(d.People)
	rows := float64(h.rows)
	d.deck = cards.Deck{Size: cards.Size{Width: 95, Height: 50 + 4.3*rows}, Least: cards.Size{Width: 80, Height: 28 + 3*rows}}
	for i := range d.All {
		d.add(h.playerCard(d.doc.Title, &d.All[i]))
	}
	return d.document()
}

// playerCard is the card of a player: who this is, two particulars a line, and then the rounds.
func (h *history) playerCard(event string, x *model.Player) cards.Card {
	number := field("no", h.Say("No."), strconv.Itoa(x.Number), cards.Plain, 14)
	number.Number, number.IsNumber = float64(x.Number), true
	name := field("name", h.Say("Name"), report.Titled(x), cards.Strong, 16)
	name.Share, name.Value, name.Lines = 7, x.Name, 2
	c := cards.Card{Below: 1, Lines: []cards.Line{{Fields: []cards.Field{said(h.Whose(event), eventSize, cards.Left)}},
		{Fields: []cards.Field{number, name}, Space: 0.3}}}
	var pair []cards.Field
	var status []cards.Line
	put := func(f cards.Field) {
		if pair = append(pair, f); len(pair) == 2 {
			c.Lines, pair = append(c.Lines, cards.Line{Fields: pair}), nil
		}
	}
	for _, known := range report.ParticularsBy(h.Counts()) {
		text := known.Cell(x, h.Options).Text
		if text == "" || known.ID == "no" || known.ID == "name" || known.ID == "title" {
			continue
		}
		f := labelled(known.ID, h.Say(known.Title), text, factSize)
		if known.ID == "status" { // a sentence, which half a line would make too small to be read
			f.Lines = 2
			status = append(status, cards.Line{Fields: []cards.Field{f}})
			continue
		}
		put(f)
	}
	if len(pair) == 1 {
		c.Lines = append(c.Lines, cards.Line{Fields: pair})
	}
	c.Lines = append(c.Lines, status...)
	if roster := roster(h.People, x.ID); roster != "" {
		players := labelled("players", h.Say("Players"), roster, factSize)
		players.Lines = 3
		c.Lines = append(c.Lines, cards.Line{Fields: []cards.Field{players}})
	}
	c.Lines = append(c.Lines, cards.Line{Grid: h.opponents(x), Space: 1})
	return c
}

// roster is the names of a team's players in board order.
func roster(p *report.People, team model.ID) string {
	var names []string
	for _, x := range members(p, team) {
		names = append(names, p.Itself(x.Name))
	}
	return strings.Join(names, "; ")
}

// opponents is whom somebody has met, as a player's card on the pages of federations
// has it: round, board, colour, number, name, rating, result.
func (h *history) opponents(x *model.Player) *cards.Grid {
	g := &cards.Grid{Points: gridSize, Columns: []cards.GridColumn{{Title: h.Say("Rd"), Align: cards.Right, Share: 1.1},
		{Title: h.Say("Bd"), Align: cards.Right, Share: 1.3}, {Title: h.Say("Col."), Align: cards.Centre, Share: 1.2},
		{Title: h.Say("No."), Align: cards.Right, Share: 1.4}, {Title: h.Say("Name"), Share: 7.5},
		{Title: h.Say("Rtng"), Align: cards.Right, Share: 1.9}, {Title: h.Say("Res."), Align: cards.Centre, Share: 1.6}}}
	for r := range h.rows {
		row := cards.GridRow{ID: "r" + strconv.Itoa(r+1), Title: h.Say("Round %d", r+1), Head: strconv.Itoa(r + 1), Cells: make([]string, 6)}
		cell := h.cell(x.ID, r)
		switch {
		case cell == nil:
		case cell.Opponent < 0:
			row.Cells[3], row.Cells[5] = h.against(cell), h.made(cell)
		default:
			o := &h.sheet.Lines[cell.Opponent]
			if cell.Board > 0 {
				row.Cells[0] = strconv.Itoa(cell.Board)
			}
			row.Cells[1], row.Cells[2], row.Cells[3], row.Cells[5] = h.ColourLetter(cell.Colour), strconv.Itoa(o.Number), o.Name, h.made(cell)
			if o.Rating != 0 {
				row.Cells[4] = o.Rating.String()
			}
		}
		g.Rows = append(g.Rows, row)
	}
	return g
}
