package xlsx

import (
	"wallchart/export/sheets"
	"wallchart/export/table"
	"wallchart/phrase"
)

// sheetNames returns a legal name for each table's sheet.
func sheetNames(tables []table.Table) []string {
	wanted := make([]string, len(tables))
	for i, t := range tables {
		if wanted[i] = table.OneLine(t.Name); wanted[i] == "" {
			wanted[i] = phrase.Unsigned(t.Title)
		}
	}
	return sheets.Names(wanted)
}
