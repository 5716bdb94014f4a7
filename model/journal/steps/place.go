package steps

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// place is where in an event a change happens; it writes the sentences.
type place struct {
	t     *model.Tournament
	s     *model.Section
	round int
	board int
	who   string
}

func (p place) refuse(cure, what phrase.Format, args ...any) error {
	return p.refuseWith(phrase.New(cure), what, args...)
}

// refuseWith is refuse with a cure that is filled in.
func (p place) refuseWith(cure phrase.Text, what phrase.Format, args ...any) error {
	q := model.Problem{Round: p.round, Board: p.board, Who: p.who, What: phrase.New(what, args...), Cure: cure, Grave: true}
	if p.s != nil && p.t != nil && len(p.t.Sections) > 1 {
		q.Section = p.s.Name
	}
	return q
}

// section finds a section or says which there are.
func section(t *model.Tournament, id model.ID) (*model.Section, error) {
	if s := t.Section(id); s != nil {
		return s, nil
	}
	if len(t.Sections) == 0 {
		return nil, model.Problem{What: phrase.New("section %d does not exist, the event has no section yet", id),
			Cure: phrase.New("Add a section first"), Grave: true}
	}
	names := make([]string, len(t.Sections))
	for i, s := range t.Sections {
		names[i] = fmt.Sprintf("%d (%s)", s.ID, s.Name)
	}
	return nil, model.Problem{What: phrase.New("section %d does not exist, there are %s", id, strings.Join(names, ", ")),
		Cure: phrase.New("Choose one of these"), Grave: true}
}

// edit makes a copy of a section, lets f change it and puts it in its place. The
// copy is shallow: f clones every slice it writes to. What is locked must be as it
// was; in FIDE mode, what FIDE's rules fix, what others are paired on is kept as amended, and what has no result as adjourned.
func edit(t *model.Tournament, id model.ID, f func(s *model.Section, at place) error) (*model.Tournament, error) {
	n, err := unlocked(t, id, func(s *model.Section, at place) error {
		if err := f(s, at); err != nil {
			return err
		}
		if err := keepsLocked(s, at); err != nil {
			return err
		}
		if err := keepsFIDE(s, at); err != nil {
			return err
		}
		s.Register(at.s)
		s.Amend(at.s)
		return nil
	})
	if err != nil {
		return nil, err
	}
	return mirrored(t, n, id)
}

// mirrored gives both halves of a game across sections one result, and refuses where that of the other section is locked.
func mirrored(before, after *model.Tournament, id model.ID) (*model.Tournament, error) {
	n := after.Mirrored(id)
	if n == after {
		return n, nil
	}
	for _, s := range n.Sections {
		if old := before.Section(s.ID); old != nil && s.ID != id && s != old {
			if err := keepsLocked(s, place{t: before, s: old}); err != nil {
				return nil, err
			}
		}
	}
	return n, nil
}

// guarded is edit, and afterwards refuses what would leave the section with a
// grave problem that it did not have before.
func guarded(t *model.Tournament, id model.ID, f func(s *model.Section, at place) error) (*model.Tournament, error) {
	n, err := edit(t, id, f)
	if err != nil {
		return nil, err
	}
	if err := sound(t, n, id); err != nil {
		return nil, err
	}
	return n, nil
}

func sound(before, after *model.Tournament, id model.ID) error {
	found := after.Section(id).Check().Grave()
	if len(found) == 0 {
		return nil
	}
	had := map[string]bool{}
	if s := before.Section(id); s != nil {
		for _, p := range s.Check().Grave() {
			had[p.Error()] = true
		}
	}
	found = slices.DeleteFunc(found, func(p model.Problem) bool { return had[p.Error()] })
	if len(found) == 0 {
		return nil
	}
	if len(after.Sections) == 1 {
		for i := range found {
			found[i].Section = ""
		}
	}
	return found
}

// wellFormed refuses pairings that no rule of chess can make sense of and no file
// may hold: without a participant on the first side, or with a game whose White
// is on neither side.
func wellFormed(at place, pairings []model.Pairing) error {
	for _, p := range pairings {
		at.board = p.Board
		if p.Sides[0] <= 0 || p.Sides[1] < 0 {
			return at.refuse("Enter who plays, White or the team named first on the first side", "a pairing has nobody on its first side")
		}
		for i, g := range p.Games {
			if g.White > 1 {
				return at.refuse("Correct where it comes from", "in game %d of a match White is on side %d, there are 0 and 1", i+1, g.White)
			}
		}
	}
	return nil
}

// allWellFormed is wellFormed for every round of a section.
func allWellFormed(t *model.Tournament, s *model.Section) error {
	for r := range s.Rounds {
		if err := wellFormed(place{t: t, s: s, round: r + 1}, s.Rounds[r].Pairings); err != nil {
			return err
		}
	}
	return nil
}

// ownRound gives the copied section its own copy of a round, to be written to.
func ownRound(s *model.Section, at place, round int) (*model.Round, error) {
	if err := hasRound(s, at, round); err != nil {
		return nil, err
	}
	s.Rounds = slices.Clone(s.Rounds)
	r := &s.Rounds[round-1]
	r.Pairings = slices.Clone(r.Pairings)
	return r, nil
}

// inRound is a change of a section that is made in one round: f gets the section's own copy of it.
func inRound(round int, f func(s *model.Section, at place, r *model.Round) error) func(*model.Section, place) error {
	return func(s *model.Section, at place) error {
		r, err := ownRound(s, at, round)
		if err != nil {
			return err
		}
		at.round = round
		return f(s, at, r)
	}
}

func hasRound(s *model.Section, at place, round int) error {
	switch {
	case round >= 1 && round <= len(s.Rounds):
		return nil
	case len(s.Rounds) == 0:
		return at.refuse("Pair round 1 first", "there is no round %d, no round has been paired yet", round)
	case len(s.Rounds) == 1:
		return at.refuse("Choose round 1", "there is no round %d, only round 1", round)
	}
	return at.refuseWith(phrase.New("Choose a round from 1 to %d", len(s.Rounds)),
		"there is no round %d, the rounds are 1 to %d", round, len(s.Rounds))
}

// locate finds the pairing on a board of a round; board 0 finds the pairing of
// the participant who.
func locate(r *model.Round, s *model.Section, at place, board int, who model.ID) (int, error) {
	if board > 0 {
		if _, i := r.OnBoard(board); i >= 0 {
			return i, nil
		}
		last := 0
		for i := range r.Pairings {
			last = max(last, r.Pairings[i].Board)
		}
		if last == 0 {
			return -1, at.refuse("Name the participant instead", "there is no board %d, the boards have no numbers", board)
		}
		if last == 1 {
			return -1, at.refuse("Choose board 1", "there is no board %d, only board 1", board)
		}
		return -1, at.refuseWith(phrase.New("Choose a board from 1 to %d", last), "there is no board %d, the last board is %d", board, last)
	}
	e, ok := s.Entry(who)
	if !ok {
		return -1, at.refuse("Name a board or a participant", "participant %d does not exist", who)
	}
	if _, i := r.Find(who); i >= 0 {
		return i, nil
	}
	return -1, at.refuse("Pair the participant, or give a bye", "%s is not in this round", e.Name)
}

// editPairing changes one pairing of a round and nothing else. f gets a pairing
// of its own, but must clone its Games before writing to them.
func editPairing(t *model.Tournament, id model.ID, round, board int, who model.ID,
	f func(s *model.Section, at place, p *model.Pairing) error) (*model.Tournament, error) {
	same := false
	n, err := edit(t, id, func(s *model.Section, at place) error {
		if err := hasRound(s, at, round); err != nil {
			return err
		}
		at.round = round
		old := &s.Rounds[round-1]
		i, err := locate(old, s, at, board, who)
		if err != nil {
			return err
		}
		p := old.Pairings[i]
		at.board = p.Board
		if err := f(s, at, &p); err != nil {
			return err
		}
		p.Resume(s.PairedAfter(round))
		resolved(&p)
		if same = reflect.DeepEqual(p, old.Pairings[i]); same {
			return nil
		}
		r, err := ownRound(s, at, round)
		if err == nil {
			r.Pairings[i] = p
		}
		return err
	})
	if err == nil && same {
		return t, nil
	}
	return n, err
}

// nameIn is nameOf for labels, where the section may not exist.
func nameIn(t *model.Tournament, id, who model.ID) phrase.Text {
	if s := t.Section(id); s != nil {
		if _, ok := s.Entry(who); !ok {
			if p := s.Player(who); p != nil {
				return phrase.Verbatim(p.Name)
			}
		}
		return journal.NameOf(s, who)
	}
	return phrase.New("participant %d", who)
}

// board is what a change of a board alters. Board 0 is somebody's bye, or wherever he sits.
func board(section model.ID, round, board int) journal.Touch {
	if board == 0 {
		return journal.Touch{}
	}
	return journal.Touch{Section: section, Round: round, Board: board}
}
