package main

import (
	"errors"
	"fmt"
	"os"

	"wallchart/files/uschess"
	"wallchart/phrase"
)

var USChess = verb{
	name: "uschess",
	usage: "FILE FOLDER [--affiliate ID] [--chief-td ID] [--assistant-td ID] [--state ST] " +
		"[--zip CODE] [--time CONTROL] [--system R|D|Q] [--check]",
	help: "Writes the rating report for US Chess: the three tables THEXPORT, TSEXPORT and TDEXPORT, " +
		"into a folder. What the federation would refuse is said, with the cure, and nothing is written; " +
		"--check only says it. What the flags do not give is taken from the event, if it was in one.",
	run: func(c *call) error {
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
		if err := c.parse(1, 2); err != nil {
			return err
		}
		if !*check && len(c.words) < 2 {
			return misused("uschess: FOLDER says where the three tables go")
		}
		t, err := c.event(c.words[0])
		if err != nil {
			return err
		}
		r = uschess.Stored(t)
		for _, f := range fields {
			if c.given(f.flag) {
				*f.to(&r) = *f.value
			}
		}
		var grave []error
		for _, p := range uschess.Check(t, r) {
			if p.Grave {
				grave = append(grave, place(c.words[0], p))
				continue
			}
			fmt.Fprintln(c.err, c.word(place(c.words[0], p)))
		}
		if err := errors.Join(grave...); err != nil {
			return err
		}
		if *check {
			return c.tell(c.out, phrase.New("%s: nothing stands in the way of the report", c.words[0]))
		}
		tables, err := uschess.Write(t, r)
		if err != nil {
			return place(c.words[0], err)
		}
		if err := os.MkdirAll(c.words[1], 0o777); err != nil {
			return place(c.words[1], err)
		}
		if err := uschess.Save(c.words[1], tables, c.source()); err != nil {
			return err
		}
		return c.tell(c.out, phrase.New("%s: rating report, %s", c.words[1], sections(len(t.Sections))))
	},
}
