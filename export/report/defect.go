package report

import (
	"fmt"
	"runtime/debug"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Defect is a report, or something else that is computed from an event, that
// failed by a fault of the program. No event may lock its owner out: what failed
// is named, and the rest is shown.
type Defect struct {
	What  phrase.Text // what could not be made: "the report Standings"
	Cause string
	Rest  phrase.Text // what can be had all the same, empty for nothing to say
	Trace []byte      // for the log
}

// Words names what failed and says that nothing is lost.
func (d *Defect) Words() phrase.Text {
	if d.Rest.Empty() {
		return phrase.New("%s could not be made: %s. This is a defect of Wallchart; the event is safe", d.What, d.Cause)
	}
	return phrase.New("%s could not be made: %s. This is a defect of Wallchart; the event is safe, and %s", d.What, d.Cause, d.Rest)
}

// Error is the defect in English.
func (d *Defect) Error() string { return d.Words().String() }

// Guard does work on an event and returns the Defect that stopped it. What is
// the work's subject: "the standings".
func Guard(what, rest phrase.Text, work func() error) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = &Defect{What: what, Cause: fmt.Sprint(r), Rest: rest, Trace: debug.Stack()}
		}
	}()
	return work()
}

// Document makes the report; a fault in it is a Defect, and the other reports can
// still be made.
func (r Report) Document(st *tiebreaks.Standings, o Options) (doc table.Document, err error) {
	err = Guard(phrase.New("the report %s", r.Name), phrase.New("the other reports can be made"), func() error {
		doc, err = r.document(st, o)
		return err
	})
	return doc, err
}

// List is the report as one list of several sections, with the columns that are asked for: of reports with Report.All.
func (r Report) List(t *model.Tournament, sections []*model.Section, o Options) (doc table.Document, err error) {
	err = Guard(phrase.New("the report %s", r.Name), phrase.New("the other reports can be made"), func() error {
		if doc, err = r.All(t, sections, o); err == nil && len(o.Columns) > 0 {
			err = choose(&doc, o.Columns)
		}
		Clean(&doc)
		return err
	})
	return doc, err
}

// document is the report in the form and with the columns that are asked for.
func (r Report) document(st *tiebreaks.Standings, o Options) (table.Document, error) {
	o.Wall = o.Wall && r.Hangs
	doc, err := r.Make(st, o)
	if err == nil && len(o.Columns) > 0 {
		err = choose(&doc, o.Columns)
	}
	if o.Wall {
		hang(&doc)
	}
	Clean(&doc)
	return doc, err
}
