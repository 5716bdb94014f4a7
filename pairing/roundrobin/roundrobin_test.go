package roundrobin

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/must"
	"wallchart/pairing"
)

func table(rounds []pairing.Round) string {
	var rows []string
	for _, r := range rounds {
		var games []string
		for _, p := range r.Pairs {
			games = append(games, fmt.Sprintf("%d-%d", p.White+1, p.Black+1))
		}
		rows = append(rows, strings.Join(games, " "))
	}
	return strings.Join(rows, " / ")
}

// The tables as FIDE prints them.
func TestBergerAsPrinted(t *testing.T) {
	for n, want := range map[int]string{
		4: "1-4 2-3 / 4-3 1-2 / 2-4 3-1",
		6: "1-6 2-5 3-4 / 6-4 5-3 1-2 / 2-6 3-1 4-5 / 6-5 1-4 2-3 / 3-6 4-2 5-1",
		8: "1-8 2-7 3-6 4-5 / 8-5 6-4 7-3 1-2 / 2-8 3-1 4-7 5-6 / 8-6 7-5 1-4 2-3 / 3-8 4-2 5-1 6-7 / 8-7 1-6 2-5 3-4 / 4-8 5-3 6-2 7-1",
		5: "2-5 3-4 / 5-3 1-2 / 3-1 4-5 / 1-4 2-3 / 4-2 5-1",
	} {
		rounds := must.Have(berger(n))(t)
		if got := table(rounds); got != want {
			t.Errorf("%d players:\n%s, want\n%s", n, got, want)
		}
	}
}

// colours are, by participant and round, 1 for White, −1 for Black, 0 for rest.
func colours(n int, rounds []pairing.Round) [][]int {
	cs := make([][]int, n)
	for _, r := range rounds {
		for i := range cs {
			cs[i] = append(cs[i], 0)
		}
		for _, p := range r.Pairs {
			cs[p.White][len(cs[p.White])-1]++
			cs[p.Black][len(cs[p.Black])-1]--
		}
	}
	return cs
}

func balance(cs []int) (difference, run int) {
	last, now := 0, 0
	for _, c := range cs {
		difference += c
		if c == 0 {
			continue
		}
		if c == last {
			now++
		} else {
			last, now = c, 1
		}
		run = max(run, now)
	}
	return max(difference, -difference), run
}

func meetings(rounds []pairing.Round) map[[2]int]int {
	met := map[[2]int]int{}
	for _, r := range rounds {
		for _, p := range r.Pairs {
			met[[2]int{p.White, p.Black}]++
		}
	}
	return met
}

func TestEverybodyMeetsEverybody(t *testing.T) {
	for n := 2; n <= 31; n++ {
		single := must.Have(berger(n))(t)
		twice := must.Have(double(n, true))(t)
		one, two := meetings(single), meetings(twice)
		for i := range n {
			for j := range i {
				if one[[2]int{i, j}]+one[[2]int{j, i}] != 1 {
					t.Errorf("n=%d: %d and %d do not meet once", n, i, j)
				}
				if two[[2]int{i, j}] != 1 || two[[2]int{j, i}] != 1 {
					t.Errorf("n=%d: %d and %d do not meet once with either colour", n, i, j)
				}
			}
		}
		for i, cs := range colours(n, single) {
			if d, _ := balance(cs); d > 1 {
				t.Errorf("n=%d: player %d has a colour difference of %d", n, i, d)
			}
		}
		if n < 4 {
			continue
		}
		for i, cs := range colours(n, twice) {
			if d, run := balance(cs); d != 0 || run > 2 {
				t.Errorf("double, n=%d: player %d has difference %d and %d equal colours running", n, i, d, run)
			}
		}
	}
}

func TestScheveningen(t *testing.T) {
	for size := 2; size <= 16; size++ {
		rounds := must.Have(scheveningen(2 * size))(t)
		if len(rounds) != size {
			t.Fatalf("size %d: %d rounds", size, len(rounds))
		}
		met := meetings(rounds)
		for a := range size {
			for b := range size {
				if met[[2]int{a, size + b}]+met[[2]int{size + b, a}] != 1 {
					t.Errorf("size %d: A%d and B%d do not meet once", size, a+1, b+1)
				}
			}
		}
		most := 1
		if size > 7 && size%4 != 0 {
			most = 3
		}
		for i, cs := range colours(2*size, rounds) {
			d, run := balance(cs)
			if d > most || run > 2 {
				t.Errorf("size %d: player %d has difference %d and %d equal colours running", size, i, d, run)
			}
			for r, c := range cs {
				if c == 0 {
					t.Errorf("size %d: player %d does not play in round %d", size, i, r+1)
				}
			}
		}
	}
	if _, err := scheveningen(7); err == nil {
		t.Error("teams of unequal size are paired")
	}
}

func TestGroups(t *testing.T) {
	for _, c := range []struct {
		n, size int
		want    string
	}{{12, 4, "[4 8 12]"}, {13, 4, "[4 8 13]"}, {14, 4, "[4 8 14]"}, {15, 4, "[4 8 12 15]"}, {8, 6, "[8]"}, {9, 6, "[6 9]"}} {
		ends, err := Groups(c.n, c.size, false)
		if err != nil || fmt.Sprint(ends) != c.want {
			t.Errorf("Groups(%d, %d) = %v, %v; want %s", c.n, c.size, ends, err, c.want)
		}
	}
}

// Pair takes the round of the table for the players in order of their numbers,
// absent or not.
func TestPair(t *testing.T) {
	f := &pairing.Field{Round: 2}
	for _, no := range []int{40, 10, 30, 20, 50} {
		f.Players = append(f.Players, pairing.Player{Number: no})
	}
	r := must.Have(Single.Pair(f, pairing.Options{}))(t)
	var got []string
	for _, p := range r.Pairs {
		got = append(got, fmt.Sprintf("%d-%d", f.Players[p.White].Number, f.Players[p.Black].Number))
	}
	if s := strings.Join(got, " "); s != "50-30 10-20" || f.Players[r.Bye].Number != 40 || !r.Resting {
		t.Errorf("got %s, rest %d; want 50-30 10-20, rest 40", s, r.Bye)
	}
	f.Round = 6
	if _, err := Single.Pair(f, pairing.Options{}); err == nil {
		t.Error("a round beyond the table is paired")
	}
}
