// Package wallchart is Wallchart's own file, *.wallchart: an event with the log
// of its changes.
//
// # The format
//
// A file is UTF-8 JSON with one record a line in a stable order, so that it can
// be read without this program, mailed, and compared line by line: a changed
// result is one changed line. docs/dev/format.md describes it,
// docs/dev/wallchart.schema.json states it for machines; a test keeps the latter
// true. Write is deterministic, and Read gives back what was written.
//
// The version has two parts. Files of an older version always open. A file of a
// newer minor version opens with a note naming what was not understood, which a
// save would lose (the version before the save is kept). A newer major version
// is refused. In a file of our own version an unknown field is a slip of
// somebody's editor and is refused by line, so that nothing is lost silently.
//
// Read names every line it cannot read, and then returns no document at all
// rather than half of one. It holds no more of a file in memory than an event
// can need, whatever it is given.
//
// # On disk
//
// A Doc is a file that is open. Beside Club.wallchart stands the hidden folder
// .Club.wallchart.history with
//
//	lock      who has the file open, and since when
//	journal   every step since the file was last written, one line each
//	undo      the steps that led to the file, so that they can be taken back
//	versions  the last ten versions of the file, and one after each round
//
// It stands beside the file and not in the user's own folder because it must be
// found by whoever opens the file next: a second computer that shares the
// folder, or another one that the memory stick is carried to after a crash. Only
// where the file's folder cannot be written to is the history kept in the user's
// state folder.
//
// Each line of the journal bears a checksum that includes the line before. A
// step is on disk, flushed, before Do returns. A torn last line is a step that
// was not taken. Saving writes the whole file anew beside the old one, flushes,
// notes in the journal what the new file will be, and renames; whatever moment
// the computer stops at, opening finds one of the two files whole and knows
// which steps it lacks.
//
// A save hands the steps of the journal on to the folder undo, where the next
// opening finds them. What is kept there leads to the file of a certain digest
// and to no other.
//
// When the disk refuses (full, read-only, pulled out), the change is made all
// the same and the caller is told with a NotOnDisk; every later step tries
// again, and SaveAs elsewhere works at any time.
package wallchart
