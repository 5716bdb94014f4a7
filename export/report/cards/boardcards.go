package cards

import (
	"strconv"

	"wallchart/export/cards"
	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
)

var BoardCardsReport = report.Report{ID: "board-cards", Group: report.OnCards, Name: phrase.New("Board cards"), For: report.EverySection,
	Doc: phrase.New("A card for each board that is folded and stands beside it: its number in large figures, read from both sides. " +
		"In a team section 3.2 is the second board of match 3."),
	Make: report.OfSection(boardCards)}

// boardCards are a card to be folded for each board: of the round, or before the first
// as many as its players need.
func boardCards(t *model.Tournament, s *model.Section, o report.Options) (table.Document, error) {
	d, err := newDeal(o, t, s, o.Say("Board cards"), true)
	if err != nil {
		return table.Document{}, err
	}
	d.deck = cards.Deck{Size: cards.Size{Width: 95, Height: 62}, Folds: true}
	for table := range tables(d.People) {
		for board := range boards(d.People) {
			text := strconv.Itoa(table + 1)
			if s.Team() && s.Boards > 0 {
				text += "." + strconv.Itoa(board+1)
			}
			number := field("board", o.Say("Board"), text, cards.Strong, 96)
			number.Align = cards.Centre
			d.add(cards.Card{Below: 1, Lines: []cards.Line{{Fields: []cards.Field{number}, Space: 1},
				{Fields: []cards.Field{said(d.Whose(d.doc.Title), eventSize, cards.Centre)}, Space: 1}}})
		}
	}
	return d.document()
}

// tables is the highest number of a board or match: of the round that is shown, else of
// as many as there are pairs; no board that somebody keeps is forgotten.
func tables(p *report.People) int {
	n := 0
	if p.Rounds == 0 {
		n = len(p.All) / 2
	} else {
		for _, x := range p.Section.Rounds[p.Rounds-1].Pairings {
			n = max(n, x.Board)
		}
	}
	for i := range p.All {
		n = max(n, p.All[i].FixedBoard)
	}
	return max(1, n)
}

// boards is the number of boards of a match.
func boards(p *report.People) int {
	if !p.Section.Team() {
		return 1
	}
	return max(1, p.Section.Boards)
}
