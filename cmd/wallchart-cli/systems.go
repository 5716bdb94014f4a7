package main

import (
	"wallchart/export/report"
	"wallchart/export/report/lists"
)

var Systems = verb{
	name:  "systems",
	usage: "[--format text|tsv|json|csv|html|md]",
	help:  "The pairing systems: code, name, for whom, by which regulation. The code goes into pair --system.",
	run: func(c *call) error {
		format := c.String("format", "text", "`FORM` of the output: text, tsv, json, csv, html or md")
		if err := c.parse(0, 0); err != nil {
			return err
		}
		return printCatalogue(c, *format, lists.Systems(report.Options{Language: c.lang}))
	},
}
