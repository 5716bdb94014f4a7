package tiebreaks

import (
	"wallchart/model"
	"wallchart/phrase"
)

var sbsq = &TieBreak{
	Code: "SBSQ", Name: phrase.New("Sonneborn-Berger with own score squared"), Also: []string{"Sonneborn 1886"},
	Short: phrase.New("SB²"),
	Rule:  []Source{told("Sonneborn's proposal of 1886; from memory, no text at hand")},
	For:   Players, Rules: true, Type: C, Format: Quarters,
	Takes: ModForfeits,
	Doc:   phrase.New("The Sonneborn-Berger plus the square of one's own score."),
	Reach: ByOpponents,
	Each: func(t *Tally) {
		t.addBerger(model.GamePoints, model.GamePoints)
		own := t.Sheet.Lines[t.Who].Games
		t.Add(Part{Opponent: -1, Term: times(Of(own), Of(own)), As: phrase.New("own score squared"), fixed: true})
	},
}
