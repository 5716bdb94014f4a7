// Package rules has the tie-breaks, a record and a file each. Their examples are in the tests of package tiebreaks. What several
// share (the opponents, the boards, the running scores, the encounters of the tied) is a function that takes the engine's Tally, Group or
// Work. The name of a record is its code.
package rules
