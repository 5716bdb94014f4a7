package xlsx

import (
	"encoding/xml"
	"testing"

	"pgregory.net/rapid"
)

// TestTextsInXML: what is written reads back as it was; what XML cannot hold (control characters, half characters, U+FFFE) as
// the character for what is not known.
func TestTextsInXML(t *testing.T) {
	read := func(t interface{ Fatal(...any) }, s string) string {
		var p pen
		p.text(s)
		var v struct {
			Text string `xml:",chardata"`
		}
		if err := xml.Unmarshal([]byte("<t>"+string(p.buf)+"</t>"), &v); err != nil {
			t.Fatal(err, string(p.buf))
		}
		return v.Text
	}
	for s, want := range map[string]string{
		"": "", "Ann": "Ann", `a<b>&"c'`: `a<b>&"c'`, "]]>": "]]>", "two\nlines\t\r": "two\nlines\t\r", "Müller 王😀": "Müller 王😀",
		"a\x00b\x1f": "a\ufffdb\ufffd", "a\xffb": "a\ufffdb", "\ufffe\uffff": "\ufffd\ufffd", "\ufffd": "\ufffd", "&amp;": "&amp;",
	} {
		if got := read(t, s); got != want {
			t.Errorf("%q reads %q, not %q", s, got, want)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		s := rapid.StringOf(rapid.RuneFrom([]rune("ab<>&\"'\t\n\r éш王😀"))).Draw(t, "text")
		if got := read(t, s); got != s {
			t.Fatalf("%q reads %q", s, got)
		}
	})
}
