package cli

import (
	"bytes"
	"io"
	"unicode/utf8"

	"wallchart/model"
)

// screen is an output that people look at, in a terminal. Names, and what other
// people have written into files and locks, may hold control characters that move
// its cursor, change its title or make a line read backwards; they do not get
// there. What is written into files goes another way.
type screen struct {
	w    io.Writer
	rest []byte // the beginning of a letter, or of a line end, whose end is yet to come
}

// Write passes lines on as they are, but for their control characters.
func (s *screen) Write(p []byte) (int, error) {
	text := append(s.rest, p...)
	end := len(text)
	for n := 1; n < utf8.UTFMax && n <= len(text); n++ {
		if start := text[len(text)-n]; utf8.RuneStart(start) {
			if !utf8.FullRune(text[len(text)-n:]) {
				end = len(text) - n
			}
			break
		}
	}
	if end > 0 && text[end-1] == '\r' {
		end--
	}
	s.rest = bytes.Clone(text[end:])
	_, err := io.WriteString(s.w, harmless(text[:end]))
	return len(p), err
}

// harmless leaves line ends, tabs and a byte order mark, and takes the other
// control characters away.
func harmless(text []byte) string {
	var b bytes.Buffer
	for len(text) > 0 {
		i := bytes.IndexAny(text, "\n\t\r\ufeff")
		if i < 0 {
			b.WriteString(model.OneLine(string(text)))
			break
		}
		b.WriteString(model.OneLine(string(text[:i])))
		r, size := utf8.DecodeRune(text[i:])
		if r != '\r' || text[i+1] == '\n' { // Write never ends with one
			b.WriteRune(r)
		}
		text = text[i+size:]
	}
	return b.String()
}
