package report

import (
	"reflect"
	"testing"

	"wallchart/export/table"
	"wallchart/model"
)

// TestEveryTextOfADocumentIsOneLine: whatever stands in a name, no text of a document has a line end or a control character.
func TestEveryTextOfADocumentIsOneLine(t *testing.T) {
	const raw, plain = "An\x1b[2Jna\nB", "An[2Jna B"
	sum := &table.Sum{Title: raw, Total: raw, Notes: []string{raw, raw}, Parts: []table.Part{{Label: raw, Who: raw, Amount: raw, Note: raw},
		{Who: raw}}}
	d := table.Document{Title: raw, Subtitle: raw, Author: raw, Keywords: raw, Head: raw, Notes: []string{raw}, Event: []string{raw},
		Tables: []table.Table{{Name: raw, Title: raw, Notes: []string{raw}, Columns: []table.Column{{Title: raw}},
			Groups: []table.Group{{Title: raw}},
			Rows:   []table.Row{{Cells: []table.Cell{{Text: raw, Below: raw, Sum: sum}, {Text: raw}}}}}}}
	Clean(&d)
	s, c := *sum, d.Tables[0]
	want := table.Sum{Title: plain, Total: plain, Notes: []string{plain, plain}, Parts: []table.Part{
		{Label: plain, Who: plain, Amount: plain, Note: plain}, {Who: plain}}}
	if !reflect.DeepEqual(s, want) {
		t.Errorf("the sum is %+v", s)
	}
	for what, got := range map[string]string{"title": d.Title, "subtitle": d.Subtitle, "author": d.Author, "keywords": d.Keywords,
		"head": d.Head, "note": d.Notes[0], "event": d.Event[0], "name": c.Name, "title of a table": c.Title, "note of a table": c.Notes[0],
		"column": c.Columns[0].Title, "group": c.Groups[0].Title, "cell": c.Rows[0].Cells[0].Text, "below": c.Rows[0].Cells[0].Below,
		"second cell": c.Rows[0].Cells[1].Text} {
		if got != plain {
			t.Errorf("%s: %q", what, got)
		}
	}
}

// TestSignsAroundNamesStay in sentences of a document that has them, in pairs, and go from what names things and from any
// other document, where somebody has typed them.
func TestSignsAroundNamesStay(t *testing.T) {
	for raw, want := range map[string]string{
		"\u2068אב\u2069 won\u2069 2\n-1":    "\u2068אב\u2069 won 2 -1",
		"\u2068אב\u2067 \u202ewon":          "\u2068אב won\u2069",
		"\u2068\u2068אב\u2069, x\u2069 won": "\u2068\u2068אב\u2069, x\u2069 won",
	} {
		make := func(isolated bool) table.Document {
			d := table.Document{Isolated: isolated, Title: raw, Notes: []string{raw}, Tables: []table.Table{{Name: raw,
				Rows: []table.Row{{Cells: []table.Cell{{Text: raw}}}}}}}
			Clean(&d)
			return d
		}
		bare := model.OneLine(raw)
		if d := make(true); d.Notes[0] != want || d.Tables[0].Rows[0].Cells[0].Text != want || d.Title != bare || d.Tables[0].Name != bare {
			t.Errorf("%+q, want %+q; title %+q, name %+q", d.Notes[0], want, d.Title, d.Tables[0].Name)
		}
		if d := make(false); d.Notes[0] != bare || d.Tables[0].Rows[0].Cells[0].Text != bare {
			t.Errorf("without signs %+q", d.Notes[0])
		}
	}
}
