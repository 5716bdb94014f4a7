package cli

import (
	"strings"
	"testing"
)

// TestADefectInAVerb holds that no trace of the program's own falls on the user.
func TestADefectInAVerb(t *testing.T) {
	c := &Call{Verb: &Verb{Name: "standings", Run: func(*Call) error { panic("no stars") }}}
	if err := c.guarded(); err == nil || !strings.HasPrefix(err.Error(), "standings could not be made: no stars. This is a defect") {
		t.Errorf("a defect is told as %v", err)
	}
}
