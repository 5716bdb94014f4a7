// Package arbiter is what an arbiter decides: as the change that it makes. Begin with pair.Result.
//
// The window and the command line ask in different ways, with keys and with words, but for the same things: a list of tie-breaks for
// this section, a result on that board, the next round. What follows from such a decision is written here, once: which steps it takes,
// what goes along with it, and when it is refused. Both then hand the change to the journal.
//
// A decision is a function from the event and from what was asked to a journal.Change. It alters nothing and asks nobody; where a
// question must be answered first, the answer is an argument. A refusal is a phrase that says what is wrong, where, and the cure; what
// was left out is named in a note, a phrase too.
//
// Rounds are decided in pair, who takes part in entries, places in rank; here are the event and its details, what FIDE mode warns of
// (warn.go), and what goes to a federation. Reading files and asking questions is not done here.
package arbiter
