package sharing

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"wallchart/model/journal/steps"
	"wallchart/must"
)

// TestNothingGoesOutBeforeWhatCame is in the file: a step made on an event without the steps of others would take them back.
func TestNothingGoesOutBeforeWhatCame(t *testing.T) {
	ann := shared(t, Options{})
	bob := joins(t, ann, "bob", Arbiter)
	settle(t, ann, bob)
	// The two do not go together, and bob's cannot be kept as a conflict: no step of others is taken.
	block := filepath.Join(bob.conflictsFile(), "in the way")
	must.Do(t, os.MkdirAll(block, 0o700))
	bob.mu.Lock()
	line := bob.line
	bob.line = nil // bob's step does not go out when it is made, and so goes out after ann's
	bob.mu.Unlock()
	do(t, bob, result(1, "0-1"))
	bob.mu.Lock()
	bob.line = line
	bob.mu.Unlock()
	do(t, ann, result(1, "1-0"))
	came := func() bool { // hers is in the stream, and so before his
		bob.mu.Lock()
		defer bob.mu.Unlock()
		return slices.ContainsFunc(bob.box, func(c came) bool { return c.from.Desk != "" })
	}
	for end := time.Now().Add(waitAtMost); !came() && time.Now().Before(end); time.Sleep(time.Millisecond) {
	}
	for end := time.Now().Add(waitAtMost); bob.pending == nil; time.Sleep(5 * time.Millisecond) {
		_, _ = ann.Take()
		_, _ = bob.Take()
		if time.Now().After(end) {
			t.Fatal("what came from ann was taken")
		}
	}
	whole := *bob.doc.Tournament()
	whole.City = "Ghent"
	do(t, bob, steps.Restore{Tournament: whole})
	for range 20 {
		_, _ = ann.Take()
		_, _ = bob.Take()
		time.Sleep(5 * time.Millisecond)
	}
	if on(ann, 1) != "1-0" {
		t.Fatalf("ann's result is now %s", on(ann, 1))
	}
	must.Do(t, os.RemoveAll(bob.conflictsFile()))
	asked := settle(t, ann, bob)
	alike(t, ann, bob)
	if on(bob, 1) != "1-0" || len(asked) == 0 {
		t.Errorf("board 1 is %s, asked for bob's: %v", on(bob, 1), asked)
	}
}

// TestALineThatComesTooLate is to the former host: this desk hosts by then, and the two must find each other.
func TestALineThatComesTooLate(t *testing.T) {
	for name, answered := range map[string]bool{"before the answer": false, "before the event": true} {
		t.Run(name, func(t *testing.T) {
			ann := shared(t, Options{})
			bob := joins(t, ann, "bob", Arbiter)
			settle(t, ann, bob)
			until(t, "known to each other", func() bool {
				bob.mu.Lock()
				defer bob.mu.Unlock()
				return len(bob.rec.Peers) == 1 && len(bob.secret.Guests) == 2
			}, ann, bob)
			p := newProxy(t, where(ann), 1)
			bob.mu.Lock()
			bob.rec.Host.Addresses = []string{p.l.Addr().String()}
			bob.mu.Unlock()
			if !answered {
				p.still.Lock()
			}
			bob.kick()
			until(t, "on its way", func() bool {
				bob.mu.Lock()
				defer bob.mu.Unlock()
				p.mu.Lock()
				defer p.mu.Unlock()
				return len(p.lines) > 0 && (!answered || len(bob.box) > 0)
			})
			box := bob.box
			if answered {
				bob.box = nil // it comes while the desk is made the host
			}
			must.Do(t, bob.Host(""))
			if answered {
				for _, c := range box {
					bob.inBox(c)
				}
			} else {
				p.still.Unlock()
			}
			do(t, bob, result(1, "1-0"))
			do(t, ann, result(2, "0-1"))
			settle(t, ann, bob)
			alike(t, ann, bob)
			bob.mu.Lock()
			host := bob.rec.Host
			bob.mu.Unlock()
			if host.Name != "bob" || !bob.Status().Hosting || ann.Status().Hosting {
				t.Errorf("bob knows %s as the host; %+v, %+v", host.Name, bob.Status(), ann.Status())
			}
		})
	}
}
