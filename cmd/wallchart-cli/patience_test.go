package main

import (
	"errors"
	"flag"
	"strings"
	"testing"

	"wallchart/pairing"
	"wallchart/phrase"
)

// A system that is told to stop gives up, and what is said names the way on.
func TestPatience(t *testing.T) {
	c := &call{printer: printer{lang: phrase.English}, FlagSet: flag.NewFlagSet("pair", flag.ContinueOnError)}
	p := c.patience()
	if err := c.FlagSet.Parse([]string{"--patience", "1"}); err != nil {
		t.Fatal(err)
	}
	<-p.begin()
	if err := p.says(pairing.ErrCancelled); !strings.Contains(err.Error(), "--patience 600") {
		t.Error(err)
	}
	if other := errors.New("round 3 is not complete"); p.says(other) != other || p.says(nil) != nil {
		t.Error("another error is changed")
	}
	if *p.seconds = 0; p.begin() != nil {
		t.Error("0 is not without end")
	}
}
