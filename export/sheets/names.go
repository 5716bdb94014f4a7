package sheets

import (
	"fmt"
	"strings"
	"unicode/utf16"

	"wallchart/export/table"
)

const longestName = 31 // in UTF-16 units, Excel's limit for a sheet's name

// Names makes legal names of sheets, no two alike in any case of letters: Excel
// does not open a workbook with others. A sheet without a name is "Table 3".
func Names(wanted []string) []string {
	taken := map[string]bool{}
	names := make([]string, len(wanted))
	for i, w := range wanted {
		name := legalName(w)
		if name == "" {
			name = fmt.Sprintf("Table %d", i+1)
		}
		unique := name
		for n := 2; taken[strings.ToLower(unique)]; n++ {
			tail := fmt.Sprintf(" (%d)", n)
			unique = strings.TrimRight(Cut(name, longestName-len(tail)), " '") + tail
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
	s = strings.Trim(Cut(strings.Trim(s, " '"), longestName), " '")
	if strings.EqualFold(s, "History") { // Excel keeps this name for itself
		return s + "_"
	}
	return s
}

// Cut returns the beginning of s that takes at most n UTF-16 units.
func Cut(s string, n int) string {
	for i, r := range s {
		if n -= utf16.RuneLen(r); n < 0 {
			return s[:i]
		}
	}
	return s
}

// Quoted is the name of a sheet as it stands before the "!" of an address.
func Quoted(sheet string) string { return "'" + strings.ReplaceAll(sheet, "'", "''") + "'" }
