package tiebreaks

import "wallchart/phrase"

// RuleSets are the rule sets, in the order of menus.
var RuleSets = []Rules{
	{
		Code: "fide2026", Name: phrase.New("FIDE, from March 2026"),
		Source:   phrase.New("FIDE Handbook C.07, in force from 1 March 2026, article 16"),
		Opponent: LastByesDrawn, Own: DummyCapped, VoluntaryFirst: true, DropUnrated: true, Article: phrase.New("C.07 (2026) 16.4"),
	},
	{
		Code: "fide2024", Name: phrase.New("FIDE, September 2023 to February 2026"),
		Source:   phrase.New("FIDE Handbook C.07, in force from 1 September 2023, with the clarifications of 2024, article 16"),
		Opponent: LastByesDrawn, Own: DummyOwn, VoluntaryFirst: true, DropUnrated: true, Article: phrase.New("C.07 (2024) 16.4"),
	},
	{
		Code: "fide2009", Name: phrase.New("FIDE, 2009 to August 2023 (virtual opponent)"),
		Source:   phrase.New("FIDE Handbook, tie-break regulations of 2009 to 2022"),
		Opponent: UnplayedDrawn, Own: Virtual, OwnDrawn: true, DropUnrated: true, Article: phrase.New("virtual opponent, FIDE 2009"),
	},
	{
		Code: "us", Name: phrase.New("US Chess"), Source: phrase.New("US Chess Federation's Official Rules of Chess, 34E"),
		Opponent: UnplayedDrawn, Own: Zero, OwnNothing: true, Article: phrase.New("US Chess 34E"),
	},
	{
		Code: "plain", Name: phrase.New("Plain: scores as they stand"),
		Source:   phrase.New("Scores as shown in the table, no opponent in unplayed rounds; what most school sheets do"),
		Opponent: AsAwarded, Own: Nothing, OwnNothing: true, OpenBye: true, Article: phrase.New("plain scores"),
	},
	{
		Code: "plainzero", Name: phrase.New("Plain, with 0 for unplayed rounds"),
		Source:   phrase.New("Chess Scotland: a bye counts as zero; as plain, but the zero can be the lowest value that is cut"),
		Opponent: AsAwarded, Own: Zero, OwnNothing: true, OpenBye: true, Article: phrase.New("a bye counts as zero"),
	},
	{
		Code: "olympiad2018", Name: phrase.New("Olympiads 2010 to 2018"),
		Source:   phrase.New("FIDE Olympiad regulations: an unplayed match is drawn against a virtual opponent"),
		Opponent: UnplayedDrawn, Own: Virtual, OwnDrawn: true, Article: phrase.New("Olympiad regulations 2010-2018"),
	},
	{
		Code: "olympiad2026", Name: phrase.New("Olympiad 2026"), Source: phrase.New("FIDE Olympiad regulations 2026"),
		Opponent: ByesDrawn, Own: Nothing, OwnNothing: true, Article: phrase.New("Olympiad regulations 2026"),
	},
	{
		Code: "papi", Name: phrase.New("France (Papi)"),
		Source:   phrase.New("FFE, program Papi: virtual opponents, cuts by the number of rounds"),
		Opponent: UnplayedDrawn, Own: Virtual, OwnDrawn: true, CutsByRounds: true, Article: phrase.New("virtual opponent, Papi"),
	},
	{
		Code: "fide2009awarded", Name: phrase.New("FIDE 2009, Sonneborn-Berger by points awarded"),
		Source: phrase.New("As fide2009; the text of 2009 does not say which result multiplies the virtual opponent, " +
			"Swiss-Manager takes a draw, this takes the points awarded"),
		Opponent: UnplayedDrawn, Own: Virtual, DropUnrated: true, Article: phrase.New("virtual opponent, FIDE 2009"),
	},
}
