// Package pdftest looks into PDF files for tests.
package pdftest

import (
	"bytes"
	"compress/zlib"
	"io"
	"regexp"
	"slices"
	"strconv"
	"testing"

	"wallchart/must"
)

var packed = regexp.MustCompile(`(?s)/Filter/FlateDecode(?:/DecodeParms<<[^>]*>>)?/Length (\d+)>>\nstream\n`)

// Unpacked is the file with its streams behind it, unpacked.
func Unpacked(t testing.TB, file []byte) []byte {
	t.Helper()
	all := slices.Clone(file)
	for _, m := range packed.FindAllSubmatchIndex(file, -1) {
		length := must.Have(strconv.Atoi(string(file[m[2]:m[3]])))(t)
		z := must.Have(zlib.NewReader(bytes.NewReader(file[m[1] : m[1]+length])))(t)
		content := must.Have(io.ReadAll(z))(t)
		all = append(append(all, content...), '\n')
	}
	return all
}

// Pages is how many pages the file has.
func Pages(t testing.TB, file []byte) int {
	t.Helper()
	return bytes.Count(Unpacked(t, file), []byte("<</Type/Page/"))
}
