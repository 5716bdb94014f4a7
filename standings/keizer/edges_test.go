package keizer

import (
	"math/rand/v2"
	"testing"

	"wallchart/model"
)

// TestSharesAsTheyAreChosen: a share is written as it is chosen, and one that is none counts for nothing.
func TestSharesAsTheyAreChosen(t *testing.T) {
	for _, text := range Shares {
		if got := RulesOf(model.SystemSettings{LossKey: text}).Loss.String(); got != text {
			t.Errorf("%q is written %q", text, got)
		}
	}
	for _, text := range []string{"half", "1/0", "1/-2", "1/x", "x/2", "/"} {
		if got := RulesOf(model.SystemSettings{LossKey: text}).Loss; got != (Share{0, 1}) {
			t.Errorf("%q is the share %s", text, got)
		}
	}
}

// TestOrderBeforeTheFirstRound: by rating, and among those with the same rating by starting number, however they are listed.
func TestOrderBeforeTheFirstRound(t *testing.T) {
	listed := []Entrant{{Rating: 1500, Number: 4}, {Rating: 1800, Number: 3}, {Rating: 1500, Number: 2}, {Rating: 1900, Number: 1}}
	for _, way := range []Way{Stable, Step, Frozen} {
		table := Make(Rules{Own: true, Top: 10, Way: way}, listed)
		if got, want := written(table), "D 10, B 9, C 8, A 7"; got != want {
			t.Errorf("%s: %s, want %s", way, got, want)
		}
		if got, want := len(Make(Rules{Way: way}, nil).Order), 0; got != want {
			t.Errorf("%s: nobody makes an order of %d", way, got)
		}
	}
}

// TestMeanOfTwoTables: A has beaten B, drawn and lost, and the first is worth 10. With A 10 and B 9, B comes to 24 and A to 23½;
// with B 10 and A 9 it is the other way round. So both are worth 9½, and come to 9½ + 9½ + 4¾.
func TestMeanOfTwoTables(t *testing.T) {
	all := []Entrant{
		{Rating: 1600, Number: 1, Rounds: []Game{{1, model.Win}, {1, model.Draw}, {1, model.Loss}}},
		{Rating: 1500, Number: 2, Rounds: []Game{{0, model.Loss}, {0, model.Draw}, {0, model.Win}}},
	}
	table := Make(RulesOf(model.SystemSettings{TopKey: "10"}), all)
	if got, want := written(table), "A 23.75, B 23.75"; got != want || !table.Turned || table.Passes != 2 {
		t.Errorf("%s after %d passes, turned: %v, want %s", got, table.Passes, table.Turned, want)
	}
	if table.Values[0] != 950 || table.Values[1] != 950 {
		t.Errorf("the values are %d", table.Values)
	}
}

// TestTwentyPasses: a field whose order neither stands still nor comes back is given up after 20 passes.
func TestTwentyPasses(t *testing.T) {
	const seed = 22 // of the first that would go on to the 30th
	r := rand.New(rand.NewPCG(seed, 0))
	all := make([]Entrant, 40)
	for i := range all {
		all[i] = Entrant{Rating: model.Rating(2000 - 10*i), Number: i + 1}
	}
	for range 30 {
		who := r.Perm(len(all))
		for ; len(who) > 1; who = who[2:] {
			o := []model.Outcome{model.Win, model.Loss, model.Draw}[r.IntN(3)]
			all[who[0]].Rounds = append(all[who[0]].Rounds, Game{who[1], o})
			all[who[1]].Rounds = append(all[who[1]].Rounds, Game{who[0], o.Opposite()})
		}
	}
	if table := Make(RulesOf(nil), all); table.Passes != 20 || !table.Turned {
		t.Errorf("%d passes, turned: %v", table.Passes, table.Turned)
	}
}

// TestFrozenAfterTheLastRound: a round that has no table of its day yet is worth what the last table says.
func TestFrozenAfterTheLastRound(t *testing.T) {
	table := Make(RulesOf(model.SystemSettings{TopKey: "10", WayKey: "frozen"}), club(1))
	// Before round 1 A to F are worth 10 to 5, and that is the table of the day.
	for round := range 2 {
		if got := table.Piece(0, round, Game{5, model.Win}); got != (Piece{500, Share{1, 1}, false}) {
			t.Errorf("a win over F in round %d brings %+v", round+1, got)
		}
	}
}

// TestAGameWithoutResultIsWorthNothing: it is no share of anything.
func TestAGameWithoutResultIsWorthNothing(t *testing.T) {
	table := &Table{Rules: RulesOf(nil), Values: []Amount{700, 500}}
	for name, g := range map[string]Game{"pending": {1, model.Pending}, "rest": {-1, model.Rest}, "a win over nobody": {-1, model.Win}} {
		if got := table.Piece(0, 0, g); got != (Piece{0, Share{0, 1}, false}) {
			t.Errorf("%s: %+v", name, got)
		}
	}
}
