package report

import (
	"fmt"
	"runtime/debug"

	"wallchart/export/table"
	"wallchart/tiebreaks"
)

// Defect is a report, or something else that is computed from an event, that
// failed by a fault of the program. No event may lock its owner out: what failed
// is named, and the rest is shown.
type Defect struct {
	What  string // what could not be made: "the report Standings"
	Cause string
	Rest  string // what can be had all the same, "" for nothing to say
	Trace []byte // for the log
}

// Error names what failed and says that nothing is lost.
func (d *Defect) Error() string {
	text := fmt.Sprintf("%s could not be made: %s. This is a defect of Wallchart; the event is safe", d.What, d.Cause)
	if d.Rest != "" {
		text += ", and " + d.Rest
	}
	return text
}

// Guard does work on an event and returns the Defect that stopped it. What is
// the work's subject: "the standings".
func Guard(what, rest string, work func() error) (err error) {
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
	err = Guard("the report "+r.Name, "the other reports can be made", func() error {
		doc, err = r.Make(st, o)
		clean(&doc)
		return err
	})
	return doc, err
}
