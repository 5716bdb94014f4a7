package xlsx

import (
	"fmt"
	"strings"

	"github.com/xuri/excelize/v2"

	"wallchart/export/table"
)

// setUp sets what concerns the sheet as a whole, before any row is written.
func (s *sheet) setUp(o Options) error {
	one, asMany, orientation := 1, 0, "portrait"
	if o.Landscape {
		orientation = "landscape"
	}
	size := [...]int{table.A4: 9, table.Letter: 1, table.A3: 8, table.Tabloid: 3}[o.Paper]
	if err := s.f.SetPageLayout(s.name, &excelize.PageLayoutOptions{
		Size: &size, Orientation: &orientation, FitToWidth: &one, FitToHeight: &asMany,
	}); err != nil {
		return err
	}
	yes, no := true, false
	if err := s.f.SetSheetProps(s.name, &excelize.SheetPropsOptions{FitToPage: &yes}); err != nil {
		return err
	}
	if err := s.f.SetSheetView(s.name, 0, &excelize.ViewOptions{ShowGridLines: &no}); err != nil {
		return err
	}
	side, top, edge := 0.4, 0.6, 0.3
	if err := s.f.SetPageMargins(s.name, &excelize.PageLayoutMarginsOptions{
		Left: &side, Right: &side, Top: &top, Bottom: &top, Header: &edge, Footer: &edge, Horizontally: &yes,
	}); err != nil {
		return err
	}
	if err := s.f.SetHeaderFooter(s.name, s.headerFooter(o)); err != nil {
		return err
	}
	return s.printNames()
}

// headerFooter repeats the title above every page but the first, which has it
// already, and counts the pages below.
func (s *sheet) headerFooter(o Options) *excelize.HeaderFooterOptions {
	literal := func(t string) string { return cut(strings.ReplaceAll(table.OneLine(t), "&", "&&"), 120) }
	words := table.Document{Foot: s.foot}
	words.Foot = literal(words.FootWith(table.PageNumber, table.PageCount))
	foot := "&R" + words.FootWith("&P", "&N")
	if len(s.under) > 0 {
		foot = "&L" + literal(s.under[len(s.under)-1]) + foot
	}
	return &excelize.HeaderFooterOptions{
		DifferentFirst: true,
		OddHeader:      "&L" + literal(s.title), OddFooter: foot, FirstFooter: foot,
	}
}

// printNames defines the print area and the rows and columns repeated on every
// page.
func (s *sheet) printNames() error {
	columns := len(s.t.Columns)
	if columns == 0 {
		return nil
	}
	last, err := excelize.ColumnNumberToName(s.span.columns)
	if err != nil {
		return err
	}
	quoted := "'" + strings.ReplaceAll(s.name, "'", "''") + "'!"
	titles := fmt.Sprintf("%s$%d:$%d", quoted, s.headRow(), s.headRow())
	if n := s.t.FrozenColumns(); n > 0 && n < columns {
		frozen, err := excelize.ColumnNumberToName(n)
		if err != nil {
			return err
		}
		titles = fmt.Sprintf("%s$A:$%s,%s", quoted, frozen, titles)
	}
	for _, d := range []excelize.DefinedName{
		{Name: "_xlnm.Print_Area", Scope: s.name, RefersTo: fmt.Sprintf("%s$A$1:$%s$%d", quoted, last, s.rows())},
		{Name: "_xlnm.Print_Titles", Scope: s.name, RefersTo: titles},
	} {
		if err := s.f.SetDefinedName(&d); err != nil {
			return err
		}
	}
	return nil
}
