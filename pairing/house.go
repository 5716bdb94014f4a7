package pairing

import (
	"errors"
	"slices"

	"wallchart/model"
	"wallchart/phrase"
)

// WithHouse is the engine for a field with house players, who are paired only where the number is odd (US Chess, Official Rules of
// Chess, 7th edition, 28M1; FIDE's rules have nothing of the kind, and speak of the bye alone). The round is paired without them, and
// who would have the bye plays the first of them whom he has not met:
//
//	Ann, Bob, Cy are there, and Hal of the house. Ann – Bob, the bye would be Cy's: Cy – Hal.
//	In the next round the bye would be Cy's again, who has met Hal: it is looked for somebody else.
//
// A bye that the rules would not give somebody again keeps nobody from a game, so what is asked is who has met whom; and who was
// left over before, and played a house player or somebody of another section (model.Guest), is not again while others can be. Where
// everybody has met all house players, or nobody else can be spared, the bye is a bye. A house player has no claim to a colour.
func (e *Engine) WithHouse() *Engine {
	if !e.House {
		return e
	}
	with := *e
	with.Pair = func(f *Field, o Options) (*Round, error) {
		asked := *f
		for i := range f.Players {
			if f.Players[i].Spare && !f.Players[i].ByHand {
				asked.spares = append(asked.spares, i)
			}
		}
		first := asked
		first.once = true
		r, err := e.Pair(&first, o)
		for _, g := range []*Field{&asked, f} {
			var im *Impossible
			if errors.As(err, &im) {
				r, err = e.Pair(g, o)
			}
		}
		if err == nil {
			r = asked.house(r, o)
		}
		return r, err
	}
	return &with
}

// Spared tells whether somebody can play a house player instead of having the bye. asked is whether that is the question: where a
// round is paired with house players, nothing else is asked of who has the bye.
func (f *Field) Spared(i int) (spared, asked bool) { return f.spare(i) >= 0, f.spares != nil }

// spare is a house player whom somebody can play in this round, or −1.
func (f *Field) spare(i int) int {
	for _, h := range f.spares {
		if !f.Players[i].Met(h) && !f.apart(i, h) {
			return h
		}
	}
	return -1
}

// AgainLeftOver tells whether somebody was left over before, where others are looked for.
func (f *Field) AgainLeftOver(i int) bool { return f.once && f.leftOver(i) }

// leftOver tells whether somebody has played a house player or somebody of another section.
func (f *Field) leftOver(i int) bool {
	for _, g := range f.Players[i].Past {
		if g.Opponent >= 0 && f.Players[g.Opponent].House && g.Outcome.Played() {
			return true
		}
	}
	return false
}

func (f *Field) apart(i, j int) bool {
	return slices.Contains(f.Forbidden, [2]int{i, j}) || slices.Contains(f.Forbidden, [2]int{j, i})
}

// house gives the bye of a round a house player for an opponent, on the last board.
func (f *Field) house(r *Round, o Options) *Round {
	if r.Bye < 0 || r.Resting {
		return r
	}
	h := f.spare(r.Bye)
	if h < 0 {
		return r
	}
	made := *r
	made.Bye = -1
	due := f.due(r.Bye)
	pair := Pair{White: r.Bye, Black: h}
	if due == model.Black {
		pair.White, pair.Black = h, r.Bye
	}
	if o.Explain {
		name := f.Players[r.Bye].Numbered()
		pair.Why = []Reason{
			{Rule: "28M1", Text: phrase.New("The house player spares %s the bye.", name)},
			{Rule: "28M1", Text: phrase.New("%s is due %s; a house player has no claim to a colour.", name, due)},
		}
	}
	made.Pairs = append(slices.Clone(r.Pairs), pair)
	return &made
}

// due is the colour that somebody should have; before the first game the initial colour for odd numbers.
func (f *Field) due(i int) model.Colour {
	due := DueAfter(f.Players[i].Colours(nil))
	switch {
	case due != model.NoColour:
		return due
	case f.Initial != model.NoColour && f.Seats()[i]%2 == 0:
		return f.Initial.Opposite()
	case f.Initial != model.NoColour:
		return f.Initial
	}
	return model.White
}

// DueAfter is the colour that somebody should have who had these, the last one last: not one a third time running, then that which he had
// less often, otherwise the other than last time. Before the first game none is due.
func DueAfter(had []model.Colour) model.Colour {
	n, balance := len(had), 0
	for _, c := range had {
		if c == model.White {
			balance++
		} else {
			balance--
		}
	}
	switch {
	case n == 0:
		return model.NoColour
	case balance == 0, n > 1 && had[n-1] == had[n-2]:
		return had[n-1].Opposite()
	case balance > 0:
		return model.Black
	}
	return model.White
}
