package pair

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/model/journal/steps"
)

// TestWhatARoundIsDrawnFrom: a round is to be looked at again when anything has changed that it was drawn from, and otherwise not.
func TestWhatARoundIsDrawnFrom(t *testing.T) {
	section := func() *model.Section {
		s := &model.Section{ID: 1, System: "dutch", Scoring: model.Classic(0, 0, 0), Planned: 5,
			Players: make([]model.Player, 4), Teams: make([]model.Team, 1), Forbidden: make([]model.Forbidden, 1),
			Acceleration: make([]model.Acceleration, 1), Adjustments: make([]model.Adjustment, 1),
			Ranking: model.Ranking{TieBreaks: []string{"BH"}, Unplayed: "fide", Lots: 7, Manual: []model.ID{3}}}
		for range 3 {
			s.Rounds = append(s.Rounds, model.Round{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}},
				{Sides: [2]model.ID{3}, Outcomes: [2]model.Outcome{model.PairingBye}}}})
		}
		return s
	}
	for name, c := range map[string]struct {
		change func(*model.Section)
		alike  bool
	}{
		"nothing":                    {func(*model.Section) {}, true},
		"another section":            {func(s *model.Section) { s.ID = 2 }, false},
		"a setting":                  {func(s *model.Section) { s.System = "dubov" }, false},
		"the number of rounds":       {func(s *model.Section) { s.Planned = 6 }, false},
		"the scoring":                {func(s *model.Section) { s.Scoring.Win = 6 }, false},
		"the tie-breaks":             {func(s *model.Section) { s.Ranking.TieBreaks = slices.Clone(s.Ranking.TieBreaks) }, false},
		"how unplayed rounds count":  {func(s *model.Section) { s.Ranking.Unplayed = "" }, false},
		"the lots":                   {func(s *model.Section) { s.Ranking.Lots = 8 }, false},
		"the order by hand":          {func(s *model.Section) { s.Ranking.Manual = nil }, false},
		"a player":                   {func(s *model.Section) { s.Players = slices.Clone(s.Players) }, false},
		"one player less":            {func(s *model.Section) { s.Players = s.Players[:3] }, false},
		"a team":                     {func(s *model.Section) { s.Teams = slices.Clone(s.Teams) }, false},
		"who is kept apart":          {func(s *model.Section) { s.Forbidden = nil }, false},
		"an acceleration":            {func(s *model.Section) { s.Acceleration = nil }, false},
		"an adjustment":              {func(s *model.Section) { s.Adjustments = nil }, false},
		"round 1":                    {func(s *model.Section) { s.Rounds[0].Pairings = slices.Clone(s.Rounds[0].Pairings) }, false},
		"round 2":                    {func(s *model.Section) { s.Rounds[1].Pairings = slices.Clone(s.Rounds[1].Pairings) }, false},
		"a result of round 3":        {func(s *model.Section) { s.Rounds[2].Pairings[0].Outcomes[0] = model.Win }, true},
		"the board's number":         {func(s *model.Section) { s.Rounds[2].Pairings[0].Board = 9 }, true},
		"colours of round 3":         {func(s *model.Section) { s.Rounds[2].Pairings[0].Sides = [2]model.ID{2, 1} }, false},
		"another bye of round 3":     {func(s *model.Section) { s.Rounds[2].Pairings[1].Outcomes[0] = model.HalfBye }, false},
		"a board of round 3 is gone": {func(s *model.Section) { s.Rounds[2].Pairings = s.Rounds[2].Pairings[1:] }, false},
		"round 3 is gone":            {func(s *model.Section) { s.Rounds = s.Rounds[:2] }, false},
		"a fourth round":             {func(s *model.Section) { s.Rounds = append(s.Rounds, model.Round{}) }, true},
		"what the section is called": {func(s *model.Section) { s.Ranking.Preset = "fide" }, true},
	} {
		a := section()
		b := *a
		b.Rounds = slices.Clone(a.Rounds)
		b.Rounds[2].Pairings = slices.Clone(a.Rounds[2].Pairings)
		c.change(&b)
		if got := SameDraw(a, &b, 3); got != c.alike {
			t.Errorf("%s: drawn from the same is %v", name, got)
		}
		if got := SameDraw(&b, a, 3); got != c.alike {
			t.Errorf("%s, the other way round: drawn from the same is %v", name, got)
		}
	}
}

// TestSamePeople: in whatever order, and neither more nor fewer.
func TestSamePeople(t *testing.T) {
	for _, c := range []struct {
		a, b []model.ID
		want bool
	}{{nil, nil, true}, {[]model.ID{1, 2}, []model.ID{2, 1}, true}, {[]model.ID{1, 2}, []model.ID{1, 3}, false},
		{[]model.ID{1, 2}, []model.ID{1, 2, 3}, false}, {[]model.ID{1, 2, 3}, []model.ID{1, 2}, false}} {
		if got := samePeople(c.a, c.b); got != c.want {
			t.Errorf("%d and %d: %v", c.a, c.b, got)
		}
	}
}

// TestWhiteAcrossSections (US Chess, 28M): who has had White less often has it; of equals who had Black in the last game that was played;
// of those the lower rated.
func TestWhiteAcrossSections(t *testing.T) {
	games := func(colours string) (rs []model.Round) { // of player 1 against 2: w, b, "-" a forfeit with White, "?" without colours
		for _, c := range colours {
			p := model.Pairing{Board: 1, Sides: [2]model.ID{1, 2}, Outcomes: [2]model.Outcome{model.Draw, model.Draw}}
			switch c {
			case 'b':
				p.Sides = [2]model.ID{2, 1}
			case '-':
				p.Outcomes = [2]model.Outcome{model.ForfeitWin, model.ForfeitLoss}
			case '?':
				p.NoColours = true
			}
			rs = append(rs, model.Round{Pairings: []model.Pairing{p, {Sides: [2]model.ID{3}, Outcomes: [2]model.Outcome{model.HalfBye}}}})
		}
		odd := model.Pairing{Sides: [2]model.ID{1}, Outcomes: [2]model.Outcome{model.PairingBye}}
		return append(rs, model.Round{Pairings: []model.Pairing{odd, {Board: 1, Sides: [2]model.ID{2, 3}}}})
	}
	for _, c := range []struct {
		name          string
		first, second string
		lower         int // which of the two has the lower rating
		want          int
	}{
		{"fewer Whites", "wb", "bb", 0, 1},
		{"fewer Whites, the other way round", "bb", "wb", 1, 0},
		{"as many: Black in the last game", "bw", "wb", 0, 1},
		{"as many, the other way round", "wb", "bw", 1, 0},
		{"a forfeit is no game", "bw-", "wb-", 0, 1},
		{"all alike: the lower rated", "wb", "wb", 0, 0},
		{"all alike, the other way round", "wb", "wb", 1, 1},
	} {
		ev := twoSections(3, 3)
		for k, colours := range []string{c.first, c.second} {
			s := ev.Sections[k]
			s.Rounds = games(colours)
			for i := range s.Players {
				s.Players[i].NationalRating = 1500
			}
			if k == c.lower {
				s.Players[0].NationalRating = 1400
			}
		}
		change, err := CrossPair(ev, ev.Sections[0], ev.Sections[1], Cross{})
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		if got := change.(steps.CrossPairing).White; got != c.want {
			t.Errorf("%s: White is of section %d, want %d", c.name, got+1, c.want+1)
		}
	}
}

// TestWhoIsLeftOver in the last round of a section: who has the bye that the pairing allocates, in a Swiss of players without FIDE mode.
func TestWhoIsLeftOver(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(s *model.Section)
		want   model.ID
	}{
		{"the bye", func(*model.Section) {}, 7},
		{"a bye that was asked for", func(s *model.Section) { s.Rounds[0].Pairings[1].Outcomes[0] = model.HalfBye }, 0},
		{"teams", func(s *model.Section) { s.Kind = model.TeamEvent }, 0},
		{"a table", func(s *model.Section) { s.Format = model.RoundRobin }, 0},
		{"FIDE mode", func(s *model.Section) { s.FIDE = true }, 0},
		{"no round", func(s *model.Section) { s.Rounds = nil }, 0},
		{"another round since", func(s *model.Section) { s.Rounds = append(s.Rounds, model.Round{}) }, 0},
		{"boards alone", func(s *model.Section) { s.Rounds[0].Pairings = s.Rounds[0].Pairings[:1] }, 0},
	} {
		s := threeBoards()
		c.change(s)
		who, ok := OddPlayer(s)
		if ok != (c.want > 0) || who.Player != c.want || ok && (who.Section != 1 || who.Round != 1) {
			t.Errorf("%s: %+v, %v", c.name, who, ok)
		}
	}
}

// TestWhatStaysWhenARoundIsMadeAnew: what was laid by hand; otherwise byes that were given before, and the absence of those of whom a
// round with boards is silent. The bye that the pairing allocates is made anew.
func TestWhatStaysWhenARoundIsMadeAnew(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(s *model.Section, a *Asked)
		want   string
	}{
		{"the pairing's own", func(*model.Section, *Asked) {}, ""},
		{"a half-point bye", func(s *model.Section, _ *Asked) { s.Rounds[0].Pairings[1].Outcomes[0] = model.HalfBye }, "7 half-point bye"},
		{"a board taken out", func(s *model.Section, _ *Asked) { s.Rounds[0].Pairings = s.Rounds[0].Pairings[1:] },
			"1 zero-point bye, 2 zero-point bye"},
		{"a board taken out, of whom one has left", func(s *model.Section, _ *Asked) {
			s.Rounds[0].Pairings, s.Players[0].Withdrawn = s.Rounds[0].Pairings[1:], 1
		}, "2 zero-point bye"},
		{"and one is a house player", func(s *model.Section, _ *Asked) {
			s.Rounds[0].Pairings, s.Players[1].House = s.Rounds[0].Pairings[1:], true
		}, "1 zero-point bye"},
		{"a round of byes alone", func(s *model.Section, _ *Asked) {
			s.Rounds[0].Pairings = s.Rounds[0].Pairings[1:2]
			s.Rounds[0].Pairings[0].Outcomes[0] = model.FullBye
		}, "7 full-point bye"},
		{"a round that is not there", func(_ *model.Section, a *Asked) { a.Round = 2 }, ""},
		{"what was laid", func(_ *model.Section, a *Asked) { a.Laid = []model.Pairing{byeFor(3, model.HalfBye)} }, "3 half-point bye"},
	} {
		s, a := threeBoards(), Asked{Round: 1}
		c.change(s, &a)
		var all []string
		for _, p := range kept(s, a) {
			all = append(all, fmt.Sprintf("%d %s", p.Sides[0], p.Outcomes[0]))
		}
		if got := strings.Join(all, ", "); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}
