package roster

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/model/namekey"
	"wallchart/phrase"
)

// Change is the whole import into a section of an event as one step of the journal, to be undone as one. Lines with the
// action Leave are not in it. A rating of which the list does not say whose it is becomes the one that counts there. In
// an individual section a player's team becomes the club of one who has none; in a team section the players go to their
// teams' rosters in board order.
func (im *Import) Change(t *model.Tournament, s *model.Section) (journal.Change, error) {
	var changes []journal.Change
	var err error
	im.counts = t.Ratings(s)
	if s.Team() {
		changes, err = im.teamChanges(s)
	} else {
		changes, err = im.playerChanges(s)
	}
	if err != nil {
		return nil, err
	}
	switch len(changes) {
	case 0:
		return nil, phrase.Errorf("there is nothing to import: every row is left out. Choose the rows that should be added")
	case 1:
		return changes[0], nil
	}
	return steps.Together{Words: im.label(), Changes: changes}, nil
}

func (im *Import) label() phrase.Text {
	players, teams := 0, 0
	for _, l := range im.Lines {
		if l.Action != Leave {
			players++
		}
	}
	for _, t := range im.Teams {
		if t.Action != Leave {
			teams++
		}
	}
	label := phrase.Count(players, "Import %d player", "Import %d players")
	if teams > 0 {
		label = phrase.New("%s and %s", label, phrase.Count(teams, "%d team", "%d teams"))
	}
	if im.From != "" {
		label = phrase.New("%s from %s", label, im.From)
	}
	return label
}

// playerChanges are those of an individual section.
func (im *Import) playerChanges(s *model.Section) ([]journal.Change, error) {
	if len(im.Lines) == 0 && len(im.Teams) > 0 {
		return nil, phrase.Errorf("the list has teams, and %q is an individual section. "+
			"Choose a team section, or another column for the names", s.Name)
	}
	var news []model.Player
	var changes []journal.Change
	for _, l := range im.Lines {
		p := im.rated(l.Player)
		if p.Club == "" {
			p.Club = l.Team
		}
		switch l.Action {
		case Add:
			news = append(news, p)
		case Update:
			c, err := im.update(s, l, p)
			if err != nil {
				return nil, err
			}
			changes = append(changes, c)
		}
	}
	if !numbered(s, news) {
		for i := range news {
			news[i].Number = 0
		}
	}
	if len(news) > 0 {
		changes = append(changes, steps.AddPlayers{Section: s.ID, Players: news, From: im.From})
	}
	return changes, nil
}

// numbered tells whether the list's own starting numbers can be kept: the section is empty, everybody has one, and
// nobody another's.
func numbered(s *model.Section, news []model.Player) bool {
	seen := map[int]bool{}
	for _, p := range news {
		if p.Number == 0 || seen[p.Number] {
			return false
		}
		seen[p.Number] = true
	}
	return len(s.Players) == 0
}

// plain tells whether the list's ratings do not say whose they are.
func (im *Import) plain() bool {
	m := im.Mapping
	return m.has(Rating, MemberRating) && !m.has(FideRating, NationalRating, OwnRating)
}

// rated is a new player with such a rating where it counts.
func (im *Import) rated(p model.Player) model.Player {
	if r := p.Rating; im.plain() {
		p.Rating = 0
		im.counts.Put(&p, r)
	}
	return p
}

// fuller is the name that a player has after an update. Of the same words in the same letters it is the section's own, unless that is the
// rawer one: given name first, or all in one case. Otherwise the list is right.
func fuller(ours, theirs string) string {
	words := func(name string) []string {
		w := strings.FieldsFunc(strings.ToLower(name), func(r rune) bool { return r == ',' || unicode.IsSpace(r) })
		slices.Sort(w)
		return w
	}
	raw := func(name string) bool { return name == strings.ToUpper(name) || name == strings.ToLower(name) }
	switch {
	case !slices.Equal(words(ours), words(theirs)), raw(ours) && !raw(theirs):
		return theirs
	case raw(theirs), strings.Contains(ours, ",") && !strings.Contains(theirs, ","):
		return ours
	}
	return theirs
}

// update fills what a line says into what the section says of the player.
func (im *Import) update(s *model.Section, l Line, p model.Player) (journal.Change, error) {
	old := s.Player(l.Same)
	if old == nil {
		return nil, phrase.Errorf("row %d: the player to be updated is no longer in the section. Compare the list with the section again",
			l.Row)
	}
	n := *old
	n.Name = fuller(old.Name, p.Name)
	update(&n, &p)
	if im.plain() {
		n.Rating, n.NationalRating = old.Rating, old.NationalRating
		if l.Player.Rating != 0 {
			im.counts.Put(&n, l.Player.Rating)
		}
	}
	n.Note = cmp.Or(p.Note, n.Note)
	n.Byes = slices.Clone(n.Byes)
	for _, b := range p.Byes {
		n.Byes = slices.DeleteFunc(n.Byes, func(o model.ByeRequest) bool { return o.Round == b.Round })
		n.Byes = append(n.Byes, b)
	}
	if len(p.Categories) > 0 {
		n.Categories = p.Categories
	}
	return steps.EditPlayer{Section: s.ID, Player: n}, nil
}

// teamChanges are those of a team section: new teams with their players, players of teams that are there, and those
// without a team at the end.
func (im *Import) teamChanges(s *model.Section) ([]journal.Change, error) {
	if len(im.Teams) == 0 && len(im.Lines) > 0 {
		return nil, phrase.Errorf("no column of the list names the teams, and %q is a team section. Choose the column of the teams", s.Name)
	}
	var changes []journal.Change
	rosters, loose, err := im.rosters(s, &changes)
	if err != nil {
		return nil, err
	}
	keep := numberedTeams(s, im.Teams)
	var news []steps.NewTeam
	for _, t := range im.Teams {
		players := rosters[namekey.Key(t.Team.Name)]
		old := s.TeamByID(t.Same)
		if old == nil {
			team := t.Team
			if !keep {
				team.Number = 0
			}
			news = append(news, steps.NewTeam{Team: team, Players: players})
			continue
		}
		if t.Action == Update {
			n := *old
			n.Captain, n.Strength = cmp.Or(t.Team.Captain, n.Captain), cmp.Or(t.Team.Strength, n.Strength)
			n.Club, n.Federation = cmp.Or(t.Team.Club, n.Club), cmp.Or(t.Team.Federation, n.Federation)
			changes = append(changes, steps.EditTeam{Section: s.ID, Team: n})
		}
		for i := range players {
			players[i].Team = old.ID
		}
		if len(players) > 0 {
			changes = append(changes, steps.AddPlayers{Section: s.ID, Players: players, From: im.From})
		}
	}
	if len(news) > 0 {
		changes = append(changes, steps.AddTeams{Section: s.ID, Teams: news, From: im.From})
	}
	if len(loose) > 0 {
		changes = append(changes, steps.AddPlayers{Section: s.ID, Players: loose, From: im.From})
	}
	return changes, nil
}

func numberedTeams(s *model.Section, teams []TeamLine) bool {
	seen := map[int]bool{}
	for _, t := range teams {
		if t.Team.Number == 0 || seen[t.Team.Number] {
			return false
		}
		seen[t.Team.Number] = true
	}
	return len(s.Teams) == 0
}

// rosters are the new players by the folded name of their team, in board order, and those without one.
func (im *Import) rosters(s *model.Section, changes *[]journal.Change) (map[string][]model.Player, []model.Player, error) {
	lines := slices.Clone(im.Lines)
	slices.SortStableFunc(lines, func(a, b Line) int {
		if a.Board == 0 || b.Board == 0 { // those without a board after the others
			return cmp.Compare(b.Board, a.Board)
		}
		return a.Board - b.Board
	})
	rosters := map[string][]model.Player{}
	var loose []model.Player
	for _, l := range lines {
		p := im.rated(l.Player)
		p.Number, p.Byes = 0, nil // those are the team's
		switch {
		case l.Action == Leave:
		case l.Action == Update:
			c, err := im.update(s, l, p)
			if err != nil {
				return nil, nil, err
			}
			*changes = append(*changes, c)
		case l.Team == "":
			loose = append(loose, p)
		default:
			key := namekey.Key(l.Team)
			rosters[key] = append(rosters[key], p)
		}
	}
	return rosters, loose, nil
}
