package cards

import (
	"math"
	"strings"
	"testing"
)

// TestOwnSheets: a sheet that is written out has the measures that are written, and is written the same again.
func TestOwnSheets(t *testing.T) {
	for text, want := range map[string]Sheet{
		"A4: 3x8 70x37": {Name: "A4: 3x8 70x37", Paper: a4, Across: 3, Down: 8, Card: Size{70, 37}, Left: 0, Top: 0.5,
			PitchX: 70, PitchY: 37},
		"a4 : 3×8  64 x 33.9 AT 7.2, 12.9 Gap 2.5 0": {Name: "A4: 3x8 64x33.9 at 7.2,12.9 gap 2.5,0", Paper: a4, Across: 3, Down: 8,
			Card: Size{64, 33.9}, Left: 7.2, Top: 12.9, PitchX: 66.5, PitchY: 33.9},
		"100x62: 1x1 90x54": {Name: "100x62: 1x1 90x54", Paper: Size{100, 62}, Across: 1, Down: 1, Card: Size{90, 54}, Left: 5, Top: 4,
			PitchX: 90, PitchY: 54},
		"Letter: 2x5 101.6x50.8 at 4,12.7 gap 4.8,0": {Name: "Letter: 2x5 101.6x50.8 at 4,12.7 gap 4.8,0", Paper: letter, Across: 2, Down: 5,
			Card: Size{101.6, 50.8}, Left: 4, Top: 12.7, PitchX: 106.4, PitchY: 50.8},
	} {
		got, err := ParseSheet(text)
		if err != nil || !near(got, want) || !got.Labels() {
			t.Errorf("%q is %+v, %v", text, got, err)
		}
		if again, err := ParseSheet(got.Name); err != nil || again != got {
			t.Errorf("%q written again is %+v, %v", text, again, err)
		}
	}
	for text, want := range map[string]string{
		"A4: 3x8": "no sheet of labels", "A4: 70x37": "no sheet of labels", "A5: 3x8 70x37": "no sheet of labels",
		"A4: 3x8 70,5x37": "decimal points", "A4: 0x8 70x37": "1 to 20 labels across", "A4: 21x8 10x37": "1 to 20 labels across",
		"A4: 3x8 70x37 at 1,0": "end 211 mm from the left, and the paper is 210 mm wide", "A4: 2x2 9x37": "at least 10 mm each way",
		"600x297: 3x8 70x37": "may have 500 mm each way", "A4: 3x8 70x37 gap 0,1": "end 303 mm from the top",
	} {
		if _, err := ParseSheet(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v", text, err)
		}
	}
	if _, err := (Own{Paper: a4, Across: 1, Down: 1, Card: Size{20, 20}, Left: -1}).Sheet(); err == nil {
		t.Error("a label that begins beside the paper")
	}
}

func near(a, b Sheet) bool {
	for _, x := range [][2]float64{{a.Left, b.Left}, {a.Top, b.Top}, {a.PitchX, b.PitchX}, {a.PitchY, b.PitchY}} {
		if math.Abs(x[0]-x[1]) > 1e-9 {
			return false
		}
	}
	return a.Name == b.Name && a.Paper == b.Paper && a.Across == b.Across && a.Down == b.Down && a.Card == b.Card
}

func TestShifts(t *testing.T) {
	for text, want := range map[string]Size{"": {}, "1.5,-2": {1.5, -2}, " 1 ; -2.25 ": {1, -2.25}, "1,5; -2": {1.5, -2},
		"0 0": {}, "-10,10": {-10, 10}} {
		if got, err := ParseShift(text); err != nil || got != want {
			t.Errorf("%q is %v, %v", text, got, err)
		}
	}
	for _, text := range []string{"1", "1,2,3", "a,b", "10.1,0", "0,-11", "NaN,0", ",", "1,5 2,5"} {
		if got, err := ParseShift(text); err == nil {
			t.Errorf("%q is %v", text, got)
		}
	}
}
