package model

import (
	"cmp"
	"slices"
)

// Lot is what the colour decides that is drawn before round 1: the higher ranked of a board has it when his place is odd, and the
// other one when it is even (FIDE C.04.3, 2026, 5.2.5); the place is that among those who were in the round, and of a team its number
// (C.04.6, 4.3.1). A pairing system's record says in what its rule is another.
type Lot struct {
	Boards bool // not the place of the higher ranked is odd or even, but the board (US Chess 28J)
	Rated  bool // the higher rated is ranked higher, and the lower number only of equal ratings; otherwise the lower number
}

// ShownColour is the initial colour as the first round shows it, NoColour where no board does. It is the colour that most boards show,
// for some may have been turned by hand; where as many show either, that of the highest ranked, or of the first board. The lot of a round
// that this program has made need not be looked for: it is Section.InitialColour.
func (t *Tournament) ShownColour(s *Section, lot Lot) Colour {
	if len(s.Rounds) == 0 {
		return NoColour
	}
	sh := NewSheetBefore(t, s, 1)
	order := func(a, b *Line) int {
		if !lot.Rated {
			return cmp.Compare(a.Number, b.Number)
		}
		return cmp.Or(cmp.Compare(b.Total(sh.Primary), a.Total(sh.Primary)), cmp.Compare(b.Exact, a.Exact), cmp.Compare(a.Number, b.Number))
	}
	boards := firstBoards(sh, &s.Rounds[0], order)
	var votes votes
	if !lot.Boards {
		places := places(sh, &s.Rounds[0], order)
		for _, b := range boards {
			place := places[b.higher.ID]
			if sh.Teams && !lot.Rated {
				place = b.higher.Number
			}
			votes.count(place, b)
		}
		return votes.most()
	}
	slices.SortStableFunc(boards, func(p, q firstBoard) int {
		if lot.Rated { // a fixed board, or a file without boards, has given them other numbers
			return order(p.higher, q.higher)
		}
		return cmp.Compare(p.Board, q.Board)
	})
	for n, b := range boards {
		votes.count(n+1, b)
	}
	return votes.most()
}

// firstBoard is a board of the first round.
type firstBoard struct {
	*Pairing
	higher *Line
	colour Colour // of the higher ranked
}

// firstBoards are the boards of those who compete.
func firstBoards(sh *Sheet, first *Round, order func(a, b *Line) int) []firstBoard {
	var boards []firstBoard
	for i := range first.Pairings {
		p := &first.Pairings[i]
		a, b := sh.Index(p.Sides[0]), sh.Index(p.Sides[1])
		switch {
		case a < 0 || b < 0 || sh.Lines[a].House || sh.Lines[b].House:
		case order(&sh.Lines[a], &sh.Lines[b]) < 0:
			boards = append(boards, firstBoard{p, &sh.Lines[a], White})
		default:
			boards = append(boards, firstBoard{p, &sh.Lines[b], Black})
		}
	}
	return boards
}

// places are those of the players who were in the round, or of all teams.
func places(sh *Sheet, first *Round, order func(a, b *Line) int) map[ID]int {
	var there []*Line
	for i := range sh.Lines {
		l := &sh.Lines[i]
		p, _ := first.Find(l.ID)
		if sh.Teams || !l.House && p != nil && (!p.IsBye() || p.Outcomes[0] == PairingBye) {
			there = append(there, l)
		}
	}
	slices.SortStableFunc(there, order)
	places := make(map[ID]int, len(there))
	for n, l := range there {
		places[l.ID] = n + 1
	}
	return places
}

// votes are the colours that boards show.
type votes struct {
	white, black int
	highest      int    // the lowest place that was counted
	shown        Colour // by it
}

// count adds a board whose place is odd or even.
func (v *votes) count(place int, b firstBoard) {
	c := b.colour
	if b.NoColours {
		return
	}
	if place%2 == 0 {
		c = c.Opposite()
	}
	if c == White {
		v.white++
	} else {
		v.black++
	}
	if v.highest == 0 || place < v.highest {
		v.highest, v.shown = place, c
	}
}

func (v *votes) most() Colour {
	switch {
	case v.white > v.black:
		return White
	case v.white < v.black:
		return Black
	}
	return v.shown
}
