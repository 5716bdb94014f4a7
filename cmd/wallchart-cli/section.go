package main

import (
	"fmt"
	"strings"

	"wallchart/model"
	"wallchart/model/journal"
)

// formats are how a section may be paired, and their names on the command line.
var formats = []struct {
	name   string
	format model.Format
}{{"swiss", model.Swiss}, {"robin", model.RoundRobin}, {"double", model.DoubleRoundRobin}, {"scheveningen", model.Scheveningen}, {"schiller", model.Schiller}}

// sectionFlags are a section's settings, each by a flag.
type sectionFlags struct {
	form, colours, primary, matchPoints string
	rounds, boards                      int
}

func (f *sectionFlags) flags(c *call) {
	c.StringVar(&f.form, "form", "", "`FORM`: swiss, robin, double (round robin), scheveningen or schiller")
	c.IntVar(&f.rounds, "rounds", 0, "`ROUNDS` the section is announced with")
	c.IntVar(&f.boards, "boards", 0, "`BOARDS` of a team match")
	c.StringVar(&f.colours, "colours", "", "colours of the team named first, board by board: `WBWB`")
	c.StringVar(&f.primary, "score", "", "the score that decides a team event: match or game `POINTS`")
	c.StringVar(&f.matchPoints, "match-points", "", "for a won and a drawn match: `2/1` or 1/½")
}

// put writes the flags that were given into settings.
func (f *sectionFlags) put(c *call, s *journal.Settings) error {
	if f.form != "" {
		var names []string
		found := false
		for _, known := range formats {
			names = append(names, known.name)
			if strings.EqualFold(known.name, f.form) {
				s.Format, found = known.format, true
			}
		}
		if !found {
			return misused("%s: there is no form %q%s", c.verb.name, f.form, didYouMean(f.form, names))
		}
	}
	if c.given("rounds") {
		s.Planned = f.rounds
	}
	if c.given("boards") {
		s.Boards = f.boards
	}
	if c.given("colours") {
		s.BoardColours = strings.ToUpper(f.colours)
	}
	switch f.primary {
	case "":
	case "match":
		s.Primary = model.MatchPoints
	case "game":
		s.Primary = model.GamePoints
	default:
		return misused("%s: --score is match or game, and not %q", c.verb.name, f.primary)
	}
	return nil
}

// scoring is 1/½/0, with the match points of the flag for a team section.
func (f *sectionFlags) scoring(now model.Scoring) (model.Scoring, error) {
	if f.matchPoints == "" {
		return now, nil
	}
	return withMatchPoints(now, f.matchPoints)
}

var section = verb{
	name:  "section",
	usage: "FILE NAME [--team] [--form FORM] [--rounds N] [--boards N] [--score match|game] [--match-points 2/1] [--rename NEW] [--remove]",
	help:  "Adds a section to the event, or changes the settings of the one that has the name. --team makes it a team section when it is added.",
	run: func(c *call) error {
		var f sectionFlags
		f.flags(c)
		team := c.Bool("team", false, "teams are the participants")
		rename := c.String("rename", "", "a new `NAME`")
		remove := c.Bool("remove", false, "remove the section with all it holds")
		if err := c.parse(2, 2); err != nil {
			return err
		}
		return c.change(c.args[0], func(t *model.Tournament) (journal.Change, error) {
			s, err := sectionByName(t, c.args[1])
			switch {
			case err != nil && (*rename != "" || *remove):
				return nil, fmt.Errorf("%s: %w", c.args[0], err)
			case err != nil:
				return f.add(c, c.args[1], *team)
			case *remove:
				return journal.RemoveSection{Section: s.ID}, nil
			}
			return f.edit(c, s, *rename)
		})
	},
}

func (f *sectionFlags) add(c *call, name string, team bool) (journal.Change, error) {
	change := journal.AddSection{Section: name}
	if team {
		change.Kind, change.Settings.Boards = model.TeamEvent, 4
	} else {
		change.Settings.Primary = model.GamePoints
	}
	if err := f.put(c, &change.Settings); err != nil {
		return nil, err
	}
	var err error
	change.Scoring, err = f.scoring(model.Classic(2*model.One, model.One, change.Settings.Boards))
	return change, err
}

func (f *sectionFlags) edit(c *call, s *model.Section, rename string) (journal.Change, error) {
	settings := journal.SettingsOf(s)
	if err := f.put(c, &settings); err != nil {
		return nil, err
	}
	scoring, err := f.scoring(s.Scoring)
	if err != nil {
		return nil, err
	}
	var changes []journal.Change
	if settings != journal.SettingsOf(s) {
		changes = append(changes, journal.EditSection{Section: s.ID, Settings: settings})
	}
	if scoring != s.Scoring {
		changes = append(changes, journal.SetScoring{Section: s.ID, Scoring: scoring})
	}
	if rename != "" {
		changes = append(changes, journal.RenameSection{Section: s.ID, To: rename})
	}
	switch len(changes) {
	case 0:
		return nil, misused("section: there is a section %q already, and no flag says what to change", s.Name)
	case 1:
		return changes[0], nil
	}
	return journal.Together{Words: "Edit the section " + s.Name, Changes: changes}, nil
}

var trophy = verb{
	name:  "trophy",
	usage: "FILE [--counting N] [--least N] [--per-club N] [--tiebreaks LIST] [--by-order] [--remove] [--section NAME]",
	help: "Sets the team trophy of an individual section: the best --counting scores of each club make its score, and the sums of the counting players' tie-breaks decide. " +
		"\"export --report trophy\" and \"standings --by club\" show it.",
	run: func(c *call) error {
		var e edit
		e.flags(c)
		counting := c.Int("counting", 4, "how many `SCORES` count")
		least := c.Int("least", 0, "a club with fewer `PLAYERS` is not placed")
		perClub := c.Int("per-club", 0, "`TEAMS` a club may have (otherwise one)")
		codes := c.String("tiebreaks", "", "a `LIST` of codes, summed over the counting players")
		byOrder := c.Bool("by-order", false, "take the counting players once, in order of standing, instead of the best for each tie-break")
		remove := c.Bool("remove", false, "there is no trophy any more")
		if err := c.parse(1, 1); err != nil {
			return err
		}
		return e.change(func(_ *model.Tournament, s *model.Section) (journal.Change, error) {
			if *remove {
				return journal.SetTrophy{Section: s.ID}, nil
			}
			list, err := ownList(s, *codes, "")
			if err != nil {
				return nil, err
			}
			return journal.SetTrophy{Section: s.ID, Trophy: &model.Trophy{
				Counting: *counting, Least: *least, PerClub: *perClub, TieBreaks: list.(journal.SetTieBreaks).List, ByOrder: *byOrder,
			}}, nil
		})
	},
}
