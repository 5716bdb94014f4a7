package roster

import (
	"slices"
	"testing"

	"wallchart/phrase"
)

// TestWordsThatStandInOne are opened where a capital follows a small letter.
func TestWordsThatStandInOne(t *testing.T) {
	for text, want := range map[string]string{"FirstName": "First Name", "birth_date": "birth date", "aA": "a A", "zZ": "z Z", "aZ": "a Z",
		"ELO": "ELO", "Aa": "Aa", "a1B": "a1B", "`A{[": "`A{["} {
		if got := spaced(text); got != want {
			t.Errorf("%q is opened to %q, want %q", text, got, want)
		}
	}
}

// TestWhatAColumnHoldsNow: what the organiser has said stands without the reason of the guess, and a field that one column alone can hold
// is taken from the other; the mapping of before stays.
func TestWhatAColumnHoldsNow(t *testing.T) {
	m := Mapping{Columns: []Field{Name, Rating, Note}, Why: []phrase.Text{{}, phrase.Verbatim("numbers"), phrase.Verbatim("words")}}
	for _, c := range []struct {
		column int
		field  Field
		want   []Field
	}{{2, Rating, []Field{Name, LeftOut, Rating}}, {1, Note, []Field{Name, Note, Note}},
		{4, Club, []Field{Name, Rating, Note, Unknown, Club}}} {
		got := m.With(c.column, c.field)
		if !slices.Equal(got.Columns, c.want) || c.column < 3 && !got.Why[c.column].Empty() ||
			!slices.Equal(m.Columns, []Field{Name, Rating, Note}) {
			t.Errorf("column %d as %v: %v, because %v", c.column, c.field, got.Columns, got.Why)
		}
		if m.Why[1].Empty() || m.Why[2].Empty() {
			t.Error("the mapping of before has lost its reasons")
		}
	}
}

// TestLinesThatAreTyped have as many columns as the longest of them, three at least.
func TestLinesThatAreTyped(t *testing.T) {
	for text, want := range map[string][]Field{
		"Ann Fox": {Name, Rating, Club}, "Ann Fox; 1500; Leeds; x\nBo Lee": {Name, Rating, Club, LeftOut},
		"Bo Lee\nAnn Fox; 1500; Leeds; x; y": {Name, Rating, Club, LeftOut, LeftOut},
	} {
		if _, m := TypedList(text, false); !slices.Equal(m.Columns, want) {
			t.Errorf("%q has %v, want %v", text, m.Columns, want)
		}
	}
}

// TestATextIsNoList where three of ten lines, or more, have four words, and there are three lines at least.
func TestATextIsNoList(t *testing.T) {
	const short, long = "so much", "this is what was said"
	for _, c := range []struct {
		longs, lines int
		prose        bool
	}{{3, 10, true}, {2, 10, false}, {2, 7, false}, {1, 3, true}, {1, 2, false}} {
		var rows [][]string
		for n := range c.lines {
			text := short
			if n < c.longs {
				text = long
			}
			rows = append(rows, []string{text})
		}
		said := (&examined{rows: rows}).untold().Text.String()
		if got := said == found(NotTold, proseText).Text.String(); got != c.prose {
			t.Errorf("%d of %d lines are long: %q", c.longs, c.lines, said)
		}
	}
}
