package samples

import (
	"bytes"
	"io/fs"
	"strings"
	"testing"

	"wallchart/files/crosstable"
	"wallchart/files/crosstable/crosstabletest"
	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/must"
)

func open(t *testing.T, s Sample) *model.Tournament {
	t.Helper()
	raw := must.Have(s.Data())(t)
	if wallchart.Sniff(raw) {
		f, err := wallchart.Read(bytes.NewReader(raw))
		if err != nil {
			t.Fatalf("%s: %v", s.File, err)
		}
		return f.Tournament
	}
	res, err := crosstable.Read(bytes.NewReader(raw))
	if err != nil {
		t.Fatalf("%s: %v", s.File, err)
	}
	if !crosstabletest.Good(res) || len(res.Unread) > 0 {
		t.Errorf("%s: %v, not read: %v", s.File, res.Problems, res.Unread)
	}
	return res.Tournament
}

// TestSamplesAreSound: every sample opens, nothing is wrong with it, and every
// embedded file is on the list.
func TestSamplesAreSound(t *testing.T) {
	listed := map[string]bool{}
	for _, s := range All {
		listed[s.File] = true
		if ps := open(t, s).Check(); len(ps) > 0 {
			t.Errorf("%s: %v", s.File, ps)
		}
		if s.Name == "" || !strings.HasSuffix(string(s.Description), ".") {
			t.Errorf("%s: name %q, description %q", s.File, s.Name, s.Description)
		}
	}
	must.Do(t, fs.WalkDir(files, ".", func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && !listed[path] {
			t.Errorf("%s is on no list", path)
		}
		return err
	}))
}

// TestPastedIsTheSameEvent: the pasted tables give everybody the opponents and
// results that the events beside them have.
func TestPastedIsTheSameEvent(t *testing.T) {
	type meeting struct {
		opponent string
		outcome  model.Outcome
		games    model.Points
	}
	for _, name := range []string{"amateur-team", "swiss15", "sydney"} {
		var sheets [2]map[string]map[meeting]bool
		for k, ending := range []string{".wallchart", ".txt"} {
			tournament := open(t, Sample{File: name + ending})
			sh := model.NewSheet(tournament, tournament.Sections[0], 0)
			sheets[k] = map[string]map[meeting]bool{}
			for _, l := range sh.Lines {
				row := map[meeting]bool{}
				for _, c := range l.Cells {
					m := meeting{outcome: c.Outcome, games: c.Games}
					if c.Opponent >= 0 {
						m.opponent = sh.Lines[c.Opponent].Name
					}
					row[m] = true
				}
				sheets[k][l.Name] = row
			}
		}
		for who, row := range sheets[0] {
			for m := range row {
				if !sheets[1][who][m] {
					t.Errorf("%s: %s lacks %+v in the pasted table", name, who, m)
				}
			}
		}
	}
}

// TestLothian: the worked example of Lothian Junior Chess, two teams on seven
// match points with 13½ and 12 game points.
func TestLothian(t *testing.T) {
	tournament := open(t, Sample{File: "lothian.wallchart"})
	s := tournament.Sections[0]
	sh := model.NewSheet(tournament, s, 0)
	scores := map[string]string{}
	for n, who := range map[string]string{"A": "Blackford", "B": "Dean Village"} {
		for _, l := range sh.Lines {
			if l.Name != who {
				continue
			}
			for _, c := range l.Cells {
				scores[n] += c.Games.Fraction() + "-" + c.Against.Fraction() + " "
			}
			scores[n] += l.Match.Fraction() + " " + l.Games.String()
		}
	}
	if scores["A"] != "4-0 3-1 2-2 1-3 3½-½ 7 13.5" || scores["B"] != "3-1 2-2 2-2 3-1 2-2 7 12.0" {
		t.Errorf("%q", scores)
	}
	for _, r := range s.Rounds {
		for _, p := range r.Pairings {
			if len(p.Games) != 4 {
				t.Errorf("board %d has %d games", p.Board, len(p.Games))
			}
		}
	}
}
