package health

import (
	"slices"

	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/phrase"
)

// compared names the rounds that are not as the pairing system makes them: after an import, of the last round, and of those that
// were paired by hand (VCL4THP.13, questions 54, 60, 65 and 69).
func (h *look) compared() {
	h.handOpen()
	h.imported()
	for _, c := range h.s.Compared {
		if c.Points > 0 || c.Places > 0 {
			h.add("stated-otherwise", Doubt, Place{Round: c.Round}, phrase.New("The imported file does not state what its results make: %s. "+
				"The report file says it.", stated(c)), c.Points, c.Places)
		}
		c.Points, c.Places = 0, 0
		switch {
		case c.When == model.AtImport || c.Same():
		case !c.Open:
			h.notOfTheSystem(c)
		case c.When == model.AtLast:
			h.add("not-of-the-system", Doubt, Place{Round: c.Round}, phrase.New("Another round is the last now, and round %d could not be "+
				"compared with the pairing system. Compare it: Round, Examine the last round again.", c.Round), c.When)
		}
	}
}

// handOpen names the rounds that nobody has declared complete, in one line, which leads to the first of them. Outside FIDE mode whoever
// pairs the next round, or has all results of the last one, has said as much.
func (h *look) handOpen() {
	var open []int
	for _, c := range h.s.Compared {
		if c.Open && c.When == model.AtHand && (h.s.FIDE || !h.past(c.Round)) {
			open = append(open, c.Round)
		}
	}
	if len(open) == 0 {
		return
	}
	slices.Sort(open)
	at := Place{Round: open[0]}
	if len(open) == 1 {
		h.add("hand-open", Remark, at, phrase.New("Round %d was paired or changed by hand. When it is complete, say so: "+
			"Round, Declare the round complete.", open[0]))
		return
	}
	h.add("hand-open", Remark, at, phrase.New("Rounds %s were paired or changed by hand. When they are complete, say so: "+
		"Round, Declare the round complete.", inARow(open)), open)
}

// past tells a round that another one has followed, or that was the last and has all its results.
func (h *look) past(n int) bool {
	if n > len(h.s.Rounds) {
		return false
	}
	boards := func(r model.Round) bool {
		return slices.ContainsFunc(r.Pairings, func(p model.Pairing) bool { return !p.IsBye() })
	}
	if slices.ContainsFunc(h.s.Rounds[n:], boards) {
		return true
	}
	open := func(p model.Pairing) bool { return !p.IsBye() && !p.Done() }
	return n == h.s.Planned && !slices.ContainsFunc(h.s.Rounds[n-1].Pairings, open)
}

// inARow are rounds in order: "1 to 4", or "1, 2, 5".
func inARow(rounds []int) phrase.Text {
	if first, last := rounds[0], rounds[len(rounds)-1]; len(rounds) > 2 && last-first == len(rounds)-1 {
		return phrase.New("%d to %d", first, last)
	}
	return numbers(rounds)
}

// imported names the rounds of an import that are not as the system makes them, or that could not be compared, in a line each: of the
// event that another held there is nothing to be mended round by round.
func (h *look) imported() {
	var others, open []model.Compared
	for _, c := range h.s.Compared {
		c.Points, c.Places = 0, 0
		switch {
		case c.When != model.AtImport || c.Same():
		case c.Open:
			open = append(open, c)
		default:
			others = append(others, c)
		}
	}
	rounds := func(of []model.Compared) (all []int) {
		for _, c := range of {
			all = append(all, c.Round)
		}
		slices.Sort(all)
		return all
	}
	switch n := len(open); {
	case n == 1:
		h.add("not-of-the-system", Doubt, Place{Round: open[0].Round}, phrase.New("Round %d was imported, and could not be compared with the "+
			"pairing system. Check it: Round, Check this round.", open[0].Round), model.AtImport)
	case n > 1:
		all := rounds(open)
		h.add("not-of-the-system", Doubt, Place{Round: all[0]}, phrase.New("Rounds %s were imported, and could not be compared with the "+
			"pairing system. Check them: Round, Check this round.", inARow(all)), model.AtImport, all)
	}
	switch n := len(others); {
	case n == 1:
		h.notOfTheSystem(others[0])
	case n > 1:
		all, boards := rounds(others), 0
		for _, c := range others {
			boards += len(c.Boards)
		}
		h.add("not-of-the-system", Doubt, Place{Round: all[0]}, phrase.New("Rounds %s were imported and are not as the pairing system "+
			"makes them: %s. The report file says it.", inARow(all), phrase.Count(boards, "%d board differs", "%d boards differ")),
			model.AtImport, others[0].System, all, boards)
	}
}

// notOfTheSystem names a round that is not as the system makes it.
func (h *look) notOfTheSystem(c model.Compared) {
	at := Place{Round: c.Round}
	if len(c.Boards) > 0 {
		at.Board = c.Boards[0]
	}
	h.add("not-of-the-system", Doubt, at, h.differing(c), c.When, c.System, c.Refused, c.Boards, c.Bye, c.Forbidden)
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
	what := arbiter.Differing(c)
	switch c.When {
	case model.AtImport:
		return phrase.New("Round %d was imported and is not as the pairing system makes it: %s. The report file says it.", c.Round, what)
	case model.AtLast:
		return phrase.New("Round %d was examined again and is not as the pairing system makes it: %s. The report file says it.",
			c.Round, what)
	}
	return phrase.New("Round %d was paired by hand and is not as the pairing system makes it: %s. The report file says it.", c.Round, what)
}
