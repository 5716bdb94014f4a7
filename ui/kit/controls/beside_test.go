package controls

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// TestTheStrikeIsThinAndThroughTheAmountAlone: the name below what is left out of a sum stays readable.
func TestTheStrikeIsThinAndThroughTheAmountAlone(t *testing.T) {
	test.NewTempApp(t)
	box := BesideRows(0.13, []BesideRow{{Head: "R1", B: BesideCell{Text: "3"},
		A: BesideCell{Text: "2.5", Below: "Robert Frost", Struck: true}}})
	box.Resize(fyne.NewSize(260, 100))
	row := box.(*fyne.Container).Objects[0].(*fyne.Container)
	struck, whole := row.Objects[3].(*fyne.Container), row.Objects[4].(*fyne.Container)
	amount, line := struck.Objects[0].(*canvas.Text), struck.Objects[2].(*canvas.Line)
	below := struck.Objects[1].(*widget.Label)
	if line.StrokeWidth > 1 {
		t.Errorf("the strike is %v wide", line.StrokeWidth)
	}
	if line.Position2.X > amount.Position().X+amount.MinSize().Width+2 || line.Position1.Y >= below.Position().Y+8 {
		t.Errorf("the strike goes from %v to %v, the name stands at %v", line.Position1, line.Position2, below.Position())
	}
	if len(whole.Objects) != 1 {
		t.Errorf("what counts is struck: %v", whole.Objects)
	}
}

// TestANarrowHeadHasALineOfItsOwn: where a tie-break's name has too little room beside the values, these stand below it
// and share the width.
func TestANarrowHeadHasALineOfItsOwn(t *testing.T) {
	test.NewTempApp(t)
	for width, beside := range map[float32]bool{400: true, 150: false} {
		win := test.NewTempWindow(t, nil)
		box := BesideRows(0.4, []BesideRow{{Head: "Fortschrittswertung", A: BesideCell{Text: "2.5"}, B: BesideCell{Text: "3"}}})
		win.SetContent(container.NewVScroll(box))
		win.Resize(fyne.NewSize(width, 300))
		row := box.(*fyne.Container).Objects[0].(*fyne.Container)
		head, a, b := row.Objects[2], row.Objects[3], row.Objects[4]
		if got := a.Position().Y < head.Position().Y+5; got != beside {
			t.Errorf("%v wide: the head is at %v, its first value at %v", width, head.Position(), a.Position())
		}
		if b.Position().X <= a.Position().X || b.Position().Y != a.Position().Y {
			t.Errorf("%v wide: the values are at %v and %v", width, a.Position(), b.Position())
		}
	}
}

// TestNoHeadIsBrokenWithinAWord: at every width each word of a tie-break's name stands whole, and the heads of a column are all beside
// their values or all above them.
func TestNoHeadIsBrokenWithinAWord(t *testing.T) {
	test.NewTempApp(t)
	heads := []string{"Punkte", "Buchholzwertung (entscheidend)", "Sonneborn-Berger", "Zahl der Siege"}
	var rows []BesideRow
	for i, h := range heads {
		rows = append(rows, BesideRow{Head: h, A: BesideCell{Text: "2,5"}, B: BesideCell{Text: "3"}, Strong: i == 1})
	}
	for width := float32(160); width < 420; width += 10 {
		win := test.NewTempWindow(t, nil)
		box := BesideRows(0.4, rows)
		win.SetContent(container.NewVScroll(box))
		win.Resize(fyne.NewSize(width, 300))
		places := map[bool]int{}
		for _, o := range box.(*fyne.Container).Objects {
			head, a := o.(*fyne.Container).Objects[2].(*widget.Label), o.(*fyne.Container).Objects[3]
			if room := head.Size().Width - 2*theme.InnerPadding(); longestWord(head, theme.SizeNameText) > room {
				t.Errorf("%v wide: %q has room for %v", width, head.Text, room)
			}
			places[a.Position().Y < head.Position().Y+5]++
		}
		if len(places) != 1 {
			t.Errorf("%v wide: %d heads stand beside their values, %d above", width, places[true], places[false])
		}
	}
}
