// Package pages reads the web pages of chess-results and Vega that are no
// crosstables: pairings of a round, boards of the matches of teams, standings, and
// the list of who was not paired. Saved pages and the workbooks that chess-results
// exports hold the same tables.
//
// # What becomes of them
//
// A page says less than an event is. What it does not say is not made up:
//
//   - Pairings and boards become that round, with its results, and with empty rounds
//     before it. Points that the page prints as those before the round are entered as
//     decisions, so that the scores are right; there are no tie-breaks.
//   - Standings become the participants with their scores as decisions, in the printed
//     order.
//   - Of the list of who was not paired come the byes and absences.
//
// Each says in a note what is missing and which page has it.
package pages
