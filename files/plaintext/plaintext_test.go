package plaintext

import (
	"strings"
	"testing"

	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
)

const names = "Müller, Jörg\nO'Kelly de Galway, Albéric\n"

func encode(t *testing.T, text string, e interface{ Bytes([]byte) ([]byte, error) }) []byte {
	t.Helper()
	b, err := e.Bytes([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return b
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
