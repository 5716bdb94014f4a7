// Package sheet reads spreadsheets as rows of text: Excel workbooks (XLSX, XLSM), OpenDocument (ODS, FODS), text with
// separators (CSV, TSV, the clipboard) and the tables of a saved web page. What a file is, its content says, not its
// name.
//
// # What a cell is
//
// The text that the organiser sees, with two exceptions: a date is YYYY-MM-DD however the spreadsheet shows it, and of
// a formula only the value that was last computed is taken; no formula is ever evaluated and no link to another file
// followed. Line breaks within a cell become blanks.
//
// # Files that mean harm
//
// A spreadsheet can be a bomb: a zip that grows a thousandfold, one cell repeated a billion times, a table of 17
// billion empty cells, a text that is referred to a million times. Everything read is therefore paid for from a fixed
// [budget] of rows, cells and bytes, and a sheet that is larger ends there and says so in Cut. A file that cannot be
// opened at all within the limits is refused with a sentence.
package sheet
