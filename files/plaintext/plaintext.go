// Package plaintext turns the bytes of a file or of a clipboard into text.
//
// # Encodings
//
// Chess files rarely say how they are encoded. A byte order mark decides;
// without one, text that is valid UTF-8 is UTF-8; UTF-16 is recognised by its
// zero bytes; and anything else is read as Windows-1252, which every byte can
// be, and which older pairing programs write. The name of what was found is
// returned so that a window can show it and offer another.
package plaintext

import (
	"bytes"
	"io"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
	"wallchart/phrase"
)

// Names of the encodings that Decode may find.
const (
	UTF8        = "UTF-8"
	UTF16LE     = "UTF-16 LE"
	UTF16BE     = "UTF-16 BE"
	Windows1252 = "Windows-1252"
)

// others are encodings that cannot be told from Windows-1252 by their bytes and
// that a user may have to choose, by name.
var others = []struct {
	Name string
	enc  encoding.Encoding
}{
	{"Windows-1250", charmap.Windows1250},
	{"Windows-1251", charmap.Windows1251},
	{"Windows-1253", charmap.Windows1253},
	{"Windows-1254", charmap.Windows1254},
	{"Windows-1257", charmap.Windows1257},
	{"ISO-8859-2", charmap.ISO8859_2},
	{"Macintosh", charmap.Macintosh},
	{"IBM 437", charmap.CodePage437},
	{"IBM 850", charmap.CodePage850},
	{"IBM 852", charmap.CodePage852},
	{"IBM 866", charmap.CodePage866},
	{"KOI8-R", charmap.KOI8R},
}

// Names are the names of all encodings, those that can be recognised first.
func Names() []string {
	names := []string{UTF8, UTF16LE, UTF16BE, Windows1252}
	for _, o := range others {
		names = append(names, o.Name)
	}
	return names
}

// Read reads at most limit bytes and decodes them; more is refused with a
// sentence.
func Read(r io.Reader, limit int64) (text, encoding string, err error) {
	raw, err := ReadBytes(r, limit)
	if err != nil {
		return "", "", err
	}
	text, encoding = Decode(raw)
	return text, encoding, nil
}

// ReadBytes reads at most limit bytes; more is refused with a sentence.
func ReadBytes(r io.Reader, limit int64) ([]byte, error) {
	raw, err := io.ReadAll(io.LimitReader(r, limit+1))
	if err != nil {
		return nil, err
	}
	if int64(len(raw)) > limit {
		return nil, phrase.Errorf("there is more than %d MB of it; a chess event is far smaller. Choose another file", limit>>20)
	}
	return raw, nil
}

// Decode returns the bytes as text without byte order mark, and the name of the
// encoding they were taken for. It never fails: bytes that mean nothing become
// the replacement character.
func Decode(raw []byte) (text, name string) {
	switch {
	case bytes.HasPrefix(raw, []byte{0xEF, 0xBB, 0xBF}):
		return strings.ToValidUTF8(string(raw[3:]), "\uFFFD"), UTF8
	case bytes.HasPrefix(raw, []byte{0xFF, 0xFE}):
		return utf16(raw, unicode.LittleEndian), UTF16LE
	case bytes.HasPrefix(raw, []byte{0xFE, 0xFF}):
		return utf16(raw, unicode.BigEndian), UTF16BE
	}
	if order, ok := zeroes(raw); ok {
		return utf16(raw, order), map[unicode.Endianness]string{unicode.LittleEndian: UTF16LE, unicode.BigEndian: UTF16BE}[order]
	}
	if utf8.Valid(raw) {
		return string(raw), UTF8
	}
	return decodeAs(raw, charmap.Windows1252), Windows1252
}

// DecodeAs decodes bytes whose encoding the user has chosen, by one of the
// names of this package.
func DecodeAs(raw []byte, name string) (string, error) {
	switch name {
	case UTF8:
		return strings.ToValidUTF8(string(bytes.TrimPrefix(raw, []byte{0xEF, 0xBB, 0xBF})), "\uFFFD"), nil
	case UTF16LE:
		return utf16(raw, unicode.LittleEndian), nil
	case UTF16BE:
		return utf16(raw, unicode.BigEndian), nil
	case Windows1252:
		return decodeAs(raw, charmap.Windows1252), nil
	}
	for _, o := range others {
		if o.Name == name {
			return decodeAs(raw, o.enc), nil
		}
	}
	return "", phrase.Errorf("%q is not an encoding that Wallchart knows. Choose UTF-8, Windows-1252 or another of the list", name)
}

// zeroes recognises UTF-16 without a mark: in Western text every second byte of
// the beginning is zero.
func zeroes(raw []byte) (unicode.Endianness, bool) {
	n := min(len(raw), 400) &^ 1
	if n < 4 {
		return unicode.LittleEndian, false
	}
	even, odd := 0, 0
	for i := 0; i < n; i += 2 {
		if raw[i] == 0 {
			even++
		}
		if raw[i+1] == 0 {
			odd++
		}
	}
	switch half := n / 2; {
	case odd > half*3/4 && even == 0:
		return unicode.LittleEndian, true
	case even > half*3/4 && odd == 0:
		return unicode.BigEndian, true
	}
	return unicode.LittleEndian, false
}

func utf16(raw []byte, order unicode.Endianness) string {
	return decodeAs(raw, unicode.UTF16(order, unicode.UseBOM))
}

func decodeAs(raw []byte, enc encoding.Encoding) string {
	out, err := enc.NewDecoder().Bytes(raw)
	if err != nil {
		return strings.ToValidUTF8(string(raw), "\uFFFD")
	}
	return string(out)
}

// Lines splits text at CR, LF and CRLF in any mix, without the line ends.
func Lines(text string) []string {
	text = strings.ReplaceAll(text, "\r\n", "\n")
	text = strings.ReplaceAll(text, "\r", "\n")
	return strings.Split(text, "\n")
}
