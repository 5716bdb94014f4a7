package main

import (
	"wallchart/arbiter/rank"
	"wallchart/export/report"
	"wallchart/export/report/lists"
	"wallchart/model"
	"wallchart/model/journal"
)

var TieBreaks = verb{
	name:  "tiebreaks",
	usage: "[FILE LIST | FILE --preset CODE] [--unplayed RULES] [--section NAME] [--rules] [--format text|tsv|json|csv|html|md]",
	help: "The catalogue of tie-breaks: code, name, for whom, which rule. With FILE and LIST, a section gets these tie-breaks, in this " +
		"order, with --preset those of a " +
		"federation or club, its match points and its team trophy included; codes take modifiers, as in BH/C1,DE,SB. LIST \"none\" leaves " +
		"the score alone. " +
		"--rules lists the rule sets for unplayed rounds.",
	run: func(c *call) error {
		var e edit
		e.flags(c)
		preset := c.String("preset", "", "the `CODE` of a preset; \"wallchart-cli presets\" lists them")
		unplayed := c.String("unplayed", "", "the `RULES` for unplayed rounds")
		rules := c.Bool("rules", false, "list the rule sets for unplayed rounds instead")
		format := c.String("format", "text", "`FORM` of the catalogue: text, tsv, json, csv, html or md")
		if err := c.parse(0, 2); err != nil {
			return err
		}
		switch {
		case len(c.words) == 0 && *rules:
			return printCatalogue(c, *format, lists.RuleSets(report.Options{Language: c.lang}))
		case len(c.words) == 0:
			return printCatalogue(c, *format, lists.TieBreakList(report.Options{Language: c.lang}))
		case len(c.words) == 1 && *preset == "" && *unplayed == "", len(c.words) == 2 && *preset != "":
			return misused("tiebreaks: FILE needs either a LIST of codes or --preset CODE")
		}
		asked := rank.Ranking{Preset: *preset, Unplayed: *unplayed}
		if len(c.words) == 2 {
			asked.List = c.words[1]
		}
		return e.change(func(t *model.Tournament, s *model.Section) (journal.Change, error) {
			change, left, err := asked.Change(t, s)
			c.notes(left)
			return change, err
		})
	},
}

var Presets = verb{
	name:  "presets",
	usage: "[--format text|tsv|json|csv|html|md]",
	help:  "The ready-made settings of federations and clubs: tie-breaks, rule set for unplayed rounds, and where they come from.",
	run: func(c *call) error {
		format := c.String("format", "text", "`FORM` of the output: text, tsv, json, csv, html or md")
		if err := c.parse(0, 0); err != nil {
			return err
		}
		return printCatalogue(c, *format, lists.Presets(report.Options{Language: c.lang}))
	},
}
