package model

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
)

// Amended is something that was amended in FIDE mode after another round had been paired on it: FIDE's checklist calls that a breach of
// the pairings' integrity (VCL4THP.13, questions 112, 113, 163 and 190). It is a record of the past; report files name it.
type Amended struct {
	What  Amendment `json:"what"`
	Round int       `json:"round"`          // in which it was amended; of starting numbers, how many were paired
	From  string    `json:"from,omitempty"` // in starting numbers and letters: "3-7 1-0"; "3-7/2 1-0" is board 2 of a match
	To    string    `json:"to,omitempty"`
}

// Amendment is a kind of what was amended.
type Amendment uint8

// What is amended.
const (
	AmendedResult    Amendment = iota // who played whom, with which colours, and what came of it
	AmendedAdjourned                  // an adjourned game, for which a draw had stood, did not end in one
	AmendedNumbers                    // starting numbers
)

// String names it: "correction", "adjournment".
func (a Amendment) String() string { return amendmentNames[a] }

// Amend keeps what of the rounds that others have been paired on, and of the starting numbers, is otherwise than before a change.
func (s *Section) Amend(before *Section) {
	if !s.FIDE || !before.FIDE || !before.Begun() {
		return
	}
	for n := 1; n <= min(len(before.Rounds), len(s.Rounds)); n++ {
		if !before.stoodOn(n) || same(before.Rounds[n-1].Pairings, s.Rounds[n-1].Pairings) {
			continue
		}
		for _, a := range s.amendedIn(before, n) {
			s.amend(a)
		}
	}
	if same(before.Players, s.Players) && same(before.Teams, s.Teams) {
		return
	}
	var from, to []string
	for old := range before.Everyone() {
		if e, ok := s.Entry(old.ID); ok && old.Number != e.Number {
			from, to = append(from, strconv.Itoa(old.Number)), append(to, strconv.Itoa(e.Number))
		}
	}
	if from != nil {
		s.amend(Amended{What: AmendedNumbers, Round: len(before.Rounds), From: strings.Join(from, "+"), To: strings.Join(to, "+")})
	}
}

// same tells whether two slices are one, so that nothing in them differs.
func same[T any](a, b []T) bool { return len(a) == len(b) && (len(a) == 0 || &a[0] == &b[0]) }

// amendedIn is what of a round is otherwise than before. A result that was missing is none of it.
func (s *Section) amendedIn(before *Section, round int) []Amended {
	var all []Amended
	was, is := &before.Rounds[round-1], &s.Rounds[round-1]
	drawn := !s.Format.Predetermined() // a table waits for no result, so none has stood for an adjourned game
	for i := range was.Pairings {
		p := &was.Pairings[i]
		q, _ := is.Find(p.Sides[0])
		if q == nil {
			q, _ = is.Find(p.Sides[1])
		}
		kind, open := AmendedResult, !p.IsBye() && p.Outcomes[0] == Pending
		switch {
		case q == nil:
			if _, there := s.Entry(p.Sides[0]); !there {
				continue
			}
			q = &Pairing{Sides: [2]ID{p.Sides[0]}, Outcomes: [2]Outcome{Absent}}
		case open && q.Sides == p.Sides && len(q.Games) > 0:
			all = append(all, s.amendedBoards(round, p, q, drawn)...)
			continue
		case open && q.Sides == p.Sides && (!drawn || !p.Adjourned || q.Outcomes[0] == Pending || q.Outcomes[0].IsDraw()):
			continue
		case open && q.Sides == p.Sides:
			kind = AmendedAdjourned
		}
		if from, to := before.boardText(p), s.boardText(q); from != to {
			all = append(all, Amended{What: kind, Round: round, From: from, To: to})
		}
	}
	return all
}

// amendedBoards is what of the boards of a match that was open is otherwise than before. drawn says that adjourned ones stood as draws.
func (s *Section) amendedBoards(round int, was, is *Pairing, drawn bool) []Amended {
	var all []Amended
	for b := range is.Games {
		g := Game{Adjourned: was.Adjourned} // as long as a match has no boards it is itself adjourned
		if b < len(was.Games) {
			g = was.Games[b]
		}
		kind, to := AmendedResult, is.Games[b].Outcomes
		switch {
		case g.Outcomes == to, g.Outcomes[0] == Pending && (!drawn || !g.Adjourned || to[0].IsDraw()):
			continue
		case g.Outcomes[0] == Pending:
			kind = AmendedAdjourned
		}
		all = append(all, Amended{What: kind, Round: round, From: s.gameText(was, b, g.Outcomes), To: s.gameText(is, b, to)})
	}
	return all
}

// gameText is a board of a match, from 0: "3-7/2 1-0" is the second board of 3 and 7.
func (s *Section) gameText(p *Pairing, board int, o [2]Outcome) string {
	return s.sidesText(p) + "/" + strconv.Itoa(board+1) + " " + cmp.Or(ResultText(o), "?")
}

// sidesText is who sits at a board, in starting numbers, White's first.
func (s *Section) sidesText(p *Pairing) string {
	one, _ := s.Entry(p.Sides[0])
	other, _ := s.Entry(p.Sides[1])
	return strconv.Itoa(one.Number) + "-" + strconv.Itoa(other.Number)
}

// boardText is a board in starting numbers, White's first, with its result: "3-7 1-0", "3-7 2½-1½" of a match, "5 half-point bye".
func (s *Section) boardText(p *Pairing) string {
	if p.IsBye() {
		e, _ := s.Entry(p.Sides[0])
		return strconv.Itoa(e.Number) + " " + p.Outcomes[0].String()
	}
	text := s.sidesText(p)
	switch result := ResultText(p.Outcomes); {
	case s.Team() && p.Score != [2]Points{}:
		text += " " + p.Score[0].Fraction() + "-" + p.Score[1].Fraction()
	case result == "":
		text += " ?"
	default:
		text += " " + result
	}
	return text
}

// amend joins an amendment with the one that it takes further; what is set back is none.
func (s *Section) amend(a Amended) {
	all := slices.Clone(s.Amended)
	i := slices.IndexFunc(all, func(o Amended) bool { return o.What == a.What && o.Round == a.Round && o.To == a.From })
	switch {
	case i < 0:
		all = append(all, a)
	case all[i].From == a.To:
		all = slices.Delete(all, i, i+1)
	default:
		all[i].To = a.To
	}
	if s.Amended = all; len(all) == 0 {
		s.Amended = nil
	}
}
