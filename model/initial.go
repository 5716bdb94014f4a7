package model

// ShownColour is the initial colour as the first round shows it, NoColour where no board does. On each board the higher ranked has it
// when his place is odd, and the other one when it is even (FIDE C.04.3, 2026, 5.2.5); the place is that among those who were in the
// round, and of a team its number (C.04.6, 4.3.1). It is the colour that most boards show, for some may have been turned by hand; where as
// many show either, that of the highest ranked.
func (s *Section) ShownColour() Colour {
	if len(s.Rounds) == 0 {
		return NoColour
	}
	first, seats := &s.Rounds[0], map[ID]int{}
	for i := range first.Pairings {
		if p := &first.Pairings[i]; !p.IsBye() || p.Outcomes[0] == PairingBye {
			seats[p.Sides[0]], seats[p.Sides[1]] = -1, -1
		}
	}
	entries, seat := s.Entries(), 0
	for i := range entries {
		e := &entries[i]
		if seats[e.ID] < 0 {
			seat++
			seats[e.ID] = seat
			if s.Team() {
				seats[e.ID] = e.Number
			}
		}
	}
	votes, highest, shown := 0, 0, NoColour
	for i := range first.Pairings {
		p := &first.Pairings[i]
		white, black := seats[p.Sides[0]], seats[p.Sides[1]]
		if p.IsBye() || p.NoColours || white < 1 || black < 1 {
			continue
		}
		high, colour := white, White
		if black < white {
			high, colour = black, Black
		}
		if high%2 == 0 {
			colour = colour.Opposite()
		}
		if colour == White {
			votes++
		} else {
			votes--
		}
		if highest == 0 || high < highest {
			highest, shown = high, colour
		}
	}
	switch {
	case votes > 0:
		return White
	case votes < 0:
		return Black
	}
	return shown
}
