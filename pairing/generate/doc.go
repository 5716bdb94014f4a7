// Package generate makes tournaments up: seeded, random, and possible in every
// detail, for demonstrations and for tests of everything else.
//
// # How
//
// A Plan says how many take part, how strong they are and how often things go
// wrong. People come first (people.go, teams.go): ratings crowd in the middle
// of the range, and everybody has a strength of his own near his rating. Then
// round after round is paired by the engine that was handed in, through the
// same pairing.Field that a real event would give it, and played (play.go).
// Results follow FIDE's table of expected scores (B.02, 8.1.2), with something
// added for White; draws become rarer the further apart two players are.
//
// Everything comes from one generator seeded by the plan, and nothing is
// computed in floating point: a plan and an engine give the same event on every
// machine, for ever.
package generate
