package tiebreaks

import (
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"wallchart/model"
)

// A reader of FIDE report files just good enough for the fixtures of this
// package: it believes what they say and checks nothing. The program's reader is
// files/trf.

type trfRow struct {
	no       int
	name     string
	rating   int
	opponent []int
	colour   []byte
	result   []byte
}

type trfFile struct {
	lines  map[string][]string
	rows   []trfRow
	byNo   map[int]*trfRow
	rounds int
}

// columns is the text of columns from to to, counted from 1.
func columns(s string, from, to int) string {
	r := []rune(s)
	if from > len(r) {
		return ""
	}
	return strings.TrimSpace(string(r[from-1 : min(to, len(r))]))
}

func atoi(s string) int { n, _ := strconv.Atoi(strings.TrimSpace(s)); return n }

func readTRF(t testing.TB, path string) *model.Tournament {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	f := &trfFile{lines: map[string][]string{}, byNo: map[int]*trfRow{}}
	for _, line := range strings.Split(strings.ReplaceAll(string(b), "\r", "\n"), "\n") {
		if len(line) > 3 {
			f.lines[line[:3]] = append(f.lines[line[:3]], strings.TrimRight(line, " \t"))
		}
	}
	for _, line := range f.lines["001"] {
		row := trfRow{no: atoi(columns(line, 5, 8)), name: columns(line, 15, 47), rating: atoi(columns(line, 49, 52))}
		for at := 92; at <= len([]rune(line)); at += 10 {
			col, res := columns(line, at+5, at+5)+"-", columns(line, at+7, at+7)+" "
			row.opponent = append(row.opponent, atoi(columns(line, at, at+3)))
			row.colour, row.result = append(row.colour, col[0]), append(row.result, res[0])
		}
		f.rows = append(f.rows, row)
		for r, o := range row.opponent {
			if o > 0 && row.result[r] != ' ' {
				f.rounds = max(f.rounds, r+1)
			}
		}
	}
	for i := range f.rows {
		f.byNo[f.rows[i].no] = &f.rows[i]
	}
	tour := &model.Tournament{Name: f.text("012"), Start: model.Date(strings.ReplaceAll(f.text("042"), "/", "-"))}
	if len(f.lines["310"]) > 0 {
		tour.Sections = []*model.Section{f.teams(t)}
	} else {
		tour.Sections = []*model.Section{f.players()}
	}
	if ps := tour.Check().Grave(); len(ps) > 0 {
		t.Fatal(path, ps.Error())
	}
	return tour
}

func (f *trfFile) text(id string) string {
	if len(f.lines[id]) == 0 {
		return ""
	}
	return columns(f.lines[id][0], 5, 200)
}

func (f *trfFile) scoring(boards int) model.Scoring {
	s := model.Classic(2*model.One, model.One, boards)
	points := regexp.MustCompile(`(T?[WDLAP])\s*=?\s*(\d+(?:[.,]\d+)?)`)
	pab := false
	for _, m := range points.FindAllStringSubmatch(f.text("162"), -1) {
		p, _ := model.ParsePoints(m[2])
		switch m[1] {
		case "W":
			s.Win, s.FullBye = p, p
		case "D":
			s.Draw, s.HalfBye = p, p
		case "L":
			s.Loss = p
		case "A":
			s.Absent = p
		case "P":
			s.PairingBye, pab = p, true
		}
	}
	if !pab {
		s.PairingBye = s.Win
	}
	for _, m := range points.FindAllStringSubmatch(f.text("362"), -1) {
		p, _ := model.ParsePoints(m[2])
		switch m[1] {
		case "TW":
			s.MatchWin = p
		case "TD":
			s.MatchDraw = p
		case "TL":
			s.MatchLoss = p
		}
	}
	s.MatchBye, s.GamesBye = s.MatchWin, s.Win*model.Points(boards)
	return s
}

func (f *trfFile) format() model.Format {
	if k := f.text("192"); strings.Contains(k, "ROUNDROBIN") || k == "" && f.everybodyMet() {
		return model.RoundRobin
	}
	return model.Swiss
}

func (f *trfFile) everybodyMet() bool {
	for _, row := range f.rows {
		met := map[int]bool{}
		for _, o := range row.opponent {
			if o > 0 {
				met[o] = true
			}
		}
		if len(met) != len(f.rows)-1 {
			return false
		}
	}
	return true
}

var played = map[byte]model.Outcome{'1': model.Win, '=': model.Draw, '0': model.Loss, 'W': model.UnratedWin, 'D': model.UnratedDraw, 'L': model.UnratedLoss,
	'+': model.ForfeitWin, '-': model.ForfeitLoss, ' ': model.Pending}

var byes = map[byte]model.Outcome{'U': model.PairingBye, 'F': model.FullBye, 'H': model.HalfBye, 'Z': model.ZeroBye, '+': model.FullBye, '=': model.HalfBye, '-': model.ZeroBye, ' ': model.ZeroBye}

// sides are the outcomes of a game, of the player and the opponent.
func (f *trfFile) sides(row *trfRow, r int) [2]model.Outcome {
	o := f.byNo[row.opponent[r]]
	s := [2]model.Outcome{played[row.result[r]], played[o.result[r]]}
	if s == [2]model.Outcome{model.ForfeitLoss, model.ForfeitLoss} {
		s = [2]model.Outcome{model.DoubleForfeit, model.DoubleForfeit}
	}
	return s
}

func (f *trfFile) people() []model.Player {
	var ps []model.Player
	for _, row := range f.rows {
		ps = append(ps, model.Player{Entry: model.Entry{ID: model.ID(row.no), Number: row.no, Name: row.name}, Rating: model.Rating(row.rating)})
	}
	return ps
}

func (f *trfFile) planned() int {
	return max(f.rounds, atoi(f.text("142")), atoi(strings.TrimPrefix(strings.Join(f.lines["XXR"], ""), "XXR")))
}

func (f *trfFile) players() *model.Section {
	s := &model.Section{ID: 1, Name: "Open", Scoring: f.scoring(0), Format: f.format(), Players: f.people(), Planned: f.planned()}
	for r := range s.Planned {
		var rd model.Round
		for i := range f.rows {
			row := &f.rows[i]
			if r >= len(row.opponent) {
				continue
			}
			if row.opponent[r] == 0 {
				o := byes[row.result[r]]
				if s.Format == model.RoundRobin && len(f.rows)%2 == 1 && o == model.ZeroBye {
					o = model.Rest
				}
				rd.Pairings = append(rd.Pairings, model.Pairing{Sides: [2]model.ID{model.ID(row.no)}, Outcomes: [2]model.Outcome{o}})
				continue
			}
			if row.colour[r] == 'b' || row.colour[r] == '-' && row.opponent[r] < row.no {
				continue
			}
			rd.Pairings = append(rd.Pairings, model.Pairing{Board: len(rd.Pairings) + 1, NoColours: row.colour[r] == '-',
				Sides: [2]model.ID{model.ID(row.no), model.ID(row.opponent[r])}, Outcomes: f.sides(row, r)})
		}
		s.Rounds = append(s.Rounds, rd)
	}
	return s
}

// fixtures are the report files with the values they must give, each with its
// expected values: those of this package and, where they are at hand, the three
// that cannot be in it.
func fixtures(t testing.TB) map[string]string {
	out := map[string]string{}
	es, err := os.ReadDir("testdata/c07")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range es {
		if name, ok := strings.CutSuffix(e.Name(), ".trf"); ok {
			out["testdata/c07/"+name+".trf"] = "testdata/c07/" + name + ".json"
		}
	}
	const shared = "../../shared/fixtures/tiebreaks/"
	for _, name := range []string{"echecs-issue_7", "grandmommyscup", "javafo_sample2"} {
		if _, err := os.Stat(shared + "trf/" + name + ".trf"); err != nil {
			t.Logf("%s is not checked: it may not be part of the project and is not beside it", name)
			continue
		}
		out[shared+"trf/"+name+".trf"] = shared + "expected/" + name + ".json"
	}
	return out
}
