package main

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"wallchart/export/federation"
	"wallchart/files/ecf"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

// officeIDs are the rating offices that --for takes.
func officeIDs() string {
	var ids []string
	for _, f := range federation.All {
		ids = append(ids, f.ID)
	}
	return strings.Join(ids, ", ")
}

// forOffice writes the results as a rating office takes them, if it would: every objection is said with its place.
func (s *selection) forOffice(id, to string) error {
	c := s.c
	f, ok := federation.ByID(id)
	if !ok {
		return misused("export: --for is %s, and not %q", officeIDs(), id)
	}
	var refused error
	c.asked(func(name string) {
		if refused == nil && name != "for" && name != "to" && (name != "section" || f.Whole) {
			refused = misused("export: with --for %s --%s says nothing", id, name)
		}
	})
	if refused != nil {
		return refused
	}
	t, err := c.event(c.args[0])
	if err != nil {
		return err
	}
	var section *model.Section
	if !f.Whole {
		if section, err = s.one(t); err != nil {
			return err
		}
	}
	var grave []error
	for _, p := range f.Check(t, section) {
		if p.Grave {
			grave = append(grave, place(c.args[0], p))
			continue
		}
		fmt.Fprintln(c.err, c.word(place(c.args[0], p)))
	}
	if len(grave) > 0 {
		return errors.Join(grave...)
	}
	var lost []phrase.Text
	if err := c.writeFile(to, func(w io.Writer) (err error) {
		lost, err = f.Write(w, t, section)
		return err
	}); err != nil {
		return err
	}
	for _, l := range lost {
		if err := c.tell(c.err, phrase.New("%s does not hold everything: %s.", to, l)); err != nil {
			return err
		}
	}
	if to == "-" {
		return nil
	}
	if section != nil {
		t = &model.Tournament{Sections: []*model.Section{section}}
	}
	return c.counted(to, t)
}

// ecfFlags are what the ECF's file says besides the event, as flags of the verb event.
func ecfFlags(c *call) func(*model.Tournament) journal.Change {
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
			if c.given(ecfFlag(d.Name)) {
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
