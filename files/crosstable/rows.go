package crosstable

import (
	"fmt"
	"strings"
)

// ReadRows reads the rows of a spreadsheet, or of a table on a web page, as text
// with tabs between the cells. The lines that problems name are the rows of the
// spreadsheet.
func ReadRows(rows [][]string) (Result, error) {
	width := 0
	for _, r := range rows {
		width = max(width, len(r))
	}
	var b strings.Builder
	for _, r := range rows {
		filled := 0
		for i, c := range r {
			if i > 0 {
				b.WriteByte('\t')
			}
			if c != "" {
				filled++
			}
			b.WriteString(strings.Map(oneLine, c))
		}
		if filled > 1 { // spreadsheets drop what is blank at the end of a row
			b.WriteString(strings.Repeat("\t", width-len(r)))
		}
		b.WriteByte('\n')
		if b.Len() > Largest {
			return Result{}, fmt.Errorf("the table has more than %d MB of text; no crosstable is so large", Largest>>20)
		}
	}
	return readLines(plainLines(b.String()))
}

func oneLine(r rune) rune {
	if r == '\t' || r == '\n' || r == '\r' {
		return ' '
	}
	return r
}
