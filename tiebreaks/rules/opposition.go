package rules

import (
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of 4 players: 1-2 1, 3-4 = | 1-3 =, 2-4 1 | 4-1 0, 2 B, 3 U:
//
//	AVGOPP us: 1800 1850 1850 1900
var AVGOPP = &tiebreaks.TieBreak{
	Code: "AVGOPP", Name: phrase.New("Average Opposition"), Also: []string{"A", "Competition Average"},
	Short: phrase.New("Avg opp."),
	Rule:  []tiebreaks.Source{{Body: tiebreaks.OfUSChess, Text: phrase.New("US Chess 34E11, as SwissSys prints it")}},
	For:   tiebreaks.Players, Type: tiebreaks.D, Format: tiebreaks.Trim, Join: tiebreaks.MeanFloorHalf, RuleSet: "us",
	Takes: tiebreaks.ModRulebook,
	Doc: phrase.New("The mean rating of the opponents played. An unrated opponent counts with the performance in this " +
		"event, and the mean is cut down to a multiple of ½, as SwissSys does; R leaves out unrated opponents and gives " +
		"two decimals."),
	Each: func(t *tiebreaks.Tally) {
		if t.Use.R {
			t.Join = tiebreaks.MeanCents
		}
		for r, c := range t.Cells(t.Who) {
			if !c.Outcome.Played() || c.Opponent < 0 {
				continue
			}
			p := tiebreaks.Part{Round: r + 1, Opponent: c.Opponent}
			rating, known := int(t.Sheet.Lines[c.Opponent].Rating), true
			if rating == 0 {
				if rating, known = performance(t.Work, c.Opponent, false); known {
					p.Why = phrase.New("unrated, performance in this event")
				}
				if t.Use.R || !known {
					leaveOut(t, p, phrase.New("unrated, left out"))
					continue
				}
			}
			rated(&p, rating)
			t.Add(p)
		}
	},
}
