package model

import (
	"fmt"
	"testing"
)

// TestOnlyTheSystemsOwnRoundIsTheSame: whatever was found makes it another.
func TestOnlyTheSystemsOwnRoundIsTheSame(t *testing.T) {
	if !(Compared{When: AtHand, Round: 2, System: "dutch"}).Same() {
		t.Error("a round in which nothing differs is another")
	}
	for _, c := range []Compared{{Open: true}, {Refused: true}, {Boards: []int{1}}, {Bye: true}, {Forbidden: 1}, {Points: 1}, {Places: 1}} {
		if c.Same() {
			t.Errorf("%+v is the same", c)
		}
	}
}

// TestAComparisonTakesThePlaceOfTheOneBefore: of one moment and one round there is one; a change by hand opens that of the hand
// again and drops that of the last round, and only of its own round.
func TestAComparisonTakesThePlaceOfTheOneBefore(t *testing.T) {
	s := &Section{}
	step := func(do func(), want string) {
		t.Helper()
		was := fmt.Sprint(s.Compared)
		before := *s
		do()
		if fmt.Sprint(before.Compared) != was {
			t.Errorf("what there was is %v, and was %s", before.Compared, was)
		}
		got := ""
		for _, c := range s.Compared {
			got += fmt.Sprintf("%s %d %t%d;", c.When, c.Round, c.Open, c.Boards)
		}
		if got != want {
			t.Errorf("%s\nwant\n%s", got, want)
		}
	}
	boards := []int{3}
	step(func() { s.Hold(Compared{When: AtLast, Round: 1, Boards: boards}) }, "last round 1 false[3];")
	boards[0] = 9
	step(func() { s.Hold(Compared{When: AtLast, Round: 2}) }, "last round 1 false[3];last round 2 false[];")
	step(func() { s.Hold(Compared{When: AtLast, Round: 1}) }, "last round 1 false[];last round 2 false[];")
	step(func() { s.ByHand(2) }, "last round 1 false[];by hand 2 true[];")
	step(func() { s.Hold(Compared{When: AtImport, Round: 2, Boards: []int{4}}) },
		"last round 1 false[];by hand 2 true[];import 2 false[4];")
	step(func() { s.Hold(Compared{When: AtHand, Round: 2, Boards: []int{7}}) },
		"last round 1 false[];by hand 2 false[7];import 2 false[4];")
	step(func() { s.ByHand(2) }, "last round 1 false[];by hand 2 true[];import 2 false[4];")
	step(func() { s.Forget(2, AtImport, AtHand) }, "last round 1 false[];")
	if s.Forget(1, AtLast); s.Compared != nil {
		t.Errorf("left is %v", s.Compared)
	}
}

func TestMomentWords(t *testing.T) {
	for m, want := range []string{"import", "last round", "by hand"} {
		var back Moment
		text, err := Moment(m).MarshalText()
		if err != nil || string(text) != want || Moment(m).String() != want || back.UnmarshalText(text) != nil || back != Moment(m) {
			t.Errorf("%s: %s, %v, %v", want, text, err, back)
		}
	}
	if _, err := Moment(3).MarshalText(); err == nil {
		t.Error("there is a fourth")
	}
	if err := new(Moment).UnmarshalText([]byte("noon")); err == nil {
		t.Error("noon is read")
	}
}
