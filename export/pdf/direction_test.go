package pdf

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"testing"

	"wallchart/export/pdf/pdftest"
	"wallchart/must"
	"wallchart/phrase"
)

// seen are the characters of a text from left to right as they are placed, a Hebrew word as it is read.
func seen(runs []run) string {
	var b strings.Builder
	for _, r := range runs {
		b.WriteString(r.text)
		pieces := slices.Clone(r.pieces)
		slices.SortStableFunc(pieces, func(a, b spelt) int { return cmp.Compare(a.x, b.x) })
		for _, p := range pieces {
			b.WriteString(p.text)
		}
	}
	return b.String()
}

// backwards is a text as its letters stand from left to right when it is read from the right.
func backwards(s string) string {
	r := []rune(s)
	slices.Reverse(r)
	return string(r)
}

// TestASentenceKeepsItsOrderBesideAHebrewName: with signs around the name its numbers and marks stand where they are written,
// whether the sentence begins with the name or not, and the signs take no room.
func TestASentenceKeepsItsOrderBesideAHebrewName(t *testing.T) {
	const moshe, lea = "כהן, משה", "לאה לוי"
	f := must.Have(newFaces())(t)
	apart := func(s string) string { return phrase.Isolate + s + phrase.Isolated }
	for _, c := range []struct{ text, want string }{
		{apart(moshe) + " stands above Ann: 1.5 points against 1.0.", backwards(moshe) + " stands above Ann: 1.5 points against 1.0."},
		{"Ann stands above " + apart(lea) + ": 1.0 points against 0.5.", "Ann stands above " + backwards(lea) + ": 1.0 points against 0.5."},
		{apart(moshe) + ", " + apart(lea) + ": 3", backwards(moshe) + ", " + backwards(lea) + ": 3"},
		{"(" + apart(moshe) + ")", "(" + backwards(moshe) + ")"},
		{apart("(1) Ann") + " 2", "(1) Ann 2"},
		{apart(apart(moshe)+", Ann") + " 2", backwards(moshe) + ", Ann 2"},
		{lea + " 7", "7 " + backwards(lea)},                     // a name alone, as ever
		{phrase.Isolate + moshe, backwards(moshe)},              // never closed
		{moshe + phrase.Isolated, backwards(moshe)},             // never opened
		{phrase.Isolate + phrase.Isolated + "1.5", "1.5"},       // around nothing
		{lea + " " + apart("Ann 2"), "Ann 2 " + backwards(lea)}, // in a text read from the right
	} {
		for _, bold := range []bool{false, true} {
			runs := f.runs(c.text, bold)
			if got := seen(runs); got != c.want {
				t.Errorf("%+q stands as\n%q, want\n%q", c.text, got, c.want)
			}
			width := 0.0
			for _, r := range runs {
				width += r.ems
			}
			if got := f.width(c.text, bold); math.Abs(got-width) > 1e-9 {
				t.Errorf("%q is %v wide, its runs %v", c.text, got, width)
			}
			spelling := ""
			inOrder := slices.Clone(runs)
			slices.SortStableFunc(inOrder, func(a, b run) int { return a.from - b.from })
			for _, r := range inOrder {
				spelling += r.text
				for _, p := range r.pieces {
					spelling += p.text
				}
			}
			if spelling != phrase.Unsigned(c.text) {
				t.Errorf("%q is spelt %q", c.text, spelling)
			}
		}
	}
}

// TestSignsAreNotRead: what a file says beside its pages, in words to be read aloud, its outline and its properties, has none.
func TestSignsAreNotRead(t *testing.T) {
	const name = "כהן, משה"
	const apart = phrase.Isolate + name + phrase.Isolated
	doc := list("Ann", apart+" stands above Ann.")
	doc.Subtitle = apart + ": Standings"
	second := list("Ann").Tables[0]
	doc.Tables[0].Title, second.Title = "Players", "For "+apart
	doc.Tables = append(doc.Tables, second)
	file := string(pdftest.Unpacked(t, written(t, doc, Options{})))
	for what, want := range map[string]string{"to be read aloud": "/ActualText" + told(name+" stands above Ann."),
		"in the outline": "/Title" + told("For "+name), "a property": "/Subject" + told(name+": Standings"),
		"the same property once more": name + ": Standings</rdf:li>"} {
		if !strings.Contains(file, want) {
			t.Errorf("%s: %s is not there", what, want)
		}
	}
	if told(apart) != told(name) {
		t.Error("the signs are told")
	}
}
