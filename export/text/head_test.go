package text

import (
	"strings"
	"testing"

	"wallchart/export/table"
	"wallchart/must"
)

func headed() table.Document {
	doc := sample()
	doc.Head, doc.Event = "Chess Club *North*", []string{"Graz", "2026-05-30", "Chief arbiter: Anna\nStone"}
	doc.Tables[0].Groups, doc.Tables[0].Rows = nil, doc.Tables[0].Rows[:1]
	return doc
}

// TestTheHeadOfATextStandsOverTheTable: whose paper it is, title, what it shows, and the facts, as many on a line as fit;
// the table is what it is without them.
func TestTheHeadOfATextStandsOverTheTable(t *testing.T) {
	const head = "Chess Club *North*\nClub Night\n==========\nAfter round 2\n"
	for _, c := range []struct {
		width int
		facts string
	}{
		{0, "Graz · 2026-05-30 · Chief arbiter: Anna Stone\n"},
		{45, "Graz · 2026-05-30 · Chief arbiter: Anna Stone\n"}, // just that long
		{44, "Graz · 2026-05-30\nChief arbiter: Anna Stone\n"},
		{25, "Graz · 2026-05-30\nChief arbiter: Anna Stone\n"},
	} {
		with, without := headed(), headed()
		without.Head, without.Event = "", nil
		a, b := written(t, with, Options{MaxWidth: c.width}), written(t, without, Options{MaxWidth: c.width})
		bare := strings.TrimPrefix(b, "Club Night\n==========\nAfter round 2\n")
		if want := head + c.facts + bare; a != want || bare == b {
			t.Errorf("%d columns wide:\n%s\nwant\n%s", c.width, a, want)
		}
	}
	wide := headed()
	wide.Event = []string{strings.Repeat("a", 40), strings.Repeat("b", 37), "c"}
	if got := written(t, wide, Options{}); !strings.Contains(got, "a · b") || !strings.Contains(got, "b\nc\n") {
		t.Errorf("80 columns hold the first two and not the third:\n%s", got)
	}
}

func TestTheHeadInMarkdown(t *testing.T) {
	const want = "Chess Club \\*North\\*\n\n# Club Night\n\nAfter round 2\n\nGraz · 2026-05-30 · Chief arbiter: Anna Stone\n\n| "
	if got := written(t, headed(), Options{Markdown: true}); !strings.HasPrefix(got, want) {
		t.Errorf("%s\nwant\n%s", got, want)
	}
}

func written(t *testing.T, doc table.Document, o Options) string {
	t.Helper()
	var b strings.Builder
	must.Do(t, Write(&b, doc, o))
	return b.String()
}
