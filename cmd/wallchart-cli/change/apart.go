package change

import (
	"fmt"
	"strconv"
	"strings"

	"wallchart/arbiter/pair"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

var Apart = cli.Verb{
	Name:  "apart",
	Usage: "FILE [WHO WHO… [--from ROUND] [--to ROUND] | --clubs | --remove N|all] [--section NAME]",
	Help: "Who is kept apart: without more the list, with two or more participants, by starting number or name, one group more, of " +
		"whom no two are paired. --clubs makes a group of each club. --remove takes the group of that number in the list away, or all.",
	Run: func(c *cli.Call) error {
		e := c.Edit()
		from := c.Int("from", 0, "the first `ROUND` for which it holds (otherwise the first)")
		to := c.Int("to", 0, "the last `ROUND` for which it holds (otherwise the last)")
		clubs := c.Bool("clubs", false, "everybody of one club or school")
		remove := c.String("remove", "", "take the group of this `NUMBER` in the list away, or all")
		if err := c.Parse(1, 1<<10); err != nil {
			return err
		}
		people := c.Words[1:]
		c.Words = c.Words[:1]
		asked := 0
		for _, one := range []bool{len(people) > 0, *clubs, c.Given("remove")} {
			if one {
				asked++
			}
		}
		switch {
		case asked > 1:
			return cli.Misused("apart: name people, or say --clubs or --remove, one of them")
		case len(people) == 0 && (c.Given("from") || c.Given("to")):
			return cli.Misused("apart: --from and --to are of those who are named before them")
		case asked == 0:
			return listApart(c, e.Section)
		}
		return e.Change(func(_ *model.Tournament, s *model.Section) (journal.Change, error) {
			switch {
			case *clubs:
				return pair.KeepClubsApart(s)
			case c.Given("remove"):
				return letMeet(c, s, *remove)
			}
			who, err := c.Entries(s, people)
			if err != nil {
				return nil, err
			}
			return pair.KeepApart(s, who, *from, *to)
		})
	},
}

// letMeet takes the group of a number away, or all.
func letMeet(c *cli.Call, s *model.Section, text string) (journal.Change, error) {
	if len(s.Forbidden) == 0 {
		return nil, phrase.Errorf("%s: nobody is kept apart", s.Name)
	}
	if strings.EqualFold(text, "all") {
		return steps.SetForbidden{Section: s.ID}, nil
	}
	n, err := strconv.Atoi(text)
	if err != nil {
		return nil, cli.Misused("apart: --remove is a number of the list or all, and not %q", text)
	}
	return pair.LetMeet(s, n)
}

// listApart prints who is kept apart, a group a line.
func listApart(c *cli.Call, section string) error {
	_, sections, err := (&cli.Selection{Call: c, Section: section}).Opened()
	if err != nil {
		return err
	}
	for _, s := range sections {
		if len(sections) > 1 {
			fmt.Fprintln(c.Out, s.Name)
		}
		if len(s.Forbidden) == 0 {
			c.Tell(c.Out, phrase.New("%s: nobody is kept apart", s.Name))
		}
		for i, g := range s.Forbidden {
			var names []string
			for _, id := range g.Who {
				e, _ := s.Entry(id)
				names = append(names, fmt.Sprintf("%d %s", e.Number, e.Name))
			}
			line := phrase.New("%d: %s", i+1, strings.Join(names, "; "))
			switch from := max(g.From, 1); {
			case g.To == from:
				line = phrase.New("%s, in round %d", line, g.To)
			case g.To > 0:
				line = phrase.New("%s, in rounds %d to %d", line, from, g.To)
			case from > 1:
				line = phrase.New("%s, from round %d on", line, from)
			}
			c.Tell(c.Out, line)
		}
	}
	return nil
}
