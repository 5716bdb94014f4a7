package main

import (
	"fmt"
	"strings"

	"wallchart/model"
	"wallchart/model/journal"
)

var set = verb{
	name:  "set",
	usage: "FILE ROUND BOARD RESULT [--section NAME]",
	help: "Enters, corrects or clears the result of a board: 1-0, 0-1, =, + - (a forfeit win), - +, - - (both forfeit), ? to clear. " +
		"In a team event RESULT is the match score, the team named first first: 3½-½ or 3.5-0.5, or a forfeit of the whole match.",
	run: func(c *call) error {
		var e edit
		e.flags(c)
		if err := c.parse(4, 4); err != nil {
			return err
		}
		round, err := c.number(1, "ROUND")
		if err != nil {
			return err
		}
		board, err := c.number(2, "BOARD")
		if err != nil {
			return err
		}
		return e.change(func(_ *model.Tournament, s *model.Section) (journal.Change, error) {
			if s.Team() && !forfeits(c.args[3]) {
				score, err := model.ParseMatchScore(c.args[3])
				if err != nil {
					return nil, onBoard(round, board, err)
				}
				return journal.SetMatchScore{Section: s.ID, Round: round, Board: board, Score: score}, nil
			}
			result, err := model.ParseResult(c.args[3])
			if err != nil {
				return nil, onBoard(round, board, err)
			}
			return journal.SetResult{Section: s.ID, Round: round, Board: board, Result: result}, nil
		})
	},
}

// onBoard says where a result cannot be entered.
func onBoard(round, board int, err error) error {
	return fmt.Errorf("round %d, board %d: %w", round, board, err)
}

// forfeits tells whether a match's result is a forfeit, or no result, rather than
// a score.
func forfeits(text string) bool {
	return !strings.ContainsAny(text, "0123456789½")
}

var matchScore = verb{
	name:  "match-score",
	usage: "FILE ROUND MATCH SCORE [--short] [--section NAME]",
	help:  "Enters the score of a team match of which only the game points are known, the team named first first: 3½-½, 2.5-1.5.",
	run: func(c *call) error {
		var e edit
		e.flags(c)
		short := c.Bool("short", false, "the score may be below what the boards make: a board was lost by both sides")
		if err := c.parse(4, 4); err != nil {
			return err
		}
		round, err := c.number(1, "ROUND")
		if err != nil {
			return err
		}
		match, err := c.number(2, "MATCH")
		if err != nil {
			return err
		}
		score, err := model.ParseMatchScore(c.args[3])
		if err != nil {
			return place(c.args[0], onBoard(round, match, err))
		}
		return e.change(func(_ *model.Tournament, s *model.Section) (journal.Change, error) {
			return journal.SetMatchScore{Section: s.ID, Round: round, Board: match, Score: score, Short: *short}, nil
		})
	},
}

var board = verb{
	name:  "board",
	usage: "FILE ROUND MATCH BOARD RESULT [--section NAME]",
	help:  "Enters the result of one board of a team match, the player of the team named first first, whatever the colours: 1-0, 0-1, =, + -, - +, - -, ? to clear.",
	run: func(c *call) error {
		var e edit
		e.flags(c)
		if err := c.parse(5, 5); err != nil {
			return err
		}
		var at [3]int
		for n, what := range []string{"ROUND", "MATCH", "BOARD"} {
			var err error
			if at[n], err = c.number(n+1, what); err != nil {
				return err
			}
		}
		result, err := model.ParseResult(c.args[4])
		if err != nil {
			return place(c.args[0], fmt.Errorf("round %d, match %d, board %d: %w", at[0], at[1], at[2], err))
		}
		return e.change(func(_ *model.Tournament, s *model.Section) (journal.Change, error) {
			return journal.SetBoardResult{Section: s.ID, Round: at[0], Board: at[1], Game: at[2], Result: result}, nil
		})
	},
}
