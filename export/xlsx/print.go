package xlsx

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/xuri/excelize/v2"

	"wallchart/export/page"
	"wallchart/export/sheets"
	"wallchart/export/table"
)

// setUp sets what concerns the sheet as a whole, before any row is written.
func (s *sheet) setUp(o Options) error {
	lies, ratio := fit(s.widths, frozen(s.slots), float64(s.rows()), o)
	if len(s.t.Groups) > 0 {
		s.page = lies.ownSize(ratio, o)
	}
	if err := pageSetUp(s.f, s.name, o.Paper, lies); err != nil {
		return err
	}
	if err := quiet(s.f, s.name, len(s.slots), s.rows()); err != nil {
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

// Sizes of print, in inches.
const (
	sideMargin, topMargin, edge = 0.4, 0.6, 0.3

	typeSize = 11.0           // points, of the body at full size
	leastFit = 9.0 / typeSize // below which a sheet is printed on more pages beside each other
	wideDot  = 1.0 / 96       // an Excel pixel
)

// print is how a sheet is printed.
type print struct {
	across  bool
	wide    int // pages beside each other
	percent int // of full size, of a sheet with page breaks of its own; Excel heeds none where it fits pages
}

// spare leaves room beside a sheet that is printed in a size of its own: programs without
// Excel's font set columns up to a seventh wider.
const spare = 0.86

// ownSize prints a sheet in a size of its own, so that page breaks are heeded, and
// tells how many points of rows a page holds: 0 where the type would be too small.
func (p *print) ownSize(ratio float64, o Options) float64 {
	scale := min(1, ratio*spare)
	if p.wide > 1 || scale < leastFit {
		return 0
	}
	p.percent = int(100 * scale)
	_, height := o.Paper.Size(p.across)
	return (height/25.4 - 2*topMargin) * 72 / (float64(p.percent) / 100)
}

// fit chooses how a sheet with columns of these widths in characters, the first of them
// repeated on every page, and so many lines is printed: by the rule of pages
// (page.TurnAcross), and how wide the pages are then to the sheet.
func fit(widths []float64, frozen int, lines float64, o Options) (print, float64) {
	inches := make([]float64, len(widths))
	total := 0.0
	for c, w := range widths {
		inches[c] = (w*7 + 5) * wideDot
		total += inches[c]
	}
	ratio := map[bool]float64{} // of the page's width to the sheet's
	takes := func(across bool) (int, page.Takes) {
		width, height := o.Paper.Size(across)
		width, height = width/25.4-2*sideMargin, height/25.4-2*topMargin
		wide := page.SheetsAcross(inches, frozen, width/leastFit)
		again := 0.0 // the columns that are repeated
		for _, w := range inches[:min(frozen, len(inches))] {
			again += w * float64(wide-1)
		}
		ratio[across] = width * float64(wide) / (total + again)
		scale := min(1, ratio[across])
		down := math.Ceil(lines * lineHeight / 72 * scale / height)
		return wide, page.Takes{Sheets: wide * max(1, int(down)), Size: typeSize * scale}
	}
	wide, upright := takes(false)
	wideAcross, across := takes(true)
	if o.Orientation == table.Across || o.Orientation == table.Auto && page.TurnAcross(upright, across) {
		return print{across: true, wide: wideAcross}, ratio[true]
	}
	return print{wide: wide}, ratio[false]
}

// pageSetUp is the paper of a sheet, with narrow margins.
func pageSetUp(f *excelize.File, name string, paper table.Paper, p print) error {
	asMany, orientation := 0, "portrait"
	if p.across {
		orientation = "landscape"
	}
	size := [...]int{table.A4: 9, table.Letter: 1, table.A3: 8, table.Tabloid: 3}[paper]
	layout := &excelize.PageLayoutOptions{Size: &size, Orientation: &orientation, FitToWidth: &p.wide, FitToHeight: &asMany}
	yes, fits := true, p.percent == 0
	if !fits {
		percent := uint(p.percent)
		layout = &excelize.PageLayoutOptions{Size: &size, Orientation: &orientation, AdjustTo: &percent}
	}
	if err := f.SetPageLayout(name, layout); err != nil {
		return err
	}
	if err := f.SetSheetProps(name, &excelize.SheetPropsOptions{FitToPage: &fits}); err != nil {
		return err
	}
	side, top, edge := sideMargin, topMargin, edge
	return f.SetPageMargins(name, &excelize.PageLayoutMarginsOptions{
		Left: &side, Right: &side, Top: &top, Bottom: &top, Header: &edge, Footer: &edge, Horizontally: &yes,
	})
}

// quiet keeps Excel from marking every number that is kept as a text, as results and
// IDs are, with a green corner.
func quiet(f *excelize.File, name string, columns, rows int) error {
	cells := "A1:" + sheets.ColumnName(max(1, columns)) + strconv.Itoa(max(1, rows))
	return f.AddIgnoredErrors(name, cells, excelize.IgnoredErrorsNumberStoredAsText)
}

// breakPages begins a new page before a group that would be torn.
func (s *sheet) breakPages() error {
	if s.page == 0 {
		return nil
	}
	return breakPages(s.f, s.name, s.page, s.heights, s.headRow(), s.groups)
}

// breakPages begins a new page before a group that would be torn: pages are so high,
// the row with the heads is repeated on each, and the groups begin in those rows.
func breakPages(f *excelize.File, name string, page float64, heights []float64, heads int, groups []int) error {
	if len(groups) == 0 {
		return nil
	}
	sum := func(from, to int) (high float64) { // rows, the last one with them
		for _, h := range heights[from-1 : to] {
			high += h
		}
		return high
	}
	head, used := heights[heads-1], sum(1, groups[0]-1)
	for n, start := range groups {
		end := len(heights)
		if n+1 < len(groups) {
			end = groups[n+1] - 1
		}
		high := sum(start, end)
		if n > 0 && used+high > page {
			if err := f.InsertPageBreak(name, "A"+strconv.Itoa(start)); err != nil {
				return err
			}
			used = head
		}
		for used += high; used > page; used += head { // a group longer than a page
			used -= page
		}
	}
	return nil
}

// headerFooter repeats the title above every page but the first, which has it
// already; below stand when it was printed and the page.
func (s *sheet) headerFooter(o Options) *excelize.HeaderFooterOptions {
	foot := printedAt + pageFoot(s.foot)
	switch {
	case s.t.Foot != "":
		foot = "&L" + literal(s.t.Foot) + foot
	case len(s.under) > 0:
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
	columns := len(s.slots)
	if columns == 0 {
		return nil
	}
	last, err := excelize.ColumnNumberToName(s.span.columns)
	if err != nil {
		return err
	}
	quoted := sheets.Quoted(s.name) + "!"
	titles := fmt.Sprintf("%s$%d:$%d", quoted, s.headRow(), s.headRow())
	if n := frozen(s.slots); n > 0 && n < columns {
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

// printedAt is day and time, small in the middle of the foot; the spreadsheet fills them in.
const printedAt = "&C&8&D &T"

// pageFoot counts the pages, at the right.
func pageFoot(text string) string {
	words := table.Document{Foot: text}
	words.Foot = literal(words.FootWith(table.PageNumber, table.PageCount))
	return "&R" + words.FootWith("&P", "&N")
}

// bookHead is what stands above and below each page of a workbook of formulas: the
// heading over the facts of the event; what the sheet says of itself, when it was
// printed, and the page.
func bookHead(s *sheets.Sheet, facts, foot string) *excelize.HeaderFooterOptions {
	head := "&L&\"-,Bold\"" + sheets.Cut(literal(s.Heading), 90) // a head has 255 characters at most
	if facts != "" {
		head += "\n&\"-,Regular\"&8" + sheets.Cut(literal(facts), 120)
	}
	below := "&C&8&D &T" + pageFoot(foot)
	if s.Foot != "" {
		below = "&L&8" + literal(s.Foot) + below
	}
	return &excelize.HeaderFooterOptions{OddHeader: head, OddFooter: below}
}
