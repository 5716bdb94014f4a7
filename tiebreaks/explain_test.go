package tiebreaks_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// TestExplanations opens one number of every kind.
func TestExplanations(t *testing.T) {
	s := playerEvent(t, 5, "1-2 1, 3-4 =, 5 B", "4-1 0, 2-5 1, 3 H", "1-3 =, 5-4 1, 2 U")
	for _, c := range []struct{ code, rules, want string }{
		{"BH", "fide2026", "1.5 + 0.5 + 1.5 = 3.5"},
		{"BH/C1", "fide2026", "1.5 + 1.5 = 3.0"},
		{"SB", "fide2026", "1×1.5 + 1×0.5 + 0.5×1.5 = 2.75"},
		{"PS", "fide2026", "1 + 2 + 2.5 = 5.5"},
		{"ARO", "fide2026", "(1900 + 1700 + 1800) ÷ 3 = 1800"},
		{"ARO/C1", "fide2026", "(1900 + 1800) ÷ 2 = 1850"},
		{"TPR", "fide2026", "(1900 + 1700 + 1800) ÷ 3 + 273 = 2073"},
		{"PTS", "fide2026", "1 + 1 + 0.5 = 2.5"},
		{"SOLKOFF", "us", "1.5 + 0.5 + 1.5 = 3.5"},
		{"CUMULATIVE", "us", "1 + 2 + 2.5 = 5.5"},
		{"LINPERF", "plain", "(2300 + 2100 + 1800) ÷ 3 = 2067"},
	} {
		st := standings(t, s, c.code, c.rules)
		if got := st.Explain(0, len(st.Columns)-1).Formula; got != c.want {
			t.Errorf("%s: %s, want %s", c.code, got, c.want)
		}
	}
	// 2 lost, won and was absent: the dummy of the last round has its own score.
	st := standings(t, s, "BH/C1", "fide2026")
	e := st.Explain(1, 1)
	want := []tiebreaks.ExplainLine{
		{1, "P1", 0, "2.5", phrase.Text{}, false},
		{2, "P5", 4, "2", phrase.Text{}, false},
		{3, "", -1, "1", phrase.Verbatim("zero-point bye: a dummy with the own score 1 (C.07 (2026) 16.4); struck, C1: a voluntary " +
			"unplayed round first (C.07 16.5)"), true},
	}
	if d := cmp.Diff(want, e.Lines, cmp.Comparer(func(a, b phrase.Text) bool { return a.String() == b.String() })); d != "" {
		t.Error(d)
	}
	e = standings(t, s, "TPR", "fide2026").Explain(0, 1)
	if got, want := e.Lines[3].Note.String(), "2½ of 3 is 0.83; rating table B.02: 0.83 gives +273"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	e = standings(t, s, "CUMULATIVE", "us").Explain(4, 1)
	if got, want := e.Formula, "1 + 1 + 2 − 1 = 3.0"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestNotesOfLines: what a round was, where there is no more to say; the reason, where there is one.
func TestNotesOfLines(t *testing.T) {
	s := playerEvent(t, 5, "1-2 1, 3-4 =, 5 B", "4-1 0, 2-5 1, 3 H", "1-3 =, 5-4 1, 2 U")
	s.Adjustments = []model.Adjustment{{Who: 1, Games: -model.Half, Reason: "mobile phone"}}
	for _, c := range []struct {
		code, want string
		who        int
	}{
		{"PTS", "win win draw the arbiter's decision", 0}, {"PTS", "draw half-point bye draw", 2}, {"PTS", "loss win zero-point bye", 1},
		{"HEAD2HEAD", "start", 0}, {"TPN", "number", 0}, {"RTNG", "rating", 0}, {"BPG", "", 0},
		{"SBSQ", "own score squared", 0}, {"ARRANZ", "draw with White draw with Black", 2},
	} {
		st := standings(t, s, c.code, "plain")
		var notes []string
		for _, l := range st.Explain(c.who, len(st.Columns)-1).Lines {
			if !l.Note.Empty() {
				notes = append(notes, l.Note.String())
			}
		}
		if got := strings.Join(notes, " "); got != c.want {
			t.Errorf("%s of P%d: %q, want %q", c.code, c.who+1, got, c.want)
		}
	}
}

// TestDirectEncounterTable shows the little table and the reason.
func TestDirectEncounterTable(t *testing.T) {
	s := playerEvent(t, 4, "1-2 1, 3-4 1", "1-3 0, 2-4 1", "4-1 0, 2-3 1")
	st := standings(t, s, "DE", "fide2026")
	if got, want := order(st), "1 P1, 1 P2, 1 P3, 4 P4"; got != want {
		t.Fatalf("%s, want %s", got, want)
	}
	e := st.Explain(1, 1)
	want := [][]string{{"", "P1", "P2", "P3", "Score"}, {"P1", "×", "1", "0", "1"}, {"P2", "0", "×", "1", "1"}, {"P3", "1", "0", "×", "1"}}
	if d := cmp.Diff(want, tableInWords(e.Table)); d != "" {
		t.Error(d)
	}
	s = playerEvent(t, 4, "1-2 0, 3-4 1", "1-3 1, 2-4 0")
	st = standings(t, s, "DE", "fide2026")
	// 1, 2, 3 and 4 have a point each, and not all have met.
	if got, want := order(st), "1 P1, 1 P2, 1 P3, 1 P4"; got != want {
		t.Fatalf("%s, want %s", got, want)
	}
	if got, want := st.Why(0, 1).String(), "P1 and P2 share the place: both have 1.0 points and nothing in the list separates them; P1 is "+
		"listed first by starting number."; got != want {
		t.Errorf("%s\nwant %s", got, want)
	}
}

// TestSteps: four have 3 points, and not all have met. P1 beat the three others; P2 and P3, with the draw between them
// and the game against P4 missing, reach 1½ at most, P4 without those two games 2: P1 is first, the others stay level.
func TestSteps(t *testing.T) {
	s := playerEvent(t, 8, "1-2 1, 3-5 1, 4-6 1", "1-3 1, 2-5 1, 4-7 1", "1-4 1, 2-6 1, 3-7 1", "2-3 =, 1-5 0, 4-8 1",
		"2-6 =, 3-7 =, 1-8 0, 4-5 0")
	st := standings(t, s, "DE", "fide2026")
	if got, want := order(st), "1 P1, 2 P2, 2 P3, 2 P4, 5 P5, 6 P8, 7 P6, 7 P7"; got != want {
		t.Fatalf("%s, want %s", got, want)
	}
	notes := strings.Join(inWords(st.Explain(2, 1).Notes), " ")
	want := "Among them: P1 3, then P2 0.5, P3 0.5 and P4 0, whatever the missing games would have brought."
	if !strings.Contains(notes, want) {
		t.Errorf("%s\nwant %s", notes, want)
	}
	if got, want := st.Why(1, 0).String(), "P1 stands above P2: both have 3.0 points; direct encounter among the 4 tied: 3 against 0.5, "+
		"whatever the missing games would have brought."; got != want {
		t.Errorf("%s\nwant %s", got, want)
	}
}

// TestWhy holds the sentence for every kind of decision.
func TestWhy(t *testing.T) {
	two := playerEvent(t, 4, "1-2 0, 3-4 1", "1-4 1, 2-3 0") // 3 has 2, 1 and 2 one each
	four := playerEvent(t, 4, "1-2 1, 3-4 1", "1-3 0, 2-4 1", "4-1 0, 2-3 0")
	boards := teamEvent(t, 4, "A-B 0110, C-D 1001", "A-C ====, B-D 1100")
	for _, c := range []struct {
		s          *model.Section
		list, want string
		a, b       int
	}{
		{two, "DE", "P3 stands above P2: 2.0 points against 1.0.", 2, 1},
		{two, "DE", "P2 stands above P1: both have 1.0 points; direct encounter: 1 against 0.", 0, 1},
		{two, "BH,DE", "P2 stands above P1: both have 1.0 points; Buchholz 3.0 against 1.0.", 0, 1},
		{two, "BH/C1/P,DE", "P2 stands above P1: both have 1.0 points; Buchholz (cut 1, forfeits as played) 2.0 against 1.0.", 0, 1},
		{four, "BH,SB", "P3 stands above P1: 3.0 points against 2.0.", 0, 2},
		{boards, "BC,TBR", "B stands above A: both have 2.0 match points; Board count 8.0 against 10.0, the lower is ahead.", 0, 1},
		{boards, "MPVGP,TBR", "B stands above A: both have 2.0 match points and game points 4.0; top board results among the 4 tied, board 1",
			0, 1},
	} {
		st := standings(t, c.s, c.list, "fide2026")
		if got := st.Why(c.a, c.b).String(); !strings.HasPrefix(got, c.want) {
			t.Errorf("%s: %s\nwant %s", c.list, got, c.want)
		}
	}
}

// TestWhyByCode: what programs read names tie-breaks as lists of them do.
func TestWhyByCode(t *testing.T) {
	two := playerEvent(t, 4, "1-2 0, 3-4 1", "1-4 1, 2-3 0")
	st := standings(t, two, "BH/C1,DE", "fide2026")
	if got, want := st.WhyByCode(0, 1).String(), "P2 stands above P1: both have 1.0 points; BH-C1 2.0 against 1.0."; got != want {
		t.Errorf("%s\nwant %s", got, want)
	}
}

// TestWhyNamesEverybody: somebody whose name is still to be typed is called by his number.
func TestWhyNamesEverybody(t *testing.T) {
	s := playerEvent(t, 4, "1-2 0, 3-4 1", "1-4 1, 2-3 0")
	s.Players[1].Name = ""
	got := standings(t, s, "DE", "fide2026").Why(2, 1).String()
	if want := "P3 stands above Number 2: 2.0 points against 1.0."; got != want {
		t.Errorf("%s\nwant %s", got, want)
	}
}

// TestWhyTeams holds the reasons of extended direct encounter in the exercises of
// FIDE's Technical Commission.
func TestWhyTeams(t *testing.T) {
	_, s := open07(t, "testdata/c07/tec-team-2026rules.trf")
	st := standings(t, s, "EDEBB,TBR", "fide2026")
	got := map[string]string{}
	for k := 1; k < len(st.Places); k++ {
		got[st.Sheet.Lines[st.Places[k].Index].Name] = st.Why(st.Places[k-1].Index, st.Places[k].Index).String()
	}
	for below, want := range map[string]string{
		"Bonobos": "Deer stands above Bonobos: both have 10.0 match points; extended direct encounter, game points among the 5 tied: " +
			"8.5 against 8.",
		"Antelopes": "Bonobos stands above Antelopes: both have 10.0 match points; extended direct encounter, game points among the 3 " +
			"still level: 5.5 against 5.",
		"Hippopotami": "Falcons stands above Hippopotami: both have 7.0 match points; extended direct encounter, match points: 2 against 0.",
		"Moose":       "Iguanas stands above Moose: both have 6.0 match points; top board results among the 3 tied, board 1: 5 against 3.5.",
		"Narwhals": "Koalas stands above Narwhals: both have 4.0 match points; extended direct encounter, board count of their match: " +
			"3.5 against 6.5.",
	} {
		if got[below] != want {
			t.Errorf("%s\nwant %s", got[below], want)
		}
	}
}
