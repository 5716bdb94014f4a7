package crosstable

import (
	"slices"
	"strings"
	"testing"

	"wallchart/tiebreaks/catalogue"
)

// TestTieBreakNamed: what chess-results prints below its tables, name by name.
func TestTieBreakNamed(t *testing.T) {
	for name, want := range map[string]string{
		"Average Performance Rating Of Opponents (APRO) (1400)":                   "APRO/U1400",
		"Average Tournament Performance Rating Of Opponents (APRO) (1400)":        "APRO/U1400",
		"Average Rating of Opponents (ARO) (1400, Cut1)":                          "ARO/C1/U1400",
		"Average Rating of Opponents (ARO)":                                       "ARO",
		"rating average of the opponents (without one result)":                    "ARO/C1",
		"Tournament Performance Rating (TPR) (1400)":                              "TPR/U1400",
		"rating performance":                                                      "TPR",
		"Recursive Ratingperformance":                                             "",
		"points (game-points)":                                                    "PTS",
		"Pts. points (game-points)":                                               "PTS",
		"points (game-points) + 1 point for each won match.":                      "",
		"points (3 for wins, 2 for Draws, 1 for Losses, 0 for Losses forfeit)":    "PTS",
		"Matchpoints (2 for wins, 1 for Draws, 0 for Losses)":                     "MPTS",
		"Buchholz Tie-Breaks (variabel with parameter)":                           "BH",
		"Buchholz Tie-Break Variable (2023) (Gamepoints, Cut1)":                   "BH/C1",
		"Buchholz Tie-Break Variable (2026) (Gamepoints)":                         "BH",
		"Buchholz Tie-Break Variable (2026) (Gamepoints, Median1)":                "BH/M1",
		"Buchholz Tie-Breaks (without two results=middle Tie-Breaks)":             "BH/M1",
		"Average of Opponents' Buchholz (AOB)":                                    "AOB",
		"Sonneborn Berger Tie-Break Variable (2026) (Gamepoints)":                 "SB",
		"Direct Encounter (DE)":                                                   "DE",
		"Direct Encounter (DE) (Forfeited games count)":                           "DE/P",
		"Direct Encounter (The results of the players in the same point group)":   "DE",
		"The results of the players in the same point group":                      "DE",
		"Number of wins including byes (WIN) (Gamepoints, Forfeited games count)": "WIN",
		"Number of Games Won (WON)":                                               "WON",
		"Games played with Black (BPG)":                                           "BPG",
		"Number of games won with black pieces (BWG)":                             "BWG",
		"The greater number of victories (variable)":                              "WIN",
		"Rounds Elected to Play (REP)":                                            "REP",
		"FIDE Tiebreak (Progressive Score)":                                       "PS",
		"Koya System (KS)":                                                        "KS",
		"Koya  Koya-System (Points against player with >= 50% of the points)":     "KS",
		"Arranz System (Win: 1 / Draw: 0.6 black, 0.4 white / lost: 0)":           "ARRANZ",
		"Perfect Tournament Performance (PTP)":                                    "PTP",
		"Average Perfect Tournament Performance of Opponents (APPO)":              "APPO",
		"Manually input in field rankcorr. in player-dialog":                      "",
		"Sum Buchholz-Tie Break variable":                                         "SOB",
	} {
		got := TieBreakNamed(name, false)
		if got != want {
			t.Errorf("%q is %q, want %q", name, got, want)
		}
		if got != "" {
			if u, err := catalogue.Parse(got); err != nil || u.Code != got {
				t.Errorf("%q: %q is %q, %v", name, got, u.Code, err)
			}
		}
	}
	for name, want := range map[string]string{
		"Buchholz Tie-Break Variable (2023) (Matchpoints, Cut1)":                     "BH:MP/C1",
		"Buchholz Tie-Break Variable (2023) (Gamepoints)":                            "BH:GP",
		"The results of the teams in then same point group according to Matchpoints": "EDE",
		"Extended Direct Encounter (EDE)":                                            "EDE",
	} {
		if got := TieBreakNamed(name, true); got != want {
			t.Errorf("teams: %q is %q, want %q", name, got, want)
		}
	}
}

// scoreFirst is how chess-results prints a table whose first tie-break is the
// score: without a column of points.
const scoreFirst = `Rk.		Name	Rtg	FED	1.Rd	2.Rd	3.Rd	 TB1 	 TB2 	 TB3
1	FM	Fox, Ann	1900	ENG	4w1	3b1	2w½	2,5	1700	5
2		Poe, Di	1600	ENG	3w½	5b1	1b½	2	1730	5,5
3		Lee, Bo	1800	SCO	2b½	1w0	-1	1,5	1750	5,5
4		Ray, Cy	1700	ENG	1b0	-½	5w+	1,5	1900	4,5
5		Kay, El	1500	WLS	-1	2w0	0F	1	1600	4

Annotation:
Tie Break1: points (game-points)
Tie Break2: Average Rating of Opponents (ARO) (1400, Cut1)
Tie Break3: Buchholz Tie-Break Variable (2026) (Gamepoints)
`

func TestScoreAmongTheTieBreaks(t *testing.T) {
	res, err := ReadText(strings.Replace(scoreFirst, "5w+", "+", 1))
	if err != nil || !res.Good() {
		t.Fatalf("%v %v %v", err, res.Problems, res.Unread)
	}
	s := res.Tournament.Sections[0]
	if want := []string{"ARO/C1/U1400", "BH"}; !slices.Equal(s.Ranking.TieBreaks, want) || s.Ranking.Unplayed != "fide2026" {
		t.Errorf("tie-breaks %v by the rules %q, want %v", s.Ranking.TieBreaks, s.Ranking.Unplayed, want)
	}
	if len(res.Printed) != 2 || res.Printed[0].Code != "ARO/C1/U1400" {
		t.Errorf("the score is handed on as a tie-break: %v", res.Printed)
	}
	res, err = ReadText(strings.Replace(scoreFirst, "2w½	2,5", "2w½	3", 1))
	if err != nil || res.Good() {
		t.Error("a score that does not fit the results passed")
	}
}
