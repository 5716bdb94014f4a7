package controls

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
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
