package tiebreaks

import "wallchart/phrase"

var linperf = &TieBreak{
	Code: "LINPERF", Name: phrase.New("Linear performance"), Also: []string{"Performance, linear", "Performance 400"},
	Short: phrase.New("Lin. perf."),
	Rule:  []Source{from("Swiss-Manager"), told("older national rules")},
	For:   Players, Type: D, Format: Whole, Join: MeanWhole, Takes: ModUnrated,
	Doc: phrase.New("The mean of the opponents' ratings, each 400 higher for a win and 400 lower for a loss, .5 " +
		"up; games over the board only."),
	Remark: unratedMet,
	Each:   func(t *Tally) { t.addLinear(false) },
}

var papiperf = &TieBreak{
	Code: "PAPIPERF", Name: phrase.New("Performance (Papi)"), Also: []string{"Papi performance"},
	Short: phrase.New("Papi"),
	Rule:  []Source{told("FFE, program Papi")},
	For:   Players, Type: D, Format: Whole, Join: MeanWhole, Home: "papi", Takes: ModUnrated,
	Doc: phrase.New("The linear performance with every opponent's rating taken as no more than 400 above or below " +
		"one's own (for the unrated, as it stands)."),
	Remark: unratedMet,
	Each:   func(t *Tally) { t.addLinear(true) },
}

// addLinear adds the opponents' ratings ±400, clipped to own ±400 if asked.
func (t *Tally) addLinear(clip bool) {
	own := t.ratingOf(t.Who, t.Use.Unrated)
	for r, c := range t.Cells(t.Who) {
		if !c.Outcome.Played() || c.Opponent < 0 {
			continue
		}
		p := Part{Round: r + 1, Opponent: c.Opponent, Why: t.ratingNote(c.Opponent)}
		rating := t.ratingOf(c.Opponent, t.Use.Unrated)
		if rating == 0 {
			t.leaveOut(p, phrase.New("unrated, left out"))
			continue
		}
		if clip && own > 0 {
			if near := min(max(rating, own-400), own+400); near != rating {
				rating, p.Why = near, phrase.New("counted as no more than 400 from the own rating")
			}
		}
		switch {
		case c.Outcome.IsWin():
			rating += 400
		case c.Outcome.IsLoss():
			rating -= 400
		}
		p.rated(rating)
		t.Add(p)
	}
}
