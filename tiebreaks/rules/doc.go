// Package rules has the tie-breaks, a record and a file each. What several share (the opponents, the boards, the running scores, the
// encounters of the tied) is a function that takes the engine's Tally, Group or Work. The name of a record is its code.
//
// Above each record stands its smallest worked example, which TestExamples of package tiebreaks works out. Rounds are parted by a bar and
// games by a comma: "1-2 =" is a draw of 1, with White, and 2; 1, 0 and + are a win, a loss and a forfeit win of the first; "2 B" is a
// full-point bye, "2 U" a zero-point bye. Players 1, 2, 3 are rated 2000, 1900, 1800. A match of teams has a letter a board, and counts 2,
// 1 and 0. Below stand the tie-break, the rule set for unplayed rounds, and the values of 1, 2, 3 or A, B, C; after three spaces a note.
package rules
