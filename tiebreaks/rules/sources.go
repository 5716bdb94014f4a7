package rules

import (
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// fide is an article of FIDE's tie-break regulations.
func fide(article string) tiebreaks.Source {
	return tiebreaks.Source{Body: tiebreaks.OfFIDE, Text: phrase.New("FIDE C.07 (March 2026) %s", article)}
}

var (
	fideWhole = tiebreaks.Source{Body: tiebreaks.OfFIDE, Text: phrase.New("FIDE C.07 (March 2026)")}
	fideNew   = tiebreaks.Source{Body: tiebreaks.OfFIDE, Text: phrase.New("FIDE C.07 (March 2026), new in this edition")}
)

// usChess is a rule of US Chess' rulebook.
func usChess(rule string) tiebreaks.Source {
	return tiebreaks.Source{Body: tiebreaks.OfUSChess, Text: phrase.Verbatim("US Chess " + rule)}
}

// from is a source that is called the same in every language.
func from(name string) tiebreaks.Source { return tiebreaks.Source{Text: phrase.Verbatim(name)} }

// told is a source in words.
func told(format phrase.Format) tiebreaks.Source { return tiebreaks.Source{Text: phrase.New(format)} }
