package rules

import (
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of 4 players: 1-2 1, 3-4 = | 1-3 =, 2-4 1 | 4-1 0, 2 B, 3 U:
//
//	OPPPERF us: 1777.5 1849.5 1849.5 1922
var OPPPERF = &tiebreaks.TieBreak{
	Code: "OPPPERF", Name: phrase.New("Opposition's Performance"),
	Short: phrase.New("Opp. perf."),
	Also:  []string{"P", "Opposition Performance", "Average Opposition Performance"},
	Rule:  []tiebreaks.Source{{Body: tiebreaks.OfUSChess, Text: phrase.New("US Chess 34E10, as SwissSys prints it")}},
	For:   tiebreaks.Players, Type: tiebreaks.D, Format: tiebreaks.Trim, Join: tiebreaks.MeanFloorHalf, RuleSet: "us",
	Takes: tiebreaks.ModRulebook,
	Doc: phrase.New("The mean performance of the opponents played; a performance is the mean of the opponents' " +
		"ratings, 400 more for a win, 400 less for a loss. As SwissSys prints it: unrated opponents count with their own " +
		"performance against the rated, a rated player's win counts at least as one over a player 350 points below, " +
		"everything is cut down. R is the rulebook's: no such floor, games with unrated opponents left out, two decimals."),
	Each: func(t *tiebreaks.Tally) {
		if t.Use.R {
			t.Join = tiebreaks.MeanCents
		}
		for r, c := range t.Cells(t.Who) {
			if !c.Outcome.Played() || c.Opponent < 0 {
				continue
			}
			p := tiebreaks.Part{Round: r + 1, Opponent: c.Opponent}
			v, known := performance(t.Work, c.Opponent, t.Use.R)
			if !known {
				leaveOut(t, p, phrase.New("no performance: no game with a rated opponent"))
				continue
			}
			rated(&p, v)
			t.Add(p)
		}
	},
}
