package change

import (
	"strings"

	"wallchart/arbiter/entries"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/model"
	"wallchart/model/journal"
)

var AddTeam = cli.Verb{
	Name:  "add-team",
	Usage: "FILE NAME [--player NAME]… [--club C] [--rating N] [--from ROUND] [--section NAME]",
	Help:  "Enters a team of a team section, at the end of the starting numbers, with its players in board order.",
	Run: func(c *cli.Call) error {
		var names players
		e := c.Edit()
		c.Var(&names, "player", "a `NAME`, once for each board in order")
		club := c.String("club", "", "`CLUB` or school")
		rating := c.String("rating", "", "the team's `STRENGTH`; without it the average of its boards")
		from := c.Int("from", 0, "the first `ROUND` played (otherwise the one to come)")
		if err := c.Parse(2, 2); err != nil {
			return err
		}
		return e.Enter(cli.OfKind(model.TeamEvent), func(_ *model.Tournament, s *model.Section) (journal.Change, error) {
			strength, err := model.ParseRating(*rating)
			if err != nil {
				return nil, cli.Misused("add-team: --rating: %w", err)
			}
			team := model.Team{Entry: model.Entry{Name: strings.TrimSpace(c.Words[1]), Club: *club, Entered: *from}, Strength: strength}
			return entries.AddTeam(s, team, names...), nil
		})
	},
}

// players is a flag that names a player each time it is given.
type players []model.Player

func (p *players) String() string { return "" }

func (p *players) Set(name string) error {
	*p = append(*p, model.Player{Entry: model.Entry{Name: strings.TrimSpace(name)}})
	return nil
}
