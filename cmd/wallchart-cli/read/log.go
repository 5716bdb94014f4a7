package read

import (
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/export/formats"
	"wallchart/export/report"
	"wallchart/export/report/officer"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
)

var Log = cli.Verb{
	Name:  "log",
	Usage: "FILE [--section NAME] [--round N] [--board N] [--format text|tsv|json|csv|html|md]",
	Help: "Who changed what, and when: every change that was made to the event, oldest first. With --round and --board only " +
		"what concerns that board: who entered a result, and who changed it.",
	Run: func(c *cli.Call) error {
		section := c.String("section", "", "only changes of the section with this `NAME`")
		round := c.Int("round", 0, "only changes of round `N`")
		board := c.Int("board", 0, "only changes of board `N` of the round, and those of the whole round")
		format := c.String("format", "text", "`FORM` of the output: text, tsv, json, csv, html or md")
		if err := c.Parse(1, 1); err != nil {
			return err
		}
		k, err := cli.ScreenFormat(*format)
		if err != nil {
			return err
		}
		f, err := c.Load(c.Words[0])
		if err != nil {
			return err
		}
		at := journal.At{Round: *round, Board: *board}
		if at.Round < 0 || at.Board < 0 || at.Board > 0 && at.Round == 0 {
			return cli.Misused("log: --round and --board are numbers from 1 on, and a board is one of a round: --round 3 --board 1")
		}
		if *section != "" {
			s, err := cli.SectionByName(f.Tournament, *section)
			if err != nil {
				return cli.Place(c.Words[0], err)
			}
			at.Section = s.ID
		}
		log := f.Log
		if at != (journal.At{}) {
			log = journal.History(steps.List, log, at)
		}
		var rows []officer.Step
		for _, e := range log {
			rows = append(rows, officer.Step{When: e.Time.Format("2006-01-02 15:04:05"), Who: e.By, What: e.In(c.Lang, steps.List)})
		}
		return k.Write(c.Out, officer.Log(f.Tournament, rows, report.Options{Language: c.Lang}), formats.Sheet{})
	},
}
