// Package team pairs a round by the FIDE Swiss Team Pairing System, C.04.6, in
// force from 1 February 2026.
//
// # The system
//
// The bye is given first. Then, from the top, a bracket is the whole score
// group plus as many upfloaters as it takes to pair it; nobody floats down.
// Which teams float up (C4 to C7) is a matching of all teams still unpaired;
// how the bracket is paired (C8 to C10, then the lexicographically first
// identifier of 3.6) is a matching of the bracket. Colours follow the round
// and are never absolute; they are those of the match on board 1.
//
// # Types
//
// An event chooses colour preferences of type A (a preference only when it is
// strong), of type B (strong and mild ones), or none; each is an Engine.
//
// # Readings
//
// C6 is read as pass or fail: either the following score group can be paired
// with the least number of upfloaters its parity allows, or the criterion is
// without effect.
package team
