package main

import (
	"slices"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/tiebreaks"
)

// rankingFlags are a section's tie-breaks and rules, as a verb that has more to
// say takes them.
type rankingFlags struct {
	tieBreaks, preset, unplayed string
}

func (f *rankingFlags) flags(c *call) {
	c.StringVar(&f.tieBreaks, "tiebreaks", "", "a `LIST` of codes, such as BH/C1,DE,SB, or none")
	c.StringVar(&f.preset, "preset", "", "the `CODE` of a preset; \"wallchart-cli presets\" lists them")
	c.StringVar(&f.unplayed, "unplayed", "", "the `RULES` for unplayed rounds")
}

// changes are those the flags ask for, nil for none. A preset's match points
// count only when the command line gives no others.
func (f *rankingFlags) changes(c *call, s *model.Section, matchPoints bool) ([]journal.Change, error) {
	if f.preset != "" && f.tieBreaks != "" {
		return nil, misused("%s: --preset brings its tie-breaks along; leave --tiebreaks out", c.verb.name)
	}
	if err := knownRules(f.unplayed); err != nil {
		return nil, err
	}
	switch {
	case f.preset != "":
		change, err := c.fromPreset(s, f.preset, f.unplayed)
		if err != nil {
			return nil, err
		}
		all := change.Changes
		if !matchPoints {
			all = slices.DeleteFunc(all, func(c journal.Change) bool { return c.Name() == journal.SetScoring{}.Name() })
		}
		return all, nil
	case f.tieBreaks != "":
		change, err := c.ownList(s, f.tieBreaks, f.unplayed)
		if err != nil {
			return nil, err
		}
		return []journal.Change{change}, nil
	case f.unplayed != "":
		return []journal.Change{journal.SetTieBreaks{Section: s.ID, List: s.Ranking.TieBreaks, Unplayed: f.unplayed, Preset: s.Ranking.Preset}}, nil
	}
	return nil, nil
}

// usualList gives a section the usual tie-breaks for its kind, as the window
// gives them to a new event.
func usualList(t *model.Tournament, s *model.Section) []journal.Change {
	p, ok := tiebreaks.Usual(t, s)
	if !ok {
		return nil
	}
	return []journal.Change{journal.SetTieBreaks{Section: s.ID, List: p.TieBreaks, Unplayed: p.Unplayed, Preset: p.Code}}
}

func knownRules(code string) error {
	if code == "" {
		return nil
	}
	_, err := tiebreaks.RulesByCode(code)
	return err
}
