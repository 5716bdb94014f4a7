// Package guard keeps a fault of the program to what it stops. No file may lock
// its owner out: what is computed from the event, each screen, each report, each
// command and each work in the background, is guarded. Where a fault stops one of
// them, a sentence names it and the rest of the window works. The trace goes to
// the log.
package guard

import (
	"errors"
	"log/slog"

	"wallchart/phrase"
	"wallchart/phrase/defect"
	"wallchart/ui/kit/words"
)

// Work does work and returns the sentence about the fault that stopped it. what
// begins that sentence: "The standings".
func Work(what string, work func()) error {
	return Making(what, func() error { work(); return nil })
}

// Making does work that has errors of its own, which stay as they are.
func Making(what string, work func() error) error {
	return Plainly(what, defect.Guard(phrase.Verbatim(what), phrase.Text{}, work))
}

// Plainly puts a defect into the window's words; other errors stay as they are.
func Plainly(what string, err error) error {
	var d *defect.Error
	if !errors.As(err, &d) {
		return err
	}
	slog.Error("defect", "what", d.What.String(), "cause", d.Cause, "trace", string(d.Trace))
	return errors.New(words.Say("guard.failed", what, d.Cause))
}
