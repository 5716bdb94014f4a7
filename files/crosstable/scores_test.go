package crosstable

import (
	"strings"
	"testing"

	"wallchart/model"
)

// TestMatchScoresByOpponent: team tables of chess-results give opponent, colour
// and game points; who won, the opponent's row tells.
func TestMatchScoresByOpponent(t *testing.T) {
	const table = "Rk.\tSNo\tTeam\t1.Rd\t2.Rd\t3.Rd\tPts.\n1\t2\tLeith\t4w3½\t2b2\t3w3\t5\n2\t1\tPortobello\t3b2½\t1w2\t4b1\t3\n" +
		"3\t4\tBalerno\t2w1½\t4b2½\t1b1\t2\n4\t3\tCurrie\t1b½\t3w1½\t2w3\t2\n"
	if s := read(t, strings.Replace(table, "Team", "Name", 1)).Tournament.Sections[0]; !s.Team() || len(s.Teams) != 4 || s.Boards != 4 {
		t.Errorf("below the heading Name: %v on %d boards, %d teams", s.Kind, s.Boards, len(s.Teams))
	}
	res := read(t, table)
	s := res.Tournament.Sections[0]
	if got, want := chart(s), "1\tPortobello\tW4,2.5\tD2,2\tL3,1\t3\n2\tLeith\tW3,3.5\tD1,2\tW4,3\t5\n"+
		"3\tCurrie\tL2,0.5\tL4,1.5\tW1,3\t2\n4\tBalerno\tL1,1.5\tW3,2.5\tL2,1\t2\n"; got != want || !res.Good() {
		t.Errorf("reads\n%s%s", got, problems(res))
	}
	if s.Boards != 4 || s.Scoring.MatchWin != 2*model.One || s.Rounds[0].Pairings[0].NoColours {
		t.Errorf("%d boards, %+v, %+v", s.Boards, s.Scoring, s.Rounds[0].Pairings[0])
	}
}

// TestPointsWithoutOpponents: a list of points by round looks like a crosstable
// of byes, and must not pass for one.
func TestPointsWithoutOpponents(t *testing.T) {
	res := read(t, "Place\tName\tRd 1\tRd 2\tRd 3\tTotal\n1\tAda\t1\t1\t½\t2½\n2\tBob\t0\t1\t½\t1½\n")
	if res.Good() || !strings.Contains(problems(res), "does not say who met whom") {
		t.Errorf("it passed: %s", problems(res))
	}
}

// TestSigns: in tables that write results as signs, -1 is a loss against number
// 1; in those of chess-results it is a bye.
func TestSigns(t *testing.T) {
	const want = "1\tAda\t\tW3\tD2\tW4\t2.5\n2\tBob\t\tW4\tD1\tL3\t1.5\n3\tCyd\t\tL1\tW4\tW2\t2\n4\tDee\t\tL2\tL3\tL1\t0\n"
	rows := "No\tName\tRd 1\tRd 2\tRd 3\tTotal\n1\tAda\t+3\t=2\t+4\t2.5\n2\tBob\t+4\t=1\t-3\t1.5\n3\tCyd\t-1\t+4\t+2\t2\n" +
		"4\tDee\t-2\t-3\t-1\t0\n"
	for _, between := range []string{"\t", "  ", " "} {
		res := read(t, strings.ReplaceAll(rows, "\t", between))
		if got := chart(res.Tournament.Sections[0]); got != want || !res.Good() {
			t.Errorf("with %q it reads\n%s%s", between, got, problems(res))
		}
	}
}
