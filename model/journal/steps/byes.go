package steps

import (
	"slices"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// SetOutcome says what a round without an opponent was to a participant: a bye
// of any kind, an absence, a rest; Pending takes the participant out of the
// round again.
type SetOutcome struct {
	Section model.ID      `json:"section"`
	Round   int           `json:"round"`
	Who     model.ID      `json:"who"`
	Outcome model.Outcome `json:"outcome"`
}

// Name is "set-outcome".
func (SetOutcome) Name() string { return "set-outcome" }

// Label is "Half-point bye in round 3".
func (c SetOutcome) Label() phrase.Text {
	if c.none() {
		return phrase.New("No bye in round %d", c.Round)
	}
	return phrase.Sentence(phrase.New("%s in round %d", c.Outcome, c.Round))
}

// Describe names the participant.
func (c SetOutcome) Describe(t *model.Tournament) phrase.Text {
	who := nameIn(t, c.Section, c.Who)
	if c.none() {
		return journal.InSection(t, c.Section, phrase.New("No bye in round %d for %s", c.Round, who))
	}
	return journal.InSection(t, c.Section, phrase.Sentence(phrase.New("%s in round %d for %s", c.Outcome, c.Round, who)))
}

func (c SetOutcome) none() bool { return c.Outcome == model.Pending || c.Outcome >= model.Outcomes }

// Apply refuses a participant who has an opponent in the round. What the system would have given otherwise opens the round as made
// by hand (VCL4THP.13, question 65): the bye that it allocates, and whatever somebody gets who takes part in the round.
func (c SetOutcome) Apply(t *model.Tournament) (*model.Tournament, error) {
	return edit(t, c.Section, func(s *model.Section, at place) error {
		at.round = c.Round
		r, err := ownRound(s, at, c.Round)
		if err != nil {
			return err
		}
		e, ok := s.Entry(c.Who)
		if !ok {
			return at.refuse("Choose a participant of the section", "participant %d does not exist", c.Who)
		}
		at.who = e.Name
		if c.Outcome >= model.Outcomes || (c.Outcome != model.Pending && c.Outcome.Paired()) {
			return at.refuse("Choose a bye, absent, or rest", "a round without an opponent cannot be a %s", outcomeName(c.Outcome))
		}
		p, i := r.Find(c.Who)
		was := model.Pending
		if p != nil {
			was = p.Outcomes[0]
		}
		switch {
		case p != nil && !p.IsBye():
			return at.refuse("Enter a forfeit as the board's result, or remove the pairing first",
				"is paired on board %d with %s", p.Board, journal.NameOf(s, p.Sides[1-p.Side(c.Who)]))
		case c.Outcome == model.Pending && p == nil:
			return at.refuse("Nothing needs to be done", "has no bye in this round")
		case c.Outcome == model.Pending:
			r.Pairings = slices.Delete(r.Pairings, i, i+1)
		case p != nil:
			if p.Outcomes[0] = c.Outcome; was != c.Outcome {
				p.By = model.MadeByHand
			}
		default:
			r.Pairings = append(r.Pairings, model.Pairing{Sides: [2]model.ID{c.Who}, Outcomes: [2]model.Outcome{c.Outcome}, By: model.MadeByHand})
		}
		if was != c.Outcome && (e.Plays(c.Round) || was == model.PairingBye || c.Outcome == model.PairingBye) {
			s.ByHand(c.Round)
		}
		return nil
	})
}

func outcomeName(o model.Outcome) phrase.Text {
	if o >= model.Outcomes {
		return phrase.New("outcome %d", int(o)) // which has no word
	}
	return o.Words()
}

// RequestBye notes a bye asked for before the round is paired, or with Pending
// takes the request back.
type RequestBye struct {
	Section model.ID      `json:"section"`
	Who     model.ID      `json:"who"`
	Round   int           `json:"round"`
	Bye     model.Outcome `json:"bye"`
	By      model.Maker   `json:"by,omitempty"` // see model.ByeRequest
}

// Name is "request-bye".
func (RequestBye) Name() string { return "request-bye" }

// Label is "Half-point bye asked for in round 4".
func (c RequestBye) Label() phrase.Text {
	if c.none() {
		return phrase.New("Take back the bye asked for in round %d", c.Round)
	}
	return phrase.Sentence(phrase.New("%s asked for in round %d", c.Bye, c.Round))
}

// Describe names the participant.
func (c RequestBye) Describe(t *model.Tournament) phrase.Text {
	return journal.InSection(t, c.Section, phrase.New("%s, %s", c.Label(), nameIn(t, c.Section, c.Who)))
}

func (c RequestBye) none() bool { return c.Bye == model.Pending || c.Bye >= model.Outcomes }

// Apply refuses a round that is paired already, and what cannot be asked for.
func (c RequestBye) Apply(t *model.Tournament) (*model.Tournament, error) {
	return editEntry(t, c.Section, c.Who, func(s *model.Section, at place, e *model.Entry) error {
		switch c.Bye {
		case model.Pending, model.HalfBye, model.ZeroBye, model.FullBye:
		default:
			return at.refuse("Choose a half-point, zero-point or full-point bye", "nobody asks for this in a round to come: %s", outcomeName(c.Bye))
		}
		if c.Round < 1 {
			return at.refuse("Choose a round from 1", "there is no round %d", c.Round)
		}
		at.round = c.Round
		if c.Round <= len(s.Rounds) {
			return at.refuse("Change the round's pairing, or give the bye there", "the round is paired already")
		}
		if c.Bye == model.HalfBye && e.NoHalfByes {
			return at.refuse("Ask for a bye without points, or give the right back", "has no right to half-point byes")
		}
		byes := slices.DeleteFunc(slices.Clone(e.Byes), func(b model.ByeRequest) bool { return b.Round == c.Round })
		if c.Bye == model.Pending && len(byes) == len(e.Byes) {
			return at.refuse("Nothing needs to be done", "no bye was asked for in this round")
		}
		if c.Bye != model.Pending {
			byes = append(byes, model.ByeRequest{Round: c.Round, Kind: c.Bye, By: c.By})
			slices.SortFunc(byes, func(a, b model.ByeRequest) int { return a.Round - b.Round })
		}
		e.Byes = byes
		return nil
	})
}

// Withdraw takes a participant out of the event from a round on; round 0 takes
// the withdrawal back.
type Withdraw struct {
	Section model.ID `json:"section"`
	Who     model.ID `json:"who"`
	From    int      `json:"from"` // first round no longer played
}

// Name is "withdraw".
func (Withdraw) Name() string { return "withdraw" }

// Label is "Withdraw from round 4 on".
func (c Withdraw) Label() phrase.Text { return c.label(phrase.New("a participant")) }

// Describe names the participant.
func (c Withdraw) Describe(t *model.Tournament) phrase.Text {
	return journal.InSection(t, c.Section, c.label(nameIn(t, c.Section, c.Who)))
}

func (c Withdraw) label(who phrase.Text) phrase.Text {
	if c.From == 0 {
		return phrase.New("Take back the withdrawal of %s", who)
	}
	return phrase.New("Withdraw %s from round %d on", who, c.From)
}

// Apply refuses a round in which the participant is paired.
func (c Withdraw) Apply(t *model.Tournament) (*model.Tournament, error) {
	return editEntry(t, c.Section, c.Who, func(s *model.Section, at place, e *model.Entry) error {
		if err := expelled(at, e); err != nil {
			return err
		}
		if c.From != 0 {
			if err := leaves(s, at, e, c.From, "Withdraw from a later round, or remove the pairing first"); err != nil {
				return err
			}
			if c.From <= len(s.Rounds)+1 { // has left the hall
				e.Present, e.Came = false, 0
			}
		}
		e.Withdrawn = c.From
		return nil
	})
}

// EnterLate says in which round a participant enters; 0 is from the start.
type EnterLate struct {
	Section model.ID `json:"section"`
	Who     model.ID `json:"who"`
	Round   int      `json:"round"`
}

// Name is "enter-late".
func (EnterLate) Name() string { return "enter-late" }

// Label is "Enter in round 2".
func (c EnterLate) Label() phrase.Text { return c.label(phrase.New("A participant")) }

// Describe names the participant.
func (c EnterLate) Describe(t *model.Tournament) phrase.Text {
	return journal.InSection(t, c.Section, c.label(nameIn(t, c.Section, c.Who)))
}

func (c EnterLate) label(who phrase.Text) phrase.Text {
	if c.Round <= 1 {
		return phrase.New("%s takes part from the start", who)
	}
	return phrase.New("%s enters in round %d", who, c.Round)
}

// Apply refuses a round before which the participant was paired.
func (c EnterLate) Apply(t *model.Tournament) (*model.Tournament, error) {
	return editEntry(t, c.Section, c.Who, func(s *model.Section, at place, e *model.Entry) error {
		if err := expelled(at, e); err != nil {
			return err
		}
		if c.Round < 0 || (e.Withdrawn > 0 && c.Round >= e.Withdrawn) {
			return at.refuse("Choose a round before the withdrawal", "cannot enter in round %d", c.Round)
		}
		for r := 1; r < c.Round && r <= len(s.Rounds); r++ {
			if p, _ := s.Rounds[r-1].Find(c.Who); p != nil && !p.IsBye() {
				at.round = r
				return at.refuse("Choose an earlier round, or remove the pairing first", "is paired on board %d", p.Board)
			}
		}
		e.Entered = c.Round
		return nil
	})
}

// editEntry changes what a player and a team have in common as participants.
func editEntry(t *model.Tournament, id, who model.ID, f func(s *model.Section, at place, e *model.Entry) error) (*model.Tournament, error) {
	return edit(t, id, func(s *model.Section, at place) error {
		return changeEntry(s, at, who, func(at place, e *model.Entry) error { return f(s, at, e) })
	})
}

// changeEntry lets f change a participant of a section that may be written to.
func changeEntry(s *model.Section, at place, who model.ID, f func(at place, e *model.Entry) error) error {
	e, ok := s.Entry(who)
	if !ok {
		return at.refuse("Choose a participant of the section", "participant %d does not exist", who)
	}
	at.who = e.Name
	if err := f(at, &e); err != nil {
		return err
	}
	if s.Team() {
		s.Teams = slices.Clone(s.Teams)
		s.TeamByID(who).Entry = e
	} else {
		s.Players = slices.Clone(s.Players)
		s.Player(who).Entry = e
	}
	return nil
}
