package dbf

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"strings"
	"wallchart/phrase"
)

// Write writes the table. Text stands to the left of its field and numbers to
// the right. A text that is too wide, does not exist in the code page or does
// not fit the type of its field is an error that names the record; all of them
// are reported, and then nothing is written.
func Write(w io.Writer, t Table) error {
	var problems []error
	size := 1
	for _, f := range t.Fields {
		problems = append(problems, f.check())
		size += f.Width
	}
	if len(t.Fields) == 0 || len(t.Fields) > maxFields {
		problems = append(problems, fmt.Errorf("a table has 1 to %d fields, not %d", maxFields, len(t.Fields)))
	}
	if size > 0xFFFF {
		problems = append(problems, fmt.Errorf("a record of %d bytes is too long for the format", size))
	}
	if err := errors.Join(problems...); err != nil {
		return err
	}
	var out bytes.Buffer
	t.head(&out, size)
	for i, row := range t.Rows {
		if len(row) != len(t.Fields) {
			problems = append(problems, fmt.Errorf("record %d has %d fields instead of %d", i+1, len(row), len(t.Fields)))
			continue
		}
		out.WriteByte(' ')
		for j, f := range t.Fields {
			text, err := t.field(f, row[j])
			if err != nil {
				problems = append(problems, phrase.Errorf("record %d, %s: %w", i+1, f.Name, err))
			}
			out.Write(text)
		}
	}
	if err := errors.Join(problems...); err != nil {
		return err
	}
	out.WriteByte(fileEnd)
	_, err := w.Write(out.Bytes())
	return err
}

func (t Table) head(out *bytes.Buffer, size int) {
	h := make([]byte, headSize)
	h[0] = 3
	if !t.Updated.IsZero() {
		h[1], h[2], h[3] = byte(t.Updated.Year()-1900), byte(t.Updated.Month()), byte(t.Updated.Day())
	}
	binary.LittleEndian.PutUint32(h[4:], uint32(len(t.Rows)))
	binary.LittleEndian.PutUint16(h[8:], uint16(headSize+fieldSize*len(t.Fields)+1))
	binary.LittleEndian.PutUint16(h[10:], uint16(size))
	h[29] = byte(t.CodePage)
	out.Write(h)
	for _, f := range t.Fields {
		d := make([]byte, fieldSize)
		copy(d, f.Name)
		d[11], d[16], d[17] = f.Type, byte(f.Width), byte(f.Decimals)
		out.Write(d)
	}
	out.WriteByte(headEnd)
}

// field is the text as it stands in the record, filled with blanks.
func (t Table) field(f Field, text string) ([]byte, error) {
	b := []byte(text)
	if !ascii(text) && t.CodePage != Unmarked {
		var err error
		if b, err = t.CodePage.encoding().NewEncoder().Bytes(b); err != nil {
			return nil, phrase.Errorf("%q has a character that the code page does not know", text)
		}
	}
	if bytes.ContainsFunc(b, func(r rune) bool { return r < ' ' }) {
		return nil, phrase.Errorf("%q has a control character", text)
	}
	if len(b) > f.Width {
		return nil, phrase.Errorf("%q is longer than %d characters", text, f.Width)
	}
	if err := fits(f.Type, text); err != nil {
		return nil, err
	}
	fill := bytes.Repeat([]byte{' '}, f.Width-len(b))
	if f.Type == 'N' {
		return append(fill, b...), nil
	}
	return append(b, fill...), nil
}

func fits(kind byte, text string) error {
	if text == "" {
		return nil
	}
	switch {
	case kind == 'D' && (len(text) != 8 || strings.Trim(text, "0123456789") != ""):
		return phrase.Errorf("%q is not a date YYYYMMDD", text)
	case kind == 'N' && strings.Trim(text, "0123456789.-") != "":
		return phrase.Errorf("%q is not a number", text)
	case kind == 'L' && !strings.Contains("TFYNtfyn?", text):
		return phrase.Errorf("%q is not T or F", text)
	}
	return nil
}

func ascii(s string) bool {
	for i := range len(s) {
		if s[i] >= 0x80 {
			return false
		}
	}
	return true
}
