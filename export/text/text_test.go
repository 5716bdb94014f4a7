package text

import (
	"strings"
	"testing"
	"unicode"

	"pgregory.net/rapid"

	"wallchart/export/table"
	"wallchart/export/table/tabletest"
	"wallchart/must"
)

func sample() table.Document {
	row := func(cells ...table.Cell) table.Row { return table.Row{Cells: cells} }
	twoLines := func(text, below string) table.Cell { return table.Cell{Text: text, Below: below} }
	return table.Document{
		Title:    "Club Night",
		Subtitle: "After round 2",
		Tables: []table.Table{{
			Name: "Open",
			Columns: []table.Column{
				{Title: "#", Align: table.Right}, {Title: "Name"}, {Title: "Rd 1", Align: table.Centre},
				{Title: "Pts", Align: table.Right, Format: table.Halves},
			},
			Rows: []table.Row{
				row(table.Num("1", 1), twoLines("王小明", "2100"), twoLines("W12", "1.0"), table.Num("1½", 1.5)),
				row(table.Num("12", 12), twoLines("Łukasiewicz-Brzęczyszczykiewicz, Jan", ""), twoLines("L1", "0.0"),
					table.Cell{Text: "0", IsNumber: true, Mark: table.Struck}),
				{Mark: table.Total, Cells: []table.Cell{{}, table.Text("Sum"), {}, table.Num("1½", 1.5)}},
			},
			Groups: []table.Group{{Row: 0, Title: "Score 1"}, {Row: 1, Title: "Score 0"}},
			Notes:  []string{"Struck values do not count."},
		}},
	}
}

func TestColumnsAreAligned(t *testing.T) {
	const want = `Club Night
==========
After round 2

 #  Name                                  Rd 1  Pts
--  ------------------------------------  ----  ---
Score 1
 1  王小明                                W12   1½
    2100                                  1.0

Score 0
12  Łukasiewicz-Brzęczyszczykiewicz, Jan   L1   (0)
                                          0.0
--  ------------------------------------  ----  ---
    Sum                                         1½

Struck values do not count.
`
	var b strings.Builder
	must.Do(t, Write(&b, sample(), Options{}))
	if got := b.String(); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// In a line of 29 columns there are 6 for gaps, and two, three and three for numbers and round, whose heading takes two
// lines; 15 are left for the name.
func TestATextTooLongTakesSeveralLines(t *testing.T) {
	const want = `                     Rd
 #  Name              1   Pts
--  ---------------  ---  ---
Score 1
 1  王小明           W12  1½
    2100             1.0

Score 0
12  Łukasiewicz-     L1   (0)
    Brzęczyszczykie
    wicz, Jan
                     0.0
--  ---------------  ---  ---
    Sum                   1½

`
	doc := sample()
	doc.Title, doc.Subtitle, doc.Tables[0].Notes = "", "", nil
	var b strings.Builder
	must.Do(t, Write(&b, doc, Options{MaxWidth: 29}))
	if got := b.String(); strings.Trim(got, "\n") != strings.Trim(want, "\n") {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// A table that is too wide is written in parts, each with the frozen columns.
func TestATableTooWideIsWrittenInParts(t *testing.T) {
	const want = `           Round  Round
No.  Name  1      2
---  ----  -----  -----
  1  Ash   W2     L3
  2  Bea   L1     W4

No.  Name  Points
---  ----  ------
  1  Ash      1.0
  2  Bea      1.0
`
	right := table.Right
	doc := table.Document{Tables: []table.Table{{
		Columns: []table.Column{{Title: "No.", Align: right, Frozen: true}, {Title: "Name", Frozen: true}, {Title: "Round 1"}, {Title: "Round 2"},
			{Title: "Points", Align: right}},
		Rows: []table.Row{
			{Cells: []table.Cell{table.Num("1", 1), table.Text("Ash"), table.Text("W2"), table.Text("L3"), table.Num("1.0", 1)}},
			{Cells: []table.Cell{table.Num("2", 2), table.Text("Bea"), table.Text("L1"), table.Text("W4"), table.Num("1.0", 1)}},
		}}}}
	doc.Tables[0].Columns[2].Align, doc.Tables[0].Columns[3].Align = table.Left, table.Left
	var b strings.Builder
	must.Do(t, Write(&b, doc, Options{MaxWidth: 24}))
	if got := b.String(); strings.Trim(got, "\n") != strings.Trim(want, "\n") {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// No line is longer than wanted, and nothing is left out.
func TestMaxWidthHolds(t *testing.T) {
	for _, doc := range []table.Document{tabletest.WallChart(40, 9), tabletest.TeamGrid(16), tabletest.Standings(60), sample()} {
		for _, width := range []int{20, 40, 78, 120} {
			var b strings.Builder
			must.Do(t, Write(&b, doc, Options{MaxWidth: width}))
			for line := range strings.Lines(b.String()) {
				if w := table.DisplayWidth(strings.TrimRight(line, "\n")); w > width {
					t.Errorf("%d columns, not %d: %q", w, width, line)
				}
			}
			letters := map[rune]int{}
			for _, r := range b.String() {
				letters[r]++
			}
			for _, row := range doc.Tables[0].Rows {
				for c := range doc.Tables[0].Columns {
					for _, r := range strings.Join(strings.Fields(row.Cell(c).Text+row.Cell(c).Below), "") {
						letters[r]--
					}
				}
			}
			for r, n := range letters {
				if n < 0 && unicode.IsLetter(r) {
					t.Errorf("%s, %d columns: %q is missing %d times", doc.Title, width, r, -n)
				}
			}
		}
	}
}

// Every line of one table begins its last right-aligned column so that it ends
// in the same place, whatever the script of the names.
func TestRightAlignedColumnsEndTogether(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		names := rapid.SliceOfN(rapid.StringOfN(rapid.RuneFrom([]rune("aZ é王𠮷😀u\u0308ש\t")), 0, 12, -1), 1, 8).Draw(t, "names")
		tab := table.Table{Columns: []table.Column{{Title: "Name"}, {Title: "N", Align: table.Right}}}
		for _, n := range names {
			tab.Rows = append(tab.Rows, table.Row{Cells: []table.Cell{table.Text(n), table.Num("7", 7)}})
		}
		var b strings.Builder
		must.Do(t, Write(&b, table.Document{Tables: []table.Table{tab}}, Options{}))
		lines := strings.Split(strings.TrimRight(b.String(), "\n"), "\n")
		for _, l := range lines[2:] {
			if table.DisplayWidth(l) != table.DisplayWidth(lines[0]) {
				t.Fatalf("%q is not as wide as %q", l, lines[0])
			}
		}
	})
}

func TestMarkdown(t *testing.T) {
	doc := sample()
	doc.Tables[0].Rows[0].Cells[1] = table.Text("a|b *c* <script>")
	var b strings.Builder
	must.Do(t, Write(&b, doc, Options{Markdown: true}))
	got := b.String()
	for _, want := range []string{
		"# Club Night\n", "| \\# | Name | Rd 1 | Pts |\n| ---: | --- | :---: | ---: |\n| **Score 1** |  |  |  |\n",
		`| a\|b \*c\* &lt;script&gt; | W12<br>1.0 | 1½ |`, "~~0~~", "| **Sum** |", "\nStruck values do not count.\n",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is missing in\n%s", want, got)
		}
	}
	bars := func(l string) int { return strings.Count(l, "|") - strings.Count(l, `\|`) }
	for line := range strings.Lines(got) {
		if strings.HasPrefix(line, "|") && bars(line) != 5 {
			t.Errorf("%d bars: %s", bars(line), line)
		}
	}
}

func TestNothingBreaksOnAnEmptyDocument(t *testing.T) {
	var b strings.Builder
	short := table.Table{Columns: []table.Column{{Title: "A"}, {Title: "B"}}, Rows: []table.Row{{}, {Cells: []table.Cell{table.Text("x")}}}}
	for _, doc := range []table.Document{{}, {Tables: []table.Table{{}}}, {Tables: []table.Table{short}}} {
		for _, md := range []bool{false, true} {
			must.Do(t, Write(&b, doc, Options{Markdown: md, MaxWidth: 5}))
		}
	}
}
