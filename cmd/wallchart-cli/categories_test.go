package main

import (
	"path/filepath"
	"strings"
	"testing"
)

// TestCategoriesByRule: written once, counted, and used by the standings.
func TestCategoriesByRule(t *testing.T) {
	file := filepath.Join(t.TempDir(), "rules.wallchart")
	for _, c := range []struct {
		args   []string
		status int
		want   string
	}{
		{[]string{"new", file, "Rules"}, 0, ""},
		{[]string{"section", file, "Open", "--rounds", "3"}, 0, ""},
		{[]string{"add-player", file, "Ash", "--rating", "1300", "--grade", "3"}, 0, ""},
		{[]string{"add-player", file, "Bea", "--rating", "1500", "--category", "Guest", "--state", " NY "}, 0, ""},
		{[]string{"categories", file, "U1400", "Juniors: K-3"}, 0, "Categories: U1400, Juniors: K-3"},
		{[]string{"categories", file}, 0, "Open, U1400: 1: Ash"},
		{[]string{"categories", file}, 0, "Open, Juniors: 1: Ash"},
		{[]string{"categories", file}, 0, "  cannot be decided of Bea (no school grade)"},
		{[]string{"--lang", "de", "categories", file}, 0, "  nicht zu entscheiden bei Bea (keine Schulklasse)"},
		{[]string{"categories", file}, 0, "Open, Guest: 1: Bea"},
		{[]string{"standings", file, "--by", "state"}, 0, "NY"},
		{[]string{"crosstable", file}, 0, "\n     NY | 1500"},
		{[]string{"standings", file, "--by", "category"}, 0, "Juniors cannot be decided of Bea (no school grade)."},
		{[]string{"fees", file, "--each", "10"}, 0, "Entry fee 10.00"},
		{[]string{"fees", file, "--category", "juniors"}, 0, "Open: 1 participant, owed 10.00, paid 0.00, open 10.00\n  Ash owes 10.00\n"},
		{[]string{"fees", file, "--category", "U800"}, 1, `Open has no category "U800"`},
		{[]string{"fees", file, "--category", "U1400", "--each", "5"}, 2, "leave --category out"},
		{[]string{"pair", file, "--write", file}, 0, "Ash"},
		{[]string{"crosstable", file, "--category", "Guest", "--format", "csv"}, 0, "Bea"},
		{[]string{"crosstable", file, "--category", "U800"}, 1, `Open has no category "U800"`},
		{[]string{"categories", file, "U14OO"}, 1, "is no rule for a category"},
		{[]string{"categories", file, "--section", "Open", "1500+"}, 0, "Categories: 1500+"},
		{[]string{"categories", file}, 0, "Open, 1500+: 1: Bea"},
		{[]string{"categories", file, "U1400", "--none"}, 2, "--none leaves no rule"},
		{[]string{"categories", file, "--none"}, 0, "No categories by rule"},
	} {
		var said strings.Builder
		if status := run(c.args, nil, &said, &said); status != c.status || !strings.Contains(said.String(), c.want) {
			t.Errorf("%q ends with %d and says %q; it should say %q", c.args[2:], status, said.String(), c.want)
		}
	}
}
