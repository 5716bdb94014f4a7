package arbiter_test

import (
	"testing"
	"wallchart/arbiter/entries"

	"wallchart/model"
	"wallchart/model/journal/steps"
)

// TestExchangeOfNumbers: whoever is given another's number exchanges it with him, in one step with what else is said of him.
func TestExchangeOfNumbers(t *testing.T) {
	ev, s := section(t, model.Individual, "Open")
	ev, s = done(t, ev, steps.AddPlayers{Section: s.ID, Players: []model.Player{{Entry: model.Entry{Name: "Ash"}},
		{Entry: model.Entry{Name: "Bea"}}, {Entry: model.Entry{Name: "Cai"}}}})
	numbers := func(s *model.Section) (all string) {
		for e := range s.Everyone() {
			all += e.Name + " "
		}
		return all
	}
	p := *s.Player(3)
	p.Number = 1
	step := entries.EditPlayer(s, p)
	if _, ok := step.(steps.ExchangeNumbers); !ok {
		t.Errorf("nothing but the number is another, and the step is %T", step)
	}
	if _, after := done(t, ev, step); numbers(after) != "Cai Bea Ash " {
		t.Errorf("numbers %s", numbers(after))
	}
	p.Club = "North"
	if _, after := done(t, ev, entries.EditPlayer(s, p)); numbers(after) != "Cai Bea Ash " || after.Player(3).Club != "North" {
		t.Errorf("numbers %s, club %q", numbers(after), after.Player(3).Club)
	}
	p.Number = 7 // nobody's
	if _, after := done(t, ev, entries.EditPlayer(s, p)); after.Player(3).Number != 7 || numbers(after) != "Ash Bea Cai " {
		t.Errorf("a free number: %s", numbers(after))
	}
	if _, err := entries.Exchange(s, 1); err == nil {
		t.Error("one alone exchanges")
	}
	if step, err := entries.Exchange(s, 1, 2); err != nil {
		t.Error(err)
	} else if _, after := done(t, ev, step); numbers(after) != "Bea Ash Cai " {
		t.Errorf("numbers %s", numbers(after))
	}
}
