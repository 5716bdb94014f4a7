package cli

import (
	"errors"
	"flag"
	"strings"
	"testing"

	"wallchart/must"
	"wallchart/pairing"
	"wallchart/phrase"
)

// A system that is told to stop gives up, and what is said names the way on.
func TestPatience(t *testing.T) {
	c := &Call{printer: printer{Lang: phrase.English}, FlagSet: flag.NewFlagSet("pair", flag.ContinueOnError)}
	p := c.Patience()
	must.Do(t, c.FlagSet.Parse([]string{"--patience", "1"}))
	<-p.Begin()
	if err := p.Says(pairing.ErrCancelled); !strings.Contains(err.Error(), "--patience 600") {
		t.Error(err)
	}
	if other := errors.New("round 3 is not complete"); p.Says(other) != other || p.Says(nil) != nil {
		t.Error("another error is changed")
	}
	if *p.seconds = 0; p.Begin() != nil {
		t.Error("0 is not without end")
	}
}
