package tiebreaks_test

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// rows reads a table of tab-separated cells; lines with # are remarks, the
// first row is the heading.
func rows(t testing.TB, file string) [][]string {
	t.Helper()
	b := must.Have(os.ReadFile("testdata/seeds/" + file))(t)
	var out [][]string
	for _, line := range strings.Split(string(b), "\n") {
		if line = strings.TrimRight(line, "\r"); line != "" && !strings.HasPrefix(line, "#") {
			out = append(out, strings.Split(line, "\t"))
		}
	}
	return out[1:]
}

var letters = map[string]model.Outcome{"W": model.Win, "L": model.Loss, "D": model.Draw, "B": model.FullBye, "H": model.HalfBye,
	"U": model.ZeroBye}

// chart builds a section from rows of cells as US charts write them: "W6", "B",
// in a team event "W6,3.5".
func chart(t testing.TB, s *model.Section, cells [][]string) *model.Section {
	t.Helper()
	rounds := len(cells[0])
	for r := range rounds {
		var rd model.Round
		for i := range cells {
			a, b, _ := strings.Cut(cells[i][r], ",")
			o, ok := letters[a[:1]]
			if !ok {
				t.Fatalf("%q", cells[i][r])
			}
			opp, _ := strconv.Atoi(a[1:])
			if opp == 0 {
				rd.Pairings = append(rd.Pairings, model.Pairing{Sides: [2]model.ID{model.ID(i + 1)}, Outcomes: [2]model.Outcome{o}})
				continue
			}
			if opp < i+1 {
				continue
			}
			p := model.Pairing{Board: len(rd.Pairings) + 1, NoColours: true, Sides: [2]model.ID{model.ID(i + 1), model.ID(opp)}}
			p.Outcomes = [2]model.Outcome{o, letters[cells[opp-1][r][:1]]}
			if s.Team() {
				_, other, _ := strings.Cut(cells[opp-1][r], ",")
				for k, text := range []string{b, other} {
					score := must.Have(model.ParsePoints(text))(t)
					p.Score[k] = score
				}
			}
			rd.Pairings = append(rd.Pairings, p)
		}
		s.Rounds = append(s.Rounds, rd)
	}
	if ps := s.Check(); len(ps.Grave()) > 0 {
		t.Fatal(ps.Error())
	}
	return s
}

// event puts a section into a tournament.
func event(s *model.Section) *model.Tournament {
	return &model.Tournament{Name: "Test", Sections: []*model.Section{s}}
}

func team7(t testing.TB) *model.Section {
	s := &model.Section{ID: 1, Name: "8th/Under", Kind: model.TeamEvent, Boards: 4, Scoring: model.Classic(model.One, model.Half, 4),
		Primary: model.MatchPoints}
	var cells [][]string
	for i, row := range rows(t, "team7.tsv") {
		s.Teams = append(s.Teams, model.Team{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: row[1]}})
		cells = append(cells, row[2:6])
	}
	return chart(t, s, cells)
}

func swiss15(t testing.TB) *model.Section {
	s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(model.One, model.Half, 0)}
	var cells [][]string
	for i, row := range rows(t, "swiss15.tsv") {
		rating, _ := strconv.Atoi(row[2])
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: row[1]},
			Rating: model.Rating(rating)})
		cells = append(cells, row[3:8])
	}
	return chart(t, s, cells)
}

// standings ranks a section by a list; rules "" are the list's own.
func standings(t testing.TB, s *model.Section, list, rules string) *tiebreaks.Standings {
	t.Helper()
	uses := must.Have(catalogue.ParseList(list))(t)
	tour := event(s)
	r := tiebreaks.RulesForList(tour, uses)
	if rules != "" {
		r = must.Have(tiebreaks.RulesByCode(rules))(t)
	}
	return must.Have(catalogue.Rank(model.NewSheet(tour, s, 0), uses, r))(t)
}

func TestTeam7(t *testing.T) {
	st := standings(t, team7(t), "USATX2,GAMES", "")
	for i, row := range rows(t, "team7.tsv") {
		if st.Places[i].Index != i {
			t.Errorf("place %d: %s, want %s", i+1, st.Sheet.Lines[st.Places[i].Index].Name, row[1])
		}
		cells := st.Places[st.PlaceOf(i)].Cells
		for k, want := range row[6:9] {
			v, _ := strconv.ParseFloat(want, 64)
			if cells[k].Value != tiebreaks.Value(v*100) {
				t.Errorf("%s: %s is %s, want %s", row[1], st.Columns[k].Code, cells[k].Text, want)
			}
		}
	}
	e := st.Explain(0, 1)
	if want := "(3.5×1 + 3×2 + 3×3 + 4×2) × 2 = 53.0"; e.Formula != want {
		t.Errorf("Edgewood: %s, want %s", e.Formula, want)
	}
	if want := "2.5, one bye as ½, so 2"; e.Lines[1].Note.String() != want {
		t.Errorf("Edgewood, round 2: %q, want %q", e.Lines[1].Note, want)
	}
	usat := standings(t, team7(t), "USAT", "")
	if got, want := usat.Explain(0, 1).Formula, "3.5×1 + 3×2 + 3×3 + 4×2 = 26.5"; got != want {
		t.Errorf("Edgewood: %s, want %s", got, want)
	}
	if got, want := st.Why(3, 2).String(),
		"Goshen MS B stands above Goshen MS C: both have 2.5 match points; US Amateur Team, doubled 24.0 against 7.0."; got != want {
		t.Errorf("why: %s\nwant %s", got, want)
	}
}

// TestSwiss15 holds all nine printed tables: place and value of every player.
// After the tie-break the starting number decides.
func TestSwiss15(t *testing.T) {
	codes := map[string]string{"Average Opposition": "AVGOPP", "Opposition Performance": "OPPPERF", "Cumulative": "CUMULATIVE",
		"Opposition Cumulative": "OPPCUM", "Head-to-Head": "HEAD2HEAD", "Kashdan": "KASHDAN", "Median": "MEDIAN", "Modified Median": "MODMED",
		"Solkoff": "SOLKOFF"}
	tables := map[string]*tiebreaks.Standings{}
	for name, code := range codes {
		tables[name] = standings(t, swiss15(t), code, "")
	}
	checked := 0
	for _, row := range rows(t, "swiss15-expected.tsv") {
		st := tables[row[0]]
		if st == nil {
			t.Fatalf("no code for %q", row[0])
		}
		no, _ := strconv.Atoi(row[2])
		i := st.Sheet.ByNumber(no)
		p := st.Places[st.PlaceOf(i)]
		score, _ := strconv.ParseFloat(row[4], 64)
		value, _ := strconv.ParseFloat(row[5], 64)
		if got := strconv.Itoa(st.PlaceOf(i) + 1); got != row[1] || p.Cells[0].Value != tiebreaks.Value(score*100) ||
			p.Cells[1].Value != tiebreaks.Value(value*100) {
			t.Errorf("%s, %s: place %s with %s and %s, want place %s with %s and %s", row[0], row[3], got, p.Cells[0].Text, p.Cells[1].Text,
				row[1], row[4], row[5])
		}
		checked++
	}
	if checked != 9*15 {
		t.Errorf("%d rows, want %d", checked, 9*15)
	}
}
