package byhand_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/pairing"
	"wallchart/pairing/byhand"
	"wallchart/pairing/dutch"
	"wallchart/pairing/generate"
	"wallchart/pairing/roundrobin"
	"wallchart/pairing/usswiss"
)

// event is a made-up event after so many rounds.
func event(t must.Test, seed uint64, n, rounds int) (*model.Tournament, *model.Section, *pairing.Field) {
	tour := must.Have(generate.Tournament(generate.Plan{Seed: seed, Participants: n, Rounds: max(rounds, 1),
		Draws: 30, HalfByes: 10, Withdrawals: 5}, usswiss.Engine))(t)
	s := tour.Sections[0]
	s.Rounds = s.Rounds[:rounds]
	f := must.Have(pairing.NewField(tour, s, rounds+1))(t)
	return tour, s, f
}

// A round completed around some pairs holds them as they were and everybody
// else once, and is a round that the event takes.
func TestRestCompletes(t *testing.T) {
	engines := []pairing.Engine{usswiss.Engine, dutch.Current}
	rapid.Check(t, func(t *rapid.T) {
		tour, s, f := event(t, uint64(rapid.IntRange(0, 30).Draw(t, "seed")),
			rapid.IntRange(16, 30).Draw(t, "players"), rapid.IntRange(0, 3).Draw(t, "rounds"))
		there := f.Ranked()
		perm := rapid.Permutation(there).Draw(t, "order")
		var laid []model.Pairing
		for k := range rapid.IntRange(0, 3).Draw(t, "pairs") {
			laid = append(laid, model.Pairing{Sides: [2]model.ID{f.Players[perm[2*k]].ID, f.Players[perm[2*k+1]].ID},
				Board: rapid.SampledFrom([]int{0, 2 + k, 20 + k}).Draw(t, "board")})
		}
		if rapid.Bool().Draw(t, "bye") {
			laid = append(laid, model.Pairing{Sides: [2]model.ID{f.Players[perm[6]].ID}, Outcomes: [2]model.Outcome{model.HalfBye}})
		}
		e := engines[rapid.IntRange(0, 1).Draw(t, "engine")]
		got := must.Have(byhand.Rest(f, laid, &e, pairing.Options{}))(t)
		for _, p := range laid {
			i := slices.IndexFunc(got, func(q model.Pairing) bool { return q.Sides == p.Sides && q.Outcomes == p.Outcomes })
			if i < 0 || p.Board > 0 && got[i].Board != p.Board {
				t.Fatalf("%+v is not in %+v", p, got)
			}
		}
		after := must.Have(steps.AddRound{Section: s.ID, Round: f.Round, Pairings: got}.Apply(tour))(t)
		if ps := after.Check(); len(ps) > 0 {
			t.Fatal(ps)
		}
		for _, i := range there {
			if p, _ := after.Sections[0].Rounds[f.Round-1].Find(f.Players[i].ID); p == nil {
				t.Fatalf("%s is not in the round", f.Players[i].Name)
			}
		}
		var boards []int
		for _, p := range got {
			if !p.IsBye() {
				boards = append(boards, p.Board)
			}
		}
		if !slices.IsSorted(boards) || slices.Contains(boards, 0) {
			t.Fatalf("boards %v", boards)
		}
	})
}

// With nothing laid down the round is the engine's own, board for board; with
// the engine's own best board laid down it stays the same.
func TestRestOfNothing(t *testing.T) {
	for seed := range uint64(20) {
		_, _, f := event(t, seed, 20, 2)
		made := must.Have(dutch.Current.Pair(f, pairing.Options{}))(t)
		want := made.Pairings(f)
		got, err := byhand.Rest(f, nil, &dutch.Current, pairing.Options{})
		if d := cmp.Diff(want, got); d != "" || err != nil {
			t.Fatal(d, err)
		}
	}
}

// In round 1 the colours of the others are what they would have been had the
// engine paired all.
func TestRestKeepsSeats(t *testing.T) {
	_, _, f := event(t, 3, 12, 0)
	want, _ := byhand.Rest(f, nil, &dutch.Current, pairing.Options{})
	got, err := byhand.Rest(f, want[:1], &dutch.Current, pairing.Options{})
	if d := cmp.Diff(want, got); d != "" || err != nil {
		t.Fatal(d, err)
	}
}

// The boards of the rest stand in the order of their system: by rating in the US Swiss (29A), by number in FIDE's (C.04.2).
func TestRestOrdersBoardsBySystem(t *testing.T) {
	s := &model.Section{ID: 1, Planned: 3, InitialColour: model.White, Scoring: model.Classic(model.One, model.Half, 0)}
	for i, rating := range []model.Rating{788, 1200, 955, 300, 414, 1100} {
		id := model.ID(i + 1)
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: id, Number: i + 1, Name: fmt.Sprint(id)}, Rating: rating})
	}
	f := must.Have(pairing.NewField((&model.Tournament{}).With(s), s, 1))(t)
	laid := []model.Pairing{{Board: 1, Sides: [2]model.ID{2, 6}}} // left are 955 and 788 against 414 and 300
	for _, c := range []struct {
		engine *pairing.Engine
		second [2]model.ID // who sit at board 2, the lower number first
	}{{&usswiss.Engine, [2]model.ID{3, 5}}, {&dutch.Current, [2]model.ID{1, 4}}} {
		ps, err := byhand.Rest(f, laid, c.engine, pairing.Options{})
		if err != nil || len(ps) != 3 || ps[1].Board != 2 {
			t.Fatal(c.engine.Code, ps, err)
		}
		if got := [2]model.ID{min(ps[1].Sides[0], ps[1].Sides[1]), max(ps[1].Sides[0], ps[1].Sides[1])}; got != c.second {
			t.Errorf("%s: on board 2 %v, want %v", c.engine.Code, got, c.second)
		}
	}
}

func TestRestRefuses(t *testing.T) {
	_, _, f := event(t, 1, 12, 2)
	f.Players[10].Present, f.Players[10].Why = false, model.HalfBye
	id := func(i int) model.ID { return f.Players[i].ID }
	_, err := byhand.Rest(f, []model.Pairing{
		{Sides: [2]model.ID{id(0), id(1)}, Board: 1},
		{Sides: [2]model.ID{id(1), id(2)}, Board: 1},
		{Sides: [2]model.ID{id(3), id(3)}},
		{Sides: [2]model.ID{id(4), 999}},
		{Sides: [2]model.ID{id(10), id(5)}},
		{Sides: [2]model.ID{id(6)}, Outcomes: [2]model.Outcome{model.Win}},
	}, &usswiss.Engine, pairing.Options{})
	if err == nil {
		t.Fatal("nothing was refused")
	}
	for _, want := range []string{
		f.Players[1].Name + ": is in", "have one board", "nobody plays against himself", "participant 999 does not exist",
		f.Players[10].Name + ": has asked for a half-point bye", "cannot have a win",
	} {
		if !strings.Contains(strings.ToLower(err.Error()), strings.ToLower(want)) {
			t.Errorf("the error does not say %q:\n%v", want, err)
		}
	}
	if _, err := byhand.Rest(f, []model.Pairing{{Sides: [2]model.ID{id(0), id(1)}}}, &roundrobin.Single, pairing.Options{}); err == nil {
		t.Error("a system that fixes its rounds paired the rest")
	}
}

func TestRestWithOneLeft(t *testing.T) {
	f := &pairing.Field{Round: 1, Rounds: 3, Win: 2, Draw: 1, Initial: model.White}
	for i := range 3 {
		f.Players = append(f.Players, pairing.Player{ID: model.ID(i + 1), Number: i + 1, Name: fmt.Sprint("P", i+1), Present: true})
	}
	laid := []model.Pairing{{Sides: [2]model.ID{1, 2}}}
	if _, err := byhand.Rest(f, laid, &usswiss.Engine, pairing.Options{}); err == nil ||
		!strings.Contains(err.Error(), "P3 is the only one left") {
		t.Errorf("got %v", err)
	}
	laid = append(laid, model.Pairing{Sides: [2]model.ID{3}, Outcomes: [2]model.Outcome{model.PairingBye}})
	got, err := byhand.Rest(f, laid, &usswiss.Engine, pairing.Options{})
	if err != nil || len(got) != 2 || got[0].Board != 1 || got[1].Board != 0 {
		t.Errorf("got %+v, %v", got, err)
	}
}

func TestRestImpossible(t *testing.T) {
	f := &pairing.Field{Round: 2, Rounds: 3, Win: 2, Draw: 1, Initial: model.White}
	for i, o := range []int{1, 0, 3, 2} {
		f.Players = append(f.Players, pairing.Player{ID: model.ID(i + 1), Number: i + 1, Name: fmt.Sprint("P", i+1), Present: true,
			Past: []pairing.Past{{Opponent: o, Colour: model.Colour(1 + i%2), Outcome: model.Draw, Points: 1}}, Score: 1})
	}
	_, err := byhand.Rest(f, []model.Pairing{{Sides: [2]model.ID{1, 2}}}, &usswiss.Engine, pairing.Options{})
	if err == nil || !strings.Contains(err.Error(), "P3") || !strings.Contains(err.Error(), "break one of the pairs made by hand") {
		t.Errorf("got %v", err)
	}
}

func TestObjections(t *testing.T) {
	f := &pairing.Field{Round: 3, Rounds: 5, Forbidden: [][2]int{{0, 2}}, Teammates: [][2]int{{3, 0}}}
	for i, o := range []int{1, 0, 3, 2} {
		c := model.Colour(1 + i%2)
		f.Players = append(f.Players, pairing.Player{ID: model.ID(i + 1), Name: fmt.Sprint("P", i+1),
			Present: i != 1, Why: model.ZeroBye, Past: []pairing.Past{
				{Opponent: o, Colour: c, Outcome: model.Draw}, {Opponent: -1, Colour: c, Outcome: model.Draw}}})
	}
	for _, x := range []struct {
		white, black model.ID
		want         []string
	}{
		{1, 2, []string{"P2 has asked for a zero-point bye", "met in round 1",
			"P1 would have White for the third", "P2 would have Black for the third"}},
		{2, 1, []string{"P2 has asked for a zero-point bye", "met in round 1"}},
		{3, 1, []string{"not to meet", "P3 would have White for the third"}},
		{4, 1, []string{"teammates"}},
		{1, 1, []string{"two different"}},
		{1, 9, []string{"two different"}},
	} {
		got := byhand.Objections(f, x.white, x.black)
		if len(got) != len(x.want) {
			t.Errorf("%d–%d: %v, want %q", x.white, x.black, got, x.want)
			continue
		}
		for i := range got {
			if !strings.Contains(got[i].Text.String(), x.want[i]) {
				t.Errorf("%d–%d: %q does not say %q", x.white, x.black, got[i].Text, x.want[i])
			}
		}
	}
}

// Those who cannot move sit where they sit, nobody shares a board, and the
// others keep their order.
func TestFixedBoards(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		tour, s, _ := event(t, uint64(rapid.IntRange(0, 30).Draw(t, "seed")), rapid.IntRange(6, 30).Draw(t, "players"), 1)
		r := &s.Rounds[0]
		seat := map[model.ID]int{}
		for i := range r.Pairings {
			if !r.Pairings[i].IsBye() && rapid.IntRange(0, 3).Draw(t, "fixed") == 0 {
				seat[r.Pairings[i].Sides[rapid.IntRange(0, 1).Draw(t, "side")]] = 5 * (i + 1) % 23
			}
		}
		boards := must.Have(byhand.FixedBoards(s, r, seat))(t)
		after := must.Have(steps.RenumberBoards{Section: s.ID, Round: 1, Boards: boards}.Apply(tour))(t)
		if ps := after.Check(); len(ps) > 0 {
			t.Fatal(ps)
		}
		last := 0
		now := &after.Sections[0].Rounds[0]
		for i := range r.Pairings { // the round was in board order
			p, _ := now.Find(r.Pairings[i].Sides[0])
			at := max(seat[p.Sides[0]], seat[p.Sides[1]])
			switch {
			case p.IsBye():
			case at != 0 && p.Board != at:
				t.Fatalf("board %d for one who sits at %d", p.Board, at)
			case at == 0 && p.Board <= last:
				t.Fatalf("boards of the others out of order")
			case at == 0:
				last = p.Board
			}
		}
	})
}

func TestFixedBoardsRefuses(t *testing.T) {
	_, s, _ := event(t, 2, 8, 1)
	r := &s.Rounds[0]
	a, b, c := r.Pairings[0].Sides[0], r.Pairings[0].Sides[1], r.Pairings[1].Sides[0]
	_, err := byhand.FixedBoards(s, r, map[model.ID]int{a: 4, b: 6})
	if err == nil || !strings.Contains(err.Error(), "they play each other") {
		t.Errorf("got %v", err)
	}
	_, err = byhand.FixedBoards(s, r, map[model.ID]int{a: 4, c: 4})
	if err == nil || !strings.Contains(err.Error(), "both sit here") {
		t.Errorf("got %v", err)
	}
	_, err = byhand.FixedBoards(s, r, map[model.ID]int{a: -4})
	if err == nil || !strings.Contains(err.Error(), "not the number of a board") {
		t.Errorf("got %v", err)
	}
}
