package xlsx

import "testing"

// TestLinesBreakLikeACell: a spreadsheet breaks a text at spaces, and not at the no-break
// spaces that French has before a colon and within « ».
func TestLinesBreakLikeACell(t *testing.T) {
	for _, c := range []struct {
		text  string
		width float64
		want  int
	}{
		{"aaa bb : cc", 6, 2},
		{"aaa bb\u00a0: cc", 6, 3},
		{"aa «\u00a0bb\u00a0» cc", 6, 3},
	} {
		if got := linesIn(c.text, c.width); got != c.want {
			t.Errorf("%q in %v: %d lines, want %d", c.text, c.width, got, c.want)
		}
	}
}
