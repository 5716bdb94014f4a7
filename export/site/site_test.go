package site

import (
	"slices"
	"strings"
	"testing"

	"wallchart/export/html"
	"wallchart/export/report"
	"wallchart/export/reports"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/must"
)

func section(name string, players int) reports.OfSection {
	s := &model.Section{Name: name, Planned: 5, Scoring: model.Classic(2, 1, 0)}
	for n := range players {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(n + 1), Number: n + 1, Name: "P"}})
	}
	doc := table.Document{Title: "Spring", Subtitle: name + ": standings", Tables: []table.Table{{Name: "Standings",
		Columns: []table.Column{{Title: "Name"}}, Rows: []table.Row{{Cells: []table.Cell{table.Text("of " + name)}}}}}}
	return reports.OfSection{Section: s, Documents: []table.Document{doc}}
}

// TestAPageForEachSection: index.html comes last, names every section with its page and its entries, and each page leads to all
// others and says which it is.
func TestAPageForEachSection(t *testing.T) {
	event := &model.Tournament{Name: "Spring Open", City: "Graz"}
	files := must.Have(Make(event, []reports.OfSection{section("Open", 3), section("U 12, Mädchen", 2)}, report.Options{}, html.Options{}))(t)
	var got []string
	for _, f := range files {
		got = append(got, f.Name)
	}
	if !slices.Equal(got, []string{"open.html", "u-12-madchen.html", "index.html"}) {
		t.Fatalf("%q", got)
	}
	for n, has := range [][]string{
		{"of Open", `<a href="open.html" aria-current="page" dir="auto">Open</a>`, `<a href="u-12-madchen.html" dir="auto">U 12, Mädchen</a>`,
			`<a href="index.html" dir="auto">All sections</a>`, ">Open: standings</p>"},
		{"of U 12", `<a href="u-12-madchen.html" aria-current="page"`, `<a href="open.html" dir="auto">`},
		{"<h1 dir=\"auto\">Spring Open</h1>", "Graz", `<bdi><a href="open.html">Open</a></bdi></th><td class="r"><bdi>3</bdi>`,
			`<bdi><a href="u-12-madchen.html">U 12, Mädchen</a></bdi></th><td class="r"><bdi>2</bdi>`, "0 of 5",
			`<a href="index.html" aria-current="page"`},
	} {
		for _, text := range has {
			if !strings.Contains(string(files[n].Content), text) {
				t.Errorf("%s lacks %s", files[n].Name, text)
			}
		}
	}
	if strings.Contains(string(files[0].Content), "of U 12") {
		t.Error("a page holds another section's table")
	}
}

// TestAnOnlySection has the folder's first page to itself, with no list of pages; without a section there is nothing to make.
func TestAnOnlySection(t *testing.T) {
	files, err := Make(&model.Tournament{Name: "Spring"}, []reports.OfSection{section("Open", 2)}, report.Options{}, html.Options{})
	if err != nil || len(files) != 1 || files[0].Name != Index {
		t.Fatalf("%v, %d files", err, len(files))
	}
	if c := string(files[0].Content); !strings.Contains(c, "of Open") || strings.Contains(c, "<nav") {
		t.Error("it is not the section's page, or has a list of one")
	}
	if _, err := Make(&model.Tournament{}, nil, report.Options{}, html.Options{}); err == nil {
		t.Error("pages of nothing")
	}
}

// TestSeveralReports: a page of several reports is headed with the section's name.
func TestSeveralReports(t *testing.T) {
	two := section("Open", 2)
	two.Documents = append(two.Documents, two.Documents[0])
	files := must.Have(Make(&model.Tournament{Name: "Spring"}, []reports.OfSection{two, section("", 1)}, report.Options{}, html.Options{}))(t)
	if c := string(files[0].Content); !strings.Contains(c, `<p class="subtitle" dir="auto">Open</p>`) {
		t.Error("the page does not say whose it is")
	}
	if files[1].Name != "section-2.html" || !strings.Contains(string(files[2].Content), ">Section 2</a>") {
		t.Errorf("a section without a name is %s", files[1].Name)
	}
}

// TestNamesOfFiles: small letters, digits and hyphens, at most 40, none twice, and never that of the first page.
func TestNamesOfFiles(t *testing.T) {
	var all []reports.OfSection
	for _, name := range []string{"Open", "open", "Index", "Groß & Klein!", "女子", "../etc", strings.Repeat("ab ", 30), "Čeští žáci", "~"} {
		all = append(all, section(name, 0))
	}
	want := []string{"open.html", "open-2.html", "index-2.html", "gross-klein.html", "section-5.html", "etc.html",
		strings.Repeat("ab-", 13) + "a.html", "cesti-zaci.html", "section-9.html"}
	if got := names(all); !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
}
