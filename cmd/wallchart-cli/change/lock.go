package change

import (
	"strconv"

	"wallchart/arbiter/pair"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

var Lock = cli.Verb{
	Name:  "lock",
	Usage: "FILE ROUND [BOARD…] [--off] [--section NAME]",
	Help: "Locks boards of a round, or all of them where none is named: players, colours, result and number stay as they are, and " +
		"whatever would change them is refused. --off unlocks them.",
	Run: func(c *cli.Call) error {
		e := c.Edit()
		off := c.Bool("off", false, "unlock these boards")
		if err := c.Parse(2, 1<<10); err != nil {
			return err
		}
		round, err := c.Number(1, "ROUND")
		if err != nil {
			return err
		}
		return e.Change(func(_ *model.Tournament, s *model.Section) (journal.Change, error) {
			who, err := atBoards(c, s, round)
			if err != nil {
				return nil, err
			}
			change := pair.Lock(s, round, who, !*off)
			switch {
			case change == nil && *off:
				return nil, phrase.Errorf("round %d: none of these boards is locked", round)
			case change == nil:
				return nil, phrase.Errorf("round %d: there is no board here that is not locked", round)
			}
			return change, nil
		})
	},
}

// atBoards are the first participants of the boards named after the round, or of all.
func atBoards(c *cli.Call, s *model.Section, round int) ([]model.ID, error) {
	if round < 1 || round > len(s.Rounds) {
		return nil, phrase.Errorf("%s has no round %d: it has %d rounds", s.Name, round, len(s.Rounds))
	}
	r := &s.Rounds[round-1]
	var who []model.ID
	if len(c.Words) == 2 {
		for i := range r.Pairings {
			who = append(who, r.Pairings[i].Sides[0])
		}
	}
	for _, text := range c.Words[2:] {
		n, err := strconv.Atoi(text)
		p, _ := r.OnBoard(n)
		if err != nil || p == nil {
			return nil, phrase.Errorf("round %d has no board %s", round, text)
		}
		who = append(who, p.Sides[0])
	}
	return who, nil
}
