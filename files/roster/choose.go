package roster

import (
	"cmp"

	"wallchart/files/sheet"
)

// Lists tells the tables that hold lists of players or teams from the others. Saved web pages lay
// themselves out with tables, and workbooks have sheets of remarks.
func Lists(sheets []sheet.Sheet) (lists, others []sheet.Sheet) {
	for _, s := range sheets {
		if Recognised(s.Rows) {
			lists = append(lists, s)
		} else {
			others = append(others, s)
		}
	}
	return lists, others
}

// Refusal says of tables of which none is a list what they are: the one that says it surest, or the longest.
func Refusal(sheets []sheet.Sheet) Finding {
	var best Finding
	rows := -1
	for _, s := range sheets {
		f := examine(s.Rows)
		if f.Reason == IsList {
			return Finding{}
		}
		if cmp.Or(one(f.Reason.Certain())-one(best.Reason.Certain()), len(s.Rows)-rows) > 0 {
			best, rows = f, len(s.Rows)
		}
	}
	return best
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
