package draw

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing"
)

// club is a Swiss of n players without rounds.
func club(n int) (*model.Tournament, *model.Section) {
	s := &model.Section{ID: 1, Name: "Club", Planned: 5, Scoring: model.Classic(model.One, model.Half, 0), LastID: model.ID(n)}
	for i := 1; i <= n; i++ {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i), Number: i, Name: fmt.Sprintf("P%d", i)},
			Rating: model.Rating(2000 - 10*i)})
	}
	return (&model.Tournament{}).With(s), s
}

// TestRoundsAreWritten pairs and plays an event and holds every round against
// the section's own check.
func TestRoundsAreWritten(t *testing.T) {
	ev, s := club(9)
	s.Players[3].Byes = []model.ByeRequest{{Round: 2, Kind: model.HalfBye}}
	s.Players[8].Withdrawn = 4
	for round := 1; round <= 5; round++ {
		d := must.Have(New(ev, s, Options{}))(t)
		r := must.Have(d.Make(pairing.Options{}))(t)
		n := *s
		n.Rounds = append(n.Rounds[:len(n.Rounds):len(n.Rounds)], model.Round{Pairings: d.Pairings(r)})
		for i := range n.Rounds[round-1].Pairings {
			if p := &n.Rounds[round-1].Pairings[i]; !p.IsBye() {
				p.Outcomes = [2]model.Outcome{model.Win, model.Loss}
			}
		}
		s = &n
		ev = ev.With(s)
		if ps := s.Check(); len(ps) > 0 {
			t.Fatalf("round %d: %v", round, ps)
		}
		if got := len(s.Rounds[round-1].Pairings); got < 5 {
			t.Errorf("round %d mentions %d pairings", round, got)
		}
	}
	if p, _ := s.Rounds[1].Find(4); p.Outcomes[0] != model.HalfBye {
		t.Errorf("the half-point bye asked for became %v", p.Outcomes)
	}
	if p, _ := s.Rounds[3].Find(9); p.Outcomes[0] != model.Absent {
		t.Errorf("the withdrawn player got %v", p.Outcomes)
	}
}

// TestPairingAnewForgetsWhatCameAfter: what a round was paired from does not
// depend on its results or on later rounds.
func TestPairingAnewForgetsWhatCameAfter(t *testing.T) {
	ev, s := club(8)
	var first []model.Pairing
	for round := 1; round <= 3; round++ {
		d := must.Have(New(ev, s, Options{}))(t)
		r := must.Have(d.Make(pairing.Options{}))(t)
		ps := d.Pairings(r)
		if round == 2 {
			first = d.Pairings(r)
		}
		for i := range ps {
			ps[i].Outcomes = [2]model.Outcome{model.Draw, model.Draw}
		}
		n := *s
		n.Rounds = append(n.Rounds[:len(n.Rounds):len(n.Rounds)], model.Round{Pairings: ps})
		s = &n
		ev = ev.With(s)
	}
	d := must.Have(New(ev, s, Options{Round: 2}))(t)
	r := must.Have(d.Make(pairing.Options{}))(t)
	if got := d.Pairings(r); fmt.Sprint(got) != fmt.Sprint(first) {
		t.Errorf("round 2 paired anew is %v, was %v", got, first)
	}
}

func TestWhatStandsInTheWay(t *testing.T) {
	ev, s := club(4)
	s.Rounds = []model.Round{{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 3}}, {Board: 2, Sides: [2]model.ID{4, 2}}}}}
	for _, c := range []struct {
		o    Options
		says string
	}{
		{Options{}, "board"},
		{Options{Round: 7}, "Pair round 2"},
		{Options{Round: 1, System: "nonsense"}, "nonsense"},
	} {
		if _, err := New(ev, s, c.o); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%+v: %v, want something about %q", c.o, err, c.says)
		}
	}
}

// TestSchillerEvent plays a Schiller contest of three clubs of three: a club
// rests in every round, and that is no absence.
func TestSchillerEvent(t *testing.T) {
	ev, s := club(9)
	s.Format, s.Planned = model.Schiller, 9
	for i := range s.Players {
		s.Players[i].Club = []string{"North", "South", "West"}[i%3]
	}
	for round := 1; round <= 9; round++ {
		d := must.Have(New(ev, s, Options{}))(t)
		r := must.Have(d.Make(pairing.Options{}))(t)
		ps := d.Pairings(r)
		for i := range ps {
			if !ps[i].IsBye() {
				ps[i].Outcomes = [2]model.Outcome{model.Win, model.Loss}
			}
		}
		n := *s
		n.Rounds = append(n.Rounds[:len(n.Rounds):len(n.Rounds)], model.Round{Pairings: ps})
		s = &n
		ev = ev.With(s)
	}
	if ps := s.Check(); len(ps) > 0 {
		t.Fatal(ps)
	}
	for _, l := range model.NewSheet(ev, s, 0).Lines {
		games, rests := 0, 0
		for _, c := range l.Cells {
			switch {
			case c.Outcome.Played():
				games++
			case c.Outcome == model.Rest:
				rests++
			}
		}
		if games != 6 || rests != 3 {
			t.Errorf("%s has %d games and %d rests", l.Name, games, rests)
		}
	}
}
