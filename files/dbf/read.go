package dbf

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"io"
	"slices"
	"strings"
	"unicode/utf8"
	"wallchart/phrase"
)

// Reader reads the records of a table one after the other.
type Reader struct {
	Fields   []Field
	CodePage CodePage
	Count    int           // number of records as the header says
	Notes    []phrase.Text // what was odd, after Next has returned false

	in     *bufio.Reader
	record []byte
	starts []int // where the fields begin in the record
	read   int
	err    error
	done   bool
}

// errNotDBF is returned for a file that is not a dBase table at all.
var errNotDBF = phrase.Errorf("this is not a dBase file (.dbf)")

// Looks tells whether the first bytes of a file look like a dBase table.
func Looks(head []byte) bool {
	if len(head) < headSize || !version(head[0]) {
		return false
	}
	if head[2] > 12 || head[3] > 31 {
		return false
	}
	size, record := int(binary.LittleEndian.Uint16(head[8:])), int(binary.LittleEndian.Uint16(head[10:]))
	return size >= headSize+fieldSize+1 && record >= 2 &&
		(len(head) <= headSize+16 || strings.IndexByte("CNDLMFIBGPTY@O+0", head[headSize+11]) >= 0)
}

// version tells the first bytes that a table can have: dBase III and IV, with
// or without memo file, and FoxPro.
func version(b byte) bool { return b&7 == 3 || b == 0x30 || b == 0x31 || b == 0xF5 }

// NewReader reads the header of a table.
func NewReader(r io.Reader) (*Reader, error) {
	in := bufio.NewReaderSize(r, 1<<16)
	head := make([]byte, headSize)
	if _, err := io.ReadFull(in, head); err != nil || !Looks(head) {
		return nil, errNotDBF
	}
	t := &Reader{
		CodePage: CodePage(head[29]),
		Count:    int(binary.LittleEndian.Uint32(head[4:])),
		in:       in,
		record:   make([]byte, binary.LittleEndian.Uint16(head[10:])),
	}
	rest := make([]byte, int(binary.LittleEndian.Uint16(head[8:]))-headSize)
	if _, err := io.ReadFull(in, rest); err != nil {
		return nil, phrase.Errorf("the dBase file ends within its header: it has been cut off")
	}
	if err := t.fields(rest); err != nil {
		return nil, err
	}
	if b, err := in.Peek(1); err == nil && b[0] == 0 {
		in.Discard(1) // the zero after the 0x0D, not counted in the header
	}
	return t, nil
}

func (t *Reader) fields(head []byte) error {
	sum := 1
	var wide []int
	for len(head) >= fieldSize && head[0] != headEnd && head[0] != 0 {
		name, _, _ := bytes.Cut(head[:11], []byte{0})
		f := Field{Name: strings.TrimSpace(string(name)), Type: head[11], Width: int(head[16]), Decimals: int(head[17])}
		if f.Type == 'C' && f.Decimals > 0 {
			wide = append(wide, len(t.Fields))
		}
		t.Fields = append(t.Fields, f)
		sum += f.Width
		head = head[fieldSize:]
	}
	if sum != len(t.record) {
		// Clipper keeps the high byte of a text's width with the decimals.
		for _, i := range wide {
			sum += t.Fields[i].Decimals << 8
			t.Fields[i].Width, t.Fields[i].Decimals = t.Fields[i].Width+t.Fields[i].Decimals<<8, 0
		}
	}
	if len(t.Fields) == 0 {
		return phrase.Errorf("the dBase file has no fields")
	}
	if sum > len(t.record) {
		return phrase.Errorf("the fields of the dBase file take %d bytes, but its records have only %d", sum, len(t.record))
	}
	at := 1
	for _, f := range t.Fields {
		t.starts = append(t.starts, at)
		at += f.Width
	}
	return nil
}

// Next goes on to the next record that is not deleted, and tells whether there
// is one. Records past the number that the header gives are read as well, as
// long as they look like records.
func (t *Reader) Next() bool {
	for !t.done {
		n, err := io.ReadFull(t.in, t.record)
		switch {
		case n == 0, t.record[0] == fileEnd:
			t.finish(err)
		case t.record[0] != ' ' && t.record[0] != '*':
			t.Notes = append(t.Notes, phrase.New("record %d does not look like a record; reading stopped there", t.read+1))
			t.done = true
		case err != nil:
			t.Notes = append(t.Notes, phrase.New("record %d is cut off and was left out", t.read+1))
			t.finish(err)
		default:
			t.read++
			if t.record[0] == ' ' {
				return true
			}
		}
	}
	return false
}

func (t *Reader) finish(err error) {
	t.done = true
	if err != nil && err != io.EOF && err != io.ErrUnexpectedEOF {
		t.err = err
	}
	if t.read != t.Count {
		t.Notes = append(t.Notes, phrase.New("the file says it has %d records, there are %d", t.Count, t.read))
	}
}

// Err is the error of the file system that ended the reading, if any.
func (t *Reader) Err() error { return t.err }

// Number is the place of the present record in the file, from 1, deleted ones
// counted.
func (t *Reader) Number() int { return t.read }

// Column returns the index of the field with that name in any spelling, or -1.
func (t *Reader) Column(name string) int {
	return slices.IndexFunc(t.Fields, func(f Field) bool { return strings.EqualFold(f.Name, name) })
}

// Text is field i of the present record, without the blanks around it and in
// UTF-8. A field -1 is empty, so that Text(Column(name)) may be asked of a
// table without the field.
func (t *Reader) Text(i int) string {
	if i < 0 || i >= len(t.Fields) {
		return ""
	}
	b := bytes.Trim(t.record[t.starts[i]:t.starts[i]+t.Fields[i].Width], " \x00")
	if ascii(string(b)) || t.CodePage == Unmarked && utf8.Valid(b) {
		return string(b)
	}
	out, err := t.CodePage.encoding().NewDecoder().Bytes(b)
	if err != nil {
		return strings.ToValidUTF8(string(b), "�")
	}
	return string(out)
}

// Row is all fields of the present record.
func (t *Reader) Row() []string {
	row := make([]string, len(t.Fields))
	for i := range row {
		row[i] = t.Text(i)
	}
	return row
}
