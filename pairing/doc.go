// Package pairing says who meets whom: what a pairing system is, and what all of them share.
//
// # The engines
//
// A pairing system is one record, an Engine, in a package of its own below this one; package systems lists them. An engine is a pure
// function from a Field, what is known before the round, to a Round, the pairs with their colours in board order. It does no I/O and
// keeps nothing. Begin with engine.go and field.go, then read lothian, the smallest. What
// FIDE's Swiss systems for individuals share is in fide.
//
// # How a Swiss is taken apart
//
// Score groups are paired from the top. A group is a graph with an edge for each allowed pair; the criteria of the regulation, in
// their order, are bit fields of the edge's weight, so that the matching of greatest weight (package matching, which knows no chess)
// is the best pairing there is. "Tried first" among equals is more fields below the criteria. A group is paired so that all below it
// can still be.
//
// # What every Swiss engine shares
//
// C.04.1 (basic rules) and C.04.2 (general handling rules), both in force from 1 February 2026:
//
//   - Two participants who played each other do not meet again; a forfeited
//     pairing may be paired again (C.04.2, 3.5).
//   - The pairing-allocated bye does not go to one who has had it, or who has
//     scored in one round, without playing, as many points as a win.
//   - Colour histories are of played games only, with unplayed rounds squeezed
//     out (Player.Colours); float histories are by round of the tournament.
//   - Boards are ordered by the score of the higher-ranked player of the pair,
//     the sum of both scores, and the pairing number of the higher-ranked.
//
// House players are in the field and never present: Engine.WithHouse makes one of them the opponent of who would have the bye.
//
// # Errors
//
// An engine that finds no pairing returns *Impossible, which names who is left,
// which rules collide, and the ways out.
package pairing
