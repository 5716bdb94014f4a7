package html

import (
	"strings"
	"testing"

	"wallchart/export/table"
	"wallchart/must"
)

// TestTheHeadOfThePage: the club's name above the title, its logo within the page; without them nothing of it.
func TestTheHeadOfThePage(t *testing.T) {
	const logo = `<img class="logo" src="data:image/png;base64,AQID" alt="">`
	for _, c := range []struct {
		doc      table.Document
		has, not string
	}{
		{table.Document{Title: "Open", Head: "North <gate>", Logo: []byte{1, 2, 3}},
			logo + "\n<p class=\"club\" dir=\"auto\">North &lt;gate&gt;</p>\n<h1 dir=\"auto\">Open</h1>", "ZgotmplZ"},
		{table.Document{Title: "Open", Subtitle: "Round 1", Event: []string{"Graz <1>", "2026-05-30"}},
			"<p class=\"subtitle\" dir=\"auto\">Round 1</p>\n" +
				"<ul class=\"event\"><li><bdi>Graz &lt;1&gt;</bdi></li><li><bdi>2026-05-30</bdi></li></ul>", "class=\"club\""},
		{table.Document{Title: "Open"}, "<h1 dir=\"auto\">Open</h1>", "<img"},
		{table.Document{Title: "Open"}, "<h1 dir=\"auto\">Open</h1>", "<ul"},
	} {
		var b strings.Builder
		must.Do(t, Write(&b, c.doc, Options{}))
		got, _, _ := strings.Cut(b.String(), "<script")
		if !strings.Contains(got, c.has) || strings.Contains(got, c.not) {
			t.Errorf("%s\nlacks %s, or has %s", got[strings.Index(got, "<body>"):], c.has, c.not)
		}
	}
}
