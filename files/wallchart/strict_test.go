package wallchart

import (
	"fmt"
	"strings"
	"testing"
)

// TestFaultsThatJSONPassesOver names the byte, counted from 0, where a field stands a second time or where text is
// none (docs/dev/format.md, "Versions").
func TestFaultsThatJSONPassesOver(t *testing.T) {
	const twice, half, bytes = "the field %s stands here a second time; delete one of the two",
		`half of a letter stands here, written as \u…; type the letter again`,
		"byte %s is no text in UTF-8; save the file as UTF-8, or type the letter again"
	keys := func(from, to int) string {
		var b strings.Builder
		for n := from; n <= to; n++ {
			fmt.Fprintf(&b, "\"k%02d\":0,", n) // eight bytes each
		}
		return b.String()
	}
	for _, c := range []struct {
		raw  string
		at   int // -1: no fault
		what string
	}{
		{`{}`, -1, ""},
		{`7`, -1, ""},
		{`"a"`, -1, ""},
		{`["a","a",["a","a"]]`, -1, ""},
		{`{"a":1,"b":{"a":2,"b":[]},"c":[{"a":1},{"a":2}],"d":"a","e":"d"}`, -1, ""},
		{`{"x":["a","b"],"a":1,"b":"x"}`, -1, ""},
		{`{"x":["a",{}],"y":[[],"x","y"]}`, -1, ""},
		{`{"a":1,"b":2,"a":3}`, 13, fmt.Sprintf(twice, `"a"`)},
		{`{"a":1,"A":2}`, 7, fmt.Sprintf(twice, `"A"`)},
		{`{"é":1,"É":2}`, 8, fmt.Sprintf(twice, `"É"`)},
		{`{"a":{"b":1,"b":2}}`, 12, fmt.Sprintf(twice, `"b"`)},
		{`{"a":{"b":1},"a":2}`, 13, fmt.Sprintf(twice, `"a"`)},
		{`{"a":["b"],"a":2}`, 11, fmt.Sprintf(twice, `"a"`)},
		{`{"a":"x","b":"y","a":"z"}`, 17, fmt.Sprintf(twice, `"a"`)},
		{`[{"a":1},{"a":1,"a":2}]`, 16, fmt.Sprintf(twice, `"a"`)},
		{`[[],{"a":[],"a":2}]`, 12, fmt.Sprintf(twice, `"a"`)},
		{`{"a":1,"\u0061":2}`, 7, fmt.Sprintf(twice, `"\u0061"`)},
		{`{"a\"":1,"b":2,"a\"":3}`, 15, fmt.Sprintf(twice, `"a\""`)},
		{`{"b":"\\","a":1,"a":2}`, 16, fmt.Sprintf(twice, `"a"`)},
		{`{"b":"\",\"a\":","a":1,"a":2}`, 23, fmt.Sprintf(twice, `"a"`)},
		{`{"` + strings.Repeat("a", 50) + `":1,"` + strings.Repeat("a", 50) + `":2}`, 56,
			fmt.Sprintf(twice, `"`+strings.Repeat("a", 39)+"…")},
		// Many fields are kept otherwise than few; each may be the one that comes again.
		{"{" + keys(1, 31) + `"k01":0}`, 249, fmt.Sprintf(twice, `"k01"`)},
		{"{" + keys(1, 32) + `"k01":0}`, 257, fmt.Sprintf(twice, `"k01"`)},
		{"{" + keys(1, 32) + `"k32":0}`, 257, fmt.Sprintf(twice, `"k32"`)},
		{"{" + keys(1, 33) + `"k01":0}`, 265, fmt.Sprintf(twice, `"k01"`)},
		{"{" + keys(1, 33) + `"k33":0}`, 265, fmt.Sprintf(twice, `"k33"`)},
		{"{" + keys(1, 34) + `"k34":0}`, 273, fmt.Sprintf(twice, `"k34"`)},
		{"{" + keys(1, 70) + `"k40":0}`, 561, fmt.Sprintf(twice, `"k40"`)},
		{"{" + keys(1, 70) + `"k71":0}`, -1, ""},
		// Letters beyond U+FFFF are written as two halves, the high one (D800 to DBFF) first.
		{`"\ud83d\ude00"`, -1, ""},
		{`"\uD83D\uDE00 \uDbff\uDfFf\udafe\udd00\ud900\udc01"`, -1, ""},
		{`"\ud7ff\ue000\ud6fe\u0d80\u1d80\u00e9"`, -1, ""},
		{`"\\ud800"`, -1, ""},
		{`"\"\n\\\\ud800"`, -1, ""},
		{`"\ud800"`, 1, half},
		{`"\ud8ff"`, 1, half},
		{`"\uD900"`, 1, half},
		{`"\uda00"`, 1, half},
		{`"\uDA00"`, 1, half},
		{`"\udbff"`, 1, half},
		{`"\uDBff"`, 1, half},
		{`"\udc00"`, 1, half},
		{`"\uDC00"`, 1, half},
		{`"\uddff"`, 1, half},
		{`"\ude00"`, 1, half},
		{`"\udfff"`, 1, half},
		{`"\uDFFF"`, 1, half},
		{`"x\ud800y"`, 2, half},
		{`"\ud800\n"`, 1, half},
		{`"\ud800\u0041"`, 1, half},
		{`"\ud800\ud83d\ude00"`, 1, half},
		{`"\ude00\ud83d"`, 1, half},
		{`"\ud83d\ude00\ud83d"`, 13, half},
		{`"\u00e9\ud83d"`, 7, half},
		{`"\\\ud83d"`, 3, half},
		{`"\n\ud83d"`, 3, half},
		{`{"a":[1,"b\udc00"]}`, 10, half},
		{`{"b\udc00":1}`, 3, half},
		// What is no UTF-8 is named before anything else, and U+FFFD is a letter like any other.
		{"\"\xef\xbf\xbd\"", -1, ""},
		{"\"é\xff\"", 3, fmt.Sprintf(bytes, "0xff")},
		{"\"\xef\xbf\xbd\xc3\"", 4, fmt.Sprintf(bytes, "0xc3")},
		{"{\"a\":1,\"a\":\"\x80\"}", 12, fmt.Sprintf(bytes, "0x80")},
	} {
		got := strict([]byte(c.raw))
		switch {
		case got == nil && c.at >= 0:
			t.Errorf("%s: no fault is found, want byte %d: %s", c.raw, c.at, c.what)
		case got != nil && (got.at != c.at || got.what.String() != c.what):
			t.Errorf("%s: byte %d: %s; want %d: %s", c.raw, got.at, got.what, c.at, c.what)
		}
	}
}

// TestLongTextIsCut behind forty bytes, and never within a letter.
func TestLongTextIsCut(t *testing.T) {
	x := strings.Repeat("x", 39)
	for text, want := range map[string]string{"": "", x + "y": x + "y", x + "yz": x + "y…", x + "é": x + "…", x + "yé": x + "y…"} {
		if got := clip(text); got != want {
			t.Errorf("%q is cut to %q, want %q", text, got, want)
		}
	}
}
