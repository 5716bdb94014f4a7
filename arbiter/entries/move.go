package entries

import (
	"slices"
	"strings"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

// Move takes players from one section to another of the same event. Whoever was
// never paired is taken out of the first; whoever was withdraws from its next round,
// so that the games stay for those who played them. In a section that has begun they
// enter in EntryRound. Byes asked for in rounds to come are asked for again.
func Move(t *model.Tournament, from, to *model.Section, who ...model.ID) (journal.Change, error) {
	if from.Team() || to.Team() {
		return nil, phrase.Errorf("players can be moved between sections of players only; in a team section they are on a roster")
	}
	if from.ID == to.ID {
		return nil, phrase.Errorf("they are in %s already. Choose another section", to.Name)
	}
	if len(who) == 0 {
		return nil, phrase.Errorf("nobody is to be moved. Choose players of %s", from.Name)
	}
	var once []model.ID
	for _, id := range who {
		if !slices.Contains(once, id) {
			once = append(once, id)
		}
	}
	who = once
	var changes []journal.Change
	add := steps.AddPlayers{Section: to.ID}
	entry := entered(to, 0)
	for _, id := range who {
		p := from.Player(id)
		if p == nil {
			return nil, phrase.Errorf("player %d is not in %s", id, from.Name)
		}
		if p.Expelled > 0 {
			return nil, phrase.Errorf("%s is expelled from round %d on. Take the expulsion back first", p.Name, p.Expelled)
		}
		leave, err := leaving(from, p)
		if err != nil {
			return nil, err
		}
		changes = append(changes, leave)
		n := *p
		n.ID, n.Number = 0, 0
		n.Entered, n.Withdrawn, n.Came = entry, 0, 0
		n.Byes = slices.DeleteFunc(slices.Clone(p.Byes), func(b model.ByeRequest) bool { return b.Round < max(1, entry) })
		add.Players = append(add.Players, n)
	}
	changes = append(changes, add)
	if renumber, err := inOrder(t, to, changes); err != nil {
		return nil, err
	} else if renumber != nil {
		changes = append(changes, renumber)
	}
	name := from.Player(who[0]).Name
	words := phrase.Count(len(who), "Move %[2]s to %[3]s", "Move %[1]d players (%[2]s, …) to %[3]s", len(who), name, to.Name)
	return steps.Joined(words, changes...), nil
}

// SectionNamed is the section of that name, or the only one whose name begins so.
func SectionNamed(t *model.Tournament, text string) (*model.Section, error) {
	text = strings.ToLower(strings.TrimSpace(text))
	var found []*model.Section
	var names []string
	for _, s := range t.Sections {
		name := strings.ToLower(strings.TrimSpace(s.Name))
		if name == text {
			return s, nil
		}
		if text != "" && strings.HasPrefix(name, text) {
			found = append(found, s)
		}
		names = append(names, s.Name)
	}
	if len(found) == 1 {
		return found[0], nil
	}
	return nil, phrase.Errorf("%q is no section of the event. There are %s", text, strings.Join(names, ", "))
}

// inOrder numbers a section anew that has not begun and stands in the order of
// ratings, so that it stands in that order after the steps too; nil for another.
func inOrder(t *model.Tournament, s *model.Section, steps []journal.Change) (journal.Change, error) {
	if len(s.Rounds) > 0 {
		return nil, nil
	}
	return byRating(t, s, steps)
}

// byRating is inOrder, whether the section has begun or not.
func byRating(t *model.Tournament, s *model.Section, changes []journal.Change) (journal.Change, error) {
	if !anybodyRated(t, s) || !slices.Equal(t.ByRating(s), ids(s)) {
		return nil, nil
	}
	made, err := steps.Together{Changes: changes}.Apply(t)
	if err != nil {
		return nil, err
	}
	now := made.Section(s.ID)
	order := made.ByRating(now)
	if slices.Equal(order, ids(now)) {
		return nil, nil
	}
	return steps.Renumber{Section: s.ID, Order: order}, nil
}

// leaving is how a player leaves a section.
func leaving(s *model.Section, p *model.Player) (journal.Change, error) {
	paired := false
	for r := range s.Rounds {
		pairing, _ := s.Rounds[r].Find(p.ID)
		if pairing == nil {
			continue
		}
		paired = true
		if !pairing.IsBye() && !pairing.Done() {
			return nil, phrase.Errorf("%s has a game without a result in round %d of %s. Enter it, or break the pairing, and move then",
				p.Name, r+1, s.Name)
		}
	}
	if !paired {
		return steps.RemovePlayer{Section: s.ID, Player: p.ID}, nil
	}
	return Withdraw(s, p.ID, 0), nil
}
