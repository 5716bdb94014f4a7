package change

import (
	"io"
	"strings"

	"wallchart/arbiter/entries"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/export/formats"
	"wallchart/export/report/lists"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

var CheckIn = cli.Verb{
	Name: "check-in",
	Usage: "FILE [WHO…] [--absent | --back] [--all | --leave-out] [--section NAME]\n" +
		"check-in FILE --to OUT.pdf [--section NAME] [--category NAME] [--paper A4|Letter|A3|Tabloid] [--documents-lang LANGUAGE] " +
		"[--club NAME] [--logo FILE]",
	Help: "Ticks those who have come, named by starting number or name; --absent takes the ticks back. Without names it lists " +
		"who is missing " +
		"in the next round: who takes part in it, has asked for no bye, and is not ticked. --leave-out asks for a zero-point bye in " +
		"the next " +
		"round for each of them, in all sections in which somebody has come; --all ticks everybody. --back takes those in again who " +
		"were left " +
		"out of the next round, or had withdrawn. --to writes the list for the door: " +
		"everybody of all sections in order of name with a box to tick, number or board, and what is owed.",
	Run: func(c *cli.Call) error {
		section := c.String("section", "", "the section with this `NAME`; needed where there are several and somebody is named")
		absent := c.Bool("absent", false, "who is named is not here after all")
		out := c.Bool("leave-out", false, "leave out of the next round who is missing")
		back := c.Bool("back", false, "who is named takes part again")
		all := c.Bool("all", false, "everybody who is missing is here")
		list := doorList{s: &cli.Selection{Call: c}}
		list.flags(c)
		c.Warnable()
		if err := c.Parse(1, 1<<10); err != nil {
			return err
		}
		if *back && (*absent || len(c.Words) < 2) {
			return cli.Misused("check-in: --back is for those who are named; it goes without --absent")
		}
		if (*out || *all) && (*absent || len(c.Words) > 1) || *out && *all {
			return cli.Misused("check-in: --leave-out and --all are for everybody who is missing; name nobody with it")
		}
		of := &cli.Selection{Call: c, Section: *section}
		if list.to != "" {
			if *out || *all || *absent || *back || len(c.Words) > 1 {
				return cli.Misused("check-in: --to writes the list and ticks nobody; name nobody with it")
			}
			list.s.Section = *section
			return list.write()
		}
		switch {
		case *out, *all:
			step := entries.LeaveOut
			if *all {
				step = entries.AllHere
			}
			return c.Change(c.Words[0], func(t *model.Tournament) (journal.Change, error) {
				sections, err := of.Sections(t)
				if err != nil {
					return nil, err
				}
				return step(sections...)
			})
		case len(c.Words) == 1:
			return printMissing(c, of)
		}
		return (&cli.Edit{Call: c, Section: *section}).Change(func(_ *model.Tournament, s *model.Section) (journal.Change, error) {
			who, err := c.Entries(s, c.Words[1:])
			if err != nil {
				return nil, err
			}
			if *back {
				return entries.BackAll(s, who...)
			}
			var changes []journal.Change
			for _, id := range who {
				changes = append(changes, steps.CheckIn{Section: s.ID, Who: id, Present: !*absent})
			}
			words := entries.Present(len(changes))
			if *absent {
				words = phrase.Count(len(changes), "%d is not here", "%d are not here")
			}
			return steps.OneStep(words, changes), nil
		})
	},
}

// doorList is the list for the door as a file.
type doorList struct {
	s  *cli.Selection
	l  cli.Look
	to string
}

func (d *doorList) flags(c *cli.Call) {
	d.s.Part(c)
	d.l.Style(c)
	d.l.Head(c)
	c.StringVar(&d.to, "to", "", "the `FILE` of the list; its ending says the form: pdf, xlsx, html, txt, …")
}

func (d *doorList) write() error {
	c := d.s.Call
	k, ok := cli.FormatFor(cli.Ending(d.to))
	if !ok {
		return cli.Misused("check-in: %s ends in no form that can be written; use one of %s", d.to, strings.Join(cli.Endings(), ", "))
	}
	if err := c.Suits(k); err != nil {
		return err
	}
	t, sections, err := d.s.Opened()
	if err != nil {
		return err
	}
	o, size, err := d.l.OnPaper(c, t)
	if err != nil {
		return err
	}
	o.Category, o.Isolated, o.Pointed = d.s.Category, k.Isolates(), k.Values()
	doc, err := lists.CheckIn(t, sections, o)
	if err != nil {
		return cli.Place(c.Words[0], err)
	}
	sheet := c.Heard(formats.Sheet{Paper: size, Created: cli.PrintedAt()}, d.to)
	return c.WriteFile(d.to, func(w io.Writer) error { return k.Write(w, doc, sheet) })
}

// printMissing lists who is missing, section by section.
func printMissing(c *cli.Call, of *cli.Selection) error {
	_, sections, err := of.Opened()
	if err != nil {
		return err
	}
	for _, s := range sections {
		d := entries.AtTheDoor(s)
		var names []string
		for _, e := range d.Missing {
			names = append(names, e.Name)
		}
		text := phrase.New("%s: %d here, %d missing: %s", s.Name, d.Here, len(names), strings.Join(names, "; "))
		if len(names) == 0 {
			text = phrase.New("%s: %d here, nobody is missing", s.Name, d.Here)
		}
		if err := c.Tell(c.Out, text); err != nil {
			return err
		}
	}
	return nil
}
