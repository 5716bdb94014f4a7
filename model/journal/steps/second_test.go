package steps_test

import (
	"testing"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
)

func TestASecondEntryIsNoted(t *testing.T) {
	note := func(of, agree, corrected int) steps.NoteSecondEntry {
		return steps.NoteSecondEntry{Section: 1, Round: 1, Entry: model.SecondEntry{Of: of, Agree: agree, Corrected: corrected}}
	}
	start := hall()
	ev := done(t, start, note(2, 1, 1), note(2, 2, 0))
	if got := ev.Section(1).Rounds[0].Second; len(got) != 2 ||
		got[0] != (model.SecondEntry{Of: 2, Agree: 1, Corrected: 1}) || got[1].Agree != 2 {
		t.Errorf("noted is %+v", got)
	}
	if start.Section(1).Rounds[0].Second != nil {
		t.Error("the event before has the note, too")
	}
	again := steps.ReplacePairings{Section: 1, Round: 1, Pairings: ev.Section(1).Rounds[0].Pairings}
	if got := done(t, ev, again).Section(1).Rounds[0].Second; got != nil {
		t.Errorf("a round paired anew keeps the notes %+v", got)
	}
	if got := journal.Differences(start, ev); len(got) != 1 || got[0].String() != "Round 1: the notes on second entries changed, Open" {
		t.Errorf("compared: %v", got)
	}
	for _, c := range []struct {
		change steps.NoteSecondEntry
		want   string
	}{
		{note(1, 1, 0), "Second entry of round 1: the 1 result agrees, Open"},
		{note(18, 18, 0), "Second entry of round 1: all 18 results agree, Open"},
		{note(18, 16, 1), "Second entry of round 1: 16 of 18 results agree, 1 corrected, Open"},
		{note(18, 17, 0), "Second entry of round 1: 17 of 18 results agree, Open"},
	} {
		if got := journal.Label(c.change, ev).String(); got != c.want {
			t.Errorf("%+v is called %q", c.change.Entry, got)
		}
	}
	done(t, ev, note(1, 0, 0), note(1, 0, 1), note(3, 1, 1))
	for _, bad := range []steps.NoteSecondEntry{note(0, 0, 0), note(1, -1, 0), note(1, 0, -1), note(2, 2, 1), note(2, 1, 2)} {
		if _, err := bad.Apply(ev); err == nil {
			t.Errorf("%+v is noted", bad.Entry)
		}
	}
	if _, err := note(2, 2, 1).Apply(ev); err == nil || err.Error() != "Open, round 1: 2 results that agree and 1 that were corrected "+
		"are not of 2. Type the results again." {
		t.Errorf("more than there are: %v", err)
	}
	bad := steps.NoteSecondEntry{Section: 1, Round: 2, Entry: model.SecondEntry{Of: 1, Agree: 1}}
	if _, err := bad.Apply(ev); err == nil || err.Error() != "Open: there is no round 2, only round 1. Choose round 1." {
		t.Errorf("of a round that is not there: %v", err)
	}
}
