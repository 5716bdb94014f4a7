package main

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wallchart/export/pdf/pdftest"
	"wallchart/must"
)

// textsOf writes the sample of a club into a PDF, and returns the texts in it.
func textsOf(t *testing.T, args ...string) []pdftest.Text {
	t.Helper()
	to := filepath.Join(t.TempDir(), "x.pdf")
	if code, errs := exported(to, args); code != 0 {
		t.Fatalf("%q: %s", args, errs)
	}
	file := must.Have(os.ReadFile(to))(t)
	return pdftest.Texts(t, file)
}

const pointsOfMm = 72 / 25.4

// TestLabelsAreShifted: each text stands as far to the right and up as was asked for, to a hundredth of a millimetre.
func TestLabelsAreShifted(t *testing.T) {
	args := []string{"--report", "badges", "--labels", "L7160"}
	at, moved := textsOf(t, args...), textsOf(t, append(args, "--label-shift=1.5,-2")...)
	if len(at) != len(moved) || len(at) < 23*2 {
		t.Fatalf("%d texts, shifted %d", len(at), len(moved))
	}
	for i := range at {
		dx, dy := (moved[i].X-at[i].X)/pointsOfMm, (moved[i].Y-at[i].Y)/pointsOfMm
		if math.Abs(dx-1.5) > 0.01 || math.Abs(dy-2) > 0.01 || moved[i].String != at[i].String || moved[i].Size != at[i].Size {
			t.Errorf("%q is moved by %.2f, %.2f mm", at[i].String, dx, dy)
		}
	}
}

// TestOwnLabels: on a sheet of one's own each badge stands inside its label: two across from 8 mm on, 3 mm apart, seven
// down from 10 mm on.
func TestOwnLabels(t *testing.T) {
	seen := map[string]bool{}
	for _, x := range textsOf(t, "--report", "badges", "--labels", "A4: 2x7 94x38 at 8,10 gap 3,1.5", "--card-numbers") {
		fromLeft, fromTop := x.X/pointsOfMm-8, 297-x.Y/pointsOfMm-10
		across, down := math.Floor(fromLeft/97), math.Floor(fromTop/39.5)
		inX, inY := fromLeft-97*across, fromTop-39.5*down
		if across < 0 || across > 1 || down < 0 || down > 6 || inX < 2 || inX > 92 || inY < 2 || inY > 37 {
			t.Errorf("%q stands %.1f, %.1f mm inside label %v, %v", x.String, inX, inY, across, down)
		}
		if strings.HasPrefix(x.String, "card ") {
			seen[x.String] = true
		}
	}
	if len(seen) != 23 || !seen["card 1 of 23"] || !seen["card 23 of 23"] {
		t.Errorf("the badges are numbered %v", seen)
	}
}

// TestNumbersOfCards: slips and cards say which of how many they are, in seven points at their lower edge; badges and
// certificates when it is asked for, and nothing when it is not wanted.
func TestNumbersOfCards(t *testing.T) {
	for _, c := range []struct {
		report string
		flags  []string
		want   bool
	}{{"slips", nil, true}, {"cards", nil, true}, {"player-cards", nil, true}, {"places", nil, true}, {"board-cards", nil, true},
		{"badges", nil, false}, {"certificates", nil, false}, {"certificates", []string{"--card-numbers"}, true},
		{"slips", []string{"--card-numbers=false"}, false}} {
		numbers := 0
		for _, x := range textsOf(t, append([]string{"--report", c.report}, c.flags...)...) {
			if _, err := fmt.Sscanf(x.String, "card %d of", new(int)); err == nil {
				numbers++
				if x.Size != 7 {
					t.Errorf("%s: %q in %g points", c.report, x.String, x.Size)
				}
			}
		}
		if (numbers > 0) != c.want {
			t.Errorf("%s %q: %d numbers", c.report, c.flags, numbers)
		}
	}
}

// TestLabelsThatCannotBe are refused in a sentence that says what would be right.
func TestLabelsThatCannotBe(t *testing.T) {
	for want, args := range map[string][]string{
		"3 labels side by side end 225 mm from the left, and the paper is 210 mm wide; take fewer across": {
			"--labels", "A4: 3x8 75x37"},
		"9 labels below each other end 333 mm from the top, and the paper is 297 mm high": {"--labels", "A4: 3x9 70x37"},
		"is no sheet of labels. Write it as A4: 3x8 64x34 at 7.2,12.9 gap 2.5,0":          {"--labels", "A4: three"},
		"a label of A4: 4x10 50x28 is 50 × 28 mm large, which is too small for these cards; take 5160": {
			"--labels", "A4: 4x10 50x28"},
		"Write 1.5,-2 for 1.5 mm to the right and 2 mm up; at most 10 mm": {"--labels", "L7160", "--label-shift", "11,0"},
		"--label-shift is for the labels that --labels names":             {"--label-shift", "1,1"},
		"--card-numbers is for the reports receipts, slips, cards":        {"--card-numbers", "--report", "standings"},
	} {
		if args[len(args)-2] != "--report" {
			args = append(args, "--report", "badges")
		}
		code, errs := exported(filepath.Join(t.TempDir(), "x.pdf"), args)
		if code == 0 || !strings.Contains(errs, want) {
			t.Errorf("%q ends with %d: %s", args, code, errs)
		}
	}
}

// TestPlayerCardsAreRead: a sentence about byes does not become too small to be read on a label of half a postcard.
func TestPlayerCardsAreRead(t *testing.T) {
	for _, x := range textsOf(t, "--report", "player-cards", "--labels", "5395", "--documents-lang", "de") {
		if x.Size < 6.8 {
			t.Errorf("%q has %g points", x.String, x.Size)
		}
	}
}
