package cli

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"

	"wallchart/arbiter/entries"
	"wallchart/arbiter/pair"
	"wallchart/arbiter/rank"
	"wallchart/files/roster"
	"wallchart/files/sheet"
	"wallchart/model"
	"wallchart/phrase"
)

// entered makes an event of a list of players or teams: a section for each sheet, as import would make it, the
// starting numbers as the list has them, or by rating, and where ratings are equal in its order.
func (c *Call) entered(sheets []sheet.Sheet, from string) (*model.Tournament, error) {
	name := strings.TrimSuffix(filepath.Base(from), filepath.Ext(from))
	t := &model.Tournament{Name: name}
	for _, list := range sheets {
		im := entries.PeopleList{Rows: list.Rows, From: filepath.Base(from)}.Read(nil)
		if err := c.ListDoubts(im, nil, from, false); err != nil {
			return nil, err
		}
		section := list.Name
		if len(sheets) == 1 || section == "" {
			section = "Open"
		}
		var err error
		if t, err = withPlayers(t, section, im); err != nil {
			return nil, Place(from, err)
		}
	}
	return t, nil
}

func withPlayers(t *model.Tournament, section string, im *roster.Import) (*model.Tournament, error) {
	plan := Listed(im)(t)
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

// Listed is the section that a list asks for where the event has none: of teams where it is a list of teams, by the rules of US
// Chess where its headings are theirs.
func Listed(im *roster.Import) func(*model.Tournament) pair.Plan {
	return func(t *model.Tournament) pair.Plan {
		var p pair.Plan
		if im.OfTeams() {
			p.Kind = model.TeamEvent
		}
		home := ""
		if im.USChess() {
			home = "USA"
		}
		if usual, ok := rank.UsualPreset(t, &model.Section{Kind: p.Kind}, home); ok {
			p.Ranking.Preset = usual.Code
		}
		return p
	}
}

// ListDoubts says what of the list was not understood, what of it nothing takes, and
// who may be in the section twice; rows that would be lost are an error, unless they may be skipped.
func (c *Call) ListDoubts(im *roster.Import, s *model.Section, from string, skip bool) error {
	var lost []error
	for _, p := range im.Problems {
		if p.Left && !p.Aside && !skip || p.Row == 0 {
			lost = append(lost, Place(from, p))
			continue
		}
		if p.Left && !p.Aside {
			fmt.Fprintln(c.Err, c.Word(Place(from, p)))
			continue
		}
		c.Doubt(from, p)
	}
	if drops := im.NotTaken(s); !drops.Empty() {
		c.Tell(c.Err, phrase.New("%s: %s", from, drops))
	}
	for _, t := range im.Twins {
		if t.Open {
			c.Doubt(from, phrase.Errorf("%s The row is left out. If it is somebody else, enter the player with add-player; "+
				"if not, give both the same club, number or date of birth.", t.Sentence()))
			continue
		}
		c.Tell(c.Err, phrase.New("%s: %s", from, t.Sentence()))
	}
	return errors.Join(lost...)
}
