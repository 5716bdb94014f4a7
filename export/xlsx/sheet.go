package xlsx

import (
	"cmp"
	"io"
	"slices"
	"strconv"

	"github.com/xuri/excelize/v2"

	"wallchart/export/sheets"
	"wallchart/export/table"
)

const (
	lineHeight = 15.5 // points, of a row of 11 point text
	highest    = 409  // points, Excel's limit
	widest     = 60   // characters: a longer text runs over several lines
	narrowest  = 60   // characters, for titles and notes
	standard   = 8.43 // characters, of a column without a width
	cellSize   = 64   // bytes, of most cells as they are written
)

// sheet is one table on its way into the workbook. Rows count from 1, as Excel
// does.
type sheet struct {
	f      *excelize.File
	styles *styles
	t      *table.Table
	slots  []slot // its columns in the sheet
	name   string
	title  string
	club   string   // whose paper it is
	under  []string // lines under the title
	facts  string   // what is said of the event, below those
	notes  []string
	foot   string // of every page
	widths []float64
	span   room    // of the notes: more columns than a narrow table has
	lead   room    // of the lines above the columns, beside the logo
	beside float64 // how many lines high the logo beside them is; 0 without one

	page    float64   // points on a page, where pages are broken before groups; 0 otherwise
	heights []float64 // of the rows
	groups  []int     // rows with the heading of a group

	row   int // the row written last
	cells pen // of the row that is being written
	out   pen // all rows
}

// room is so many columns, wide characters together.
type room struct {
	columns int
	wide    float64
}

func newSheet(f *excelize.File, st *styles, doc table.Document, t *table.Table, name string) *sheet {
	s := &sheet{f: f, styles: st, t: t, name: name, title: doc.Title, notes: t.Notes, foot: doc.Foot, club: doc.Head, facts: doc.Facts()}
	for _, u := range slices.Concat(table.Headings(t.Title, cmp.Or(t.Section, doc.Section)), table.Headings(doc.Subtitle, doc.Section)) {
		switch {
		case u == s.title:
		case s.title == "":
			s.title = u
		default:
			s.under = append(s.under, u)
		}
	}
	s.slots = slotsOf(t)
	s.widths = columnWidths(s.slots, t.Rows)
	s.cells = newPen(max(1, len(s.slots)))
	s.out.buf = make([]byte, 0, (len(t.Rows)+8)*(len(s.slots)+1)*cellSize)
	for s.span.columns < len(s.widths) || s.span.wide < narrowest {
		s.span.wide += s.width(s.span.columns)
		s.span.columns++
	}
	s.lead = s.span
	return s
}

// headRow returns the row of the column headings.
func (s *sheet) headRow() int {
	if lines := len(s.top()); lines > 0 || s.beside > 0 {
		return lines + 2 // with an empty row between
	}
	return 1
}

// above is one line above the columns.
type above struct {
	part part
	text string
}

// top is what stands above the columns, line by line.
func (s *sheet) top() []above {
	all := []above{{subtitle, s.club}, {title, s.title}}
	for _, u := range s.under {
		all = append(all, above{subtitle, u})
	}
	all = append(all, above{subtitle, s.facts})
	return slices.DeleteFunc(all, func(l above) bool { return l.text == "" })
}

// rows returns how many rows the sheet will have.
func (s *sheet) rows() int {
	n := s.headRow() + len(s.t.Rows) + len(s.t.Groups)
	if len(s.notes) > 0 {
		n += 1 + len(s.notes)
	}
	return n
}

func (s *sheet) write(o Options, logo []byte) error {
	if err := s.logo(logo); err != nil {
		return err
	}
	if err := s.setUp(o); err != nil {
		return err
	}
	for c, w := range s.widths {
		name := sheets.ColumnName(c + 1)
		if err := s.f.SetColWidth(s.name, name, name, w); err != nil {
			return err
		}
	}
	if err := s.freeze(); err != nil {
		return err
	}
	if err := s.head(); err != nil {
		return err
	}
	if err := s.body(); err != nil {
		return err
	}
	if len(s.notes) > 0 {
		s.row++
		s.heights = append(s.heights, 0)
	}
	for _, n := range s.notes {
		if _, err := s.across(note, n, s.span); err != nil {
			return err
		}
	}
	if s.row > 0 {
		if err := s.f.SetSheetDimension(s.name, "A1:"+sheets.ColumnName(max(1, len(s.slots)))+strconv.Itoa(s.row)); err != nil {
			return err
		}
	}
	return s.breakPages()
}

// writeRows writes what stands in the sheet.
func (s *sheet) writeRows(w io.Writer) error {
	_, err := w.Write(s.out.buf)
	return err
}

// freeze keeps the headings and the frozen columns in sight.
func (s *sheet) freeze() error {
	if len(s.slots) == 0 {
		return nil
	}
	across, down := frozen(s.slots), s.headRow()
	if across == len(s.slots) {
		across = 0 // all frozen is none
	}
	cell, err := excelize.CoordinatesToCellName(across+1, down+1)
	if err != nil {
		return err
	}
	pane := "bottomRight"
	if across == 0 {
		pane = "bottomLeft"
	}
	return s.f.SetPanes(s.name, &excelize.Panes{
		Freeze: true, XSplit: across, YSplit: down, TopLeftCell: cell, ActivePane: pane,
		Selection: []excelize.Selection{{SQRef: cell, ActiveCell: cell, Pane: pane}},
	})
}

func (s *sheet) head() error {
	used := 0.0
	for _, l := range s.top() {
		lines, err := s.across(l.part, l.text, s.lead)
		if err != nil {
			return err
		}
		used += lines
	}
	if s.headRow() > 1 {
		s.put(max(1, s.beside-used))
	}
	lines := 1
	for c := range s.slots {
		text := table.OneLine(s.slots[c].title)
		id, err := s.styles.id(dress{part: heading, align: s.slots[c].align})
		if err != nil {
			return err
		}
		s.text(c, id, text)
		lines = max(lines, linesIn(text, s.widths[c]-boldRoom))
	}
	s.put(float64(lines))
	return nil
}

func (s *sheet) body() error {
	for r := range s.t.Rows {
		for _, g := range s.t.HeadingsAt(r) {
			if err := s.group(g); err != nil {
				return err
			}
		}
		if err := s.record(&s.t.Rows[r], r%2 == 1); err != nil {
			return err
		}
	}
	for _, g := range s.t.HeadingsAt(len(s.t.Rows)) {
		if err := s.group(g); err != nil {
			return err
		}
	}
	return nil
}

func (s *sheet) group(text string) error {
	id, err := s.styles.id(dress{part: group})
	if err != nil {
		return err
	}
	for c := range s.slots {
		s.text(c, id, table.OneLine(text))
		text = "" // it stands in the first
	}
	s.groups = append(s.groups, s.row+1)
	s.put(1)
	return nil
}

func (s *sheet) record(row *table.Row, zebra bool) error {
	lines := 1
	for c := range s.slots {
		slot := &s.slots[c]
		cell := slot.cell(row)
		d := dress{mark: cell.Mark, row: row.Mark, align: slot.align, zebra: zebra}
		text := table.OneLine(cell.Text)
		switch {
		case cell.IsNumber:
			d.number, d.format = true, slot.format
		case text != "":
			if n := linesIn(text, s.widths[c]); n > 1 {
				d.wrap = true
				lines = max(lines, n)
			}
		}
		id, err := s.styles.id(d)
		if err != nil {
			return err
		}
		if d.number {
			s.number(c, id, cell.Number)
		} else {
			s.text(c, id, text)
		}
	}
	s.put(float64(lines))
	return nil
}

// text writes the next cell of the row; one without a text has its style all the same.
func (s *sheet) text(c, style int, text string) {
	s.cells.begin(c, s.row, style)
	if text == "" {
		s.cells.buf = append(s.cells.buf, "/>"...)
		return
	}
	s.cells.buf = append(s.cells.buf, ` t="inlineStr">`...)
	s.cells.inline(fitting(text))
	s.cells.buf = append(s.cells.buf, "</c>"...)
}

// fitting is a text as long as a cell may hold (ECMA-376 has no limit; Excel's is in UTF-16 units).
func fitting(text string) string {
	if len(text) <= excelize.TotalCellChars {
		return text
	}
	return sheets.Cut(text, excelize.TotalCellChars)
}

func (s *sheet) number(c, style int, n float64) {
	s.cells.begin(c, s.row, style)
	s.cells.buf = append(s.cells.buf, "><v>"...)
	s.cells.buf = strconv.AppendFloat(s.cells.buf, n, 'g', -1, 64)
	s.cells.buf = append(s.cells.buf, "</v></c>"...)
}

// across writes a text over the columns of a room, on as many lines as it needs, and
// tells how many lines of the body that is.
func (s *sheet) across(p part, text string, over room) (float64, error) {
	text = table.OneLine(text)
	id, err := s.styles.id(dress{part: p, wrap: true})
	if err != nil {
		return 0, err
	}
	size := 1.0 // of the characters, to the body's
	if p == title {
		size = 1.5
	}
	lines := float64(linesIn(text, over.wide/size)) * size
	s.text(0, id, text)
	s.put(lines)
	from, err := excelize.CoordinatesToCellName(1, s.row)
	if err != nil {
		return 0, err
	}
	to, err := excelize.CoordinatesToCellName(over.columns, s.row)
	if err != nil {
		return 0, err
	}
	return lines, s.f.MergeCell(s.name, from, to)
}

// put ends the row, so many lines of the body high.
func (s *sheet) put(lines float64) {
	height := min(lines*lineHeight, highest)
	s.out.row(s.row, height)
	s.out.buf = append(append(s.out.buf, s.cells.buf...), "</row>"...)
	s.cells.buf = s.cells.buf[:0]
	s.heights = append(s.heights, height)
	s.row++
}
