package ui

import (
	"slices"
	"testing"

	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/ui/kit/words"
)

// listsUnsaved tells whether the start screen has an event that is not saved under a name.
func (b *robot) listsUnsaved() bool {
	b.t.Helper()
	if b.start == nil {
		b.t.Fatal("the start screen is not shown")
	}
	return slices.ContainsFunc(labels(b.win.Content()), func(s string) bool {
		return len(s) >= len(words.Say("start.unsaved")) && s[:len(words.Say("start.unsaved"))] == words.Say("start.unsaved")
	})
}

// TestASampleThatWasOnlyLookedAt: an event that is opened from outside gets a window of its own beside a sample. The sample is not
// listed as unsaved there before something is done to it.
func TestASampleThatWasOnlyLookedAt(t *testing.T) {
	b := open(t)
	others := b.others()
	club := b.saved("club", "Club.wallchart")
	b.documents.Close()
	b.stage().OpenSample("sydney.wallchart")
	b.settings.among.handed([]string{club})
	c := (*others)[0]
	c.documents.Close()
	if c.listsUnsaved() {
		t.Error("a sample that is being looked at is listed as unsaved")
	}
	must.Do(t, b.Do(steps.EditTournament{Header: steps.Header{Name: "Mine"}}))
	c.showStart()
	if !c.listsUnsaved() {
		t.Error("a sample that something was done to is not listed")
	}
}

// TestASampleAfterACrash: it is opened again, and goes when it is left, as without the crash.
func TestASampleAfterACrash(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("sydney.wallchart")
	c := b.crash()
	if c.showStart(); c.listsUnsaved() {
		t.Error("before it is opened again it is listed")
	}
	c.settings.among.begin(c.one, nil, c.documents.Interrupted())
	if c.doc == nil {
		t.Fatal("the sample is not opened again")
	}
	c.documents.Close()
	if c.listsUnsaved() {
		t.Error("it is listed after it was left")
	}
}
