package pair

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"wallchart/arbiter/eveningtest"
	"wallchart/model"
	"wallchart/pairing/knockout"
	"wallchart/pairing/systems"
)

// walkIns are an event of a system whose participants were entered by rating, and after them, at the door and with the next numbers,
// some of any rating or none.
func walkIns(kind model.Kind, format model.Format, code string, random *rand.Rand) *model.Tournament {
	s := &model.Section{ID: 1, Name: "Open", Kind: kind, Format: format, System: code, Planned: 4,
		Scoring: model.Classic(model.One, model.Half, 0)}
	listed, late := 6+random.IntN(12), random.IntN(6)
	clubs := []string{"North", "South"}
	switch format {
	case model.Scheveningen, model.Schiller:
		listed += (listed + late) % 2
	case model.Molter:
		clubs, listed, late = []string{"North", "South", "West", "East"}, 12-late%2, 4+late%2
	default:
	}
	for n := range listed + late {
		rating := model.Rating(2200 - 40*n)
		if n >= listed {
			rating = model.Rating(800 + random.IntN(1600))
			if random.IntN(4) == 0 {
				rating = 0
			}
		}
		s.LastID++
		e := model.Entry{ID: s.LastID, Number: n + 1, Name: fmt.Sprintf("P%d", n+1), Club: clubs[n%len(clubs)]}
		if kind == model.TeamEvent {
			s.Teams = append(s.Teams, model.Team{Entry: e, Strength: rating})
			s.Boards = 2
		} else {
			s.Players = append(s.Players, model.Player{Entry: e, Rating: rating})
		}
	}
	return (&model.Tournament{LastID: 1}).With(s)
}

// moved is the event after somebody's club was entered anew, which no round is drawn from.
func moved(t *testing.T, ev *model.Tournament) *model.Tournament {
	t.Helper()
	next, _ := eveningtest.After(t, ev, eveningtest.Edited(ev.Section(1), 2, func(e *model.Entry) { e.Club = "East" }), nil)
	return next
}

// TestNoSystemCondemnsItsOwnRounds: whoever walks in, and whatever colour is drawn or not, a round that was made is what the system makes:
// for the examiner, after a change that it was not drawn from, and for one who has a file without the lot.
func TestNoSystemCondemnsItsOwnRounds(t *testing.T) {
	for _, e := range systems.All {
		for _, kind := range e.Kinds {
			made := 0
			for seed := range uint64(16) {
				random := rand.New(rand.NewPCG(seed, 32))
				ev := walkIns(kind, e.Formats[0], e.Code, random)
				drawn := model.Colour(random.IntN(3))
				for round := 1; round <= 3; round++ {
					at := fmt.Sprintf("%s, %s, seed %d, %s drawn, round %d", e.Code, kind, seed, drawn, round)
					m, err := MakeRound(ev, ev.Section(1), Asked{Initial: drawn})
					if err != nil {
						break // the small field has run out of opponents, or the system needs a rating of everybody
					}
					made++
					before := ev
					c, err := m.Change(ev)
					ev, _ = eveningtest.After(t, ev, c, err)
					blameless(t, at, ev, round)
					laid := func(_ model.ID, r int) (*model.Tournament, []string) {
						if r != round {
							return nil, nil
						}
						return before, nil
					}
					if all := AfterChange(ev, moved(t, ev), laid, nil); all != nil {
						t.Errorf("%s: after a club: %v", at, all[0].Lines())
					}
					if round == 1 {
						old := *ev.Section(1)
						old.InitialColour = model.NoColour
						blameless(t, at+", without the lot", ev.With(&old), round)
					}
					ev = decided(t, ev, round, random)
					drawn = model.NoColour
				}
			}
			if made < 15 {
				t.Errorf("%s, %s: only %d rounds were made", e.Code, kind, made)
			}
		}
	}
}

// blameless: the examiner has nothing to say about a round.
func blameless(t *testing.T, at string, ev *model.Tournament, round int) {
	t.Helper()
	x, err := Examine(ev, ev.Section(1), Asked{Round: round})
	if err != nil {
		t.Fatalf("%s: %v", at, err)
	}
	for _, f := range x.Findings {
		t.Errorf("%s: %s", at, f.Text)
	}
}

// decided is the event with results of a round.
func decided(t *testing.T, ev *model.Tournament, round int, random *rand.Rand) *model.Tournament {
	t.Helper()
	for _, p := range ev.Section(1).Rounds[round-1].Pairings {
		if p.IsBye() {
			continue
		}
		text := []string{"1-0", "0-1", "2-0", "0-2"}[random.IntN(2)+2*int(ev.Section(1).Kind)]
		c, err := Result(ev.Section(1), round, p.Board, p.Sides[0], text)
		ev, _ = eveningtest.After(t, ev, c, err)
	}
	return ev
}

// TestAKnockOutOfAnySizeIsItsOwn: byes move the boards up; whoever pairs a round again from the file has the same boards and colours.
func TestAKnockOutOfAnySizeIsItsOwn(t *testing.T) {
	for n := 2; n <= 33; n++ {
		for _, drawn := range []model.Colour{model.NoColour, model.White, model.Black} {
			ev, s := eveningtest.Of(n)
			s.System, s.Rulebook, s.Planned = knockout.System.Code, knockout.System.Rulebook, 0
			for round := 1; round == 1 || round <= ev.Section(1).Planned; round++ {
				at := fmt.Sprintf("%d players, %s drawn, round %d", n, drawn, round)
				ev, s = pairAgain(t, ev, Asked{Initial: drawn})
				blameless(t, at, ev, round)
				m, err := MakeRound(ev, s, Asked{Round: round})
				if err != nil {
					t.Fatalf("%s: %v", at, err)
				}
				made := &model.Section{Rounds: []model.Round{{Pairings: m.Pairings}}}
				if was, now := eveningtest.Boards(s, round), eveningtest.Boards(made, 1); was != now {
					t.Errorf("%s: %s, and again %s", at, was, now)
				}
				if round == 1 {
					old := *s
					old.InitialColour = model.NoColour
					blameless(t, at+", without the lot", ev.With(&old), round)
				}
				ev = decided(t, ev, round, rand.New(rand.NewPCG(uint64(n), uint64(round))))
				drawn = model.NoColour
			}
		}
	}
}
