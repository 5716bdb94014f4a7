package change

import (
	"strings"

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
		e := c.Edit()
		if err := c.Parse(4, 5); err != nil {
			return err
		}
		round, board, err := c.RoundAnd("BOARD")
		if err != nil {
			return err
		}
		return e.Change(func(_ *model.Tournament, s *model.Section) (journal.Change, error) {
			change, err := pair.Result(s, round, board, 0, result(c.Words[3:]))
			return change, onBoard(round, board, err)
		})
	},
}

// result is what stands on the command line as a result, where "+ -" may be two words.
func result(words []string) string { return strings.Join(words, " ") }

// onBoard says where a result cannot be entered.
func onBoard(round, board int, err error) error {
	if err == nil {
		return nil
	}
	return phrase.Errorf("round %d, board %d: %w", round, board, err)
}
