package controls

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
)

// TestAHintIsWhole: of two sentences both, the first or none stand there, and never a part of one.
func TestAHintIsWhole(t *testing.T) {
	test.NewTempApp(t)
	const first, both = "Type a name.", "Type a name. Delete takes it away."
	h := NewHint()
	h.SetText(both)
	wide := func(s string) float32 {
		return fyne.MeasureText(s, theme.CaptionTextSize(), fyne.TextStyle{}).Width + 2*theme.InnerPadding()
	}
	for width, want := range map[float32]string{wide(both) + 1: both, wide(both) - 1: first, wide(first) + 1: first, wide(first) - 1: "",
		0: ""} {
		h.Resize(fyne.NewSize(width, 32))
		if got := test.WidgetRenderer(h).Objects()[0].(*canvas.Text).Text; got != want {
			t.Errorf("%v wide: %q, want %q", width, got, want)
		}
	}
	h.Resize(fyne.NewSize(wide(both)+1, 32))
	if h.SetText(first); test.WidgetRenderer(h).Objects()[0].(*canvas.Text).Text != first || h.Text() != first {
		t.Errorf("a new text is not shown")
	}
}
