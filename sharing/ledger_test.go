package sharing

import (
	"os"
	"testing"

	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// TestOneLedger: whoever enters, undoes and makes again does the same with a file and with a desk of a shared event, and comes to the same
// event, the same words and the same warnings in the log.
func TestOneLedger(t *testing.T) {
	desk := shared(t, Options{})
	file := shared(t, Options{})
	alone := file.Doc()
	file.Leave()
	for name, of := range map[string]struct {
		ledger journal.Ledger
		log    func() []journal.Entry
	}{"desk": {desk, desk.doc.Entries}, "file": {alone, alone.Entries}} {
		c := result(1, "1-0")
		label := journal.Label(c, of.ledger.Tournament())
		before := of.ledger.Tournament()
		if err := of.ledger.Do(c, journal.Warned{Level: 3, Say: phrase.New("Beware.")}); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		made := of.ledger.Tournament()
		if log := of.log(); len(log[len(log)-1].Warned) != 1 || of.ledger.UndoLabel().String() != label.String() {
			t.Errorf("%s: the log has %v, undo is of %q", name, log[len(log)-1].Warned, of.ledger.UndoLabel())
		}
		if back, err := of.ledger.Undo(); err != nil || back.Name() != c.Name() || !journal.Same(of.ledger.Tournament(), before) {
			t.Errorf("%s: undo gives %v, %v", name, back, err)
		}
		if of.ledger.RedoLabel().String() != label.String() {
			t.Errorf("%s: redo is of %q", name, of.ledger.RedoLabel())
		}
		if again, err := of.ledger.Redo(); err != nil || again.Name() != c.Name() || !journal.Same(of.ledger.Tournament(), made) {
			t.Errorf("%s: redo gives %v, %v", name, again, err)
		}
	}
}

// TestWhatIsNotKeptIsNotMade: a step that another desk's stands against is not made. Where that it is to be asked about cannot be written
// down, whoever entered it is told so, and not that it is made and not on disk.
func TestWhatIsNotKeptIsNotMade(t *testing.T) {
	ann := shared(t, Options{})
	bob := joins(t, ann, "bob", Arbiter)
	settle(t, ann, bob)
	seen := bob.doc.Tournament()
	bob.Seen = func() *model.Tournament { return seen }
	do(t, ann, result(1, "1-0"))
	settle(t, ann, bob)
	if err := os.MkdirAll(bob.conflictsFile()+"/full", 0o700); err != nil { // no file can be written there
		t.Fatal(err)
	}
	err := bob.Do(result(1, "½-½"))
	if err == nil || wallchart.Made(err) || on(bob, 1) != "1-0" {
		t.Errorf("board 1 is %s, and the step counts as made: %v, %v", on(bob, 1), wallchart.Made(err), err)
	}
	if said := phrase.Error(phrase.English, err); said == "" || said != err.Error() {
		t.Errorf("it says %q, not %q", said, err)
	}
}
