package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strconv"
	"strings"

	"wallchart/arbiter"
	"wallchart/files"
	tables "wallchart/files/crosstable"
	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/pairing/systems"
	"wallchart/phrase"
	"wallchart/tiebreaks/catalogue"
)

// event reads an event of any form. What is in doubt is said on the standard
// error output; what is no event is an error.
func (c *call) event(path string) (*model.Tournament, error) {
	o, err := c.load(path)
	if err != nil {
		return nil, err
	}
	return asEvent(o), nil
}

// asEvent is what was opened with a tie-break list: a file of ours says itself
// whether there is one, what others have written gets the printed list or the
// usual one.
func asEvent(o *files.Opened) *model.Tournament {
	if o.Format == files.Event || o.Format == files.LivingBook {
		return o.Tournament
	}
	return withPrinted(o)
}

// withPrinted is the event of a printed table with the tie-breaks that were
// printed, or the usual ones.
func withPrinted(o *files.Opened) *model.Tournament {
	return catalogue.WithPrinted(o.Tournament, columnsOf(o.Printed))
}

func columnsOf(printed []tables.Printed) []catalogue.PrintedColumn {
	var columns []catalogue.PrintedColumn
	for _, p := range printed {
		columns = append(columns, catalogue.PrintedColumn{Section: p.Section, Code: p.Code, Values: p.Values})
	}
	return columns
}

// load reads a file of any form, by what is in it and not by its name.
func (c *call) load(path string) (*files.Opened, error) {
	o, err := c.open(path)
	if err != nil {
		return nil, place(path, err)
	}
	if o.Format == files.PlayerList {
		if o.Tournament, err = c.entered(o.Sheets, path); err == nil {
			c.remarks(o, path)
		}
		return o, err
	}
	if unsound := o.Unsound(); len(unsound) > 0 {
		var all []error
		for _, p := range unsound {
			all = append(all, place(path, p))
		}
		return nil, errors.Join(all...)
	}
	if o.Disagrees() && !c.anyway {
		return nil, c.disagrees(o, path)
	}
	if o.Format == files.ReportFile {
		o.Tournament = arbiter.AsImported(o.Tournament)
	}
	c.remarks(o, path)
	return o, nil
}

// disagrees names all doubts about a table whose totals are not those that its results make: something was misread
// or misprinted, and nobody is there to be asked whether to take it all the same.
func (c *call) disagrees(o *files.Opened, path string) error {
	var all []error
	for _, p := range o.Lost() {
		all = append(all, place(path, p))
	}
	for _, t := range o.Totals {
		if t.Agree < t.Of {
			all = append(all, place(path, phrase.Fail(t.Words())))
		}
	}
	return errors.Join(append(all, place(path, phrase.Errorf("it was not opened. Correct what is named above, "+
		"or take the table as it was read with --anyway")))...)
}

// remarks says what is to be said about a file that was opened: what leaves no
// doubt, then all doubts together.
func (c *call) remarks(o *files.Opened, path string) {
	var beside []string
	for _, p := range o.Remarks() {
		fmt.Fprintln(c.err, c.word(place(path, p)))
	}
	for _, p := range o.Problems {
		if p.Beside {
			beside = append(beside, strconv.Itoa(p.Line))
		}
	}
	if len(beside) > 0 {
		c.tell(c.err, phrase.New("%s: lines beside the table were passed over: %s.", path, strings.Join(beside, ", ")))
	}
	for _, p := range o.Lost() {
		c.doubt(path, p)
	}
}

func (c *call) open(path string) (*files.Opened, error) {
	if path == "-" {
		data, err := io.ReadAll(c.in)
		if err != nil {
			return nil, err
		}
		return files.ReadAs("standard input", data, c.encoding, systems.Reports())
	}
	o, err := files.OpenAs(path, c.encoding, systems.Reports())
	if err != nil || o.Format != files.Event {
		return o, err
	}
	// Steps that are not yet in the file stand in the journal beside it.
	d, err := wallchart.Open(path, wallchart.Options{ReadOnly: true})
	if err != nil {
		return nil, err
	}
	for _, n := range d.Notes() {
		c.remark(path, phrase.Fail(n))
	}
	o.Tournament, o.Log = d.Tournament(), d.Entries()
	return o, d.Close()
}

// placed is what is wrong with a file, each line of it with the file's name.
type placed struct {
	path string
	err  error
}

func (p placed) Unwrap() error { return p.err }

func (p placed) Error() string { return p.lines(p.err.Error()) }

// lines puts the file's name before each line.
func (p placed) lines(text string) string {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		if !strings.HasPrefix(line, p.path+":") && !strings.HasPrefix(line, p.path+" ") {
			lines[i] = p.path + ": " + line
		}
	}
	return strings.Join(lines, "\n")
}

// place puts the file's name before everything that is wrong with it; the
// system's own errors name the file already.
func place(path string, err error) error {
	switch at := err.(type) { // not one inside a sentence of ours
	case *fs.PathError:
		err = at.Err
	case *os.LinkError:
		err = at.Err
	}
	return placed{path, err}
}
