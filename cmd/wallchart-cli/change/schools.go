package change

import (
	"slices"
	"strings"

	"wallchart/arbiter/entries"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

var Schools = cli.Verb{
	Name:  "schools",
	Usage: "FILE [NAME] [--join | --apart] [--as SPELLING]",
	Help: "Lists the clubs and schools that look like one and are written in several ways, of all sections together: trophies and teammates " +
		"who are kept apart go by what is written. --join gives the players of each, or of the one that NAME is a spelling of, the spelling " +
		"that most have, or the one that --as says; it is one step. --apart says that they are several schools, of which nobody is asked " +
		"again; named by NAME they can still be joined. Where teammates are kept apart a round that would be written waits for one or the other.",
	Run: func(c *cli.Call) error {
		join := c.Bool("join", false, "join the spellings")
		apart := c.Bool("apart", false, "the spellings are those of several schools")
		as := c.String("as", "", "the `SPELLING` that all of them get")
		c.Warnable()
		if err := c.Parse(1, 2); err != nil {
			return err
		}
		if *as != "" && (len(c.Words) < 2 || !*join) {
			return cli.Misused("schools: --as is for one school that is joined. Name it by one of its spellings, with --join")
		}
		if *join && *apart {
			return cli.Misused("schools: --join or --apart, not both")
		}
		if *apart {
			return c.Change(c.Words[0], func(t *model.Tournament) (journal.Change, error) {
				all, err := schoolsOf(c, t)
				if err != nil {
					return nil, cli.Place(c.Words[0], err)
				}
				return entries.PartSchools(t, all...)
			})
		}
		if !*join {
			t, err := c.Event(c.Words[0])
			if err != nil {
				return err
			}
			all, err := schoolsOf(c, t)
			if err != nil {
				return err
			}
			for _, x := range all {
				if err := c.Tell(c.Out, phrase.Count(x.Players, "%[2]s (%[1]d player)", "%[2]s (%[1]d players)", x.Players, x.Words())); err != nil {
					return err
				}
			}
			return nil
		}
		return c.Change(c.Words[0], func(t *model.Tournament) (journal.Change, error) {
			all, err := schoolsOf(c, t)
			if err != nil {
				return nil, cli.Place(c.Words[0], err)
			}
			if *as != "" && len(all) == 1 {
				all[0].Names = append([]string{strings.TrimSpace(*as)}, all[0].Names...)
			}
			return entries.JoinSchools(t, all...)
		})
	},
}

// schoolsOf are those that are asked for.
func schoolsOf(c *cli.Call, t *model.Tournament) ([]entries.School, error) {
	if len(c.Words) < 2 {
		return entries.OpenSchools(t), nil
	}
	all := entries.Schools(t)
	key := model.ClubKey(c.Words[1])
	all = slices.DeleteFunc(all, func(x entries.School) bool { return model.ClubKey(x.Names[0]) != key })
	if len(all) == 0 {
		return nil, phrase.Errorf("%q does not stand in several spellings. Without a name schools lists those that do", c.Words[1])
	}
	return all, nil
}
