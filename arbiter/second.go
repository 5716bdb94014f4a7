package arbiter

import (
	"slices"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// Second is the second entry of the results of a round: each is typed once more by
// somebody who does not see the first.
type Second struct {
	Section model.ID
	Round   int
	said    map[model.ID]verdict // by the first side of the board
}

// verdict is what came of typing one result again.
type verdict uint8

const (
	agrees verdict = iota + 1
	corrected
	left // to be decided later
)

// NewSecond begins the second entry of a round.
func NewSecond(s *model.Section, round int) (*Second, error) {
	e := &Second{Section: s.ID, Round: round, said: map[model.ID]verdict{}}
	if _, err := roundOf(s, round); err != nil {
		return nil, err
	}
	if len(e.Boards(s)) == 0 {
		return nil, phrase.Errorf("round %d has no results yet that could be typed a second time", round)
	}
	return e, nil
}

// Boards are the boards with a result, in order: those that are typed again.
func (e *Second) Boards(s *model.Section) []model.Pairing {
	r, err := roundOf(s, e.Round)
	if err != nil || s.ID != e.Section {
		return nil
	}
	boards := slices.DeleteFunc(slices.Clone(r.Pairings), func(p model.Pairing) bool { return p.IsBye() || !p.Done() })
	slices.SortStableFunc(boards, func(a, b model.Pairing) int { return a.Board - b.Board })
	return boards
}

// Typed tells whether the result of a board was typed again, or left.
func (e *Second) Typed(p *model.Pairing) bool { return e.said[p.Sides[0]] != 0 }

// Compared is a result beside what was typed the second time.
type Compared struct {
	First, Second string         // as they are printed
	Same          bool           // they are one result
	Change        journal.Change // enters the second
}

// Compare reads a result that was typed a second time.
func (e *Second) Compare(s *model.Section, p *model.Pairing, text string) (Compared, error) {
	c, err := Result(s, e.Round, p.Board, p.Sides[0], text)
	if err != nil {
		return Compared{}, err
	}
	first := s.Settle(*p)
	second := Compared{First: resultOf(s, &first), Change: c}
	switch c := c.(type) {
	case journal.SetMatchScore:
		second.Second = c.Score[0].Fraction() + "-" + c.Score[1].Fraction()
	case journal.SetResult:
		if c.Result[0] == model.Pending {
			return Compared{}, phrase.Errorf("type the result of board %d as it stands on the slip", p.Board)
		}
		second.Second = model.ResultText(c.Result)
	}
	second.Same = second.First == second.Second
	return second, nil
}

// resultOf is a result as it is printed: that of a match that was played is its score.
func resultOf(s *model.Section, p *model.Pairing) string {
	if s.Team() && p.Outcomes[0].Played() {
		return p.Score[0].Fraction() + "-" + p.Score[1].Fraction()
	}
	return model.ResultText(p.Outcomes)
}

// Agree notes that a result was typed the same, or that the first is right.
func (e *Second) Agree(p *model.Pairing) { e.said[p.Sides[0]] = agrees }

// Correct notes that the second was right, and was entered.
func (e *Second) Correct(p *model.Pairing) { e.said[p.Sides[0]] = corrected }

// Leave notes that it is decided later which is right.
func (e *Second) Leave(p *model.Pairing) { e.said[p.Sides[0]] = left }

// Rest is how many results are still to be typed.
func (e *Second) Rest(s *model.Section) int {
	n := 0
	for _, p := range e.Boards(s) {
		if !e.Typed(&p) {
			n++
		}
	}
	return n
}

// Note is the step to the note in the log of what came of it; nil where nothing was
// typed.
func (e *Second) Note(s *model.Section) journal.Change {
	var came model.SecondEntry
	typed := false
	for _, p := range e.Boards(s) {
		came.Of++
		typed = typed || e.Typed(&p)
		switch e.said[p.Sides[0]] {
		case agrees:
			came.Agree++
		case corrected:
			came.Corrected++
		}
	}
	if !typed {
		return nil
	}
	return journal.NoteSecondEntry{Section: e.Section, Round: e.Round, Entry: came}
}
