package rules

import (
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of 4 players: 1-2 1, 3-4 = | 1-3 =, 2-4 1 | 4-1 0, 2 B, 3 U:
//
//	APRO fide2026: 1776 1850 1850 1924
var APRO = &tiebreaks.TieBreak{
	Code: "APRO", Name: phrase.New("Average performance rating of opponents"), Also: []string{"Average of opponents' TPR"},
	Short: phrase.New("Avg TPR"),
	Rule:  []tiebreaks.Source{fide("10.4")}, For: tiebreaks.Players, Type: tiebreaks.D, Format: tiebreaks.Whole,
	Join: tiebreaks.MeanWhole, Takes: tiebreaks.ModUnrated,
	Doc:    phrase.New("The mean of the tournament performance ratings (TPR) of the opponents met over the board, .5 up."),
	Remark: tiebreaks.UnratedMet,
	Each:   func(t *tiebreaks.Tally) { addPerformances(t, (*otb).tpr) },
}

// Example of 4 players: 1-2 1, 3-4 = | 1-3 =, 2-4 1 | 4-1 0, 2 B, 3 U:
//
//	APPO fide2026: 1768 1850 1850 1928
var APPO = &tiebreaks.TieBreak{
	Code: "APPO", Name: phrase.New("Average perfect performance of opponents"), Also: []string{"Average of opponents' PTP"},
	Short: phrase.New("Avg PTP"),
	Rule:  []tiebreaks.Source{fide("10.5")}, For: tiebreaks.Players, Type: tiebreaks.D, Format: tiebreaks.Whole,
	Join: tiebreaks.MeanWhole, Takes: tiebreaks.ModUnrated,
	Doc: phrase.New("The mean of the perfect tournament performances (PTP) of the opponents met over the board, .5 " +
		"up."),
	Remark: tiebreaks.UnratedMet,
	Each:   func(t *tiebreaks.Tally) { addPerformances(t, (*otb).ptp) },
}

// addPerformances adds a performance of every opponent met over the board.
func addPerformances(t *tiebreaks.Tally, of func(*otb) int) {
	cells := t.Cells(t.Who)
	var o otb
	for r := range cells {
		c := &cells[r]
		if !c.Outcome.Played() || c.Opponent < 0 {
			continue
		}
		overTheBoard(t.Work, c.Opponent, t.Use.Unrated, &o)
		p := tiebreaks.Part{Round: r + 1, Opponent: c.Opponent}
		if len(o.ratings) == 0 {
			leaveOut(t, p, phrase.New("has no performance: no game against a rated player"))
			continue
		}
		rated(&p, of(&o))
		t.Add(p)
	}
}
