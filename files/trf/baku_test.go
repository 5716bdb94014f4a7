package trf

import (
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
)

// TestTheTypeSaysBaku: record 192 has _BAKU behind a system of FIDE's that is accelerated so, whatever was read before.
func TestTheTypeSaysBaku(t *testing.T) {
	as := []model.Acceleration{{From: 1, To: 2, First: 1, Last: 2, Games: model.One}}
	for _, c := range []struct {
		kept, system string
		as           []model.Acceleration
		baku         bool
		want         string
	}{
		{"", "dutch", nil, false, "FIDE_DUTCH_2026"}, {"", "dutch", as, true, "FIDE_DUTCH_2026_BAKU"},
		{"", "dutch", as, false, "FIDE_DUTCH_2026"},
		{"FIDE_DUTCH_2025", "dutch", as, true, "FIDE_DUTCH_2025_BAKU"}, {"FIDE_DUTCH_BAKU", "dutch", as, true, "FIDE_DUTCH_BAKU"},
		{"FIDE_DUTCH_BAKU", "dutch", as, false, "FIDE_DUTCH_BAKU"}, {"FIDE_DUTCH_BAKU", "dutch", nil, false, "FIDE_DUTCH"},
		{"", "", as, true, "CUSTOM_SWISS"},
	} {
		s := &model.Section{System: c.system, Acceleration: c.as}
		if c.kept != "" {
			s.Extra = []model.Extra{{Key: "192", Text: " " + c.kept}}
		}
		wr := &writer{t: &model.Tournament{Start: "2026-05-05"}, s: s, codes: known, o: Options{Baku: c.baku}}
		if got := wr.code(); got != c.want {
			t.Errorf("%+v: %s", c, got)
		}
	}
}

// TestATypeThatSaysBakuAlone: nobody has points more, so the file is doubted.
func TestATypeThatSaysBakuAlone(t *testing.T) {
	const says = "the tournament type FIDE_DUTCH_BAKU is accelerated, but no record 250 says who has points more"
	line := rec("250", 10, " 1.0", 15, "  1", 19, "  2", 23, "   1", 28, "   2")
	for text, doubted := range map[string]bool{four + "192 FIDE_DUTCH_BAKU\r\n": true, four + "192 FIDE_DUTCH_BAKU\r\n" + line: false,
		four + "192 FIDE_DUTCH_BAKU\r\nXXA    2  0.0  1.0  1.0\r\n": false,
		four + "192 FIDE_DUTCH\r\n":                                 false} {
		result := must.Have(Read(strings.NewReader(text), known))(t)
		found := false
		for _, p := range result.Problems {
			found = found || p.What.String() == says
		}
		if found != doubted {
			t.Errorf("of %q: %v", text, result.Problems)
		}
	}
}
