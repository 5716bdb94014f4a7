// Package report is what the reports are made with: the record of a report, its
// options, and the heads, notes and columns that papers have in common. It names no
// report. The reports stand in the rooms below it, where an arbiter looks for them:
// charts, lists, cards, money, officer, reasons; package reports lists them all.
//
// # From standings to a document
//
// A report is a function from a section's standings (package tiebreaks) to a
// table.Document. It computes nothing: every number it prints is in the standings
// or in their Sheet, and every number it prints can be asked for its reason,
// because the cell's Ref says which participant, round and tie-break it is about.
// reports.All lists them in the order of menus; the window's export dialog and the
// command line are loops over it.
//
// # Who stands for the opponent
//
// A crosstable names opponents by a number. In a chart sorted by result that
// number is the line the opponent stands on, so that "W6" can be looked up; the
// same chart can be printed with starting numbers, and a wall chart, which keeps
// its order from the first round to the last, always is. Lines are numbered 1, 2,
// 3, … even where places are shared: two lines with one number could not be told
// apart in a cell. A shared place is printed as "2=", and said in the notes of a
// crosstable.
//
// # What a cell says
//
//	            US          FIDE     grid   wall chart
//	win         W12         12w1     1      w12 1     over the running score
//	draw        D7          7b½      ½      b7 ½
//	loss        L3          3w0      0      w3 0
//	forfeits    X5 F5       5b+ 5b-  + -    b5 + b5 -
//	byes        -B- -H- -U- -1 -½ -0        -B- -H- -U-
//	not played  12          12w             w12
//	a match     W6,3.5      6w3½     3½     w6 3½
//
// Where the source did not tell colours (a US chart seldom does) the letter is
// left out: a blank stands for it in FIDE style, "12 1", and a wall chart has the
// cells of the US chart, "W12" and "W6 3½".
package report
