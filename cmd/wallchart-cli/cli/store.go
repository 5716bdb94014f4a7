package cli

import (
	"errors"
	"os"

	"wallchart/arbiter"
	"wallchart/arbiter/pair"
	"wallchart/files"
	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// Change opens a .wallchart file, makes a change and saves the file, or leaves
// it as it was. It says what was done.
func (c *Call) Change(path string, make func(*model.Tournament) (journal.Change, error)) error {
	label, err := c.Apply(path, make)
	if err != nil {
		return err
	}
	return c.Tell(c.Out, phrase.New("%s: %s", path, label))
}

// Apply is Change without a word; it returns what Do returns.
func (c *Call) Apply(path string, make func(*model.Tournament) (journal.Change, error)) (phrase.Text, error) {
	o, err := c.Load(path)
	if err != nil {
		return phrase.Text{}, err
	}
	if o.Format != files.Event {
		return phrase.Text{}, phrase.Errorf("%s is not a .wallchart file but a %s, and only the former "+
			"can be changed. Make one of it: wallchart-cli convert %s OUT.wallchart", path, o.Format, path)
	}
	d, err := wallchart.Open(path, wallchart.Options{})
	if err != nil {
		return phrase.Text{}, Place(path, err)
	}
	for _, n := range d.Notes() {
		c.Remark(path, phrase.Fail(n))
	}
	before := d.Tournament()
	label, err := c.Do(path, d, make)
	if err != nil {
		d.Discard()
		if errors.As(err, new(*phrase.Unclear)) {
			err = Misused("%s: %w", c.Verb.Name, err)
		}
		if errors.As(err, new(usageError)) {
			return phrase.Text{}, err
		}
		return phrase.Text{}, Place(path, err)
	}
	c.outdated(path, before, d)
	return label, c.Closed(path, d)
}

// Closed closes a document and says what others have done to it meanwhile. Where
// the file cannot be written but the steps are recorded, that is said and is no
// failure: whoever tried again would take the steps twice. The status is then 3.
func (c *Call) Closed(path string, d *wallchart.Doc) error {
	err := d.Close()
	for _, n := range d.News() {
		c.Remark(path, phrase.Fail(n))
	}
	var kept *wallchart.Recorded
	switch {
	case errors.As(err, &kept):
		c.Remark(path, phrase.Errorf("%w. Do not do it again", kept))
		c.Doubted.recorded = true
		return nil
	case err != nil:
		d.Discard()
		return Place(path, err)
	}
	return nil
}

// Do makes a change to an open document and returns its label, or says that
// nothing changed. What FIDE mode warns of is made only where the command line wants it all the same.
func (c *Call) Do(path string, d journal.Ledger, make func(*model.Tournament) (journal.Change, error)) (phrase.Text, error) {
	before := d.Tournament()
	change, err := make(before)
	if err != nil {
		return phrase.Text{}, err
	}
	label := journal.Label(change, before)
	warned, err := c.Warned(path, before, change)
	if err != nil {
		return phrase.Text{}, err
	}
	if err := d.Do(change, warned...); !wallchart.Made(err) {
		return phrase.Text{}, err // what is in memory only is tried again when the document is closed
	}
	if d.Tournament() == before {
		return phrase.New("Nothing changed: %s", label), nil
	}
	return label, nil
}

// CopyTo writes an event of any form into a .wallchart file and opens it. A file
// already there is kept among the versions.
func (c *Call) CopyTo(from, to string) (*wallchart.Doc, error) {
	o, err := c.Load(from)
	if err != nil {
		return nil, err
	}
	if o.Format != files.Event || from == "-" {
		c.Modes(o, from)
		return copied(o, to)
	}
	d, err := wallchart.Open(from, wallchart.Options{ReadOnly: true})
	if err != nil {
		return nil, Place(from, err)
	}
	if err := d.SaveAs(to); err != nil {
		d.Discard()
		return nil, Place(to, err)
	}
	return d, nil
}

// Modes says of what came as a report file whether it is in FIDE mode now.
func (c *Call) Modes(o *files.Opened, path string) {
	if o.Format == files.ReportFile {
		for n, said := range arbiter.ModesSaid(o.Tournament) {
			if o.Tournament.Sections[n].FIDE {
				said = phrase.Join(" ", said, phrase.New("If FIDE is not to rate it, leave the mode: section --fide off."))
			}
			c.Remark(path, phrase.Fail(said))
		}
	}
}

// ExamineImport examines what was read from another program's report file; nil for other files, and where there is nothing to
// compare.
func ExamineImport(o *files.Opened) journal.Change {
	if o.Format != files.ReportFile {
		return nil
	}
	return pair.ExamineImport(o.Tournament, ColumnsOf(o.Stated), pair.Soon())
}

// copied puts what was read into a .wallchart file. What had been corrected in a
// workbook is a step of its own, and so is what came of examining a report file.
func copied(o *files.Opened, to string) (*wallchart.Doc, error) {
	t, step := AsEvent(o), ExamineImport(o)
	if o.Format == files.LivingBook && o.Step != nil {
		t, step = o.Written, o.Step
	}
	d, err := NewDocument(t, to)
	if err != nil || step == nil {
		return d, err
	}
	if err := d.Do(step); err != nil {
		d.Discard()
		return nil, err
	}
	return d, nil
}

// NewDocument puts an event into a .wallchart file and opens it.
func NewDocument(t *model.Tournament, path string) (*wallchart.Doc, error) {
	state, err := os.MkdirTemp("", "wallchart-*")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(state)
	d, err := wallchart.New(t, wallchart.Options{State: state})
	if err != nil {
		return nil, Place(path, err)
	}
	if err := d.SaveAs(path); err != nil {
		d.Discard()
		return nil, Place(path, err)
	}
	return d, nil
}
