package page

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"wallchart/export/table"
	"wallchart/export/table/tabletest"
)

// plain is a typeface in which every letter is half an em wide, bold ones a
// little more.
func plain(text string, bold bool, points float64) float64 {
	em := 0.5
	if bold {
		em = 0.55
	}
	return float64(table.DisplayWidth(text)) * em * points * mm
}

// upright is usual paper.
var upright = Options{Orientation: table.Upright}

// squeezed leaves out what the layout may add or drop when it breaks lines.
func squeezed(s string) string { return strings.NewReplacer(" ", "", "-", "").Replace(s) }

type place struct {
	table, row, column int
	below              bool
}

// cells returns what stands on the pages for every cell, in the order of
// drawing.
func cells(pages []Page) map[place]string {
	found := map[place]string{}
	for _, p := range pages {
		for _, t := range p.Texts {
			if t.Role == Body || t.Role == Below {
				found[place{t.Table, t.Row, t.Column, t.Role == Below}] += squeezed(t.String)
			}
		}
	}
	return found
}

func drawDocument(t *rapid.T) table.Document {
	word := rapid.StringOfN(rapid.RuneFrom([]rune("abcXYZ ½é王-\t")), 0, 14, -1)
	var doc table.Document
	doc.Title = word.Draw(t, "title")
	for range rapid.IntRange(0, 3).Draw(t, "tables") {
		tab := table.Table{Title: word.Draw(t, "table title")}
		columns := rapid.IntRange(0, 40).Draw(t, "columns")
		frozen := rapid.IntRange(0, 3).Draw(t, "frozen")
		for c := range columns {
			tab.Columns = append(tab.Columns, table.Column{
				Title: word.Draw(t, "heading"), Frozen: c < frozen, Align: table.Align(rapid.IntRange(0, 2).Draw(t, "align")),
			})
		}
		for r := range rapid.IntRange(0, 60).Draw(t, "rows") {
			var row table.Row
			for range columns {
				row.Cells = append(row.Cells, table.Cell{
					Text: strings.Repeat(word.Draw(t, "text"), rapid.SampledFrom([]int{1, 1, 1, 6}).Draw(t, "times")),
					Mark: table.Mark(rapid.IntRange(0, int(table.Box)).Draw(t, "mark")),
				})
			}
			if columns > 0 && r%3 == 0 {
				row.Cells[0].Below = word.Draw(t, "below")
			}
			if r%7 == 0 {
				tab.Groups = append(tab.Groups, table.Group{Row: r, Title: word.Draw(t, "group")})
			}
			tab.Rows = append(tab.Rows, row)
		}
		tab.Notes = rapid.SliceOfN(word, 0, 2).Draw(t, "notes")
		doc.Tables = append(doc.Tables, tab)
	}
	return doc
}

func drawOptions(t *rapid.T) Options {
	return Options{
		Paper: table.Paper(rapid.IntRange(0, 3).Draw(t, "paper")), Orientation: table.Orientation(rapid.IntRange(1, 2).Draw(t, "orientation")),
		Fill: rapid.Bool().Draw(t, "fill"), LeastSize: rapid.SampledFrom([]float64{0, 6, 11}).Draw(t, "least"),
		Footer: "foot",
	}
}

// Every cell stands on the pages once; cells of frozen columns once on each of
// the sheets that a wide table is divided over.
func TestEveryCellOnce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		doc, o := drawDocument(t), drawOptions(t)
		got := cells(Layout(doc, o, plain))
		for i, tab := range doc.Tables {
			sheets := len(fit(&tab, newRuler(plain).texts(&tab).breadths, acrossOf(o), o.withDefaults()).sheets)
			for r, row := range tab.Rows {
				for c, cell := range row.Cells {
					times := 1
					if c < tab.FrozenColumns() && tab.FrozenColumns() < len(tab.Columns) {
						times = sheets
					}
					for below, text := range map[bool]string{false: cell.Text, true: cell.Below} {
						want := strings.Repeat(squeezed(table.OneLine(text)), times)
						at := place{i, r, c, below}
						if got[at] != want {
							t.Fatalf("cell %+v stands as %q, want %q", at, got[at], want)
						}
						delete(got, at)
					}
				}
			}
		}
		if len(got) > 0 {
			t.Fatalf("cells that nobody asked for: %v", got)
		}
	})
}

func acrossOf(o Options) float64 {
	w, _ := o.Paper.Size(o.Orientation == table.Across)
	return w - 20
}

// Nothing is cut off by the edge of the paper and no text runs into its
// neighbour on the same line.
func TestNothingOverlapsOrLeavesThePaper(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		doc, o := drawDocument(t), drawOptions(t)
		for n, p := range Layout(doc, o, plain) {
			ends := map[string]float64{}
			for _, x := range p.Texts {
				if x.X < 9.9 || x.X+x.Width > p.Width-9.9 || x.Y < 10 || x.Y > p.Height-10 {
					t.Fatalf("page %d: %+v stands in the margin of %g×%g", n+1, x, p.Width, p.Height)
				}
				if w := plain(x.String, x.Bold, x.Size); math.Abs(w-x.Width) > 0.06 {
					t.Fatalf("page %d: %+v is said to be %g wide, is %g", n+1, x, x.Width, w)
				}
				if x.Role == Body || x.Role == Below {
					line := fmt.Sprintf("%.3f", x.Y)
					if end, ok := ends[line]; ok && x.X < end-0.06 {
						t.Fatalf("page %d: %+v begins at %g, before its neighbour ends at %g", n+1, x, x.X, end)
					}
					ends[line] = x.X + x.Width
				}
			}
		}
	})
}

func TestHeadingsAreRepeatedAndPagesCounted(t *testing.T) {
	doc := tabletest.WallChart(300, 9)
	doc.Foot = "Seite {page} von {pages}"
	pages := Layout(doc, Options{}, plain)
	if len(pages) < 4 {
		t.Fatalf("300 players stand on %d pages", len(pages))
	}
	for n, p := range pages {
		var heads, feet []string
		for _, x := range p.Texts {
			switch x.Role {
			case Heading:
				heads = append(heads, x.String)
			case Foot:
				feet = append(feet, x.String)
			}
		}
		if got := strings.Join(heads, " "); got != "No. Name / Rating St Rnd 1 Rnd 2 Rnd 3 Rnd 4 Rnd 5 Rnd 6 Rnd 7 Rnd 8 Rnd 9 Total" {
			t.Errorf("page %d is headed %q", n+1, got)
		}
		if d := cmp.Diff([]string{fmt.Sprintf("Seite %d von %d", n+1, len(pages))}, feet); d != "" {
			t.Error(d)
		}
	}
}

// A group heading is never the last thing on a page, and a group that goes on
// has its heading again.
func TestGroupsKeepTheirHeading(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		items := []item{{kind: Title, height: 1}}
		row := 0
		for range rapid.IntRange(1, 8).Draw(t, "groups") {
			items = append(items, item{kind: Group, height: 2})
			for range rapid.IntRange(1, 30).Draw(t, "rows") {
				items = append(items, item{kind: Body, index: row, height: rapid.SampledFrom([]float64{1, 1.5}).Draw(t, "height")})
				row++
			}
		}
		first, next := 15.0, 20.0
		covered := 0
		for n, p := range paginate(items, rooms{first: first, next: next, fresh: true}) {
			if p.from != covered || p.to <= p.from {
				t.Fatalf("page %d takes %d to %d after %d", n+1, p.from, p.to, covered)
			}
			covered = p.to
			if items[p.to-1].kind == Group {
				t.Fatalf("page %d ends in a heading", n+1)
			}
			if (items[p.from].kind == Body) != (p.group > 0) {
				t.Fatalf("page %d begins with %d, heading %d", n+1, items[p.from].kind, p.group)
			}
			used, room := 0.0, next
			if n == 0 {
				room = first
			}
			if p.group > 0 {
				used = items[p.group].height
			}
			for _, it := range items[p.from:p.to] {
				used += it.height
			}
			if used > room+1e-6 {
				t.Fatalf("page %d holds %g in %g", n+1, used, room)
			}
		}
		if covered != len(items) {
			t.Fatalf("%d of %d items are placed", covered, len(items))
		}
	})
}

func TestDividedGroupHasItsHeadingAgain(t *testing.T) {
	doc := tabletest.Standings(120)
	doc.Tables[0].Groups = []table.Group{{Row: 0, Title: "Open"}}
	pages := Layout(doc, Options{}, plain)
	if len(pages) < 2 {
		t.Fatal("120 players stand on one page")
	}
	for n, p := range pages {
		want := "Open"
		if n > 0 {
			want = "Open …"
		}
		var got []string
		for _, x := range p.Texts {
			if x.Role == Group {
				got = append(got, x.String)
			}
		}
		if d := cmp.Diff([]string{want}, got); d != "" {
			t.Errorf("page %d: %s", n+1, d)
		}
	}
}

func bodySize(pages []Page) (least, largest float64) {
	least = math.Inf(1)
	for _, p := range pages {
		for _, x := range p.Texts {
			if x.Role == Body {
				least, largest = min(least, x.Size), max(largest, x.Size)
			}
		}
	}
	return least, largest
}

func TestFillIsForTheWall(t *testing.T) {
	doc := tabletest.WallChart(60, 9)
	for _, paper := range table.Papers() {
		for _, lies := range []table.Orientation{table.Upright, table.Across} {
			usual := Layout(doc, Options{Paper: paper, Orientation: lies}, plain)
			filled := Layout(doc, Options{Paper: paper, Orientation: lies, Fill: true}, plain)
			_, a := bodySize(usual)
			_, b := bodySize(filled)
			if b < a {
				t.Errorf("%s: %g points fill less than %g", paper, b, a)
			}
			right := 0.0
			for _, l := range filled[0].Lines {
				right = max(right, l.X2)
			}
			if w := filled[0].Width; math.Abs(right-(w-10)) > 0.1 {
				t.Errorf("%s: the table ends at %g of %g", paper, right, w)
			}
		}
	}
}

// Columns of rounds are equally wide, whatever stands in them.
func TestRoundsAreAlike(t *testing.T) {
	doc := tabletest.WallChart(20, 6)
	doc.Tables[0].Rows[3].Cells[5].Text = "W1003 forfeit"
	at := map[int]float64{}
	for _, x := range Layout(doc, Options{LeastSize: 7}, plain)[0].Texts {
		if x.Role == Heading && strings.HasPrefix(x.String, "Rnd") {
			at[x.Column] = x.X
		}
	}
	for c := 4; c <= 8; c++ {
		if step := at[c] - at[c-1]; math.Abs(step-(at[4]-at[3])) > 0.01 {
			t.Errorf("round %d stands %g beside the one before, round 2 %g", c-2, step, at[4]-at[3])
		}
	}
}

func TestWideTableIsDividedAndKeepsFrozenColumns(t *testing.T) {
	doc := tabletest.TeamGrid(60)
	pages := Layout(doc, Options{LeastSize: 8}, plain)
	// A name a little too long for its column may be set a little smaller.
	if least, largest := bodySize(pages); largest < 8 || least < 8/tolerance {
		t.Errorf("type of %g to %g points, 8 is the least", least, largest)
	}
	for n, p := range pages {
		names := 0
		for _, x := range p.Texts {
			if x.Role == Body && x.Column == 1 {
				names++
			}
		}
		if names == 0 {
			t.Errorf("page %d has no names", n+1)
		}
	}
}

func TestMarksAreDrawn(t *testing.T) {
	tab := table.Table{Columns: []table.Column{{Title: "A"}}}
	count := func(m table.Mark) int {
		tab.Rows = []table.Row{{Cells: []table.Cell{{Text: "5.0", Mark: m}}}}
		return len(Layout(table.Document{Tables: []table.Table{tab}}, Options{}, plain)[0].Lines)
	}
	usual := count(table.Plain)
	for m, more := range map[table.Mark]int{table.Struck: 1, table.Counting: 1, table.Changed: 4,
		table.Warning: 4, table.Total: 1, table.Win: 0} {
		if got := count(m) - usual; got != more {
			t.Errorf("%s is drawn with %d lines, want %d", m, got, more)
		}
	}
	if count(table.Empty) < usual+3 {
		t.Error("an empty cell is not hatched")
	}
}

func TestOddDocuments(t *testing.T) {
	long := strings.Repeat("Wolfeschlegelsteinhausenbergerdorff", 20)
	wide := table.Table{Columns: []table.Column{{Title: long, Frozen: true}, {Title: "b"}},
		Rows: []table.Row{{}, {Cells: []table.Cell{table.Text(long), table.Text(long)}}}}
	for _, doc := range []table.Document{
		{}, {Title: long, Subtitle: long, Notes: []string{long}}, {Tables: []table.Table{{}, wide, {Notes: []string{"n"}}}},
	} {
		for _, o := range []Options{{}, {Fill: true}, {Margin: 100}, {LeastSize: 40, LargestSize: 5}} {
			if pages := Layout(doc, o, plain); len(pages) == 0 || len(pages) > 20 {
				t.Errorf("%d pages", len(pages))
			}
		}
	}
}

// TestATableOnANewPage: with the document's title above it, the first one excepted.
func TestATableOnANewPage(t *testing.T) {
	one := table.Table{Name: "A", Title: "Pairings of A", Columns: []table.Column{{Title: "Name"}},
		Rows: []table.Row{{Cells: []table.Cell{{Text: "Ash"}}}}, NewPage: true}
	two := one
	two.Name, two.Title = "B", "Pairings of B"
	pages := Layout(table.Document{Title: "Club evening", Tables: []table.Table{one, two}}, Options{}, plain)
	if len(pages) != 2 {
		t.Fatalf("there are %d pages", len(pages))
	}
	for i, want := range []string{"Pairings of A", "Pairings of B"} {
		var texts []string
		for _, x := range pages[i].Texts {
			texts = append(texts, x.String)
		}
		if all := strings.Join(texts, "|"); !strings.Contains(all, "Club evening") || !strings.Contains(all, want) {
			t.Errorf("page %d says %s", i+1, all)
		}
	}
}
