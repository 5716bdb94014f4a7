// Package pages reads the web pages of chess-results and Vega that are no
// crosstables: pairings of a round, matches of teams with and without their boards,
// standings, and the list of who was not paired. Saved pages and the workbooks that
// chess-results exports hold the same tables.
//
// # Which page it is
//
// Know tells it by its heading; Kinds has a record of each page of these programs,
// and kinds.tsv the words of its headings. A page that says who met whom is read,
// here or by another room; every other is answered with the one to open instead. It
// is never the first table that fits, and never a part of what is there.
//
// # What becomes of them
//
// A page says less than an event is. What it does not say is not made up:
//
//   - Pairings, matches and boards become that round, with its results, and with empty rounds
//     before it. Points that the page prints as those before the round are entered as
//     decisions, so that the scores are right; there are no tie-breaks.
//   - Standings become the participants with their scores as decisions, in the printed
//     order.
//   - Of the list of who was not paired come the byes and absences.
//
// Each says in a note what is missing and which page has it.
package pages
