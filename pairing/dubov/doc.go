// Package dubov pairs a round by the FIDE Dubov System, C.04.4.1, in force from
// 1 February 2026.
//
// # The system
//
// It equalises, inside each score group, the rating of the opponents met (the
// average rating of opponents, ARO): who has met weak ones gets a strong one.
// The bye is given first (bye.go). Then, from the top, a bracket is the whole
// score group and as many upfloaters as it takes to pair it; nobody floats
// down. Who floats up (upfloaters.go, criteria.go) is decided by C5 to C10 and
// then by the order of 4.2. The bracket is divided into those who want White
// and the others (halves.go), as few as possible are moved from one half to
// the other (3.2.4, shifting.go), the first half stands in order of ARO, and
// takes the first permutation of the second that is legal (3.2.6, pairs.go).
//
// # How the text becomes a matching
//
// The choice of upfloaters is a matching of greatest weight of the score group
// and all below, each criterion a bit field of the edge weights. So is the
// choice of whom to move, where the first set in order does not do. "First
// set" is more bits, one for each player in the order of the article, solved
// for in chunks; what one chunk decides is fixed for the next.
//
// # When less is enough
//
// In all but small score groups the first set of all, taken as it stands,
// reaches the least that C7 can be; and those left below can be paired whoever
// floats up, which numbers prove (sturdy). Then nothing is weighed (upfloaters.go).
//
// # Readings
//
// docs/rules/fide-dubov.md lists where the text is open and how it is read.
package dubov
