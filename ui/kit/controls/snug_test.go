package controls

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
)

// TestASnugTextIsWhole: in less and less room a text is written small, then on two lines, and only then it is cut, or not shown.
func TestASnugTextIsWhole(t *testing.T) {
	test.NewTempApp(t)
	const text = "Match points or game points"
	s := NewSnug(text)
	wide := func(size float32) float32 { return fyne.MeasureText(text, size, fyne.TextStyle{}).Width }
	body, small := theme.TextSize(), theme.CaptionTextSize()
	high := s.MinSize().Height
	for _, c := range []struct {
		width, height, size float32
		lines               int
	}{
		{wide(body) + 1, high, body, 1}, {wide(body) - 1, high, small, 1}, {wide(small) - 1, high, small, 2},
		{wide(small)/2 + 20, high, small, 2},
	} {
		lines, size := s.lines(fyne.NewSize(c.width, c.height))
		if len(lines) != c.lines || size != c.size || strings.Join(lines, " ") != text {
			t.Errorf("%v wide it is %q of %v, want %d lines of %v", c.width, lines, size, c.lines, c.size)
		}
	}
	if lines, _ := s.lines(fyne.NewSize(60, high)); len(lines) != 2 || !strings.HasSuffix(lines[1], "…") {
		t.Errorf("without room it is %q", lines)
	}
	if lines, _ := s.lines(fyne.NewSize(wide(small)-1, 20)); len(lines) != 1 || !strings.HasSuffix(lines[0], "…") {
		t.Errorf("in the height of a line it is %q", lines)
	}
	s.Whole = true
	if lines, _ := s.lines(fyne.NewSize(60, high)); lines != nil {
		t.Errorf("rather not shown than cut, it is %q", lines)
	}
}
