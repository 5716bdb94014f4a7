package main

import (
	"wallchart/export/ink"
	"wallchart/export/report"
)

var changes = verb{
	name:  "log",
	usage: "FILE [--format text|tsv|json|csv|html|md]",
	help:  "Who changed what, and when: every change that was made to the event, oldest first.",
	run: func(c *call) error {
		format := c.String("format", "text", "`FORM` of the output: text, tsv, json, csv, html or md")
		if err := c.parse(1, 1); err != nil {
			return err
		}
		k, err := screenInk(*format)
		if err != nil {
			return err
		}
		f, err := c.load(c.args[0])
		if err != nil {
			return err
		}
		var steps []report.Step
		for _, e := range f.Log {
			what := e.Label
			if e.Step != 0 {
				what = e.Step.String() + ": " + what
			}
			steps = append(steps, report.Step{When: e.Time.Format("2006-01-02 15:04:05"), Who: e.By, What: what})
		}
		return k.Write(c.out, report.Log(f.Tournament, steps, report.Options{}), ink.Sheet{})
	},
}
