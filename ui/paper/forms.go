package paper

import (
	"io"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"wallchart/export/book"
	"wallchart/export/formats"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// form is what a file is written as: the reports in a format, or the workbook of formulas.
type form struct {
	name    string // remembered from one export to the next
	title   phrase.Text
	endings []string
	paged   bool // knows paper
	opens   bool // numbers can be opened in it
	values  bool // programs read it
	signs   bool // names read from the right are set apart in it
	apart   bool // each value has a cell of its own in it
	living  bool // the workbook of formulas, of the whole event
	write   func(io.Writer, table.Document, formats.Sheet) error
}

// allForms are the forms in the order of the list: the workbook of formulas beside the other one.
func allForms() (all []form) {
	for _, k := range formats.All {
		all = append(all, form{name: k.Name, title: k.Title, endings: k.Endings, paged: k.Paged, opens: k.Opens(), apart: k.Apart(),
			signs: k.Isolates(), values: k.Values(), write: k.Write})
		if slices.Contains(k.Endings, book.Ending) {
			all = append(all, form{name: "workbook", title: book.Title, endings: []string{book.Ending},
				paged: true, living: true})
		}
	}
	return all
}

// Form is a form of files, by its name.
type Form struct {
	Name   string
	Title  phrase.Text
	Ending string // with its dot
}

// Forms are those that an export can be written in, in the order of the list.
func Forms() (all []Form) {
	for _, f := range allForms() {
		all = append(all, Form{f.name, f.title, "." + f.endings[0]})
	}
	return all
}

// ofEnding is the first form of files with that ending, -1 for none.
func ofEnding(forms []form, ending string) int {
	ending = strings.ToLower(strings.TrimPrefix(ending, "."))
	return slices.IndexFunc(forms, func(f form) bool { return slices.Contains(f.endings, ending) })
}

// alive writes the workbook of formulas with all sections.
func alive(w io.Writer, t *model.Tournament, o book.Options) error {
	var all []*tiebreaks.Standings
	for _, s := range t.Sections {
		st, err := catalogue.Standard(t, s, len(s.Rounds))
		if err != nil {
			return err
		}
		all = append(all, st)
	}
	_, err := book.Write(w, t, all, o)
	return err
}

func able(o fyne.Disableable, can bool) {
	if can {
		o.Enable()
	} else {
		o.Disable()
	}
}

// sheet is the paper that is chosen.
func (e *Export) sheet() formats.Sheet {
	p, _ := table.ParsePaper(e.paper.Selected)
	s := formats.Sheet{Paper: p, Orientation: table.Orientation(max(0, e.lies.SelectedIndex())), Fill: e.fill.Checked,
		Created: e.desk.Now().Truncate(time.Second)}
	if e.as().name == "pdf" {
		return placed(s, e.sheets.several)
	}
	return s
}
