package steps

import (
	"slices"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// AddPairing pairs two participants of a round who are free; a bye that one of
// them had in the round is replaced.
type AddPairing struct {
	Section model.ID      `json:"section"`
	Round   int           `json:"round"`
	Pairing model.Pairing `json:"pairing"`
}

// Name is "add-pairing".
func (AddPairing) Name() string { return "add-pairing" }

// Label is "Pair round 4 board 7".
func (c AddPairing) Label() phrase.Text {
	return phrase.New("Pair %s", journal.Where(c.Round, c.Pairing.Board))
}

// Describe names the two.
func (c AddPairing) Describe(t *model.Tournament) phrase.Text {
	label := phrase.New("%s (%s)", c.Label(), nameIn(t, c.Section, c.Pairing.Sides[0]))
	if !c.Pairing.IsBye() {
		label = phrase.New("%s (%s – %s)", c.Label(), nameIn(t, c.Section, c.Pairing.Sides[0]), nameIn(t, c.Section, c.Pairing.Sides[1]))
	}
	return journal.InSection(t, c.Section, label)
}

// Apply refuses participants who have an opponent already.
func (c AddPairing) Apply(t *model.Tournament) (*model.Tournament, error) {
	return guarded(t, c.Section, inRound(c.Round, func(s *model.Section, at place, r *model.Round) error {
		if err := wellFormed(at, []model.Pairing{c.Pairing}); err != nil {
			return err
		}
		r.Pairings = slices.DeleteFunc(r.Pairings, func(p model.Pairing) bool {
			return p.IsBye() && !c.Pairing.IsBye() && c.Pairing.Side(p.Sides[0]) >= 0
		})
		r.Pairings = append(r.Pairings, laid(ownPairings([]model.Pairing{c.Pairing}))...)
		s.ByHand(c.Round)
		return nil
	}))
}

// RemovePairing takes a pairing out of a round, with its result.
type RemovePairing struct {
	Section model.ID `json:"section"`
	Round   int      `json:"round"`
	Board   int      `json:"board,omitempty"`
	Who     model.ID `json:"who,omitempty"`
}

// Name is "remove-pairing".
func (RemovePairing) Name() string { return "remove-pairing" }

// Label is "Remove the pairing, round 4 board 7".
func (c RemovePairing) Label() phrase.Text {
	return phrase.New("Remove the pairing, %s", journal.Where(c.Round, c.Board))
}

// Apply refuses a board that does not exist.
func (c RemovePairing) Apply(t *model.Tournament) (*model.Tournament, error) {
	return edit(t, c.Section, inRound(c.Round, func(s *model.Section, at place, r *model.Round) error {
		i, err := locate(r, s, at, c.Board, c.Who)
		if err == nil {
			r.Pairings = slices.Delete(r.Pairings, i, i+1)
			s.ByHand(c.Round)
		}
		return err
	}))
}

// SwapSides exchanges the colours of a pairing. Who won stays who won.
type SwapSides struct {
	Section model.ID `json:"section"`
	Round   int      `json:"round"`
	Board   int      `json:"board,omitempty"`
	Who     model.ID `json:"who,omitempty"`
}

// Name is "swap-sides".
func (SwapSides) Name() string { return "swap-sides" }

// Label is "Exchange colours, round 4 board 7".
func (c SwapSides) Label() phrase.Text {
	return phrase.New("Exchange colours, %s", journal.Where(c.Round, c.Board))
}

// Apply refuses a bye.
func (c SwapSides) Apply(t *model.Tournament) (*model.Tournament, error) {
	return editPairing(t, c.Section, c.Round, c.Board, c.Who, func(s *model.Section, at place, p *model.Pairing) error {
		if p.IsBye() {
			return at.refuse("Choose a board", "%s has no opponent in this round", journal.NameOf(s, p.Sides[0]))
		}
		*p = p.Turned()
		p.By = model.MadeByHand
		s.ByHand(c.Round)
		return nil
	})
}

// SwapParticipants exchanges two participants of a round: each takes the
// other's place, side and opponent, or bye. The pairings concerned must be
// without a result.
type SwapParticipants struct {
	Section model.ID `json:"section"`
	Round   int      `json:"round"`
	A       model.ID `json:"a"`
	B       model.ID `json:"b"`
}

// Name is "swap-participants".
func (SwapParticipants) Name() string { return "swap-participants" }

// Label is "Exchange two participants in round 4".
func (c SwapParticipants) Label() phrase.Text {
	return phrase.New("Exchange two participants in round %d", c.Round)
}

// Describe names the two.
func (c SwapParticipants) Describe(t *model.Tournament) phrase.Text {
	label := phrase.New("Exchange %s and %s in round %d", nameIn(t, c.Section, c.A), nameIn(t, c.Section, c.B), c.Round)
	return journal.InSection(t, c.Section, label)
}

var _ journal.EveryBoard = SwapParticipants{}

// OnEveryBoard is true of it.
func (SwapParticipants) OnEveryBoard() {}

// Apply refuses pairings with results, and two who play each other.
func (c SwapParticipants) Apply(t *model.Tournament) (*model.Tournament, error) {
	return guarded(t, c.Section, inRound(c.Round, func(s *model.Section, at place, r *model.Round) error {
		var spot [2]struct{ pairing, side int }
		for n, id := range [2]model.ID{c.A, c.B} {
			i, err := locate(r, s, at, 0, id)
			if err != nil {
				return err
			}
			p := &r.Pairings[i]
			if !p.IsBye() && (p.Outcomes != [2]model.Outcome{} || len(p.Games) > 0) {
				at.board = p.Board
				return at.refuse("Clear the result first", "the board of %s has a result or line-ups", journal.NameOf(s, id))
			}
			spot[n].pairing, spot[n].side = i, p.Side(id)
		}
		if spot[0].pairing == spot[1].pairing {
			return at.refuse("Exchange their colours instead", "%s and %s play each other", journal.NameOf(s, c.A), journal.NameOf(s, c.B))
		}
		r.Pairings[spot[0].pairing].Sides[spot[0].side] = c.B
		r.Pairings[spot[1].pairing].Sides[spot[1].side] = c.A
		r.Pairings[spot[0].pairing].By, r.Pairings[spot[1].pairing].By = model.MadeByHand, model.MadeByHand
		s.ByHand(c.Round)
		return nil
	}))
}

// RenumberBoards gives the pairings of a round new board numbers: Boards in the
// order of the round's pairings that have an opponent, or 1, 2, 3 … when Boards
// is empty.
type RenumberBoards struct {
	Section model.ID `json:"section"`
	Round   int      `json:"round"`
	Boards  []int    `json:"boards,omitempty"`
}

// Name is "renumber-boards".
func (RenumberBoards) Name() string { return "renumber-boards" }

// Label is "Renumber the boards of round 4".
func (c RenumberBoards) Label() phrase.Text {
	return phrase.New("Renumber the boards of round %d", c.Round)
}

var _ journal.EveryBoard = RenumberBoards{}

// OnEveryBoard is true of it.
func (RenumberBoards) OnEveryBoard() {}

// Apply refuses a number used twice. The pairings are sorted by their new
// boards, byes last.
func (c RenumberBoards) Apply(t *model.Tournament) (*model.Tournament, error) {
	return guarded(t, c.Section, inRound(c.Round, func(s *model.Section, at place, r *model.Round) error {
		n := 0
		for i := range r.Pairings {
			p := &r.Pairings[i]
			if p.IsBye() {
				p.Board = 0
				continue
			}
			n++
			switch {
			case len(c.Boards) == 0:
				p.Board = n
			case n > len(c.Boards):
			case c.Boards[n-1] < 1:
				return at.refuse("Number the boards from 1", "%d is not the number of a board", c.Boards[n-1])
			default:
				p.Board = c.Boards[n-1]
			}
		}
		if len(c.Boards) > 0 && len(c.Boards) != n {
			return at.refuse("Give one number to each board", "there are %d numbers for %d boards", len(c.Boards), n)
		}
		slices.SortStableFunc(r.Pairings, func(a, b model.Pairing) int {
			if a.IsBye() != b.IsBye() {
				if a.IsBye() {
					return 1
				}
				return -1
			}
			return a.Board - b.Board
		})
		return nil
	}))
}
