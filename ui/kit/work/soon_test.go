package work

import (
	"slices"
	"testing"
	"time"
)

// TestSoon: of what is asked for before the window's next turn the last is done, once; somebody who needs it has it done
// at once, and the turn then does nothing more.
func TestSoon(t *testing.T) {
	var turns []func()
	var done []string
	s := &Soon{Later: func(f func()) { turns = append(turns, f) }}
	say := func(what string) func() { return func() { done = append(done, what) } }
	turn := func() {
		all := turns
		turns = nil
		for _, f := range all {
			f()
		}
	}
	s.Do(say("a"))
	s.Do(say("b"))
	if len(done) > 0 || len(turns) != 1 {
		t.Fatalf("before the turn %q is done, %d turns wait", done, len(turns))
	}
	turn()
	s.Do(say("c"))
	s.Settle()
	s.Settle()
	turn()
	s.Do(say("d"))
	s.Drop()
	turn()
	if want := []string{"b", "c"}; !slices.Equal(done, want) {
		t.Errorf("done is %q, want %q", done, want)
	}
}

// TestSoonAtOnce: without a next turn there is nothing to wait for.
func TestSoonAtOnce(t *testing.T) {
	done := 0
	s := &Soon{Pause: time.Hour}
	s.Do(func() { done++ })
	s.Do(func() { done++ })
	if done != 2 {
		t.Errorf("%d of 2 jobs are done", done)
	}
}

// TestSoonAfterAPause: while more is asked for nothing is done; the last is, when nothing has been asked for a while.
func TestSoonAfterAPause(t *testing.T) {
	turns := make(chan func(), 3)
	var done []string
	s := &Soon{Later: func(f func()) { turns <- f }, Pause: time.Millisecond}
	for _, what := range []string{"a", "b", "c"} {
		s.Do(func() { done = append(done, what) })
	}
	for range 3 {
		(<-turns)()
	}
	if want := []string{"c"}; !slices.Equal(done, want) {
		t.Errorf("done is %q, want %q", done, want)
	}
}
