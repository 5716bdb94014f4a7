package change

import (
	"strings"

	"wallchart/arbiter/entries"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/model"
	"wallchart/model/journal"
)

var AddPlayer = cli.Verb{
	Name:  "add-player",
	Usage: "FILE NAME [--rating N] [--club C] [--team NO] [--from ROUND] [--house] … [--section NAME]",
	Help: "Enters a player: at the end of the starting numbers, or with --team on the roster of a team, after its last board. " +
		"Who comes late says so with --from; the rounds before are absences. In a Swiss that has begun and whose numbers go by rating, a " +
		"late entry gets the number that the rating asks for, and the others move, until four rounds are paired; --no gives another.",
	Run: func(c *cli.Call) error {
		var f playerFlags
		e := c.Edit()
		f.flags(c)
		team := c.String("team", "", "the team, by starting number `NO` or name")
		from := c.Int("from", 0, "the first `ROUND` played (otherwise the one to come)")
		number := c.Int("no", 0, "a starting `NUMBER` that nobody has; all others stay as they are")
		house := c.Bool("house", false, "a house player: paired only where the number is odd, without a place or prizes")
		if err := c.Parse(2, 2); err != nil {
			return err
		}
		return e.Enter(cli.OfKind(model.Individual), func(t *model.Tournament, s *model.Section) (journal.Change, error) {
			p := model.Player{Entry: model.Entry{Name: strings.TrimSpace(c.Words[1]), Number: *number, Entered: *from}}
			if err := f.apply(c, &p, t.Ratings(s)); err != nil {
				return nil, err
			}
			if *team != "" {
				if !s.Team() {
					return nil, cli.Misused("add-player: %s is an individual section; --club says what club or school a player belongs to",
						s.Name)
				}
				of, err := c.Entry(s, *team)
				if err != nil {
					return nil, err
				}
				p.Team = of.ID
			}
			if *house {
				if err := entries.WhyNoHouse(s); err != nil {
					return nil, err
				}
				p.House = true
			}
			return entries.AddPlayer(t, s, p, 0), nil
		})
	},
}
