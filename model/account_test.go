package model

import (
	"fmt"
	"strings"
	"testing"
)

// TestFees: who owes what. What somebody has paid too much makes up for nobody else, and who does not compete counts only if he has a
// fee of his own, or has paid.
func TestFees(t *testing.T) {
	entry := func(id ID, fee, paid Cents) Player {
		return Player{Entry: Entry{ID: id, Number: int(id), Fee: fee, Paid: paid}}
	}
	s := &Section{ID: 1, Name: "Open", Fee: 2000, Players: []Player{
		entry(1, 0, 2000), entry(2, 0, 500), entry(3, 0, 0), entry(4, Free, 0), entry(5, 0, 3000), entry(6, 1200, InFull), entry(7, 1000, 0),
		entry(8, 0, 0), entry(9, 300, 0), entry(10, 0, 100), entry(11, 1, 0)}}
	for i := 7; i < 11; i++ {
		s.Players[i].House = true
	}
	s.Players[1].Categories = []string{"Juniors"}
	s.Players[2].Categories = []string{"Juniors"}
	a := s.Fees()
	// 1 to 3 and 5 owe 20 each, 6 owes 12, 7 owes 10, and of the house 9 owes 3 and 11 a cent.
	want := Account{People: 10, Owed: 4*2000 + 1200 + 1000 + 300 + 1, Paid: 2000 + 500 + 3000 + 1200 + 100, Open: 1500 + 2000 + 1000 + 300 + 1}
	if got := fmt.Sprint(a.Owing); got != "[2 3 7 9 11]" {
		t.Errorf("owing are %s", got)
	}
	a.Owing = nil
	if fmt.Sprint(a) != fmt.Sprint(want) {
		t.Errorf("%+v, want %+v", a, want)
	}
	if got, want := a.Plus(Account{People: 1, Owed: 10, Paid: 3, Open: 7}),
		(Account{People: 11, Owed: a.Owed + 10, Paid: a.Paid + 3, Open: a.Open + 7}); fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("together %+v, want %+v", got, want)
	}
	ev := &Tournament{Sections: []*Section{s}}
	juniors, err := ev.FeesOf(s, "juniors")
	if err != nil || juniors.People != 2 || juniors.Owed != 4000 || juniors.Open != 3500 {
		t.Errorf("of the juniors: %+v, %v", juniors, err)
	}
	if _, err := ev.FeesOf(s, "nobody"); err == nil {
		t.Error("a category that is none has fees")
	}
	s.Kind = TeamEvent
	if _, err := ev.FeesOf(s, "juniors"); err == nil || !strings.Contains(err.Error(), "a section of teams") {
		t.Errorf("of teams: %v", err)
	}
}
