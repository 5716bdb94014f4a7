package model

// ExtraGame is a game that counts for rating alone and belongs to no round: between two who have byes, or who want to play once more
// (US Chess, Official Rules of Chess, 7th edition, 28M). The players may be of two sections.
type ExtraGame struct {
	White    Seat       `json:"white"`
	Black    Seat       `json:"black"`
	Outcomes [2]Outcome `json:"outcomes"`
	Date     Date       `json:"date,omitempty"`
	Note     string     `json:"note,omitempty"`
}

// Seat is a player of a section.
type Seat struct {
	Section ID `json:"section"`
	Player  ID `json:"player"`
}

// Seated is the player of a seat with his section; nil where there is none any more.
func (t *Tournament) Seated(at Seat) (*Section, *Player) {
	s := t.Section(at.Section)
	if s == nil || s.Team() {
		return nil, nil
	}
	return s, s.Player(at.Player)
}

// ExtraGamesOf are the extra games in which somebody of a section plays; all of the event where it is nil. Games of players who are no
// more in the event are left out.
func (t *Tournament) ExtraGamesOf(s *Section) []ExtraGame {
	var all []ExtraGame
	for _, g := range t.ExtraGames {
		_, white := t.Seated(g.White)
		_, black := t.Seated(g.Black)
		if white != nil && black != nil && (s == nil || g.White.Section == s.ID || g.Black.Section == s.ID) {
			all = append(all, g)
		}
	}
	return all
}

// WithExtraGames is the event with its extra games as a section behind the others, as rating reports have them: each game in the first
// round in which neither player has one.
func (t *Tournament) WithExtraGames(name string) *Tournament {
	games := t.ExtraGamesOf(nil)
	if len(games) == 0 {
		return t
	}
	s := &Section{ID: t.LastID + 1, Name: name}
	index := map[Seat]ID{}
	enter := func(at Seat) ID {
		if index[at] == 0 {
			home, p := t.Seated(at)
			if len(s.Players) == 0 {
				s.Scoring, s.Control, s.Ratings, s.Rulebook = home.Scoring, home.Control, home.Ratings, home.Rulebook
			}
			own := *p
			s.LastID++
			own.ID, own.Number, own.Guest, own.House = s.LastID, int(s.LastID), Guest{}, false
			own.Entered, own.Withdrawn, own.Expelled, own.Byes = 0, 0, 0, nil
			s.Players = append(s.Players, own)
			index[at] = own.ID
		}
		return index[at]
	}
	for _, g := range games {
		p := Pairing{Sides: [2]ID{enter(g.White), enter(g.Black)}, Outcomes: g.Outcomes}
		r := 0
		for ; r < len(s.Rounds); r++ {
			one, _ := s.Rounds[r].Find(p.Sides[0])
			other, _ := s.Rounds[r].Find(p.Sides[1])
			if one == nil && other == nil {
				break
			}
		}
		if r == len(s.Rounds) {
			s.Rounds = append(s.Rounds, Round{})
		}
		p.Board = len(s.Rounds[r].Pairings) + 1
		s.Rounds[r].Pairings = append(s.Rounds[r].Pairings, p)
	}
	return t.With(s)
}
