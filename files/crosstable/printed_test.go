package crosstable

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
)

// TestLayoutsOfPrograms: tables laid out as programs and sites print them, each with what
// it must become in the file beside it: numbers, names, ratings, results and
// scores, as the charts of this package's tests have them.
func TestLayoutsOfPrograms(t *testing.T) {
	files, err := filepath.Glob("testdata/layouts/*.txt")
	if err != nil || len(files) < 10 {
		t.Fatalf("%d layouts: %v", len(files), err)
	}
	for _, path := range files {
		text := must.Have(os.ReadFile(path))(t)
		want := must.Have(os.ReadFile(strings.TrimSuffix(path, ".txt") + ".tsv"))(t)
		res := read(t, string(text))
		s := res.Tournament.Sections[0]
		if got := chart(s); got != string(want) || !res.Good() || len(res.Problems) > 0 {
			t.Errorf("%s reads\n%s%swant\n%s", path, got, problems(res), want)
		}
		if ps := res.Tournament.Check().Grave(); len(ps) > 0 {
			t.Errorf("%s: %v", path, ps)
		}
	}
}

// TestWallChartColours: where the letters of a wall chart are colours, the
// results come from the running scores.
func TestWallChartColours(t *testing.T) {
	s := read(t, file(t, "layouts/wintd-wallchart.txt")).Tournament.Sections[0]
	if p := s.Rounds[0].Pairings[0]; p.NoColours || p.Sides != [2]model.ID{4, 1} {
		t.Errorf("round 1: %+v", p)
	}
	if p := s.Players[0]; p.NationalID != "12707937" || p.State != "NY" {
		t.Errorf("%+v", p)
	}
}

func TestChessResultsNames(t *testing.T) {
	res := read(t, file(t, "layouts/chess-results.txt"))
	if res.Tournament.Name != "Open Test 2026" {
		t.Errorf("the event is called %q", res.Tournament.Name)
	}
	if got := strings.Join(res.Tournament.Sections[0].Ranking.TieBreaks, ","); got != "BH/C1,BH,DE" {
		t.Errorf("the tie-breaks are %s", got)
	}
}

// TestWrongScoreStandsApart: a wrong score in a table whose columns stand apart is
// a contradiction, and no reason to tear its numbers apart.
func TestWrongScoreStandsApart(t *testing.T) {
	text := strings.Replace(file(t, "layouts/no-heading.txt"), "W4 W2 D3 2.5", "W4 W2 D3 1.5", 1)
	res := read(t, "# Name Rtng Rd 1 Rd 2 Rd 3 Tot\n"+text)
	got := problems(res)
	if !strings.Contains(got, "line 2: its results make 2½ (1+1+½), the table prints 1½") || strings.Count(got, "\n") != 1 {
		t.Errorf("%s", got)
	}
	if res, err := ReadText(text); err == nil && res.Good() {
		t.Error("without a heading the wrong score passed")
	}
}
