package read

import (
	"wallchart/arbiter/rank"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/export/report"
	"wallchart/export/report/lists"
	"wallchart/model"
	"wallchart/model/journal"
)

var TieBreaks = cli.Verb{
	Name:  "tiebreaks",
	Usage: "[FILE LIST | FILE --preset CODE] [--unplayed RULES] [--section NAME] [--rules] [--format text|tsv|json|csv|html|md]",
	Help: "The catalogue of tie-breaks: code, name, for whom, which rule. With FILE and LIST, a section gets these tie-breaks, in this " +
		"order, with --preset those of a " +
		"federation or club, its match points and its team trophy included; codes take modifiers, as in BH/C1,DE,SB. LIST \"none\" leaves " +
		"the score alone. " +
		"--rules lists the rule sets for unplayed rounds.",
	Run: func(c *cli.Call) error {
		e := c.Edit()
		preset := c.String("preset", "", "the `CODE` of a preset; \"wallchart-cli presets\" lists them")
		unplayed := c.String("unplayed", "", "the `RULES` for unplayed rounds")
		rules := c.Bool("rules", false, "list the rule sets for unplayed rounds instead")
		format := c.String("format", "text", "`FORM` of the catalogue: text, tsv, json, csv, html or md")
		if err := c.Parse(0, 2); err != nil {
			return err
		}
		switch {
		case len(c.Words) == 0 && *rules:
			return printCatalogue(c, *format, lists.RuleSets(report.Options{Language: c.Lang}))
		case len(c.Words) == 0:
			return printCatalogue(c, *format, lists.TieBreakList(report.Options{Language: c.Lang}))
		case len(c.Words) == 1 && *preset == "" && *unplayed == "", len(c.Words) == 2 && *preset != "":
			return cli.Misused("tiebreaks: FILE needs either a LIST of codes or --preset CODE")
		}
		asked := rank.Ranking{Preset: *preset, Unplayed: *unplayed}
		if len(c.Words) == 2 {
			asked.List = c.Words[1]
		}
		return e.Change(func(t *model.Tournament, s *model.Section) (journal.Change, error) {
			change, left, err := asked.Change(t, s)
			c.Notes(left)
			return change, err
		})
	},
}
