// Package formulas plans the workbook that stays alive: scores, tie-breaks and
// places are formulas on the cells with the results, so that an organiser who
// corrects a result in a spreadsheet program sees the standings follow.
//
// # The sheets of a section
//
//	Players       one line each, in the order of starting numbers
//	Round 1 … n   the boards and byes; the results are typed here
//	Crosstable    by formulas
//	Standings     by formulas
//	Trophies      by formulas, where the section has a team trophy
//	Tie-breaks    what each column is, and whether it follows corrections
//	Rules         what is laid down; beside it what results are worth, rounds
//	              counted, rating tables
//	Calculation   hidden: a row a participant, a block of columns a round; of
//	              trophies another, a row a team
//
// # Who makes what
//
// Each of these knows those above it and none below; plan.go puts them together:
//
//	section      what is known: standings, layout, names, addresses of cells
//	calculation  the hidden table, and how a formula that speaks of it is written
//	results      its first blocks: who met whom, with what result
//	opponents    what each round adds to sums over opponents
//	values       what a participant has in a tie-break
//	places       ranks, one after the other, down to the place; encounter.go
//	trophy       the same for teams of clubs
//	rounds, crosstable, board, rulesMaker   the sheets, which look into all that
//
// # How a correction travels
//
// A result is looked up in the table of results on Rules: that gives each side its
// points and a kind (P played, + and - forfeits, U F H Z byes, R the rest of an
// odd all-play-all, O still open). From points and kinds come the scores, from
// those the scores as the rules for unplayed rounds adjust them, from those what
// each round adds to the opponents' tie-breaks, and last the places. Nothing is
// circular: direct encounter reads the order before it, never the place.
//
// In the table of calculation a row is an index, so that what an opponent has is
// found by INDEX in one step. No formula is an array, none needs more than Excel
// 2007.
//
// # What is not a formula
//
// A tie-break whose rule no formula here can state is written as its value. It is
// right until something is corrected: then it is empty and separates nobody. Where
// the first column is such a value, or the places are not those of the columns, all
// places are values (corrected.go). The sheet says which.
//
// # Cached values
//
// A spreadsheet program may show what the file says before it computes, and some
// never compute. So every formula in sight carries the value that package
// tiebreaks has computed; the hidden ones carry none.
package formulas
