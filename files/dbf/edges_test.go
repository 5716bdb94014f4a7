package dbf

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"wallchart/must"
)

// headOf is the head of a table of version 3 with a field of text, and what is altered in it.
func headOf(change func(b []byte)) []byte {
	b := make([]byte, headSize+fieldSize+1)
	b[0], b[1], b[2], b[3] = 3, 126, 12, 31
	b[8], b[10] = headSize+fieldSize+1, 6
	copy(b[headSize:], "NAME")
	b[headSize+11], b[headSize+16] = 'C', 5
	b[headSize+fieldSize] = headEnd
	change(b)
	return b
}

// TestLooksLikeATable: a version that is known, a day that there can be, room for a field and a record, and a kind of field.
func TestLooksLikeATable(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(b []byte)
		want   bool
	}{
		{"a table", func([]byte) {}, true},
		{"with a memo", func(b []byte) { b[0] = 0x83 }, true},
		{"dBase IV", func(b []byte) { b[0] = 0x8b }, true},
		{"Visual FoxPro", func(b []byte) { b[0] = 0x30 }, true},
		{"Visual FoxPro with counters", func(b []byte) { b[0] = 0x31 }, true},
		{"FoxPro with a memo", func(b []byte) { b[0] = 0xf5 }, true},
		{"another version", func(b []byte) { b[0] = 0x32 }, false},
		{"month 13", func(b []byte) { b[2] = 13 }, false},
		{"day 32", func(b []byte) { b[3] = 32 }, false},
		{"a head without room for a field", func(b []byte) { b[8] = headSize + fieldSize }, false},
		{"records of one byte", func(b []byte) { b[10] = 1 }, false},
		{"records of two", func(b []byte) { b[10] = 2 }, true},
		{"a kind of field that there is not", func(b []byte) { b[headSize+11] = 'X' }, false},
		{"a memo field", func(b []byte) { b[headSize+11] = 'M' }, true},
	} {
		if got := Looks(headOf(c.change)); got != c.want {
			t.Errorf("%s: %v", c.name, got)
		}
	}
	odd := headOf(func(b []byte) { b[headSize+11] = 'X' })
	for n, want := range map[int]bool{headSize - 1: false, headSize: true, headSize + 16: true, headSize + 17: false} {
		if got := Looks(odd[:n]); got != want {
			t.Errorf("of %d bytes, with a kind of field that there is not behind them: %v", n, got)
		}
	}
}

// TestWhatIsSaidOfBrokenTables: where reading stopped, what was left out, and how many records there are.
func TestWhatIsSaidOfBrokenTables(t *testing.T) {
	for _, c := range []struct {
		name, records string
		says          int // records, by the head
		rows, notes   string
	}{
		{"whole", " Ann   Bob  \x1a", 2, "Ann, Bob", ""},
		{"deleted", " Ann  *Bob  \x1a", 2, "Ann", ""},
		{"more than it says", " Ann   Bob  \x1a", 1, "Ann, Bob", "the file says it has 1 records, there are 2"},
		{"cut off", " Ann   Bo", 2, "Ann", "record 2 is cut off and was left out; the file says it has 2 records, there are 1"},
		{"no record", " Ann  xBob  ", 2, "Ann", "record 2 does not look like a record; reading stopped there"},
		{"a zero before the first", "\x00 Ann  \x1a", 1, "Ann", ""},
		{"without an end", " Ann  ", 1, "Ann", ""},
	} {
		r := must.Have(NewReader(strings.NewReader(string(headOf(func(b []byte) { b[4] = byte(c.says) })) + c.records)))(t)
		var rows, notes []string
		for r.Next() {
			rows = append(rows, r.Text(0))
		}
		if r.Next() {
			t.Errorf("%s: there is one more", c.name)
		}
		for _, n := range r.Notes {
			notes = append(notes, n.String())
		}
		if got := strings.Join(rows, ", "); got != c.rows || strings.Join(notes, "; ") != c.notes || r.Err() != nil {
			t.Errorf("%s: %s, %q, %v; want %s, %q", c.name, got, notes, r.Err(), c.rows, c.notes)
		}
		if r.Text(-1) != "" || r.Text(1) != "" {
			t.Errorf("%s: a field that is not there is %q", c.name, r.Text(1))
		}
	}
	lost := errors.New("the disk is gone")
	r := must.Have(NewReader(io.MultiReader(bytes.NewReader(headOf(func([]byte) {})), strings.NewReader(" Ann  "), broken{lost})))(t)
	if !r.Next() || r.Next() || !errors.Is(r.Err(), lost) {
		t.Errorf("where the disk is gone: %v", r.Err())
	}
}

type broken struct{ err error }

func (b broken) Read([]byte) (int, error) { return 0, b.err }

// TestWideTexts: Clipper keeps the high byte of a text's width with the decimals, where the records are so long.
func TestWideTexts(t *testing.T) {
	head := func(record int) []byte {
		return headOf(func(b []byte) {
			b[10], b[11] = byte(record), byte(record>>8)
			b[headSize+17] = 1
		})
	}
	for record, want := range map[int]string{1 + 5 + 256: "261.0", 1 + 5: "5.1"} {
		r := must.Have(NewReader(bytes.NewReader(head(record))))(t)
		if got := fmt.Sprintf("%d.%d", r.Fields[0].Width, r.Fields[0].Decimals); got != want {
			t.Errorf("of records of %d bytes: %s, want %s", record, got, want)
		}
	}
	number := head(1 + 5 + 256)
	number[headSize+11] = 'N'
	if r, err := NewReader(bytes.NewReader(number)); err != nil || r.Fields[0].Width != 5 || r.Fields[0].Decimals != 1 {
		t.Errorf("a number: %+v, %v", r.Fields, err)
	}
	short := headOf(func(b []byte) { b[10] = 5 })
	if _, err := NewReader(bytes.NewReader(short)); err == nil || err.Error() !=
		"the fields of the dBase file take 6 bytes, but its records have only 5" {
		t.Errorf("records that are too short: %v", err)
	}
	none := headOf(func(b []byte) { b[headSize] = headEnd })
	if _, err := NewReader(bytes.NewReader(none)); err == nil || err.Error() != "the dBase file has no fields" {
		t.Errorf("without a field: %v", err)
	}
}

// TestFieldsAtTheirLimits: names, widths and decimals that the format takes, and the next that it does not.
func TestFieldsAtTheirLimits(t *testing.T) {
	for _, c := range []struct {
		f    Field
		want bool
	}{
		{Field{"ABCDEFGHIJ", 'C', 1, 0}, true}, {Field{"ABCDEFGHIJK", 'C', 1, 0}, false}, {Field{"", 'C', 1, 0}, false},
		{Field{"A B", 'C', 1, 0}, false},
		{Field{"A!~", 'C', 1, 0}, true}, {Field{"A\x7f", 'C', 1, 0}, false}, {Field{"É", 'C', 1, 0}, false}, {Field{"A", 'M', 1, 0}, false},
		{Field{"A", 'C', 0, 0}, false}, {Field{"A", 'C', maxWidth, 0}, true}, {Field{"A", 'C', maxWidth + 1, 0}, false},
		{Field{"A", 'D', 8, 0}, true},
		{Field{"A", 'D', 7, 0}, false}, {Field{"A", 'L', 1, 0}, true}, {Field{"A", 'L', 2, 0}, false}, {Field{"A", 'N', 5, 4}, true},
		{Field{"A", 'N', 5, 5}, false}, {Field{"A", 'N', 20, 15}, true}, {Field{"A", 'N', 20, 16}, false}, {Field{"A", 'N', 5, -1}, false},
		{Field{"A", 'N', 1, 0}, true}, {Field{"A", 'N', 1, 1}, false},
	} {
		if err := c.f.check(); (err == nil) != c.want {
			t.Errorf("%+v: %v", c.f, err)
		}
	}
	for n, want := range map[int]bool{0: false, 1: true, 255: true, 256: false} {
		table := Table{}
		for i := range n {
			table.Fields = append(table.Fields, Field{fmt.Sprint("F", i), 'C', 1, 0})
		}
		if err := Write(io.Discard, table); (err == nil) != want {
			t.Errorf("%d fields: %v", n, err)
		}
	}
	rows := Table{Fields: []Field{{"A", 'C', 2, 0}, {"B", 'N', 1, 0}}, Rows: [][]string{{"a", "1"}, {"a"}, {"abc", "22"}}}
	err := Write(io.Discard, rows)
	for _, want := range []string{"record 2 has 1 fields instead of 2", "record 3, A: ", "record 3, B: "} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
}

// TestMarksOfCodePages: the letter ä, or what stands in its place in an alphabet without it, by the mark in the head.
func TestMarksOfCodePages(t *testing.T) {
	for mark, want := range map[byte]string{0x00: "ä", 0x01: "Σ", 0x02: "õ", 0x03: "ä", 0x57: "ä", 0x64: "ń", 0x65: "ф", 0xC8: "ä", 0xC9: "д",
		0xCA: "ä", 0xCB: "δ", 0x77: "ä"} {
		table := string(headOf(func(b []byte) { b[4], b[29] = 1, mark })) + " \xe4    \x1a"
		r, err := NewReader(strings.NewReader(table))
		if err != nil || !r.Next() {
			t.Fatal(err)
		}
		if got := r.Text(0); got != want {
			t.Errorf("mark %#x: %q, want %q", mark, got, want)
		}
	}
	r, err := NewReader(strings.NewReader(string(headOf(func([]byte) {})) + " \xc3\xa4   \x1a"))
	if err != nil || !r.Next() || r.Text(0) != "ä" {
		t.Errorf("UTF-8 without a mark: %v", err)
	}
	r, err = NewReader(strings.NewReader(string(headOf(func(b []byte) { b[29] = 3 })) + " \xc3\xa4   \x1a"))
	if err != nil || !r.Next() || r.Text(0) != "Ã¤" {
		t.Errorf("what could be UTF-8, with a mark: %v", err)
	}
}
