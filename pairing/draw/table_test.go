package draw

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing"
	"wallchart/pairing/byhand"
	"wallchart/pairing/check"
)

// schools is a Lothian event of n teams.
func schools(n int) *model.Section {
	s := &model.Section{ID: 1, Name: "Schools", Kind: model.TeamEvent, System: "lothian",
		Boards: 4, Planned: 6, Scoring: model.Classic(model.One, model.Half, 4), LastID: model.ID(n)}
	for i := 1; i <= n; i++ {
		s.Teams = append(s.Teams, model.Team{Entry: model.Entry{ID: model.ID(i), Number: i, Name: fmt.Sprintf("T%d", i)}})
	}
	return s
}

// TestTablesMeetOnce: over all rounds of a table everybody meets everybody
// once, or twice, and an odd field rests in turn.
func TestTablesMeetOnce(t *testing.T) {
	_, odd := club(7)
	_, even := club(6)
	_, twice := club(5)
	_, clubs := club(8)
	for i := range clubs.Players {
		clubs.Players[i].Club = []string{"North", "South"}[i%2]
	}
	clubs.Format = model.Schiller
	if rounds, err := Table(clubs); err != nil || len(rounds) != 4 {
		t.Errorf("two clubs of four have %d rounds, %v", len(rounds), err)
	}
	odd.Format, even.Format, twice.Format = model.RoundRobin, model.RoundRobin, model.DoubleRoundRobin
	for _, c := range []struct {
		s             *model.Section
		rounds, times int
	}{{odd, 7, 1}, {even, 5, 1}, {twice, 10, 2}, {schools(5), 5, 1}, {schools(6), 5, 1}} {
		rounds := must.Have(Table(c.s))(t)
		n := len(c.s.Entries())
		if len(rounds) != c.rounds {
			t.Errorf("%d participants have %d rounds, want %d", n, len(rounds), c.rounds)
		}
		whole := *c.s
		for k, ps := range rounds {
			whole.Rounds = append(whole.Rounds, model.Round{Pairings: slices.Clone(ps)})
			r, err := examined((&model.Tournament{}).With(&whole), &whole, k+1)
			if err != nil || len(r.Findings) > 0 {
				t.Fatalf("round %d of %d participants: %+v, %v", k+1, n, r, err)
			}
			for i := range whole.Rounds[k].Pairings {
				whole.Rounds[k].Pairings[i] = played(whole.Rounds[k].Pairings[i])
			}
		}
		met, rests := map[[2]model.ID]int{}, map[model.ID]int{}
		for _, ps := range rounds {
			whole := *c.s
			whole.Rounds = []model.Round{{Pairings: ps}}
			if found := whole.Check(); len(found) > 0 {
				t.Error(found)
			}
			for _, p := range ps {
				if p.IsBye() {
					rests[p.Sides[0]]++
					if p.Outcomes[0] != model.Rest {
						t.Errorf("%v is no rest", p)
					}
					continue
				}
				met[[2]model.ID{min(p.Sides[0], p.Sides[1]), max(p.Sides[0], p.Sides[1])}]++
			}
		}
		if len(met) != n*(n-1)/2 || len(rests) != n*(n%2) {
			t.Errorf("%d participants: %d pairs met, %d rested", n, len(met), len(rests))
		}
		for pair, times := range met {
			if times != c.times {
				t.Errorf("%v met %d times, want %d", pair, times, c.times)
			}
		}
	}
	if _, err := Table(schools(8)); !errors.Is(err, ErrNoTable) {
		t.Errorf("eight Lothian teams play a Swiss: %v", err)
	}
}

// played is a pairing that White, or the team named first, has won.
func played(p model.Pairing) model.Pairing {
	if !p.IsBye() {
		p.Outcomes, p.Score = [2]model.Outcome{model.Win, model.Loss}, [2]model.Points{3 * model.One, model.One}
	}
	return p
}

// TestTheSixthLothianRound takes the order it is given, and not its own.
func TestTheSixthLothianRound(t *testing.T) {
	s := schools(6)
	rounds := must.Have(Table(s))(t)
	for _, ps := range rounds { // all drawn: match points and game points decide nothing
		for i := range ps {
			ps[i].Outcomes, ps[i].Score = [2]model.Outcome{model.Draw, model.Draw}, [2]model.Points{2 * model.One, 2 * model.One}
		}
		s.Rounds = append(s.Rounds, model.Round{Pairings: ps})
	}
	ev := (&model.Tournament{}).With(s)
	d := must.Have(New(ev, s, Options{}))(t)
	if _, err := d.Make(pairing.Options{}); err == nil || !strings.Contains(err.Error(), "level") {
		t.Errorf("with all level the sixth round says %v", err)
	}
	d = must.Have(New(ev, s, Options{Standing: []model.ID{6, 1, 5, 2, 4, 3}}))(t)
	r := must.Have(d.Make(pairing.Options{}))(t)
	met := map[model.ID]model.ID{}
	for _, p := range d.Pairings(r) {
		met[p.Sides[0]], met[p.Sides[1]] = p.Sides[1], p.Sides[0]
	}
	if met[6] != 1 || met[5] != 2 || met[4] != 3 {
		t.Errorf("the sixth round is %v", met)
	}
}

// TestTheRestOfAnOpenRound pairs those whom a half-made round does not mention.
func TestTheRestOfAnOpenRound(t *testing.T) {
	ev, s := club(7)
	s.Players[6].Byes = []model.ByeRequest{{Round: 1, Kind: model.HalfBye}}
	s.Rounds = []model.Round{{Pairings: []model.Pairing{{Board: 3, Sides: [2]model.ID{1, 2}}}}}
	d, err := New(ev, s, Options{Round: 1, Open: true})
	if err != nil {
		t.Fatal(err)
	}
	ps, err := byhand.Rest(d.Field, s.Rounds[0].Pairings, d.Engine, pairing.Options{})
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, p := range ps {
		got = append(got, fmt.Sprint(p.Board, p.Sides, p.Outcomes[0]))
	}
	want := "1 [3 5] not played yet; 2 [6 4] not played yet; 3 [1 2] not played yet; 0 [7 0] half-point bye"
	if strings.Join(got, "; ") != want {
		t.Errorf("got %s, want %s", strings.Join(got, "; "), want)
	}
	if d, err = New(ev, s, Options{Round: 1}); err != nil || d.Field.Players[2].Present {
		t.Errorf("in a round that is not open silence is not absence: %v", err)
	}
}

func TestFixedBoardsAreKept(t *testing.T) {
	_, s := club(6)
	s.Players[5].FixedBoard = 1
	ps, err := Seated(s, []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 4}},
		{Board: 2, Sides: [2]model.ID{5, 2}}, {Board: 3, Sides: [2]model.ID{3, 6}}})
	if err != nil || ps[0].Sides != [2]model.ID{3, 6} || ps[1].Sides != [2]model.ID{1, 4} || ps[2].Board != 3 {
		t.Errorf("%v, %v", ps, err)
	}
	s.Players[2].FixedBoard = 3
	if _, err := Seated(s, ps); err == nil || !strings.Contains(err.Error(), "P3") {
		t.Errorf("two who cannot move and meet: %v", err)
	}
}

// TestLotIsFair: a lot can be drawn again, and neighbouring seeds do not
// alternate.
func TestLotIsFair(t *testing.T) {
	white, changes := 0, 0
	for seed := range int64(1000) {
		c := Lot(seed)
		if c != Lot(seed) || c == model.NoColour {
			t.Fatalf("seed %d draws %v", seed, c)
		}
		if c == model.White {
			white++
		}
		if c != Lot(seed+1) {
			changes++
		}
	}
	if white < 400 || white > 600 || changes < 400 || changes > 600 {
		t.Errorf("of 1000 seeds %d draw White, %d differ from the next", white, changes)
	}
}

// examined is what the examiner says of a round beside what its system makes.
func examined(t *model.Tournament, s *model.Section, round int) (*check.Report, error) {
	d, err := New(t, s, Options{Round: round})
	if err != nil {
		return nil, err
	}
	known := *s
	known.InitialColour = d.Before.InitialColour
	return check.Section(t.With(&known), &known, round, d.Examiner(), pairing.Options{})
}

// The examiner finds nothing in what the system makes, without a colour drawn, and
// what is wrong with another round.
func TestExaminerOfARepeat(t *testing.T) {
	ev, s := club(4)
	won := [2]model.Outcome{model.Win, model.Loss}
	first := []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 3}, Outcomes: won}, {Board: 2, Sides: [2]model.ID{4, 2}, Outcomes: won}}
	s.Rounds = []model.Round{{Pairings: first},
		{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{3, 1}}, {Board: 2, Sides: [2]model.ID{2, 4}}}}}
	r, err := examined(ev, s, 2)
	if err != nil || !r.Grave() || !strings.Contains(r.Findings[0].Text.String(), "met in round 1") {
		t.Errorf("%+v, %v", r, err)
	}
	if r, err := examined(ev, s, 1); err != nil || len(r.Findings) > 0 {
		t.Errorf("round 1 is the system's own: %+v, %v", r, err)
	}
}

// TestForeseen: the rounds of a table that are not paired are added, as open games; not where the rounds that are paired are others,
// nor where somebody is away or has a bye in one to come.
func TestForeseen(t *testing.T) {
	_, s := club(5)
	s.Format, s.Planned = model.RoundRobin, 0
	table := must.Have(Table(s))(t)
	s.Rounds = []model.Round{{Pairings: slices.Clone(table[0])}}
	slices.Reverse(s.Rounds[0].Pairings)
	if n := Foreseen(s); len(n.Rounds) != 5 || n.Planned != 5 || len(s.Rounds) != 1 || n.Rounds[4].Pairings[0].Outcomes != [2]model.Outcome{} {
		t.Errorf("foreseen are %d rounds of %d", len(n.Rounds), n.Planned)
	}
	lothian := schools(6)
	if n := Foreseen(lothian); len(n.Rounds) != 5 || n.Planned != 6 {
		t.Errorf("of six Lothian teams foreseen are %d rounds of %d", len(n.Rounds), n.Planned)
	}
	for name, change := range map[string]func(){
		"another round": func() {
			s.Rounds[0].Pairings[1].Sides, s.Rounds[0].Pairings[2].Sides = [2]model.ID{1, 2}, [2]model.ID{3, 4}
		},
		"somebody leaves":  func() { s.Players[1].Withdrawn = 3 },
		"somebody rests":   func() { s.Players[1].Byes = []model.ByeRequest{{Round: 4, Kind: model.HalfBye}} },
		"another form":     func() { s.Format = model.Swiss },
		"more than it has": func() { s.Rounds = make([]model.Round, 6) },
	} {
		was := *s
		was.Players, was.Rounds = slices.Clone(s.Players), []model.Round{{Pairings: slices.Clone(s.Rounds[0].Pairings)}}
		change()
		if n := Foreseen(s); n != s {
			t.Errorf("%s: foreseen are %d rounds", name, len(n.Rounds))
		}
		*s = was
	}
}
