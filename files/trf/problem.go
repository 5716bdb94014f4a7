package trf

import (
	"fmt"
	"strings"
)

// Problem is something wrong in a file, with its place.
type Problem struct {
	Line   int    // 1-based; 0 for the file as a whole
	Column int    // 1-based, in characters; 0 for the whole line
	What   string // a sentence without its full stop
	Cure   string // a sentence without its full stop, may be empty
	Grave  bool   // a doubt: something was left out, or contradicts itself, or is not understood
}

// Error writes the problem as sentences: "Line 12, column 92: …".
func (p Problem) Error() string {
	var b strings.Builder
	switch {
	case p.Line > 0 && p.Column > 0:
		fmt.Fprintf(&b, "Line %d, column %d: ", p.Line, p.Column)
	case p.Line > 0:
		fmt.Fprintf(&b, "Line %d: ", p.Line)
	}
	b.WriteString(p.What)
	b.WriteByte('.')
	if p.Cure != "" {
		b.WriteString(" " + p.Cure + ".")
	}
	return b.String()
}

// Problems is all that is wrong with a file, in order of lines.
type Problems []Problem
