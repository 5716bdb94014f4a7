package main

import (
	"path/filepath"
	"strings"
	"wallchart/arbiter/entries"
	"wallchart/arbiter/pair"

	"wallchart/files/roster"
	"wallchart/files/sheet"
	"wallchart/model"
)

// entered makes an event of a list of players or teams: a section for each sheet, as import would make it, the
// starting numbers as the list has them, or by rating, and where ratings are equal in its order.
func (c *call) entered(sheets []sheet.Sheet, from string) (*model.Tournament, error) {
	name := strings.TrimSuffix(filepath.Base(from), filepath.Ext(from))
	t := &model.Tournament{Name: name}
	for _, list := range sheets {
		im := entries.PeopleList{Rows: list.Rows, From: filepath.Base(from)}.Read(nil)
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
	plan := listed(im)(t)
	plan.Name = section
	add, _, err := pair.NewSection(t, plan)
	if err != nil {
		return nil, err
	}
	if t, err = add.Apply(t); err != nil {
		return nil, err
	}
	list, err := entries.Enlist(t, t.LastID, im)
	if err != nil {
		return nil, err
	}
	return list.Apply(t)
}
