// Package entries has the decisions on who takes part: how a list becomes players (enlist.go), numbers, byes and absences, withdrawals,
// expulsions, the division into sections and their merging. Begin with Enlist and AddPlayer.
package entries
