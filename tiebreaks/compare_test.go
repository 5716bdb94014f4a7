package tiebreaks_test

import (
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/tiebreaks"
)

// TestCompare: P3 won both games, P1 and P2 one each; P2 beat P1, so direct encounter, the third column, separates
// these two, whichever is asked for first.
func TestCompare(t *testing.T) {
	s := playerEvent(t, 4, "1-2 0, 3-4 1", "1-4 1, 2-3 0")
	st := standings(t, s, "WIN,DE,SB", "fide2026")
	for _, c := range []struct{ a, b, upper, lower, decides int }{{2, 0, 2, 0, 0}, {0, 2, 2, 0, 0}, {0, 1, 1, 0, 2}, {1, 0, 1, 0, 2}} {
		got := st.Compare(c.a, c.b)
		if got.Upper != c.upper || got.Lower != c.lower || got.Decides != c.decides || got.Why.String() != st.Why(c.a, c.b).String() {
			t.Errorf("%d and %d: %+v, want %+v", c.a, c.b, got, c)
		}
	}
	for _, c := range [][2]int{{1, 1}, {-1, 0}, {0, 4}} {
		if got := st.Compare(c[0], c[1]); !got.Why.Empty() || got.Upper != 0 || got.Lower != 0 || got.Decides != 0 {
			t.Errorf("%v: %+v", c, got)
		}
	}
	equal := standings(t, playerEvent(t, 2, "1-2 ="), "WIN", "fide2026").Compare(1, 0)
	if equal.Upper != 0 || equal.Decides != 2 {
		t.Errorf("two with the same of everything: %+v", equal)
	}
}

// TestSideBySide: what belongs to one round stands in one line, whatever one of the two lacks, and what belongs to no
// round comes last.
func TestSideBySide(t *testing.T) {
	e := func(lines ...tiebreaks.ExplainLine) tiebreaks.Explanation { return tiebreaks.Explanation{Lines: lines} }
	a := e(tiebreaks.ExplainLine{Round: 1, Amount: "a1"}, tiebreaks.ExplainLine{Amount: "a0"}, tiebreaks.ExplainLine{Round: 3, Amount: "a3"})
	b := e(tiebreaks.ExplainLine{Round: 2, Amount: "b2"}, tiebreaks.ExplainLine{Round: 3, Amount: "b3"},
		tiebreaks.ExplainLine{Round: 3, Amount: "b3'"}, tiebreaks.ExplainLine{Amount: "b0"})
	var got []string
	amount := func(l *tiebreaks.ExplainLine) string {
		if l == nil {
			return "."
		}
		return l.Amount
	}
	for _, l := range tiebreaks.SideBySide(a, b) {
		got = append(got, string(rune('0'+l.Round))+amount(l.A)+amount(l.B))
	}
	if want := "1a1. 2.b2 3a3b3 3.b3' 0a0b0"; strings.Join(got, " ") != want {
		t.Errorf("%q, want %q", strings.Join(got, " "), want)
	}
	if len(tiebreaks.SideBySide(e(), e())) != 0 {
		t.Error("two without lines have one")
	}
}

// TestWorths: points are explained by the section's own scoring, 3 for a win and a half-point bye of 2 as well as
// the usual one; what did not happen to somebody is left out, and each is said once.
func TestWorths(t *testing.T) {
	s := playerEvent(t, 4, "1-2 1, 3 H, 4 U", "1-2 1, 3 H, 4 B")
	s.Scoring = model.Scoring{Win: 2 * model.Points(3), Draw: 2, HalfBye: 4, FullBye: 6}
	st := standings(t, s, "WIN", "fide2026")
	for _, c := range []struct {
		who  []int
		want string
	}{
		{[]int{0}, "In this section: win 3, draw 1, loss 0."},
		{[]int{2}, "In this section: win 3, draw 1, loss 0, half-point bye 2."},
		{[]int{3, 2}, "In this section: win 3, draw 1, loss 0, zero-point bye 0, full-point bye 3, half-point bye 2."},
	} {
		if got := st.Worths(0, c.who...).String(); got != c.want {
			t.Errorf("%v: %q, want %q", c.who, got, c.want)
		}
	}
	if got := st.Worths(1, 0); !got.Empty() {
		t.Errorf("a number of wins is no score: %s", got)
	}
	if notes := inWords(st.Explain(2, 0).Notes); len(notes) != 1 || !strings.HasSuffix(notes[0], "half-point bye 2.") {
		t.Errorf("the score's notes are %q", notes)
	}
	if notes := inWords(st.Explain(2, 1).Notes); len(notes) != 0 {
		t.Errorf("the notes of the wins are %q", notes)
	}
}

// TestWorthsOfTeams: match points by the section's match scoring, game points by what a board is worth; a bye by what
// the section gives for it: 2 match points and 3 of 4 game points.
func TestWorthsOfTeams(t *testing.T) {
	s := teamEvent(t, 4, "A-B 1111", "A-B ====")
	s.Scoring = model.Classic(2, 1, 4)
	s.Scoring.MatchWin, s.Scoring.MatchDraw, s.Scoring.MatchBye, s.Scoring.GamesBye = 4, 2, 4, 6
	s.LastID = 90
	s.Teams = append(s.Teams, model.Team{Entry: model.Entry{ID: 90, Number: 3, Name: "C"}})
	s.Rounds[0].Pairings = append(s.Rounds[0].Pairings,
		model.Pairing{Sides: [2]model.ID{s.Teams[2].ID}, Outcomes: [2]model.Outcome{model.PairingBye}})
	for list, want := range map[string]string{
		"MPTS": "In this section: win 2, draw 1, loss 0, pairing-allocated bye 2, absent 0.",
		"GPTS": "In this section, for each board: win 1, draw 0.5, loss 0, pairing-allocated bye 3, absent 0.",
	} {
		if got := standings(t, s, list, "fide2026").Worths(0, 2).String(); got != want {
			t.Errorf("%s: %q, want %q", list, got, want)
		}
	}
}
