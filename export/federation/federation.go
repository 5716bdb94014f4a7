// Package federation has results as rating offices take them: ECF, DWZ, NWSRS. A form each, with what it is checked
// for before it is written; window and command line loop over All. FIDE's report file and the tables of US Chess are
// in files.
package federation

import (
	"io"

	"wallchart/files/ecf"
	"wallchart/model"
	"wallchart/phrase"
)

// Form is how one office takes results.
type Form struct {
	ID     string      // for the command line
	Name   phrase.Text // in menus
	Ending string      // of the file: ".csv"
	Whole  bool        // all sections in one file; otherwise one
	// Check lists what the office would refuse (grave) and what it will ask about, each with its place. The section is nil where
	// the form is of all.
	Check func(*model.Tournament, *model.Section) model.Problems
	// Write writes nothing where Check has something grave, and returns what the file does not hold.
	Write func(io.Writer, *model.Tournament, *model.Section) (lost []phrase.Text, err error)
}

// All are the forms in the order offered.
var All = []Form{
	{ID: "ecf", Name: phrase.New("ECF results file"), Ending: ".txt", Whole: true,
		Check: func(t *model.Tournament, _ *model.Section) model.Problems { return ecf.Check(t, ecf.Stored(t)) },
		Write: func(w io.Writer, t *model.Tournament, _ *model.Section) ([]phrase.Text, error) {
			return ecf.Write(w, t, ecf.Stored(t))
		}},
	{ID: "dwz", Name: phrase.New("DWZ, a table (CSV)"), Ending: ".csv", Check: dwz.check, Write: dwz.write},
	{ID: "nwsrs", Name: phrase.New("NWSRS, a table (CSV)"), Ending: ".csv", Check: nwsrs.check, Write: nwsrs.write},
}

// ByID is the form with the ID.
func ByID(id string) (Form, bool) {
	for _, f := range All {
		if f.ID == id {
			return f, true
		}
	}
	return Form{}, false
}
