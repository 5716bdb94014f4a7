package main

import (
	"wallchart/export/report/lists"
)

import "wallchart/export/report"

var systemList = verb{
	name:  "systems",
	usage: "[--format text|tsv|json|csv|html|md]",
	help:  "The pairing systems: code, name, for whom, by which regulation. The code goes into pair --system.",
	run: func(c *call) error {
		format := c.String("format", "text", "`FORM` of the output: text, tsv, json, csv, html or md")
		if err := c.parse(0, 0); err != nil {
			return err
		}
		return c.catalogue(*format, lists.Systems(report.Options{Language: c.lang}))
	},
}
