package health

import (
	"slices"

	"wallchart/model"
	"wallchart/phrase"
)

// compared names the rounds that are not as the pairing system makes them: after an import, of the last round, and of those that
// were paired by hand (VCL4THP.13, questions 54, 60, 65 and 69).
func (h *look) compared() {
	h.handOpen()
	for _, c := range h.s.Compared {
		at := Place{Round: c.Round}
		if len(c.Boards) > 0 {
			at.Board = c.Boards[0]
		}
		switch {
		case c.Open && c.When == model.AtHand:
			continue // see handOpen
		case c.Open && c.When == model.AtLast:
			h.add("not-of-the-system", Doubt, at, phrase.New("Another round is the last now, and round %d could not be compared with the "+
				"pairing system. Compare it: Round, Examine the last round again.", c.Round), c.When)
			continue
		case c.Open:
			h.add("not-of-the-system", Doubt, at, phrase.New("Round %d was imported, and could not be compared with the pairing system. "+
				"Check it: Round, Check this round.", c.Round), c.When)
			continue
		}
		if c.Points > 0 || c.Places > 0 {
			h.add("stated-otherwise", Doubt, at, phrase.New("The imported file does not state what its results make: %s. "+
				"The report file says it.", stated(c)), c.Points, c.Places)
		}
		pairs := c
		if pairs.Points, pairs.Places = 0, 0; !pairs.Same() {
			h.add("not-of-the-system", Doubt, at, h.differing(c), c.When, c.System, c.Refused, c.Boards, c.Bye, c.Forbidden)
		}
	}
}

// handOpen names the rounds that nobody has declared complete, in one line, which leads to the first of them.
func (h *look) handOpen() {
	var open []int
	for _, c := range h.s.Compared {
		if c.Open && c.When == model.AtHand {
			open = append(open, c.Round)
		}
	}
	if len(open) == 0 {
		return
	}
	slices.Sort(open)
	first, last := open[0], open[len(open)-1]
	at := Place{Round: first}
	switch {
	case len(open) == 1:
		h.add("hand-open", Remark, at, phrase.New("Round %d was paired or changed by hand. When it is complete, say so: "+
			"Round, Declare the round complete.", first))
	case len(open) > 2 && last-first == len(open)-1:
		h.add("hand-open", Remark, at, phrase.New("Rounds %d to %d were paired or changed by hand. When they are complete, say so: "+
			"Round, Declare the round complete.", first, last), open)
	default:
		h.add("hand-open", Remark, at, phrase.New("Rounds %s were paired or changed by hand. When they are complete, say so: "+
			"Round, Declare the round complete.", numbers(open)), open)
	}
}

// stated says how much a file states otherwise than its results make.
func stated(c model.Compared) phrase.Text {
	points := phrase.Count(c.Points, "the points of %d participant are others", "the points of %d participants are others")
	places := phrase.Count(c.Places, "the place of %d participant is another", "the places of %d participants are others")
	switch {
	case c.Places == 0:
		return points
	case c.Points == 0:
		return places
	}
	return phrase.New("%s, and %s", points, places)
}

// differing says in what a round is not the system's.
func (h *look) differing(c model.Compared) phrase.Text {
	what := phrase.Count(len(c.Boards), "%d board differs", "%d boards differ")
	switch {
	case c.Refused:
		what = phrase.New("the system finds no pairing")
	case len(c.Boards) == 0 && c.Bye:
		what = phrase.New("the bye differs")
	case len(c.Boards) == 0:
		what = phrase.New("something in it is not allowed")
	}
	switch c.When {
	case model.AtImport:
		return phrase.New("Round %d was imported and is not as the pairing system makes it: %s. The report file says it.", c.Round, what)
	case model.AtLast:
		return phrase.New("Round %d was examined again and is not as the pairing system makes it: %s. The report file says it.",
			c.Round, what)
	}
	return phrase.New("Round %d was paired by hand and is not as the pairing system makes it: %s. The report file says it.", c.Round, what)
}
