package foreign

import (
	"strings"
	"testing"
)

// TestAnswer: the program is named with the way out of it, by content before name.
func TestAnswer(t *testing.T) {
	for _, c := range []struct{ name, head, program, way string }{
		{"open.tunx", "", "Swiss-Manager", "TRF16"},
		{"renamed.txt", "\x93\xFF\x89\x44\x00\x00", "Swiss-Manager", "TRF16"},
		{"x.papi", "\x00\x01\x00\x00Standard Jet DB\x00", "Papi", "TRF16"},
		{"event", "\x00\x01\x00\x00Standard ACE DB\x00", "Papi", "TRF16"},
		{"x.sce", "SQLite format 3\x00...", "Sharly Chess", "TRF16"},
		{"x.db", "SQLite format 3\x00... CREATE TABLE tie_breaks", "Sharly Chess", "TRF16"},
		{"x.chessament", "SQLite format 3\x00...", "Chessament", "TRF16"},
		{"x.db", "SQLite format 3\x00...", "SQLite", "TRF16"},
		{"Scholastic.SJSON", `{"sections":[]}`, "SwissSys", ".dbf"},
		{"x.ptoz", "PK", "WinTD", ".dbf"},
		{"x.swt", "\x01", "Swiss-Chess", "TRF16"},
		{"x.vegz", "", "Vega", "TRF16"},
	} {
		err := Answer(c.name, []byte(c.head))
		if err == nil || !strings.Contains(err.Error(), c.program) || !strings.Contains(err.Error(), c.way) {
			t.Errorf("%s: %v", c.name, err)
		}
	}
	for _, name := range []string{"x.txt", "x", "x.csv", "x.wallchart"} {
		if err := Answer(name, []byte("anything")); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}
