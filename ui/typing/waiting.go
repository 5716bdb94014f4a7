package typing

import (
	"errors"

	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

// Waiting is a change that FIDE mode warns of: it is neither made nor refused, but waits for an answer. A dialog that is confirmed with it
// stays open, and so does a cell that is typed into.
type Waiting struct{ after []func() }

func (*Waiting) Error() string { return words.Say("warn.asked") }

// Is tells that a dialog stays open.
func (*Waiting) Is(err error) bool { return err == controls.ErrStay }

// Then adds what is done when the answer is yes and the change is made.
func (a *Waiting) Then(do func()) { a.after = append(a.after, do) }

// Made does all that was added: the change is made.
func (a *Waiting) Made() {
	for _, then := range a.after {
		then()
	}
}

// WhenMade does something after a change that has been asked for: now, or when what was warned of is confirmed; not when it is refused.
func WhenMade(err error, then func()) error {
	var a *Waiting
	switch {
	case err == nil:
		then()
	case errors.As(err, &a):
		a.Then(then)
	}
	return err
}

// Waits tells whether a change waits for an answer.
func Waits(err error) bool { return errors.As(err, new(*Waiting)) }
