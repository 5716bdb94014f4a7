package papers

import (
	"errors"
	"fmt"
	"os"

	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/files/uschess"
	"wallchart/phrase"
)

var USChess = cli.Verb{
	Name: "uschess",
	Usage: "FILE FOLDER [--affiliate ID] [--chief-td ID] [--assistant-td ID] [--state ST] " +
		"[--zip CODE] [--time CONTROL] [--system R|D|Q] [--check]",
	Help: "Writes the rating report for US Chess: the three tables THEXPORT, TSEXPORT and TDEXPORT, " +
		"into a folder. What the federation would refuse is said, with the cure, and nothing is written; " +
		"--check only says it. What the flags do not give is taken from the event, if it was in one.",
	Run: func(c *cli.Call) error {
		var r uschess.Report
		fields := []struct {
			flag  string
			doc   phrase.Format
			value *string
			to    func(*uschess.Report) *string
		}{
			{"affiliate", "`ID` of the affiliate: A and seven digits", nil, func(r *uschess.Report) *string { return &r.Affiliate }},
			{"state", "the event's `STATE`, two letters", nil, func(r *uschess.Report) *string { return &r.State }},
			{"zip", "the event's ZIP `CODE`", nil, func(r *uschess.Report) *string { return &r.ZIP }},
			{"chief-td", "member `ID` of the chief director", nil, func(r *uschess.Report) *string { return &r.Defaults.ChiefTD }},
			{"assistant-td", "member `ID` of the assistant", nil, func(r *uschess.Report) *string { return &r.Defaults.AssistantTD }},
			{"time", "the time `CONTROL`, such as G/60;d5", nil, func(r *uschess.Report) *string { return &r.Defaults.Time }},
			{"system", "rating `SYSTEM`: R regular, D dual, Q quick", nil, func(r *uschess.Report) *string { return &r.Defaults.System }},
		}
		for n := range fields {
			fields[n].value = c.String(fields[n].flag, "", fields[n].doc)
		}
		check := c.Bool("check", false, "say what is wrong and write nothing")
		if err := c.Parse(1, 2); err != nil {
			return err
		}
		if !*check && len(c.Words) < 2 {
			return cli.Misused("uschess: FOLDER says where the three tables go")
		}
		t, err := c.Event(c.Words[0])
		if err != nil {
			return err
		}
		r = uschess.Stored(t)
		for _, f := range fields {
			if c.Given(f.flag) {
				*f.to(&r) = *f.value
			}
		}
		var grave []error
		for _, p := range uschess.Check(t, r) {
			if p.Grave {
				grave = append(grave, cli.Place(c.Words[0], p))
				continue
			}
			fmt.Fprintln(c.Err, c.Word(cli.Place(c.Words[0], p)))
		}
		if err := errors.Join(grave...); err != nil {
			return err
		}
		if *check {
			return c.Tell(c.Out, phrase.New("%s: nothing stands in the way of the report", c.Words[0]))
		}
		tables, err := uschess.Write(t, r)
		if err != nil {
			return cli.Place(c.Words[0], err)
		}
		if err := os.MkdirAll(c.Words[1], 0o777); err != nil {
			return cli.Place(c.Words[1], err)
		}
		if err := uschess.Save(c.Words[1], tables, c.Source()); err != nil {
			return err
		}
		return c.Tell(c.Out, phrase.New("%s: rating report, %s", c.Words[1], cli.Sections(len(t.Sections))))
	},
}
