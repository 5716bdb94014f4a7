// Package pairing says who meets whom.
//
// # The engines
//
// Each pairing system is one record, an Engine, in a package of its own:
// dutch, dubov, burstein, team, usswiss, roundrobin, lothian. Package systems lists them in the
// order of menus and manuals. An engine is a pure function from a Field, what
// is known before the round, to a Round, the pairs with their colours in board
// order; it does no I/O and keeps nothing.
//
// # What every Swiss engine shares
//
// This package holds what FIDE's C.04.1 (basic rules) and C.04.2 (general
// handling rules), both in force from 1 February 2026, ask of every system:
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
// # Errors
//
// An engine that finds no pairing returns *Impossible, which names who is left,
// which rules collide, and the ways out.
package pairing
