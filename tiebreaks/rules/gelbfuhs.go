package rules

import (
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of 4 players: 1-2 1, 3-4 = | 1-3 =, 2-4 1 | 4-1 0, 2 B, 3 U:
//
//	GELBFUHS plain: 0.92 0.17 0.50 0.25   P1: 1×1÷2 + ½×1÷2 + 1×½÷3; P3: ½×½÷3 + ½×2½÷3
var GELBFUHS = &tiebreaks.TieBreak{
	Code: "GELBFUHS", Name: phrase.New("Gelbfuhs"), Also: []string{"Gelbfuhs score"},
	Short: phrase.New("Gelbfuhs"),
	Rule:  []tiebreaks.Source{told("Gelbfuhs 1873; from memory, no text at hand")}, For: tiebreaks.Players, Type: tiebreaks.C,
	Format: tiebreaks.Quarters, Join: tiebreaks.SumCents,
	Doc: phrase.New("For every game the points made times the share of the points that the opponent made of those it " +
		"could in its games over the board; the sum is rounded to two decimals. A win against a full score is worth 1."),
	Each: func(t *tiebreaks.Tally) {
		win := max(1, t.WinWorth(model.GamePoints))
		for r, c := range t.Cells(t.Who) {
			if !c.Outcome.Played() || c.Opponent < 0 {
				continue
			}
			var made, games model.Points
			for _, o := range t.Cells(c.Opponent) {
				if o.Outcome.Played() {
					made += o.Games
					games++
				}
			}
			t.Add(tiebreaks.Part{Round: r + 1, Opponent: c.Opponent,
				Term: tiebreaks.Times(tiebreaks.Of(c.Games), tiebreaks.Of(made)).DividedBy(tiebreaks.Of(win * games))})
		}
	},
}
