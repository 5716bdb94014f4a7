package html

import (
	"bytes"
	"fmt"
	"strings"
	"testing"
	"time"

	"golang.org/x/net/html"

	"wallchart/export/table"
	"wallchart/must"
)

func nodes(n *html.Node, tag string) []*html.Node {
	var found []*html.Node
	for d := range n.Descendants() {
		if d.Type == html.ElementNode && d.Data == tag {
			found = append(found, d)
		}
	}
	return found
}

func attr(n *html.Node, key string) string {
	for _, a := range n.Attr {
		if a.Key == key {
			return a.Val
		}
	}
	return ""
}

func text(n *html.Node) string {
	var b strings.Builder
	for d := range n.Descendants() {
		if d.Type == html.TextNode {
			b.WriteString(d.Data)
		}
	}
	return b.String()
}

func parse(t *testing.T, doc table.Document, o Options) *html.Node {
	t.Helper()
	var b bytes.Buffer
	must.Do(t, Write(&b, doc, o))
	return must.Have(html.Parse(&b))(t)
}

func TestTableIsReadableByEarAndEye(t *testing.T) {
	doc := table.Document{
		Lang: "pl", Title: "Open & <Closed>", Subtitle: "Round 3", Author: "A \"B\"", Notes: []string{"Last"},
		Tables: []table.Table{{
			Title: "Section A",
			Columns: []table.Column{
				{Title: "#", Align: table.Right, Frozen: true}, {Title: "Name", Frozen: true},
				{Title: "BH", Align: table.Right, Tip: "Buchholz"},
			},
			Groups: []table.Group{{Row: 1, Title: "Score 1"}, {Row: 2, Title: "Nobody"}},
			Rows: []table.Row{
				{Cells: []table.Cell{table.Num("1", 1), {Text: "Ann", Below: "2100"}, {Text: "4½", Mark: table.Struck}}},
				{Mark: table.Withdrawn, Cells: []table.Cell{table.Num("2", 2), table.Text("Bob")}},
			},
			Notes: []string{"Under the table"},
		}},
	}
	root := parse(t, doc, Options{Paper: table.Letter, Landscape: true, Created: time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)})
	if got := attr(nodes(root, "html")[0], "lang"); got != "pl" {
		t.Errorf("language %q", got)
	}
	if got := text(nodes(root, "title")[0]); got != "Open & <Closed> – Round 3" {
		t.Errorf("title %q", got)
	}
	if got := text(nodes(root, "style")[0]); !strings.Contains(got, "size: 279.4mm 215.9mm") {
		t.Error("the printed page is not Letter on its side")
	}
	h2 := nodes(root, "h2")[0]
	if id := attr(nodes(root, "section")[0], "aria-labelledby"); id == "" || id != attr(h2, "id") {
		t.Errorf("the section is named by %q, its heading is %q", id, attr(h2, "id"))
	}
	for _, th := range nodes(nodes(root, "thead")[0], "th") {
		if attr(th, "scope") != "col" {
			t.Errorf("heading %q has scope %q", text(th), attr(th, "scope"))
		}
	}
	rows := nodes(nodes(root, "tbody")[0], "tr")
	if len(rows) != 4 {
		t.Fatalf("%d rows, want 2 and 2 headings", len(rows))
	}
	if g := nodes(rows[1], "th")[0]; attr(g, "colspan") != "3" || text(g) != "Score 1" {
		t.Errorf("group heading %q spans %q", text(g), attr(g, "colspan"))
	}
	name := nodes(rows[0], "th")[0]
	if attr(name, "scope") != "row" || text(name) != "Ann2100" || text(nodes(name, "small")[0]) != "2100" {
		t.Errorf("row heading %q, scope %q", text(name), attr(name, "scope"))
	}
	if got := attr(nodes(rows[0], "td")[1], "class"); got != "r m-struck" {
		t.Errorf("class %q", got)
	}
	if got := attr(rows[2], "class"); got != "m-withdrawn" {
		t.Errorf("class of the row %q", got)
	}
}

func TestEveryMarkHasAStyle(t *testing.T) {
	for m := table.Win; m <= table.Box; m++ {
		// Drawn and lost games are told by their text and need no dress.
		if m != table.Draw && m != table.Loss && !strings.Contains(style, ".m-"+m.String()) {
			t.Errorf("no style for %s", m)
		}
	}
}

func TestTextsAreNeverMarkup(t *testing.T) {
	evil := []string{"<script>alert(1)</script>", `"><img src=x onerror=alert(1)>`,
		"</style><script>", "javascript:alert(1)", "{{.Title}}", "<!--", "]]>"}
	for _, s := range evil {
		doc := table.Document{
			Lang: s, Title: s, Subtitle: s, Author: s, Keywords: s, Notes: []string{s},
			Tables: []table.Table{{
				Name: s, Title: "t" + s, Notes: []string{s}, Groups: []table.Group{{Title: s}},
				Columns: []table.Column{{ID: s, Title: s, Tip: s}},
				Rows: []table.Row{{Cells: []table.Cell{{Text: s, Below: s, Tip: s, Sum: &table.Sum{Title: s, Total: s,
					Notes: []string{s}, Parts: []table.Part{{Label: s, Who: s, Amount: s, Note: s}}}}}}},
			}},
		}
		root := parse(t, doc, Options{})
		if got := nodes(root, "script"); len(got) != 2 || text(got[1]) != script {
			t.Errorf("%q became one of %d scripts", s, len(got))
		}
		if n := len(nodes(root, "img")) + len(nodes(root, "iframe")); n > 0 {
			t.Errorf("%q became %d elements", s, n)
		}
		if got := text(nodes(root, "h1")[0]); got != s {
			t.Errorf("%q is read as %q", s, got)
		}
		if got := attr(nodes(root, "th")[0], "title"); got != s {
			t.Errorf("tip %q is read as %q", s, got)
		}
	}
}

// TestASentenceKeepsItsDirectionBesideAHebrewName: what is set apart is a bdi, which browsers leave out where they look for the
// direction of the whole, and never markup of its own; the title of the page has no signs.
func TestASentenceKeepsItsDirectionBesideAHebrewName(t *testing.T) {
	const apart = "\u2068כהן <b>\u2069"
	doc := table.Document{Title: "Open", Subtitle: apart + ": Standings", Notes: []string{apart + " won & left."}, Tables: []table.Table{{
		Title: "For " + apart, Columns: []table.Column{{Title: "Why"}}, Rows: []table.Row{{Cells: []table.Cell{
			{Text: apart + " stands above Ann: 2.5", Number: 1, IsNumber: true, Sum: &table.Sum{Title: apart + ": 2.5"}}}}}}}}
	var b bytes.Buffer
	must.Do(t, Write(&b, doc, Options{}))
	page, data, _ := strings.Cut(b.String(), `<script type="application/json"`)
	for _, want := range []string{"<title>Open – כהן &lt;b&gt;: Standings</title>",
		`<p class="subtitle" dir="auto"><bdi>כהן &lt;b&gt;</bdi>: Standings</p>`,
		`<p class="note" dir="auto"><bdi>כהן &lt;b&gt;</bdi> won &amp; left.</p>`, `dir="auto">For <bdi>כהן &lt;b&gt;</bdi></h2>`,
		`<bdi><bdi>כהן &lt;b&gt;</bdi> stands above Ann: 2.5</bdi>`} {
		if !strings.Contains(page, want) {
			t.Errorf("%s is not in\n%s", want, page[strings.Index(page, "<body>"):])
		}
	}
	if !strings.Contains(data, `\u2068כהן`) && !strings.Contains(data, "\u2068כהן") {
		t.Error("the script is not told where the name begins and ends")
	}
	for raw, want := range map[string]string{"\u2068a": "<bdi>a</bdi>", "a\u2069": "a",
		"\u2068a\u2068b\u2069\u2069\u2069c": "<bdi>a<bdi>b</bdi></bdi>c"} {
		if got := fmt.Sprint(marked(raw)); got != want {
			t.Errorf("%+q: %s, want %s", raw, got, want)
		}
	}
}
