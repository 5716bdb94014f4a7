package guide

import (
	"reflect"
	"strings"
	"testing"

	"wallchart/must"
)

// TestParse has the smallest example of each thing that a page may hold.
func TestParse(t *testing.T) {
	got := parse("# Title\n\nOne line,\nand **Print** (`Ctrl+P`).\n\n1. First\n   goes on\n- [Prizes](../prizes.md)\n\n" +
		"![A round](../pictures/de/rounds.png)\n## Part\nText 2*3, `open\n")
	want := []Block{
		{Heading: 1, Spans: []Span{{Text: "Title"}}},
		{Spans: []Span{{Text: "One line,"}, {Text: " "}, {Text: "and "}, {Text: "Print", Kind: Named}, {Text: " ("},
			{Text: "Ctrl+P", Kind: Key}, {Text: ")."}}},
		{Mark: "1.", Spans: []Span{{Text: "First"}, {Text: " "}, {Text: "goes on"}}},
		{Mark: "•", Spans: []Span{{Text: "Prizes", Kind: Link, To: "prizes"}}},
		{Picture: "pictures/de/rounds.png", Spans: []Span{{Text: "A round"}}},
		{Heading: 2, Spans: []Span{{Text: "Part"}}},
		{Spans: []Span{{Text: "Text 2*3, "}, {Text: "`open"}}},
	}
	for i := range max(len(got), len(want)) {
		if i >= len(got) || i >= len(want) || !reflect.DeepEqual(got[i], want[i]) {
			t.Fatalf("block %d of\n%+v\nis not that of\n%+v", i, got, want)
		}
	}
}

// TestRead: a language that has no page shows the English one, and a page that there is not is an error.
func TestRead(t *testing.T) {
	english, err := Read("en", "prizes")
	if err != nil || english.Title() != "Prizes" {
		t.Errorf("%q %v", english.Title(), err)
	}
	if p, err := Read("nl", "prizes"); err != nil || p.Title() != "Prizes" {
		t.Errorf("%q %v", p.Title(), err)
	}
	if p, err := Read("de", "prizes"); err != nil || p.Title() != "Preise" {
		t.Errorf("%q %v", p.Title(), err)
	}
	if _, err := Read("en", "zebra"); err == nil {
		t.Error("there is a page of zebras")
	}
}

// TestNothingIsShownAsItIsMarked: a mark of another kind of text than those in the package comment would stand in the page.
func TestNothingIsShownAsItIsMarked(t *testing.T) {
	for _, language := range []string{"en", "de", "fr", "es"} {
		for _, name := range Names {
			page := must.Have(Read(language, name))(t)
			for _, b := range page.Blocks {
				for _, s := range b.Spans {
					if s.Kind != Key && strings.ContainsAny(s.Text, "*_`|<>#[]") {
						t.Errorf("%s/%s shows %q", language, name, s.Text)
					}
				}
			}
		}
	}
}
