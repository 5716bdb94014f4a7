package tiebreaks

// All is every tie-break, in the order of menus and manuals.
var All = []*TieBreak{
	// Scores.
	pts, mpts, gpts, mpvgp, games, matches,
	// FIDE C.07, individual and common.
	de, bh, fb, aob, sb, ks, ps, win, won, bpg, bwg, rep, std, aro, tpr, ptp, apro, appo, rtng, tpn,
	// FIDE C.07, teams.
	ede, edet, edeb, edebt, edebb, emmsb, emgsb, egmsb, eggsb, bc, tbr, bbe, sssc,
	// US Chess.
	modmed, solkoff, cumulative, oppcum, median, between, head2head, blacks, kashdan, avgopp, oppperf, adjcum,
	// Sydney.
	medbh, progress, berger, winsSydney,
	// US team events.
	usat, usatx2, ihsa,
	// WinTD and Michigan.
	percent, perfindex, otbFirst,
	// Team events elsewhere.
	lothian, berlin, gpdiff, gpdiffplus, ownavg, highwin, tennant, khanty, khantymp, oly26, oly26mp,
	// In place of the score.
	keizerPoints, roundReached,
	// Others.
	sob, sor, progelim, sorelim, wallace, arranz, linperf, papiperf, sbsq, gelbfuhs, deall,
	// By the arbiter.
	playoff, own, lots, manual,
}
