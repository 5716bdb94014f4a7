package steps

import (
	"slices"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// AddPlayers adds players to a section. A player without an ID gets the
// section's next, one without a starting number the next number in an
// individual section. In a team section a player with a Team goes to the end of
// its roster.
type AddPlayers struct {
	Section model.ID       `json:"section"`
	Players []model.Player `json:"players"`
	From    string         `json:"from,omitempty"` // where they came from, for the label
}

// Name is "add-players".
func (AddPlayers) Name() string { return "add-players" }

// Label is "Add Bruno" or "Add 24 players from club.xlsx".
func (c AddPlayers) Label() phrase.Text {
	label := phrase.Count(len(c.Players), "Add %d player", "Add %d players")
	if len(c.Players) == 1 && c.Players[0].Name != "" {
		label = phrase.New("Add %s", c.Players[0].Name)
	}
	return from(label, c.From)
}

// from adds to a label where something came from.
func from(label phrase.Text, source string) phrase.Text {
	if source == "" {
		return label
	}
	return phrase.New("%s from %s", label, source)
}

// Apply refuses an ID or a starting number in use.
func (c AddPlayers) Apply(t *model.Tournament) (*model.Tournament, error) {
	return guarded(t, c.Section, func(s *model.Section, at place) error {
		if len(c.Players) == 0 {
			return at.refuse("Enter at least one name", "there are no players to add")
		}
		s.Players = slices.Clone(s.Players)
		last := 0
		for i := range s.Players {
			last = max(last, s.Players[i].Number)
		}
		for _, p := range c.Players {
			if err := takeID(s, at, &p.Entry); err != nil {
				return err
			}
			if p.Number == 0 && !s.Team() {
				p.Number = last + 1
			}
			last = max(last, p.Number)
			if s.Team() && p.Team != 0 {
				if err := toRoster(s, at, p.Team, p.ID); err != nil {
					return err
				}
			}
			s.Players = append(s.Players, ownPlayer(p))
		}
		sortPlayers(s)
		return nil
	})
}

var _ journal.Enlister = AddPlayers{}

// WithIDs gives IDs to those who have none.
func (c AddPlayers) WithIDs(t *model.Tournament, next func(after model.ID) model.ID) journal.Change {
	give := giver(t, c.Section, next)
	c.Players = slices.Clone(c.Players)
	for i := range c.Players {
		give(&c.Players[i].Entry)
	}
	return c
}

// giver gives those who are added to a section the IDs that come next, in turn.
func giver(t *model.Tournament, section model.ID, next func(after model.ID) model.ID) func(*model.Entry) {
	var last model.ID
	if s := t.Section(section); s != nil {
		last = s.LastID
	}
	return func(e *model.Entry) {
		if e.ID == 0 {
			e.ID = next(last)
		}
		last = max(last, e.ID)
	}
}

// takeID gives an entry its ID: the one it brings if it is free, or the next.
func takeID(s *model.Section, at place, e *model.Entry) error {
	if e.ID < 0 {
		return at.refuse("Leave the ID out", "%s has the ID %d", e.Name, e.ID)
	}
	if e.ID == 0 {
		e.ID = s.LastID + 1
	}
	s.LastID = max(s.LastID, e.ID)
	return nil
}

func ownPlayer(p model.Player) model.Player {
	p.Byes, p.Categories = slices.Clone(p.Byes), slices.Clone(p.Categories)
	return p
}

// sortPlayers keeps the players of an individual section in the order of their
// starting numbers.
func sortPlayers(s *model.Section) {
	if !s.Team() {
		slices.SortStableFunc(s.Players, func(a, b model.Player) int { return a.Number - b.Number })
	}
}

func sortTeams(s *model.Section) {
	slices.SortStableFunc(s.Teams, func(a, b model.Team) int { return a.Number - b.Number })
}

// EditPlayer replaces all that is said of a player; the ID tells which. Rosters
// are changed by SetRoster, so Team must stay as it is.
type EditPlayer struct {
	Section model.ID     `json:"section"`
	Player  model.Player `json:"player"`
}

// Name is "edit-player".
func (EditPlayer) Name() string { return "edit-player" }

// Label is "Edit Bruno".
func (c EditPlayer) Label() phrase.Text { return phrase.New("Edit %s", c.Player.Name) }

// Describe says when a player gets another name.
func (c EditPlayer) Describe(t *model.Tournament) phrase.Text {
	label := c.Label()
	if s := t.Section(c.Section); s != nil {
		if p := s.Player(c.Player.ID); p != nil && p.Name != c.Player.Name {
			label = phrase.New("Rename %s to %s", p.Name, c.Player.Name)
		}
	}
	return journal.InSection(t, c.Section, label)
}

var _ journal.Rebaser = EditPlayer{}

// Rebased alters only what its author altered of the player.
func (c EditPlayer) Rebased(from, to *model.Tournament) journal.Change {
	was, is := playerIn(from, c.Section, c.Player.ID), playerIn(to, c.Section, c.Player.ID)
	if was != nil && is != nil {
		c.Player = journal.ThreeWay(*was, c.Player, *is)
	}
	return c
}

func playerIn(t *model.Tournament, section, id model.ID) *model.Player {
	if s := t.Section(section); s != nil {
		return s.Player(id)
	}
	return nil
}

// Apply refuses a player who does not exist and a starting number in use.
func (c EditPlayer) Apply(t *model.Tournament) (*model.Tournament, error) {
	return guarded(t, c.Section, func(s *model.Section, at place) error {
		old := s.Player(c.Player.ID)
		if old == nil {
			return at.refuse("Choose a player of the section", "player %d does not exist", c.Player.ID)
		}
		at.who = old.Name
		if old.Team != c.Player.Team {
			return at.refuse("Change the rosters of the teams instead", "cannot change teams here")
		}
		if err := c.Player.Standing(); err != nil {
			return err
		}
		s.Players = slices.Clone(s.Players)
		*s.Player(c.Player.ID) = ownPlayer(c.Player)
		sortPlayers(s)
		return nil
	})
}

// RemovePlayer takes a player out of the section. Only a player who was never
// paired can be removed; others withdraw.
type RemovePlayer struct {
	Section model.ID `json:"section"`
	Player  model.ID `json:"player"`
}

// Name is "remove-player".
func (RemovePlayer) Name() string { return "remove-player" }

// Label is "Remove a player".
func (RemovePlayer) Label() phrase.Text { return phrase.New("Remove a player") }

// Describe names the player.
func (c RemovePlayer) Describe(t *model.Tournament) phrase.Text {
	return journal.InSection(t, c.Section, phrase.New("Remove %s", nameIn(t, c.Section, c.Player)))
}

// Apply refuses a player who appears in a round.
func (c RemovePlayer) Apply(t *model.Tournament) (*model.Tournament, error) {
	return edit(t, c.Section, func(s *model.Section, at place) error {
		p := s.Player(c.Player)
		if p == nil {
			return at.refuse("Choose a player of the section", "player %d does not exist", c.Player)
		}
		at.who = p.Name
		if r := appears(s, c.Player); r > 0 {
			return at.refuse("Withdraw the player instead", "cannot be removed, being part of round %d", r)
		}
		s.Players = slices.DeleteFunc(slices.Clone(s.Players), func(p model.Player) bool { return p.ID == c.Player })
		if s.Team() {
			s.Teams = slices.Clone(s.Teams)
			for i := range s.Teams {
				dropFromRoster(&s.Teams[i], c.Player)
			}
		} else {
			forget(s, c.Player)
		}
		return nil
	})
}

// appears is the first round that mentions a participant or a player of a team,
// 0 for none.
func appears(s *model.Section, id model.ID) int {
	for r := range s.Rounds {
		for i := range s.Rounds[r].Pairings {
			p := &s.Rounds[r].Pairings[i]
			if _, participant := s.Entry(id); participant && p.Side(id) >= 0 {
				return r + 1
			}
			for _, g := range p.Games {
				if g.Players[0] == id || g.Players[1] == id {
					return r + 1
				}
			}
		}
	}
	return 0
}

// forget takes a participant out of all lists of the section that name it.
func forget(s *model.Section, id model.ID) {
	s.Adjustments = slices.DeleteFunc(slices.Clone(s.Adjustments), func(a model.Adjustment) bool { return a.Who == id })
	s.Ranking.Manual = slices.DeleteFunc(slices.Clone(s.Ranking.Manual), func(m model.ID) bool { return m == id })
	s.Ranking.Own = slices.DeleteFunc(slices.Clone(s.Ranking.Own), func(v model.OwnValue) bool { return v.Who == id })
	if s.Fund != nil {
		fund := *s.Fund
		fund.Prizes = slices.Clone(fund.Prizes)
		for i := range fund.Prizes {
			if fund.Prizes[i].Winner == id {
				fund.Prizes[i].Winner = 0
			}
		}
		s.Fund = &fund
	}
	var groups []model.Forbidden
	for _, f := range s.Forbidden {
		f.Who = slices.DeleteFunc(slices.Clone(f.Who), func(w model.ID) bool { return w == id })
		if len(f.Who) > 1 {
			groups = append(groups, f)
		}
	}
	s.Forbidden = groups
}

// Renumber gives the participants new starting numbers: their order in the
// list, from 1.
type Renumber struct {
	Section model.ID   `json:"section"`
	Order   []model.ID `json:"order"`
}

// Name is "renumber".
func (Renumber) Name() string { return "renumber" }

// Label is "New starting numbers".
func (Renumber) Label() phrase.Text { return phrase.New("New starting numbers") }

// lastRenumbered is the last round that may be paired when starting numbers are
// still corrected: they stay once the fourth is paired (C.04.2, 2026).
const lastRenumbered = 3

// Settled tells whether the starting numbers of a section stay as they are, since
// its fourth round is paired.
func Settled(s *model.Section) bool {
	for r := lastRenumbered; r < len(s.Rounds); r++ {
		if len(s.Rounds[r].Pairings) > 0 {
			return true
		}
	}
	return false
}

// Apply wants every participant once, and refuses new numbers once the fourth
// round is paired.
func (c Renumber) Apply(t *model.Tournament) (*model.Tournament, error) {
	return edit(t, c.Section, func(s *model.Section, at place) error {
		if Settled(s) {
			return at.refuse("Correct the number of a single participant instead",
				"%d rounds are paired, and starting numbers stay once the fourth is", len(s.Rounds))
		}
		numbers := make(map[model.ID]int, len(c.Order))
		for i, id := range c.Order {
			numbers[id] = i + 1
		}
		if err := eachOnce(s, at, c.Order); err != nil {
			return err
		}
		if n := s.Participants(); n != len(numbers) {
			return at.refuse("Name every participant once", "the new order names %d of %d participants", len(numbers), n)
		}
		number(s, numbers)
		return nil
	})
}

// ExchangeNumbers gives two participants each other's starting number; all others keep theirs.
type ExchangeNumbers struct {
	Section model.ID    `json:"section"`
	Who     [2]model.ID `json:"who"`
}

// Name is "exchange-numbers".
func (ExchangeNumbers) Name() string { return "exchange-numbers" }

// Label is "Exchange two starting numbers".
func (ExchangeNumbers) Label() phrase.Text { return phrase.New("Exchange two starting numbers") }

// Describe names the two with the numbers that they have.
func (c ExchangeNumbers) Describe(t *model.Tournament) phrase.Text {
	s := t.Section(c.Section)
	if s == nil {
		return c.Label()
	}
	a, ok := s.Entry(c.Who[0])
	b, also := s.Entry(c.Who[1])
	if !ok || !also {
		return journal.InSection(t, c.Section, c.Label())
	}
	return journal.InSection(t, c.Section, phrase.New("Exchange starting numbers: %s (%d) and %s (%d)", a.Name, a.Number, b.Name, b.Number))
}

// Apply refuses it once the fourth round is paired, and one person alone.
func (c ExchangeNumbers) Apply(t *model.Tournament) (*model.Tournament, error) {
	return edit(t, c.Section, func(s *model.Section, at place) error {
		if Settled(s) {
			return at.refuse("Leave the numbers as they are",
				"%d rounds are paired, and starting numbers stay once the fourth is", len(s.Rounds))
		}
		if err := eachOnce(s, at, c.Who[:]); err != nil {
			return err
		}
		a, _ := s.Entry(c.Who[0])
		b, _ := s.Entry(c.Who[1])
		number(s, map[model.ID]int{a.ID: b.Number, b.ID: a.Number})
		return nil
	})
}

// number gives some participants other starting numbers.
func number(s *model.Section, numbers map[model.ID]int) {
	if s.Team() {
		s.Teams = slices.Clone(s.Teams)
		for i := range s.Teams {
			if n, ok := numbers[s.Teams[i].ID]; ok {
				s.Teams[i].Number = n
			}
		}
		sortTeams(s)
		return
	}
	s.Players = slices.Clone(s.Players)
	for i := range s.Players {
		if n, ok := numbers[s.Players[i].ID]; ok {
			s.Players[i].Number = n
		}
	}
	sortPlayers(s)
}

// RefreshRatings replaces the ratings of players, as a new rating list has them.
type RefreshRatings struct {
	Section model.ID       `json:"section"`
	Ratings []PlayerRating `json:"ratings"`
	From    string         `json:"from,omitempty"` // the list, which the section keeps
	Of      model.Date     `json:"of,omitempty"`   // the day from which the list holds, which it keeps with it; none = not known
}

// PlayerRating is what a rating list says of a player. All of it is replaced.
type PlayerRating struct {
	Player         model.ID     `json:"player"`
	Rating         model.Rating `json:"rating"`
	NationalRating model.Rating `json:"nationalRating"`
	OwnRating      model.Rating `json:"ownRating,omitempty"`
	Title          string       `json:"title"`
}

// Name is "refresh-ratings".
func (RefreshRatings) Name() string { return "refresh-ratings" }

// Label is "Refresh 40 ratings from FIDE, October 2026".
func (c RefreshRatings) Label() phrase.Text {
	return from(phrase.Count(len(c.Ratings), "Refresh %d rating", "Refresh %d ratings"), c.From)
}

// Apply refuses players who do not exist, ratings below 0, and what is no date.
func (c RefreshRatings) Apply(t *model.Tournament) (*model.Tournament, error) {
	if err := c.Of.Check(); err != nil {
		return nil, err
	}
	return edit(t, c.Section, func(s *model.Section, at place) error {
		s.Players = slices.Clone(s.Players)
		index := make(map[model.ID]int, len(s.Players))
		for i := range s.Players {
			index[s.Players[i].ID] = i
		}
		for _, r := range c.Ratings {
			i, ok := index[r.Player]
			if !ok {
				return at.refuse("Choose players of the section", "player %d does not exist", r.Player)
			}
			if least := min(r.Rating, r.NationalRating, r.OwnRating); least < 0 {
				at.who = s.Players[i].Name
				return at.refuse("Enter 0 for a player without a rating", "%d is not a rating", least)
			}
			p := &s.Players[i]
			p.Rating, p.NationalRating, p.OwnRating, p.Title = r.Rating, r.NationalRating, r.OwnRating, r.Title
		}
		if c.From != "" {
			s.RatingsFrom, s.RatingsOf = c.From, c.Of
		}
		return nil
	})
}
