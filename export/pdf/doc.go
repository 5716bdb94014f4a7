// Package pdf writes tables as a PDF file: ready for the printer and for the archive.
//
// Package page decides where everything stands; this package draws it. Latin,
// Greek and Cyrillic are set in the embedded Noto Sans. Anything else (other
// scripts, emoji, rare characters) is shaped with a font of this computer and drawn
// as outlines, with the same as text without ink over it, so that every name can
// be searched, copied and read aloud; where no font has a character, an empty box
// shows that something stands there, and Options.Doubt is told.
// It knows no chess: with the rooms that TestWhatCanBeTakenAway names, it can be taken to another program.
//
// The file is PDF 1.7 (ISO 32000-1:2008) and PDF/A-2u (ISO 19005-2:2011): fonts and
// the meaning of its colours are in it, and all text has its Unicode. It is tagged as
// well: a table is a table with rows, headings and cells, once, however many sheets
// it takes. docs/dev/decisions/a-pdf-writer-of-our-own.md says why no library writes it.
package pdf
