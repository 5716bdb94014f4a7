package tiebreaks

import (
	"wallchart/model"
	"wallchart/phrase"
)

var rep = &TieBreak{
	Code: "REP", Name: phrase.New("Rounds one elected to play"), Also: []string{"Games one elected to play", "Rounds elected to play"},
	Short: phrase.New("Elected"),
	Rule:  []Source{fide("7.6")}, For: Players, Type: B, Format: Whole,
	Doc: phrase.New("The number of rounds less half-point byes, zero-point byes, absences and forfeit losses."),
	Each: func(t *Tally) {
		t.count(func(c *model.Cell) bool { return !c.Outcome.Voluntary() && c.Outcome != model.Rest })
	},
}
