package generate_test

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing"
	"wallchart/pairing/dutch"
	"wallchart/pairing/generate"
	"wallchart/pairing/knockout"
	"wallchart/pairing/team"
	"wallchart/pairing/usswiss"
)

func plan(t *rapid.T) generate.Plan {
	rate := rapid.SampledFrom([]int{0, 0, 3, 10, 30})
	p := generate.Plan{
		Seed: rapid.Uint64().Draw(t, "seed"), Kind: model.Kind(rapid.IntRange(0, 1).Draw(t, "kind")),
		Participants: rapid.IntRange(2, 40).Draw(t, "participants"), Rounds: rapid.IntRange(1, 9).Draw(t, "rounds"),
		Boards: rapid.IntRange(1, 6).Draw(t, "boards"), Reserves: rapid.IntRange(0, 2).Draw(t, "reserves"),
		Clubs: rapid.IntRange(0, 15).Draw(t, "clubs"), Draws: rapid.IntRange(0, 100).Draw(t, "draws"),
		Unrated: rate.Draw(t, "unrated"), Forfeits: rate.Draw(t, "forfeits"), HalfByes: rate.Draw(t, "half"),
		ZeroByes: rate.Draw(t, "zero"), Withdrawals: rate.Draw(t, "withdrawals"), Late: rate.Draw(t, "late"),
	}
	p.Lowest = model.Rating(rapid.IntRange(1, 2000).Draw(t, "lowest"))
	p.Highest = p.Lowest + model.Rating(rapid.IntRange(0, 1500).Draw(t, "range"))
	return p
}

func engine(p generate.Plan) pairing.Engine {
	switch {
	case p.Seed%2 == 0:
		return usswiss.Engine
	case p.Kind == model.TeamEvent:
		return team.TypeA
	}
	return dutch.Current
}

// Nothing impossible: Check finds nothing, nobody is in a round who was not
// there, and everybody who was there is in it.
func TestNothingImpossible(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := plan(t)
		got, err := generate.Tournament(p, engine(p))
		var im *pairing.Impossible
		if err != nil && !errors.As(err, &im) {
			t.Fatal(err)
		}
		if ps := got.Check(); len(ps) > 0 {
			t.Fatalf("%+v: %v", p, ps)
		}
		s := got.Sections[0]
		if err == nil && len(s.Rounds) != p.Rounds {
			t.Fatalf("%d rounds, want %d", len(s.Rounds), p.Rounds)
		}
		for r := range s.Rounds {
			for _, e := range s.Entries() {
				q, _ := s.Rounds[r].Find(e.ID)
				if there := e.Plays(r + 1); there != (q != nil) {
					t.Fatalf("%+v: round %d, %s: there %t, paired %v", p, r+1, e.Name, there, q)
				}
				if b := e.Bye(r + 1); q != nil && b != model.Pending && q.Outcomes[0] != b {
					t.Fatalf("round %d: %s asked for a %s and has a %s", r+1, e.Name, b, q.Outcomes[0])
				}
			}
			if open := s.Rounds[r].Open(); len(open) > 0 {
				t.Fatalf("round %d: boards %v have no result", r+1, open)
			}
		}
		for i := range s.Players {
			if x := s.Players[i].Rating; x != 0 && (x < p.Lowest || x > p.Highest) {
				t.Fatalf("rating %d outside %d to %d", x, p.Lowest, p.Highest)
			}
		}
	})
}

// A plan gives the same event again, another seed another.
func TestSeed(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := plan(t)
		p.Participants, p.Draws = 10+p.Participants, 30
		if p.Highest < p.Lowest+200 {
			p.Highest = p.Lowest + 200
		}
		one, two := written(t, p), written(t, p)
		if one != two {
			t.Fatal("the same plan gave two events")
		}
		p.Seed++
		if written(t, p) == one {
			t.Fatal("another seed gave the same event")
		}
	})
}

func written(t *rapid.T, p generate.Plan) string {
	p.Name = "Event"
	got, _ := generate.Tournament(p, usswiss.Engine)
	b := must.Have(json.Marshal(got))(t)
	return string(b)
}

// Results follow ratings: over many games the share of White's points at a
// difference is what the table and the advantage of White say, and equals draw
// as often as they were to.
func TestResultsAreRealistic(t *testing.T) {
	points, games, draws, equal, upsets, far := 0, 0, 0, 0, 0, 0
	for seed := range uint64(60) {
		got := must.Have(generate.Tournament(generate.Plan{Seed: seed, Participants: 60, Rounds: 7, Draws: 40}, usswiss.Engine))(t)
		s := got.Sections[0]
		for _, r := range s.Rounds {
			for _, p := range r.Pairings {
				d := s.Player(p.Sides[0]).Rating - s.Player(p.Sides[1]).Rating
				games++
				points += int(s.Scoring.Game(p.Outcomes[0]))
				if d < 60 && d > -60 {
					equal++
					if p.Outcomes[0].IsDraw() {
						draws++
					}
				}
				if d > 500 || d < -500 {
					far++
					if (d > 0) == p.Outcomes[0].IsLoss() && !p.Outcomes[0].IsDraw() {
						upsets++
					}
				}
			}
		}
	}
	if share := 1000 * points / (2 * games); share < 510 || share > 570 {
		t.Errorf("White made %d of 1000 points", share)
	}
	if share := 100 * draws / equal; share < 33 || share > 44 {
		t.Errorf("%d of 100 games between equals were drawn, want about 38", share)
	}
	if far < 100 || 100*upsets/far > 10 {
		t.Errorf("%d upsets in %d games", upsets, far)
	}
}

// Names are all different, also in the largest events.
func TestNames(t *testing.T) {
	none := pairing.Engine{Code: "none", Kinds: []model.Kind{model.Individual},
		Pair: func(f *pairing.Field, _ pairing.Options) (*pairing.Round, error) {
			return nil, pairing.NothingToPair(f)
		}}
	got, _ := generate.Tournament(generate.Plan{Participants: 3000, Rounds: 1, Seed: 8}, none)
	seen := map[string]bool{}
	for _, p := range got.Sections[0].Players {
		if seen[p.Name] {
			t.Fatalf("two are called %s", p.Name)
		}
		seen[p.Name] = true
	}
}

func TestPlanThatCannotBe(t *testing.T) {
	_, err := generate.Tournament(generate.Plan{Participants: 1, Draws: 101, Lowest: 2000, Highest: 1000}, usswiss.Engine)
	for _, want := range []string{"1 participants", "0 rounds", "2000 to 1000", "101 is not a percentage"} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v does not say %q", err, want)
		}
	}
}

// circle is an all-play-all by the circle method, for a system that fixes its
// rounds beforehand.
func circle(f *pairing.Field) ([]pairing.Round, error) {
	n := len(f.Players)
	m := n + n%2
	var rounds []pairing.Round
	for r := range m - 1 {
		round := pairing.Round{Number: r + 1, Bye: -1}
		seat := func(k int) int {
			if k == m-1 {
				return m - 1
			}
			return (k + r) % (m - 1)
		}
		for k := range m / 2 {
			a, b := seat(k), seat(m-1-k)
			if a < n && b < n {
				round.Pairs = append(round.Pairs, pairing.Pair{White: a, Black: b})
			}
		}
		rounds = append(rounds, round)
	}
	return rounds, nil
}

func TestAllPlayAll(t *testing.T) {
	e := pairing.Engine{Code: "circle", Kinds: []model.Kind{model.Individual, model.TeamEvent},
		Formats: []model.Format{model.RoundRobin}, Table: circle}
	for n := 3; n < 12; n++ {
		for kind := range model.Kind(2) {
			got, err := generate.Tournament(generate.Plan{Seed: uint64(n), Participants: n, Kind: kind, Withdrawals: 20, Forfeits: 5, Draws: 30}, e)
			if err != nil {
				t.Fatal(err)
			}
			if ps := got.Check(); len(ps) > 0 {
				t.Fatal(ps)
			}
			s := got.Sections[0]
			games := 0
			for _, r := range s.Rounds {
				games += len(r.Pairings)
			}
			if games != n*(n-1)/2 || s.Format != model.RoundRobin {
				t.Errorf("%d participants played %d boards in a %s", n, games, s.Format)
			}
		}
	}
}

// TestToTheFinal: a knock-out has as many rounds as those who begin need, whoever is absent, and a match that is level is
// decided, so that one is left.
func TestToTheFinal(t *testing.T) {
	for _, games := range []string{"1", "2"} {
		e := must.Have(knockout.System.Settle(model.SystemSettings{"games": games}))(t)
		for seed := range uint64(12) {
			n := 5 + int(seed)
			got, err := generate.Tournament(generate.Plan{Seed: seed, Participants: n, Draws: 70, Forfeits: 10, ZeroByes: 5, Unusual: 10}, *e)
			if err != nil {
				t.Fatalf("%d players, %s games: %v", n, games, err)
			}
			s := got.Sections[0]
			f := must.Have(pairing.NewField(got, s, len(s.Rounds)+1))(t)
			if level := e.Level(e.Set, f); level != nil || len(s.Rounds) != s.Planned || len(s.Rounds) > e.Length(e.Set, n) {
				t.Errorf("%d players, %s games: %d of %d rounds, level are %v", n, games, len(s.Rounds), s.Planned, level)
			}
			if _, err := e.Pair(f, pairing.Options{}); err == nil || !strings.Contains(err.Error(), "The final has been played") {
				t.Errorf("%d players, %s games: after the end %v", n, games, err)
			}
		}
	}
	_, err := generate.Tournament(generate.Plan{Participants: 8, Rounds: 7}, knockout.System)
	if err == nil || !strings.Contains(err.Error(), "Ask for 3 rounds or fewer") {
		t.Errorf("seven rounds of eight: %v", err)
	}
}
