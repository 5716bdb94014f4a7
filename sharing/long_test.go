package sharing

import (
	"strings"
	"testing"

	"wallchart/files/wallchart"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// long is a step longer than files keep in their logs (4 kB), as the pairing of a large round or an import is.
func long(word string) journal.Change {
	return steps.SetPairingNote{Section: 1, Round: 1, Board: 1, Note: strings.Repeat(word+" ", 1500)}
}

// TestLongSteps go through everything that short ones do: a change of host, a file that is saved and opened again, hours without a line.
func TestLongSteps(t *testing.T) {
	ann := shared(t, Options{})
	bob := joins(t, ann, "bob", Arbiter)
	do(t, ann, long("one"))
	settle(t, ann, bob)
	until(t, "known to each other", func() bool {
		ann.mu.Lock()
		defer ann.mu.Unlock()
		bob.mu.Lock()
		defer bob.mu.Unlock()
		return len(ann.rec.Peers) == 1 && len(bob.rec.Peers) == 1 && len(bob.secret.Guests) == 2
	}, ann, bob)
	must.Do(t, bob.Host(""))
	do(t, ann, result(3, "1-0"))
	settle(t, ann, bob)
	alike(t, ann, bob)

	// Without a line: a long step that is saved, and the file closed.
	ann.Leave()
	do2 := func(d *Desk, c journal.Change) {
		t.Helper()
		doc := must.Have(wallchart.Open(d.doc.Path(), wallchart.Options{State: t.TempDir(), By: d.name}))(t)
		must.Do(t, doc.Do(c))
		must.Do(t, doc.Close())
	}
	must.Do(t, ann.doc.Close())
	do2(ann, long("two"))
	do(t, bob, result(2, "0-1"))
	ann = back(t, ann, wallchart.Options{})
	settle(t, ann, bob)
	alike(t, ann, bob)
	if got := bob.doc.Tournament().Section(1).Rounds[0].Pairings[0].Note; !strings.HasPrefix(got, "two") || on(bob, 2) != "0-1" {
		t.Errorf("the note is %.20q, board 2 %s", got, on(bob, 2))
	}

	// One desk alone has a step that the new host's beginning, with a long step behind the common ones, does not.
	die(bob)
	do2(bob, long("three"))
	do(t, ann, result(3, "½-½"))
	must.Do(t, ann.Host(""))
	do(t, ann, steps.SetLots{Section: 2, Seed: 9})
	bob = back(t, bob, wallchart.Options{})
	settle(t, ann, bob)
	alike(t, ann, bob)
	if got := ann.doc.Tournament().Section(1).Rounds[0].Pairings[0].Note; !strings.HasPrefix(got, "three") || on(bob, 3) != "½-½" {
		t.Errorf("the note is %.20q, board 3 %s", got, on(bob, 3))
	}
}
