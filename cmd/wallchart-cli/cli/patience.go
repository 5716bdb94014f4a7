package cli

import (
	"errors"
	"time"

	"wallchart/pairing"
	"wallchart/phrase"
)

// Patience is how long a pairing system may think. Events that were played are
// paired in a moment; a file that somebody made so that hardly anybody may meet
// can take a system hours, and a script waits for it.
type Patience struct{ seconds *int }

// Patience declares the flag.
func (c *Call) Patience() Patience {
	return Patience{c.Int("patience", 60, "`SECONDS` that the pairing system may think about all that is asked; 0 is without end")}
}

// Begin returns what is closed when the patience is at its end.
func (p Patience) Begin() <-chan struct{} {
	if *p.seconds <= 0 {
		return nil
	}
	spent := make(chan struct{})
	time.AfterFunc(time.Duration(*p.seconds)*time.Second, func() { close(spent) })
	return spent
}

// Says is the error in words where the system was stopped.
func (p Patience) Says(err error) error {
	if errors.Is(err, pairing.ErrCancelled) {
		return phrase.Errorf("the pairing system was stopped after %d seconds: hardly anybody may meet, and it tries all the ways. "+
			"Allow more pairs, or give it time with --patience 600 (0 is without end)", *p.seconds)
	}
	return err
}
