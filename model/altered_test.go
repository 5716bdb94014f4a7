package model

import (
	"fmt"
	"testing"
)

// begun is a section of which so many rounds are paired.
func begun(rounds int) *Section {
	s := &Section{Players: []Player{{Entry: Entry{ID: 1, Number: 7}}, {Entry: Entry{ID: 2, Number: 9}}},
		Planned: 5, System: "dutch", Scoring: Classic(2*One, One, 2), Ranking: Ranking{TieBreaks: []string{"BH", "SB"}}}
	for range rounds {
		s.Rounds = append(s.Rounds, Round{Pairings: []Pairing{{Board: 1, Sides: [2]ID{1, 2}}}})
	}
	return s
}

// then is the section after a change, with what was noted.
func then(s *Section, change func(*Section)) *Section {
	n := *s
	change(&n)
	n.Note(s)
	return &n
}

// TestWhatWasAnnouncedIsNotedWhenItChanges (VCL4THP.13, questions 59, 75, 93 and 202).
func TestWhatWasAnnouncedIsNotedWhenItChanges(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(*Section)
		want   string
	}{
		{"rounds", func(s *Section) { s.Planned = 6 }, "[{rounds 2 5 6}]"},
		{"a round alone", func(s *Section) { s.Planned = 1 }, "[{rounds 2 5 1}]"},
		{"rounds not announced any more", func(s *Section) { s.Planned = 0 }, "[{rounds 2 5 }]"},
		{"a win", func(s *Section) { s.Scoring.Win = 3 * One },
			"[{scoring 2 1.0-0.5-0.0-0.0 bye 1.0/1.0/0.5 3.0-0.5-0.0-0.0 bye 1.0/1.0/0.5}]"},
		{"what a match is worth, of players", func(s *Section) { s.Scoring.MatchWin = 3 * One }, "[]"},
		{"what a match is worth, of teams", func(s *Section) { s.Kind, s.Scoring.MatchWin = TeamEvent, 3*One },
			"[{scoring 2 1.0-0.5-0.0-0.0 bye 1.0/1.0/0.5 1.0-0.5-0.0-0.0 bye 1.0/1.0/0.5 match 3.0-1.0-0.0 bye 2.0/2.0}]"},
		{"the system", func(s *Section) { s.System = "dubov" }, "[{system 2 dutch dubov}]"},
		{"a setting of the system", func(s *Section) { s.SystemSettings = SystemSettings{"teams": "avoid"} },
			"[{system 2 dutch dutch teams=avoid}]"},
		{"the tie-breaks", func(s *Section) { s.Ranking.TieBreaks = []string{"SB", "BH"} }, "[{tie-breaks 2 BH,SB SB,BH}]"},
		{"the rules for unplayed rounds", func(s *Section) { s.Ranking.Unplayed = "us" }, "[{unplayed rounds 2 usual us}]"},
		{"no tie-breaks any more", func(s *Section) { s.Ranking.TieBreaks = nil }, "[{tie-breaks 2 BH,SB }]"},
		{"the acceleration", func(s *Section) { s.Acceleration = []Acceleration{{From: 1, To: 2, First: 1, Last: 8, Games: One}} },
			"[{acceleration 2 none 1-8 1.0@1-2}]"},
		{"the acceleration of teams", func(s *Section) {
			s.Acceleration = []Acceleration{{From: 1, To: 3, First: 1, Last: 4, Match: 2 * One, Games: Half},
				{From: 2, To: 2, First: 5, Last: 5, Games: One}}
		}, "[{acceleration 2 none 1-4 2.0/0.5@1-3,5-5 1.0@2-2}]"},
		{"who is kept apart", func(s *Section) {
			s.Forbidden = []Forbidden{{Who: []ID{1, 2}}, {Who: []ID{2, 1}, From: 3}, {Who: []ID{1, 2}, From: 1, To: 2}, {Who: []ID{1, 2},
				To: 2},
				{Who: []ID{1, 2}, From: 1}, {Who: []ID{1, 2}, From: 2}}
		}, "[{kept apart 2 none 7+9,9+7@3-,7+9@1-2,7+9@1-2,7+9,7+9@2-}]"},
		{"who has no right to half-point byes", func(s *Section) {
			s.Players = []Player{{Entry: Entry{ID: 1, Number: 7, NoHalfByes: true}}, {Entry: Entry{ID: 2, Number: 9, NoHalfByes: true}}}
		}, "[{half-point byes 2 none 7,9}]"},
		{"FIDE mode", func(s *Section) { s.FIDE = true }, "[{fide mode 2 off on}]"},
		{"two at once", func(s *Section) { s.Planned, s.System = 7, "dubov" }, "[{rounds 2 5 7} {system 2 dutch dubov}]"},
		{"nothing of it", func(s *Section) { s.Name = "Open" }, "[]"},
	} {
		if got := fmt.Sprint(then(begun(2), c.change).Altered); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
		if got := then(begun(0), c.change).Altered; got != nil {
			t.Errorf("%s before the start: %v", c.name, got)
		}
	}
	empty := begun(1)
	empty.Rounds[0].Pairings = nil
	if got := then(empty, func(s *Section) { s.Planned = 6 }).Altered; got != nil {
		t.Errorf("nobody is paired yet: %v", got)
	}
	bare := begun(1)
	bare.Planned, bare.System, bare.Ranking.TieBreaks = 0, "", nil
	if got := then(bare, func(s *Section) { s.Planned, s.System, s.Ranking.TieBreaks = 6, "dutch", []string{"BH"} }).Altered; got != nil {
		t.Errorf("what was not laid down: %v", got)
	}
	if got := then(bare, func(s *Section) { s.Ranking.Unplayed = "us" }).Altered; got != nil {
		t.Errorf("rules for unplayed rounds where there are no tie-breaks: %v", got)
	}
	bare.FIDE = true
	listed := then(bare, func(s *Section) { s.Ranking.TieBreaks = []string{"BH"} })
	if got := fmt.Sprint(listed.Altered); got != "[{tie-breaks 1 none BH}]" {
		t.Errorf("in FIDE mode, tie-breaks where there were none: %s", got)
	}
	if got := then(listed, func(s *Section) { s.Ranking.TieBreaks = nil }).Altered; got != nil {
		t.Errorf("and none again: %v", got)
	}
	if got := fmt.Sprint(then(bare, func(s *Section) { s.FIDE = false }).Altered); got != "[{fide mode 1 on off}]" {
		t.Errorf("FIDE mode left without tie-breaks: %s", got)
	}
}

// TestASlipOfTheHandLeavesNothing: what is set back before another round is paired. After it, both changes are kept.
func TestASlipOfTheHandLeavesNothing(t *testing.T) {
	rounds := func(n int) func(*Section) { return func(s *Section) { s.Planned = n } }
	six := then(begun(2), rounds(6))
	if got := fmt.Sprint(then(six, rounds(7)).Altered); got != "[{rounds 2 5 7}]" {
		t.Errorf("once more: %s", got)
	}
	if fmt.Sprint(six.Altered) != "[{rounds 2 5 6}]" {
		t.Errorf("the state before is altered: %v", six.Altered)
	}
	if got := then(six, rounds(5)).Altered; got != nil {
		t.Errorf("set back: %v", got)
	}
	both := then(six, func(s *Section) { s.System = "dubov" })
	if got := fmt.Sprint(then(both, rounds(5)).Altered); got != "[{system 2 dutch dubov}]" {
		t.Errorf("one of two set back: %s", got)
	}
	later := *six
	later.Rounds = begun(3).Rounds
	if got := fmt.Sprint(then(&later, rounds(5)).Altered); got != "[{rounds 2 5 6} {rounds 3 6 5}]" {
		t.Errorf("after another round: %s", got)
	}
}

func TestAnnouncedWords(t *testing.T) {
	for a, want := range []string{"rounds", "scoring", "system", "tie-breaks", "acceleration", "fide mode", "kept apart",
		"half-point byes", "unplayed rounds"} {
		var back Announced
		text, err := Announced(a).MarshalText()
		if err != nil || string(text) != want || back.UnmarshalText(text) != nil || back != Announced(a) {
			t.Errorf("%s: %s, %v, %v", want, text, err, back)
		}
	}
	if _, err := Announced(9).MarshalText(); err == nil {
		t.Error("there is a tenth")
	}
	if err := new(Announced).UnmarshalText([]byte("time")); err == nil {
		t.Error("the time is read")
	}
}
