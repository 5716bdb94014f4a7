// Package crosstable reads a printed crosstable that somebody pasted: the text
// of a pairing program, a web page or a PDF becomes an event.
//
// # What is read
//
// A table is a heading and the rows below it. Its columns may be separated by
// tabs, bars, commas, semicolons or blanks, may be HTML, or may have run
// together altogether, as PDF readers leave them:
//
//	#NameRtngRd 1Rd 2Rd 3Rd 4Rd 5TotTBrk[A]
//	1Lucas Beauchamp1418W12W5W2L3W44.01128
//
// Cells are those of US charts (W12, D7, L3, W 39, -B-, H---, X9, bye), team
// results with game points (W6,3.5), those of FIDE reports (12w1, 7b½, 32b+),
// and all-play-all grids (1 ½ 0 +, with a diagonal).
//
// # How what has run together is taken apart
//
// The heading says which columns come in which order. Each row is split in all
// ways that fit it, and every way is a candidate: W44.0 may be a win against 4
// and a score of 4.0, or a win against 44 and a score of .0. A candidate lives if
// its opponents are in the table, its results add up to its score, and the rows
// of its opponents have candidates that say the same of the same game. What is
// left is nearly always one; where it is not, the reading says so.
//
// Results may touch where other columns stand apart, as in the progress tables of
// Swiss-Chess (19w110s1 3w1). Then a row is read in both ways, with rounds left empty
// and with results that touch, and the way is taken whose games stand in the rows of
// the opponents.
//
// # What is not read
//
// Nothing half-read passes for good. A line that is not understood is Unread,
// with its number and the reason. Rows that contradict each other are Problems
// with the two lines; the game between them has no result, or is not entered.
// The caller decides what to do with such an event.
//
// # Numbers
//
// Opponents are given by place or by starting number, whichever makes the rows
// agree. Standings that print no starting numbers get the ones the field's
// programs give: by rating, the unrated last and by name.
package crosstable
