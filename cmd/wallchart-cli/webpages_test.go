package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"wallchart/export/html"
	"wallchart/export/report"
	"wallchart/export/site"
	"wallchart/export/table"
	"wallchart/files/wallchart"
	"wallchart/must"
)

// TestThePageOfTheEvent: its address is entered and taken away; the sheet with its QR code is one, however many sections there are.
func TestThePageOfTheEvent(t *testing.T) {
	event := filepath.Join(t.TempDir(), "e.wallchart")
	for _, c := range []struct {
		status     int
		says, args string
	}{
		{0, "", "generate EVENT --players 4 --rounds 1"}, {0, "", "section EVENT Girls --rounds 3"},
		{1, "enter its address in Event details", "export EVENT --report page --to -"},
		{1, "is no address of a page", "event EVENT --page club"},
		{0, "page on the web", "event EVENT --page club.example/cup"},
		{0, "https://club.example/cup", "export EVENT --report page --to -"},
		{0, "1 table", "export EVENT --report page --to " + filepath.Join(filepath.Dir(event), "e.pdf")},
		{0, "page on the web", "event EVENT --page="},
		{1, "enter its address in Event details", "export EVENT --report page --to -"},
	} {
		status, out, said := called(strings.Fields(strings.ReplaceAll(c.args, "EVENT", event))...)
		if status != c.status || !strings.Contains(out+said, c.says) {
			t.Errorf("%s ends with %d: %s%s", c.args, status, out, said)
		}
	}
}

// TestWebPagesAreTheWindows: the command line's folder has the files that the window writes (site.Event), byte for byte but for the hour.
func TestWebPagesAreTheWindows(t *testing.T) {
	hour := regexp.MustCompile(`20\d\d-\d\d-\d\d[T ]\d\d:\d\d(:\d\dZ)?`)
	for _, name := range []string{"scholastic", "club", "amateur-team"} {
		event, to := filepath.Join("../../assets/samples", name+".wallchart"), t.TempDir()+"/"
		if status, _, said := called("export", event, "--format", "html", "--to", to, "--paper", "A4"); status != 0 {
			t.Fatalf("%s: %s", name, said)
		}
		file := must.Have(wallchart.ReadFile(event))(t)
		files := must.Have(site.Event(file.Tournament, report.Options{}, html.Options{Paper: table.A4, Created: time.Now()}))(t)
		for _, f := range files {
			raw, err := os.ReadFile(filepath.Join(to, f.Name))
			if err != nil {
				t.Error(err)
			}
			if hour.ReplaceAllString(string(raw), "") != hour.ReplaceAllString(string(f.Content), "") {
				t.Errorf("%s: %s is not as the window writes it", name, f.Name)
			}
			if err := os.Remove(filepath.Join(to, f.Name)); err != nil {
				t.Error(err)
			}
		}
		if left, _ := os.ReadDir(to); len(left) > 0 {
			t.Errorf("%s: the window writes no %v", name, left)
		}
	}
}

// TestWebPages: a folder that is named is made and filled, index.html and a page for each section; a second time the pages are
// written anew. A folder without --format html, and another form for a folder, are refused with what to write instead.
func TestWebPages(t *testing.T) {
	folder := t.TempDir()
	event, to := filepath.Join(folder, "e.wallchart"), filepath.Join(folder, "web")+"/"
	for _, args := range [][]string{
		{"generate", event, "--players", "6", "--rounds", "2"},
		{"section", event, "Girls", "--rounds", "3"},
		{"export", event, "--format", "html", "--to", to},
	} {
		if status, _, said := called(args...); status != 0 {
			t.Fatalf("%s: %s", args, said)
		}
	}
	read := func(name string) string {
		raw, err := os.ReadFile(filepath.Join(to, name))
		if err != nil {
			t.Error(err)
		}
		return string(raw)
	}
	for name, has := range map[string]string{"index.html": `href="girls.html"`, "girls.html": `aria-current="page"`,
		"open.html": `data-s="1"`} {
		if page := read(name); !strings.Contains(page, has) || !strings.Contains(page, "<time datetime=") {
			t.Errorf("%s lacks %s, or says not when it was made", name, has)
		}
	}
	must.Do(t, os.WriteFile(filepath.Join(to, "index.html"), []byte("old"), 0o600))
	if status, out, said := called("export", event, "--format", "html", "--to", to, "--section", "Open", "--report", "fide"); status != 0 ||
		!strings.Contains(out, "1 page") {
		t.Errorf("%s%s", out, said)
	}
	if page := read("index.html"); !strings.Contains(page, "Ranking crosstable") && !strings.Contains(page, "ranking crosstable") {
		t.Error("the first page of one section is not the section")
	}
	for _, c := range []struct{ want, args string }{
		{"for web pages in it add --format html", "--to " + to},
		{"only web pages (--format html) and tables (csv, tsv) are written into one", "--format pdf --to " + to},
		{"there is no such format", "--format htm --to " + to},
	} {
		status, _, said := called(append([]string{"export", event}, strings.Fields(c.args)...)...)
		if status != 2 || !strings.Contains(said, c.want) {
			t.Errorf("%s ends with %d: %s", c.args, status, said)
		}
	}
	if status, _, said := called("export", event, "--format", "text", "--to", filepath.Join(folder, "x")); status != 0 {
		t.Error(said)
	}
}
