package tiebreaks_test

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/tiebreaks"
)

// The rating tables as FIDE's Handbook prints them: B.02 (2024), 8.1.1, the difference for a score from 1.0 downwards, and
// 8.1.2, the score of the higher rated for each range of differences.
const (
	printedDifferences = `
		1.0 800 .99 677 .98 589 .97 538 .96 501 .95 470 .94 444 .93 422 .92 401 .91 383 .90 366 .89 351 .88 336 .87 322
		.86 309 .85 296 .84 284 .83 273 .82 262 .81 251 .80 240 .79 230 .78 220 .77 211 .76 202 .75 193 .74 184 .73 175
		.72 166 .71 158 .70 149 .69 141 .68 133 .67 125 .66 117 .65 110 .64 102 .63 95 .62 87 .61 80 .60 72 .59 65
		.58 57 .57 50 .56 43 .55 36 .54 29 .53 21 .52 14 .51 7 .50 0`
	printedScores = `
		0-3 .50 4-10 .51 11-17 .52 18-25 .53 26-32 .54 33-39 .55 40-46 .56 47-53 .57 54-61 .58 62-68 .59 69-76 .60
		77-83 .61 84-91 .62 92-98 .63 99-106 .64 107-113 .65 114-121 .66 122-129 .67 130-137 .68 138-145 .69 146-153 .70
		154-162 .71 163-170 .72 171-179 .73 180-188 .74 189-197 .75 198-206 .76 207-215 .77 216-225 .78 226-235 .79
		236-245 .80 246-256 .81 257-267 .82 268-278 .83 279-290 .84 291-302 .85 303-315 .86 316-328 .87 329-344 .88
		345-357 .89 358-374 .90 375-391 .91 392-411 .92 412-432 .93 433-456 .94 457-484 .95 485-517 .96 518-559 .97
		560-619 .98 620-735 .99 736-2000 1.0`
)

// percentOf reads ".83" as 83 and "1.0" as 100.
func percentOf(t *testing.T, printed string) int {
	t.Helper()
	whole, cents, ok := strings.Cut(printed, ".")
	if !ok {
		t.Fatalf("%q is no score", printed)
	}
	if whole == "1" {
		return 100
	}
	return atoi(cents)
}

func TestPrintedRatingTables(t *testing.T) {
	one := strings.Fields(printedDifferences)
	if len(one) != 2*51 {
		t.Fatalf("%d numbers", len(one))
	}
	for k := 0; k < len(one); k += 2 {
		p, want := percentOf(t, one[k]), atoi(one[k+1])
		if tiebreaks.RatingDifference(p) != want || tiebreaks.RatingDifference(100-p) != -want {
			t.Errorf("a score of %s is a difference of %d, and the other's of %d; printed is %d", one[k], tiebreaks.RatingDifference(p),
				tiebreaks.RatingDifference(100-p), want)
		}
	}
	two := strings.Fields(printedScores)
	next := 0
	for k := 0; k < len(two); k += 2 {
		var from, to int
		if _, err := fmt.Sscanf(two[k], "%d-%d", &from, &to); err != nil || from != next {
			t.Fatalf("%s: %v", two[k], err)
		}
		want := percentOf(t, two[k+1])
		for _, d := range []int{from, to} {
			if tiebreaks.ExpectedScore(d) != want || tiebreaks.ExpectedScore(-d) != 100-want {
				t.Errorf("a difference of %d gives %d and %d percent; printed is %s", d, tiebreaks.ExpectedScore(d),
					tiebreaks.ExpectedScore(-d), two[k+1])
			}
		}
		next = to + 1
	}
}
