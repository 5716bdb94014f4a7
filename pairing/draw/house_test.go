package draw

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing"
	"wallchart/pairing/check"
)

// TestHousePlayersInWholeEvents plays events with house players: everybody who competes is in every round exactly once, no house
// player without need or twice against one opponent, nobody has a bye whom a house player could have spared it, and the examiner
// finds each round as the rules ask for it.
func TestHousePlayersInWholeEvents(t *testing.T) {
	spared := 0
	for seed := range uint64(40) {
		r := rand.New(rand.NewPCG(seed, 7))
		n, houses := 3+r.IntN(9), 1+r.IntN(2)
		ev, s := club(n + houses)
		s.InitialColour = model.White
		s.System = []string{"dutch", "us-swiss", "burstein", "dubov", "dutch2017"}[seed%5]
		for h := range houses {
			s.Players[(int(seed)+h*2)%len(s.Players)].House = true
		}
		ev = ev.With(s)
		for round := 1; round <= min(5, n-1); round++ {
			d := must.Have(New(ev, s, Options{}))(t)
			made, err := d.Make(pairing.Options{})
			if err != nil {
				break // small fields come to an end
			}
			ps := d.Pairings(made)
			for i := range ps {
				if !ps[i].IsBye() {
					ps[i].Outcomes = [][2]model.Outcome{{model.Win, model.Loss}, {model.Draw, model.Draw}, {model.Loss, model.Win}}[r.IntN(3)]
				}
			}
			if err := sound(s, ps); err != nil {
				t.Fatalf("seed %d, round %d of %s: %v\n%v", seed, round, s.System, err, ps)
			}
			next := *s
			next.Rounds = append(next.Rounds[:len(next.Rounds):len(next.Rounds)], model.Round{Pairings: ps})
			s = &next
			ev = ev.With(s)
			x, err := check.Section(ev, s, round, d.Engine, pairing.Options{})
			if err != nil || len(x.Findings) > 0 {
				t.Fatalf("seed %d, round %d of %s: %+v, %v", seed, round, s.System, x, err)
			}
			again := must.Have(New(ev, s, Options{Round: round}))(t)
			if m, err := again.Make(pairing.Options{}); err != nil || fmt.Sprint(m.Pairs, m.Bye) != fmt.Sprint(made.Pairs, made.Bye) {
				t.Fatalf("seed %d, round %d of %s anew: %v, %v; was %v", seed, round, s.System, m, err, made)
			}
			for _, p := range ps {
				if a, b := s.Player(p.Sides[0]), s.Player(p.Sides[1]); b != nil && (a.House || b.House) {
					spared++
				}
			}
		}
		if ps := s.Check(); len(ps) > 0 {
			t.Fatalf("seed %d: %v", seed, ps)
		}
	}
	if spared < 40 {
		t.Errorf("only %d byes were spared", spared)
	}
}

// sound tells what is wrong with a round of a section with house players.
func sound(s *model.Section, ps []model.Pairing) error {
	in := map[model.ID]int{}
	met := map[[2]model.ID]bool{}
	for _, r := range s.Rounds {
		for _, p := range r.Pairings {
			met[p.Sides] = true
			met[[2]model.ID{p.Sides[1], p.Sides[0]}] = true
		}
	}
	bye, houses := model.ID(0), 0
	for _, p := range ps {
		in[p.Sides[0]]++
		in[p.Sides[1]]++
		a, b := s.Player(p.Sides[0]), s.Player(p.Sides[1])
		switch {
		case b == nil:
			bye = a.ID
		case a.House && b.House:
			return fmt.Errorf("two house players meet")
		case met[p.Sides]:
			return fmt.Errorf("%s and %s meet a second time", a.Name, b.Name)
		case a.House || b.House:
			houses++
		}
	}
	competing := 0
	for i := range s.Players {
		p := &s.Players[i]
		switch {
		case !p.House:
			competing++
			if in[p.ID] != 1 {
				return fmt.Errorf("%s is in the round %d times", p.Name, in[p.ID])
			}
		case in[p.ID] > 1:
			return fmt.Errorf("%s of the house is in the round %d times", p.Name, in[p.ID])
		}
		if p.House && bye != 0 && !met[[2]model.ID{p.ID, bye}] {
			return fmt.Errorf("%s could have spared the bye", p.Name)
		}
	}
	if houses > competing%2 {
		return fmt.Errorf("%d house players in a field of %d", houses, competing)
	}
	return nil
}
