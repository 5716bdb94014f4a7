package trf

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
)

// TestBlankByes reads real files in which a half-point bye is a blank result
// beside the colour "-": everybody has the points that the file prints, and all
// is left without a doubt.
func TestBlankByes(t *testing.T) {
	files, err := filepath.Glob("testdata/irish/*.tab")
	if err != nil || len(files) != 2 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	halves := map[string]int{"bunratty-major-2011": 11, "irish-junior-champs-2011": 3}
	for _, file := range files {
		f := must.Have(os.Open(file))(t)
		res, err := Read(f, known)
		f.Close()
		if err != nil {
			t.Fatal(err)
		}
		if len(res.Problems) > 0 {
			t.Errorf("%s: %v", file, res.Problems)
		}
		s, half := res.Tournament.Sections[0], 0
		sh := model.NewSheet(res.Tournament, s, 0)
		for _, p := range res.Printed {
			for id, text := range p.Values {
				if l := sh.Lines[sh.Index(id)]; p.Code == "PTS" && l.Games.String() != text {
					t.Errorf("%s: %s has %s, the file prints %s", file, l.Name, l.Games, text)
				}
			}
		}
		for i := range sh.Lines {
			for _, c := range sh.Lines[i].Cells {
				if c.Outcome == model.HalfBye {
					half++
				}
			}
		}
		if want := halves[strings.TrimSuffix(filepath.Base(file), ".tab")]; half != want {
			t.Errorf("%s: %d half-point byes, want %d", file, half, want)
		}
	}
}

// TestBlankByesInPart: an absence stays one where no points are missing; where
// only some of the blanks brought points, it is said which were taken.
func TestBlankByesInPart(t *testing.T) {
	row := func(no int, points string, cells ...string) string {
		return fmt.Sprintf("001 %4d      %-33s %4s %3s %11s %10s %4s %4d  %s\n", no, fmt.Sprint("Name ", no), "", "", "", "", points, no,
			strings.Join(cells, "  "))
	}
	rest := row(2, "2.0", "   3 w 1", "     -  ", "   3 b 1") + row(3, "0.0", "   2 b 0", "   4 w 0", "   2 w 0") +
		row(4, "3.0", "0000 - +", "   3 b 1", "   1 b 1")
	for _, c := range []struct {
		points string
		want   [2]model.Outcome
		doubts int
	}{
		{"0.0", [2]model.Outcome{model.Absent, model.Absent}, 0},
		{"1.0", [2]model.Outcome{model.HalfBye, model.HalfBye}, 0},
		{"2.0", [2]model.Outcome{model.FullBye, model.PairingBye}, 0},
		{"0.5", [2]model.Outcome{model.HalfBye, model.Absent}, 1},
		{"1.5", [2]model.Outcome{model.HalfBye, model.PairingBye}, 1},
		{"3.0", [2]model.Outcome{model.Absent, model.Absent}, 1}, // more than byes can bring
	} {
		s, ps := section(t, row(1, c.points, "     -  ", "     -  ", "   4 w 0")+rest)
		cells := model.NewSheet(&model.Tournament{Sections: []*model.Section{s}}, s, 0).Lines[0].Cells
		if got := [2]model.Outcome{cells[0].Outcome, cells[1].Outcome}; got != c.want || len(ps.Grave()) != c.doubts {
			t.Errorf("%s points: %v, want %v; %v", c.points, got, c.want, ps)
		}
	}
}

// TestRoundsOfByes: a round for which everybody has a bye is a round, one for
// which some asked for a bye is yet to come.
func TestRoundsOfByes(t *testing.T) {
	row := func(no int, points, cells string) string {
		return fmt.Sprintf("001 %4d      %-33s %4s %3s %11s %10s %4s %4d  %s\n", no, fmt.Sprint("Name ", no), "", "", "", "", points, no, cells)
	}
	s, ps := section(t, row(1, "2.5", "   2 w 1  0000 - H  0000 - U")+row(2, "1.0", "   1 b 0  0000 - U  0000 - Z")+
		row(3, "2.0", "0000 - U  0000 - H  0000 - H"))
	if s.Played() != 3 || len(s.Rounds) != 3 || len(ps) > 0 {
		t.Errorf("after round %d of %d: %v", s.Played(), len(s.Rounds), ps)
	}
	s, ps = section(t, row(1, "1.0", "   2 w 1  0000 - H")+row(2, "0.0", "   1 b 0")+row(3, "1.0", "0000 - U  0000 - H"))
	if s.Played() != 1 || len(s.Rounds) != 1 || s.Players[0].Bye(2) != model.HalfBye || len(ps) > 0 {
		t.Errorf("after round %d of %d: %v", s.Played(), len(s.Rounds), ps)
	}
}
