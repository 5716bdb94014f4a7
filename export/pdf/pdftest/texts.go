package pdftest

import (
	"regexp"
	"strconv"
	"sync"
	"testing"
	"unicode/utf16"

	"wallchart/must"
)

// Text is one text of a file where it stands, in points from the lower left corner of its page.
type Text struct {
	X, Y, Size float64
	String     string
}

var shown = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?s)/\w+ ([\d.]+) Tf|BT ([\d.-]+) ([\d.-]+) Td \(((?:[^\\)]|\\.)*)\)Tj ET`)
})

// Texts are the texts of all pages, in the order in which they are drawn. What the fonts have no letters for is drawn as shapes and is
// not among them.
func Texts(t testing.TB, file []byte) []Text {
	t.Helper()
	var all []Text
	size := 0.0
	length := func(b []byte) float64 {
		return must.Have(strconv.ParseFloat(string(b), 64))(t)
	}
	for _, m := range shown().FindAllSubmatch(Unpacked(t, file), -1) {
		if len(m[1]) > 0 {
			size = length(m[1])
			continue
		}
		all = append(all, Text{length(m[2]), length(m[3]), size, letters(m[4])})
	}
	return all
}

// letters are those of a string of the file, each written as two bytes.
func letters(b []byte) string {
	var plain []byte
	for i := 0; i < len(b); i++ {
		if b[i] == '\\' && i+1 < len(b) {
			i++
			if at := map[byte]byte{'n': '\n', 'r': '\r', 't': '\t', 'b': '\b', 'f': '\f'}[b[i]]; at != 0 {
				plain = append(plain, at)
				continue
			}
		}
		plain = append(plain, b[i])
	}
	var units []uint16
	for i := 0; i+1 < len(plain); i += 2 {
		units = append(units, uint16(plain[i])<<8|uint16(plain[i+1]))
	}
	return string(utf16.Decode(units))
}
