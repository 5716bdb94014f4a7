package main

import (
	"strings"

	"wallchart/arbiter/entries"
	"wallchart/arbiter/pair"
	"wallchart/export/formats"
	"wallchart/export/report"
	"wallchart/export/report/officer"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/tiebreaks/catalogue"
)

var Extra = verb{
	name:  "extra",
	usage: "FILE [WHITE BLACK RESULT [--against SECTION] [--date DAY] [--note TEXT]] [--remove N] [--section NAME]",
	help: "Games that count for rating alone, outside the rounds: without more the list, with two players and a result one more. Both are " +
		"players of the section, by number or name; with --against Black is of that one. Rating changes and the report for US Chess " +
		"have them, the latter as a section of its own; standings never. --remove takes the one of that number in the list away.",
	run: func(c *call) error {
		var e edit
		e.flags(c)
		against := c.String("against", "", "the `SECTION` of Black, where it is another")
		date := c.String("date", "", "the `DAY` of the game: 2026-11-20")
		note := c.String("note", "", "a `NOTE`")
		remove := c.Int("remove", 0, "take the game of this `NUMBER` in the list away")
		if err := c.parse(1, 4); err != nil {
			return err
		}
		words := c.words[1:]
		c.words = c.words[:1]
		switch {
		case c.given("remove"):
			return c.change(c.words[0], func(t *model.Tournament) (journal.Change, error) { return pair.RemoveExtraGame(t, *remove) })
		case len(words) == 0:
			return listExtra(c)
		case len(words) != 3:
			return misused("extra: name White, Black and the result")
		}
		return e.change(func(t *model.Tournament, s *model.Section) (journal.Change, error) {
			other := s
			if *against != "" {
				var err error
				if other, err = entries.SectionNamed(t, *against); err != nil {
					return nil, err
				}
			}
			white, err := c.entry(s, words[0])
			if err != nil {
				return nil, err
			}
			black, err := c.entry(other, words[1])
			if err != nil {
				return nil, err
			}
			return pair.AddExtraGame(t, model.Seat{Section: s.ID, Player: white.ID}, model.Seat{Section: other.ID, Player: black.ID},
				words[2], model.Date(strings.TrimSpace(*date)), strings.TrimSpace(*note))
		})
	},
}

// listExtra prints the list.
func listExtra(c *call) error {
	t, err := c.event(c.words[0])
	if err != nil {
		return err
	}
	for _, s := range t.Sections {
		if s.Team() {
			continue
		}
		st, err := catalogue.Standard(t, s, 0)
		if err != nil {
			return place(c.words[0], err)
		}
		d, err := officer.ExtraGames(st, report.Options{Language: c.lang})
		if err != nil {
			return err
		}
		k, err := screenFormat("text")
		if err != nil {
			return err
		}
		return k.Write(c.out, d, formats.Sheet{})
	}
	return nil
}
