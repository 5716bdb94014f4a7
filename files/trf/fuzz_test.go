package trf

import (
	"bytes"
	"os"
	"testing"

	"wallchart/model"
	"wallchart/must"
)

// FuzzRead: whatever the bytes, reading ends; an event that comes out is sound,
// and everybody has the same points when it is written and read again.
func FuzzRead(f *testing.F) {
	for _, name := range []string{"tec-team-2026rules", "sharly-median-buchholz-byes-2026", "tec-rr-2024rules", "gen-rr9x9_0500-2026"} {
		raw := must.Have(os.ReadFile("../../tiebreaks/testdata/c07/" + name + ".trf"))(f)
		f.Add(raw)
	}
	f.Add([]byte(two("Eins") + "250  1.0  0.5   1   2    1    2\n260   1   2    1    2\n299 W     1.0   1.0    1    1\n240 H   2    2\n" +
		"XXA    1  0.5  1.0\nXXP 1 2\nXXS W=3 D=1\n132" + "\n"))
	f.Add([]byte(two("Eins") + "310   1 A                                A     2400     2.0    1.0   1     1\n" +
		"310   2 B                                B     2300     0.0    0.0   2     2\n320  1.0  1.0   0\n330 +-   2   1   2\n" +
		"300   1   1   2    1\n352 W\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		res, err := Read(bytes.NewReader(data), known)
		if err != nil {
			return
		}
		if ps := res.Tournament.Check().Grave(); len(ps) > 0 {
			t.Fatalf("not sound: %v", ps)
		}
		var b bytes.Buffer
		lost, err := Write(&b, res.Tournament, res.Tournament.Sections[0], known, Options{})
		if err != nil {
			return
		}
		again, err := Read(bytes.NewReader(b.Bytes()), known)
		if err != nil {
			t.Fatalf("what was written is not read: %v", err)
		}
		if len(res.Problems.Grave()) > 0 || len(lost) > 0 {
			return
		}
		one := model.NewSheet(res.Tournament, res.Tournament.Sections[0], 0)
		two := model.NewSheet(again.Tournament, again.Tournament.Sections[0], 0)
		for i := range one.Lines {
			if len(two.Lines) != len(one.Lines) || one.Lines[i].Number != two.Lines[i].Number || one.Lines[i].Games != two.Lines[i].Games ||
				one.Lines[i].Match != two.Lines[i].Match {
				t.Fatalf("%+v\nbecame\n%+v\n%s", one.Lines, two.Lines, b.Bytes())
			}
		}
	})
}
