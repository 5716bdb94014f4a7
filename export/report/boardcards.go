package report

import (
	"strconv"

	"wallchart/export/cards"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
)

var boardCards = Report{ID: "board-cards", Name: phrase.New("Board cards"), For: everySection,
	Doc: phrase.New("A card for each board that is folded and stands beside it: its number in large figures, read from both sides. " +
		"In a team section 3.2 is the second board of match 3."),
	Make: ofSection(BoardCards)}

// BoardCards are a card to be folded for each board: of the round, or before the first
// as many as its players need.
func BoardCards(t *model.Tournament, s *model.Section, o Options) (table.Document, error) {
	d, err := o.deal(t, s, o.say("Board cards"), true)
	if err != nil {
		return table.Document{}, err
	}
	d.deck = cards.Deck{Size: cards.Size{Width: 95, Height: 62}, Folds: true}
	for table := range d.tables() {
		for board := range d.boards() {
			text := strconv.Itoa(table + 1)
			if s.Team() && s.Boards > 0 {
				text += "." + strconv.Itoa(board+1)
			}
			number := field("board", o.say("Board"), text, cards.Strong, 96)
			number.Align = cards.Centre
			d.add(cards.Card{Below: 1, Lines: []cards.Line{{Fields: []cards.Field{number}, Space: 1},
				{Fields: []cards.Field{said(d.about(d.doc.Title), eventSize, cards.Centre)}, Space: 1}}})
		}
	}
	return d.document()
}

// tables is the highest number of a board or match: of the round that is shown, else of
// as many as there are pairs; no board that somebody keeps is forgotten.
func (p *people) tables() int {
	n := 0
	if p.rounds == 0 {
		n = len(p.all) / 2
	} else {
		for _, x := range p.s.Rounds[p.rounds-1].Pairings {
			n = max(n, x.Board)
		}
	}
	for i := range p.all {
		n = max(n, p.all[i].FixedBoard)
	}
	return max(1, n)
}

// boards is the number of boards of a match.
func (p *people) boards() int {
	if !p.s.Team() {
		return 1
	}
	return max(1, p.s.Boards)
}
