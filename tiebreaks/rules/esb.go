package rules

import (
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// extendedBerger makes one of the four records of extended Sonneborn-Berger.
func extendedBerger(code string, short phrase.Text, theirs, ours model.ScoreKind, letter string) *tiebreaks.TieBreak {
	return &tiebreaks.TieBreak{
		Code: code, Name: phrase.New("Extended Sonneborn-Berger, their %s × our %s", theirs, ours),
		Short: short,
		Also:  []string{"Sonneborn-Berger variation " + letter},
		Rule:  []tiebreaks.Source{fide("13.2")}, For: tiebreaks.Teams, Instead: "SB", Rules: true, Type: tiebreaks.C, Format: tiebreaks.Quarters,
		Takes: tiebreaks.ModCut | tiebreaks.ModForfeits,
		Doc: phrase.New("For every match the opponent's %s times the %s made in the match, added up. C1 leaves out the value "+
			"of the opponent with the lowest score; P counts forfeited matches as played.", theirs, ours),
		Each: func(t *tiebreaks.Tally) { addBerger(t, theirs, ours) },
	}
}

var (
	// Example of teams of 2: A-B 1=, C-D 11 | A-C =0, B-D 10:
	//
	//	EMMSB plain: 2.00 1.00 6.00 1.00
	EMMSB = extendedBerger("EMMSB", phrase.New("ESB MM"), model.MatchPoints, model.MatchPoints, "A")
	// Example of teams of 2: A-B 1=, C-D 11 | A-C =0, B-D 10:
	//
	//	EMGSB plain: 3.50 2.00 5.00 1.00
	EMGSB = extendedBerger("EMGSB", phrase.New("ESB MG"), model.MatchPoints, model.GamePoints, "B")
	// Example of teams of 2: A-B 1=, C-D 11 | A-C =0, B-D 10:
	//
	//	EGMSB plain: 3.00 1.00 6.00 1.50
	EGMSB = extendedBerger("EGMSB", phrase.New("ESB GM"), model.GamePoints, model.MatchPoints, "C")
	// Example of teams of 2: A-B 1=, C-D 11 | A-C =0, B-D 10:
	//
	//	EGGSB plain: 4.00 2.00 5.00 1.50
	EGGSB = extendedBerger("EGGSB", phrase.New("ESB GG"), model.GamePoints, model.GamePoints, "D")
)
