package web

import (
	"bytes"
	"cmp"
	"compress/gzip"
	"fmt"
	"io"
	"net/http/httptest"
	"strconv"
	"strings"
	"testing"

	"wallchart/export/display"
	"wallchart/export/qr"
	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/must"
)

// TestTheCodeIsThatOfTheAddress: its squares are those of the code, with four light ones around it (ISO/IEC 18004).
func TestTheCodeIsThatOfTheAddress(t *testing.T) {
	const address = "http://192.168.1.20:8080/"
	want := must.Have(qr.Of(address))(t)
	c := codeOf(address)
	if c.Side != len(want.Dark)+8 || c.Name != address {
		t.Errorf("the code of %q has %d squares a side", c.Name, c.Side)
	}
	got := map[[2]int]bool{}
	for _, square := range strings.Split(strings.TrimSuffix(c.Dark, "h1v1h-1z"), "h1v1h-1z") {
		var x, y int
		if _, err := fmt.Sscanf(square, "M%d %d", &x, &y); err != nil || got[[2]int{x, y}] {
			t.Fatalf("%q: %v", square, err)
		}
		got[[2]int{x, y}] = true
	}
	dark := 0
	for y, line := range want.Dark {
		for x, is := range line {
			if is {
				dark++
			}
			if got[[2]int{x + 4, y + 4}] != is {
				t.Fatalf("square %d, %d is dark: %v", x, y, !is)
			}
		}
	}
	if len(got) != dark {
		t.Errorf("%d squares are dark, and %d should be", len(got), dark)
	}
	if codeOf("") != nil || codeOf(strings.Repeat("x", 10_000)) != nil {
		t.Error("there is a code of nothing, or of what no code holds")
	}
}

// TestLinksOfCells: a name leads to its page, a board to where its result is sent, and a number to its sum; nobody's cell leads nowhere.
func TestLinksOfCells(t *testing.T) {
	of := &model.Section{ID: 7}
	who := func(id int32) table.Ref { return table.Ref{Kind: table.ToPlayer, Participant: id} }
	for _, c := range []struct {
		column   string
		row      table.Ref
		cell     table.Cell
		boards   bool
		to, name string
	}{
		{"board", table.Ref{Round: 2, Board: 3}, table.Cell{Text: "3"}, true, "/s/7/board/3", "a board"},
		{"board", table.Ref{Round: 2, Board: 3}, table.Cell{Text: "3"}, false, "", "a board of which no result is sent"},
		{"board", table.Ref{Round: 2}, table.Cell{Text: ""}, true, "", "a bye"},
		{"name", who(5), table.Cell{Text: "Ann"}, false, "/s/7/player/5", "a name"},
		{"player", who(5), table.Cell{Text: "Ann"}, false, "/s/7/player/5", "a player"},
		{"name", who(5), table.Cell{}, false, "", "no name"},
		{"name", table.Ref{}, table.Cell{Text: "Ann"}, false, "", "a name of nobody"},
		{"first", who(5), table.Cell{Text: "Bo", Ref: who(6)}, false, "/s/7/player/6", "who stands first"},
		{"second", who(5), table.Cell{Text: "Bo", Ref: who(6)}, false, "/s/7/player/6", "who stands second"},
		{"opponent", who(5), table.Cell{Text: "Bo", Ref: who(6)}, false, "/s/7/player/6", "an opponent"},
		{"club", who(5), table.Cell{Text: "Leeds", Ref: who(6)}, false, "", "a club"},
		{"first", who(5), table.Cell{Text: "Bo", Ref: table.Ref{Kind: table.ToResult, Participant: 6}}, false, "", "what is no player"},
		{"tb:BH/C1", who(5), table.Cell{Text: "3"}, false, "/s/7/player/5#tb-BH-C1", "a tie-break"},
		{"tb:BH/C1", who(5), table.Cell{}, false, "", "no value"},
	} {
		if got := leads(of, c.column, &table.Row{Ref: c.row}, &c.cell, c.boards); got != c.to {
			t.Errorf("%s leads to %q, want %q", c.name, got, c.to)
		}
	}
}

// TestHowAPageIsSent: packed or not it is the same and as long as it says; a browser asks for it again, keeps what never changes, and
// never keeps a refusal.
func TestHowAPageIsSent(t *testing.T) {
	h := New(event(30), quick())
	plain := get(h, "/s/1/names")
	r := httptest.NewRequest("GET", "/s/1/names", nil)
	r.Host = "192.168.1.20:8080"
	r.Header.Set("Accept-Encoding", "gzip")
	packed := ask(h, r)
	z := must.Have(gzip.NewReader(bytes.NewReader(packed.Body.Bytes())))(t)
	if text, err := io.ReadAll(z); err != nil || !bytes.Equal(text, plain.Body.Bytes()) || packed.Body.Len() >= plain.Body.Len() {
		t.Errorf("packed it is another page: %v", err)
	}
	if kind := packed.Header().Get("Content-Type"); kind != "text/html; charset=utf-8" {
		t.Errorf("packed it is %q", kind)
	}
	for path, want := range map[string]string{"/s/1/names": "no-cache", "/style.css": "max-age=3600", "/live.js": "max-age=3600",
		"/s/1/nothing": "no-store"} {
		w := get(h, path)
		if got := w.Header().Get("Cache-Control"); got != want || w.Body.Len() == 0 {
			t.Errorf("%s: %q, %d bytes", path, got, w.Body.Len())
		}
		kind := map[string]string{"/style.css": "text/css", "/live.js": "text/javascript"}[path]
		if got := w.Header().Get("Content-Type"); got != cmp.Or(kind, "text/html")+"; charset=utf-8" {
			t.Errorf("%s is %s", path, got)
		}
		if n := w.Header().Get("Content-Length"); n != "" && n != fmt.Sprint(w.Body.Len()) {
			t.Errorf("%s says that it has %s bytes, and has %d", path, n, w.Body.Len())
		}
	}
	if got := get(h, "/style.css").Body.Bytes(); !bytes.Equal(got, style) {
		t.Error("the style is another one")
	}
}

// TestPagesFollowWhetherResultsAreTaken: from then on the boards lead to their forms, or do not.
func TestPagesFollowWhetherResultsAreTaken(t *testing.T) {
	h := New(event(6), quick())
	for _, takes := range []bool{true, false, true} {
		h.Take(takes)
		body := get(h, "/s/1/boards").Body.String()
		if strings.Contains(body, `href="/s/1/board/1"`) != takes || (get(h, "/s/1/board/1").Code == 200) != takes {
			t.Errorf("results are taken: %v, and the page is\n%s", takes, body)
		}
	}
}

// TestAScreenIsDrawnToScale: of several pages each says which it is; lines stand one below the other within it, numbers to the right of
// their columns, and nothing lies over something else of its line.
func TestAScreenIsDrawnToScale(t *testing.T) {
	matter := func(rows int) display.Matter {
		m := display.Matter{Title: "Standings", Columns: []display.Column{{Title: "No.", Right: true}, {Title: "Name", Wraps: true},
			{Title: "Pts", Right: true}}}
		m.Rows = append(m.Rows, display.Row{Cells: []string{"Group A"}, Heading: true})
		for n := range rows {
			m.Rows = append(m.Rows, display.Row{Cells: []string{fmt.Sprint(n + 1), fmt.Sprintf("Player %d", n+1), "1½"}})
		}
		return m
	}
	few := draw(matter(5))
	if len(few) != 1 || few[0].Texts[0].Text != "Standings" {
		t.Fatalf("%d pages, over the first stands %q", len(few), few[0].Texts[0].Text)
	}
	rows := 5
	for len(draw(matter(rows))) == 1 {
		rows++
	}
	if two := draw(matter(rows)); len(two) != 2 || two[1].Texts[0].Text != "Standings  (2/2)" {
		t.Errorf("%d rows are %d pages, over the second stands %q", rows, len(two), two[len(two)-1].Texts[0].Text)
	}
	many := draw(matter(500))
	for n, d := range many {
		if want := fmt.Sprintf("Standings  (%d/%d)", n+1, len(many)); d.Texts[0].Text != want || len(many) < 2 {
			t.Errorf("over page %d stands %q, want %q", n+1, d.Texts[0].Text, want)
		}
	}
	shown, headings := 0, 0
	m := matter(3)
	m.Title = strings.Repeat("A very long title ", 12)
	var size, x float32
	if title := draw(m)[0].Texts[0]; title.Text != m.Title {
		t.Errorf("the title is %q", title.Text)
	} else if _, err := fmt.Sscan(title.X+" "+title.Size, &x, &size); err != nil || x+size*bold*wide(m.Title) > codeLeft || size < 5 {
		t.Errorf("a long title of %v reaches from %v into the code: %v", size, x, err)
	}
	for _, d := range append(many, few...) {
		number := func(s string) float32 { v, _ := strconv.ParseFloat(s, 32); return float32(v) }
		type span struct{ from, to float32 }
		lines := map[string][]span{}
		for _, x := range d.Texts[1:] {
			from, size := number(x.X), number(x.Size)
			to := from + wide(x.Text)*size
			if right := x.Anchor == "end"; right {
				from, to = from-wide(x.Text)*size, from
			}
			if _, err := strconv.Atoi(x.Text); (err == nil || x.Text == "1½" || x.Text == "Pts" || x.Text == "No.") != (x.Anchor == "end") {
				t.Fatalf("%q stands to the right: %v", x.Text, x.Anchor)
			}
			if y := number(x.Y); y-size < screenHigh*0.075 || y > screenHigh || from < 0 || to > screenWide*1.01 {
				t.Fatalf("%q stands at %s, %s, outside the screen", x.Text, x.X, x.Y)
			}
			for _, o := range lines[x.Y] {
				if from < o.to && o.from < to {
					t.Fatalf("%q lies over something at %v", x.Text, o)
				}
			}
			lines[x.Y] = append(lines[x.Y], span{from, to})
			switch {
			case strings.HasPrefix(x.Text, "Player"):
				shown++
			case x.Text == "Group A" && x.Class == "t":
				headings++
			}
		}
	}
	if shown != 505 || headings != 2 {
		t.Errorf("%d lines are shown of 505, and %d headings of 2", shown, headings)
	}
}

// TestTablesOfAPage: of several each has its title, of one the page has it; what stands below a name follows it, groups stand over their
// rows, and notes below.
func TestTablesOfAPage(t *testing.T) {
	one := func(title string) table.Table {
		return table.Table{Name: title, Title: title, Columns: []table.Column{{ID: "name", Title: "Name"}, {ID: "pts", Title: "Pts",
			Align: table.Right}},
			Groups: []table.Group{{Row: 0, Title: "First group"}, {Row: 2, Title: "Second group"}},
			Rows: []table.Row{{Cells: []table.Cell{{Text: "Ann", Below: "Leeds"}, {Text: "1"}}}, {Cells: []table.Cell{{Text: "Bo"}, {Text: "0"}}},
				{Cells: []table.Cell{{Text: "Cy"}, {Text: "½"}}}}}
	}
	for n, want := range map[int]string{1: "", 2: "Table 1"} {
		s := newSheet(event(2).Event(), report.Options{})
		d := table.Document{Notes: []string{"A note."}}
		for k := range n {
			d.Tables = append(d.Tables, one(fmt.Sprint("Table ", k+1)))
		}
		s.addTables(d, &model.Section{ID: 1}, false)
		if len(s.Tables) != n || s.Tables[0].Title != want || len(s.Says) != 1 {
			t.Fatalf("%d tables, the first is called %q", len(s.Tables), s.Tables[0].Title)
		}
		if h := s.Tables[0].Heads; len(h) != 2 || h[0] != (cell{Text: "Name", Class: "f"}) || h[1] != (cell{Text: "Pts", Class: "r"}) {
			t.Errorf("over the columns stands %+v", h)
		}
		var rows []string
		for _, r := range s.Tables[0].Rows {
			text := r.Over
			for _, c := range r.Cells {
				text += c.Text + " "
			}
			if r.Over != "" && r.Span != 2 {
				t.Errorf("%q stands over %d columns", r.Over, r.Span)
			}
			rows = append(rows, strings.TrimSpace(text))
		}
		if got := strings.Join(rows, "|"); got != "First group|Ann Leeds 1|Bo 0|Second group|Cy ½" {
			t.Errorf("the rows are %s", got)
		}
	}
}
