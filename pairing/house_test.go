package pairing_test

import (
	"testing"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/burstein"
	"wallchart/pairing/dubov"
	"wallchart/pairing/dutch"
	"wallchart/pairing/knockout"
	"wallchart/pairing/team"
	"wallchart/pairing/usswiss"
)

// withHouse is a field before the second round: Ann beat Bob, Cy played Hal of the house, and an even number would have no use
// for him. met names further opponents of Hal.
func withHouse(met ...int) *pairing.Field {
	f := &pairing.Field{Round: 2, Rounds: 5, Initial: model.White, Win: model.One, Draw: model.Half, Boards: 1}
	for i, name := range []string{"Ann", "Bob", "Cy", "Hal"} {
		f.Players = append(f.Players, pairing.Player{ID: model.ID(i + 1), Number: i + 1, Name: name, Rating: model.Rating(2000 - 100*i),
			Present: i < 3, Past: []pairing.Past{{Opponent: -1, Outcome: model.Absent}}})
	}
	f.Players[3].House, f.Players[3].Spare = true, true
	play := func(white, black int, w, b model.Outcome) {
		f.Players[white].Past[0] = pairing.Past{Opponent: black, Colour: model.White, Outcome: w}
		f.Players[black].Past[0] = pairing.Past{Opponent: white, Colour: model.Black, Outcome: b}
	}
	play(0, 1, model.Win, model.Loss)
	f.Players[0].Score = model.One
	if len(met) == 0 {
		play(2, 3, model.Loss, model.Win)
	}
	for _, i := range met {
		f.Players[i].Past[0].Opponent, f.Players[i].Past[0].Outcome = 3, model.Loss
	}
	return f
}

// Who would have the bye plays the house player (28M1), with the colour that he is due. A second time it is somebody else who is
// spared, though by the rules of the bye it would be Cy again.
func TestTheHousePlayerSparesTheBye(t *testing.T) {
	for _, e := range []*pairing.Engine{&dutch.Current, &dutch.Edition2017, &burstein.System, &usswiss.Engine, &dubov.Engine, &team.TypeA} {
		r, err := e.WithHouse().Pair(withHouse(), pairing.Options{Explain: true})
		if err != nil || r.Bye >= 0 || len(r.Pairs) != 2 {
			t.Errorf("%s: %+v, %v", e.Code, r, err)
			continue
		}
		last := r.Pairs[1]
		if last.White != 1 || last.Black != 3 { // Bob had Black; Cy has met Hal, and Ann meets Cy
			t.Errorf("%s: on the last board %+v, want Bob with White against Hal", e.Code, last)
		}
		if len(last.Why) != 2 || last.Why[0].Text.String() != "The house player spares Bob (no. 2) the bye." ||
			last.Why[1].Text.String() != "Bob (no. 2) is due White; a house player has no claim to a colour." {
			t.Errorf("%s: the reasons are %v", e.Code, last.Why)
		}
	}
}

// Where everybody has met him the bye is a bye, and so it is where he is kept apart from the others, laid on a board by hand, or
// not there; with an even number he does not play. A knock-out has no use for him.
func TestWhenTheHousePlayerDoesNotPlay(t *testing.T) {
	for name, change := range map[string]func(f *pairing.Field){
		"all have met him": func(f *pairing.Field) { *f = *withHouse(0, 1, 2) },
		"kept apart":       func(f *pairing.Field) { f.Forbidden = [][2]int{{0, 3}, {3, 1}, {2, 3}} },
		"laid by hand":     func(f *pairing.Field) { f.Players[3].ByHand = true },
		"not there":        func(f *pairing.Field) { f.Players[3].Spare = false },
	} {
		f := withHouse()
		change(f)
		r, err := dutch.Current.WithHouse().Pair(f, pairing.Options{})
		if err != nil || r.Bye < 0 || len(r.Pairs) != 1 {
			t.Errorf("%s: %+v, %v", name, r, err)
		}
	}
	f := withHouse()
	f.Players[1].Present = false
	if r, err := dutch.Current.WithHouse().Pair(f, pairing.Options{}); err != nil || r.Bye >= 0 || len(r.Pairs) != 1 {
		t.Errorf("of two who are there: %+v, %v", r, err)
	}
	if knockout.System.WithHouse() != &knockout.System {
		t.Error("a knock-out takes house players")
	}
}

// A house player does not move the colours of those behind him in the list: only who competes has a seat.
func TestAHousePlayerHasNoSeat(t *testing.T) {
	f := withHouse()
	f.Players[3].Number, f.Players[0].Number = 1, 4 // the house player first
	if seats := f.Seats(); seats[1] != 1 || seats[2] != 2 || seats[0] != 3 {
		t.Errorf("seats %v", seats)
	}
}

// TestDueAfter: not one colour a third time in a row, then that which somebody had less often, then the other than last time.
func TestDueAfter(t *testing.T) {
	for had, want := range map[string]string{
		"": "no colour", "W": "Black", "B": "White",
		"WB": "White", "BW": "Black", "WW": "Black", "BB": "White", // as often: the other than last time
		"BBWW": "Black", "BBBWW": "Black", "WWWBB": "White", // twice in a row, though that colour came less often
		"WWB": "Black", "BBW": "White", "WBWWB": "Black", // which came less often, though it was the last
	} {
		var cs []model.Colour
		for _, c := range had {
			cs = append(cs, map[rune]model.Colour{'W': model.White, 'B': model.Black}[c])
		}
		if got := pairing.DueAfter(cs).String(); got != want {
			t.Errorf("after %q %s is due, want %s", had, got, want)
		}
	}
}
