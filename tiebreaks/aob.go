package tiebreaks

import "wallchart/phrase"

var aob = &TieBreak{
	Code: "AOB", Name: phrase.New("Average of opponents' Buchholz"), Also: []string{"Average of the opponents' Buchholz"},
	Short: phrase.New("Avg Buch."),
	Rule:  []Source{fide("8.2")}, For: Both | SwissOnly, Rules: true, Type: C, Format: Quarters, Join: MeanCents,
	Takes: ModFore | ModScore,
	Doc: phrase.New("The mean of the Buchholz of the opponents met over the board, rounded to two decimals; F takes " +
		"their Fore Buchholz."),
	Each: func(t *Tally) {
		t.addBuchholzOfOpponents(func(i int) Value { return t.buchholz(i, t.Kind(), t.Use.Fore) })
	},
}

var sob = &TieBreak{
	Code: "SOB", Name: phrase.New("Sum of opponents' Buchholz"), Also: []string{"Sum of Buchholz", "Feinbuchholz", "Refined Buchholz", "BHs"},
	Short: phrase.New("Sum Buch."),
	Rule:  []Source{from("Swiss-Manager 25"), told("older German rules")},
	For:   Both | SwissOnly, Rules: true, Type: C, Format: Halves, Takes: ModScore,
	Doc: phrase.New("The Buchholz of the opponents met over the board, added up."),
	Each: func(t *Tally) {
		t.addBuchholzOfOpponents(func(i int) Value { return t.buchholz(i, t.Kind(), false) })
	},
}

// addBuchholzOfOpponents adds a value of each opponent met over the board.
func (t *Tally) addBuchholzOfOpponents(of func(i int) Value) {
	cells := t.Cells(t.Who)
	for r := range cells {
		c := &cells[r]
		if !c.Outcome.Played() || c.Opponent < 0 {
			continue
		}
		v := of(c.Opponent)
		t.Add(Part{Round: r + 1, Opponent: c.Opponent, Term: amount(v), rank: v})
	}
}
