package keizer

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/model"
)

// club is the printed example: six by rating, A to F, and the rounds that have been.
func club(rounds int) []Entrant {
	all := make([]Entrant, 6)
	for i := range all {
		all[i] = Entrant{Rating: model.Rating(2000 - 100*i), Number: i + 1}
	}
	at := func(name byte) int { return int(name - 'A') }
	for _, round := range []string{"B-A 0, D-C ½, F-E 0", "A-C 1, E-D 1, B excused, F bye", "E-A ½, C-B 1, D-F 1"}[:rounds] {
		for _, one := range strings.Split(round, ", ") {
			pair, made, _ := strings.Cut(one, " ")
			white := at(pair[0])
			switch made {
			case "excused":
				all[white].Rounds = append(all[white].Rounds, Game{-1, model.ZeroBye})
				continue
			case "bye":
				all[white].Rounds = append(all[white].Rounds, Game{-1, model.PairingBye})
				continue
			}
			o := map[string]model.Outcome{"1": model.Win, "½": model.Draw, "0": model.Loss}[made]
			black := at(pair[2])
			all[white].Rounds = append(all[white].Rounds, Game{black, o})
			all[black].Rounds = append(all[black].Rounds, Game{white, o.Opposite()})
		}
	}
	return all
}

// written is "A 16, E 11" in the order of the table.
func written(t *Table) string {
	var all []string
	for _, i := range t.Order {
		all = append(all, fmt.Sprintf("%c %g", 'A'+i, float64(t.Totals[i])/100))
	}
	return strings.Join(all, ", ")
}

// TestWorkedExample: TOP 7, excused a third, bye a half, one's own value once; the tables were worked out by hand.
func TestWorkedExample(t *testing.T) {
	for _, c := range []struct {
		way    string
		rounds int
		want   string
		passes int
	}{
		{"stable", 0, "A 7, B 6, C 5, D 4, E 3, F 2", 1},
		{"stable", 1, "A 10, C 8.5, D 8, E 6, B 3, F 2", 3},
		{"stable", 2, "A 16, E 11, B 6.67, C 5.5, D 5, F 3", 0},
		{"stable", 3, "A 18, E 15.5, C 10, D 8.5, B 4, F 3", 3},
		{"step", 1, "A 13, C 7, D 6.5, B 6, E 5, F 2", 0},
		{"step", 2, "A 17, E 10, C 8.5, D 8, B 5.33, F 3", 0},
		{"step", 3, "A 18, E 15.5, C 10, D 8.5, B 4, F 3", 0},
		{"step", 0, "A 7, B 6, C 5, D 4, E 3, F 2", 0},
		{"frozen", 0, "A 7, B 6, C 5, D 4, E 3, F 2", 0},
		{"frozen", 1, "A 13, C 7, D 6.5, B 6, E 5, F 2", 0},
		{"frozen", 2, "A 19, E 10, C 8, D 7.5, B 5.33, F 3", 0},    // round 2 by A7 C6 D5 B4 E3 F2
		{"frozen", 3, "A 22, E 16.5, C 10, D 8.5, B 4.33, F 3", 0}, // and round 3 by A7 E6 C5 D4 B3 F2
	} {
		got := Make(RulesOf(model.SystemSettings{WayKey: c.way}), club(c.rounds))
		if text := written(got); text != c.want || c.passes > 0 && got.Passes != c.passes || got.Turned {
			t.Errorf("%s after %d: %s in %d passes, want %s in %d", c.way, c.rounds, text, got.Passes, c.want, c.passes)
		}
	}
}

// TestRules: each setting, on the third round of the example.
func TestRules(t *testing.T) {
	for set, want := range map[string]string{
		"":            "A 18, E 15.5, C 10, D 8.5, B 4, F 3",
		"top=60":      "E 203.5, A 201, D 142.5, C 141, F 84, B 73.33",
		"own=no":      "A 11, E 9.5, C 5, D 4.5, B 1, F 1",
		"bye=1":       "A 18, E 15.5, C 10, D 8.5, B 4, F 4",
		"excused=2/3": "A 18, E 15.5, C 10, D 8.5, B 5, F 3",
		"loss=1/20":   "A 18, E 15.5, C 10.35, D 8.8, B 4.6, F 3.5",
	} {
		key, value, _ := strings.Cut(set, "=")
		got := Make(RulesOf(model.SystemSettings{key: value}), club(3))
		if text := written(got); text != want {
			t.Errorf("%s: %s, want %s", set, text, want)
		}
	}
}

// TestTheOrderComesBack: two tables that follow from each other for ever are stopped, and the values are their mean.
func TestTheOrderComesBack(t *testing.T) {
	turned, soon := 0, false
	for seed := range 400 {
		n := 3 + seed%5
		all := make([]Entrant, n)
		for i := range all {
			all[i] = Entrant{Rating: model.Rating(2000 - 10*i), Number: i + 1}
		}
		x := uint32(seed*2654435761 + 1)
		for range 6 {
			for a := 0; a+1 < n; a += 2 {
				x = x*1664525 + 1013904223
				i, k := int(x>>8)%n, int(x>>16)%n
				if i == k {
					continue
				}
				o := []model.Outcome{model.Win, model.Loss, model.Draw}[x>>28%3]
				all[i].Rounds, all[k].Rounds = append(all[i].Rounds, Game{k, o}), append(all[k].Rounds, Game{i, o.Opposite()})
			}
		}
		got := Make(RulesOf(nil), all)
		if got.Turned {
			turned++
			var sum, want Amount
			for i, v := range got.worth(got.Order) {
				sum, want = sum+got.Values[i], want+v
				if got.Values[i]%50 != 0 {
					t.Fatalf("seed %d: %d is no mean of two values", seed, got.Values[i])
				}
			}
			if sum != want {
				t.Fatalf("seed %d: the values come to %d, and those of an order to %d", seed, sum, want)
			}
			soon = soon || got.Passes < mostPasses
		}
		// Whatever the way, a total is the sum of its pieces.
		for i := range all {
			sum := got.Values[i]
			for r, g := range all[i].Rounds {
				p := got.Piece(i, r, g)
				sum += p.Share.Of(p.Value)
			}
			if sum != got.Totals[i] {
				t.Fatalf("seed %d: %d has %d, and the pieces come to %d", seed, i, got.Totals[i], sum)
			}
		}
		if !got.Turned { // it stands still: the values are those of its own order
			for place, i := range got.Order {
				if got.Values[i] != got.worth(got.Order)[i] {
					t.Fatalf("seed %d: number %d of the table is worth %d", seed, place+1, got.Values[i])
				}
			}
		}
	}
	if turned == 0 || !soon {
		t.Errorf("%d orders came back, before the last pass: %v", turned, soon)
	}
}

// BenchmarkKeizer: the table of 300 after 30 rounds.
func BenchmarkKeizer(b *testing.B) {
	all := make([]Entrant, 300)
	for i := range all {
		all[i] = Entrant{Rating: model.Rating(2400 - 4*i), Number: i + 1}
		for r := range 30 {
			k := (r*7 + 299 - i%299) % 300
			all[i].Rounds = append(all[i].Rounds, Game{k, []model.Outcome{model.Win, model.Draw, model.Loss}[(i*k+r)%3]})
		}
	}
	for b.Loop() {
		Make(RulesOf(nil), all)
	}
}

// TestPieces: what each outcome brings of 7, one's own value, and of 5, the opponent's.
func TestPieces(t *testing.T) {
	usual := map[model.Outcome]Amount{model.Pending: 0, model.Win: 500, model.Draw: 250, model.Loss: 0, model.UnratedWin: 500,
		model.UnratedDraw: 250, model.UnratedLoss: 0, model.ForfeitWin: 500, model.ForfeitLoss: 0, model.DoubleForfeit: 0,
		model.PairingBye: 350, model.FullBye: 700, model.HalfBye: 467, model.ZeroBye: 233, model.Absent: 0, model.Rest: 0}
	generous := map[model.Outcome]Amount{model.Loss: 125, model.UnratedLoss: 125, model.ForfeitLoss: 350, model.DoubleForfeit: 350,
		model.Absent: 350}
	for _, c := range []struct {
		set  model.SystemSettings
		want map[model.Outcome]Amount
	}{{nil, nil}, {model.SystemSettings{LossKey: "1/4", AbsentKey: "1/2"}, generous}} {
		table := &Table{Rules: RulesOf(c.set), Values: []Amount{700, 500}}
		for o := range model.Outcomes {
			want, other := c.want[o]
			if !other {
				want = usual[o]
			}
			p := table.Piece(0, 0, Game{1, o})
			if got := p.Share.Of(p.Value); got != want {
				t.Errorf("%v: a %s brings %d, want %d", c.set, o, got, want)
			}
		}
		if p := table.Piece(0, 0, Game{-1, model.Win}); p.Share.Of(p.Value) != 0 {
			t.Errorf("a win against nobody brings %d", p.Share.Of(p.Value))
		}
	}
}

// TestTop: the value of the first, so that the last is worth about a third of it, and never less than nothing.
func TestTop(t *testing.T) {
	for n, want := range map[int]string{1: "0", 2: "1 0", 3: "3 2 1", 5: "6 5 4 3 2", 6: "7 6 5 4 3 2"} {
		if got := values(RulesOf(nil), n); got != want {
			t.Errorf("of %d: %s, want %s", n, got, want)
		}
	}
	if got := values(Rules{Top: 2}, 4); got != "2 1 0 0" {
		t.Errorf("from 2: %s", got)
	}
	if got := RulesOf(model.SystemSettings{ByeKey: "half"}).Bye; got != (Share{0, 1}) {
		t.Errorf("a share that is none is %s", got)
	}
}

func values(r Rules, n int) string {
	var all []string
	for _, v := range Make(r, make([]Entrant, n)).Values {
		all = append(all, fmt.Sprint(v/100))
	}
	return strings.Join(all, " ")
}
