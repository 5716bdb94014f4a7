package arbiter_test

import (
	"fmt"
	"strings"
	"testing"
	"wallchart/arbiter/entries"

	"wallchart/model"
	"wallchart/must"
)

// door is a section of five: Ash is here, Bea has a bye in round 1, Cai comes in
// round 2, Dov is missing, and so is Eva.
func door() *model.Section {
	s := &model.Section{ID: 1, Name: "Open", Planned: 3, Fee: 3000}
	for n, name := range []string{"Ash", "Bea", "Cai", "Dov", "Eva"} {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(n + 1), Number: n + 1, Name: name}})
	}
	s.Players[0].Present = true
	s.Players[1].Byes = []model.ByeRequest{{Round: 1, Kind: model.HalfBye}}
	s.Players[2].Entered = 2
	return s
}

func names(es []model.Entry) string {
	var all []string
	for _, e := range es {
		all = append(all, e.Name)
	}
	return strings.Join(all, " ")
}

func TestWhoIsMissing(t *testing.T) {
	d := entries.AtTheDoor(door())
	if d.Here != 1 || names(d.Missing) != "Dov Eva" {
		t.Errorf("%d here, missing are %s", d.Here, names(d.Missing))
	}
	later := door()
	later.Rounds = make([]model.Round, 1)
	if d := entries.AtTheDoor(later); names(d.Missing) != "Bea Cai Dov Eva" {
		t.Errorf("in round 2 missing are %s", names(d.Missing))
	}
}

// TestAllHere marks those who are to play and are not marked yet, in one step.
func TestAllHere(t *testing.T) {
	ev := (&model.Tournament{}).With(door())
	c := must.Have(entries.AllHere(ev.Sections...))(t)
	missing := len(entries.AtTheDoor(ev.Sections[0]).Missing)
	if got, want := c.Label().String(), fmt.Sprintf("%d are here", missing); got != want || missing < 2 {
		t.Errorf("the step is %q, want %q", got, want)
	}
	after := must.Have(c.Apply(ev))(t)
	if d := entries.AtTheDoor(after.Sections[0]); len(d.Missing) != 0 || d.Here < missing {
		t.Errorf("then %d are here and %v missing", d.Here, d.Missing)
	}
	if _, err := entries.AllHere(after.Sections...); err == nil || err.Error() != "nobody is missing" {
		t.Errorf("again: %v", err)
	}
}

func TestTheMissingAreLeftOutInOneStep(t *testing.T) {
	open, nobody, table, over := door(), door(), door(), door()
	nobody.ID, table.ID, over.ID = 2, 3, 4
	nobody.Players[0].Present = false
	table.Format = model.RoundRobin
	over.Rounds = make([]model.Round, 3)
	ev := &model.Tournament{Sections: []*model.Section{open, nobody, table, over}}
	c := must.Have(entries.LeaveOut(ev.Sections...))(t)
	after := must.Have(c.Apply(ev))(t)
	out := ""
	for _, s := range after.Sections {
		for _, e := range s.Entries() {
			if e.Bye(1) == model.ZeroBye {
				out += s.Name + " " + e.Name + ";"
			}
		}
	}
	if out != "Open Dov;Open Eva;" {
		t.Errorf("left out are %s", out)
	}
	if got := c.Label().String(); got != "Leave 2 who are missing out of round 1" {
		t.Errorf("the step is called %q", got)
	}
	if _, err := entries.LeaveOut(after.Sections...); err == nil || !strings.Contains(err.Error(),
		"nobody who could be left out is missing") {
		t.Errorf("once more: %v", err)
	}
	if _, err := entries.LeaveOut(nobody); err == nil || !strings.Contains(err.Error(), "nobody is marked as present") {
		t.Errorf("before anybody has come: %v", err)
	}
}

// TestFees: Ash pays 20 of 30, Bea all of her own 20, Cai owes nothing, Dov has
// paid too much, and Eva nothing. 30+20+0+30+30 = 110 owed, 20+20+0+35+0 = 75 paid,
// open are Ash's 10 and Eva's 30.
func TestFees(t *testing.T) {
	s := door()
	s.Players[0].Paid = 2000
	s.Players[1].Fee, s.Players[1].Paid = 2000, model.InFull
	s.Players[2].Fee = model.Free
	s.Players[3].Paid = 3500
	a := s.Fees()
	if a.People != 5 || a.Owed != 11000 || a.Paid != 7500 || a.Open != 4000 || len(a.Owing) != 2 || a.Owing[0] != 1 || a.Owing[1] != 5 {
		t.Errorf("the account is %+v", a)
	}
	b := a.Plus(model.Account{People: 1, Owed: 100, Paid: 50, Open: 50})
	if b.People != 6 || b.Owed != 11100 || b.Paid != 7550 || b.Open != 4050 {
		t.Errorf("the sum is %+v", b)
	}
}

func TestPaying(t *testing.T) {
	ev := &model.Tournament{Sections: []*model.Section{door(),
		{ID: 2, Kind: model.TeamEvent, Teams: []model.Team{{Entry: model.Entry{ID: 1, Number: 1, Name: "North"}}}}}}
	for _, s := range ev.Sections {
		c := must.Have(entries.Pay(s, 1, 2500))(t)
		after := must.Have(c.Apply(ev))(t)
		if e, _ := after.Section(s.ID).Entry(1); e.Paid != 2500 {
			t.Errorf("section %d: paid is %s", s.ID, e.Paid)
		}
		if _, err := entries.Pay(s, 9, 2500); err == nil {
			t.Error("somebody pays who does not exist")
		}
	}
}
