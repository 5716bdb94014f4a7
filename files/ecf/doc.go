// Package ecf writes the results file that the English Chess Federation rates an event from, and says beforehand what stands in
// its way.
//
// # The form and where it is from
//
// A text of fields, "#NAME=value", in the order of the ECF's field definition of April 2022: the details of the event, the list of
// players, then the results of each section, to "#FINISH". Blanks in names of fields say nothing; the eleven fields of the event
// are all wanted, in their order. We know the form from the constants of a public program that sends such files, not from the
// definition itself.
//
//	#SECTION RESULTS=Open
//	#PIN1=1 #SCORE=10 #PIN2=2 #COLOUR=W #ROUND=1 #BOARD=1 #GAME DATE=30/05/2026
//
// A team section has its matches, each "#MATCH RESULTS=Ashford v Bromley", with a board to a line. A PIN numbers the players of the
// file: who plays in two sections has one, known by the ECF code.
//
// # What could not be confirmed
//
// Dates are written 30/05/2026. The spelling of games lost by default is not known and such games are not rated: they are left out,
// as are games that do not count for rating. Letters are ASCII. docs/rules/federation-files.md says it to users.
package ecf
