package ui

import (
	"fmt"
	"strings"
	"testing"
)

// TestValuesByHandInTheWindow (VCL4THP.13, questions 203 to 207): typed by lines, counted while they are typed, one step with the tie-break
// in the list; what is not understood keeps the dialog open, and nothing changed is no step.
func TestValuesByHandInTheWindow(t *testing.T) {
	r := try(t, ofClub(4))
	o := r.office()
	v := o.askOwnValues()
	if !strings.HasPrefix(v.lines.Text, "1 ") || strings.Count(v.lines.Text, "\n") != 3 || v.told.Text != "0 values are entered." {
		t.Fatalf("asked with %q, %q", v.lines.Text, v.told.Text)
	}
	event := r.st.Event
	v.dialog.Accept()
	if r.st.Event != event || v.dialog.Open() {
		t.Error("to leave all as it is is a step")
	}
	v = o.askOwnValues()
	v.lines.SetText("1: much")
	if !strings.Contains(v.told.Text, `"much" is no value`) || v.enter() == nil || r.st.Event != event {
		t.Errorf("not understood: %q", v.told.Text)
	}
	v.lines.SetText("1: 4\n3: 2½")
	if v.told.Text != "2 values are entered." {
		t.Errorf("told is %q", v.told.Text)
	}
	v.dialog.Accept()
	list := strings.Join(r.st.Section.Ranking.TieBreaks, " ")
	if got := fmt.Sprint(r.st.Section.Ranking.Own); got != "[{1 4} {3 2.5}]" || v.dialog.Open() || !strings.Contains(list, "OWN") {
		t.Errorf("entered is %s, %s", got, list)
	}
	if v = o.askOwnValues(); !strings.Contains(v.lines.Text, ": 2.5") {
		t.Errorf("asked again with %q", v.lines.Text)
	}
}
