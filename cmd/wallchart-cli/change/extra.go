package change

import (
	"strings"

	"wallchart/arbiter/entries"
	"wallchart/arbiter/pair"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/export/formats"
	"wallchart/export/report"
	"wallchart/export/report/officer"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/tiebreaks/catalogue"
)

var Extra = cli.Verb{
	Name:  "extra",
	Usage: "FILE [WHITE BLACK RESULT [--against SECTION] [--date DAY] [--note TEXT]] [--remove N] [--section NAME]",
	Help: "Games that count for rating alone, outside the rounds: without more the list, with two players and a result one more. Both are " +
		"players of the section, by number or name; with --against Black is of that one. Rating changes and the report for US Chess " +
		"have them, the latter as a section of its own; standings never. --remove takes the one of that number in the list away.",
	Run: func(c *cli.Call) error {
		e := c.Edit()
		against := c.String("against", "", "the `SECTION` of Black, where it is another")
		date := c.String("date", "", "the `DAY` of the game: 2026-11-20")
		note := c.String("note", "", "a `NOTE`")
		remove := c.Int("remove", 0, "take the game of this `NUMBER` in the list away")
		if err := c.Parse(1, 4); err != nil {
			return err
		}
		words := c.Words[1:]
		c.Words = c.Words[:1]
		switch {
		case c.Given("remove"):
			return c.Change(c.Words[0], func(t *model.Tournament) (journal.Change, error) { return pair.RemoveExtraGame(t, *remove) })
		case len(words) == 0:
			return listExtra(c)
		case len(words) != 3:
			return cli.Misused("extra: name White, Black and the result")
		}
		return e.Change(func(t *model.Tournament, s *model.Section) (journal.Change, error) {
			other := s
			if *against != "" {
				var err error
				if other, err = entries.SectionNamed(t, *against); err != nil {
					return nil, err
				}
			}
			white, err := c.Entry(s, words[0])
			if err != nil {
				return nil, err
			}
			black, err := c.Entry(other, words[1])
			if err != nil {
				return nil, err
			}
			return pair.AddExtraGame(t, model.Seat{Section: s.ID, Player: white.ID}, model.Seat{Section: other.ID, Player: black.ID},
				words[2], model.Date(strings.TrimSpace(*date)), strings.TrimSpace(*note))
		})
	},
}

// listExtra prints the list.
func listExtra(c *cli.Call) error {
	t, err := c.Event(c.Words[0])
	if err != nil {
		return err
	}
	for _, s := range t.Sections {
		if s.Team() {
			continue
		}
		st, err := catalogue.Standard(t, s, 0)
		if err != nil {
			return cli.Place(c.Words[0], err)
		}
		d, err := officer.ExtraGames(st, report.Options{Language: c.Lang})
		if err != nil {
			return err
		}
		k, err := cli.ScreenFormat("text")
		if err != nil {
			return err
		}
		return k.Write(c.Out, d, formats.Sheet{})
	}
	return nil
}
