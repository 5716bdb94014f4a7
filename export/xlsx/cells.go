package xlsx

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"

	"wallchart/export/sheets"
)

// rows writes the cells of a sheet of formulas as they stand in the file (ECMA-376
// part 1, 18.3.1.73 row, 18.3.1.4 c, 18.3.1.40 f). The library's stream writer has no
// shared formulas; with them a column of one formula is written once, which is what
// keeps the workbook of a large event small.
type rows struct {
	sheet  *sheets.Sheet
	styles *bookStyles
	shared int    // formulas shared so far on the sheet
	runs   []run  // by column
	worn   []worn // by column
	pen
}

// worn is the style of the cell above.
type worn struct {
	style sheets.Style
	id    int
	known bool
}

// run is cells below each other that share a formula.
type run struct{ end, id int } // the last row, from 0

func newRows(s *sheets.Sheet, styles *bookStyles) *rows {
	w := &rows{sheet: s, styles: styles}
	wide := 0
	for _, row := range s.Rows {
		wide = max(wide, len(row))
	}
	w.runs, w.worn, w.pen = make([]run, wide), make([]worn, wide), newPen(wide)
	for c := range wide {
		w.runs[c].end = -1
	}
	return w
}

// dimension is the cells that the sheet has.
func (w *rows) dimension() string {
	return "A1:" + sheets.ColumnName(max(1, len(w.runs))) + strconv.Itoa(max(1, len(w.sheet.Rows)))
}

func (w *rows) write(to io.Writer) error {
	out := bufio.NewWriterSize(to, 1<<16)
	fixed := len(groupsOf(w.sheet, len(w.sheet.Rows))) > 0 // pages are broken by the heights of rows
	for r, row := range w.sheet.Rows {
		height := 0.0
		if lines := linesOf(w.sheet, row); lines > 1 || fixed {
			height = min(float64(lines)*lineHeight, highest)
		}
		w.buf = w.buf[:0]
		w.row(r, height)
		for c := range row {
			if err := w.cell(r, c, &row[c]); err != nil {
				return err
			}
		}
		w.buf = append(w.buf, "</row>"...)
		if _, err := out.Write(w.buf); err != nil {
			return err
		}
	}
	return out.Flush()
}

func (w *rows) cell(r, c int, cell *sheets.Cell) error {
	style, err := w.style(c, cell)
	if err != nil {
		return err
	}
	if cell.Value == nil && cell.Formula == "" && style == 0 {
		return nil
	}
	w.begin(c, r, style)
	kind, err := kindOf(cell)
	if err != nil {
		return err
	}
	w.buf = append(w.buf, kind...)
	w.buf = append(w.buf, '>')
	if cell.Formula != "" {
		w.formula(r, c, cell.Formula)
	}
	w.value(cell)
	w.buf = append(w.buf, "</c>"...)
	return nil
}

// style is the number of a cell's style. A hidden sheet has none.
func (w *rows) style(c int, cell *sheets.Cell) (int, error) {
	if w.sheet.Hidden {
		return 0, nil
	}
	if above := &w.worn[c]; above.known && above.style == cell.Style {
		return above.id, nil
	}
	id, err := w.styles.id(cell.Style)
	w.worn[c] = worn{cell.Style, id, err == nil}
	return id, err
}

// dress makes the styles of all cells, before the file's list of them is written.
func (w *rows) dress() error {
	for r := range w.sheet.Rows {
		for c := range w.sheet.Rows[r] {
			if _, err := w.style(c, &w.sheet.Rows[r][c]); err != nil {
				return err
			}
		}
	}
	return nil
}

// linesOf is how many lines of text a row has.
func linesOf(s *sheets.Sheet, row []sheets.Cell) int {
	lines := 1
	for c := range row {
		if s.PrintedColumns > 0 && c >= s.PrintedColumns { // beside what is printed stands what is looked up
			break
		}
		text, ok := row[c].Value.(string)
		if ok && (row[c].Style.Wrap || row[c].Style.Part == sheets.Head) && c < len(s.Columns) && !s.Columns[c].Hidden {
			lines = max(lines, linesIn(text, s.Columns[c].Width-padding))
		}
	}
	return lines
}

// kindOf is the type of a cell's value, as an attribute.
func kindOf(cell *sheets.Cell) (string, error) {
	switch cell.Value.(type) {
	case nil, int, float64, time.Time:
		return "", nil
	case bool:
		return ` t="b"`, nil
	case string:
		if cell.Formula != "" {
			return ` t="str"`, nil
		}
		return ` t="inlineStr"`, nil
	}
	return "", fmt.Errorf("a cell cannot hold a %T", cell.Value)
}

// formula writes a formula; the first of several below each other writes it for all, but where it names another sheet: Excel itself
// never shares those, and files with them have been called corrupt.
func (w *rows) formula(r, c int, formula string) {
	if w.runs[c].end >= r {
		w.buf = append(w.buf, `<f t="shared" si="`...)
		w.buf = strconv.AppendInt(w.buf, int64(w.runs[c].id), 10)
		w.buf = append(w.buf, `"/>`...)
		return
	}
	end := r
	if strings.Contains(formula, sheets.Here) && !strings.Contains(formula, "!") {
		end = w.sheet.Alike(r, c)
	}
	w.buf = append(w.buf, "<f"...)
	if end > r {
		w.runs[c] = run{end, w.shared}
		w.buf = append(w.buf, ` t="shared" ref="`...)
		w.at(c, r)
		w.buf = append(w.buf, ':')
		w.at(c, end)
		w.buf = append(w.buf, `" si="`...)
		w.buf = strconv.AppendInt(w.buf, int64(w.shared), 10)
		w.buf = append(w.buf, '"')
		w.shared++
	}
	w.buf = append(w.buf, '>')
	w.text(sheets.In(formula, r+1))
	w.buf = append(w.buf, "</f>"...)
}

func (w *rows) value(cell *sheets.Cell) {
	switch v := cell.Value.(type) {
	case nil:
		return
	case string:
		if cell.Formula == "" {
			w.inline(v)
			return
		}
		w.buf = append(w.buf, "<v>"...)
		w.text(literally(v))
	case bool:
		w.buf = append(w.buf, "<v>"...)
		w.buf = append(w.buf, map[bool]byte{true: '1', false: '0'}[v])
	case int:
		w.buf = append(w.buf, "<v>"...)
		w.buf = strconv.AppendInt(w.buf, int64(v), 10)
	case float64:
		w.buf = append(w.buf, "<v>"...)
		w.buf = strconv.AppendFloat(w.buf, v, 'g', -1, 64)
	case time.Time:
		w.buf = append(w.buf, "<v>"...)
		w.buf = strconv.AppendFloat(w.buf, serial(v), 'f', -1, 64)
	}
	w.buf = append(w.buf, "</v>"...)
}

// serial is a day as the number that a spreadsheet keeps: days since the end of 1899.
func serial(day time.Time) float64 {
	y, m, d := day.Date()
	return time.Date(y, m, d, 0, 0, 0, 0, time.UTC).Sub(time.Date(1899, time.December, 30, 0, 0, 0, 0, time.UTC)).Hours() / 24
}
