package tiebreaks

import "wallchart/model"

var sbsq = &TieBreak{
	Code: "SBSQ", Name: "Sonneborn-Berger with own score squared", Also: []string{"Sonneborn 1886"},
	Rule: "Sonneborn's proposal of 1886; from memory, no text at hand", For: Players, Rules: true, Type: C, Format: Quarters,
	Takes: ModForfeits,
	Doc:   "The Sonneborn-Berger plus the square of one's own score.",
	Each: func(t *Tally) {
		t.addBerger(model.GamePoints, model.GamePoints)
		own := t.Sheet.Lines[t.Who].Games
		t.Add(Part{Opponent: -1, Term: times(Of(own), Of(own)), As: "own score squared", fixed: true})
	},
}
