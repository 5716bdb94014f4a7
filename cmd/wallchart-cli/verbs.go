package main

// verbs are all there are, in the order of the help: what an event says, what
// comes out of it, what changes it.
func verbs() []verb {
	return []verb{
		Standings, Crosstable, Explain, Why, Conform, History,
		Export, RoundPapers, Print, Printers, Convert, USChess, Log,
		New, Set, Board, Lineup, Roster, MatchScore, ForRating, Lock, Complete, LastRound, Second,
		Adjust, Value, Bye, Withdraw, Expel, AddPlayer, EditPlayer, AddTeam, Remove, Renumber, Import, Pair, Check, Round,
		Generate, Health,
		CheckIn, Fees, Hall, Share, Join, Follow,
		Ratings, Known, Categories, Prizes, Forecast, Rate, Norms, Series,
		Section, Apart, Split, Divide, Merge, Final, Cross, Extra, Move, Event, Schedule,
		Trophy, Schools,
		TieBreaks, Presets, Systems, Version,
	}
}
