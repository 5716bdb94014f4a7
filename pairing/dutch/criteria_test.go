package dutch

import (
	"slices"
	"strconv"
	"testing"
)

// Article 2 lists C4 and C6 to C21 by importance; after them comes the order of
// candidates (4.4). Each has words of its own.
func TestCriteriaAreInTheirOrder(t *testing.T) {
	want := []string{"C4"}
	for k := 6; k <= 21; k++ {
		want = append(want, "C"+strconv.Itoa(k))
	}
	want = append(want, "4.4")
	var got, words []string
	for _, c := range criteria2026 {
		if got = append(got, c.article); c.worse.String() == "" || slices.Contains(words, c.worse.String()) {
			t.Errorf("%s says %q", c.article, c.worse)
		}
		words = append(words, c.worse.String())
	}
	if !slices.Equal(got, want) {
		t.Errorf("criteria %v, want %v", got, want)
	}
	want, got = []string{"C4"}, nil
	for k := 5; k <= 19; k++ {
		if k != 7 { // there is no next bracket to look at
			want = append(want, "C"+strconv.Itoa(k))
		}
	}
	want = append(want, "4.4")
	for _, c := range collapsed2017 {
		got = append(got, c.article)
	}
	if !slices.Equal(got, want) {
		t.Errorf("of the collapsed bracket of 2017 %v, want %v", got, want)
	}
}
