package main

import (
	"fmt"
	"slices"

	"wallchart/model"
)

var convert = verb{
	name:  "convert",
	usage: "IN OUT",
	help: "Reads an event of any form and writes it in the form that OUT's ending asks for: .wallchart keeps everything, the other forms say what they cannot hold. " +
		"The endings of documents (.xlsx, .pdf, .html, …) give the usual reports; \"export\" chooses among them.",
	run: func(c *call) error {
		if err := c.parse(2, 2); err != nil {
			return err
		}
		in, out := c.args[0], c.args[1]
		if isEvent(out) {
			return c.convert(in, out)
		}
		if _, ok := inkFor(ending(out)); !ok {
			return misused("convert: %s ends in no form that can be written", out)
		}
		e := &call{FlagSet: c.FlagSet, verb: c.verb, words: []string{in, "--to", out}, in: c.in, out: c.out, err: c.err}
		return export.run(e)
	},
}

// events are the endings of files that hold an event itself.
var events = []string{"wallchart"}

func isEvent(path string) bool { return slices.Contains(events, ending(path)) }

// convert writes the event of one file into another.
func (c *call) convert(from, to string) error {
	d, err := c.copyTo(from, to)
	if err != nil {
		return err
	}
	t := d.Tournament()
	if err := d.Close(); err != nil {
		return place(to, err)
	}
	return c.tell(to, t)
}

// tell says what is in a file that was written.
func (c *call) tell(path string, t *model.Tournament) error {
	people := 0
	for _, s := range t.Sections {
		people += len(s.Entries())
	}
	_, err := fmt.Fprintf(c.out, "%s: %s, %s\n", path, plural(len(t.Sections), "section"), plural(people, "participant"))
	return err
}
