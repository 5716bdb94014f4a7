package arbiter_test

import (
	"fmt"
	"strings"
	"testing"
	"wallchart/arbiter/entries"
	"wallchart/arbiter/rank"
)

// TestCategoriesAreCounted: by rule in their order, with nobody too, then by hand.
func TestCategoriesAreCounted(t *testing.T) {
	ev, s := children(t, "Ann 2 900 Guest", "Bob 5 1200", "Cid - 800 Local+Guest")
	n := *ev
	n.Categories = []string{"U1000", "K-3", "1800+"}
	var got []string
	for _, c := range rank.CountCategories(&n, s) {
		got = append(got, fmt.Sprintf("%s %d %d", c.Name, len(c.Who), len(c.Undecided)))
	}
	if said := strings.Join(got, "; "); said != "U1000 2 0; K-3 1 1; 1800+ 0 0; Guest 2 0; Local 1 0" {
		t.Errorf("counted are %s", said)
	}
}

// TestDividingByRules: a rule divides as a category by hand does.
func TestDividingByRules(t *testing.T) {
	ev, s := children(t, "Ann 2 900", "Bob 5 1200", "Cid 1 800 Local")
	n := *ev
	n.Categories = []string{"Low: U1000"}
	bands, rest, err := entries.Division{By: entries.EachCategory}.Bands(&n, s)
	if err != nil || len(bands) != 2 || bands[1].Name != "Low" || len(bands[1].Who) != 1 ||
		bands[0].Name != "Local" || len(bands[0].Who) != 1 || len(rest) != 1 {
		t.Errorf("divided: %+v, %v, %v", bands, rest, err)
	}
}
