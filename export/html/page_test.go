package html

import (
	"encoding/json"
	"fmt"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"golang.org/x/net/html"

	"wallchart/export/table"
	"wallchart/must"
)

// event is a document with all that a page can have: two tables with titles, sums, tips, groups, a score far from the name.
func event() table.Document {
	columns := []table.Column{
		{ID: "rank", Title: "Place", Align: table.Right, Frozen: true}, {ID: "name", Title: "Name", Frozen: true},
		{ID: "club", Title: "Club"}, {ID: "r1", Title: "Rd 1", Align: table.Centre, Tip: "Round 1"},
		{ID: "score", Title: "Pts", Align: table.Right, Beside: true}, {ID: "bh", Title: "Buch.", Align: table.Right, Tip: "Buchholz"},
	}
	row := func(place int, name, score string, n float64, sum *table.Sum) table.Row {
		return table.Row{Cells: []table.Cell{table.Num(fmt.Sprint(place, "="), float64(place)), table.Text(name), table.Text("Goshen"),
			{Text: "W2", Tip: "White against Bruno, won"}, table.Num(score, n), {Text: "1.5", Number: 1.5, IsNumber: true, Sum: sum}}}
	}
	sum := &table.Sum{Title: "Buchholz: 1.5", Total: "1 + 0.5 = 1.5", Notes: []string{"Rule: FIDE C.07"},
		Parts: []table.Part{{Label: "1", Who: "Bruno", Amount: "1"}, {Label: "2", Who: "Clara", Amount: "0.5", Note: "struck", Struck: true}}}
	return table.Document{
		Title: "Spring Open", Subtitle: "Section A", Author: "A", Event: []string{"Graz"}, Notes: []string{"Last"}, Lang: "de", Head: "Club",
		Logo: []byte{1},
		Tables: []table.Table{
			{Name: "A", Title: "Standings", Columns: columns, Notes: []string{"Under"}, Groups: []table.Group{{Row: 0, Title: "2 points"}},
				Rows: []table.Row{row(1, "Ana", "1½", 1.5, sum), row(1, "\u202eBruno", "1", 1, nil)}},
			{Name: "B", Title: "Crosstable", Columns: columns, Rows: []table.Row{row(1, "آنا", "2", 2, sum)}, NewPage: true},
		},
	}
}

// laws are what a reader who does not see the page, or cannot use a mouse, depends on: WCAG 2.2, 1.3.1, 2.4.1, 2.4.2, 2.4.6,
// 3.1.1, 3.3.2, 4.1.2. It returns what is broken.
func laws(root *html.Node) (broken []string) {
	say := func(format string, args ...any) { broken = append(broken, fmt.Sprintf(format, args...)) }
	for tag, n := range map[string]int{"main": 1, "h1": 1, "header": 1, "footer": 1, "title": 1} {
		if got := len(nodes(root, tag)); got != n {
			say("%d %s, want %d", got, tag, n)
		}
	}
	if attr(nodes(root, "html")[0], "lang") == "" {
		say("no language")
	}
	ids, named, called := map[string]bool{}, map[string]bool{}, map[string]string{}
	level := 0
	for d := range root.Descendants() {
		if d.Type != html.ElementNode {
			continue
		}
		if id := attr(d, "id"); id != "" {
			if ids[id] {
				say("two elements are %q", id)
			}
			ids[id], called[id] = true, text(d)
		}
		if len(d.Data) == 2 && d.Data[0] == 'h' && d.Data[1] >= '1' && d.Data[1] <= '6' {
			if n := int(d.Data[1] - '0'); n > level+1 {
				say("heading %q is of level %d, after level %d", text(d), n, level)
			} else {
				level = n
			}
			if strings.TrimSpace(text(d)) == "" {
				say("an empty %s", d.Data)
			}
		}
		switch d.Data {
		case "img":
			if !slices.ContainsFunc(d.Attr, func(a html.Attribute) bool { return a.Key == "alt" }) {
				say("a picture without words")
			}
		case "nav":
			if name := attr(d, "aria-label"); name == "" || named[name] {
				say("navigation %q", name)
			} else {
				named[name] = true
			}
		case "input":
			if d.Parent.Data != "label" || strings.TrimSpace(text(d.Parent)) == "" {
				say("an input without a label")
			}
		case "a":
			if strings.TrimSpace(text(d)) == "" {
				say("a link without words")
			}
		}
	}
	for d := range root.Descendants() {
		if ref := attr(d, "aria-labelledby"); ref != "" && !ids[ref] {
			say("%s is named by %q, which is not there", d.Data, ref)
		}
		if ref := attr(d, "aria-labelledby"); ref != "" && d.Data == "section" {
			if named[called[ref]] {
				say("two places are called %q", called[ref])
			}
			named[called[ref]] = true
		}
		if ref := attr(d, "href"); strings.HasPrefix(ref, "#") && !ids[ref[1:]] {
			say("a link to %q, which is not there", ref)
		}
	}
	for _, tb := range nodes(root, "table") {
		if attr(tb, "aria-hidden") == "true" {
			continue
		}
		if c := nodes(tb, "caption"); len(c) != 1 || strings.TrimSpace(text(c[0])) == "" {
			say("a table without a caption")
		}
		for _, th := range nodes(tb, "th") {
			if s := attr(th, "scope"); s != "col" && s != "row" && s != "rowgroup" {
				say("heading %q of scope %q", text(th), s)
			} else if s == "row" && strings.TrimSpace(text(th)) == "" {
				say("a row is headed by nothing")
			}
		}
		for _, cell := range append(nodes(tb, "td"), nodes(tb, "th")...) {
			if len(nodes(cell, "bdi")) == 0 {
				say("%q has the direction of what is around it", text(cell))
			}
		}
	}
	return broken
}

func TestPageForEverybody(t *testing.T) {
	bare := table.Document{Tables: []table.Table{{Name: "S", Columns: []table.Column{{Title: "x"}}, Rows: []table.Row{{}}}}}
	nothing := table.Document{}
	twice := event() // the same list for two sections; a board to which nobody has come
	twice.Tables[1].Title, twice.Tables[1].Rows[0].Cells[1] = twice.Tables[0].Title, table.Cell{}
	for name, doc := range map[string]table.Document{"full": event(), "bare": bare, "nothing": nothing, "twice": twice} {
		root := parse(t, doc, Options{Created: time.Date(2026, 5, 31, 14, 0, 0, 0, time.UTC),
			Pages: []Page{{"index.html", "Spring", false}, {"a.html", "A", true}}})
		for _, b := range laws(root) {
			t.Errorf("%s: %s", name, b)
		}
	}
	// The laws themselves: a page that breaks each of them.
	bad := must.Have(html.Parse(strings.NewReader(`<html><body><h1></h1><h3 id=a>x</h3><img><p id=a><nav></nav><input><a href="#b"></a>
		<section aria-labelledby=c></section><table><tr><th>1</th></tr></table></body></html>`)))(t)
	if got := laws(bad); len(got) < 14 {
		t.Errorf("only %q is broken", got)
	}
}

// TestCode: a QR code is drawn within the page, black on white in the dark too, with its address for those who do not see it; it has
// the four empty squares on each side that a phone needs.
func TestCode(t *testing.T) {
	doc := table.Document{Title: "x", Tables: []table.Table{{Name: "S", Columns: []table.Column{{Title: "x"}},
		Rows: []table.Row{{Cells: []table.Cell{{Text: "a.de", Link: "https://a.de"}}}},
		Code: &table.Code{Text: "a.de", Dark: [][]bool{{true, true}, {false, true}}}}}}
	root := parse(t, doc, Options{})
	svg := nodes(root, "svg")
	if len(svg) != 1 || attr(svg[0], "aria-label") != "QR: a.de" || attr(svg[0], "viewBox") != "0 0 10 10" {
		t.Fatalf("%d codes", len(svg))
	}
	paths := nodes(svg[0], "path")
	if attr(paths[0], "fill") != "#fff" || attr(paths[1], "fill") != "#000" || attr(paths[1], "d") != "M4 4h2v1h-2zM5 5h1v1h-1z" {
		t.Errorf("%s", attr(paths[1], "d"))
	}
	if a := nodes(nodes(root, "tbody")[0], "a"); len(a) != 1 || attr(a[0], "href") != "https://a.de" {
		t.Error("the address leads nowhere")
	}
	if len(nodes(root, "input")) != 0 || len(nodes(parse(t, event(), Options{}), "input")) != 1 {
		t.Error("one row is searched, or two are not")
	}
	doc.Tables[0].Rows[0].Cells[0].Link = "javascript:alert(1)"
	if a := nodes(nodes(parse(t, doc, Options{}), "tbody")[0], "a"); strings.HasPrefix(attr(a[0], "href"), "javascript") {
		t.Error("a link that is a program")
	}
}

// TestContents: each table with a title can be reached; a page of one needs no list. The page that is read is no link elsewhere.
func TestContents(t *testing.T) {
	doc := event()
	root := parse(t, doc, Options{})
	var links []string
	for _, a := range nodes(root, "a") {
		links = append(links, attr(a, "href")+" "+text(a))
	}
	if got := strings.Join(links, ", "); got != "#table1 Standings, #table2 Crosstable" {
		t.Error(got)
	}
	if n := len(nodes(root, "details")); n != 0 {
		t.Errorf("a list of two is folded %d times", n)
	}
	many := doc
	for len(many.Tables) < 13 {
		many.Tables = append(many.Tables, doc.Tables...)
	}
	folded := nodes(parse(t, many, Options{}), "details")
	if len(folded) != 1 || len(nodes(folded[0], "a")) != len(many.Tables) {
		t.Errorf("a list of %d is folded %d times", len(many.Tables), len(folded))
	}
	doc.Tables = doc.Tables[:1]
	if n := len(nodes(parse(t, doc, Options{}), "nav")); n != 0 {
		t.Error("a list of one")
	}
	root = parse(t, doc, Options{Pages: []Page{{"index.html", "Spring", false}, {"a.html", "A", true}}})
	if a := nodes(root, "a"); len(a) != 2 || attr(a[0], "href") != "index.html" || attr(a[1], "aria-current") != "page" {
		t.Errorf("%d links", len(a))
	}
}

// TestBesideTheName: on a phone the score is shown beside the name, from the name's own cell; a column next to the name
// is there already.
func TestBesideTheName(t *testing.T) {
	doc := event()
	var got []string
	for _, th := range nodes(parse(t, doc, Options{}), "th") {
		if b := attr(th, "data-b"); b != "" {
			got = append(got, text(th)+" "+b)
		}
	}
	if s := strings.Join(got, ", "); s != "Name Pts, Ana 1½, \u202eBruno 1, Name Pts, آنا 2" {
		t.Error(s)
	}
	doc.Tables[0].Columns[2].Beside, doc.Tables[0].Columns[4].Beside = true, false
	doc.Tables = doc.Tables[:1]
	for _, th := range nodes(parse(t, doc, Options{}), "th") {
		if attr(th, "data-b") != "" {
			t.Errorf("%q shows its neighbour", text(th))
		}
	}
}

// TestSumsOfAPage: a cell says which sum is its own; the sums are the texts they name. A text that a program does not read as
// its number has the number with it, to be sorted by.
func TestSumsOfAPage(t *testing.T) {
	root := parse(t, event(), Options{})
	var d struct {
		Words map[string]string
		Texts []string
		Sums  [][]json.RawMessage
	}
	must.Do(t, json.Unmarshal([]byte(text(nodes(root, "script")[0])), &d))
	var asked, numbers []string
	for _, td := range nodes(root, "td") {
		if s := attr(td, "data-s"); s != "" {
			asked = append(asked, text(td)+":"+s)
		}
		if n := attr(td, "data-n"); n != "" {
			numbers = append(numbers, text(td)+":"+n)
		}
	}
	if got := strings.Join(asked, " "); got != "1.5:1 1.5:2" || len(d.Sums) != 2 {
		t.Errorf("%s of %d", got, len(d.Sums))
	}
	if got := strings.Join(numbers, " "); got != "1=:1 1½:1.5 1=:1 1=:1" {
		t.Error(got)
	}
	var parts [][]int
	var title, total int
	var notes []int
	for n, to := range []any{&title, &parts, &total, &notes} {
		must.Do(t, json.Unmarshal(d.Sums[0][n], to))
	}
	var read []string
	for _, p := range parts {
		for _, n := range p[:4] {
			read = append(read, d.Texts[n])
		}
		read = append(read, strconv.Itoa(len(p)))
	}
	if got := d.Texts[title] + "|" + strings.Join(read, "|") + "|" + d.Texts[total] + "|" + d.Texts[notes[0]]; got !=
		"Buchholz: 1.5|1|Bruno|1||4|2|Clara|0.5|struck|5|1 + 0.5 = 1.5|Rule: FIDE C.07" {
		t.Error(got)
	}
	if len(d.Texts) != len(slices.Compact(slices.Sorted(slices.Values(d.Texts)))) {
		t.Errorf("a text twice: %q", d.Texts)
	}
	if d.Words["Found"] != "{page} of {pages} rows" {
		t.Errorf("%q", d.Words)
	}
}

// TestDateOfThePage: when it was made is said for people and for programs, or not at all.
func TestDateOfThePage(t *testing.T) {
	at := time.Date(2026, 5, 31, 14, 5, 0, 0, time.FixedZone("", 2*3600))
	root := parse(t, event(), Options{Created: at})
	if x := nodes(root, "time"); len(x) != 1 || text(x[0]) != "31.05.2026, 14:05 Uhr" ||
		attr(x[0], "datetime") != "2026-05-31T14:05:00+02:00" {
		t.Error("the moment is not said")
	}
	if len(nodes(parse(t, event(), Options{}), "time")) != 0 {
		t.Error("a moment that nobody gave")
	}
}

// TestScriptIsSmallAndAlone: under 6 kB, from nowhere else, and the only one that the page's policy lets run.
func TestScriptIsSmallAndAlone(t *testing.T) {
	if len(script) >= 6*1024 {
		t.Errorf("the script has %d bytes", len(script))
	}
	root := parse(t, event(), Options{})
	for d := range root.Descendants() {
		for _, a := range d.Attr {
			if (a.Key == "src" || a.Key == "href") && !strings.HasPrefix(a.Val, "#") && !strings.HasPrefix(a.Val, "data:image/png;base64,") {
				t.Errorf("%s asks for %s", d.Data, a.Val)
			}
			if strings.HasPrefix(a.Key, "on") {
				t.Errorf("%s has %s", d.Data, a.Key)
			}
		}
	}
	for _, word := range []string{"url(", "@import", "//"} {
		if strings.Contains(style, word) {
			t.Errorf("the style has %s", word)
		}
	}
	got := ""
	for _, m := range nodes(root, "meta") {
		if attr(m, "http-equiv") == "Content-Security-Policy" {
			got = attr(m, "content")
		}
	}
	if !strings.HasPrefix(got, "default-src 'none';") || !regexp.MustCompile(`script-src 'sha256-[A-Za-z0-9+/]{43}='$`).MatchString(got) {
		t.Error(got)
	}
}

// TestContrast: text stands out from every ground it stands on at 4.5 to 1, WCAG 2.2, 1.4.3; lines to be seen at 3 to 1, 1.4.11.
func TestContrast(t *testing.T) {
	roots := regexp.MustCompile(`:root \{ (--ink[^}]*)\}`).FindAllStringSubmatch(style, -1)
	if len(roots) != 3 {
		t.Fatalf("%d sets of colours, want light, dark and print", len(roots))
	}
	for n, r := range roots {
		colours := map[string]float64{}
		for _, d := range strings.Split(r[1], ";") {
			name, value, _ := strings.Cut(strings.TrimSpace(d), ": ")
			if l, ok := luminance(value); ok {
				colours[strings.TrimPrefix(name, "--")] = l
			}
		}
		for _, text := range []string{"ink", "muted", "alert", "link"} {
			for _, ground := range []string{"paper", "zebra", "head", "tint"} {
				if c := contrast(colours[text], colours[ground]); c < 4.5 {
					t.Errorf("set %d: %s on %s is %.2f", n, text, ground, c)
				}
			}
		}
	}
	if black, _ := luminance("#000"); math.Abs(contrast(black, 1)-21) > 1e-9 { // by definition
		t.Error("black on white is not 21 to 1")
	}
}

func luminance(hex string) (float64, bool) {
	hex, ok := strings.CutPrefix(hex, "#")
	if len(hex) == 3 {
		hex = string([]byte{hex[0], hex[0], hex[1], hex[1], hex[2], hex[2]})
	}
	n, err := strconv.ParseUint(hex, 16, 32)
	if !ok || err != nil || len(hex) != 6 {
		return 0, false
	}
	part := func(shift int) float64 {
		c := float64(n>>shift&0xff) / 255
		if c <= 0.04045 {
			return c / 12.92
		}
		return math.Pow((c+0.055)/1.055, 2.4)
	}
	return 0.2126*part(16) + 0.7152*part(8) + 0.0722*part(0), true
}

func contrast(a, b float64) float64 {
	return (max(a, b) + 0.05) / (min(a, b) + 0.05)
}
