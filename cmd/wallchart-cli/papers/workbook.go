package papers

import (
	"io"

	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/export/book"
	"wallchart/export/formulas"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// workbook is the report that is no document: the workbook of formulas.
const workbook = "workbook"

// asksForWorkbook tells whether the workbook is asked for. Nothing else fits into
// the same file, and no other form holds formulas.
func asksForWorkbook(names cli.List, to string) (bool, error) {
	for _, name := range names {
		if name != workbook {
			continue
		}
		if len(names) > 1 {
			return false, cli.Misused("export: the workbook holds every report as formulas; ask for it alone")
		}
		if cli.Ending(to) != book.Ending {
			return false, cli.Misused("export: the workbook of formulas is an Excel file; write it to a file that ends in .xlsx")
		}
		return true, nil
	}
	return false, nil
}

// bookForm reads how the sheets of the workbook of formulas are laid out. No other report has such a choice.
func bookForm(c *cli.Call, name string, asked bool) (formulas.Form, error) {
	if c.Given("layout") && !asked {
		return 0, cli.Misused("export: --layout is for the workbook of formulas: add --report workbook")
	}
	form, err := formulas.ParseForm(name)
	if err != nil {
		return 0, cli.UsageFault(err)
	}
	return form, nil
}

// writeWorkbook writes the workbook of formulas, with all sections that are chosen.
func writeWorkbook(s *cli.Selection, t *model.Tournament, to string, o book.Options) error {
	sections, err := s.Sections(t)
	if err != nil {
		return err
	}
	var all []*tiebreaks.Standings
	for _, section := range sections {
		st, err := s.Standings(t, section)
		if s.Spare(err) {
			continue
		}
		if err != nil {
			return err
		}
		all = append(all, st)
	}
	if len(all) == 0 {
		return s.Defects()
	}
	n := 0
	if err := s.Call.WriteFile(to, func(w io.Writer) (err error) {
		n, err = book.Write(w, t, all, o)
		return err
	}); err != nil {
		return err
	}
	return s.Call.Tell(s.Call.Out, phrase.New("%s: %s", to, phrase.Count(n, "%d sheet", "%d sheets")))
}
