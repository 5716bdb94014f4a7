// Package roster turns the rows of a club's list (a spreadsheet, a text file, the clipboard) into players and teams.
//
// # What a list looks like
//
// Every club keeps its own: with or without a heading row, in its own language, the name in one column or two, the
// rating as "1512P8" or "unr.", the birth date as a day, a year or a spreadsheet's serial number. Nothing of that is
// asked for in advance. The heading row is recognised by its words, a list without one by what its columns contain,
// and what has been guessed is a [Mapping] of columns to fields that the organiser sees, corrects once, and that is
// remembered for the next list with the same headings.
//
// # What comes out
//
// Rows are read cell by cell; a cell that cannot be understood is a problem with its place and a cure, and the rest
// of the row is still taken. Nobody is joined or dropped silently: a player who is twice in the list, or is already
// in the section, is pointed out, and it is for the organiser to say what happens. The whole import is one change of
// the journal, and one undo takes it back.
//
// The package reads rows of text; where they come from (XLSX, ODS, CSV, HTML) is the matter of files/sheet.
package roster
