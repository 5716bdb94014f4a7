package rules

import (
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of 4 players: 1-2 1, 3-4 = | 1-3 =, 2-4 1 | 4-1 0, 2 B, 3 U:
//
//	LINPERF plain: 2067 1850 1850 1633
var LINPERF = &tiebreaks.TieBreak{
	Code: "LINPERF", Name: phrase.New("Linear performance"), Also: []string{"Performance, linear", "Performance 400"},
	Short: phrase.New("Lin. perf."),
	Rule:  []tiebreaks.Source{from("Swiss-Manager"), told("older national rules")},
	For:   tiebreaks.Players, Type: tiebreaks.D, Format: tiebreaks.Whole, Join: tiebreaks.MeanWhole, Takes: tiebreaks.ModUnrated,
	Doc: phrase.New("The mean of the opponents' ratings, each 400 higher for a win and 400 lower for a loss, .5 " +
		"up; games over the board only."),
	Remark: tiebreaks.UnratedMet,
	Each:   func(t *tiebreaks.Tally) { addLinear(t, false) },
}

// Example of 4 players: 1-2 1, 3-4 = | 1-3 =, 2-4 1 | 4-1 0, 2 B, 3 U:
//
//	PAPIPERF plain: 2067 1850 1850 1633
var PAPIPERF = &tiebreaks.TieBreak{
	Code: "PAPIPERF", Name: phrase.New("Performance (Papi)"), Also: []string{"Papi performance"},
	Short: phrase.New("Papi"),
	Rule:  []tiebreaks.Source{told("FFE, program Papi")},
	For:   tiebreaks.Players, Type: tiebreaks.D, Format: tiebreaks.Whole, Join: tiebreaks.MeanWhole,
	RuleSet: "papi", Takes: tiebreaks.ModUnrated,
	Doc: phrase.New("The linear performance with every opponent's rating taken as no more than 400 above or below " +
		"one's own (for the unrated, as it stands)."),
	Remark: tiebreaks.UnratedMet,
	Each:   func(t *tiebreaks.Tally) { addLinear(t, true) },
}

// addLinear adds the opponents' ratings ±400, clipped to own ±400 if asked.
func addLinear(t *tiebreaks.Tally, clip bool) {
	own := t.RatingOf(t.Who, t.Use.Unrated)
	addRated(t, func(p *tiebreaks.Part, o model.Outcome, rating int) int {
		if clip && own > 0 {
			if near := min(max(rating, own-400), own+400); near != rating {
				rating, p.Why = near, phrase.New("counted as no more than 400 from the own rating")
			}
		}
		switch {
		case o.IsWin():
			rating += 400
		case o.IsLoss():
			rating -= 400
		}
		return rating
	})
}
