package tiebreaks

// All is every tie-break, in the order of menus and manuals.
var All = []*TieBreak{
	// Scores.
	pts, mpts, gpts, mpvgp, games, matches,
	// FIDE C.07.
	bh, sb, ps,
	// US Chess.
	modmed, solkoff, cumulative, oppcum, median, between, head2head, blacks, kashdan, avgopp, oppperf, adjcum,
	// Sydney.
	medbh, progress, berger, winsSydney,
	// US team events.
	usat, usatx2, ihsa,
	// Team procedures.
	lothian,
}
