package roundrobin

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing"
)

// schillerField is k clubs of m players, the clubs mixed in the list.
func schillerField(k, m int) *pairing.Field {
	f := &pairing.Field{}
	for i := range k * m {
		f.Players = append(f.Players, pairing.Player{ID: model.ID(i + 1), Number: i + 1,
			Name: fmt.Sprint("P", i+1), Club: fmt.Sprint("Club ", i%k), Present: true})
	}
	return f
}

// TestSchiller: everybody meets everybody of the other teams once and nobody of
// the own; who rests, rests as a whole team; colours are balanced.
func TestSchiller(t *testing.T) {
	for k := 2; k <= 6; k++ {
		for m := 1; m <= 7; m++ {
			if k*m < 3 {
				continue
			}
			f := schillerField(k, m)
			want := (k - 1) * m
			if k%2 == 1 && m%2 == 1 {
				want = k * m
			}
			met, colours, rests := map[[2]int]int{}, map[int][]int{}, map[int]int{}
			for f.Round = 1; f.Round <= want; f.Round++ {
				r, err := Schiller.Pair(f, pairing.Options{})
				if err != nil {
					t.Fatalf("%d teams of %d: %v", k, m, err)
				}
				seen := map[int]bool{}
				for _, p := range r.Pairs {
					met[[2]int{min(p.White, p.Black), max(p.White, p.Black)}]++
					colours[p.White], colours[p.Black] = append(colours[p.White], 1), append(colours[p.Black], -1)
					seen[p.White], seen[p.Black] = true, true
				}
				if r.Number != f.Round || r.Bye != -1 {
					t.Errorf("%d teams of %d, round %d: number %d, bye %d", k, m, f.Round, r.Number, r.Bye)
				}
				for _, i := range r.Rests {
					rests[i]++
					seen[i] = true
				}
				if len(seen) != k*m {
					t.Errorf("%d teams of %d, round %d: %d of %d are mentioned", k, m, f.Round, len(seen), k*m)
				}
			}
			for i := range k * m {
				for j := range i {
					n, same := met[[2]int{j, i}], i%k == j%k
					if same && n > 0 || !same && n != 1 {
						t.Errorf("%d teams of %d: players %d and %d (same team: %v) meet %d times", k, m, j+1, i+1, same, n)
					}
				}
				if d, _ := balance(colours[i]); d > 2 {
					t.Errorf("%d teams of %d: player %d has a colour difference of %d", k, m, i+1, d)
				}
				if rests[i] != want-(k-1)*m {
					t.Errorf("%d teams of %d: player %d rests %d times", k, m, i+1, rests[i])
				}
			}
			if _, err := Schiller.Pair(f, pairing.Options{}); err == nil {
				t.Errorf("%d teams of %d have a round after the last", k, m)
			}
		}
	}
}

func TestSchillerNeedsTeams(t *testing.T) {
	f := schillerField(2, 3)
	f.Round = 1
	f.Players[5].Club = ""
	if _, err := Schiller.Pair(f, pairing.Options{}); err == nil || !strings.Contains(err.Error(), "P6") {
		t.Errorf("a player without a club: %v", err)
	}
	f.Players[5].Club = "Club 0"
	if _, err := Schiller.Pair(f, pairing.Options{}); err == nil || !strings.Contains(err.Error(), "equal size") {
		t.Errorf("teams of 4 and 2: %v", err)
	}
}

// Clubs of different sizes are named, the first and the one that differs from it.
func TestSchillerTeamsOfEqualSize(t *testing.T) {
	for _, c := range []struct{ clubs, want string }{
		{"AABC", "A has 2 players and B has 1"},
		{"ABB", "A has 1 players and B has 2"},
		{"ABCCD", "A has 1 players and C has 2"},
	} {
		f := &pairing.Field{Round: 1}
		for i, club := range c.clubs {
			f.Players = append(f.Players, pairing.Player{ID: model.ID(i + 1), Number: i + 1, Club: string(club)})
		}
		_, err := Schiller.Pair(f, pairing.Options{})
		if want := "the Schiller system needs teams of equal size: " + c.want; err == nil || err.Error() != want {
			t.Errorf("clubs %s: %v; want %s", c.clubs, err, want)
		}
	}
}

// Two teams of three, players 1, 3, 5 and 2, 4, 6, the second team moving up by a place a round. Who has had White
// less often has it; of two who have had it as often, who had Black last; and where that is equal too, the first
// team on the first board, the second on the next, in turn, the other way round in the next round.
func TestSchillerColours(t *testing.T) {
	teams := must.Have(clubTeams(schillerField(2, 3)))(t)
	rounds := must.Have(schiller(teams))(t)
	if got, want := table(rounds), "1-2 4-3 5-6 / 4-1 3-6 2-5 / 6-1 2-3 5-4"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}
