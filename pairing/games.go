package pairing

import (
	"errors"
	"slices"

	"wallchart/model"
	"wallchart/phrase"
)

// again makes of a round that is another game of a meeting a field of those who are in the game before, and keeps apart who have
// met in one game of a meeting alone, because somebody was paired otherwise by hand.
func (f *Field) again(s *model.Section, sh *model.Sheet) {
	games := s.Games()
	if games == 1 {
		return
	}
	for i := range f.Players {
		for r, c := range sh.Lines[i].Cells {
			if whole := r/games < len(f.Players[i].Past); whole && c.Opponent > i && c.Outcome.Played() &&
				f.Players[i].Past[r/games].Opponent != c.Opponent {
				f.Forbidden = append(f.Forbidden, [2]int{i, c.Opponent})
			}
		}
	}
	if _, game := s.Meeting(f.Number); game == 1 {
		return
	}
	f.Before = &Round{Number: f.Number - 1, Bye: -1}
	for i := range f.Players {
		f.Players[i].Present, f.Players[i].Why = false, model.Absent
	}
	for _, p := range s.Rounds[f.Number-2].Pairings {
		i, j := sh.Index(p.Sides[0]), sh.Index(p.Sides[1])
		switch {
		case i < 0 || !p.IsBye() && j < 0:
		case !p.IsBye():
			f.Before.Pairs = append(f.Before.Pairs, Pair{White: i, Black: j})
			f.Players[i].Present, f.Players[j].Present = true, true
		case p.Outcomes[0] == model.Rest:
			f.Before.Rests = append(f.Before.Rests, i)
			f.Players[i].Present = true
		case p.Outcomes[0] == model.PairingBye && f.Before.Bye < 0:
			f.Before.Bye, f.Players[i].Present = i, true
		default:
			f.Players[i].Why = p.Outcomes[0]
		}
	}
}

// Of is the system for rounds of so many games: the first game of a meeting is paired by its rules as they are for a round, the
// others are the same pairs with the colours reversed. The error is of a system that does not pair such rounds.
func (e *Engine) Of(games int) (*Engine, error) {
	if games == 1 {
		return e, nil
	}
	if e.OneGame {
		return nil, phrase.Errorf("%s does not pair %d games at once: choose another system, or one game per pairing", e.Name, games)
	}
	of := *e
	of.Pair = repeating(e.Pair)
	if with := e.PairWith; with != nil {
		of.PairWith = func(set model.SystemSettings) func(*Field, Options) (*Round, error) { return repeating(with(set)) }
	}
	if e.Table != nil {
		of.Table = repeatedTable(e.Table, games)
	}
	if with := e.TableWith; with != nil {
		of.TableWith = func(set model.SystemSettings) func(*Field) ([]Round, error) { return repeatedTable(with(set), games) }
	}
	if again := e.Again; again != nil {
		of.Again = func(f *Field) bool { return f.Before != nil || again(f) }
	} else {
		of.Again = func(f *Field) bool { return f.Before != nil }
	}
	if whyNot := e.WhyNot; whyNot != nil {
		of.WhyNot = func(f *Field, i, j int, o Options) ([]Reason, error) {
			if f.Before != nil {
				return []Reason{{Text: anotherGame}}, nil
			}
			return whyNot(f, i, j, o)
		}
	}
	return &of, nil
}

var anotherGame = phrase.New("The pairs are those of the game before, with the colours reversed.")

// repeating is an engine's function for an event with several games a pair: the second game is the first with the colours reversed, and
// rounds are numbered as the engine counts them.
func repeating(pair func(*Field, Options) (*Round, error)) func(*Field, Options) (*Round, error) {
	return func(f *Field, o Options) (*Round, error) {
		if f.Before != nil {
			if o.Cancelled() {
				return nil, ErrCancelled
			}
			r := f.Before.reversed(f.Number)
			for i := range r.Pairs {
				if o.Explain {
					r.Pairs[i].Why = []Reason{{Text: anotherGame}}
				}
			}
			return &r, nil
		}
		r, err := pair(f, o)
		var im *Impossible
		switch {
		case err == nil && f.Number > 0:
			own := *r
			own.Number = f.Number
			r = &own
		case errors.As(err, &im) && f.Number > 0:
			own := *im
			own.Round, err = f.Number, &own
		}
		return r, err
	}
}

// reversed is the round with the other colours, as another one. It is paired anew: nobody has said anything about it.
func (r *Round) reversed(number int) Round {
	next := *r
	next.Number, next.Pairs, next.Notes = number, slices.Clone(r.Pairs), nil
	for i, p := range next.Pairs {
		next.Pairs[i] = Pair{White: p.Black, Black: p.White}
	}
	return next
}

// repeatedTable is a table in which each round is played so many times, by turns with the colours reversed.
func repeatedTable(table func(*Field) ([]Round, error), games int) func(*Field) ([]Round, error) {
	return func(f *Field) ([]Round, error) {
		once, err := table(f)
		rounds := make([]Round, 0, games*len(once))
		for _, r := range once {
			for range games {
				r.Number = len(rounds) + 1
				rounds = append(rounds, r)
				r = r.reversed(0)
			}
		}
		return rounds, err
	}
}

// Numbered is the round's number in the section.
func (f *Field) Numbered() int {
	if f.Number == 0 {
		return f.Round
	}
	return f.Number
}

// Began is the round of the section in which a meeting began: the round itself but where a round has several games.
func (f *Field) Began(meeting int) int { return (meeting-1)*max(1, f.Games) + 1 }
