package plaintext

import (
	"strings"
	"testing"

	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"

	"wallchart/must"
)

const names = "Müller, Jörg\nO'Kelly de Galway, Albéric\n"

func encode(t *testing.T, text string, e interface{ Bytes([]byte) ([]byte, error) }) []byte {
	t.Helper()
	return must.Have(e.Bytes([]byte(text)))(t)
}

func TestEncodingIsFound(t *testing.T) {
	for _, c := range []struct {
		raw  []byte
		name string
	}{
		{[]byte(names), UTF8},
		{[]byte("\uFEFF" + names), UTF8},
		{encode(t, names, charmap.Windows1252.NewEncoder()), Windows1252},
		{encode(t, names, unicode.UTF16(unicode.LittleEndian, unicode.UseBOM).NewEncoder()), UTF16LE},
		{encode(t, names, unicode.UTF16(unicode.BigEndian, unicode.IgnoreBOM).NewEncoder()), UTF16BE},
		{encode(t, names, unicode.UTF16(unicode.LittleEndian, unicode.IgnoreBOM).NewEncoder()), UTF16LE},
	} {
		text, name := Decode(c.raw)
		if text != names || name != c.name {
			t.Errorf("Decode gave %q as %s, want %q as %s", text, name, names, c.name)
		}
		if again, err := DecodeAs(c.raw, c.name); err != nil || again != names {
			t.Errorf("DecodeAs(%s) gave %q, %v", c.name, again, err)
		}
	}
	cyrillic := encode(t, "Ботвинник", charmap.Windows1251.NewEncoder())
	if text, err := DecodeAs(cyrillic, "Windows-1251"); err != nil || text != "Ботвинник" {
		t.Errorf("Windows-1251 gave %q, %v", text, err)
	}
	if _, err := DecodeAs(nil, "EBCDIC"); err == nil {
		t.Error("an unknown encoding was accepted")
	}
}

func TestLinesAndLimit(t *testing.T) {
	if got := Lines("a\rb\r\nc\n\nd"); strings.Join(got, "|") != "a|b|c||d" {
		t.Errorf("Lines = %q", got)
	}
	if _, _, err := Read(strings.NewReader("12345"), 4); err == nil {
		t.Error("five bytes passed a limit of four")
	}
	if text, _, err := Read(strings.NewReader("12345"), 5); err != nil || text != "12345" {
		t.Errorf("five bytes under a limit of five: %q, %v", text, err)
	}
}

// TestUTF16WithoutAMark is known by its zeros: more than three quarters of the letters have one beside them, on one side alone.
func TestUTF16WithoutAMark(t *testing.T) {
	letters := func(latin, other int, big bool) []byte {
		var raw []byte
		for i := range latin + other {
			pair := [2]byte{'a', 0}
			if i >= latin {
				pair = [2]byte{0x10, 0x04} // А, of another alphabet
			}
			if big {
				pair[0], pair[1] = pair[1], pair[0]
			}
			raw = append(raw, pair[0], pair[1])
		}
		return raw
	}
	for _, big := range []bool{false, true} {
		want := map[bool]string{false: UTF16LE, true: UTF16BE}[big]
		for _, c := range []struct {
			latin, other int
			is           bool
		}{{1, 0, false}, {2, 0, true}, {15, 5, false}, {16, 4, true}, {4, 0, true}, {3, 1, false}, {200, 0, true}, {151, 49, true},
			{150, 50, false}, {151, 149, true}} {
			text, name := Decode(letters(c.latin, c.other, big))
			if (name == want) != c.is || c.is && text != strings.Repeat("a", c.latin)+strings.Repeat("А", c.other) {
				t.Errorf("%d of %d letters have a zero (big %v): %s", c.latin, c.latin+c.other, big, name)
			}
		}
		both := letters(20, 0, big)
		both[8], both[9] = 0, 0
		if _, name := Decode(both); name == want {
			t.Errorf("zeros on both sides (big %v) are %s", big, name)
		}
	}
	for raw, want := range map[string]string{"\xff\xfea\x00": UTF16LE, "\xfe\xff\x00a": UTF16BE, "\xff\xffa\xe4": Windows1252,
		"\xfe\xfea\xe4": Windows1252, "a\x00b": UTF8} {
		if _, name := Decode([]byte(raw)); name != want {
			t.Errorf("%q is %s, want %s", raw, name, want)
		}
	}
}

// TestAtMost: as much as is allowed is read, and of more it is said how much that is.
func TestAtMost(t *testing.T) {
	if b, err := ReadBytes(strings.NewReader(strings.Repeat("a", 3<<20)), 3<<20); err != nil || len(b) != 3<<20 {
		t.Errorf("%d bytes, %v", len(b), err)
	}
	if b, err := ReadBytes(strings.NewReader(strings.Repeat("a", 3<<20+1)), 3<<20); b != nil || err == nil ||
		!strings.Contains(err.Error(), "more than 3 MB") {
		t.Errorf("one more: %d bytes, %v", len(b), err)
	}
	for _, name := range Names() {
		if text, err := DecodeAs([]byte("abc "), name); err != nil || name != UTF16LE && name != UTF16BE && text != "abc " {
			t.Errorf("%s: %q, %v", name, text, err)
		}
	}
	if len(Names()) < 10 {
		t.Errorf("there are %d encodings", len(Names()))
	}
}
