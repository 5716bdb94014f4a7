package roster

import (
	"cmp"

	"wallchart/files/sheet"
)

// Lists tells the tables that hold lists of players or teams from the others. Saved web pages lay
// themselves out with tables, and workbooks have sheets of remarks. Where none is a list it says what they are:
// the one that says it surest, or the longest.
func Lists(sheets []sheet.Sheet) (lists, others []sheet.Sheet, refused Finding) {
	rows := -1
	for _, s := range sheets {
		f := examine(s.Rows)
		if f.Reason == IsList {
			lists = append(lists, s)
			continue
		}
		others = append(others, s)
		if cmp.Or(one(f.Reason.Certain())-one(refused.Reason.Certain()), len(s.Rows)-rows) > 0 {
			refused, rows = f, len(s.Rows)
		}
	}
	if len(lists) > 0 {
		refused = Finding{}
	}
	return lists, others, refused
}

// Refusal says of tables of which none is a list what they are.
func Refusal(sheets []sheet.Sheet) Finding {
	_, _, refused := Lists(sheets)
	return refused
}

// Choose is the table that an import begins with: the longest of those that hold
// lists, or else the longest.
func Choose(sheets []sheet.Sheet) int {
	best, list := 0, false
	for i, s := range sheets {
		is := Recognised(s.Rows)
		if cmp.Or(one(is)-one(list), len(s.Rows)-len(sheets[best].Rows)) > 0 {
			best, list = i, is
		}
	}
	return best
}
