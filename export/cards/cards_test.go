package cards

import (
	"strings"
	"testing"
)

// TestLabelsStandOnTheirPaper: the labels of a sheet are inside it and do not overlap,
// and the room left at the right and below is about that at the left and above.
func TestLabelsStandOnTheirPaper(t *testing.T) {
	for _, s := range Sheets() {
		right := s.Left + float64(s.Across-1)*s.PitchX + s.Card.Width
		bottom := s.Top + float64(s.Down-1)*s.PitchY + s.Card.Height
		if right > s.Paper.Width || bottom > s.Paper.Height || s.Left <= 0 || s.Top <= 0 {
			t.Errorf("%s: the labels end at %g × %g", s.Name, right, bottom)
		}
		if s.PitchX < s.Card.Width || s.PitchY < s.Card.Height {
			t.Errorf("%s: labels overlap", s.Name)
		}
		for _, room := range []float64{s.Paper.Width - right - s.Left, s.Paper.Height - bottom - s.Top} {
			if room > 2 || room < -2 {
				t.Errorf("%s: %g mm more at one side", s.Name, room)
			}
		}
	}
}

func TestSheetsByName(t *testing.T) {
	for name, want := range map[string]Sheet{"": {}, "L7160": sheets[4], "l7160": sheets[4], "Avery 5160": sheets[0],
		"2x5": {Across: 2, Down: 5}, "3 × 4": {Across: 3, Down: 4}, "6X15": {Across: 6, Down: 15}, "1x1": {Across: 1, Down: 1}} {
		if got, err := ParseSheet(name); err != nil || got != want {
			t.Errorf("%q is %+v, %v", name, got, err)
		}
	}
	for name, want := range map[string]string{
		"L9999": "5160, 5163, 5164, 5395, L7160, L7163, L7165, L7418, a division of the sheet such as 2x5, or your own such as A4: 3x8",
		"7x2":   "at most 6 stand side by side, and 15 below", "2x16": "at most 6", "0x4": "at most 6", "4x0": "at most 6", "ax4": "no labels",
		"4xb": "no labels"} {
		if _, err := ParseSheet(name); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v", name, err)
		}
	}
}

// TestWhatLabelsSuit: a label is as wide and as high as a card needs at least; paper is
// divided as it is asked for.
func TestWhatLabelsSuit(t *testing.T) {
	badge := func(s Sheet) *Deck { return &Deck{Size: Size{85, 54}, Least: Size{63, 38}, Sheet: s} }
	for _, s := range Sheets() {
		if err := badge(s).Suits(); (err == nil) != (s.Name != "5160") {
			t.Errorf("%s: %v", s.Name, err)
		}
	}
	err := badge(sheets[0]).Suits()
	if err == nil || err.Error() != "a label of 5160 is 66.68 × 25.4 mm large, which is too small for these cards; "+
		"take 5163, 5164, 5395, L7160, L7163, L7165, L7418" {
		t.Error(err)
	}
	if err := badge(Sheet{Across: 6, Down: 15}).Suits(); err != nil {
		t.Error(err)
	}
	if err := (&Deck{Least: Size{120, 1}, Sheet: sheets[0]}).Suits(); err == nil || !strings.Contains(err.Error(), "too large for labels") {
		t.Errorf("a card of 120 mm: %v", err)
	}
}
