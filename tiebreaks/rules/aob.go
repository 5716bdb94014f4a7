package rules

import (
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of 4 players: 1-2 1, 3-4 = | 1-3 =, 2-4 1 | 4-1 0, 2 B, 3 U:
//
//	AOB fide2026: 4.83 5.00 5.00 4.17
var AOB = &tiebreaks.TieBreak{
	Code: "AOB", Name: phrase.New("Average of opponents' Buchholz"), Also: []string{"Average of the opponents' Buchholz"},
	Short: phrase.New("Avg Buch."),
	Rule:  []tiebreaks.Source{fide("8.2")}, For: tiebreaks.Both | tiebreaks.SwissOnly, Rules: true, Type: tiebreaks.C,
	Format: tiebreaks.Quarters, Join: tiebreaks.MeanCents,
	Takes: tiebreaks.ModFore | tiebreaks.ModScore,
	Doc: phrase.New("The mean of the Buchholz of the opponents met over the board, rounded to two decimals; F takes " +
		"their Fore Buchholz."),
	Each: func(t *tiebreaks.Tally) {
		addBuchholzOfOpponents(t, func(i int) tiebreaks.Value { return buchholz(t.Work, i, t.Kind(), t.Use.Fore) })
	},
}

// Example of 4 players: 1-2 1, 3-4 = | 1-3 =, 2-4 1 | 4-1 0, 2 B, 3 U:
//
//	SOB fide2026: 14.5 10.0 10.0 12.5
var SOB = &tiebreaks.TieBreak{
	Code: "SOB", Name: phrase.New("Sum of opponents' Buchholz"), Also: []string{"Sum of Buchholz", "Feinbuchholz", "Refined Buchholz", "BHs"},
	Short: phrase.New("Sum Buch."),
	Rule:  []tiebreaks.Source{from("Swiss-Manager 25"), told("older German rules")},
	For:   tiebreaks.Both | tiebreaks.SwissOnly, Rules: true, Type: tiebreaks.C, Format: tiebreaks.Halves, Takes: tiebreaks.ModScore,
	Doc: phrase.New("The Buchholz of the opponents met over the board, added up."),
	Each: func(t *tiebreaks.Tally) {
		addBuchholzOfOpponents(t, func(i int) tiebreaks.Value { return buchholz(t.Work, i, t.Kind(), false) })
	},
}

// addBuchholzOfOpponents adds a value of each opponent met over the board.
func addBuchholzOfOpponents(t *tiebreaks.Tally, of func(i int) tiebreaks.Value) {
	cells := t.Cells(t.Who)
	for r := range cells {
		c := &cells[r]
		if !c.Outcome.Played() || c.Opponent < 0 {
			continue
		}
		v := of(c.Opponent)
		t.Add(tiebreaks.Part{Round: r + 1, Opponent: c.Opponent, Term: tiebreaks.Amount(v), Rank: v})
	}
}
