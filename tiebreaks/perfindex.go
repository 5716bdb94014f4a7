package tiebreaks

import (
	"wallchart/model"
	"wallchart/phrase"
)

var perfindex = &TieBreak{
	Code: "PERFINDEX", Name: phrase.New("Performance index"), Also: []string{"Performance Index (WinTD)"},
	Short: phrase.New("Perf. idx"),
	Rule:  []Source{from("WinTD")}, For: Teams, Type: C, Format: Quarters, Join: MeanCents,
	Doc: phrase.New("For every round 100 + (W/R − ½)·(50 + 10R) + (S/G − ½)·80, where W is the opponent's " +
		"match score with a match won counting 1, R the rounds, S the game points made, G the boards; the mean over the " +
		"rounds. An unplayed round counts with W = 0 and S = 0. Every round is rounded to two decimals."),
	Each: func(t *Tally) {
		rounds, boards := Value(t.Sheet.Rounds), Value(t.Boards())
		win := Value(max(1, t.WinWorth(model.MatchPoints)))
		for r, c := range t.Cells(t.Who) {
			if c.Outcome == model.Rest || c.Outcome == model.Pending {
				continue
			}
			var w, s Value // the opponent's points in wins × win, the own in half points
			why := unplayedNote(&c)
			if c.Outcome.Played() && c.Opponent >= 0 {
				w, s = Value(t.Sheet.Lines[c.Opponent].Match), Value(c.Games)
			}
			v := 100*One + rounded(100*(2*w-rounds*win)*(50+10*rounds), 2*rounds*win) + rounded(100*80*(s-boards), 2*boards)
			t.Add(Part{Round: r + 1, Opponent: c.Opponent, Term: amount(v), Why: why})
		}
	},
}
