package read

import (
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/export/report"
	"wallchart/export/report/lists"
)

var Systems = cli.Verb{
	Name:  "systems",
	Usage: "[--format text|tsv|json|csv|html|md]",
	Help:  "The pairing systems: code, name, for whom, by which regulation. The code goes into pair --system.",
	Run: func(c *cli.Call) error {
		format := c.String("format", "text", "`FORM` of the output: text, tsv, json, csv, html or md")
		if err := c.Parse(0, 0); err != nil {
			return err
		}
		return printCatalogue(c, *format, lists.Systems(report.Options{Language: c.Lang}))
	},
}
