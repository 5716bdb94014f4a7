package tables

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/ui/hosttest"
)

// TestValuesByHandInTheWindow (VCL4THP.13, questions 203 to 207): typed by lines, counted while they are typed, one step with the tie-break
// in the list; what is not understood keeps the dialog open, and nothing changed is no step.
func TestValuesByHandInTheWindow(t *testing.T) {
	r := try(t, hosttest.OfClub(4))
	o := r.dialogs()
	v := o.AskOwnValues()
	if !strings.HasPrefix(v.Lines.Text, "1 ") || strings.Count(v.Lines.Text, "\n") != 3 || v.told.Text != "0 values are entered." {
		t.Fatalf("asked with %q, %q", v.Lines.Text, v.told.Text)
	}
	event := r.St.Event
	v.dialog.Accept()
	if r.St.Event != event || v.dialog.Open() {
		t.Error("to leave all as it is is a step")
	}
	v = o.AskOwnValues()
	v.Lines.SetText("1: much")
	if !strings.Contains(v.told.Text, `"much" is no value`) || v.enter() == nil || r.St.Event != event {
		t.Errorf("not understood: %q", v.told.Text)
	}
	v.Lines.SetText("1: 4\n3: 2½")
	if v.told.Text != "2 values are entered." {
		t.Errorf("told is %q", v.told.Text)
	}
	v.dialog.Accept()
	list := strings.Join(r.St.Section.Ranking.TieBreaks, " ")
	if got := fmt.Sprint(r.St.Section.Ranking.Own); got != "[{1 4} {3 2.5}]" || v.dialog.Open() || !strings.Contains(list, "OWN") {
		t.Errorf("entered is %s, %s", got, list)
	}
	if v = o.AskOwnValues(); !strings.Contains(v.Lines.Text, ": 2.5") {
		t.Errorf("asked again with %q", v.Lines.Text)
	}
}
