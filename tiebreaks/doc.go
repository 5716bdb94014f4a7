// Package tiebreaks orders the participants of a section and says why.
//
// # A tie-break is a record
//
// A TieBreak has a code, names, the rule it comes from, and one function. Here
// is the engine, which knows none by name: the records are in the room rules,
// and catalogue lists them and ranks sections by their lists (start there with
// Standard and Parse). A Use is a tie-break together with its modifiers, as
// written in a list: "BH:MP/C1".
//
// # A number is its explanation
//
// The function of a record never returns a number. It adds Parts: round,
// opponent, what the round was counted as, and a Term, whose factors make both
// the amount that counts and its text. Modifiers strike parts, for all records
// in one place (strike.go). The value is made of the parts that are left and of
// nothing else: their sum, or their mean with the rounding the record states,
// then the record's factor. So what is shown when somebody asks "why 53.0?" is
// what was computed. A test reads the printed explanations back, as a person
// would, and adds them up (reading_test.go, package readtest).
//
// The parts of everybody are not kept; those of a value that is asked for are made
// again by the same code. After a corrected result only the values that it reaches
// are made anew: a record says by Reach whether that is one's own rounds, those of
// the opponents, or anybody's.
//
// Tie-breaks between the tied (direct encounter, board count and the like)
// depend on who is still tied. They are asked for each such group and answer
// with an order of it, each participant again with parts.
//
// # Unplayed rounds
//
// How byes, forfeits and absences count is a Rules record chosen per section:
// FIDE's editions of 2026, 2024 and 2009, US Chess, plain. The records of the
// tie-breaks do not know which one is in force; they ask Work for the score of
// an opponent, or for the opponent that stands in for an unplayed round.
//
// # Exact
//
// Everything is integers in hundredths of a point (Value). Averages are rounded
// to the decimals the regulation names and compared as rounded.
package tiebreaks
