package tiebreaks

import (
	"wallchart/model"
	"wallchart/phrase"
)

var gelbfuhs = &TieBreak{
	Code: "GELBFUHS", Name: phrase.New("Gelbfuhs"), Also: []string{"Gelbfuhs score"},
	Short: phrase.New("Gelbfuhs"),
	Rule:  []Source{told("Gelbfuhs 1873; from memory, no text at hand")}, For: Players, Type: C, Format: Quarters, Join: SumCents,
	Doc: phrase.New("For every game the points made times the share of the points that the opponent made of those it " +
		"could in its games over the board; the sum is rounded to two decimals. A win against a full score is worth 1."),
	Each: func(t *Tally) {
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
			t.Add(Part{Round: r + 1, Opponent: c.Opponent, Term: times(Of(c.Games), Of(made)).dividedBy(Of(win * games))})
		}
	},
}
