package tiebreaks

// All is every tie-break, in the order of menus and manuals.
var All = []*TieBreak{
	// Scores.
	pts, mpts, gpts, mpvgp, games, matches,
	// FIDE C.07.
	bh,
	// US Chess.
	solkoff,
	// US team events.
	usat, usatx2,
}
