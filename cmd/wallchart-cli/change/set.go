package change

import (
	"wallchart/arbiter/pair"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

var Set = cli.Verb{
	Name:  "set",
	Usage: "FILE ROUND BOARD RESULT [--section NAME]",
	Help: "Enters, corrects or clears the result of a board: 1-0, 0-1, =, + - (a forfeit win), - +, - - (both forfeit), ? to clear, " +
		"adj for an adjourned game, which the next round does not wait for and pairs as a draw. " +
		"In a team event RESULT is the match score, the team named first first: 3½-½ or 3.5-0.5, " +
		"the first team's points alone, or a forfeit of the whole match.",
	Run: func(c *cli.Call) error {
		var e cli.Edit
		e.Flags(c)
		if err := c.Parse(4, 4); err != nil {
			return err
		}
		round, board, err := c.RoundAnd("BOARD")
		if err != nil {
			return err
		}
		return e.Change(func(_ *model.Tournament, s *model.Section) (journal.Change, error) {
			change, err := pair.Result(s, round, board, 0, c.Words[3])
			return change, onBoard(round, board, err)
		})
	},
}

// onBoard says where a result cannot be entered.
func onBoard(round, board int, err error) error {
	if err == nil {
		return nil
	}
	return phrase.Errorf("round %d, board %d: %w", round, board, err)
}

var MatchScore = cli.Verb{
	Name:  "match-score",
	Usage: "FILE ROUND MATCH SCORE [--short] [--section NAME]",
	Help:  "Enters the score of a team match of which only the game points are known, the team named first first: 3½-½, 2.5-1.5.",
	Run: func(c *cli.Call) error {
		var e cli.Edit
		e.Flags(c)
		short := c.Bool("short", false, "the score may be below what the boards make: a board was lost by both sides")
		if err := c.Parse(4, 4); err != nil {
			return err
		}
		round, match, err := c.RoundAnd("MATCH")
		if err != nil {
			return err
		}
		return e.Change(func(_ *model.Tournament, s *model.Section) (journal.Change, error) {
			change, err := pair.MatchScore(s, round, match, c.Words[3], *short)
			return change, onBoard(round, match, err)
		})
	},
}

var Board = cli.Verb{
	Name:  "board",
	Usage: "FILE ROUND MATCH BOARD RESULT [--section NAME]",
	Help: "Enters the result of one board of a team match, the player of the team named first first, whatever the colours: 1-0, 0-1, =, " +
		"+ -, - +, - -, ? to clear, adj for a board that is adjourned.",
	Run: func(c *cli.Call) error {
		var e cli.Edit
		e.Flags(c)
		if err := c.Parse(5, 5); err != nil {
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
			change, err := pair.BoardResult(s, at[0], at[1], 0, at[2], c.Words[4])
			if err != nil {
				return nil, phrase.Errorf("round %d, match %d, board %d: %w", at[0], at[1], at[2], err)
			}
			return change, nil
		})
	},
}
