package text

import (
	"strings"
	"testing"

	"wallchart/export/table"
)

// TestBoxesToTick: empty, and with what stands in it.
func TestBoxesToTick(t *testing.T) {
	doc := table.Document{Tables: []table.Table{{Columns: []table.Column{{Title: "Here"}, {Title: "Name"}}, Rows: []table.Row{
		{Cells: []table.Cell{{Mark: table.Box}, table.Text("Ann")}}, {Cells: []table.Cell{{Mark: table.Box, Text: "x"}, table.Text("Bea")}}}}}}
	if got := written(t, doc, Options{}); !strings.Contains(got, "[ ]   Ann\n[x]   Bea\n") {
		t.Errorf("%s", got)
	}
	if got := written(t, doc, Options{Markdown: true}); !strings.Contains(got, "| \\[ \\] | Ann |\n| \\[x\\] | Bea |") {
		t.Errorf("%s", got)
	}
}
