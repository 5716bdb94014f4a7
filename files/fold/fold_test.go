package fold_test

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"wallchart/files/fold"
)

func TestKey(t *testing.T) {
	for in, want := range map[string]string{
		"Müller, Jörg":             "muller jorg",
		"O'Brien-Smith, Ann":       "obrien smith ann",
		"GROẞ, St. John":           "gross st john",
		"Đoković,  Łukasz ":        "dokovic lukasz",
		"Nguyễn, Thị Ánh":          "nguyen thi anh",
		"Иванов, Пётр":             "иванов петр",
		"D’Angelo (2), Æthel":      "dangelo 2 aethel",
		"Mu\u0308ller, Jo\u0308rg": "muller jorg", // accents as separate characters
		" - ":                      "",
	} {
		if got := fold.Key(in); got != want {
			t.Errorf("Key(%q) = %q, want %q", in, got, want)
		}
	}
}

func TestVariants(t *testing.T) {
	if got := fold.Variants("Müller, Jörg"); !slices.Equal(got, []string{"muller jorg", "mueller joerg"}) {
		t.Errorf("got %q", got)
	}
	if got := fold.Variants("Carlsen"); len(got) != 1 {
		t.Errorf("got %q", got)
	}
}

func TestReversed(t *testing.T) {
	for in, want := range map[string]string{"Carlsen, Magnus": "magnus carlsen", "Carlsen": "carlsen",
		"de la Cruz, José": "jose de la cruz", "Solo,": "solo"} {
		if got := fold.Reversed(in); got != want {
			t.Errorf("Reversed(%q) = %q, want %q", in, got, want)
		}
	}
}

func TestKeyOfKey(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := rapid.String().Draw(t, "name")
		k := fold.Key(s)
		if fold.Key(k) != k {
			t.Fatalf("Key(%q) = %q, whose key is %q", s, k, fold.Key(k))
		}
		if strings.Contains(k, "  ") || strings.Trim(k, " ") != k {
			t.Fatalf("%q has blanks too many", k)
		}
		if n := fold.Key(strings.ToUpper(strings.ToLower(fold.ASCII("abcxyz" + s)))); !strings.HasPrefix(n, "abcxyz") {
			t.Fatalf("case matters in %q", s)
		}
	})
}
