package model

import (
	"slices"

	"wallchart/phrase"
)

// Left is what a round still waits for before it is over.
type Left struct {
	Round  int
	Boards []int // without a result, in order; adjourned ones as well
	People []ID  // who take part and are neither paired nor absent, in order of number
	// Undeclared: in FIDE mode a round that was paired or changed by hand waits for the arbiter to say that it is complete
	// (VCL4THP.13, question 65). Elsewhere who has all its results has said as much.
	Undeclared bool
}

// None tells whether the round waits for nothing.
func (l Left) None() bool { return len(l.Boards) == 0 && len(l.People) == 0 && !l.Undeclared }

// Left is what a round waits for. Of a round that came from elsewhere with all its results nobody is waited for whom it does not mention,
// but for who entered in it: the reader has said what it made of that. One that its file says is not complete is another matter.
func (s *Section) Left(round int) Left {
	l := Left{Round: round}
	if round < 1 || round > s.PlannedRounds() {
		return l
	}
	l.Undeclared = s.Undeclared(round)
	l.People = s.Free(round)
	if round > len(s.Rounds) {
		return l
	}
	r := &s.Rounds[round-1]
	if l.Boards = r.Open(); len(l.Boards) == 0 && !l.Undeclared && !r.madeHere() {
		l.People = slices.DeleteFunc(l.People, func(id ID) bool {
			e, _ := s.Entry(id)
			return round == 1 || e.Entered != round
		})
	}
	return l
}

// Undeclared tells whether a round in FIDE mode was paired or changed by hand and waits for the arbiter to say that it is complete.
func (s *Section) Undeclared(round int) bool {
	return s.FIDE && slices.ContainsFunc(s.Compared, func(c Compared) bool {
		return c.Open && c.When == AtHand && c.Round == round
	})
}

// LeftOf are those of the first rounds that are not over, in order.
func (s *Section) LeftOf(rounds int) []Left {
	var all []Left
	for n := 1; n <= rounds; n++ {
		if l := s.Left(n); !l.None() {
			all = append(all, l)
		}
	}
	return all
}

// madeHere tells a round that was paired here, or that nothing stands in yet.
func (r *Round) madeHere() bool {
	for i := range r.Pairings {
		if r.Pairings[i].By != UnknownMaker {
			return true
		}
	}
	return len(r.Pairings) == 0
}

// Free are those who compete and take part in a round, and whom it does not mention. House players are not waited for.
func (s *Section) Free(round int) []ID {
	return s.Unmentioned(round, (*Entry).Competes)
}

// Unmentioned are those asked for who take part in a round, and whom it does not mention.
func (s *Section) Unmentioned(round int, asked func(*Entry) bool) []ID {
	mentioned := map[ID]bool{}
	if round >= 1 && round <= len(s.Rounds) {
		for i := range s.Rounds[round-1].Pairings {
			for _, id := range s.Rounds[round-1].Pairings[i].Sides {
				mentioned[id] = true
			}
		}
	}
	var ids []ID
	for e := range s.Everyone() {
		if asked(e) && !mentioned[e.ID] && e.Plays(round) && (round <= len(s.Rounds) || e.Bye(round) == Pending) {
			ids = append(ids, e.ID)
		}
	}
	return ids
}

// StillLeft says what a round waits for, the gravest of it, without full stop.
func (s *Section) StillLeft(l Left) error {
	switch {
	case len(l.Boards) > 0:
		return phrase.Errorf("round %d has no result on %s", l.Round, Boards(l.Boards))
	case len(l.People) > 0:
		return phrase.Fail(phrase.Count(len(l.People), "in round %d %s takes part and is neither paired nor absent",
			"in round %d %s take part and are neither paired nor absent", l.Round, s.Names(l.People)))
	}
	return phrase.Errorf("round %d was paired or changed by hand and is not declared complete", l.Round)
}

// Cure is what to do about it, a sentence without full stop.
func (l Left) Cure() phrase.Text {
	switch {
	case len(l.Boards) > 0:
		return phrase.New("Enter the results")
	case len(l.People) > 0:
		return phrase.New("Lay the boards, give byes, or withdraw who does not play")
	}
	return phrase.New("Say that it is complete: Round, Declare the round complete; on the command line, complete")
}

// Boards names boards by their numbers, the first five of many.
func Boards(numbers []int) phrase.Text {
	var named []phrase.Text
	for _, b := range numbers {
		named = append(named, phrase.New("board %d", b))
	}
	return FirstOf(named)
}

// Names are those of participants, the first five of many.
func (s *Section) Names(who []ID) phrase.Text {
	var named []phrase.Text
	for _, id := range who {
		e, _ := s.Entry(id)
		named = append(named, phrase.Verbatim(e.Name))
	}
	return FirstOf(named)
}

// FirstOf names the first five of many.
func FirstOf(named []phrase.Text) phrase.Text {
	const most = 5
	list := phrase.Join(", ", named[:min(len(named), most)]...)
	if more := len(named) - most; more > 0 {
		return phrase.New("%s and %d more", list, more)
	}
	return list
}
