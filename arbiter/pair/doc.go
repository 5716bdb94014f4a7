// Package pair has the decisions on rounds: which system pairs (section.go), how a round comes about (rounds.go, byhand.go, ways out in
// ways.go), what is entered on its boards (result.go, second.go), and whether it would come out otherwise today (later.go, compare.go).
// Begin with MakeRound and Result.
package pair
