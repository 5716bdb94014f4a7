// Package ratings turns the published rating lists of FIDE and US Chess into a
// local look-up: a name or an ID is found while it is being typed, without a
// network and without a database.
//
// # The lists
//
// Read streams one of these, told apart by content: FIDE's text (fixed columns
// under a heading, the combined list, the ones for standard, rapid and blitz,
// with and without the online titles, and the list of before 2012), FIDE's XML,
// US Chess' golden database and supplements as dBase table or as text separated
// by tabs or commas. A row that cannot be read is counted and named, and the
// rest is read. ImportFile also takes them out of the .zip in which they come.
// The lists are not part of the program. importOwn takes an organiser's own
// list, a workbook or text with columns.
//
// # The file
//
// Import makes one file of a list:
//
//	wallchart ratings 1
//	rows:     key, ID, name, federation, … separated by tabs, sorted by key
//	IDs:      ID, offset of its row, sorted as text
//	reversed: key with the first names in front, offset of the row, sorted
//	directory: every 32 KB, offset and first key of the line that begins there
//	footer:   where each part begins, number of rows, source, label, day
//
// A key is the name as names are compared (package namekey). A look-up finds the block in the
// directory, which is the only part held in memory, then reads that block. The
// first names in front serve those who type "magnus c".
//
// Sorting happens in pieces that go to a temporary file and are merged, so that
// memory does not grow with the list. The new file takes the place of the old
// one when it is complete and on disk; cancelled or failed, the old one stays.
//
// # Refreshing an event
//
// Store is the folder of the installed lists. Refresh compares the players of a section with a list, by ID or else by name,
// and gives the differences for the organiser to look at. What is ambiguous or
// doubtful is listed, and never applied by Apply.
package ratings
