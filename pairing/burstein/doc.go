// Package burstein pairs a round by the FIDE Burstein System, C.04.4.2, in
// force from 1 February 2026.
//
// # The system
//
// The first rounds, half of all but at most four, are rounds of the Dutch
// System (1.6, engine.go). After them a score group is ranked by whom its
// players have met, Buchholz and Sonneborn-Berger (1.7 and 1.8, index.go), and
// folded: first against last, second against last but one (4, bracket.go). The
// bye is given before anything is paired (3.1, bye.go). Who is left over moves
// down and stands among the players there, wherever the ranking puts him.
//
// # How the text becomes a matching
//
// Brackets are paired from the top (round.go). A bracket is a graph: its
// players, the next score group, and everybody below, with an edge wherever C1
// and C3 allow a pair. C4 to C8 are bit fields of the edge weights, each in one
// place beside its words (criteria.go), so that a matching of greatest weight
// is a best pairing. Of the best the first in the order of article 4 is wanted:
// the edges that some best matching has make a graph without weights, and in
// that each player in turn takes the opponent with the largest number who
// leaves the others a perfect matching (bracket.go).
//
// # When less is enough
//
// The exact graph holds the whole field. It is a lower bound that makes this
// unnecessary (fold.go): of the players who want one colour, one in each pair
// can have it. A pairing that leaves nobody over needlessly, and misses no
// more preferences than that, cannot be beaten on C5 to C8; and those that
// reach the bound are again the perfect matchings of a graph without weights,
// whose missing edges are only those inside two groups of players (parts.go)
// and the few pairs that have met. Such a graph is known to have a perfect
// matching while it is large, so that a large bracket is folded in one walk
// and a search is needed for the last players only.
//
// # Readings
//
// Where the text leaves it open; docs/rules/fide-burstein.md has them all.
//
//   - 1.7 counts rounds of zero-point byes as draws for the opponents of one who
//     is absent now: of one who is absent in the very round to be paired, with
//     nothing for it, and for the unbroken run of such rounds before it.
//   - "Current score" is the score before the round to be paired: the half point
//     of one who sits this round out is not yet in it.
//   - "Higher ranked" (5.2) is by 1.8, so that score plays no part.
//   - Score groups and the bye go by the pairing score under acceleration; the
//     index never counts fictitious points.
package burstein
