package change

import (
	"wallchart/arbiter/pair"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

var Second = cli.Verb{
	Name:  "second",
	Usage: "FILE ROUND RESULT… [--section NAME]",
	Help: "Second entry: the results of a round typed once more, in the order of the boards that have one, a dot for a board that is " +
		"passed over; of a team match whose boards are known, each of its boards. " +
		"What differs from the first entry is said and makes the exit status 3; it is corrected with \"set\". " +
		"The log says that a second entry was made, and how many results agreed.",
	Run: func(c *cli.Call) error {
		e := c.Edit()
		if err := c.Parse(3, 1<<12); err != nil {
			return err
		}
		round, err := c.Number(1, "ROUND")
		if err != nil {
			return err
		}
		return e.Change(func(_ *model.Tournament, s *model.Section) (journal.Change, error) { return compareSecond(c, s, round) })
	},
}

// compareSecond compares the results of the arguments with those that are there.
func compareSecond(c *cli.Call, s *model.Section, round int) (journal.Change, error) {
	e, err := pair.NewSecond(s, round)
	if err != nil {
		return nil, err
	}
	boards, typed := e.Slips(s), c.Words[2:]
	if len(boards) != len(typed) {
		return nil, phrase.Errorf("round %d has %d results, and %d were typed; write a dot for a board that is passed over",
			round, len(boards), len(typed))
	}
	for n := range boards {
		x := boards[n]
		if typed[n] == "." {
			continue
		}
		same, err := e.Compare(s, x, typed[n])
		switch {
		case err != nil:
			return nil, onBoard(round, x.Pairing.Board, err)
		case same.Same:
			e.Agree(x)
			continue
		}
		e.Leave(x)
		white, _ := s.Entry(x.Pairing.Sides[0])
		black, _ := s.Entry(x.Pairing.Sides[1])
		if x.Game > 0 {
			c.Doubt(c.Words[0], phrase.Errorf("round %d, match %d, %s – %s, board %d: the first entry says %s, the second %s",
				round, x.Pairing.Board, white.Name, black.Name, x.Game, same.First, same.Second))
			continue
		}
		c.Doubt(c.Words[0], phrase.Errorf("round %d, board %d, %s – %s: the first entry says %s, the second %s",
			round, x.Pairing.Board, white.Name, black.Name, same.First, same.Second))
	}
	if note := e.Note(s); note != nil {
		return note, nil
	}
	return nil, phrase.Errorf("every board of round %d was passed over", round)
}
