package read

import (
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/export/report"
	"wallchart/export/report/lists"
)

var Presets = cli.Verb{
	Name:  "presets",
	Usage: "[--format text|tsv|json|csv|html|md]",
	Help:  "The ready-made settings of federations and clubs: tie-breaks, rule set for unplayed rounds, and where they come from.",
	Run: func(c *cli.Call) error {
		format := c.String("format", "text", "`FORM` of the output: text, tsv, json, csv, html or md")
		if err := c.Parse(0, 0); err != nil {
			return err
		}
		return printCatalogue(c, *format, lists.Presets(report.Options{Language: c.Lang}))
	},
}
