package xlsx

import (
	"fmt"
	"io"
	"slices"

	"github.com/xuri/excelize/v2"

	"wallchart/export/sheets"
	"wallchart/export/table"
	"wallchart/phrase"
)

// WriteBook writes a workbook of formulas. Every sheet is protected, without a
// password, so that only what is meant to be typed is. The same book and options
// give the same bytes.
func WriteBook(w io.Writer, b sheets.Book, o Options) error {
	f := excelize.NewFile()
	defer f.Close()
	if err := bookProperties(f, b, o); err != nil {
		return err
	}
	b.Sheets = slices.Clone(b.Sheets)
	dresses := &bookStyles{f, map[sheets.Style]int{}}
	for i := range b.Sheets {
		if i == 0 {
			if err := f.SetSheetName("Sheet1", b.Sheets[i].Name); err != nil {
				return err
			}
		} else if _, err := f.NewSheet(b.Sheets[i].Name); err != nil {
			return err
		}
	}
	for i := range b.Sheets { // before any rows: the library would read them all again
		if !b.Sheets[i].Hidden {
			continue
		}
		if err := f.SetSheetVisible(b.Sheets[i].Name, false); err != nil {
			return err
		}
	}
	for _, n := range b.Names {
		if err := f.SetDefinedName(&excelize.DefinedName{Name: n.Name, RefersTo: n.To}); err != nil {
			return fmt.Errorf("the name %s cannot be given: %w", n.Name, err)
		}
	}
	cells := map[string]func(io.Writer) error{}
	for i := range b.Sheets {
		widened(&b.Sheets[i])
		all := newRows(&b.Sheets[i], dresses)
		if err := all.dress(); err != nil {
			return err
		}
		cells[partName(i)] = all.write
		if err := f.SetSheetDimension(b.Sheets[i].Name, all.dimension()); err != nil {
			return err
		}
		s := &bookSheet{f: f, s: &b.Sheets[i], foot: b.Foot, facts: b.Facts}
		if err := s.write(o); err != nil {
			return fmt.Errorf("sheet %q cannot be written: %w", b.Sheets[i].Name, err)
		}
	}
	anew := true
	if err := f.SetCalcProps(&excelize.CalcPropsOptions{FullCalcOnLoad: &anew}); err != nil {
		return err
	}
	return writeSorted(w, f, cells)
}

func bookProperties(f *excelize.File, b sheets.Book, o Options) error {
	doc := table.Document{Title: b.Title, Subtitle: b.Subject, Author: b.Author, Head: b.Club, Keywords: b.Keywords, Lang: b.Lang}
	if err := properties(f, doc, o); err != nil {
		return err
	}
	for _, m := range b.Marks {
		if err := f.SetCustomProps(excelize.CustomProperty{Name: m.Name, Value: m.Value}); err != nil {
			return err
		}
	}
	return nil
}

// bookSheet is a sheet of a workbook of formulas on its way into the file.
type bookSheet struct {
	f     *excelize.File
	s     *sheets.Sheet
	foot  string
	facts string
}

// write sets up the sheet as a whole. Its cells are written with the file.
func (b *bookSheet) write(o Options) error {
	for _, set := range []func() error{
		b.filter, func() error { return b.paper(o) }, b.lists, b.lit, b.protect, b.freeze, // the filter first: it forgets the paper
	} {
		if err := set(); err != nil {
			return err
		}
	}
	for c, col := range b.s.Columns {
		name := sheets.ColumnName(c + 1)
		if err := b.f.SetColWidth(b.s.Name, name, name, col.Width); err != nil {
			return err
		}
		if col.Hidden {
			if err := b.f.SetColVisible(b.s.Name, name, false); err != nil {
				return err
			}
		}
	}
	return nil
}

func (b *bookSheet) freeze() error {
	if b.s.FrozenRows+b.s.FrozenColumns == 0 {
		return nil
	}
	cell, err := excelize.CoordinatesToCellName(b.s.FrozenColumns+1, b.s.FrozenRows+1)
	if err != nil {
		return err
	}
	pane := "bottomRight"
	switch {
	case b.s.FrozenColumns == 0:
		pane = "bottomLeft"
	case b.s.FrozenRows == 0:
		pane = "topRight"
	}
	return b.f.SetPanes(b.s.Name, &excelize.Panes{
		Freeze: true, XSplit: b.s.FrozenColumns, YSplit: b.s.FrozenRows, TopLeftCell: cell, ActivePane: pane,
		Selection: []excelize.Selection{{SQRef: cell, ActiveCell: cell, Pane: pane}},
	})
}

// paper sets the sheet up for printing, headings repeated.
func (b *bookSheet) paper(o Options) error {
	if b.s.Hidden || len(b.s.Rows) == 0 {
		return nil
	}
	columns := 0
	var widths []float64
	for c := range b.s.Rows[0] {
		if b.s.PrintedColumns > 0 && c >= b.s.PrintedColumns || c < len(b.s.Columns) && b.s.Columns[c].Hidden {
			continue
		}
		columns = c + 1
		if c < len(b.s.Columns) {
			widths = append(widths, b.s.Columns[c].Width)
		}
	}
	if err := b.f.SetHeaderFooter(b.s.Name, bookHead(b.s, b.facts, b.foot)); err != nil {
		return err
	}
	rows := len(b.s.Rows)
	if b.s.Printed > 0 {
		rows = b.s.Printed
	}
	lines, heights := 0, make([]float64, rows)
	for r, row := range b.s.Rows[:rows] {
		n := linesOf(b.s, row)
		lines, heights[r] = lines+n, float64(n)*lineHeight
	}
	lies, ratio := fit(widths, b.s.FrozenColumns, float64(lines), o)
	if groups := groupsOf(b.s, rows); len(groups) > 0 {
		if high := lies.ownSize(ratio, o); high > 0 {
			if err := breakPages(b.f, b.s.Name, high, heights, max(1, b.s.FrozenRows), groups); err != nil {
				return err
			}
		}
	}
	if err := pageSetUp(b.f, b.s.Name, o.Paper, lies); err != nil {
		return err
	}
	if err := quiet(b.f, b.s.Name, columns, len(b.s.Rows)); err != nil {
		return err
	}
	last, err := excelize.ColumnNumberToName(max(1, columns))
	if err != nil {
		return err
	}
	quoted := sheets.Quoted(b.s.Name) + "!"
	names := []excelize.DefinedName{{Name: "_xlnm.Print_Area", Scope: b.s.Name, RefersTo: fmt.Sprintf("%s$A$1:$%s$%d", quoted, last, rows)}}
	if b.s.FrozenRows > 0 {
		titles := fmt.Sprintf("%s$1:$%d", quoted, b.s.FrozenRows)
		if n := b.s.FrozenColumns; n > 0 && n < columns {
			titles = fmt.Sprintf("%s$A:$%s,%s", quoted, sheets.ColumnName(n), titles)
		}
		names = append(names, excelize.DefinedName{Name: "_xlnm.Print_Titles", Scope: b.s.Name, RefersTo: titles})
	}
	for _, n := range names {
		if err := b.f.SetDefinedName(&n); err != nil {
			return err
		}
	}
	return nil
}

// groupsOf are the rows, from 1, in which something begins that is not torn by the
// end of a page.
func groupsOf(s *sheets.Sheet, rows int) []int {
	var groups []int
	for r, row := range s.Rows[:rows] {
		if len(row) > 0 && row[0].Style.Rule {
			groups = append(groups, r+1)
		}
	}
	return groups
}

// widened is a sheet with columns wide enough for the longest words of their heads and
// the filter's arrow beside them.
func widened(s *sheets.Sheet) {
	if len(s.Rows) == 0 {
		return
	}
	s.Columns = slices.Clone(s.Columns)
	for c, cell := range s.Rows[0][:min(len(s.Rows[0]), len(s.Columns))] {
		head, ok := cell.Value.(string)
		if !ok || cell.Style.Part != sheets.Head {
			continue
		}
		for _, word := range phrase.Words(head) {
			need := float64(table.DisplayWidth(word))*wordRoom(word) + padding
			if cell.Style.Align == table.Right {
				need += arrow
			}
			s.Columns[c].Width = max(s.Columns[c].Width, need)
		}
	}
}

// arrow is how much wider a column is for the arrow of the filter, in characters.
const arrow = 1.8

func (b *bookSheet) lists() error {
	for _, l := range b.s.Lists {
		v := excelize.NewDataValidation(true)
		v.SetSqref(l.Cells)
		v.SetSqrefDropList(l.Name)
		v.SetError(excelize.DataValidationErrorStyleStop, l.Title, l.Refuse)
		if err := b.f.AddDataValidation(b.s.Name, v); err != nil {
			return err
		}
	}
	return nil
}

func (b *bookSheet) lit() error {
	for _, l := range b.s.Lit {
		id, err := b.f.NewConditionalStyle(lookOf(l.Look))
		if err != nil {
			return err
		}
		if err := b.f.SetConditionalFormat(b.s.Name, l.Cells, []excelize.ConditionalFormatOptions{
			{Type: "formula", Criteria: l.Formula, Format: &id}}); err != nil {
			return err
		}
	}
	return nil
}

func lookOf(l sheets.Look) *excelize.Style {
	switch l {
	case sheets.Wrong:
		return &excelize.Style{Font: &excelize.Font{Bold: true, Strike: true, Color: alert}, Fill: solid("FFDAD6")}
	case sheets.Open:
		return &excelize.Style{Fill: solid(tint)}
	case sheets.Outdated:
		return &excelize.Style{Font: &excelize.Font{Bold: true, Color: alert}, Fill: solid("FFDAD6")}
	case sheets.Won:
		return &excelize.Style{Font: &excelize.Font{Bold: true}}
	}
	return &excelize.Style{Font: &excelize.Font{Italic: true, Color: muted}}
}

func (b *bookSheet) filter() error {
	if b.s.Filter == "" || len(b.s.Rows) < 2 {
		return nil
	}
	return b.f.AutoFilter(b.s.Name, b.s.Filter, nil)
}

// protect locks what is not to be typed. Choosing, filtering and the width of
// columns stay free.
func (b *bookSheet) protect() error {
	return b.f.ProtectSheet(b.s.Name, &excelize.SheetProtectionOptions{
		SelectLockedCells: true, SelectUnlockedCells: true, FormatColumns: true, FormatRows: true, AutoFilter: true, Sort: true,
	})
}

// bookStyles makes each style once.
type bookStyles struct {
	f   *excelize.File
	ids map[sheets.Style]int
}

func (s *bookStyles) id(d sheets.Style) (int, error) {
	if id, ok := s.ids[d]; ok {
		return id, nil
	}
	id, err := s.f.NewStyle(bookStyle(d))
	s.ids[d] = id
	return id, err
}

func bookStyle(d sheets.Style) *excelize.Style {
	as := dress{align: d.Align, wrap: d.Wrap}
	switch d.Part {
	case sheets.Head:
		as.part = heading
	case sheets.Title:
		as.part = title
	case sheets.Note:
		as.part = note
	}
	st := as.style()
	if d.Part == sheets.Body && d.Align == table.Left && !d.Wrap {
		st.Alignment.ShrinkToFit = true // a name is not cut off by the cell beside it
	}
	if d.Part == sheets.Head && d.Align == table.Right {
		st.Alignment.Indent = 2 // the arrow of the filter stands at the right
	}
	if d.Part == sheets.Plain {
		st.Border = nil
	}
	switch d.Format {
	case sheets.Whole:
		st.NumFmt = 1
	case sheets.Halves:
		halves := "0.0"
		st.CustomNumFmt = &halves
	case sheets.Quarters:
		st.NumFmt = 2
	case sheets.Text:
		st.NumFmt = 49
	case sheets.Date:
		date := "yyyy-mm-dd"
		st.CustomNumFmt = &date
	}
	if d.Strong {
		st.Font.Bold = true
	}
	if d.Rule {
		st.Border = append(st.Border, excelize.Border{Type: "top", Color: ink, Style: 1})
	}
	if d.Fixed {
		st.Fill, st.Font.Italic = solid(head), true
	}
	if d.Typed {
		st.Protection = &excelize.Protection{Locked: false}
	}
	return st
}
