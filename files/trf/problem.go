package trf

import "wallchart/phrase"

// Problem is something wrong in a file, with its place.
type Problem struct {
	Line   int         // 1-based; 0 for the file as a whole
	Column int         // 1-based, in characters; 0 for the whole line
	What   phrase.Text // a sentence without its full stop
	Cure   phrase.Text // a sentence without its full stop, may be empty
	Grave  bool        // a doubt: something was left out, or contradicts itself, or is not understood
}

// Words is the problem as sentences: "Line 12, column 92: …".
func (p Problem) Words() phrase.Text {
	text := phrase.New("%s.", p.What)
	if !p.Cure.Empty() {
		text = phrase.New("%s. %s.", p.What, p.Cure)
	}
	switch {
	case p.Line > 0 && p.Column > 0:
		return phrase.New("Line %d, column %d: %s", p.Line, p.Column, text)
	case p.Line > 0:
		return phrase.New("Line %d: %s", p.Line, text)
	}
	return text
}

// Problems is all that is wrong with a file, in order of lines.
type Problems []Problem
