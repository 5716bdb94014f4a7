package cli

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

// Event reads an event of any form. What is in doubt is said on the standard
// error output; what is no event is an error.
func (c *Call) Event(path string) (*model.Tournament, error) {
	o, err := c.Load(path)
	if err != nil {
		return nil, err
	}
	return AsEvent(o), nil
}

// AsEvent is what was opened with a tie-break list: a file of ours says itself
// whether there is one, what others have written gets the printed list or the
// usual one.
func AsEvent(o *files.Opened) *model.Tournament {
	if o.Format == files.Event || o.Format == files.LivingBook {
		return o.Tournament
	}
	return withPrinted(o)
}

// withPrinted is the event of a printed table with the tie-breaks that were
// printed, or the usual ones.
func withPrinted(o *files.Opened) *model.Tournament {
	return catalogue.WithPrinted(o.Tournament, ColumnsOf(o.Printed))
}

// ColumnsOf are the columns of tie-breaks that a table or a report file has.
func ColumnsOf(printed []tables.Printed) []catalogue.PrintedColumn {
	var columns []catalogue.PrintedColumn
	for _, p := range printed {
		columns = append(columns, catalogue.PrintedColumn{Section: p.Section, Code: p.Code, Values: p.Values})
	}
	return columns
}

// Load reads a file of any form, by what is in it and not by its name.
func (c *Call) Load(path string) (*files.Opened, error) {
	o, err := c.Open(path)
	if err != nil {
		return nil, Place(path, err)
	}
	if o.Format == files.PlayerList {
		if o.Tournament, err = c.entered(o.Sheets, path); err == nil {
			c.Remarks(o, path)
		}
		return o, err
	}
	if unsound := o.Unsound(); len(unsound) > 0 {
		var all []error
		for _, p := range unsound {
			all = append(all, Place(path, p))
		}
		return nil, errors.Join(all...)
	}
	if o.Disagrees() && !c.anyway {
		return nil, c.disagrees(o, path)
	}
	if o.Format == files.ReportFile {
		o.Tournament = arbiter.AsImported(o.Tournament)
	}
	c.Remarks(o, path)
	return o, nil
}

// disagrees names all doubts about a table whose totals are not those that its results make: something was misread
// or misprinted, and nobody is there to be asked whether to take it all the same.
func (c *Call) disagrees(o *files.Opened, path string) error {
	var all []error
	for _, p := range o.Lost() {
		all = append(all, Place(path, p))
	}
	for _, t := range o.Totals {
		if t.Agree < t.Of {
			all = append(all, Place(path, phrase.Fail(t.Words())))
		}
	}
	return errors.Join(append(all, Place(path, phrase.Errorf("it was not opened. Correct what is named above, "+
		"or take the table as it was read with --anyway")))...)
}

// Remarks says what is to be said about a file that was opened: what leaves no
// doubt, then all doubts together.
func (c *Call) Remarks(o *files.Opened, path string) {
	var beside []string
	for _, p := range o.Remarks() {
		fmt.Fprintln(c.Err, c.Word(Place(path, p)))
	}
	for _, p := range o.Problems {
		if p.Beside {
			beside = append(beside, strconv.Itoa(p.Line))
		}
	}
	if len(beside) > 0 {
		c.Tell(c.Err, phrase.New("%s: lines beside the table were passed over: %s.", path, strings.Join(beside, ", ")))
	}
	for _, p := range o.Lost() {
		c.Doubt(path, p)
	}
}

// Open reads a file, or the standard input, with what its journal has beside it; nothing is said of what is in doubt.
func (c *Call) Open(path string) (*files.Opened, error) {
	if path == "-" {
		data, err := io.ReadAll(c.In)
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
		c.Remark(path, phrase.Fail(n))
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

// Place puts the file's name before everything that is wrong with it; the
// system's own errors name the file already.
func Place(path string, err error) error {
	switch at := err.(type) { // not one inside a sentence of ours
	case *fs.PathError:
		err = at.Err
	case *os.LinkError:
		err = at.Err
	}
	return placed{path, err}
}
