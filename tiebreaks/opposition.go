package tiebreaks

import "wallchart/phrase"

var avgopp = &TieBreak{
	Code: "AVGOPP", Name: phrase.New("Average Opposition"), Also: []string{"A", "Competition Average"},
	Short: phrase.New("Avg opp."),
	Rule:  []Source{{ofUSChess, phrase.New("US Chess 34E11, as SwissSys prints it")}},
	For:   Players, Type: D, Format: Trim, Join: MeanFloorHalf, Home: "us", Takes: ModRulebook,
	Doc: phrase.New("The mean rating of the opponents played. An unrated opponent counts with the performance in this " +
		"event, and the mean is cut down to a multiple of ½, as SwissSys does; R leaves out unrated opponents and gives " +
		"two decimals."),
	Each: func(t *Tally) {
		if t.Use.R {
			t.Join = MeanCents
		}
		for r, c := range t.Cells(t.Who) {
			if !c.Outcome.Played() || c.Opponent < 0 {
				continue
			}
			p := Part{Round: r + 1, Opponent: c.Opponent}
			rating, known := int(t.Sheet.Lines[c.Opponent].Rating), true
			if rating == 0 {
				if rating, known = t.performance(c.Opponent, false); known {
					p.Why = phrase.New("unrated, performance in this event")
				}
				if t.Use.R || !known {
					t.leaveOut(p, phrase.New("unrated, left out"))
					continue
				}
			}
			p.rated(rating)
			t.Add(p)
		}
	},
}
