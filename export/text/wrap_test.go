package text

import (
	"slices"
	"testing"
)

// TestNoBreakSpacesHold: French has one before a colon and within « ».
func TestNoBreakSpacesHold(t *testing.T) {
	for _, c := range []struct {
		text  string
		width int
		want  []string
	}{
		{"Ronde 3 : 1-0", 8, []string{"Ronde 3", ": 1-0"}},
		{"Ronde 3\u00a0: 1-0", 8, []string{"Ronde", "3\u00a0: 1-0"}},
		{"tournoi «\u00a0Open\u00a0»", 10, []string{"tournoi", "«\u00a0Open\u00a0»"}},
	} {
		if got := wrap(c.text, c.width); !slices.Equal(got, c.want) {
			t.Errorf("%q in %d columns: %q, want %q", c.text, c.width, got, c.want)
		}
	}
}
