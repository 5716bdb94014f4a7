package cards

import (
	"strconv"

	"wallchart/export/cards"
	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
)

var PairingCardsReport = report.Report{ID: "cards", Also: "pairing-cards", Name: phrase.New("Pairing cards"), Part: true, Labels: true,
	For: report.EverySection,
	Doc: phrase.New("A card for each player, for pairing by hand and for the table of the arbiter: round by round the colour, opponent, " +
		"result and score so far, and the next pairing. Before the first round the cards are empty."),
	Make: report.OfSection(PairingCards)}

// PairingCards are a card for each participant with the rounds so far, and room for
// those to come.
func PairingCards(t *model.Tournament, s *model.Section, o report.Options) (table.Document, error) {
	d, err := newDeal(o, t, s, o.Say("Pairing cards"), true)
	if err != nil {
		return table.Document{}, err
	}
	h := newHistory(d.People)
	rows := float64(h.rows)
	d.deck = cards.Deck{Size: cards.Size{Width: 95, Height: 32 + 4.3*rows}, Least: cards.Size{Width: 80, Height: 20 + 3*rows}}
	for i := range d.All {
		d.add(h.pairingCard(d.doc.Title, &d.All[i]))
	}
	return d.document()
}

// history is what the rounds have brought.
type history struct {
	*report.People
	sheet *model.Sheet // nil before the first round
	rows  int          // rounds, with those to come
}

func newHistory(p *report.People) *history {
	h := &history{People: p, rows: max(p.Rounds, p.Section.PlannedRounds())}
	if p.Rounds > 0 {
		h.sheet = model.NewSheet(p.Tournament, p.Section, p.Rounds)
	}
	return h
}

// cell is what a round, from 0, has brought somebody, nil for one to come.
func (h *history) cell(who model.ID, r int) *model.Cell {
	if h.sheet == nil || r >= h.sheet.Rounds {
		return nil
	}
	return &h.sheet.Lines[h.sheet.Index(who)].Cells[r]
}

func (h *history) pairingCard(event string, x *model.Player) cards.Card {
	number := field("no", h.Say("No."), strconv.Itoa(x.Number), cards.Strong, 18)
	number.Number, number.IsNumber = float64(x.Number), true
	name := field("name", h.Say("Name"), report.Titled(x), cards.Strong, 14)
	name.Share, name.Value = 5, x.Name
	rating := field("rating", h.Say("Rtng"), h.Rating(x), cards.Plain, 12)
	rating.Align = cards.Right
	section := said(h.Whose(event), eventSize, cards.Right)
	section.Share = 2
	c := cards.Card{Lines: []cards.Line{
		{Fields: []cards.Field{number, name, rating}},
		{Fields: []cards.Field{field("club", h.Say("Club"), report.From(x), cards.Plain, factSize), section}},
		{Grid: h.grid(x), Space: 1}}}
	if next := h.next(x.ID); next != "" {
		c.Lines = append(c.Lines, cards.Line{Fields: []cards.Field{field("next", h.Say("Next"), next, cards.Strong, factSize)}, Space: 0.2})
	}
	return c
}

// grid is the rounds of somebody: colour, opponent, result and score so far.
func (h *history) grid(x *model.Player) *cards.Grid {
	g := &cards.Grid{Points: gridSize, Columns: []cards.GridColumn{{Title: h.Say("Rd"), Align: cards.Right, Share: 1.1},
		{Title: h.Say("Col."), Align: cards.Centre, Share: 1.2}, {Title: h.Say("Opponent"), Share: 9},
		{Title: h.Say("Res."), Align: cards.Centre, Share: 1.7}, {Title: h.Say("Pts"), Align: cards.Right, Share: 1.7}}}
	sum := h.brought(x.ID)
	for r := range h.rows {
		row := cards.GridRow{ID: "r" + strconv.Itoa(r+1), Title: h.Say("Round %d", r+1), Head: strconv.Itoa(r + 1), Cells: make([]string, 4)}
		if cell := h.cell(x.ID, r); cell != nil {
			row.Cells[0], row.Cells[1], row.Cells[2] = h.ColourLetter(cell.Colour), h.against(cell), h.made(cell)
			if cell.Outcome != model.Pending && cell.Outcome != model.Rest {
				sum += cell.Points(h.sheet.Primary)
				row.Cells[3] = h.PointsOf(sum)
			}
		}
		g.Rows = append(g.Rows, row)
	}
	return g
}

// brought is what somebody has that no round explains: what the arbiter gave at the end.
func (h *history) brought(who model.ID) model.Points {
	if h.sheet == nil {
		return 0
	}
	l := &h.sheet.Lines[h.sheet.Index(who)]
	sum := l.Total(h.sheet.Primary)
	for r := range l.Cells {
		sum -= l.Cells[r].Points(h.sheet.Primary)
	}
	return sum
}

// against is the opponent, or why there is none.
func (h *history) against(x *model.Cell) string {
	if x.Opponent < 0 {
		return h.Word(x.Outcome.Words())
	}
	o := &h.sheet.Lines[x.Opponent]
	return strconv.Itoa(o.Number) + " " + h.Itself(o.Name)
}

// made is the result of a round as tables have it; of a match the game points.
func (h *history) made(x *model.Cell) string {
	switch {
	case x.Outcome == model.Pending || x.Outcome == model.Rest:
		return ""
	case x.Opponent < 0 || h.Section.Team() && !x.Outcome.Unplayed():
		return h.PointsOf(x.Games)
	}
	return report.Sign(x.Outcome)
}

// next is the first pairing of somebody without a result, "" for none.
func (h *history) next(who model.ID) string {
	for r := range h.rows {
		x := h.cell(who, r)
		if x == nil || x.Outcome != model.Pending || x.Opponent < 0 {
			continue
		}
		opponent := h.sheet.Lines[x.Opponent].Name
		switch {
		case h.Section.Team() || x.Colour == model.NoColour:
			return h.Say("Round %d, board %d: against %s", r+1, x.Board, opponent)
		case x.Colour == model.White:
			return h.Say("Round %d, board %d: White against %s", r+1, x.Board, opponent)
		}
		return h.Say("Round %d, board %d: Black against %s", r+1, x.Board, opponent)
	}
	return ""
}
