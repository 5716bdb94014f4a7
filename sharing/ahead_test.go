package sharing

import (
	"testing"

	"wallchart/files/wallchart"
	"wallchart/model/journal"
	"wallchart/must"
)

// TestTakenStepsAreSaidToBeHereWhenTheyAre: a step of another desk is shown at once, and counts as one that this desk has when it is on its
// disk.
func TestTakenStepsAreSaidToBeHereWhenTheyAre(t *testing.T) {
	ann := shared(t, Options{})
	bob := joins(t, ann, "bob", Arbiter)
	settle(t, ann, bob)
	has := bob.Status().Has
	do(t, ann, result(1, "1-0"))
	until(t, "the step is shown", func() bool { return on(bob, 1) == "1-0" || len(must.Have(bob.Take())(t).Steps) > 0 }, ann)
	if now := bob.Status().Has; now != has || !bob.doc.Unwritten() {
		t.Errorf("shown: %+v, unwritten %v", now, bob.doc.Unwritten())
	}
	for bob.doc.Unwritten() { // each Take has its signal
		<-bob.News()
		must.Have(bob.Take())(t)
	}
	if now := bob.Status().Has; now.Steps != has.Steps+1 {
		t.Errorf("written: %+v", now)
	}
	log := must.Have(wallchart.Open(bob.doc.Path(), wallchart.Options{ReadOnly: true}))(t)
	defer log.Discard()
	if len(log.Entries()) != 1 {
		t.Errorf("%d steps on the disk", len(log.Entries()))
	}
}

// TestAStepIsSentBeforeItIsOnTheDisk, and is the same one when the computer stops before it is: it comes back from the others.
func TestAStepIsSentBeforeItIsOnTheDisk(t *testing.T) {
	ann := shared(t, Options{})
	bob := joins(t, ann, "bob", Arbiter)
	settle(t, ann, bob)
	var sent []journal.Entry
	meanwhile := bob.doc.Meanwhile
	bob.doc.Meanwhile = func() {
		meanwhile()
		on := must.Have(wallchart.Open(bob.doc.Path(), wallchart.Options{ReadOnly: true}))(t)
		defer on.Discard()
		if len(on.Entries()) != 0 {
			t.Error("it is on the disk")
		}
		until(t, "another desk has it", func() bool { return len(ann.doc.Entries()) == 1 }, ann)
		sent = ann.doc.Entries()
	}
	do(t, bob, result(1, "1-0"))
	if len(sent) != 1 || !sent[0].Is(bob.doc.Entries()[0]) {
		t.Fatalf("sent is %v", sent)
	}
	settle(t, ann, bob)
	alike(t, ann, bob)
}
