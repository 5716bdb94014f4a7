// Package translations holds the words of the program: one folder a language, in
// it one JSON file a room, an object from the name of a text to the text. Package
// assets/wording reads them.
//
//	en/window.json    the texts of the window by their names: English is complete
//	de/window.json    the same names, in German
//	de/files.json     the texts of the room files: their names are the English formats
//	avoid.json        words that the texts of a language have not; a test looks
//
// # A text
//
// Where something is filled in stands what package fmt wants: %s, %d, and %[2]s
// where another language has another order. Where something is counted a text is
// an object of CLDR plural forms: {"one": "%d Spieler", "other": "%d Spieler"}; every
// form that the language tells apart is there. What a language leaves out appears
// in English. A text that two rooms share stands in both files, and is the same.
//
// # Tone
//
// Say what will happen, in the words an arbiter uses: "Enter the result", not
// "Invalid input". A command is a verb in the imperative without a full stop (in
// other languages as their programs have it), with … when it asks something first.
// A reason why something cannot be done is a sentence with a full stop and, where
// there is one, the cure. No exclamation marks, no "please", no codes.
package translations

import "embed"

// Files are the folders of the languages.
//
//go:embed */*.json
var Files embed.FS
