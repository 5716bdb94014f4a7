// Package dutch pairs a round by the FIDE (Dutch) System, C.04.3.
//
// # Two editions
//
// Current is the text in force from 1 February 2026; Edition2017 the one valid
// until the day before. One round in eight comes out differently.
//
// # How the text becomes a matching
//
// Brackets are paired from the top (bracket.go). A bracket is a graph: its
// moved-down players and residents, the next score group, and everybody below,
// with an edge wherever C1 and C3 allow a pair (absolute.go). The criteria C4 to
// C21 are bit fields of the edge weights, the most important one on top; each is
// one record, with what is said of a pairing that breaks it (criteria.go), so
// that a matching of greatest weight is a best candidate of the bracket: C4 is
// the number of pairs of the whole field, C6 those of the bracket, C8 those of
// the next group, and so on. "Generated first" (4.2 to 4.4) is more fields
// below C21: which moved-down players are paired, with whom, how many players
// are exchanged between S1 and S2 and which, and who meets whom (bracket.go,
// remainder.go). These are many bits; they are solved for in chunks, what one
// chunk decides being fixed for the next, and every edge that no best matching
// contains being dropped.
//
// The bye is a vertex of its own, joined to those whom C2 and C5 allow it.
//
// # When less is enough
//
// The exact graph holds the whole field. Most brackets need less (scope.go,
// ahead.go), and in large fields most need no matching at all (quick.go).
package dutch
