package report

import (
	"slices"
	"strings"

	"wallchart/export/table"
	"wallchart/phrase"
)

// kindsOfColumns are names for several columns at once, and for those whose ID is not
// what somebody would type.
var kindsOfColumns = map[string]func(id string) bool{
	"rounds":     func(id string) bool { return isRound(id) || strings.HasPrefix(id, "vs") },
	"tie-breaks": isTieBreak,
	"points":     isScore,
}

// isRound tells the columns of rounds: r1, r2, …
func isRound(id string) bool {
	n, found := strings.CutPrefix(id, "r")
	return found && n != "" && strings.Trim(n, "0123456789") == ""
}

// isScore tells the column that decides first: places go by it.
func isScore(id string) bool {
	return slices.Contains([]string{"points", "tb:PTS", "tb:MPTS", "tb:GPTS"}, id)
}

func isTieBreak(id string) bool { return strings.HasPrefix(id, "tb:") && !isScore(id) }

// choose leaves in the tables the columns with these names, in this order, and of the
// notes those that explain no other. A name that no table has is refused.
func choose(d *table.Document, names []string) error {
	known := map[string]bool{}
	all := make([][]int, len(d.Tables))
	for i := range d.Tables {
		keep, found := chosen(&d.Tables[i], names)
		for n := range names {
			known[names[n]] = known[names[n]] || found[n]
		}
		all[i] = keep
	}
	for _, name := range names {
		if !known[name] && len(d.Tables) > 0 {
			if strings.EqualFold(name, "email") { // which is in no list that others see
				return phrase.Errorf("there is no column %q here: the addresses are in the report contacts, which is for you alone", name)
			}
			return phrase.Errorf("there is no column %q here; choose among %s", name, strings.Join(columnNames(d), ", "))
		}
	}
	for i, keep := range all {
		if len(keep) > 0 {
			rearrange(&d.Tables[i], keep)
		}
	}
	return nil
}

// chosen are the columns that names mean, each once, and which names mean any.
func chosen(t *table.Table, names []string) (keep []int, found []bool) {
	found = make([]bool, len(names))
	for n, name := range names {
		for c := range t.Columns {
			if !means(name, t.Columns[c].ID) {
				continue
			}
			found[n] = true
			if !slices.Contains(keep, c) {
				keep = append(keep, c)
			}
		}
	}
	return keep, found
}

// means tells whether a column has that name: its ID, the code of its tie-break, or
// what it is one of.
func means(name, id string) bool {
	kind, several := kindsOfColumns[strings.ToLower(name)]
	return strings.EqualFold(name, id) || strings.EqualFold("tb:"+name, id) || several && kind(id)
}

// rearrange puts these columns in place of all.
func rearrange(t *table.Table, keep []int) {
	t.Notes = slices.DeleteFunc(slices.Clone(t.Notes), func(note string) bool {
		for c := range t.Columns {
			if !slices.Contains(keep, c) && strings.HasPrefix(t.Columns[c].ID, "tb:") && strings.HasPrefix(note, t.Columns[c].Title+": ") {
				return true
			}
		}
		return false
	})
	columns := make([]table.Column, len(keep))
	for k, c := range keep {
		columns[k] = t.Columns[c]
	}
	t.Columns = columns
	for i := range t.Rows {
		cells := make([]table.Cell, len(keep))
		for k, c := range keep {
			cells[k] = t.Rows[i].Cell(c)
		}
		t.Rows[i].Cells = cells
	}
}

// columnNames are the names that choose understands for a document.
func columnNames(d *table.Document) []string {
	var names []string
	add := func(name string) {
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	for i := range d.Tables {
		for _, c := range d.Tables[i].Columns {
			switch {
			case kindsOfColumns["rounds"](c.ID):
				add("rounds")
			case isScore(c.ID):
				add("points")
			case isTieBreak(c.ID):
				add("tie-breaks")
				add(strings.TrimPrefix(c.ID, "tb:"))
			default:
				add(c.ID)
			}
		}
	}
	return names
}
