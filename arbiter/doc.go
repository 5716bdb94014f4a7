// Package arbiter is what an arbiter decides, as the change that it makes.
//
// The window and the command line ask in different ways, with keys and with
// words, but they ask for the same things: a preset for this section, a result on
// that board, the next round. What follows from such a decision is written here,
// once: which steps it takes, what goes along with it, and when it is refused.
// Both front ends then hand the change to their journal.
//
// A decision is a function from the event as it stands and from what was asked
// to a journal.Change. It changes nothing and asks nobody; where something has to
// be asked first, the answer is an argument. It refuses with a phrase, which says
// what is wrong, where, and the cure; what it left out it names in a note, a
// phrase too. So the front ends decide only how a question is put and where its
// answer is shown.
//
// One file a family of decisions:
//
//	ranking.go     tie-breaks, presets, trophies
//	section.go     a new section and its settings
//	result.go      what was typed as a result
//	numbering.go   the order of the starting numbers
//	people.go      entries, byes, withdrawals, splitting, moving
//	rounds.go      a round made, or its rest paired, as the change that enters it
//	noshows.go     who has not come and would be paired; following.go tie-breaks that follow the system
//	ways.go        the ways out of a round that the rules leave impossible
//	standing.go    the last round, play-offs, and what stands in the way
//	byhand.go      boards laid, swapped, turned and broken; boards.go their numbers
//	objections.go  what the rules have against boards laid by hand
//	examine.go     the examiner's judgement of a round
//	everywhere.go  the next round of every section; anew.go a round paired again
//	later.go       which rounds were paired on what a change corrects
//	fide.go        FIDE mode
//	accelerate.go  acceleration; lot.go the draw of the initial colour
package arbiter
