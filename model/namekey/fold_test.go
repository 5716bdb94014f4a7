package namekey_test

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"wallchart/model/namekey"
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
		if got := namekey.Key(in); got != want {
			t.Errorf("Key(%q) = %q, want %q", in, got, want)
		}
	}
}

func TestVariants(t *testing.T) {
	if got := namekey.Variants("Müller, Jörg"); !slices.Equal(got, []string{"muller jorg", "mueller joerg"}) {
		t.Errorf("got %q", got)
	}
	if got := namekey.Variants("Carlsen"); len(got) != 1 {
		t.Errorf("got %q", got)
	}
}

func TestReversed(t *testing.T) {
	for in, want := range map[string]string{"Carlsen, Magnus": "magnus carlsen", "Carlsen": "carlsen",
		"de la Cruz, José": "jose de la cruz", "Solo,": "solo"} {
		if got := namekey.Reversed(in); got != want {
			t.Errorf("Reversed(%q) = %q, want %q", in, got, want)
		}
	}
}

func TestKeyOfKey(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := rapid.String().Draw(t, "name")
		k := namekey.Key(s)
		if namekey.Key(k) != k {
			t.Fatalf("Key(%q) = %q, whose key is %q", s, k, namekey.Key(k))
		}
		if strings.Contains(k, "  ") || strings.Trim(k, " ") != k {
			t.Fatalf("%q has blanks too many", k)
		}
		if n := namekey.Key(strings.ToUpper(strings.ToLower(namekey.ASCII("abcxyz" + s)))); !strings.HasPrefix(n, "abcxyz") {
			t.Fatalf("case matters in %q", s)
		}
	})
}
