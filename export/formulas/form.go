package formulas

import (
	"strings"

	"wallchart/export/report"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Form is the crosstable and the order of columns that a federation's people know.
type Form uint8

// Forms. Where nothing is said the event's federation decides.
const (
	OfEvent Form = iota
	FIDE
	US
)

var forms = []string{"auto", "fide", "us"}

// ParseForm reads the name of a form: auto, fide or us.
func ParseForm(name string) (Form, error) {
	for n, known := range forms {
		if strings.EqualFold(name, known) {
			return Form(n), nil
		}
	}
	return OfEvent, phrase.Errorf("%q is no form of the workbook: choose one of %s", name, strings.Join(forms, ", "))
}

// Of is the form of a section's sheets, FIDE or US: as the event's federation has it;
// of an event without one, as the section's rules are.
func (f Form) Of(st *tiebreaks.Standings) Form {
	t := st.Sheet.Tournament
	switch {
	case f != OfEvent:
		return f
	case t.USChess(st.Sheet.Section), t.Federation == "" && st.Rules.Code == "us":
		return US
	}
	return FIDE
}

// Style is the crosstable of a form.
func (f Form) Style() report.Style {
	if f == US {
		return report.US
	}
	return report.FIDE
}
