package model

// Guest is the player of another section who stands in a section for a game across the two: their odd players meet each other, and
// neither has a bye (US Chess, Official Rules of Chess, 7th edition, 28M). The game is a pairing of both sections, each with the
// player of the other as a guest, and has one result.
type Guest struct {
	Section ID `json:"section"`
	Player  ID `json:"player"`
	// Elsewhere: the game is played, and reported for rating, in the section of the guest; here it brings points.
	Elsewhere bool `json:"elsewhere,omitempty"`
}

// IsGuest tells a participant who plays in another section.
func (e *Entry) IsGuest() bool { return e.Guest.Section != 0 }

// HasGuests tells whether somebody of another section has a game in the section.
func (s *Section) HasGuests() bool {
	for i := range s.Players {
		if s.Players[i].IsGuest() {
			return true
		}
	}
	return false
}

// GuestOf is the entry here of a player of another section, or nil. Who plays here in one round and elsewhere in another is two.
func (s *Section) GuestOf(g Guest) *Player {
	for i := range s.Players {
		if s.Players[i].Guest == g {
			return &s.Players[i]
		}
	}
	return nil
}

// Across is a game between players of two sections, as one of them has it.
type Across struct {
	Round, At int // At is the place in Round.Pairings
	Own       *Player
	Guest     *Player
}

// Across are the games against players of other sections.
func (s *Section) Across() []Across {
	if s.Team() || !s.HasGuests() {
		return nil
	}
	var all []Across
	for r := range s.Rounds {
		for n := range s.Rounds[r].Pairings {
			p := &s.Rounds[r].Pairings[n]
			for side := range 2 {
				guest, own := s.Player(p.Sides[side]), s.Player(p.Sides[1-side])
				if guest != nil && own != nil && guest.IsGuest() && !own.IsGuest() {
					all = append(all, Across{Round: r + 1, At: n, Own: own, Guest: guest})
				}
			}
		}
	}
	return all
}

// back is what the other section has of the own player.
func (x Across) back(s *Section) Guest {
	return Guest{Section: s.ID, Player: x.Own.ID, Elsewhere: !x.Guest.Guest.Elsewhere}
}

// OtherHalf is the same game as the section of the guest has it: that section, its round from 1, and the place in the round's
// pairings; nil where it has none, because the game counts in one section alone.
func (t *Tournament) OtherHalf(s *Section, x Across) (other *Section, round, at int) {
	o := t.Section(x.Guest.Guest.Section)
	if o == nil {
		return nil, 0, 0
	}
	back := o.GuestOf(x.back(s))
	if back == nil {
		return nil, 0, 0
	}
	for r := range o.Rounds {
		if p, n := o.Rounds[r].Find(back.ID); p != nil && p.Side(x.Guest.Guest.Player) >= 0 {
			return o, r + 1, n
		}
	}
	return nil, 0, 0
}

// Mirrored is the event after a change of a section: where one half of a game across sections has another result now, or other
// colours, so has the other half.
func (t *Tournament) Mirrored(id ID) *Tournament {
	s := t.Section(id)
	if s == nil {
		return t
	}
	for _, x := range s.Across() {
		o, round, at := t.OtherHalf(s, x)
		if o == nil {
			continue
		}
		p, half := &s.Rounds[x.Round-1].Pairings[x.At], o.Rounds[round-1].Pairings[at]
		same := half
		same.Outcomes, same.ForRating, same.Adjourned, same.NoColours = p.Outcomes, p.ForRating, p.Adjourned, p.NoColours
		if same.DrawnUntil = 0; p.DrawnUntil > 0 {
			same.DrawnUntil = p.DrawnUntil - x.Round + round // the rounds of the two may have other numbers
		}
		for side, who := range p.Sides {
			if who == x.Own.ID {
				same.Sides[side] = o.GuestOf(x.back(s)).ID
			} else {
				same.Sides[side] = x.Guest.Guest.Player
			}
		}
		if same.Outcomes == half.Outcomes && same.Sides == half.Sides && same.ForRating == half.ForRating &&
			same.Adjourned == half.Adjourned && same.DrawnUntil == half.DrawnUntil && same.NoColours == half.NoColours {
			continue
		}
		t = t.With(o.withPairing(round, at, same))
	}
	return t
}

// withPairing is the section with another pairing in a place.
func (s *Section) withPairing(round, at int, p Pairing) *Section {
	n := *s
	n.Rounds = append([]Round(nil), s.Rounds...)
	n.Rounds[round-1].Pairings = append([]Pairing(nil), s.Rounds[round-1].Pairings...)
	n.Rounds[round-1].Pairings[at] = p
	return &n
}

// AsReported is the section as report files have it: AsRated, and of games across sections each once. Where the game is reported
// elsewhere it is a bye of the same worth; where it is reported the guest is a participant, with what his own section says of him.
func (t *Tournament) AsReported(s *Section) *Section {
	if !s.HasGuests() {
		return t.AsRated(s)
	}
	n := *s
	n.Players = nil
	elsewhere := map[ID]bool{}
	for _, p := range s.Players {
		if elsewhere[p.ID] = p.IsGuest() && p.Guest.Elsewhere; elsewhere[p.ID] {
			continue
		}
		if p.IsGuest() {
			p = t.himself(p)
		}
		n.Players = append(n.Players, p)
	}
	n.Rounds = append([]Round(nil), s.Rounds...)
	for r := range n.Rounds {
		ps := append([]Pairing(nil), n.Rounds[r].Pairings...)
		for i := range ps {
			for side := range 2 {
				if elsewhere[ps[i].Sides[side]] {
					ps[i] = Pairing{Sides: [2]ID{ps[i].Sides[1-side]}, Outcomes: [2]Outcome{byeWorth(ps[i].Outcomes[1-side])}}
				}
			}
		}
		n.Rounds[r].Pairings = ps
	}
	n.Adjustments = t.keep(s, &n)
	return t.AsRated(&n)
}

// himself is a guest with what his own section says of him.
func (t *Tournament) himself(guest Player) Player {
	home := t.Section(guest.Guest.Section)
	if home == nil {
		return guest
	}
	p := home.Player(guest.Guest.Player)
	if p == nil {
		return guest
	}
	own := *p
	own.ID, own.Number, own.Guest = guest.ID, guest.Number, guest.Guest
	own.Entered, own.Withdrawn, own.Expelled, own.Byes, own.FixedBoard = 0, 0, 0, nil, 0
	return own
}

// byeWorth is a bye that is worth what a result is.
func byeWorth(o Outcome) Outcome {
	switch {
	case o.IsWin() || o == ForfeitWin:
		return FullBye
	case o.IsDraw():
		return HalfBye
	}
	return ZeroBye
}

// keep are the adjustments of a section with which another form of its rounds brings everybody what they do.
func (t *Tournament) keep(s, n *Section) []Adjustment {
	was, is := NewSheet(t, s, len(s.Rounds)), NewSheet(t, n, len(s.Rounds))
	all := append([]Adjustment(nil), n.Adjustments...)
	for i := range is.Lines {
		old := was.Index(is.Lines[i].ID)
		for r, now := range is.Lines[i].Cells {
			c := was.Lines[old].Cells[r]
			a := Adjustment{Who: is.Lines[i].ID, Round: r + 1, Match: c.Match - now.Match, Games: c.Games - now.Games}
			if a.Match != 0 || a.Games != 0 {
				all = append(all, a)
			}
		}
	}
	return all
}
