package main

import (
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
	"wallchart/phrase/catalogue"
)

var event = verb{
	name: "event",
	usage: "FILE [--name NAME] [--city CITY] [--fed FED] [--start DATE] [--end DATE] [--arbiter NAME] [--organiser NAME] [--time TEXT] " +
		"[--documents-lang LANGUAGE]",
	help: "Changes what is said of the event as a whole; dates are written 2026-03-01.",
	run: func(c *call) error {
		fields := []struct {
			flag  string
			doc   phrase.Format
			value *string
		}{
			{"name", "`NAME` of the event", nil}, {"city", "`CITY`", nil}, {"fed", "`FEDERATION`", nil},
			{"start", "first `DATE`", nil}, {"end", "last `DATE`", nil},
			{"arbiter", "`NAME` of the arbiter", nil}, {"organiser", "`NAME` of the organiser", nil}, {"time", "time control, as a `TEXT`", nil},
			{"documents-lang", "`LANGUAGE` of what is printed of the event, such as de; empty for that of whoever prints it", nil},
		}
		for n := range fields {
			fields[n].value = c.String(fields[n].flag, "", fields[n].doc)
		}
		if err := c.parse(1, 1); err != nil {
			return err
		}
		if c.NFlag() == 0 {
			return misused("event: no flag says what to change")
		}
		if named := *fields[len(fields)-1].value; named != "" {
			if _, err := catalogue.Load(named); err != nil {
				return usageError{err}
			}
		}
		return c.change(c.args[0], func(t *model.Tournament) (journal.Change, error) {
			h := journal.HeaderOf(t)
			start, end := string(h.Start), string(h.End)
			for n, to := range []*string{&h.Name, &h.City, &h.Federation, &start, &end, &h.Arbiter, &h.Organiser, &h.Time, &h.Language} {
				if c.given(fields[n].flag) {
					*to = *fields[n].value
				}
			}
			h.Start, h.End = model.Date(start), model.Date(end)
			return journal.EditTournament{Header: h}, nil
		})
	},
}
