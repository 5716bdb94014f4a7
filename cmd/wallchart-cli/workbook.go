package main

import (
	"io"
	"slices"

	"wallchart/export/living"
	"wallchart/export/report"
	"wallchart/export/sheets"
	"wallchart/export/table"
	"wallchart/export/xlsx"
	"wallchart/files/livingbook"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// workbook is the report that is no document: the workbook of formulas.
const workbook = "workbook"

// asksForWorkbook tells whether the workbook is asked for. Nothing else fits into
// the same file, and no other form holds formulas.
func asksForWorkbook(names list, to string) (bool, error) {
	for _, name := range names {
		if name != workbook {
			continue
		}
		if len(names) > 1 {
			return false, misused("export: the workbook holds every report as formulas; ask for it alone")
		}
		if ending(to) != "xlsx" {
			return false, misused("export: the workbook of formulas is an Excel file; write it to a file that ends in .xlsx")
		}
		return true, nil
	}
	return false, nil
}

// writeWorkbook writes the workbook of formulas, with all sections that are chosen.
func (s *selection) writeWorkbook(t *model.Tournament, to string, o report.Options, paper table.Paper) error {
	sections, err := s.sections(t)
	if err != nil {
		return err
	}
	var all []*tiebreaks.Standings
	for _, section := range sections {
		st, err := s.standings(t, section)
		if s.spare(err) {
			continue
		}
		if err != nil {
			return err
		}
		all = append(all, st)
	}
	if len(all) == 0 {
		return s.defects()
	}
	book := living.Workbook(all, o)
	pieces, err := livingbook.Event(t)
	if err != nil {
		return err
	}
	living.Keep(&book, livingbook.Sheet, livingbook.First, pieces)
	if err := s.c.writeFile(to, func(w io.Writer) error { return xlsx.WriteBook(w, book, xlsx.Options{Paper: paper}) }); err != nil {
		return err
	}
	seen := slices.DeleteFunc(book.Sheets, func(sheet sheets.Sheet) bool { return sheet.Hidden })
	return s.c.tell(s.c.out, phrase.New("%s: %s", to, phrase.Count(len(seen), "%d sheet", "%d sheets")))
}
