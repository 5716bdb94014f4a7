package steps_test

import (
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
)

// TestWhatPhonesSendIsNoResult: it is kept beside the round, and the board stays open; a round that is paired anew forgets it. What is
// no result, a bye and a locked board are refused.
func TestWhatPhonesSendIsNoResult(t *testing.T) {
	ev := done(t, club(), steps.ReplacePairings{Section: 1, Round: 1, Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}}}})
	tell := steps.SetPhoneResult{Section: 1, Round: 1, Board: 1, Result: "1-0"}
	told := done(t, ev, tell)
	r := told.Section(1).Rounds[0]
	if len(r.PhoneResults) != 1 || r.PhoneResults[0].Result != "1-0" || r.Pairings[0].Done() {
		t.Errorf("%v, the board %v", r.PhoneResults, r.Pairings[0].Outcomes)
	}
	anew := done(t, told, steps.ReplacePairings{Section: 1, Round: 1, Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}}}})
	if got := anew.Section(1).Rounds[0].PhoneResults; got != nil {
		t.Errorf("the round that is paired anew has %v", got)
	}
	locked := done(t, ev, steps.SetLock{Section: 1, Round: 1, Board: 1, Locked: true})
	for want, c := range map[string]struct {
		ev     *model.Tournament
		change journal.Change
	}{
		"is locked":          {locked, tell},
		"is not a result":    {ev, steps.SetPhoneResult{Section: 1, Round: 1, Board: 1}},
		"is not a result. ":  {ev, steps.SetPhoneResult{Section: 1, Round: 1, Board: 1, Result: strings.Repeat("1-0 ", 500)}},
		"there is no board ": {ev, steps.SetPhoneResult{Section: 1, Round: 1, Board: 9, Result: "1-0"}},
		"can be guessed":     {ev, steps.SetSecret{Secret: "short"}},
	} {
		if _, err := c.change.Apply(c.ev); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("want %q: %v", want, err)
		}
	}
	if got := journal.Differences(ev, done(t, told, steps.SetSecret{Secret: "0123456789abcdef"})); len(got) != 2 ||
		strings.Contains(got[0].String()+got[1].String(), "0123") {
		t.Errorf("differences %v", got)
	}
}
