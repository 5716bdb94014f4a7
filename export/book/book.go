// Package book writes the workbook of formulas as a file: for window and command line, what package formulas plans,
// with the event itself on a hidden sheet, from which package formulabook reads it back.
package book

import (
	"io"
	"time"

	"wallchart/export/formulas"
	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/export/xlsx"
	"wallchart/files/formulabook"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Title is what the form is called in menus.
var Title = phrase.New("Excel workbook with formulas")

// Ending is that of the file's name, without the dot.
const Ending = "xlsx"

// Options are how the workbook is written.
type Options struct {
	Report      report.Options
	Form        formulas.Form
	Paper       table.Paper
	Orientation table.Orientation
	Created     time.Time // a document property; zero is none
}

// Write writes the workbook of an event with the sheets of these standings, a section
// each, and returns how many sheets can be seen.
func Write(w io.Writer, t *model.Tournament, all []*tiebreaks.Standings, o Options) (sheets int, err error) {
	b := formulas.Workbook(all, o.Report, o.Form)
	pieces, err := formulabook.Event(t)
	if err != nil {
		return 0, err
	}
	formulas.Keep(&b, formulabook.Sheet, formulabook.First, pieces)
	for _, s := range b.Sheets {
		if !s.Hidden {
			sheets++
		}
	}
	return sheets, xlsx.WriteBook(w, b, xlsx.Options{Paper: o.Paper, Orientation: o.Orientation, Created: o.Created})
}
