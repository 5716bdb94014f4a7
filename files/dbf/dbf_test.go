package dbf_test

import (
	"bytes"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"wallchart/files/dbf"
	"wallchart/must"
)

var sample = dbf.Table{
	Fields: []dbf.Field{
		{Name: "MEM_ID", Type: 'C', Width: 8},
		{Name: "MEM_NAME", Type: 'C', Width: 20},
		{Name: "RATING", Type: 'N', Width: 4},
		{Name: "EXPIRED", Type: 'D', Width: 8},
		{Name: "ACTIVE", Type: 'L', Width: 1},
	},
	CodePage: dbf.Windows1252,
	Updated:  time.Date(2026, 3, 14, 0, 0, 0, 0, time.UTC),
	Rows: [][]string{
		{"12345678", "MÜLLER, ŽELJKO", "1834", "20271231", "T"},
		{"00000017", "O'BRIEN, ANN", "7", "", "F"},
	},
}

func write(t testing.TB, table dbf.Table) []byte {
	t.Helper()
	var b bytes.Buffer
	must.Do(t, dbf.Write(&b, table))
	return b.Bytes()
}

func read(t testing.TB, b []byte) ([][]string, *dbf.Reader) {
	t.Helper()
	r := must.Have(dbf.NewReader(bytes.NewReader(b)))(t)
	var rows [][]string
	for r.Next() {
		rows = append(rows, r.Row())
	}
	return rows, r
}

// The bytes of the header are those of the format's description.
func TestHeader(t *testing.T) {
	b := write(t, sample)
	want := []byte{3, 126, 3, 14, 2, 0, 0, 0, 32 + 5*32 + 1, 0, 1 + 8 + 20 + 4 + 8 + 1, 0}
	if !bytes.Equal(b[:12], want) || b[29] != 3 {
		t.Errorf("the header is % x, want % x", b[:30], want)
	}
	if got := string(b[64:72]); got != "MEM_NAME" || b[64+11] != 'C' || b[64+16] != 20 {
		t.Errorf("the second field reads %q", b[64:96])
	}
	if b[192] != 0x0D || b[len(b)-1] != 0x1A || len(b) != 193+2*42+1 {
		t.Errorf("terminators or length are wrong: %d bytes", len(b))
	}
	if got := string(b[193+42:][:42]); got != " 00000017O'BRIEN, ANN           7        F" {
		t.Errorf("the second record reads %q", got)
	}
}

func TestReadAgain(t *testing.T) {
	rows, r := read(t, write(t, sample))
	if d := cmp.Diff(sample.Rows, rows); d != "" || len(r.Notes) > 0 {
		t.Errorf("read back (-want +got):\n%s%v", d, r.Notes)
	}
	if r.Column("mem_name") != 1 || r.Column("NONE") != -1 || r.Text(-1) != "" {
		t.Error("columns are not found by name")
	}
}

// Everything that WinTD, US Chess and torn downloads do to the format is read.
func TestAsProgramsWrite(t *testing.T) {
	whole := write(t, sample)
	counted := bytes.Clone(whole[:193])
	counted[8]++
	deleted := bytes.Clone(whole)
	deleted[193] = '*'
	miscounted := bytes.Clone(whole)
	miscounted[4] = 0
	cases := []struct {
		name  string
		file  []byte
		rows  [][]string
		notes int
	}{
		{"zero after the header, not counted", append(append(bytes.Clone(whole[:193]), 0), whole[193:]...), sample.Rows, 0},
		{"zero after the header, counted", append(append(counted, 0), whole[193:]...), sample.Rows, 0},
		{"no end of file", whole[:len(whole)-1], sample.Rows, 0},
		{"cut within the last record", whole[:len(whole)-20], sample.Rows[:1], 2},
		{"a deleted record", deleted, sample.Rows[1:], 0},
		{"count of records not kept up", miscounted, sample.Rows, 1},
		{"rubbish after the records", append(bytes.Clone(whole[:len(whole)-1]), bytes.Repeat([]byte{'x'}, 42)...), sample.Rows, 1},
	}
	for _, c := range cases {
		rows, r := read(t, c.file)
		if d := cmp.Diff(c.rows, rows); d != "" || len(r.Notes) != c.notes {
			t.Errorf("%s (-want +got):\n%s%q", c.name, d, r.Notes)
		}
	}
}

func TestNotATable(t *testing.T) {
	whole := write(t, sample)
	for name, b := range map[string][]byte{
		"empty":          nil,
		"text":           []byte(strings.Repeat("ID Number      Name       Fed Sex Tit  WTit OTit\n", 9)),
		"cut header":     whole[:100],
		"short records":  append(append(bytes.Clone(whole[:10]), 9, 0), whole[12:]...),
		"a zip file":     append([]byte("PK\x03\x04"), make([]byte, 300)...),
		"only a version": {3},
	} {
		if _, err := dbf.NewReader(bytes.NewReader(b)); err == nil {
			t.Errorf("%s is taken for a table", name)
		}
	}
}

func TestRefusedToWrite(t *testing.T) {
	one := func(f dbf.Field, text string) dbf.Table {
		return dbf.Table{Fields: []dbf.Field{f}, CodePage: dbf.Windows1252, Rows: [][]string{{text}}}
	}
	for name, table := range map[string]dbf.Table{
		"too wide":         one(dbf.Field{Name: "A", Type: 'C', Width: 3}, "four"),
		"not in code page": one(dbf.Field{Name: "A", Type: 'C', Width: 9}, "Ивано"),
		"line break":       one(dbf.Field{Name: "A", Type: 'C', Width: 9}, "a\nb"),
		"no date":          one(dbf.Field{Name: "A", Type: 'D', Width: 8}, "2026-1-1"),
		"no number":        one(dbf.Field{Name: "A", Type: 'N', Width: 8}, "1O"),
		"long name":        one(dbf.Field{Name: "ELEVENCHARS", Type: 'C', Width: 8}, ""),
		"memo":             one(dbf.Field{Name: "A", Type: 'M', Width: 10}, ""),
		"wide":             one(dbf.Field{Name: "A", Type: 'C', Width: 256}, ""),
		"no fields":        {},
	} {
		var b bytes.Buffer
		if err := dbf.Write(&b, table); err == nil || b.Len() > 0 {
			t.Errorf("%s is written", name)
		}
	}
}

// Reading undoes writing, for all tables.
func TestReadWriteIsIdentity(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		table := dbf.Table{CodePage: rapid.SampledFrom([]dbf.CodePage{dbf.Unmarked, dbf.Windows1252, dbf.DOS437}).Draw(t, "page")}
		n := rapid.IntRange(1, 12).Draw(t, "fields")
		for i := range n {
			kind := rapid.SampledFrom([]byte("CNDL")).Draw(t, "type")
			width := map[byte]int{'D': 8, 'L': 1}[kind]
			if width == 0 {
				width = rapid.IntRange(1, 60).Draw(t, "width")
			}
			table.Fields = append(table.Fields, dbf.Field{Name: "F" + strconv.Itoa(i), Type: kind, Width: width})
		}
		for range rapid.IntRange(0, 9).Draw(t, "rows") {
			var row []string
			for _, f := range table.Fields {
				row = append(row, text(t, f))
			}
			table.Rows = append(table.Rows, row)
		}
		var b bytes.Buffer
		must.Do(t, dbf.Write(&b, table))
		r := must.Have(dbf.NewReader(&b))(t)
		var rows [][]string
		for r.Next() {
			rows = append(rows, r.Row())
		}
		if d := cmp.Diff(table.Fields, r.Fields) + cmp.Diff(table.Rows, rows); d != "" || len(r.Notes) > 0 {
			t.Fatalf("(-want +got):\n%s%q", d, r.Notes)
		}
	})
}

func text(t *rapid.T, f dbf.Field) string {
	digits := rapid.StringOfN(rapid.RuneFrom([]rune("0123456789")), 8, 8, 8).Draw(t, "digits")
	switch f.Type {
	case 'D':
		return rapid.SampledFrom([]string{"", digits}).Draw(t, "date")
	case 'L':
		return rapid.SampledFrom([]string{"", "T", "F"}).Draw(t, "logical")
	case 'N':
		return digits[:min(f.Width, 8)]
	}
	return strings.TrimSpace(rapid.StringOfN(rapid.RuneFrom([]rune("ABC ,'xyzäéü")), 0, f.Width/2, f.Width).Draw(t, "text"))
}

// No file, however broken, makes the reader panic, hang or ask for much memory.
func FuzzRead(f *testing.F) {
	whole := write(f, sample)
	f.Add(whole)
	f.Add(whole[:210])
	f.Add([]byte("\x83\x1a\x09\x13"))
	f.Fuzz(func(t *testing.T, b []byte) {
		r, err := dbf.NewReader(bytes.NewReader(b))
		if err != nil {
			return
		}
		n := 0
		for r.Next() {
			n++
			if len(r.Row()) != len(r.Fields) {
				t.Fatal("a row is short")
			}
		}
		if n > len(b) {
			t.Fatalf("%d records from %d bytes", n, len(b))
		}
	})
}

func BenchmarkRead5000(b *testing.B) {
	table := sample
	table.Rows = nil
	for range 2500 {
		table.Rows = append(table.Rows, sample.Rows...)
	}
	file := write(b, table)
	b.SetBytes(int64(len(file)))
	for b.Loop() {
		r, _ := dbf.NewReader(bytes.NewReader(file))
		for r.Next() {
			_ = r.Row()
		}
	}
}
