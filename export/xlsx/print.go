package xlsx

import (
	"fmt"
	"strings"

	"github.com/xuri/excelize/v2"

	"wallchart/export/sheets"
	"wallchart/export/table"
)

// setUp sets what concerns the sheet as a whole, before any row is written.
func (s *sheet) setUp(o Options) error {
	if err := pageSetUp(s.f, s.name, o); err != nil {
		return err
	}
	no := false
	if err := s.f.SetSheetView(s.name, 0, &excelize.ViewOptions{ShowGridLines: &no}); err != nil {
		return err
	}
	if err := s.f.SetHeaderFooter(s.name, s.headerFooter(o)); err != nil {
		return err
	}
	return s.printNames()
}

// pageSetUp is the paper of a sheet: one page wide, with narrow margins.
func pageSetUp(f *excelize.File, name string, o Options) error {
	one, asMany, orientation := 1, 0, "portrait"
	if o.Landscape {
		orientation = "landscape"
	}
	size := [...]int{table.A4: 9, table.Letter: 1, table.A3: 8, table.Tabloid: 3}[o.Paper]
	if err := f.SetPageLayout(name, &excelize.PageLayoutOptions{
		Size: &size, Orientation: &orientation, FitToWidth: &one, FitToHeight: &asMany,
	}); err != nil {
		return err
	}
	yes := true
	if err := f.SetSheetProps(name, &excelize.SheetPropsOptions{FitToPage: &yes}); err != nil {
		return err
	}
	side, top, edge := 0.4, 0.6, 0.3
	return f.SetPageMargins(name, &excelize.PageLayoutMarginsOptions{
		Left: &side, Right: &side, Top: &top, Bottom: &top, Header: &edge, Footer: &edge, Horizontally: &yes,
	})
}

// headerFooter repeats the title above every page but the first, which has it
// already, and counts the pages below.
func (s *sheet) headerFooter(o Options) *excelize.HeaderFooterOptions {
	foot := pageFoot(s.foot)
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
	quoted := sheets.Quoted(s.name) + "!"
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

// literal is a text as it stands in the head or foot of a page.
func literal(t string) string {
	return sheets.Cut(strings.ReplaceAll(table.OneLine(t), "&", "&&"), 120)
}

// pageFoot counts the pages, at the right.
func pageFoot(text string) string {
	words := table.Document{Foot: text}
	words.Foot = literal(words.FootWith(table.PageNumber, table.PageCount))
	return "&R" + words.FootWith("&P", "&N")
}

// bookHead is what stands above and below each page of a workbook of formulas.
func bookHead(heading, foot string) *excelize.HeaderFooterOptions {
	return &excelize.HeaderFooterOptions{OddHeader: "&L" + literal(heading), OddFooter: pageFoot(foot)}
}
