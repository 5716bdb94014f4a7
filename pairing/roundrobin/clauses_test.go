package roundrobin

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing"
)

// Rounds are numbered from 1, and nobody has a bye: an odd number rests.
func TestRoundsAreNumbered(t *testing.T) {
	for n := 2; n <= 20; n++ {
		for name, table := range map[string]func(int) ([]pairing.Round, error){
			"single": berger, "double": exchanging, "Scheveningen": scheveningen,
		} {
			rounds, err := table(n)
			if err != nil {
				continue
			}
			for k, r := range rounds {
				if r.Number != k+1 {
					t.Errorf("%s of %d: round %d has number %d", name, n, k+1, r.Number)
				}
				if odd := n%2 == 1; (r.Bye >= 0) != odd || r.Resting != odd || !odd && r.Bye != -1 {
					t.Errorf("%s of %d, round %d: %d rests: %v", name, n, k+1, r.Bye, r.Resting)
				}
			}
		}
	}
	for n, says := range map[int]string{0: "there are 0", 1: "there are 1"} {
		if _, err := berger(n); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("a table of %d: %v", n, err)
		}
	}
	for _, n := range []int{2, 3, 5} {
		if _, err := scheveningen(n); err == nil || !strings.Contains(err.Error(), fmt.Sprintf("there are %d players", n)) {
			t.Errorf("two teams of %d players: %v", n, err)
		}
	}
}

// What is left over is a group of its own from three players and half a group on.
func TestGroupsLeftOver(t *testing.T) {
	for _, c := range []struct {
		n, size int
		want    string
	}{
		{3, 3, "[3]"}, {8, 3, "[3 8]"}, {10, 7, "[10]"}, {11, 7, "[7 11]"}, {4, 6, "[4]"}, {3, 10, "[3]"}, {16, 6, "[6 12 16]"},
		{2, 3, ""}, {3, 2, ""}, {4, 2, ""}, {2, 4, ""},
	} {
		ends, err := Groups(c.n, c.size, false)
		if got := fmt.Sprint(ends); err == nil && got != c.want || (err != nil) != (c.want == "") {
			t.Errorf("Groups(%d, %d) = %v, %v; want %s", c.n, c.size, ends, err, c.want)
		}
	}
}

// Joined: those left over are never a group of their own; four to seven play in the last of quads.
func TestGroupsJoined(t *testing.T) {
	for n, want := range map[int]string{3: "[3]", 4: "[4]", 7: "[7]", 8: "[4 8]", 10: "[4 10]", 11: "[4 11]", 12: "[4 8 12]"} {
		if ends, err := Groups(n, 4, true); err != nil || fmt.Sprint(ends) != want {
			t.Errorf("quads of %d: %v, %v; want %s", n, ends, err, want)
		}
	}
}

// With eight players a team there is no printed table: the first half of team A begins
// with White, the second with Black, and each half changes from round to round.
func TestScheveningenBeginsWithWhite(t *testing.T) {
	rounds := must.Have(scheveningen(16))(t)
	for r := range rounds {
		for a, p := range rounds[r].Pairs {
			if white := p.White == a; white != ((r%2 == 0) == (a < 4)) {
				t.Errorf("round %d, player %d of team A has White: %v", r+1, a+1, white)
			}
		}
	}
}

// The tables as they are printed. Four a team have no line in the file: they are made by halves.
func TestScheveningenAsPrinted(t *testing.T) {
	for n, want := range map[int]string{
		4: "1-3 2-4 / 4-1 3-2",
		6: "1-4 2-5 6-3 / 5-1 2-6 4-3 / 1-6 4-2 3-5",
		8: "1-5 2-6 7-3 8-4 / 6-1 5-2 3-8 4-7 / 1-7 2-8 5-3 6-4 / 8-1 7-2 3-6 4-5",
	} {
		rounds := must.Have(scheveningen(n))(t)
		if got := table(rounds); got != want {
			t.Errorf("%d players: got %s, want %s", n, got, want)
		}
	}
}

// Of three, the last two rounds of the first cycle change places; two have one round a cycle.
func TestDoubleOfFew(t *testing.T) {
	for n, want := range map[int]string{2: "1-2 / 2-1", 3: "2-3 / 3-1 / 1-2 / 3-2 / 2-1 / 1-3"} {
		rounds := must.Have(double(n, true))(t)
		if got := table(rounds); got != want {
			t.Errorf("%d players: got %s, want %s", n, got, want)
		}
	}
}

func exchanging(n int) ([]pairing.Round, error) { return double(n, true) }

// TestTheEndOfTheFirstCycleIsChosen (VCL4THP.13, questions 98 and 99): rounds 2 and 3 of four players change places, or stand as the
// annex prints them. Only with the exchange nobody has one colour three times running.
func TestTheEndOfTheFirstCycleIsChosen(t *testing.T) {
	second := " / 4-1 3-2 / 3-4 2-1 / 4-2 1-3"
	f := &pairing.Field{}
	for n := range 4 {
		f.Players = append(f.Players, pairing.Player{Number: n + 1})
	}
	for setting, want := range map[string]string{"": "1-4 2-3 / 2-4 3-1 / 4-3 1-2" + second,
		"exchanged": "1-4 2-3 / 2-4 3-1 / 4-3 1-2" + second, "printed": "1-4 2-3 / 4-3 1-2 / 2-4 3-1" + second} {
		set := model.SystemSettings{"first-cycle": setting}
		if setting == "" {
			set = nil
		}
		e := must.Have(Double.Settle(set))(t)
		rounds, err := e.Table(f)
		if err != nil || table(rounds) != want {
			t.Errorf("%q: %s, %v; want %s", setting, table(rounds), err, want)
		}
		f.Round = 2
		if r, err := e.Pair(f, pairing.Options{}); err != nil || table([]pairing.Round{*r}) != strings.Split(want, " / ")[1] {
			t.Errorf("%q, round 2 alone: %v, %v", setting, r, err)
		}
		longest := 0
		for _, cs := range colours(4, rounds) {
			_, run := balance(cs)
			longest = max(longest, run)
		}
		if three := longest > 2; three != (setting == "printed") {
			t.Errorf("%q: %d times one colour", setting, longest)
		}
	}
	if _, err := Double.Settle(model.SystemSettings{"first-cycle": "none"}); err == nil {
		t.Error("no such end")
	}
	if _, err := Single.Settle(model.SystemSettings{"first-cycle": "printed"}); err == nil {
		t.Error("a single all-play-all has one cycle")
	}
}
