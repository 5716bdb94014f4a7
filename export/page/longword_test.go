package page

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/export/table"
)

// TestALongWordIsBroken: one name with a word that is longer than its column is broken into lines; no type below nine points.
func TestALongWordIsBroken(t *testing.T) {
	const long = "Wolfeschlegelsteinhausenbergerdorff-Zeppelin, Maximilian Alexander"
	columns := []table.Column{{Title: "Place", Align: table.Right}, {Title: "Name", Frozen: true}}
	doc := table.Document{Tables: []table.Table{{Columns: columns}}}
	tab := &doc.Tables[0]
	for r := range 9 {
		tab.Columns = append(tab.Columns, table.Column{Title: fmt.Sprintf("Round %d", r+1)})
	}
	for n := range 40 {
		row := table.Row{Cells: []table.Cell{{Text: fmt.Sprint(n + 1)}, {Text: fmt.Sprintf("Ann Lee %d", n)}}}
		if n == 17 {
			row.Cells[1].Text = long
		}
		for range 9 {
			row.Cells = append(row.Cells, table.Cell{Text: "123w½"})
		}
		tab.Rows = append(tab.Rows, row)
	}
	var lines []string
	for _, p := range Layout(doc, upright, plain) {
		for _, x := range p.Texts {
			if x.Role == Body && x.Row == 17 && x.Column == 1 {
				lines = append(lines, x.String)
				if x.Size < goodSize-0.01 {
					t.Errorf("%q is set in %.1f points", x.String, x.Size)
				}
			}
		}
	}
	whole := strings.ReplaceAll(strings.Join(lines, ""), "-", "")
	if whole = strings.ReplaceAll(whole, " ", ""); len(lines) < 2 || whole != strings.NewReplacer("-", "", " ", "").Replace(long) {
		t.Errorf("the name stands as %q", lines)
	}
}
