package tiebreaks_test

import (
	"fmt"
	"testing"

	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// TestNearestEdges: the beginning of a name needs three letters;
// what is near nothing is sent to the list.
func TestNearestEdges(t *testing.T) {
	for text, want := range map[string]string{
		"KAS":    "the nearest is KASHDAN (Kashdan)",
		"QQQQQQ": "see the list of tie-breaks for their codes",
	} {
		if got := catalogue.Every.Nearest(text).String(); got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
	all := catalogue.Every.Named()
	for k := 1; k < len(all); k++ {
		if len(all[k]) > len(all[k-1]) {
			t.Fatalf("%q stands behind %q, which is shorter", all[k], all[k-1])
		}
	}
	for b, want := range map[byte]bool{'@': false, 'A': true, 'M': true, 'Z': true, '[': false, '1': false} {
		if tiebreaks.Letter(b) != want {
			t.Errorf("%c is a letter: %v", b, tiebreaks.Letter(b))
		}
	}
}

// TestGroupPlaces: places of a tie from values, higher first, equal ones shared.
func TestGroupPlaces(t *testing.T) {
	g := tiebreaks.NewGroup(nil, tiebreaks.Use{}, []int{7, 3, 5, 9})
	if fmt.Sprint(g.Places) != "[1 1 1 1]" || g.Split() || g.At(5) != 2 || g.At(4) != -1 {
		t.Errorf("before anything is compared: %v, split %v", g.Places, g.Split())
	}
	for _, c := range []struct {
		values        []tiebreaks.Value
		places, tiers string
	}{
		{[]tiebreaks.Value{4, 4, 4, 4}, "[1 1 1 1]", "[[0 1 2 3]]"}, {[]tiebreaks.Value{1, 4, 3, 2}, "[4 1 2 3]", "[[1] [2] [3] [0]]"},
		{[]tiebreaks.Value{5, 1, 5, 1}, "[1 3 1 3]", "[[0 2] [1 3]]"}, {[]tiebreaks.Value{1, 1, 1, 2}, "[2 2 2 1]", "[[3] [0 1 2]]"},
	} {
		g.ByValue(c.values)
		if got := fmt.Sprint(g.Places); got != c.places || g.Split() != (c.places != "[1 1 1 1]") || fmt.Sprint(g.Subties()) != c.tiers {
			t.Errorf("%v: places %s, tiers %v; want %s, %s", c.values, got, g.Subties(), c.places, c.tiers)
		}
	}
	g.Tiers([][]int{{9}, {7, 5}, {3}})
	if fmt.Sprint(g.Places) != "[2 4 2 1]" {
		t.Errorf("from tiers: %v", g.Places)
	}
	cells := g.Closed()
	if cells[1].Text != "4" || cells[1].Value != 4*tiebreaks.One || !cells[1].Defined || !cells[1].Note.Empty() {
		t.Errorf("the last: %+v", cells[1])
	}
	g.ByValue(make([]tiebreaks.Value, 4))
	if c := g.Closed()[0]; c.Text != "0" || c.Defined || c.Note.String() != "does not separate them" || c.Value != 0 {
		t.Errorf("nothing separates: %+v", c)
	}
}
