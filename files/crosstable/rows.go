package crosstable

import (
	"strings"

	"wallchart/files/sheet"
	"wallchart/model"
	"wallchart/phrase"
)

// ReadRows reads the rows of a spreadsheet, or of a table on a web page, as text
// with tabs between the cells. The lines that problems name are the rows of the
// spreadsheet.
func ReadRows(rows [][]string) (Result, error) {
	ls, err := rowLines(rows, nil)
	if err != nil {
		return Result{}, err
	}
	return readLines(ls)
}

// ReadSheets reads the sheets of a workbook; those that hold no crosstable are
// passed over.
func ReadSheets(sheets []sheet.Sheet) (Result, error) {
	res := Result{Tournament: &model.Tournament{}}
	var first error
	for _, s := range sheets {
		ls, err := rowLines(s.Rows, s.Second)
		if err == nil {
			err = res.read(ls)
		}
		if first == nil {
			first = err
		}
	}
	if len(res.Tournament.Sections) == 0 {
		return res, first
	}
	return res, nil
}

// rowLines writes rows as lines with tabs; second is where the second lines of
// cells begin.
func rowLines(rows [][]string, second map[[2]int]int) ([]line, error) {
	width := 0
	for _, r := range rows {
		width = max(width, len(r))
	}
	var b strings.Builder
	for n, r := range rows {
		filled := 0
		for i, c := range r {
			if i > 0 {
				b.WriteByte('\t')
			}
			if c != "" {
				filled++
			}
			if at, two := second[[2]int{n, i}]; two && at < len(c) {
				c = c[:at] + under + c[at+1:]
			}
			b.WriteString(strings.Map(oneLine, c))
		}
		if filled > 1 { // spreadsheets drop what is blank at the end of a row
			b.WriteString(strings.Repeat("\t", width-len(r)))
		}
		b.WriteByte('\n')
		if b.Len() > Largest {
			return nil, phrase.Errorf("the table has more than %d MB of text; no crosstable is so large", Largest>>20)
		}
	}
	return plainLines(b.String()), nil
}

func oneLine(r rune) rune {
	if r == '\t' || r == '\n' || r == '\r' {
		return ' '
	}
	return r
}
