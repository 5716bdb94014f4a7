// Package roundrobin makes the tables of all-play-alls, in which every pairing
// is known before the first round.
//
// # Berger
//
// The tables of FIDE's C.05 annex. Everybody, present or not, keeps his place
// in the table: a player who does not come loses by forfeit. With an odd number
// one player rests in each round (Round.Resting).
//
// In a double all-play-all the second cycle has the colours reversed, and the
// last two rounds of the first cycle change places, so that nobody has a colour
// three times running where the cycles meet (C.05 annex).
//
// # Scheveningen
//
// Everybody of one team meets everybody of the other. The first half of the
// list is team A, the second half team B.
//
// # Schiller
//
// Several teams; everybody meets everybody of the other teams.
package roundrobin
