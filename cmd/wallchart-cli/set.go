package main

import (
	"wallchart/arbiter/pair"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

var Set = verb{
	name:  "set",
	usage: "FILE ROUND BOARD RESULT [--section NAME]",
	help: "Enters, corrects or clears the result of a board: 1-0, 0-1, =, + - (a forfeit win), - +, - - (both forfeit), ? to clear, " +
		"adj for an adjourned game, which the next round does not wait for and pairs as a draw. " +
		"In a team event RESULT is the match score, the team named first first: 3½-½ or 3.5-0.5, " +
		"the first team's points alone, or a forfeit of the whole match.",
	run: func(c *call) error {
		var e edit
		e.flags(c)
		if err := c.parse(4, 4); err != nil {
			return err
		}
		round, board, err := c.roundAnd("BOARD")
		if err != nil {
			return err
		}
		return e.change(func(_ *model.Tournament, s *model.Section) (journal.Change, error) {
			change, err := pair.Result(s, round, board, 0, c.words[3])
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

var MatchScore = verb{
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
		round, match, err := c.roundAnd("MATCH")
		if err != nil {
			return err
		}
		return e.change(func(_ *model.Tournament, s *model.Section) (journal.Change, error) {
			change, err := pair.MatchScore(s, round, match, c.words[3], *short)
			return change, onBoard(round, match, err)
		})
	},
}

var Board = verb{
	name:  "board",
	usage: "FILE ROUND MATCH BOARD RESULT [--section NAME]",
	help: "Enters the result of one board of a team match, the player of the team named first first, whatever the colours: 1-0, 0-1, =, " +
		"+ -, - +, - -, ? to clear, adj for a board that is adjourned.",
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
		return e.change(func(_ *model.Tournament, s *model.Section) (journal.Change, error) {
			change, err := pair.BoardResult(s, at[0], at[1], 0, at[2], c.words[4])
			if err != nil {
				return nil, phrase.Errorf("round %d, match %d, board %d: %w", at[0], at[1], at[2], err)
			}
			return change, nil
		})
	},
}
