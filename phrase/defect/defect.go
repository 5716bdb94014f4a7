// Package defect is a fault of the program as told: what could not be made by it, and that nothing is lost.
package defect

import (
	"fmt"
	"runtime/debug"

	"wallchart/phrase"
)

// Error is a report, or something else that is computed from an event, that
// failed by a fault of the program. No event may lock its owner out: what failed
// is named, and the rest is shown.
type Error struct {
	What  phrase.Text // what could not be made: "the report Standings"
	Cause string
	Rest  phrase.Text // what can be had all the same, empty for nothing to say
	Trace []byte      // for the log
}

// Words names what failed and says that nothing is lost.
func (e *Error) Words() phrase.Text {
	if e.Rest.Empty() {
		return phrase.New("%s could not be made: %s. This is a defect of Wallchart; the event is safe", e.What, e.Cause)
	}
	return phrase.New("%s could not be made: %s. This is a defect of Wallchart; the event is safe, and %s", e.What, e.Cause, e.Rest)
}

// Error is the defect in English.
func (e *Error) Error() string { return e.Words().String() }

// Guard does work on an event and returns the Error that stopped it. What is
// the work's subject: "the standings".
func Guard(what, rest phrase.Text, work func() error) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = &Error{What: what, Cause: fmt.Sprint(r), Rest: rest, Trace: debug.Stack()}
		}
	}()
	return work()
}
