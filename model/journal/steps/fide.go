package steps

import (
	"maps"
	"slices"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// SetFIDEMode puts a section into FIDE mode, or takes it out.
type SetFIDEMode struct {
	Section model.ID `json:"section"`
	On      bool     `json:"on"`
}

// Name is "set-fide-mode".
func (SetFIDEMode) Name() string { return "set-fide-mode" }

// Label is "FIDE mode" or "Leave FIDE mode".
func (c SetFIDEMode) Label() phrase.Text {
	return journal.FIDEMode(c.On)
}

// Apply refuses FIDE mode once the section has begun here, also to one that has left it, and to one that is not as FIDE's rules ask. One
// that was begun elsewhere and came as a report file, whose rounds were examined then, may be put into it (VCL4THP.13, question 56).
func (c SetFIDEMode) Apply(t *model.Tournament) (*model.Tournament, error) {
	return edit(t, c.Section, func(s *model.Section, at place) error {
		switch {
		case s.FIDE == c.On:
			return nil
		case c.On && s.FIDELeft():
			return at.refuse("Hold what is still to come without it", "FIDE mode was left, and there is no way back")
		case c.On && s.Begun() && !s.Imported():
			return at.refuse("Set it before the first round is paired", "FIDE mode begins before the first round")
		}
		before := *s
		s.FIDE = c.On
		if !c.On { // to come from elsewhere into it alters nothing
			s.Note(&before)
		}
		return nil
	})
}

// WhyNotFIDE says what of a section is not as FIDE mode asks; nil for nothing.
func WhyNotFIDE(t *model.Tournament, s *model.Section) error {
	with := *s
	with.FIDE = true
	return keepsFIDE(&with, place{t: t, s: s})
}

// keepsFIDE refuses what FIDE mode does not allow; at.s is the section as it was.
func keepsFIDE(s *model.Section, at place) error {
	if !s.FIDE {
		return nil
	}
	switch {
	case s.Rulebook != model.FIDERules:
		return at.refuse("Choose one of FIDE's systems, or leave FIDE mode", "in FIDE mode the pairing goes by FIDE's rules")
	case !at.s.FIDE && s.OwnType():
		return at.refuse("Choose one of FIDE's systems", "in FIDE mode the pairing goes by FIDE's rules")
	case s.DrawsOverWin():
		return at.refuse("Correct the scoring, or leave FIDE mode", "in FIDE mode two draws may not be worth more than a win and a loss")
	case s.ByeOverWin():
		return at.refuse("Correct the scoring, or leave FIDE mode", "in FIDE mode the pairing-allocated bye may not be worth more than a win")
	case s.ByeUnderNothing():
		return at.refuse("Correct the scoring, or leave FIDE mode", "in FIDE mode the pairing-allocated bye may not be worth less than nothing")
	case !at.s.FIDE || !at.s.Begun():
		return nil
	}
	if what := fixed(at.s, s); what != "" {
		return at.refuse("Leave FIDE mode, if it must be", what)
	}
	if len(s.Rounds) > len(at.s.Rounds) {
		if err := declared(at, len(at.s.Rounds)+1); err != nil {
			return err
		}
	}
	for n := 1; n <= min(len(at.s.Rounds), len(s.Rounds)); n++ {
		before, after := &at.s.Rounds[n-1], &s.Rounds[n-1]
		if at.s.FIDEClosed(n) && !journal.Shared(before.Pairings, after.Pairings) && !stands(s, before, after) {
			at.round = n
			return at.refuse("Give a result for rating alone, or leave FIDE mode",
				"in FIDE mode an error is corrected until the round after it is over")
		}
	}
	return nil
}

// declared refuses to pair a round while one by hand before it is not declared complete (VCL4THP.13, question 65). The games of a meeting
// are one.
func declared(at place, round int) error {
	_, game := at.s.Meeting(round)
	for _, c := range at.s.Compared {
		if c.When == model.AtHand && c.Open && c.Round <= round-game {
			at.round = c.Round
			return at.refuse("Say that it is complete: Round, Declare the round complete; on the command line, complete",
				"in FIDE mode a round that was paired or changed by hand is declared complete before the next one is paired")
		}
	}
	return nil
}

// fixed says what of a section's conditions is otherwise that FIDE mode fixes with the first round; "" for nothing
// (VCL4THP.13, questions 75, 85, 93, 109, 151 and 196).
func fixed(before, after *model.Section) phrase.Format {
	group := func(a, b model.Forbidden) bool { return a.From == b.From && a.To == b.To && slices.Equal(a.Who, b.Who) }
	switch {
	case before.Scoring != after.Scoring:
		return "in FIDE mode the scoring stays as it is after the first round was paired"
	case before.System != "" && (before.System != after.System || before.Format != after.Format ||
		!maps.Equal(before.SystemSettings, after.SystemSettings)):
		return "in FIDE mode the pairing system stays as it is after the first round was paired"
	case !slices.Equal(before.Acceleration, after.Acceleration):
		return "in FIDE mode the acceleration stays as it is after the first round was paired"
	case Settled(before) && renumbered(before, after):
		return "in FIDE mode starting numbers stay as they are after the fourth round was paired"
	case !slices.EqualFunc(before.Forbidden, after.Forbidden, group):
		return "in FIDE mode who is kept apart stays as it is after the first round was paired"
	}
	return ""
}

// renumbered tells whether somebody who was in a section has another starting number.
func renumbered(before, after *model.Section) bool {
	if journal.Shared(before.Players, after.Players) && journal.Shared(before.Teams, after.Teams) {
		return false
	}
	for e := range after.Everyone() {
		if old, ok := before.Entry(e.ID); ok && old.Number != e.Number {
			return true
		}
	}
	return false
}

// stands tells whether a round is still as it was: who met whom, with which colours, and what came of it. A result that was missing may
// be entered, who is no longer in the section has no place, and who was not in it before may have a bye.
func stands(s *model.Section, before, after *model.Round) bool {
	for i := range before.Pairings {
		p := &before.Pairings[i]
		if _, there := s.Entry(p.Sides[0]); !there && p.IsBye() {
			continue
		}
		q, _ := after.Find(p.Sides[0])
		if q == nil || q.Sides != p.Sides || q.NoColours != p.NoColours {
			return false
		}
		if len(p.Games) == 0 && p.Outcomes[0] == model.Pending && !p.IsBye() {
			continue
		}
		if len(p.Games) == 0 && (q.Outcomes != p.Outcomes || q.Score != p.Score) || !gamesStand(p.Games, q.Games) {
			return false
		}
	}
	for i := range after.Pairings {
		q := &after.Pairings[i]
		if p, _ := before.Find(q.Sides[0]); p == nil && !q.IsBye() {
			return false
		}
	}
	return true
}

// gamesStand tells whether the boards of a match that have results are as they were.
func gamesStand(before, after []model.Game) bool {
	if len(before) == 0 {
		return true
	}
	return slices.EqualFunc(before, after, func(g, h model.Game) bool {
		return g.Outcomes[0] == model.Pending || g.Players == h.Players && g.White == h.White && g.Outcomes == h.Outcomes
	})
}
