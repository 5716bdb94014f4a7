package page

import (
	"fmt"
	"math"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"wallchart/export/cards"
	"wallchart/export/table"
	"wallchart/export/table/tabletest"
)

// numbered are A4 pages, upright or across, with their number in the middle.
func numbered(across ...bool) (pages []Page) {
	for n, a := range across {
		w, h := table.A4.Size(a)
		pages = append(pages, Page{Width: w, Height: h, Texts: []Text{{X: w / 2, Y: h / 2, Size: 10, Width: 5, String: fmt.Sprint(n + 1)}}})
	}
	return pages
}

// told is what stands on the sheets, from left to right and down: "1 2|3", with how they lie.
func told(sheets []Page) string {
	var all []string
	for i := range sheets {
		lies := "u"
		if sheets[i].lies() {
			lies = "a"
		}
		var numbers []string
		for _, t := range sheets[i].Texts {
			numbers = append(numbers, fmt.Sprintf("%s@%v,%v", t.String, math.Round(t.X*100)/100, math.Round(t.Y*100)/100))
		}
		all = append(all, lies+" "+strings.Join(numbers, " "))
	}
	return strings.Join(all, "|")
}

// An A4 sheet is 210 × 297 mm. Two upright pages stand side by side on a sheet across, at 210/297
// of their size; two across below each other on an upright one; four as they lie, at half size.
func TestSeveralPagesOnASheet(t *testing.T) {
	for _, c := range []struct {
		up    int
		pages []Page
		want  string
	}{
		{2, numbered(false, false, false), "a 1@74.25,105 2@222.75,105|a 3@74.25,105"},
		{2, numbered(true, true), "u 1@105,74.25 2@105,222.75"},
		{2, numbered(false, true, true), "a 1@74.25,105|u 2@105,74.25 3@105,222.75"},
		{4, numbered(false, false, false, false, false),
			"u 1@52.5,74.25 2@157.5,74.25 3@52.5,222.75 4@157.5,222.75|u 5@52.5,74.25"},
		{4, numbered(true), "a 1@74.25,52.5"},
		{1, numbered(true), "a 1@148.5,105"},
		{0, numbered(false), "u 1@105,148.5"},
	} {
		if got := told(Options{Paper: table.A4, NUp: c.up}.impose(c.pages)); got != c.want {
			t.Errorf("%d on a sheet: %s, want %s", c.up, got, c.want)
		}
	}
	sheet := Options{Paper: table.A4, NUp: 2}.impose(numbered(false))[0]
	if x := sheet.Texts[0]; math.Abs(x.Size-10*210/297.0) > 1e-9 || math.Abs(x.Width-5*210/297.0) > 1e-9 {
		t.Errorf("type of 10 points is set in %v, 5 mm wide in %v", x.Size, x.Width)
	}
}

// Sheets of a booklet, printed on both sides and folded: on the outer sheet lie the last page and
// the first, on its back the second and the last but one.
func TestBooklet(t *testing.T) {
	for pages, want := range map[int]string{
		1: "a 1|a ", 2: "a 1|a 2", 3: "a 1|a 2 3", 4: "a 4 1|a 2 3",
		5: "a 1|a 2|a 3|a 4 5", // eight places: 8 1, 2 7, 6 3, 4 5
		8: "a 8 1|a 2 7|a 6 3|a 4 5",
	} {
		got := told(Options{Paper: table.A4, Booklet: true}.impose(numbered(make([]bool, pages)...)))
		var short []string
		for _, side := range strings.Split(got, "|") {
			words := strings.Fields(side)
			for i := range words {
				words[i], _, _ = strings.Cut(words[i], "@")
			}
			short = append(short, strings.Join(words, " "))
		}
		if got := strings.Join(short, "|"); strings.ReplaceAll(got, "a|", "a |") != want && got != strings.TrimSpace(want) {
			t.Errorf("%d pages: %s, want %s", pages, got, want)
		}
	}
	sides := Options{Paper: table.A4, Booklet: true}.impose(numbered(false))
	if x := sides[0].Texts[0]; x.X < 148.5 {
		t.Error("the first page does not stand at the right")
	}
	// Type of a booklet is read as that of a sheet is: 9 points, on pages half as large.
	for _, p := range Layout(tabletest.WallChart(120, 3), Options{Booklet: true}, plain) {
		for _, x := range p.Texts {
			if x.Role == Body && x.Size < 8.99 {
				t.Errorf("%q is set in %.2f points", x.String, x.Size)
			}
		}
	}
}

// What stands at the foot and over the pages after the first is read on a small page too: 7 points, on every paper and either way.
func TestFeetAreReadOnSmallPages(t *testing.T) {
	for _, paper := range table.Papers() {
		for _, lies := range []table.Orientation{table.Auto, table.Upright, table.Across} {
			for _, o := range []Options{{NUp: 2}, {NUp: 4}, {Booklet: true}} {
				o.Paper, o.Orientation, o.Created, o.Footer = paper, lies, time.Unix(0, 0), "Solkoff, Cumulative"
				doc := tabletest.WallChart(120, 5)
				doc.Foot = "Page %s of %s"
				feet, running := 0, 0
				for n, p := range Layout(doc, o, plain) {
					for _, x := range p.Texts {
						switch x.Role {
						case Foot:
							feet++
						case Running:
							running++
						default:
							continue
						}
						if x.Size < readSize-0.01 || x.X < 0 || x.X+x.Width > p.Width || x.Y > p.Height || strings.Contains(x.String, "…") {
							t.Errorf("%v, %+v, sheet %d: %q is set in %.2f points at %.1f, %.1f", paper, o, n+1, x.String, x.Size, x.X, x.Y)
						}
					}
				}
				if feet < 4 || running < 1 {
					t.Errorf("%v, %+v: %d feet, %d running titles", paper, o, feet, running)
				}
			}
		}
	}
	if size := (Options{}).small(&Page{Width: 210, Height: 297}); size != smallSize {
		t.Errorf("on a sheet of its own a foot is set in %v", size)
	}
}

// Cards are cut out of the sheet, or are labels: they stay as large as they are.
func TestCardsAreNotMadeSmaller(t *testing.T) {
	deck := &cards.Deck{Cards: []cards.Card{{Lines: []cards.Line{{Fields: []cards.Field{{Text: "Ash"}}}}}}}
	doc := table.Document{Title: "Open", Tables: []table.Table{tabletest.WallChart(3, 2).Tables[0], {Cards: deck}}}
	usual, several := Layout(doc, Options{}, plain), Layout(doc, Options{NUp: 2}, plain)
	if len(usual) != 2 || len(several) != 2 || usual[1].Texts[0].Size != several[1].Texts[0].Size {
		t.Errorf("%s, and several on a sheet %s", told(usual), told(several))
	}
}

// What only counts pages counts those that are placed.
func TestCountingPagesIsPlacingThem(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		doc, o := drawDocument(t), drawOptions(t).withDefaults()
		if len(doc.Tables) == 0 {
			return
		}
		count := func(dry bool) (int, float64) {
			p := newPress(doc, o, newRuler(plain), o.Orientation == table.Across)
			p.dry = dry
			p.lay(0, len(doc.Tables))
			return len(p.pages), p.y
		}
		n, y := count(false)
		if m, z := count(true); m != n || math.Abs(y-z) > 1e-6 {
			t.Fatalf("%d pages to %v, counted %d to %v", n, y, m, z)
		}
	})
}

// Each report of a document lies as is best for it: a list upright, a chart too wide across, and
// what lies like the one before it follows it on the page.
func TestEachReportLiesAsIsBest(t *testing.T) {
	named := func(report string, d table.Document) table.Table {
		x := d.Tables[0]
		x.Report, x.Title = report, report
		return x
	}
	list, chart := tabletest.WallChart(5, 1), tabletest.WallChart(5, 20)
	lies := func(tables ...table.Table) string {
		s := ""
		for _, p := range Layout(table.Document{Title: "Open", Tables: tables}, Options{}, plain) {
			s += map[bool]string{true: "a", false: "u"}[p.lies()]
		}
		return s
	}
	if got := lies(named("Chart", chart)); got != "a" {
		t.Fatalf("the chart alone lies %s", got)
	}
	if got := lies(named("List", list), named("Chart", chart), named("List again", list)); got != "uau" {
		t.Errorf("they lie %s", got)
	}
	if got := lies(named("List", list), named("List again", list), named("Chart", chart)); got != "ua" {
		t.Errorf("two lists and a chart lie %s", got)
	}
	// The document's title stands once, on the others as a running title.
	titles := 0
	both := table.Document{Title: "Open", Tables: []table.Table{named("List", list), named("Chart", chart)}}
	for _, p := range Layout(both, Options{}, plain) {
		for _, x := range p.Texts {
			if x.Role == Title && x.String == "Open" {
				titles++
			}
		}
	}
	if titles != 1 {
		t.Errorf("the title stands %d times", titles)
	}
}
