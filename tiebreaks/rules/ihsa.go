package rules

import (
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// ihsaWeights are the points of the eight boards of the Illinois High School
// Association's matches.
var ihsaWeights = []int{12, 11, 10, 9, 8, 7, 6, 5}

// Example of teams of 2: A-B 1=, C-D 11 | A-C =0, B-D 10:
//
//	IHSA us: 20.75 11.5 28.5 5.5   A: 17½×½ + 6×2
var IHSA = &tiebreaks.TieBreak{
	Code: "IHSA", Name: phrase.New("IHSA (variant of USAT, weights configurable; unverified)"),
	Short: phrase.New("IHSA"),
	Also:  []string{"Illinois High School Association"},
	Rule:  []tiebreaks.Source{told("after the Illinois High School Association; its text was not at hand")},
	For:   tiebreaks.Teams, Type: tiebreaks.C, Format: tiebreaks.Halves, RuleSet: "us",
	Takes: tiebreaks.ModWeights,
	Doc: phrase.New("Unverified: the IHSA's tie-break is known to us only as similar to USAT. Here: for every match " +
		"played, the points of the boards won by their weights (12, 11, 10, 9, 8, 7, 6, 5, draws half) times the " +
		"opponent's adjusted final match score. W sets other weights, as in IHSA/W4.3.2.1; IHSA/W1 counts all boards alike."),
	Missing: boardsUnknown,
	Each: func(t *tiebreaks.Tally) {
		ws := ihsaWeights
		if t.Use.Weights != "" {
			ws = t.Use.BoardWeights()
		}
		addUSAT(t)
		for k := range t.Parts {
			p := &t.Parts[k]
			if p.Memo {
				continue
			}
			score, _ := byesHalved(t, p.Opponent)
			made := weighted(boardPoints(t.Work, &t.Cells(t.Who)[p.Round-1]), ws)
			p.Term = tiebreaks.Times(made, tiebreaks.Of(score))
		}
	},
}
