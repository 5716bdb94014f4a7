package crosstable

import (
	"errors"
	"strings"
	"testing"
)

// TestRoundsAreNeverARoster: a table with rounds whose cells nobody understands is
// an error with line, round and cell; no reader after this one may take it for a
// list of players.
func TestRoundsAreNeverARoster(t *testing.T) {
	for _, text := range []string{
		"Pos,Name,Rtg,Rd 1,Rd 2,Total\n1,Adams,1800,q2,z3,2\n2,Baker,1700,q1,z4,1\n3,Clark,1600,q4,z1,1\n",
		"No.,Name,Rnd 1,Rnd 2,Pts\n1,Adams,q2,z3,2.0\n2,Baker,q1,z4,1.0\n",
		"Pos\tName\tRd 1\tRd 2\tTotal\n1\tAdams\tq2\tz3\t2\n2\tBaker\tq1\tz4\t1\n",
	} {
		_, err := ReadText(text)
		var e *NotUnderstood
		if !errors.As(err, &e) {
			t.Errorf("%q: %v", text, err)
			continue
		}
		if e.At != 1 || len(e.Rows) < 2 || !strings.Contains(err.Error(), `line 2: round 1: "q2"`) {
			t.Errorf("%q: %v", text, err)
		}
	}
	for _, text := range []string{"Name,Rating,Club\nAdams,1800,A\nBaker,1700,B\n", "Name\tRating\nAdams\t1800\n"} {
		_, err := ReadText(text)
		if errors.As(err, new(*NotUnderstood)) {
			t.Errorf("%q is taken for a table with rounds: %v", text, err)
		}
	}
}

func TestScoreColumns(t *testing.T) {
	for _, tc := range []struct {
		rows [][]string
		want string
	}{
		{[][]string{{"Rk.", "Name", "Rtg", "Pts."}, {"1", "Adams", "1800", "3.5"}, {"2", "Baker", "1700", "2"}}, "Pts."},
		{[][]string{{"Club night"}, {"Name", "Rating", "Rd 1", "Score"}, {"Adams", "1800", "W2", "1"}}, "Rd 1 Score"},
		{[][]string{{"Name", "Rating", "Score"}, {"Adams", "1800", ""}, {"Baker", "1700", "0.0"}}, ""},
		{[][]string{{"Name", "Rating", "Club"}, {"Adams", "1800", "Score"}}, ""},
		{titles(29), "Pts."}, {titles(30), ""},
	} {
		if got := strings.Join(ScoreColumns(tc.rows), " "); got != tc.want {
			t.Errorf("%q: %q, want %q", tc.rows, got, tc.want)
		}
	}
}

// titles are so many lines above a table with scores.
func titles(n int) (rows [][]string) {
	for range n {
		rows = append(rows, []string{"Club night"})
	}
	return append(rows, []string{"Rk.", "Name", "Pts."}, []string{"1", "Adams", "3.5"})
}
