package page

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"wallchart/export/table"
	"wallchart/export/table/tabletest"
)

// parts are the names of the sheets of a divided table, in order of pages.
func parts(pages []Page) []string {
	var all []string
	for _, p := range pages {
		for _, x := range p.Texts {
			if x.Role == Part {
				all = append(all, x.String)
			}
		}
	}
	return all
}

// wide is a table of eight rounds so wide that a sheet holds the names and four of them.
func wide(rows int) table.Table {
	t := table.Table{Columns: []table.Column{{Title: "Name", Frozen: true}}}
	for r := 1; r <= 8; r++ {
		t.Columns = append(t.Columns, table.Column{Title: fmt.Sprintf("Rnd %d", r), Width: 16, Align: table.Centre})
	}
	for n := range rows {
		row := table.Row{Cells: []table.Cell{table.Text(fmt.Sprintf("Ash %d", n+1))}}
		for range 8 {
			row.Cells = append(row.Cells, table.Text("W1"))
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

// TestPartsSayWhatTheyAre: a mark "1/2" reads as a half on a chess sheet. The sheets are
// numbered from top to bottom and lettered from left to right, and say which stands to
// their left.
func TestPartsSayWhatTheyAre(t *testing.T) {
	doc := table.Document{Tables: []table.Table{wide(60)}}
	want := []string{"Sheet 1A: Rnd 1–4", "Sheet 1B: Rnd 5–8; A to the left",
		"Sheet 2A: Rnd 1–4", "Sheet 2B: Rnd 5–8; A to the left"}
	if d := cmp.Diff(want, parts(Layout(doc, upright, plain))); d != "" {
		t.Error(d)
	}
	doc.Tables = []table.Table{wide(5)}
	doc.Part, doc.PartNext = "Blatt {sheet}: {columns}", "Blatt {sheet}: {columns}; links davon {beside}"
	want = []string{"Blatt A: Rnd 1–4", "Blatt B: Rnd 5–8; links davon A"}
	if d := cmp.Diff(want, parts(Layout(doc, upright, plain))); d != "" {
		t.Error(d)
	}
	if got := parts(Layout(tabletest.Standings(60), Options{}, plain)); got != nil {
		t.Errorf("a table on one sheet is a part: %q", got)
	}
}

// TestColumnsOfAPart: by the first and the last; a number that both have is said once.
func TestColumnsOfAPart(t *testing.T) {
	for _, c := range [][3]string{{"Rnd 7", "Rnd 9", "Rnd 7–9"}, {"7", "12", "7–12"}, {"Club", "Rnd 3", "Club – Rnd 3"},
		{"Pts", "Pts", "Pts"}, {"Rnd 7", "Rtg", "Rnd 7 – Rtg"}, {"SB", "Pts", "SB – Pts"}} {
		if got := between(c[0], c[1]); got != c[2] {
			t.Errorf("%s to %s is called %q", c[0], c[1], got)
		}
	}
	if got := letters(0) + letters(25) + letters(26) + letters(27); got != "AZAAAB" {
		t.Errorf("the letters are %s", got)
	}
}

// TestPartsCanBeTaped: the rows of all parts stand equally high on their sheets, also
// those that a long text in one part makes taller, and below a head of two lines.
func TestPartsCanBeTaped(t *testing.T) {
	tab := wide(90)
	tab.Columns[7].Title = "Cumulative of Opposition"
	for n := 3; n < 90; n += 7 {
		tab.Rows[n].Cells[8].Text = "a remark that is a good deal longer than its column is wide"
	}
	pages := Layout(table.Document{Title: "Event", Subtitle: "Standings", Tables: []table.Table{tab}}, upright, plain)
	heights := func(p Page) (rows map[int]float64) {
		rows = map[int]float64{}
		for _, x := range p.Texts {
			if x.Role == Body && x.Column == 0 {
				rows[x.Row] = x.Y
			}
		}
		return rows
	}
	beside := 0 // sheets beside each other
	for _, p := range pages {
		if _, first := heights(p)[0]; first {
			beside++
		}
	}
	if beside < 2 || len(pages) < 2*beside {
		t.Fatalf("%d sheets beside each other, %d in all", beside, len(pages))
	}
	for n := range pages {
		if d := cmp.Diff(heights(pages[n/beside*beside]), heights(pages[n])); d != "" {
			t.Errorf("sheet %d: %s", n+1, d)
		}
	}
}

// TestNotesOfADividedTableStandOnce, on its last sheet.
func TestNotesOfADividedTableStandOnce(t *testing.T) {
	tab := wide(20)
	tab.Notes = []string{strings.Repeat("a note of many words ", 40)}
	tables := []table.Table{tab, {Title: "After it", Columns: []table.Column{{Title: "A"}}, Rows: make([]table.Row, 2)}}
	pages := Layout(table.Document{Tables: tables}, upright, plain)
	if len(pages) != 3 {
		t.Fatalf("there are %d pages", len(pages))
	}
	for n, want := range []bool{false, true, false} {
		if got := slices.ContainsFunc(pages[n].Texts, func(x Text) bool { return x.Role == Note }); got != want {
			t.Errorf("page %d has notes: %t", n+1, got)
		}
	}
	for _, x := range pages[1].Texts {
		if x.Table == 1 {
			t.Errorf("%q stands on a part of the table before", x.String)
		}
	}
}

// TestTablesOfTheSameColumnsAreDividedTogether: categories, each in two parts, take the
// sheets of one table, and stand in one order on both.
func TestTablesOfTheSameColumnsAreDividedTogether(t *testing.T) {
	var doc table.Document
	for _, name := range []string{"Open", "U2000", "U1600"} {
		tab := wide(8)
		tab.Title = name
		doc.Tables = append(doc.Tables, tab)
	}
	pages := Layout(doc, upright, plain)
	if len(pages) != 2 {
		t.Fatalf("24 rows of three categories take %d sheets", len(pages))
	}
	for n, p := range pages {
		var titles []string
		for _, x := range p.Texts {
			if x.Role == Title {
				titles = append(titles, x.String)
			}
		}
		if d := cmp.Diff([]string{"Open", "U2000", "U1600"}, titles); d != "" {
			t.Errorf("sheet %d: %s", n+1, d)
		}
	}
}

// TestClubsGiveWayBeforeNames: in a table that is a little too wide every name has one
// line and one size; the clubs have two lines.
func TestClubsGiveWayBeforeNames(t *testing.T) {
	tab := table.Table{Columns: []table.Column{{Title: "Name", Frozen: true}, {Title: "Club"}}}
	for r := range 9 {
		tab.Columns = append(tab.Columns, table.Column{Title: fmt.Sprint(r + 1), Width: 5})
	}
	for n := range 40 {
		name := "Ash, Cleo"
		if n%10 == 0 {
			name = "Drummond-Smythe, Gwendolyn"
		}
		tab.Rows = append(tab.Rows, table.Row{Cells: []table.Cell{table.Text(name), table.Text("Stonefield and Northgate Chess Club")}})
	}
	pages := Layout(table.Document{Tables: []table.Table{tab}}, upright, plain)
	lines := map[int]int{}
	least, most := math.Inf(1), 0.0
	for _, p := range pages {
		for _, x := range p.Texts {
			if x.Role == Body && x.Column == 0 {
				least, most = min(least, x.Size), max(most, x.Size)
			}
			if x.Role == Body {
				lines[x.Column]++
			}
		}
	}
	if least != most || least < goodSize || lines[0] != 40 {
		t.Errorf("40 names stand on %d lines, of %g to %g points", lines[0], least, most)
	}
	if lines[1] != 80 {
		t.Errorf("40 clubs stand on %d lines", lines[1])
	}
	if got := parts(pages); got != nil {
		t.Errorf("the table is divided: %q", got)
	}
}

// TestTypeIsToBeRead: no table is set smaller than nine points unless that is asked for.
func TestTypeIsToBeRead(t *testing.T) {
	for _, doc := range []table.Document{tabletest.WallChart(60, 9), tabletest.TeamGrid(60), tabletest.Standings(60)} {
		for n, p := range Layout(doc, upright, plain) {
			for _, x := range p.Texts {
				if (x.Role == Heading || x.Role == Body) && x.Size < goodSize/tolerance {
					t.Errorf("page %d: %q has %.1f points", n+1, x.String, x.Size)
				}
			}
		}
	}
}

// TestPagesEndWhereGroupsOfEqualsDo, where that takes no page more; a line stands there.
func TestPagesEndWhereGroupsOfEqualsDo(t *testing.T) {
	items := func(rows int, rules ...int) []item {
		all := make([]item, rows)
		for n := range all {
			all[n] = item{kind: Body, index: n, height: 1}
		}
		for _, n := range rules {
			all[n-1].rule = true
		}
		return all
	}
	ends := func(pages []span) (all []int) {
		for _, p := range pages {
			all = append(all, p.to)
		}
		return all
	}
	r := rooms{first: 20, next: 20, fresh: true}
	for _, c := range []struct {
		what  string
		items []item
		want  []int
	}{
		{"no groups", items(30), []int{20, 30}},
		{"a group ends two rows before", items(30, 9, 18), []int{18, 30}},
		{"a group ends too far from the end", items(30, 9), []int{20, 30}},
		{"that would take a page more", items(40, 18), []int{20, 40}},
		{"no last page of one row", items(21), []int{18, 21}},
		{"nor of two", items(22), []int{19, 22}},
		{"three are no widow", items(23), []int{20, 23}},
	} {
		if d := cmp.Diff(c.want, ends(paginate(c.items, r))); d != "" {
			t.Errorf("%s: %s", c.what, d)
		}
	}
	tab := table.Table{Columns: []table.Column{{Title: "A"}}, Rows: []table.Row{{Rule: true}, {}}}
	thick := 0
	for _, l := range Layout(table.Document{Tables: []table.Table{tab}}, upright, plain)[0].Lines {
		if l.Width == 0.3 {
			thick++
		}
	}
	if thick != 1 {
		t.Errorf("there are %d lines after groups", thick)
	}
}

// TestTeamsKeepTheirPlayers: a page ends between a team's last player and the next team, where that takes no page more.
func TestTeamsKeepTheirPlayers(t *testing.T) {
	tab := table.Table{Columns: []table.Column{{Title: "A"}}}
	for n := range 80 {
		tab.Rows = append(tab.Rows, table.Row{Under: n%7 > 0, Cells: []table.Cell{table.Text(strconv.Itoa(n))}})
	}
	pages := Layout(table.Document{Tables: []table.Table{tab}}, upright, plain)
	for n, p := range pages {
		first := slices.IndexFunc(p.Texts, func(x Text) bool { return x.Role == Body })
		if row, _ := strconv.Atoi(p.Texts[first].String); row%7 != 0 {
			t.Errorf("page %d begins with row %d, in the middle of a team", n+1, row)
		}
	}
	if len(pages) < 2 {
		t.Errorf("%d pages", len(pages))
	}
}

// TestNotesStandUnderRows: a table's last rows go with its notes to a new page, so that no sheet holds notes alone,
// unless they are longer than a page.
func TestNotesStandUnderRows(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		items := []item{{kind: Title, height: 3}}
		rows, grouped := rapid.IntRange(1, 60).Draw(t, "rows"), rapid.IntRange(0, 60).Draw(t, "grouped")
		for n := range rows {
			if n == grouped {
				items = append(items, item{kind: Group, height: 2})
			}
			items = append(items, item{kind: Body, index: n, height: 1, rule: rapid.Bool().Draw(t, "rule")})
		}
		for range rapid.IntRange(0, 11).Draw(t, "notes") {
			items = append(items, item{kind: Note, height: 1})
		}
		if rapid.Bool().Draw(t, "more") {
			items = append(items, item{kind: Title, height: 3}, item{kind: Body, height: 1})
		}
		r := rooms{first: rapid.SampledFrom([]float64{10, 20}).Draw(t, "first"), next: 20, head: 2}
		if needed(items, 0, r.next) > r.first {
			r.first = r.next // as a run begins on a new page
		}
		covered := 0
		for n, p := range paginate(items, r) {
			if p.from != covered || p.to <= p.from {
				t.Fatalf("page %d takes %d to %d after %d", n+1, p.from, p.to, covered)
			}
			covered = p.to
			if items[p.from].kind == Note {
				t.Errorf("page %d begins with notes", n+1)
			}
			used, room := 0.0, r.next
			if n == 0 {
				room = r.first
			} else if items[p.from].kind != Title {
				used = r.head
			}
			if p.group > 0 {
				used += items[p.group].height
			}
			for _, it := range items[p.from:p.to] {
				used += it.height
			}
			if used > room {
				t.Errorf("page %d holds %g in %g", n+1, used, room)
			}
		}
	})
	long := make([]item, 51)
	long[0] = item{kind: Body, height: 1}
	for n := range long[1:] {
		long[n+1] = item{kind: Note, height: 1}
	}
	var ends []int
	for _, p := range paginate(long, rooms{first: 20, next: 20}) {
		ends = append(ends, p.to)
	}
	if d := cmp.Diff([]int{20, 40, 51}, ends); d != "" {
		t.Errorf("notes of fifty lines: %s", d)
	}
}

// TestFeetSayWhatStandsOnTheSheet: the tables' own words on the left, on every sheet on
// which they stand, and on the right when it was printed and which page it is.
func TestFeetSayWhatStandsOnTheSheet(t *testing.T) {
	one, two := wide(60), wide(5)
	one.Foot, two.Foot, two.NewPage = "Mod · Solk", "Cum", true
	doc := table.Document{Tables: []table.Table{one, two}, Printed: "Printed {time}"}
	o := upright
	o.Created = time.Date(2026, 11, 22, 9, 5, 0, 0, time.UTC)
	var got []string
	for _, p := range Layout(doc, o, plain) {
		var feet []string
		for _, x := range p.Texts {
			if x.Role == Foot {
				feet = append(feet, x.String)
			}
		}
		slices.Sort(feet)
		got = append(got, strings.Join(feet, " | "))
	}
	want := []string{"Mod · Solk | Printed 2026-11-22 09:05 · Page 1 of 6", "Mod · Solk | Printed 2026-11-22 09:05 · Page 2 of 6",
		"Mod · Solk | Printed 2026-11-22 09:05 · Page 3 of 6", "Mod · Solk | Printed 2026-11-22 09:05 · Page 4 of 6",
		"Cum | Printed 2026-11-22 09:05 · Page 5 of 6", "Cum | Printed 2026-11-22 09:05 · Page 6 of 6"}
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
	}
}
