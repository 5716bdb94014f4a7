package sharing

import (
	"testing"

	"wallchart/model/journal"
	"wallchart/must"
	"wallchart/phrase"
)

// TestWarningsGoAlong: what was said before a step in FIDE mode stands with it in the log of every desk, also where it came behind the
// steps of others, where it was taken back and made again, and where somebody has chosen it in a conflict.
func TestWarningsGoAlong(t *testing.T) {
	ann := shared(t, Options{})
	bob := joins(t, ann, "bob", Arbiter)
	settle(t, ann, bob)
	warned := func(c journal.Change) {
		t.Helper()
		must.Do(t, bob.Do(c, journal.Warned{Level: 3, Say: phrase.New("The round is over")}))
	}
	said := func(what string, of *Desk, from int) {
		t.Helper()
		found := false
		for _, e := range of.doc.Entries()[from:] {
			found = found || e.Desk == "bob" && len(e.Warned) == 1 && e.Warned[0].Level == 3
		}
		if !found {
			t.Errorf("%s: the log of %s does not have it", what, of.name)
		}
	}
	both := func(what string, from int) {
		t.Helper()
		settle(t, ann, bob)
		alike(t, ann, bob)
		said(what, ann, from)
		said(what, bob, from)
	}
	warned(result(1, "1-0"))
	both("a step", 0)

	n := len(ann.doc.Entries())
	do(t, ann, result(2, "1-0"))
	warned(result(3, "1-0")) // behind ann's
	both("behind another's", n)

	must.Have(bob.Undo())(t)
	settle(t, ann, bob)
	n = len(ann.doc.Entries())
	must.Have(bob.Redo())(t)
	both("made again", n)

	do(t, ann, result(1, "½-½"))
	warned(result(1, "0-1"))
	asked := settle(t, ann, bob)
	if len(asked) != 1 {
		t.Fatalf("it is asked: %v", asked)
	}
	n = len(ann.doc.Entries())
	with := bob
	if len(bob.Conflicts()) == 0 { // ann's came behind bob's
		return
	}
	must.Do(t, with.Settle(with.Conflicts()[0], Mine))
	both("chosen", n)
}
