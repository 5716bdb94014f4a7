package xlsx

import (
	"fmt"
	"strings"
	"unicode/utf16"

	"wallchart/export/table"
)

const longestName = 31 // in UTF-16 units, Excel's limit for a sheet's name

// sheetNames returns a legal name for each table's sheet, no two alike in any
// case of letters: Excel does not open a workbook with others.
func sheetNames(tables []table.Table) []string {
	taken := map[string]bool{}
	names := make([]string, len(tables))
	for i, t := range tables {
		name := legalName(t.Name)
		if name == "" {
			name = legalName(t.Title)
		}
		if name == "" {
			name = fmt.Sprintf("Table %d", i+1)
		}
		unique := name
		for n := 2; taken[strings.ToLower(unique)]; n++ {
			tail := fmt.Sprintf(" (%d)", n)
			unique = strings.TrimRight(cut(name, longestName-len(tail)), " '") + tail
		}
		taken[strings.ToLower(unique)] = true
		names[i] = unique
	}
	return names
}

func legalName(s string) string {
	s = strings.Map(func(r rune) rune {
		switch r {
		case '[', '(':
			return '('
		case ']', ')':
			return ')'
		case ':', '*', '?', '/', '\\':
			return '-'
		}
		return r
	}, table.OneLine(s))
	s = strings.Trim(cut(strings.Trim(s, " '"), longestName), " '")
	if strings.EqualFold(s, "History") { // Excel keeps this name for itself
		return s + "_"
	}
	return s
}

// cut returns the beginning of s that takes at most n UTF-16 units.
func cut(s string, n int) string {
	for i, r := range s {
		if n -= utf16.RuneLen(r); n < 0 {
			return s[:i]
		}
	}
	return s
}
