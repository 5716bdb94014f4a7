package forecast

import (
	"math/rand/v2"
	"testing"

	"wallchart/model"
	"wallchart/must"
)

// TestWhatItTakes: what is said of one result, "if Anna beats Bo", "unless Cy beats Dee", and of one's own game, is exactly what trying
// everything comes to; and where every result was tried and one of them decides, it is said.
func TestWhatItTakes(t *testing.T) {
	random := rand.New(rand.NewPCG(41, 42))
	said := map[string]int{}
	for range 120 {
		tour, s := event(random, 8, 3+random.IntN(2), 1+random.IntN(3))
		money := fund(random)
		const places = 3
		tried, in := 0, map[[2]int]int{}
		ways := map[[2]int]int{} // by the first side of a game, and result
		with := map[[4]int]int{} // by participant, goal, first side and result
		each(t, tour, s, places, money, func(hit map[[2]int]bool, ended map[model.ID]int) {
			tried++
			for what := range hit {
				in[what]++
			}
			for first, r := range ended {
				ways[[2]int{int(first), r}]++
				for what := range hit {
					with[[4]int{what[0], what[1], int(first), r}]++
				}
			}
		})
		f := must.Have(Make(ranked(tour, s), places, money, Steps))(t)
		first := func(game int) int { return int(f.Standings.Sheet.Lines[f.Games[game].Sides[0]].ID) }
		for _, row := range f.Rows {
			for g := range row.Answers {
				reached := in[[2]int{row.Index, g}]
				only := func(game, r int) (exactly, never bool) {
					n, ways := with[[4]int{row.Index, g, first(game), r}], ways[[2]int{first(game), r}]
					return reached > 0 && n == reached && n == ways, n == 0 && tried-reached == ways
				}
				if one := row.If[g]; one != nil {
					if exactly, _ := only(one.Game, one.Result); !exactly {
						t.Fatalf("player %d, goal %v: not exactly if %+v", row.Index, f.Goals[g], one)
					}
					said["if"]++
				}
				if one := row.Unless[g]; one != nil {
					if _, never := only(one.Game, one.Result); !never {
						t.Fatalf("player %d, goal %v: not exactly unless %+v", row.Index, f.Goals[g], one)
					}
					said["unless"]++
				}
				decided := [2]bool{}
				own, games := -1, 0
				for k, game := range f.Games {
					for r := range 3 {
						exactly, never := only(k, r)
						decided[0], decided[1] = decided[0] || exactly, decided[1] || never && reached > 0
					}
					if game.Sides[0] == row.Index || game.Sides[1] == row.Index {
						own, games = k, games+1
					}
				}
				if f.Every && row.Answers[g] == Possible && (decided[0] != (row.If[g] != nil) || decided[1] != (row.Unless[g] != nil)) {
					t.Fatalf("player %d, goal %v: one result decides (%v), and it says %v and %v", row.Index, f.Goals[g], decided, row.If[g],
						row.Unless[g])
				}
				for at, a := range row.ByOwn[g] {
					if a == Undecided || games != 1 {
						continue
					}
					r := at
					if f.Games[own].Sides[1] == row.Index {
						r = 2 - at
					}
					if is := of(with[[4]int{row.Index, g, first(own), r}], ways[[2]int{first(own), r}]); a != is {
						t.Fatalf("player %d, goal %v: with result %d of his own it is %d, and it says %d", row.Index, f.Goals[g], at, is, a)
					}
					said["own"]++
				}
			}
		}
	}
	if t.Log(said); said["if"] < 50 || said["unless"] < 50 || said["own"] < 50 {
		t.Errorf("too few of a kind: %v", said)
	}
}
