package pair

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/pairing"
	"wallchart/phrase"
)

// TestWordsOfAnOutdatedRound: by how many of its boards are different, by the bye alone, or that there is no pairing any more.
func TestWordsOfAnOutdatedRound(t *testing.T) {
	s := threeBoards()
	ps := s.Rounds[0].Pairings
	old := func(at int, a, b model.ID) OldBoard { return OldBoard{Pairing: ps[at], Now: [2]model.ID{a, b}} }
	for _, c := range []struct {
		boards []OldBoard
		none   error
		short  string
		words  string
		lines  string
	}{
		{[]OldBoard{old(0, 3, 4), old(3, 6, 5)}, nil, "Round 1: 2 of 3 boards would be different now.",
			"Round 1 was paired before this. From the event as it is now 2 of its 3 boards would be different. The pairings stand.",
			"board 2, P1 – P2: P1 would meet P3, and P2 P4; board 5, P5 – P6: the colours would be the other way round"},
		{[]OldBoard{old(1, 6, 0)}, nil, "Round 1: somebody else would have the bye now.",
			"Round 1 was paired before this. From the event as it is now somebody else would have the bye. The pairings stand.",
			"P7 has the bye; would meet P6 now"},
		{[]OldBoard{old(2, 0, 7)}, nil, "Round 1: 1 of 3 boards would be different now.",
			"Round 1 was paired before this. From the event as it is now 1 of its 3 boards would be different. The pairings stand.",
			"board 1, P3 – P4: P3 would meet nobody, and P4 P7"},
		{[]OldBoard{old(0, 0, 0)}, errors.New("none"), "Round 1 could not be paired now.",
			"Round 1 was paired before this. From the event as it is now the Old Swiss finds no pairing for it. The pairings stand.", ""},
	} {
		o := &Outdated{Section: s, Round: 1, Engine: &pairing.Engine{Name: phrase.New("Old Swiss")}, Boards: c.boards, None: c.none}
		var lines []string
		for _, l := range o.Lines() {
			lines = append(lines, l.String())
		}
		words := o.Words().String()
		if o.Short().String() != c.short || words != c.words || strings.Join(lines, "; ") != c.lines {
			t.Errorf("%s\n%s\n%s\nwant %s\n%s\n%s", o.Short(), words, strings.Join(lines, "; "), c.short, c.words, c.lines)
		}
	}
}

// TestLetMeet takes groups out by their places in the list, and refuses a place that there is not.
func TestLetMeet(t *testing.T) {
	group := func(who ...model.ID) model.Forbidden { return model.Forbidden{Who: who} }
	s := &model.Section{ID: 4, Forbidden: []model.Forbidden{group(1, 2), group(3, 4), group(5, 6)}}
	for _, c := range []struct {
		places []int
		want   string
	}{{[]int{1}, "[{[3 4] 0 0} {[5 6] 0 0}]"}, {[]int{3, 1}, "[{[3 4] 0 0}]"}, {nil, "[{[1 2] 0 0} {[3 4] 0 0} {[5 6] 0 0}]"},
		{[]int{1, 2, 3}, "[]"}} {
		change, err := LetMeet(s, c.places...)
		set, _ := change.(steps.SetForbidden)
		var got []string
		for _, g := range set.Groups {
			got = append(got, fmt.Sprintf("{%d %d %d}", g.Who, g.From, g.To))
		}
		if text := "[" + strings.Join(got, " ") + "]"; err != nil || text != c.want || set.Section != 4 {
			t.Errorf("%d: %s, %v, want %s", c.places, text, err, c.want)
		}
	}
	for _, n := range []int{0, -1, 4} {
		if _, err := LetMeet(s, 1, n); err == nil || err.Error() != fmt.Sprintf("the list of those kept apart has no number %d: it has 3", n) {
			t.Errorf("number %d: %v", n, err)
		}
	}
}

// TestWhoMadeWhatIsNotRecorded: of files of before, what the participant and the format tell.
func TestWhoMadeWhatIsNotRecorded(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(s *model.Section, p *model.Pairing)
		want   model.Maker
	}{
		{"a board", func(_ *model.Section, p *model.Pairing) { p.Sides[1] = 1 }, model.UnknownMaker},
		{"recorded", func(_ *model.Section, p *model.Pairing) { p.By = model.MadeByHand }, model.MadeByHand},
		{"the rest of a table", func(s *model.Section, p *model.Pairing) { s.Format, p.Outcomes[0] = model.RoundRobin, model.Rest },
			model.MadeByTable},
		{"a rest of a Swiss", func(_ *model.Section, p *model.Pairing) { p.Outcomes[0] = model.Rest }, model.UnknownMaker},
		{"the bye of the round", func(*model.Section, *model.Pairing) {}, model.UnknownMaker},
		{"a bye of that kind that was asked for", func(s *model.Section, _ *model.Pairing) {
			s.Players[6].Byes = []model.ByeRequest{{Round: 1, Kind: model.PairingBye}}
		}, model.MadeOnRequest},
		{"a half-point bye that was asked for", func(s *model.Section, p *model.Pairing) {
			p.Outcomes[0], s.Players[6].Byes = model.HalfBye, []model.ByeRequest{{Round: 1, Kind: model.HalfBye}}
		}, model.MadeOnRequest},
		{"another than was asked for", func(s *model.Section, p *model.Pairing) {
			p.Outcomes[0], s.Players[6].Byes = model.HalfBye, []model.ByeRequest{{Round: 1, Kind: model.FullBye}}
		}, model.UnknownMaker},
		{"absent, who asked for a bye without a point", func(s *model.Section, p *model.Pairing) {
			p.Outcomes[0], s.Players[6].Byes = model.Absent, []model.ByeRequest{{Round: 1, Kind: model.ZeroBye}}
		}, model.MadeOnRequest},
		{"half a point, who asked for a bye without one", func(s *model.Section, p *model.Pairing) {
			p.Outcomes[0], s.Players[6].Byes = model.HalfBye, []model.ByeRequest{{Round: 1, Kind: model.ZeroBye}}
		}, model.UnknownMaker},
		{"who has withdrawn", func(s *model.Section, p *model.Pairing) { p.Outcomes[0], s.Players[6].Withdrawn = model.ZeroBye, 1 },
			model.MadeByAbsence},
	} {
		s := threeBoards()
		p := s.Rounds[0].Pairings[1]
		c.change(s, &p)
		if got := madeOf(s, 1, &p); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// TestWhitesMoreThanBlacks, before a round.
func TestWhitesMoreThanBlacks(t *testing.T) {
	s := threeBoards()
	won := func(r *model.Round) model.Round {
		own := model.Round{Pairings: append([]model.Pairing(nil), r.Pairings...)}
		for i := range own.Pairings {
			if p := &own.Pairings[i]; !p.IsBye() {
				p.Outcomes = [2]model.Outcome{model.Win, model.Loss}
			}
		}
		return own
	}
	s.Rounds = []model.Round{won(&s.Rounds[0]), won(&s.Rounds[0]), won(&s.Rounds[0])}
	for _, c := range []struct {
		round int
		who   model.ID
		want  int
	}{{1, 1, 0}, {2, 1, 1}, {3, 1, 2}, {3, 2, -2}, {4, 2, -3}, {4, 7, 0}, {4, 9, 0}} {
		if got := whites(s, c.round, c.who); got != c.want {
			t.Errorf("P%d before round %d: %d, want %d", c.who, c.round, got, c.want)
		}
	}
}

// TestWhatASystemMakes: a board with its colours, and the bye of the pairing. Byes that the arbiter gives are nobody's work.
func TestWhatASystemMakes(t *testing.T) {
	bye := func(o model.Outcome) model.Pairing {
		return model.Pairing{Sides: [2]model.ID{7}, Outcomes: [2]model.Outcome{o}}
	}
	made := []model.Pairing{{Sides: [2]model.ID{1, 2}}, bye(model.PairingBye)}
	other := []model.Pairing{{Sides: [2]model.ID{1, 2}}, bye(model.HalfBye)}
	for _, c := range []struct {
		of   []model.Pairing
		p    model.Pairing
		want bool
	}{
		{made, model.Pairing{Sides: [2]model.ID{1, 2}}, true}, {made, model.Pairing{Sides: [2]model.ID{2, 1}}, false},
		{made, model.Pairing{Board: 9, Sides: [2]model.ID{1, 2}, Outcomes: [2]model.Outcome{model.Win, model.Loss}}, true},
		{made, bye(model.PairingBye), true}, {made, bye(model.HalfBye), false}, {other, bye(model.PairingBye), false},
		{other, bye(model.HalfBye), false}, {nil, bye(model.PairingBye), false},
	} {
		if got := makes(c.of, &c.p); got != c.want {
			t.Errorf("%v makes %v: %v", c.of, c.p, got)
		}
	}
}
