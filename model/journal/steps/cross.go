package steps

import (
	"slices"

	"wallchart/model"
	"wallchart/phrase"
)

// OddOne is somebody with a bye in a round of a section.
type OddOne struct {
	Section model.ID `json:"section"`
	Round   int      `json:"round"`
	Player  model.ID `json:"player"`
}

// CrossPairing lets two who have a bye in their sections play each other (model.Guest). The game is played, and reported, in the
// section of the first. There it is a pairing like any other; in the section of the second too, or with BothCount false he keeps his bye.
type CrossPairing struct {
	First      OddOne `json:"first"`
	Second     OddOne `json:"second"`
	White      int    `json:"white"` // 0 the first, 1 the second
	BothCount  bool   `json:"bothCount,omitempty"`
	FirstName  string `json:"firstName,omitempty"`  // as guests: "Ann (Open)"
	SecondName string `json:"secondName,omitempty"` //
}

// Name is "cross-pairing".
func (CrossPairing) Name() string { return "cross-pairing" }

// Label is "Pair two players of different sections".
func (CrossPairing) Label() phrase.Text { return phrase.New("Pair two players of different sections") }

// Describe names the two.
func (c CrossPairing) Describe(t *model.Tournament) phrase.Text {
	a, b := t.Section(c.First.Section), t.Section(c.Second.Section)
	if a == nil || b == nil {
		return c.Label()
	}
	return phrase.New("Pair %s (%s) with %s (%s)", nameIn(t, a.ID, c.First.Player), a.Name, nameIn(t, b.ID, c.Second.Player), b.Name)
}

// Apply refuses who has no bye to play instead of, and two who have met before.
func (c CrossPairing) Apply(t *model.Tournament) (*model.Tournament, error) {
	a, err := c.First.odd(t)
	if err != nil {
		return nil, err
	}
	b, err := c.Second.odd(t)
	if err != nil {
		return nil, err
	}
	at := place{t: t, s: t.Section(c.First.Section), round: c.First.Round, who: a.Name}
	if c.First.Section == c.Second.Section {
		return nil, at.refuse("Choose another section", "the two play in one section, where the pairing system pairs them")
	}
	round := max(metAcross(at.s, a.ID, c.Second), metAcross(t.Section(c.Second.Section), b.ID, c.First))
	if round > 0 {
		return nil, at.refuse("Choose another section, or leave the byes", "has met %s in round %d", b.Name, round)
	}
	n, err := c.First.meets(t, b, c.SecondName, model.Guest{Section: c.Second.Section, Player: b.ID}, c.White == 0)
	if err != nil || !c.BothCount {
		return n, err
	}
	return c.Second.meets(n, a, c.FirstName, model.Guest{Section: c.First.Section, Player: a.ID, Elsewhere: true}, c.White != 0)
}

// metAcross is the round in which somebody has met a player of another section, 0 for none.
func metAcross(s *model.Section, who model.ID, other OddOne) int {
	for _, x := range s.Across() {
		if x.Own.ID == who && x.Guest.Guest.Section == other.Section && x.Guest.Guest.Player == other.Player {
			return x.Round
		}
	}
	return 0
}

// odd is the player with the bye.
func (o OddOne) odd(t *model.Tournament) (*model.Player, error) {
	s, err := section(t, o.Section)
	if err != nil {
		return nil, err
	}
	at := place{t: t, s: s, round: o.Round}
	if s.Team() {
		return nil, at.refuse("Pair the two teams by hand", "%s is a section of teams, and only players meet across sections", s.Name)
	}
	if err := hasRound(s, at, o.Round); err != nil {
		return nil, err
	}
	p := s.Player(o.Player)
	if p == nil || !p.Competes() {
		return nil, at.refuse("Choose a player of the section", "participant %d does not exist", o.Player)
	}
	at.who = p.Name
	switch bye, _ := s.Rounds[o.Round-1].Find(o.Player); {
	case s.FIDE:
		return nil, at.refuse("Leave FIDE mode first",
			"FIDE rates the games of each section by itself, so nobody plays across sections in FIDE mode")
	case bye == nil || !bye.IsBye() || bye.Outcomes[0] != model.PairingBye && bye.Outcomes[0] != model.FullBye:
		return nil, at.refuse("Pair the round first; who is left over has a bye", "has no full-point bye in this round")
	}
	return p, nil
}

// meets puts the player of another section into the round instead of the bye.
func (o OddOne) meets(t *model.Tournament, other *model.Player, name string, guest model.Guest, white bool) (*model.Tournament, error) {
	return edit(t, o.Section, func(s *model.Section, at place) error {
		r, err := ownRound(s, at, o.Round)
		if err != nil {
			return err
		}
		_, i := r.Find(o.Player)
		var id model.ID
		if was := s.GuestOf(guest); was != nil {
			id = was.ID
		} else {
			id = guestOf(s, other, name, guest)
		}
		board := 0
		for _, p := range r.Pairings {
			board = max(board, p.Board)
		}
		p := model.Pairing{Board: board + 1, Sides: [2]model.ID{o.Player, id}}
		if !white {
			p.Sides = [2]model.ID{id, o.Player}
		}
		r.Pairings = slices.Delete(r.Pairings, i, i+1)
		byes := slices.IndexFunc(r.Pairings, func(p model.Pairing) bool { return p.IsBye() })
		if byes < 0 {
			byes = len(r.Pairings)
		}
		r.Pairings = slices.Insert(r.Pairings, byes, p)
		return nil
	})
}

// guestOf enters a player of another section as a guest, behind all numbers, with what of him goes along (model.PersonFields).
func guestOf(s *model.Section, other *model.Player, name string, guest model.Guest) model.ID {
	last := 0
	for _, p := range s.Players {
		last = max(last, p.Number)
	}
	s.LastID++
	along := other.AsGuest()
	along.ID, along.Number, along.Guest = s.LastID, last+1, guest
	if name != "" {
		along.Name = name
	}
	s.Players = append(slices.Clip(s.Players), along)
	return along.ID
}

// CrossBack takes a game across sections back: its two players have their byes again. Guests who have no other game leave.
type CrossBack struct {
	First  OddOne `json:"first"`
	Second OddOne `json:"second"`
}

// Name is "cross-back".
func (CrossBack) Name() string { return "cross-back" }

// Label is "Take back a game across sections".
func (CrossBack) Label() phrase.Text { return phrase.New("Take back a game across sections") }

// Describe names the two.
func (c CrossBack) Describe(t *model.Tournament) phrase.Text {
	if t.Section(c.First.Section) == nil {
		return c.Label()
	}
	return phrase.New("Take back the game across sections of %s", nameIn(t, c.First.Section, c.First.Player))
}

// Apply refuses a game that is not there, and one with a result.
func (c CrossBack) Apply(t *model.Tournament) (*model.Tournament, error) {
	n, err := c.First.alone(t, model.Guest{Section: c.Second.Section, Player: c.Second.Player})
	if err != nil || c.Second.Round == 0 {
		return n, err
	}
	return c.Second.alone(n, model.Guest{Section: c.First.Section, Player: c.First.Player})
}

// alone gives somebody the bye again for the game against a guest.
func (o OddOne) alone(t *model.Tournament, guest model.Guest) (*model.Tournament, error) {
	return edit(t, o.Section, inRound(o.Round, func(s *model.Section, at place, r *model.Round) error {
		p, i := r.Find(o.Player)
		var g *model.Player
		if p != nil && !p.IsBye() {
			g = s.Player(p.Sides[1-p.Side(o.Player)])
		}
		switch {
		case g == nil || g.Guest.Section != guest.Section || g.Guest.Player != guest.Player:
			return at.refuse("Choose a game against a player of another section", "there is no such game in this round")
		case p.Outcomes[0] != model.Pending:
			at.board = p.Board
			return at.refuse("Clear the result first", "the game has a result")
		}
		r.Pairings = append(slices.Delete(r.Pairings, i, i+1),
			model.Pairing{Sides: [2]model.ID{o.Player}, Outcomes: [2]model.Outcome{model.PairingBye}})
		for _, round := range s.Rounds {
			if other, _ := round.Find(g.ID); other != nil {
				return nil
			}
		}
		id := g.ID
		s.Players = slices.DeleteFunc(slices.Clone(s.Players), func(p model.Player) bool { return p.ID == id })
		return nil
	}))
}
