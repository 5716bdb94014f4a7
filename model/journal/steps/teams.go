package steps

import (
	"slices"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// AddTeam adds a team, with the players of its roster if they are new. It gets
// the section's next ID and, without one, the next starting number.
type AddTeam struct {
	Section model.ID       `json:"section"`
	Team    model.Team     `json:"team"`
	Players []model.Player `json:"players,omitempty"` // new players, in board order after those of Team.Roster
}

// Name is "add-team".
func (AddTeam) Name() string { return "add-team" }

// Label is "Add the team Goshen MS B".
func (c AddTeam) Label() phrase.Text { return phrase.New("Add the team %s", c.Team.Name) }

// Apply refuses an individual section, and a player on two rosters.
func (c AddTeam) Apply(t *model.Tournament) (*model.Tournament, error) {
	return AddTeams{Section: c.Section, Teams: []NewTeam{{c.Team, c.Players}}}.Apply(t)
}

var _ journal.Enlister = AddTeam{}

// WithIDs gives IDs to the team and its players who have none.
func (c AddTeam) WithIDs(t *model.Tournament, next func(after model.ID) model.ID) journal.Change {
	all := AddTeams{Section: c.Section, Teams: []NewTeam{{c.Team, c.Players}}}.WithIDs(t, next).(AddTeams)
	c.Team, c.Players = all.Teams[0].Team, all.Teams[0].Players
	return c
}

// AddTeams adds teams with their players, as AddTeam does for one.
type AddTeams struct {
	Section model.ID  `json:"section"`
	Teams   []NewTeam `json:"teams"`
	From    string    `json:"from,omitempty"` // where the teams come from: a file's name, "the clipboard"
}

var _ journal.Enlister = AddTeams{}

// WithIDs gives IDs to the teams and players who have none.
func (c AddTeams) WithIDs(t *model.Tournament, next func(after model.ID) model.ID) journal.Change {
	give := giver(t, c.Section, next)
	c.Teams = slices.Clone(c.Teams)
	for i := range c.Teams {
		n := &c.Teams[i]
		n.Players = slices.Clone(n.Players)
		give(&n.Team.Entry)
		for k := range n.Players {
			give(&n.Players[k].Entry)
		}
	}
	return c
}

// NewTeam is a team to be added, and its new players in board order after those of Team.Roster.
type NewTeam struct {
	Team    model.Team     `json:"team"`
	Players []model.Player `json:"players,omitempty"`
}

// Name is "add-teams".
func (AddTeams) Name() string { return "add-teams" }

// Label is "Add 7 teams from club.xlsx".
func (c AddTeams) Label() phrase.Text {
	return from(phrase.Count(len(c.Teams), "Add %d team", "Add %d teams"), c.From)
}

// Apply refuses an individual section, and a player on two rosters.
func (c AddTeams) Apply(t *model.Tournament) (*model.Tournament, error) {
	return guarded(t, c.Section, func(s *model.Section, at place) error {
		if !s.Team() {
			return at.refuse("Add players, or make a team section", "this is an individual section")
		}
		if len(c.Teams) == 0 {
			return at.refuse("Enter at least one name", "there are no teams to add")
		}
		s.Players, s.Teams = slices.Clone(s.Players), slices.Clone(s.Teams)
		last := 0
		for i := range s.Teams {
			last = max(last, s.Teams[i].Number)
		}
		for _, n := range c.Teams {
			team := n.Team
			if err := takeID(s, at, &team.Entry); err != nil {
				return err
			}
			if team.Number == 0 {
				team.Number = last + 1
			}
			last = max(last, team.Number)
			team.Byes, team.Roster = slices.Clone(team.Byes), slices.Clone(team.Roster)
			for _, p := range n.Players {
				if err := takeID(s, at, &p.Entry); err != nil {
					return err
				}
				s.Players = append(s.Players, ownPlayer(p))
				team.Roster = append(team.Roster, p.ID)
			}
			s.Teams = append(s.Teams, team)
		}
		sortTeams(s)
		return setTeams(s, at)
	})
}

// EditTeam replaces all that is said of a team, its roster included; the ID
// tells which.
type EditTeam struct {
	Section model.ID   `json:"section"`
	Team    model.Team `json:"team"`
}

// Name is "edit-team".
func (EditTeam) Name() string { return "edit-team" }

// Label is "Edit the team Goshen MS B".
func (c EditTeam) Label() phrase.Text { return phrase.New("Edit the team %s", c.Team.Name) }

// Describe says when a team gets another name.
func (c EditTeam) Describe(t *model.Tournament) phrase.Text {
	label := c.Label()
	if s := t.Section(c.Section); s != nil {
		if o := s.TeamByID(c.Team.ID); o != nil && o.Name != c.Team.Name {
			label = phrase.New("Rename the team %s to %s", o.Name, c.Team.Name)
		}
	}
	return journal.InSection(t, c.Section, label)
}

var _ journal.Rebaser = EditTeam{}

// Rebased alters only what its author altered of the team.
func (c EditTeam) Rebased(from, to *model.Tournament) journal.Change {
	was, is := teamIn(from, c.Section, c.Team.ID), teamIn(to, c.Section, c.Team.ID)
	if was != nil && is != nil {
		c.Team = journal.ThreeWay(*was, c.Team, *is)
	}
	return c
}

func teamIn(t *model.Tournament, section, id model.ID) *model.Team {
	if s := t.Section(section); s != nil {
		return s.TeamByID(id)
	}
	return nil
}

// Apply refuses a team that does not exist, and a player on two rosters.
func (c EditTeam) Apply(t *model.Tournament) (*model.Tournament, error) {
	return guarded(t, c.Section, func(s *model.Section, at place) error {
		team := c.Team
		team.Byes, team.Roster = slices.Clone(team.Byes), slices.Clone(team.Roster)
		if s.TeamByID(team.ID) == nil {
			return noTeam(at, team.ID)
		}
		s.Teams = slices.Clone(s.Teams)
		*s.TeamByID(team.ID) = team
		sortTeams(s)
		s.Players = slices.Clone(s.Players)
		return setTeams(s, at)
	})
}

func noTeam(at place, id model.ID) error {
	return at.refuse("Choose a team of the section", "team %d does not exist", id)
}

// RemoveTeam takes a team and its players out of the section. Only a team that
// was never paired can be removed; others withdraw.
type RemoveTeam struct {
	Section model.ID `json:"section"`
	Team    model.ID `json:"team"`
}

// Name is "remove-team".
func (RemoveTeam) Name() string { return "remove-team" }

// Label is "Remove a team".
func (RemoveTeam) Label() phrase.Text { return phrase.New("Remove a team") }

// Describe names the team.
func (c RemoveTeam) Describe(t *model.Tournament) phrase.Text {
	return journal.InSection(t, c.Section, phrase.New("Remove the team %s", nameIn(t, c.Section, c.Team)))
}

// Apply refuses a team that appears in a round.
func (c RemoveTeam) Apply(t *model.Tournament) (*model.Tournament, error) {
	return edit(t, c.Section, func(s *model.Section, at place) error {
		team := s.TeamByID(c.Team)
		if team == nil {
			return noTeam(at, c.Team)
		}
		at.who = team.Name
		for _, id := range append([]model.ID{c.Team}, team.Roster...) {
			if r := appears(s, id); r > 0 {
				return at.refuse("Withdraw the team instead", "cannot be removed, being part of round %d", r)
			}
		}
		s.Players = slices.DeleteFunc(slices.Clone(s.Players), func(p model.Player) bool { return slices.Contains(team.Roster, p.ID) })
		s.Teams = slices.DeleteFunc(slices.Clone(s.Teams), func(o model.Team) bool { return o.ID == c.Team })
		forget(s, c.Team)
		return nil
	})
}

// SetRoster sets the players of a team in board order. Players who were on it
// and are no longer stay in the section without a team.
type SetRoster struct {
	Section model.ID   `json:"section"`
	Team    model.ID   `json:"team"`
	Roster  []model.ID `json:"roster"`
}

// Name is "set-roster".
func (SetRoster) Name() string { return "set-roster" }

// Label is "Change a roster".
func (SetRoster) Label() phrase.Text { return phrase.New("Change a roster") }

// Describe names the team.
func (c SetRoster) Describe(t *model.Tournament) phrase.Text {
	return journal.InSection(t, c.Section, phrase.New("Change the roster of %s", nameIn(t, c.Section, c.Team)))
}

// Apply refuses players who do not exist, are named twice or are on another
// roster.
func (c SetRoster) Apply(t *model.Tournament) (*model.Tournament, error) {
	return guarded(t, c.Section, func(s *model.Section, at place) error {
		if s.TeamByID(c.Team) == nil {
			return noTeam(at, c.Team)
		}
		s.Teams, s.Players = slices.Clone(s.Teams), slices.Clone(s.Players)
		s.TeamByID(c.Team).Roster = slices.Clone(c.Roster)
		return setTeams(s, at)
	})
}

// setTeams makes every player's Team say what the rosters say, and refuses a
// player named twice on one. The players must be the section's own copy.
func setTeams(s *model.Section, at place) error {
	team, known := map[model.ID]model.ID{}, map[model.ID]bool{}
	for i := range s.Players {
		known[s.Players[i].ID] = true
	}
	for i := range s.Teams {
		for k, id := range s.Teams[i].Roster {
			if slices.Contains(s.Teams[i].Roster[:k], id) {
				at.who = s.Teams[i].Name
				return at.refuse("Name every player once", "the player on board %d is on the roster twice", k+1)
			}
			if !known[id] {
				at.who = s.Teams[i].Name
				return at.refuse("Add the player first", "the roster names player %d, who does not exist", id)
			}
			team[id] = s.Teams[i].ID
		}
	}
	for i := range s.Players {
		s.Players[i].Team = team[s.Players[i].ID]
	}
	return nil
}

// toRoster puts a player at the end of a team's roster.
func toRoster(s *model.Section, at place, team, player model.ID) error {
	if s.TeamByID(team) == nil {
		return noTeam(at, team)
	}
	s.Teams = slices.Clone(s.Teams)
	t := s.TeamByID(team)
	t.Roster = append(slices.Clone(t.Roster), player)
	return nil
}

func dropFromRoster(t *model.Team, player model.ID) {
	if slices.Contains(t.Roster, player) {
		t.Roster = slices.DeleteFunc(slices.Clone(t.Roster), func(id model.ID) bool { return id == player })
	}
}
