package rules

import (
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of 4 players: 1-2 0, 3-4 1 | 1-3 1, 2-4 0 | 1-4 1, 2-3 0:
//
//	BETWEEN us: 1 2 2 1
var BETWEEN = &tiebreaks.TieBreak{
	Code: "BETWEEN", Name: phrase.New("Result between tied players"), Mid: phrase.New("result between tied players"),
	Short: phrase.New("Between"),
	Also:  []string{"Result between tied", "Results between"},
	Rule:  []tiebreaks.Source{usChess("34E5")}, For: tiebreaks.Both, Type: tiebreaks.A, Format: tiebreaks.Whole, RuleSet: "us",
	Doc: phrase.New("Wins less losses in the games among all who are tied: three wins and a loss (+2) are better than " +
		"one win (+1). Not everybody need have met."),
	Among: func(g *tiebreaks.Group) {
		values := make([]tiebreaks.Value, len(g.Members))
		for k, i := range g.Members {
			for r, c := range g.Cells(i) {
				if c.Opponent < 0 || !c.Outcome.Played() || g.At(c.Opponent) < 0 {
					continue
				}
				p := tiebreaks.Part{Round: r + 1, Opponent: c.Opponent, Term: tiebreaks.Amount(0)}
				switch {
				case c.Outcome.IsWin():
					p.Term = tiebreaks.Amount(tiebreaks.One)
				case c.Outcome.IsLoss():
					p.Term = tiebreaks.Amount(-tiebreaks.One)
				}
				g.Parts[k] = append(g.Parts[k], p)
				values[k] += p.Value()
			}
		}
		g.ByValue(values)
	},
}
