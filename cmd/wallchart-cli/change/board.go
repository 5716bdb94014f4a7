package change

import (
	"wallchart/arbiter/pair"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

var Board = cli.Verb{
	Name:  "board",
	Usage: "FILE ROUND MATCH BOARD RESULT [--section NAME]",
	Help: "Enters the result of one board of a team match, the player of the team named first first, whatever the colours: 1-0, 0-1, =, " +
		"+ -, - +, - -, ? to clear, adj for a board that is adjourned.",
	Run: func(c *cli.Call) error {
		e := c.Edit()
		if err := c.Parse(5, 6); err != nil {
			return err
		}
		var at [3]int
		for n, what := range []string{"ROUND", "MATCH", "BOARD"} {
			var err error
			if at[n], err = c.Number(n+1, what); err != nil {
				return err
			}
		}
		return e.Change(func(_ *model.Tournament, s *model.Section) (journal.Change, error) {
			change, err := pair.BoardResult(s, at[0], at[1], 0, at[2], result(c.Words[4:]))
			if err != nil {
				return nil, phrase.Errorf("round %d, match %d, board %d: %w", at[0], at[1], at[2], err)
			}
			return change, nil
		})
	},
}
