package rules

import (
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of teams of 2: A-B 1=, C-D 11 | A-C =0, B-D 10:
//
//	PERFINDEX us: 108.75 81.25 121.25 88.75   A: 102.5 and 115
var PERFINDEX = &tiebreaks.TieBreak{
	Code: "PERFINDEX", Name: phrase.New("Performance index"), Also: []string{"Performance Index (WinTD)"},
	Short: phrase.New("Perf. idx"),
	Rule:  []tiebreaks.Source{from("WinTD")}, For: tiebreaks.Teams, Type: tiebreaks.C, Format: tiebreaks.Quarters, Join: tiebreaks.MeanCents,
	Doc: phrase.New("For every round 100 + (W/R − ½)·(50 + 10R) + (S/G − ½)·80, where W is the opponent's " +
		"match score with a match won counting 1, R the rounds, S the game points made, G the boards; the mean over the " +
		"rounds. An unplayed round counts with W = 0 and S = 0. Every round is rounded to two decimals."),
	Each: func(t *tiebreaks.Tally) {
		rounds, boards := tiebreaks.Value(t.Sheet.Rounds), tiebreaks.Value(t.Boards())
		win := tiebreaks.Value(max(1, t.WinWorth(model.MatchPoints)))
		for r, c := range t.Cells(t.Who) {
			if c.Outcome == model.Rest || c.Outcome == model.Pending {
				continue
			}
			var w, s tiebreaks.Value // the opponent's points in wins × win, the own in half points
			why := unplayedNote(&c)
			if c.Outcome.Played() && c.Opponent >= 0 {
				w, s = tiebreaks.Value(t.Sheet.Lines[c.Opponent].Match), tiebreaks.Value(c.Games)
			}
			v := 100*tiebreaks.One + tiebreaks.Rounded(100*(2*w-rounds*win)*(50+10*rounds),
				2*rounds*win) + tiebreaks.Rounded(100*80*(s-boards), 2*boards)
			t.Add(tiebreaks.Part{Round: r + 1, Opponent: c.Opponent, Term: tiebreaks.Amount(v), Why: why})
		}
	},
}
