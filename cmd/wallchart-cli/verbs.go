package main

// verbs are all there are, in the order of the help: what an event says, what
// comes out of it, what changes it.
func verbs() []verb {
	return []verb{
		standings, crosstable, explain, why, conformVerb, history,
		export, roundPapers, printPDF, printers, convert, ratingReport, changes,
		create, set, board, lineup, rosterVerb, matchScore, forRating, lock, complete, lastRound, second,
		adjust, ownValue, bye, withdraw, expel, addPlayer, editPlayer, addTeam, remove, renumber, importing, pairVerb, checking, round,
		generated, looking,
		checkIn, fees, hallVerb, shareVerb, joinVerb, followVerb,
		ratingLists, knownPlayers, categories, prizesVerb, forecastVerb, rateVerb, normsVerb, seriesVerb,
		section, apart, split, divide, merge, final, cross, extraVerb, move, event, schedule,
		trophy, schoolsVerb,
		tiebreakList, presets, systemList, version,
	}
}
