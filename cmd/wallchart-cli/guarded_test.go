package main

import (
	"strings"
	"testing"
)

// TestADefectInAVerb holds that no trace of the program's own falls on the user.
func TestADefectInAVerb(t *testing.T) {
	c := &call{verb: &verb{name: "standings", run: func(*call) error { panic("no stars") }}}
	if err := c.guarded(); err == nil || !strings.HasPrefix(err.Error(), "standings could not be made: no stars. This is a defect") {
		t.Errorf("a defect is told as %v", err)
	}
}
