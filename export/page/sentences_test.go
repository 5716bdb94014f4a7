package page

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/export/table"
)

// sentenced is a list with a sentence in its last column.
func sentenced(rows int) table.Document {
	t := table.Table{Columns: []table.Column{{ID: "place", Title: "Place", Align: table.Right, Frozen: true},
		{ID: "name", Title: "Name", Frozen: true}, {ID: "points", Title: "Pts", Align: table.Right}, {ID: "why", Title: "Why"}}}
	for r := range rows {
		why := fmt.Sprintf("Abernathy, Maximilian %02d stands above the next: both have 4.5 points and Buchholz 15.5; Sonneborn-Berger 11.50 "+
			"against 11.00, and so on to the end of a long sentence.", r)
		t.Rows = append(t.Rows, table.Row{Cells: []table.Cell{{Text: fmt.Sprint(r + 1)},
			{Text: fmt.Sprintf("Abernathy, Maximilian %02d", r)}, {Text: "4.5"}, {Text: why}}})
	}
	return table.Document{Title: "Open", Subtitle: "Why everybody stands there", Tables: []table.Table{t}}
}

// A column of sentences takes as many lines as it needs, before the list is divided over several sheets
// or set smaller than can be read.
func TestSentencesAreBrokenBeforeListsAreDivided(t *testing.T) {
	for _, x := range []struct {
		o     Options
		least float64
	}{{Options{Booklet: true}, 9}, {Options{Orientation: table.Upright}, 9}, {Options{NUp: 2}, 9 / 1.5}, {Options{LeastSize: 14}, 14}} {
		words := ""
		for n, p := range Layout(sentenced(40), x.o, plain) {
			for _, at := range p.Texts {
				if at.Role == Part {
					t.Errorf("%+v: sheet %d says %q", x.o, n+1, at.String)
				}
				if (at.Role == Body || at.Role == Heading) && at.Size < x.least/tolerance-0.01 {
					t.Errorf("%+v: %q is set in %.1f points", x.o, at.String, at.Size)
				}
				if at.Role == Body && at.Column == 3 {
					words += at.String + " "
				}
			}
		}
		if n := strings.Count(words, "to the end of a long sentence."); n != 40 && !x.o.Booklet {
			t.Errorf("%+v: %d of 40 sentences end", x.o, n)
		}
	}
}

// Where half a page is too narrow for a list, it stands in one column.
func TestHalvesAreWideEnough(t *testing.T) {
	list := table.Table{Halves: true, Columns: []table.Column{{ID: "name", Title: "Name", Frozen: true}, {ID: "board", Title: "Board"}}}
	for r := range 30 {
		name := fmt.Sprintf("Wolfeschlegelsteinhausenbergerdorff-Abernathy, Maximilian %d", r)
		list.Rows = append(list.Rows, table.Row{Cells: []table.Cell{{Text: name}, {Text: fmt.Sprint(r)}}})
	}
	for _, o := range []Options{{}, {Booklet: true}} {
		for _, p := range Layout(table.Document{Title: "Door", Tables: []table.Table{list}}, o, plain) {
			for _, x := range p.Texts {
				if x.Role == Body && x.Size < 8 {
					t.Errorf("%+v: %q is set in %.1f points", o, x.String, x.Size)
				}
			}
		}
	}
}

// A row is as high as its highest cell: a club on two lines stands beside a name over a rating.
func TestRowsAreAsHighAsTheirHighestCell(t *testing.T) {
	const rounds = 11
	heights := func(club string) (all []float64) {
		tab := table.Table{Columns: []table.Column{{ID: "name", Title: "Name", Frozen: true}, {ID: "club", Title: "Club"}}}
		for r := range rounds {
			tab.Columns = append(tab.Columns, table.Column{ID: fmt.Sprintf("r%d", r), Title: fmt.Sprintf("Rd %d", r+1)})
		}
		for range 3 {
			row := table.Row{Cells: []table.Cell{{Text: "Ash, Lee", Below: "2000"}, {Text: club}}}
			for range rounds {
				row.Cells = append(row.Cells, table.Cell{Text: "W100 1", Below: "10.5"})
			}
			tab.Rows = append(tab.Rows, row)
		}
		last, lines := 0.0, map[int]int{}
		for _, x := range Layout(table.Document{Tables: []table.Table{tab}}, Options{Orientation: table.Upright}, plain)[0].Texts {
			if x.Role == Body && x.Column == 1 {
				lines[x.Row]++
			}
			if x.Role == Body && x.Column == 0 {
				all = append(all, (x.Y-last)/(x.Size*mm))
				last = x.Y
			}
		}
		if want := 1 + strings.Count(club, " "); lines[1] != want {
			t.Fatalf("%q stands on %d lines", club, lines[1])
		}
		return all[1:]
	}
	short, long := heights("Northgate"), heights("Schachfreunde Niederschönhausen")
	if long[0] > short[0]+0.3 {
		t.Errorf("a row with a club on two lines is %.2f ems high, with one on one line %.2f", long[0], short[0])
	}
}

// The head of a sheet for the wall is read from as far as its rows; the sheets after it say what they are in larger letters than on paper.
func TestHeadsOfTheWall(t *testing.T) {
	for paper, least := range map[table.Paper]float64{table.A4: 18, table.Letter: 18, table.A3: 24, table.Tabloid: 24} {
		doc := sentenced(90)
		doc.Tables[0].Wall = true
		doc.Tables[0].Columns = doc.Tables[0].Columns[:3]
		running := 0
		for _, p := range Layout(doc, Options{Paper: paper}, plain) {
			for _, x := range p.Texts {
				if x.Role == Title && x.Size < least-0.01 || x.Role == Running && x.Size < wallLabel-0.01 {
					t.Errorf("%v: %q is set in %.1f points", paper, x.String, x.Size)
				}
				if x.Role == Running {
					running++
				}
			}
		}
		if running == 0 {
			t.Errorf("%v: one sheet", paper)
		}
	}
}
