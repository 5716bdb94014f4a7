package xlsx

import (
	"slices"

	"github.com/xuri/excelize/v2"

	"wallchart/export/table"
)

const (
	lineHeight = 15.5 // points, of a row of 11 point text
	highest    = 409  // points, Excel's limit
	widest     = 60   // characters: a longer text runs over several lines
	narrowest  = 60   // characters, for titles and notes
	standard   = 8.43 // characters, of a column without a width
)

// sheet is one table on its way into the workbook. Rows count from 1, as Excel
// does.
type sheet struct {
	f      *excelize.File
	styles *styles
	t      *table.Table
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

	sw   *excelize.StreamWriter
	row  int   // the row written last
	line []any // its cells, kept for the next
}

// room is so many columns, wide characters together.
type room struct {
	columns int
	wide    float64
}

func newSheet(f *excelize.File, st *styles, doc table.Document, t *table.Table, name string) *sheet {
	s := &sheet{f: f, styles: st, t: t, name: name, title: doc.Title, notes: t.Notes, foot: doc.Foot, club: doc.Head, facts: doc.Facts()}
	for _, u := range []string{t.Title, doc.Subtitle} {
		switch {
		case u == "" || u == s.title:
		case s.title == "":
			s.title = u
		default:
			s.under = append(s.under, u)
		}
	}
	s.widths = columnWidths(t)
	s.line = make([]any, len(t.Columns))
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
	var err error
	if s.sw, err = s.f.NewStreamWriter(s.name); err != nil {
		return err
	}
	for c, w := range s.widths {
		if err := s.sw.SetColWidth(c+1, c+1, w); err != nil {
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
	}
	for _, n := range s.notes {
		if _, err := s.across(note, n, s.span); err != nil {
			return err
		}
	}
	if err := s.breakPages(); err != nil {
		return err
	}
	return s.sw.Flush()
}

// freeze keeps the headings and the frozen columns in sight.
func (s *sheet) freeze() error {
	if len(s.t.Columns) == 0 {
		return nil
	}
	across, down := s.t.FrozenColumns(), s.headRow()
	if across == len(s.t.Columns) {
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
	return s.sw.SetPanes(&excelize.Panes{
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
		if err := s.put(nil, max(1, s.beside-used)); err != nil {
			return err
		}
	}
	lines := 1
	for c, col := range s.t.Columns {
		text := table.OneLine(col.Title)
		id, err := s.styles.id(dress{part: heading, align: col.Align})
		if err != nil {
			return err
		}
		s.line[c] = excelize.Cell{StyleID: id, Value: text}
		lines = max(lines, linesIn(text, s.widths[c]-boldRoom))
	}
	return s.put(s.line, float64(lines))
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
	for c := range s.line {
		s.line[c] = excelize.Cell{StyleID: id}
	}
	if len(s.line) > 0 {
		s.line[0] = excelize.Cell{StyleID: id, Value: table.OneLine(text)}
	}
	s.groups = append(s.groups, s.row+1)
	return s.put(s.line, 1)
}

func (s *sheet) record(row *table.Row, zebra bool) error {
	lines := 1
	for c := range s.t.Columns {
		col := &s.t.Columns[c]
		var cell table.Cell
		if c < len(row.Cells) {
			cell = row.Cells[c]
		}
		d := dress{mark: cell.Mark, row: row.Mark, align: col.Align, zebra: zebra}
		var value any
		switch text := table.OneLine(cell.Text); {
		case cell.Below != "":
			value = text + "\n" + table.OneLine(cell.Below)
			d.wrap = true
			lines = max(lines, 2)
		case cell.IsNumber:
			value, d.number, d.format = cell.Number, true, col.Format
		case text != "":
			value = text
			if n := linesIn(text, s.widths[c]); n > 1 {
				d.wrap = true
				lines = max(lines, n)
			}
		}
		id, err := s.styles.id(d)
		if err != nil {
			return err
		}
		s.line[c] = excelize.Cell{StyleID: id, Value: value}
	}
	return s.put(s.line, float64(lines))
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
	if err := s.put([]any{excelize.Cell{StyleID: id, Value: text}}, lines); err != nil {
		return 0, err
	}
	from, err := excelize.CoordinatesToCellName(1, s.row)
	if err != nil {
		return 0, err
	}
	to, err := excelize.CoordinatesToCellName(over.columns, s.row)
	if err != nil {
		return 0, err
	}
	return lines, s.sw.MergeCell(from, to)
}

// put writes the next row, so many lines of the body's high.
func (s *sheet) put(cells []any, lines float64) error {
	s.row++
	at, err := excelize.CoordinatesToCellName(1, s.row)
	if err != nil {
		return err
	}
	height := min(lines*lineHeight, highest)
	s.heights = append(s.heights, height)
	return s.sw.SetRow(at, cells, excelize.RowOpts{Height: height})
}
