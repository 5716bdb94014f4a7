package files

import (
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"

	"wallchart/assets/samples"
	"wallchart/model"
	"wallchart/must"
)

func read(t *testing.T, name string, data []byte) *Opened {
	t.Helper()
	o, err := Read(name, data, known)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return o
}

// TestByContent: the same bytes are the same thing under any name.
func TestByContent(t *testing.T) {
	trf := must.Have(os.ReadFile("../tiebreaks/testdata/c07/tec-team-2026rules.trf"))(t)
	sample := func(i int) []byte {
		return must.Have(samples.All[i].Data())(t)
	}
	pasted := string(sample(7))
	for what, c := range map[string]struct {
		data   []byte
		format Format
		people int
	}{
		"our own":       {sample(4), Event, 40},
		"report":        {trf, ReportFile, 14},
		"table":         {sample(6), Crosstable, 7},
		"table UTF-16":  {append([]byte{0xFF, 0xFE}, []byte(strings.Join(strings.Split(pasted, ""), "\x00")+"\x00")...), Crosstable, 15},
		"workbook":      {book(t, "#|Name|Rtng|Rd 1|Tot", "1|Ada|1500|W2|1", "2|Bob|1400|L1|0"), Crosstable, 2},
		"players":       {[]byte("Name;Club;Rating\nAda;North;1500\nBob;South;\n"), PlayerList, 0},
		"workbook list": {book(t, "Spring open", "", "Player Name|USCF ID|Rating", "Ada|12345678|1500"), PlayerList, 0},
	} {
		for _, name := range []string{"x.txt", "x.trf", "x.wallchart", "x"} {
			o := read(t, name, c.data)
			if o.Format != c.format {
				t.Errorf("%s named %s is taken for a %s", what, name, o.Format)
				continue
			}
			if c.format == PlayerList {
				if o.Tournament != nil || len(o.Sheets) != 1 || o.Good() {
					t.Errorf("%s: %+v", what, o)
				}
				continue
			}
			if s := o.Tournament.Sections[0]; !o.Good() || len(s.Entries()) != c.people {
				t.Errorf("%s: %d participants, lost: %v", what, len(s.Entries()), o.Lost())
			}
		}
	}
}

func book(t *testing.T, rows ...string) []byte {
	t.Helper()
	f := excelize.NewFile()
	for i, row := range rows {
		for k, cell := range strings.Split(row, "|") {
			at, _ := excelize.CoordinatesToCellName(k+1, i+1)
			must.Do(t, f.SetCellStr("Sheet1", at, cell))
		}
	}
	var b bytes.Buffer
	must.Do(t, f.Write(&b))
	return b.Bytes()
}

func TestLossIsTold(t *testing.T) {
	o := read(t, "", []byte("Results\n#\tName\tRd 1\tTot\n1\tAda\tW2\t1\n2\tBob\tL9\t0\n"))
	if o.Good() || len(o.Lost()) == 0 {
		t.Errorf("a contradiction passed: %v", o.Problems)
	}
	o = read(t, "", []byte("#\tName\tRd 1\tTot\n1\tAda\tW2\t1\n2\tBob\tL1\t0\nSee you next year!\n"))
	if !o.Good() || len(o.Problems) != 2 || o.Problems[0].Error() != "2 of 2 totals agree with the results." || !o.Problems[1].Beside ||
		o.Problems[1].Line != 4 {
		t.Errorf("a remark below the table: %v", o.Problems)
	}
}

// TestNonsenseIsRefused: with a sentence, without reading it through.
func TestNonsenseIsRefused(t *testing.T) {
	r := rand.NewChaCha8([32]byte{1})
	noise := make([]byte, 100<<20)
	must.Have(r.Read(noise))(t)
	for what, data := range map[string][]byte{
		"empty": nil, "noise": noise, "prose": []byte("Call me Ishmael. Some years ago, never mind how long precisely."),
		"long prose": bytes.Repeat([]byte("Call me Ishmael. "), 6<<20), "zip": append([]byte("PK\x03\x04"), noise[:1<<20]...),
		"blanks": bytes.Repeat([]byte(" \n"), 1000),
	} {
		o, err := Read("x", data, known)
		if err == nil {
			t.Errorf("%s became a %s", what, o.Format)
		} else if !strings.Contains(err.Error(), " ") || strings.Contains(err.Error(), "%!") {
			t.Errorf("%s: %v", what, err)
		}
		path := filepath.Join(t.TempDir(), "x")
		must.Do(t, os.WriteFile(path, data, 0o600))
		if _, err := Open(path, known); err == nil {
			t.Errorf("%s was opened from disk", what)
		}
	}
	if _, err := Open(t.TempDir(), known); err == nil {
		t.Error("an empty folder was opened")
	}
	if _, err := Open(filepath.Join(t.TempDir(), "none"), known); err == nil {
		t.Error("a file that does not exist was opened")
	}
}

// FuzzRead: whatever the bytes, reading ends, and a good event is sound.
func FuzzRead(f *testing.F) {
	for _, s := range samples.All {
		raw := must.Have(s.Data())(f)
		f.Add(raw)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		o, err := Read("x", data, known)
		if err == nil && o.Good() {
			if ps := o.Tournament.Check().Grave(); len(ps) > 0 {
				t.Error(model.Problems(ps))
			}
		}
	})
}
