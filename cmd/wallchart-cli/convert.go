package main

import (
	"fmt"

	"wallchart/files/wallchart"
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

func isEvent(path string) bool {
	for _, e := range events {
		if e == ending(path) {
			return true
		}
	}
	return false
}

// convert writes the event of one file into another.
func (c *call) convert(from, to string) error {
	f, err := c.load(from)
	if err != nil {
		return err
	}
	if err := c.writeEvent(to, f); err != nil {
		return err
	}
	people := 0
	for _, s := range f.Tournament.Sections {
		people += len(s.Entries())
	}
	_, err = fmt.Fprintf(c.out, "%s: %s, %s\n", to, plural(len(f.Tournament.Sections), "section"), plural(people, "participant"))
	return err
}

// writeEvent writes an event in the form of the file's ending and says what that
// form cannot hold.
func (c *call) writeEvent(path string, f *wallchart.File) error {
	return c.save(path, f)
}
