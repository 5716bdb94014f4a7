package pair

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/pairing"
	"wallchart/pairing/draw"
)

// twoSections are two Swiss sections of so many players.
func twoSections(sizes ...int) *model.Tournament {
	t := &model.Tournament{}
	for k, n := range sizes {
		s := &model.Section{ID: model.ID(k + 1), Name: fmt.Sprint("S", k+1), System: "us-swiss", InitialColour: model.White, Planned: 4,
			Scoring: model.Classic(model.One, model.Half, 0), LastID: model.ID(n)}
		for i := range n {
			s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: fmt.Sprintf("P%d.%d", k+1, i+1)},
				NationalRating: model.Rating(2000 - 300*k - 20*i)})
		}
		t = t.With(s)
	}
	return t
}

// nextRound pairs a section.
func nextRound(t *testing.T, ev *model.Tournament, id model.ID) (*model.Tournament, bool) {
	t.Helper()
	s := ev.Section(id)
	d := must.Have(draw.New(ev, s, draw.Options{}))(t)
	made, err := d.Make(pairing.Options{})
	if err != nil {
		return ev, false // small fields come to an end
	}
	next := must.Have(steps.AddRound{Section: id, Round: len(s.Rounds) + 1, Pairings: d.Pairings(made)}.Apply(ev))(t)
	return next, true
}

// TestGamesAcrossSectionsInWholeEvents plays events in which odd players meet across sections: both halves have one result, wherever
// it is entered; nobody who competes is lost or twice in a round; the points of both sections together are those of all games and
// byes; a report has each game once, and the scores as they are.
func TestGamesAcrossSectionsInWholeEvents(t *testing.T) {
	met := 0
	for seed := range uint64(40) {
		r := rand.New(rand.NewPCG(seed, 3))
		ev := twoSections(3+2*r.IntN(3), 3+2*r.IntN(3))
		for round := 1; round <= 3; round++ {
			ok := true
			for id := model.ID(1); id <= 2 && ok; id++ {
				ev, ok = nextRound(t, ev, id)
			}
			if !ok {
				break
			}
			how := Cross{OneCounts: r.IntN(3) == 0}
			first, second := ev.Sections[r.IntN(2)], ev.Sections[0]
			if first == second {
				second = ev.Sections[1]
			}
			if c, err := CrossPair(ev, first, second, how); err == nil {
				met++
				ev = must.Have(c.Apply(ev))(t)
			} else if WhyNoCross(ev, first) == nil && round == 1 {
				t.Fatalf("seed %d: %v", seed, err)
			}
			for _, k := range r.Perm(2) { // whichever section is entered first has the result for both
				s := ev.Sections[k]
				for _, p := range s.Rounds[round-1].Pairings {
					if now, _ := ev.Sections[k].Rounds[round-1].Find(p.Sides[0]); now.IsBye() || now.Outcomes[0] != model.Pending {
						continue
					}
					result := [][2]model.Outcome{{model.Win, model.Loss}, {model.Draw, model.Draw}, {model.Loss, model.Win}}[r.IntN(3)]
					var err error
					if ev, err = (steps.SetResult{Section: s.ID, Round: round, Board: p.Board, Result: result}).Apply(ev); err != nil {
						t.Fatal(err)
					}
				}
			}
			wholeAcross(t, seed, ev, round)
		}
	}
	if met < 40 {
		t.Errorf("only %d games across sections were played", met)
	}
}

func wholeAcross(t *testing.T, seed uint64, ev *model.Tournament, round int) {
	t.Helper()
	var made, given model.Points
	games := map[string]int{}
	for _, s := range ev.Sections {
		if ps := s.Check(); len(ps) > 0 {
			t.Fatalf("seed %d: %v", seed, ps)
		}
		in := map[model.ID]int{}
		for _, p := range s.Rounds[round-1].Pairings {
			in[p.Sides[0]]++
			in[p.Sides[1]]++
		}
		for e := range s.Everyone() {
			if e.Competes() && in[e.ID] != 1 || !e.Competes() && in[e.ID] > 1 {
				t.Fatalf("seed %d, round %d: %s is in it %d times", seed, round, e.Name, in[e.ID])
			}
		}
		for _, x := range s.Across() {
			p := s.Rounds[x.Round-1].Pairings[x.At]
			o, or, at := ev.OtherHalf(s, x)
			if o == nil {
				continue
			}
			q := o.Rounds[or-1].Pairings[at]
			if p.Outcomes != q.Outcomes || (p.Side(x.Own.ID) == 0) != (q.Side(x.Guest.Guest.Player) == 1) {
				t.Fatalf("seed %d: the halves are %+v and %+v", seed, p, q)
			}
		}
		sheet := model.NewSheet(ev, s, round)
		for _, l := range sheet.Lines {
			if !l.House {
				made += l.Games
			}
		}
		for r := range round {
			for _, p := range s.Rounds[r].Pairings {
				for side, id := range p.Sides {
					if e, ok := s.Entry(id); ok && e.Competes() {
						given += s.Scoring.Game(p.Outcomes[side])
					}
				}
			}
		}
		reported := ev.AsReported(s)
		as := model.NewSheet(ev, reported, round)
		for _, l := range sheet.Lines {
			if e, _ := s.Entry(l.ID); !e.Guest.Elsewhere && as.Lines[as.Index(l.ID)].Games != l.Games {
				t.Fatalf("seed %d: %s has %s in the report and %s in the standings", seed, l.Name, as.Lines[as.Index(l.ID)].Games, l.Games)
			}
		}
		if ps := reported.Check(); len(ps) > 0 {
			t.Fatalf("seed %d: %v", seed, ps)
		}
		for r := range reported.Rounds {
			for _, p := range reported.Rounds[r].Pairings {
				if !p.IsBye() {
					games[fmt.Sprint(min(name(reported, p.Sides[0]), name(reported, p.Sides[1])), max(name(reported, p.Sides[0]),
						name(reported, p.Sides[1])))]++
				}
			}
		}
	}
	if made != given {
		t.Fatalf("seed %d: %s points are made of %s", seed, made, given)
	}
	for g, n := range games {
		if n != 1 {
			t.Fatalf("seed %d: %s is reported %d times", seed, g, n)
		}
	}
}

func name(s *model.Section, id model.ID) string { return s.Player(id).Name }

// TestColoursAcrossSections: White is who has had it less often, then who had Black last, then the lower rated.
func TestColoursAcrossSections(t *testing.T) {
	ev := twoSections(3, 3)
	for id := model.ID(1); id <= 2; id++ {
		ev, _ = nextRound(t, ev, id)
	}
	c, err := CrossPair(ev, ev.Sections[0], ev.Sections[1], Cross{})
	if x := c.(steps.CrossPairing); err != nil || x.White != 1 || x.First.Player != 3 || x.SecondName != "P2.3 (S2)" {
		t.Errorf("%+v, %v", c, err)
	}
	c, err = CrossPair(ev, ev.Sections[1], ev.Sections[0], Cross{OneCounts: true})
	if x := c.(steps.CrossPairing); err != nil || x.White != 0 || x.BothCount {
		t.Errorf("%+v, %v", c, err)
	}
}

// TestALockedHalfIsNotChanged from the other section either, and a game that is taken back leaves nobody behind.
func TestALockedHalfIsNotChanged(t *testing.T) {
	ev := twoSections(3, 5)
	for id := model.ID(1); id <= 2; id++ {
		ev, _ = nextRound(t, ev, id)
	}
	before := ev
	c := must.Have(CrossPair(ev, ev.Sections[0], ev.Sections[1], Cross{}))(t)
	ev = must.Have(c.Apply(ev))(t)
	locked := must.Have(steps.SetLock{Section: 2, Round: 1, Board: 3, Locked: true}.Apply(ev))(t)
	won := steps.SetResult{Section: 1, Round: 1, Board: 2, Result: [2]model.Outcome{model.Win, model.Loss}}
	if _, err := won.Apply(locked); err == nil {
		t.Error("a locked half has another result")
	}
	for _, at := range [][2]int{{2, 0}, {1, 1}, {1, 2}} { // another round, and a board of two of one section
		if _, err := CrossBack(ev, ev.Section(2), at[0], at[1]); err == nil {
			t.Errorf("in round %d, board %d, nobody plays another section", at[0], at[1])
		}
	}
	back := must.Have(CrossBack(ev, ev.Section(2), 1, 3))(t)
	ev = must.Have(back.Apply(ev))(t)
	for k, s := range ev.Sections {
		if len(s.Players) != len(before.Sections[k].Players) || len(s.Across()) > 0 {
			t.Errorf("%s has %d players", s.Name, len(s.Players))
		}
		if who, ok := OddPlayer(s); !ok || who.Player != model.ID(len(s.Players)) {
			t.Errorf("left over in %s is %+v, %v", s.Name, who, ok)
		}
	}
}

// TestWhyNobodyPlaysElsewhere: one must be left over here and one elsewhere, of players whose round is no table's; not in FIDE mode.
func TestWhyNobodyPlaysElsewhere(t *testing.T) {
	ev := twoSections(3, 5, 4)
	for id := model.ID(1); id <= 3; id++ {
		ev, _ = nextRound(t, ev, id)
	}
	for want, change := range map[string]func(s, other *model.Section){
		"":                                  func(_, _ *model.Section) {},
		"in FIDE mode":                      func(s, _ *model.Section) { s.FIDE = true },
		"only players in a Swiss are":       func(s, _ *model.Section) { s.Format = model.RoundRobin },
		"nobody is left over elsewhere":     func(_, other *model.Section) { other.Rounds = nil },
		"nobody of S1 has a full-point bye": func(s, _ *model.Section) { s.Rounds = nil },
	} {
		s, other := *ev.Sections[0], *ev.Sections[1]
		change(&s, &other)
		if err := WhyNoCross(ev.With(&s).With(&other), &s); (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %q", err, want)
		}
	}
	err := WhyNoCross(ev, ev.Sections[2])
	if err == nil || !strings.Contains(err.Error(), "nobody of S3 has a full-point bye in its last round") {
		t.Errorf("of an even number: %v", err)
	}
}

// TestWhyTwoOfDifferentSectionsMeet, and what the game counts for; each of the two sections offers the other.
func TestWhyTwoOfDifferentSectionsMeet(t *testing.T) {
	start := twoSections(3, 5, 4)
	for id := model.ID(1); id <= 3; id++ {
		start, _ = nextRound(t, start, id)
	}
	for of, want := range []int{1, 0} {
		if odd := Odd(start, start.Sections[of]); len(odd) != 1 || odd[0] != start.Sections[want] {
			t.Errorf("%s is offered %d sections", start.Sections[of].Name, len(odd))
		}
	}
	for _, c := range []struct {
		cross Cross
		want  [2]string // in either section
	}{
		{Cross{}, [2]string{
			"P1.3 is left over in S1, and P2.5 in S2: they play each other, and neither has a bye (US Chess 28M). " +
				"The result counts in both sections. The game is played, and reported for rating, here.",
			"P2.5 is left over in S2, and P1.3 in S1: they play each other, and neither has a bye (US Chess 28M). " +
				"The result counts in both sections. The game is played, and reported for rating, in S1."}},
		{Cross{OneCounts: true}, [2]string{
			"P1.3 is left over in S1, and P2.5 in S2: they play each other, and neither has a bye (US Chess 28M). " +
				"The game counts here. In S2 it counts for rating alone, and P2.5 has the full-point bye."}},
	} {
		change := must.Have(CrossPair(start, start.Sections[0], start.Sections[1], c.cross))(t)
		ev := done(t, start, change)
		for k := range 2 {
			var said []string
			for _, x := range ev.Sections[k].Across() {
				for _, text := range WhyAcross(ev, ev.Sections[k], x) {
					said = append(said, text.String())
				}
			}
			if got := strings.Join(said, " "); got != c.want[k] {
				t.Errorf("%+v, in %s: %q", c.cross, ev.Sections[k].Name, got)
			}
		}
		s := ev.Sections[0]
		for i := range s.Rounds[0].Pairings {
			p := &s.Rounds[0].Pairings[i]
			x, across := AcrossOn(s, 1, p)
			if across != (p.Side(3) >= 0) || across && x.Own.ID != 3 {
				t.Errorf("%+v: across sections is %v: %v", c.cross, p.Sides, across)
			}
			if _, across = AcrossOn(s, 2, p); across {
				t.Error("a round that is not there has a game across sections")
			}
		}
		if got, want := len(Seats(ev)), len(Seats(start)); got != want {
			t.Errorf("%d can have an extra game, and %d are players", got, want)
		}
		if left := len(Odd(ev, ev.Sections[2])); (left == 0) == c.cross.OneCounts { // there he keeps his bye
			t.Errorf("%+v: %d are left over", c.cross, left)
		}
	}
}
