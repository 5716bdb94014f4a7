package rules

import (
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of teams of 2: A-B 1=, C-D 11 | A-C =0, B-D 10:
//
//	USAT us: 1.75 1.0 2.5 0.5   A: 1½×½ + ½×2
var USAT = &tiebreaks.TieBreak{
	Code: "USAT", Name: phrase.New("US Amateur Team"), Also: []string{"US Amateur", "USAT tie-break"},
	Short: phrase.New("USAT"),
	Rule:  []tiebreaks.Source{usChess("34G2")}, For: tiebreaks.Teams, Type: tiebreaks.C, Format: tiebreaks.Halves, RuleSet: "us",
	Doc: phrase.New("For every match played, the game points made times the opponent's adjusted final match score, " +
		"added up. The adjusted score counts every bye or other unplayed round of the opponent as a drawn match. One's own " +
		"byes and forfeited matches add nothing."),
	Reach: tiebreaks.ByOpponents,
	Each:  func(t *tiebreaks.Tally) { addUSAT(t) },
}

// Example of teams of 2: A-B 1=, C-D 11 | A-C =0, B-D 10:
//
//	USATX2 us: 3.5 2.0 5.0 1.0
var USATX2 = &tiebreaks.TieBreak{
	Code: "USATX2", Name: phrase.New("US Amateur Team, doubled"), Also: []string{"USAT×2", "USAT doubled", "USAT2"},
	Short: phrase.New("USAT ×2"),
	Rule:  []tiebreaks.Source{{Body: tiebreaks.OfUSChess, Text: phrase.New("US Chess 34G2, as printed by WinTD and in Indiana")}},
	For:   tiebreaks.Teams, Type: tiebreaks.C, Format: tiebreaks.Halves, Factor: 2, RuleSet: "us",
	Doc: phrase.New("The US Amateur Team tie-break times two, which is how some programs print it. The order is the " +
		"same."),
	Reach: tiebreaks.ByOpponents,
	Each:  func(t *tiebreaks.Tally) { addUSAT(t) },
}
