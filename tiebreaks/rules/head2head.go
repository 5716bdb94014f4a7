package rules

import (
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of 4 players: 1-2 1, 3-4 = | 1-3 =, 2-4 1 | 4-1 0, 2 B, 3 U:
//
//	HEAD2HEAD us: 100 100 100 100
var HEAD2HEAD = &tiebreaks.TieBreak{
	Code: "HEAD2HEAD", Name: phrase.New("Head-to-head"), Also: []string{"H", "Head to head"},
	Short: phrase.New("H2H"),
	Rule:  []tiebreaks.Source{from("SwissSys"), told("after US Chess 34E5")}, For: tiebreaks.Both, Type: tiebreaks.B,
	Format: tiebreaks.Whole, RuleSet: "us",
	Doc: phrase.New("100, less one for every game lost to somebody with the same final score. A number for everybody, " +
		"so it also works in a tie of many; the rulebook's comparison is BETWEEN."),
	Each: func(t *tiebreaks.Tally) {
		t.Add(tiebreaks.Part{Opponent: -1, Term: tiebreaks.Amount(100 * tiebreaks.One), As: phrase.New("start")})
		own := t.Sheet.Lines[t.Who].Total(t.Primary)
		for r, c := range t.Cells(t.Who) {
			if c.Outcome.IsLoss() && c.Opponent >= 0 && t.Sheet.Lines[c.Opponent].Total(t.Primary) == own {
				t.Add(tiebreaks.Part{Round: r + 1, Opponent: c.Opponent, Term: tiebreaks.Amount(-tiebreaks.One),
					Why: phrase.New("lost to the same score")})
			}
		}
	},
}
