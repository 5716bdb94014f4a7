package sheet

import (
	"fmt"
	"strings"
	"testing"
)

func cellAt(ref, text string, row int) string {
	return fmt.Sprintf(`<row r="%d"><c r="%s%d" t="inlineStr"><is><t>%s</t></is></c></row>`, row, ref, row, text)
}

func odsTables(n int) string {
	return strings.Repeat(`<table:table table:name="A"><table:table-row><table:table-cell><text:p>x</text:p></table:table-cell>`+
		`</table:table-row></table:table>`, n)
}

// odsWide is a row of so many blank cells, and a filled one.
func odsWide(blank int) string {
	return fmt.Sprintf(`<table:table table:name="A"><table:table-row><table:table-cell><text:p>x</text:p></table:table-cell>`+
		`</table:table-row>`+
		`<table:table-row><table:table-cell table:number-columns-repeated="%d"/><table:table-cell><text:p>x</text:p></table:table-cell>`+
		`</table:table-row></table:table>`, blank)
}

// TestNothingIsLeftOut: what stands far below, far to the right or in the last of
// many sheets is read, or it is said that it was not.
func TestNothingIsLeftOut(t *testing.T) {
	page := func(n int) []byte { return []byte(strings.Repeat("<table><tr><td>x</td></tr></table>", n)) }
	for _, c := range []struct {
		what   string
		raw    []byte
		sheets int
		rows   int    // of the last sheet
		said   string // of the last sheet, or why the file was refused
	}{
		{"a row after 5,001 blank ones", xlsx(t, cellAt("A", "first", 1)+cellAt("A", "last", 5003)), 1, 5003, ""},
		{"a row after 24,000 blank ones", xlsx(t, cellAt("A", "first", 1)+cellAt("A", "last", 24_002)), 1, 24_002, ""},
		{"a row after 30,000 blank ones", xlsx(t, cellAt("A", "first", 1)+cellAt("A", "last", 30_000)), 1, MaxRows,
			"Only the first 1 rows of the sheet \"A\" were read: it is larger than any list of players"},
		{"the last row that Excel has", xlsx(t, cellAt("A", "first", 1)+cellAt("A", "last", 1<<20)), 1, MaxRows,
			"Only the first 1 rows of the sheet \"A\" were read"},
		{"65 sheets", book(t, 65, cellAt("A", "x", 1)), 65, 1, ""},
		{"1,000 sheets", book(t, 1000, cellAt("A", "x", 1)), 1000, 1, ""},
		{"1,001 sheets", book(t, 1001, cellAt("A", "x", 1)), 0, 0,
			"the workbook has 1001 sheets, more than the 1000 that are looked through. Copy"},
		{"ODS: 1,000 sheets", ods(t, odsTables(1000)), 1000, 1, ""},
		{"ODS: 1,001 sheets", ods(t, odsTables(1001)), 0, 0, "the workbook has more sheets or tables than the 1000 that are " +
			"looked through. Copy"},
		{"HTML: 1,000 tables", page(1000), 1000, 1, ""},
		{"HTML: 1,001 tables", page(1001), 0, 0, "more sheets or tables than the 1000 that are looked through"},
		{"512 columns", xlsx(t, cellAt("A", "x", 1)+cellAt("SR", "x", 2)), 1, 2, ""},
		{"513 columns", xlsx(t, cellAt("A", "x", 1)+cellAt("SS", "x", 2)), 1, 1, "Row 2 of the sheet \"A\" has more than 512 columns"},
		{"ODS: 512 columns", ods(t, odsWide(511)), 1, 2, ""},
		{"ODS: 513 columns", ods(t, odsWide(512)), 1, 1, "more than 512 columns"},
		{"ODS: 16,384 columns", ods(t, odsWide(16_383)), 1, 1, "more than 512 columns"},
		{"text: 513 columns", []byte("a;b\n" + strings.Repeat(";", 512) + "c\n"), 1, 1, "more than 512 columns"},
	} {
		sheets, _, err := Read("list", c.raw)
		if err != nil {
			if c.said == "" || !strings.Contains(err.Error(), c.said) {
				t.Errorf("%s: %v", c.what, err)
			}
			continue
		}
		if len(sheets) != c.sheets {
			t.Errorf("%s: %d sheets", c.what, len(sheets))
			continue
		}
		last := sheets[len(sheets)-1]
		if (c.said == "") != (last.Cut.Empty()) || !strings.Contains(last.Cut.String(), c.said) {
			t.Errorf("%s: it is said %q, want %q", c.what, last.Cut, c.said)
		}
		if len(last.Rows) > c.rows || c.said == "" && len(last.Rows) < c.rows {
			t.Errorf("%s: %d rows", c.what, len(last.Rows))
		}
	}
}
