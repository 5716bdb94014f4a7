// Package byhand is for rounds that the arbiter pairs, wholly or in part.
//
// Making a pair, breaking one, turning colours, exchanging two participants and
// renumbering boards are changes to the event (package journal) and need no
// engine. What needs one, or the rules, is here: Rest lets an engine pair those
// whom the arbiter has left, Objections says what the rules have against a
// pair, and FixedBoards numbers boards around those who cannot move.
//
// The arbiter's word stands. A pair laid down by hand may be one that no engine
// would make, a repeat even; only the impossible is refused, in a sentence that
// says what can be done.
package byhand
