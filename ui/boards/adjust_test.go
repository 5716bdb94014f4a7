package boards

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"wallchart/model"
	"wallchart/ui/hosttest"
	"wallchart/ui/kit/controls"
)

// TestPenaltyPointsFromTheWindow: a point is taken away for a round with its reason, stands in the list, and comes back by its button.
func TestPenaltyPointsFromTheWindow(t *testing.T) {
	r := try(t, hosttest.Plays(hosttest.OfClub(2), [2]model.ID{1, 2}))
	o := r.dialogs()
	a := o.AskAdjust()
	if err := a.Enter(); err == nil || !strings.Contains(err.Error(), "Choose") {
		t.Errorf("nobody is chosen: %v", err)
	}
	a.Who.SetSelectedIndex(1)
	a.round.SetSelectedIndex(1)
	a.Points.SetText("much")
	if a.Enter() == nil {
		t.Error("\"much\" is read as points")
	}
	a.Points.SetText("-1")
	a.Reason.SetText("telephone")
	a.dialog.Accept()
	want := model.Adjustment{Who: 2, Round: 1, Match: -model.One, Games: -model.One, Reason: "telephone"}
	if got := r.St.Section.Adjustments; len(got) != 1 || got[0] != want || a.dialog.Open() {
		t.Fatalf("%+v, open %v", got, a.dialog.Open())
	}
	a = o.AskAdjust()
	line := a.given.Objects[0].(*fyne.Container)
	for _, o := range line.Objects {
		if l, ok := o.(*widget.Label); ok && l.Text != "Bea · -1 · Round 1 · telephone" {
			t.Errorf("the list: %s", l.Text)
		}
	}
	for _, f := range controls.Focusables(line) {
		test.Tap(f.(*controls.Button))
	}
	if len(r.St.Section.Adjustments) != 0 || len(a.given.Objects) != 0 {
		t.Errorf("taken back: %+v", r.St.Section.Adjustments)
	}
}
