package change

import (
	"slices"
	"strings"

	"wallchart/arbiter"
	"wallchart/assets/wording"
	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/files/ecf"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

var Event = cli.Verb{
	Name: "event",
	Usage: "FILE [--name NAME] [--city CITY] [--fed FED] [--start DATE] [--end DATE] [--long yes|no] [--arbiter NAME] [--deputy NAME]… " +
		"[--organiser NAME] " +
		"[--time TEXT] [--currency CODE] [--documents-lang LANGUAGE] [--page ADDRESS] [--ecf-code CODE]…",
	Help: "Changes what is said of the event as a whole; dates are written 2026-03-01, " +
		"an arbiter for FIDE as \"IA Anna Arbiter (12345678)\", " +
		"with the title in front and FIDE's ID behind.",
	Run: func(c *cli.Call) error {
		fields := []struct {
			flag  string
			doc   phrase.Format
			value *string
		}{
			{"name", "`NAME` of the event", nil}, {"city", "`CITY`", nil}, {"fed", "`FEDERATION`, FIDE's three letters or the country", nil},
			{"start", "first `DATE`", nil}, {"end", "last `DATE`", nil},
			{"arbiter", "`NAME` of the arbiter", nil}, {"organiser", "`NAME` of the organiser", nil}, {"time", "time control, as a `TEXT`", nil},
			{"currency", "`CODE` of the currency of fees, such as EUR, or its sign, such as $; empty for none", nil},
			{"documents-lang", "`LANGUAGE` of what is printed of the event, such as de; empty for that of whoever prints it", nil},
			{"page", "`ADDRESS` of the event's page on the web; empty for none", nil},
		}
		for n := range fields {
			fields[n].value = c.String(fields[n].flag, "", fields[n].doc)
		}
		var deputies cli.Names
		c.Var(&deputies, "deputy", "`NAME` of a deputy arbiter; all of them, each by a flag, or an empty one for none")
		long := c.String("long", "", "`yes` for an event of more than 30 days, no for others")
		ofECF := ecfFlags(c)
		if err := c.Parse(1, 1); err != nil {
			return err
		}
		if c.NFlag() == 0 {
			return cli.Misused("event: no flag says what to change")
		}
		if c.Given("long") {
			if _, err := c.YesNo("long", *long); err != nil {
				return err
			}
		}
		if named := *fields[len(fields)-2].value; named != "" {
			if _, err := wording.Load(named); err != nil {
				return cli.UsageFault(err)
			}
		}
		return c.Change(c.Words[0], func(t *model.Tournament) (journal.Change, error) {
			h := steps.HeaderOf(t)
			start, end := string(h.Start), string(h.End)
			for n, to := range []*string{&h.Name, &h.City, &h.Federation, &start, &end, &h.Arbiter, &h.Organiser, &h.Time, &h.Currency,
				&h.Language, &h.Page} {
				if c.Given(fields[n].flag) {
					*to = *fields[n].value
				}
			}
			h.Start, h.End = model.Date(start), model.Date(end)
			if c.Given("long") {
				h.Long = *long == "yes"
			}
			if c.Given("deputy") {
				h.Deputies = slices.DeleteFunc([]string(deputies), func(name string) bool { return name == "" })
			}
			var err error
			if h.Currency, err = model.ParseCurrency(h.Currency); err == nil && c.Given("fed") {
				h.Federation, err = arbiter.ReadFederation(h.Federation)
			}
			if err == nil {
				h.Page, err = model.ParsePage(h.Page)
			}
			step := steps.EditTournament{Header: h}
			if also := ofECF(t); also != nil {
				return steps.Together{Words: phrase.New("Edit the details of the event"), Changes: []journal.Change{step, also}}, err
			}
			return step, err
		})
	},
}

// ecfFlags are what the ECF's file says besides the event, as flags of the verb event.
func ecfFlags(c *cli.Call) func(*model.Tournament) journal.Change {
	var given ecf.Report
	details := given.Details()
	for i, doc := range []phrase.Format{
		"for the ECF: the event's `CODE`, the same in each of its files",
		"for the ECF: the `NUMBER` of the submission",
		"for the ECF: `NAME` of the results officer",
		"for the ECF: `ADDRESS` of the results officer",
		"for the ECF: `NAME` of the treasurer",
		"for the ECF: `ADDRESS` of the treasurer",
	} {
		c.StringVar(details[i].Text, ecfFlag(details[i].Name), "", doc)
	}
	return func(t *model.Tournament) journal.Change {
		kept := ecf.Stored(t)
		for i, d := range kept.Details() {
			if c.Given(ecfFlag(d.Name)) {
				*d.Text = *details[i].Text
			}
		}
		if kept == ecf.Stored(t) {
			return nil
		}
		return steps.SetExtra{Extra: kept.Store(t).Extra, For: "ECF"}
	}
}

// ecfFlag is the flag of a detail: "ecf.code" is --ecf-code.
func ecfFlag(detail string) string { return strings.Replace(detail, ".", "-", 1) }
