package main

import (
	"cmp"
	"path/filepath"
	"slices"
	"strings"

	"wallchart/files/roster"
	"wallchart/files/sheet"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/tiebreaks"
)

// entered makes an event of a list of players: a section for each sheet, the
// starting numbers as the list has them, or by rating, and where ratings are equal in its order.
func (c *call) entered(sheets []sheet.Sheet, from string) (*model.Tournament, error) {
	name := strings.TrimSuffix(filepath.Base(from), filepath.Ext(from))
	t := &model.Tournament{Name: name}
	for _, list := range sheets {
		im := roster.Read(list.Rows, roster.Guess(list.Rows))
		im.From = filepath.Base(from)
		im.Compare(nil)
		if err := c.doubts(im, nil, from, false); err != nil {
			return nil, err
		}
		section := list.Name
		if len(sheets) == 1 || section == "" {
			section = "Open"
		}
		var err error
		if t, err = withPlayers(t, section, im); err != nil {
			return nil, place(from, err)
		}
	}
	return t, nil
}

func withPlayers(t *model.Tournament, section string, im *roster.Import) (*model.Tournament, error) {
	add := journal.AddSection{Section: section, Settings: journal.Settings{Primary: model.GamePoints}, Scoring: model.Classic(2*model.One, model.One, 0)}
	t, err := add.Apply(t)
	if err != nil {
		return nil, err
	}
	s := t.Sections[len(t.Sections)-1]
	change, err := im.Change(s)
	if err != nil {
		return nil, err
	}
	if t, err = change.Apply(t); err != nil {
		return nil, err
	}
	if im.OwnNumbers() {
		return tiebreaks.WithUsual(t), nil
	}
	s = t.Section(s.ID)
	players, counts := slices.Clone(s.Players), t.Ratings(s)
	slices.SortStableFunc(players, func(a, b model.Player) int { return cmp.Compare(counts.Of(&b), counts.Of(&a)) })
	order := make([]model.ID, len(players))
	for n, p := range players {
		order[n] = p.ID
	}
	if t, err = (journal.Renumber{Section: s.ID, Order: order}).Apply(t); err != nil {
		return nil, err
	}
	return tiebreaks.WithUsual(t), nil
}
