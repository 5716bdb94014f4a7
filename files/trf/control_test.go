package trf

import (
	"bytes"
	"strings"
	"testing"
	"unicode"

	"wallchart/model"
	"wallchart/must"
)

// TestNoControlCharacterIsWritten: names of old files, and records of other
// programs, may hold what moves a terminal's cursor or begins a line.
func TestNoControlCharacterIsWritten(t *testing.T) {
	const bad = "Fox\x1b[2J\x07, A\r\n001    2\tB\u0085C"
	s := &model.Section{ID: 1, Name: bad, Scoring: model.Classic(model.One, model.Half, 0),
		Players: []model.Player{{Entry: model.Entry{ID: 1, Number: 1, Name: bad, Club: bad, Federation: "\x1b[1"}, Title: "\x1bGM",
			FideID: "\x1b1", NationalID: "\x1b2"},
			{Entry: model.Entry{ID: 2, Number: 2, Name: "Bee", Club: bad}}},
		Adjustments: []model.Adjustment{{Who: 1, Reason: bad}},
		Extra:       []model.Extra{{Key: "022", Text: " " + bad}, {Key: "XYZ", Text: " " + bad}, {Key: "###", Text: bad}}}
	event := (&model.Tournament{Name: bad, City: bad}).With(s)
	for _, edition := range []Edition{TRF26, TRF16} {
		var b bytes.Buffer
		must.Have(Write(&b, event, event.Sections[0], known, Options{Edition: edition}))(t)
		for _, line := range strings.Split(strings.TrimSuffix(b.String(), "\r\n"), "\r\n") {
			if strings.ContainsFunc(line, unicode.IsControl) {
				t.Errorf("%q", line)
			}
		}
		if n := strings.Count("\n"+b.String(), "\n001 "); n != 2 {
			t.Errorf("%d players were written, want 2", n)
		}
	}
}
