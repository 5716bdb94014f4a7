package health

import (
	"wallchart/model"
	"wallchart/phrase"
)

// compared names the rounds that are not as the pairing system makes them: after an import, of the last round, and of those that
// were paired by hand (VCL4THP.13, questions 54, 60, 65 and 69).
func (h *look) compared() {
	for _, c := range h.s.Compared {
		at := Place{Round: c.Round}
		if len(c.Boards) > 0 {
			at.Board = c.Boards[0]
		}
		switch {
		case c.Open && c.When == model.AtHand:
			h.add("hand-open", Remark, at, phrase.New("Round %d was paired or changed by hand. When it is complete, say so: "+
				"Round, Declare the round complete.", c.Round))
			continue
		case c.Open:
			h.add("not-of-the-system", Doubt, at, phrase.New("Round %d was imported, and could not be compared with the pairing system. "+
				"Check it: Round, Check this round.", c.Round), c.When)
			continue
		}
		if c.Points > 0 || c.Places > 0 {
			h.add("stated-otherwise", Doubt, at, phrase.New("The imported file states %d points and %d places otherwise than its results make. "+
				"The report file says it.", c.Points, c.Places), c.Points, c.Places)
		}
		pairs := c
		if pairs.Points, pairs.Places = 0, 0; !pairs.Same() {
			h.add("not-of-the-system", Doubt, at, h.differing(c), c.When, c.System, c.Refused, c.Boards, c.Bye, c.Forbidden)
		}
	}
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
		return phrase.New("Round %d was examined as the last and is not as the pairing system makes it: %s. The report file says it.",
			c.Round, what)
	}
	return phrase.New("Round %d was paired by hand and is not as the pairing system makes it: %s. The report file says it.", c.Round, what)
}
