package pair

import (
	"slices"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

// Second is the second entry of the results of a round: each is typed once more by
// somebody who does not see the first.
type Second struct {
	Section model.ID
	Round   int
	said    map[typing]verdict
}

// typing names one result that is typed again: that of a board by its first side, or of a board within its match.
type typing struct {
	first model.ID
	game  int
}

// Slip is one result that is typed again, as it stands on a slip: of a board, or of a board of a team match whose boards are known.
type Slip struct {
	Pairing model.Pairing
	Game    int // board within the match, from 1; 0 = the pairing itself
}

// Result is the result that was entered first, Pending while there is none.
func (x *Slip) Result() [2]model.Outcome {
	if x.Game > 0 {
		return x.Pairing.Games[x.Game-1].Outcomes
	}
	return x.Pairing.Outcomes
}

func (x *Slip) typing() typing { return typing{x.Pairing.Sides[0], x.Game} }

// verdict is what came of typing one result again.
type verdict uint8

const (
	agrees verdict = iota + 1
	corrected
	left // to be decided later
)

// NewSecond begins the second entry of a round.
func NewSecond(s *model.Section, round int) (*Second, error) {
	e := &Second{Section: s.ID, Round: round, said: map[typing]verdict{}}
	if _, err := roundOf(s, round); err != nil {
		return nil, err
	}
	if len(e.Slips(s)) == 0 {
		return nil, phrase.Errorf("round %d has no results yet that could be typed a second time", round)
	}
	return e, nil
}

// Slips are the results that are typed again, in the order of the boards.
func (e *Second) Slips(s *model.Section) []Slip {
	var all []Slip
	for _, x := range e.every(s) {
		if x.Result()[0] != model.Pending {
			all = append(all, x)
		}
	}
	return all
}

// every is every board of the round, those without a result as well.
func (e *Second) every(s *model.Section) []Slip {
	r, err := roundOf(s, e.Round)
	if err != nil || s.ID != e.Section {
		return nil
	}
	boards := slices.DeleteFunc(slices.Clone(r.Pairings), func(p model.Pairing) bool { return p.IsBye() })
	slices.SortStableFunc(boards, func(a, b model.Pairing) int { return a.Board - b.Board })
	var all []Slip
	for _, p := range boards {
		if len(p.Games) == 0 {
			all = append(all, Slip{Pairing: p})
		}
		for b := range p.Games {
			all = append(all, Slip{Pairing: p, Game: b + 1})
		}
	}
	return all
}

// Typed tells whether a result was typed again, or left.
func (e *Second) Typed(x Slip) bool { return e.said[x.typing()] != 0 }

// Compared is a result beside what was typed the second time.
type Compared struct {
	First, Second string         // as they are printed
	Same          bool           // they are one result
	Change        journal.Change // enters the second
}

// Compare reads a result that was typed a second time.
func (e *Second) Compare(s *model.Section, x Slip, text string) (Compared, error) {
	p := &x.Pairing
	if x.Game > 0 {
		return e.compareBoard(s, x, text)
	}
	c, err := Result(s, e.Round, p.Board, p.Sides[0], text)
	if err != nil {
		return Compared{}, err
	}
	first := s.Settle(*p)
	second := Compared{First: ResultOf(s, &first), Change: c}
	switch c := c.(type) {
	case steps.SetMatchScore:
		second.Second = c.Score[0].Fraction() + "-" + c.Score[1].Fraction()
	case steps.SetResult:
		if c.Result[0] == model.Pending {
			return Compared{}, phrase.Errorf("type the result of board %d as it stands on the slip", p.Board)
		}
		second.Second = model.ResultText(c.Result)
	}
	second.Same = second.First == second.Second
	return second, nil
}

// compareBoard is Compare of a board of a match, the player of the team named first first.
func (e *Second) compareBoard(s *model.Section, x Slip, text string) (Compared, error) {
	result, err := model.ParseResult(text)
	switch {
	case err != nil:
		return Compared{}, err
	case result[0] == model.Pending:
		return Compared{}, phrase.Errorf("type the result of match %d, board %d as it stands on the slip", x.Pairing.Board, x.Game)
	}
	c, err := BoardResult(s, e.Round, x.Pairing.Board, x.Pairing.Sides[0], x.Game, text)
	if err != nil {
		return Compared{}, err
	}
	first := x.Result()
	return Compared{First: model.ResultText(first), Second: model.ResultText(result), Same: first == result, Change: c}, nil
}

// resultOf is a result as it is printed: that of a match that was played is its score.
func ResultOf(s *model.Section, p *model.Pairing) string {
	if s.Team() && p.Outcomes[0].Played() {
		return p.Score[0].Fraction() + "-" + p.Score[1].Fraction()
	}
	return model.ResultText(p.Outcomes)
}

// Agree notes that a result was typed the same, or that the first is right.
func (e *Second) Agree(x Slip) { e.said[x.typing()] = agrees }

// Correct notes that the second was right, and was entered.
func (e *Second) Correct(x Slip) { e.said[x.typing()] = corrected }

// Leave notes that it is decided later which is right.
func (e *Second) Leave(x Slip) { e.said[x.typing()] = left }

// Rest is how many results are still to be typed.
func (e *Second) Rest(s *model.Section) int {
	n := 0
	for _, x := range e.Slips(s) {
		if !e.Typed(x) {
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
	for _, x := range e.Slips(s) {
		came.Of++
		typed = typed || e.Typed(x)
		switch e.said[x.typing()] {
		case agrees:
			came.Agree++
		case corrected:
			came.Corrected++
		}
	}
	if !typed {
		return nil
	}
	return steps.NoteSecondEntry{Section: e.Section, Round: e.Round, Entry: came}
}
