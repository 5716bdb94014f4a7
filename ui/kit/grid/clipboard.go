package grid

import (
	"strings"

	"fyne.io/fyne/v2"
)

// # The clipboard
//
// Cells are exchanged as spreadsheets do: a tab between cells, a line for each row,
// and a cell that holds one of these in quotation marks, its own doubled.

// TSV returns the selected cells as a spreadsheet takes them. Rows without a text at
// the end of several are left out: a list that is typed into ends in one.
func (b *Bulk) TSV() string {
	sel, ok := b.selection.Range()
	if !ok {
		return ""
	}
	for sel.Bottom > sel.Top && b.blank(sel.Bottom) {
		sel.Bottom--
	}
	var lines []string
	for row := sel.Top; row <= sel.Bottom; row++ {
		var cells []string
		for col := sel.Left; col <= sel.Right; col++ {
			cells = append(cells, quoted(b.refusals.plain(row, col)))
		}
		lines = append(lines, strings.Join(cells, "\t"))
	}
	return strings.Join(lines, "\n")
}

// blank tells whether a row has no text.
func (b *Bulk) blank(row int) bool {
	for col := range b.contents.table.Columns {
		if b.refusals.plain(row, col) != "" {
			return false
		}
	}
	return true
}

func quoted(s string) string {
	if strings.ContainsAny(s, "\t\r\n") || strings.HasPrefix(s, `"`) {
		return `"` + strings.ReplaceAll(s, `"`, `""`) + `"`
	}
	return s
}

// ParseTSV reads the cells that a spreadsheet puts on the clipboard. The end of the
// last line begins no further one. A quotation mark that does not end a cell where
// it should is a character like others.
func ParseTSV(s string) [][]string {
	s = strings.ReplaceAll(strings.ReplaceAll(s, "\r\n", "\n"), "\r", "\n")
	s = strings.TrimSuffix(s, "\n")
	var rows [][]string
	var row []string
	for {
		cell, rest := nextCell(s)
		row = append(row, cell)
		if rest == "" {
			return append(rows, row)
		}
		if rest[0] == '\n' {
			rows, row = append(rows, row), nil
		}
		s = rest[1:]
	}
}

// nextCell returns the cell that s begins with, and what follows from the character
// that divides it from the next.
func nextCell(s string) (cell, rest string) {
	if strings.HasPrefix(s, `"`) {
		var b strings.Builder
		for i := 1; i < len(s); i++ {
			if s[i] != '"' {
				b.WriteByte(s[i])
				continue
			}
			if strings.HasPrefix(s[i:], `""`) {
				b.WriteByte('"')
				i++
				continue
			}
			if i+1 == len(s) || s[i+1] == '\t' || s[i+1] == '\n' {
				return b.String(), s[i+1:]
			}
			break
		}
	}
	if i := strings.IndexAny(s, "\t\n"); i >= 0 {
		return s[:i], s[i:]
	}
	return s, ""
}

// Copy puts the selected cells on the clipboard and says how many. The clipboard is
// left alone while there is nothing to copy.
func (b *Bulk) Copy() int {
	sel, _ := b.selection.Range()
	switch s := b.TSV(); {
	case s == "":
		return 0
	case b.OnCopy != nil:
		b.OnCopy(s)
	default:
		fyne.CurrentApp().Clipboard().SetContent(s)
	}
	return sel.Rows() * sel.Columns()
}

// oneLine makes one line of a cell's text: the grid has no others.
var oneLine = strings.NewReplacer("\n", " ", "\t", " ")

// Paste enters cells from a spreadsheet, the first of them at the first selected
// cell. A single one, or a block that goes into the selection several times without
// rest, fills the selection. What lies to the right of the table is left out; rows
// below it are handed to OnCells.
func (b *Bulk) Paste(text string) {
	if !b.typing.Commit() || !b.contents.has(b.selection.row, b.selection.col) {
		return
	}
	if b.OnPaste != nil && b.OnPaste(b.selection.row, b.selection.col, text) || b.OnCells == nil || text == "" {
		return
	}
	block := ParseTSV(text)
	high, broad := len(block), 0
	for _, row := range block {
		broad = max(broad, len(row))
	}
	to, _ := b.selection.Range()
	if to.Rows()%high != 0 || to.Columns()%broad != 0 {
		to.Bottom, to.Right = to.Top, to.Left
	}
	to.Bottom, to.Right = max(to.Bottom, to.Top+high-1), min(max(to.Right, to.Left+broad-1), len(b.contents.table.Columns)-1)
	var cells []Typed
	for row := to.Top; row <= to.Bottom; row++ {
		for col := to.Left; col <= to.Right; col++ {
			if line := block[(row-to.Top)%high]; (col-to.Left)%broad < len(line) {
				cells = append(cells, b.typed(row, col, oneLine.Replace(strings.TrimSpace(line[(col-to.Left)%broad]))))
			}
		}
	}
	b.enter(cells, to)
}
