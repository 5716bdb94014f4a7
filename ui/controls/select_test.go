package controls

import (
	"testing"

	"fyne.io/fyne/v2/test"

	"wallchart/ui/words"
)

// TestAnUnansweredSelect speaks the language of the window; the toolkit's own said "(Select one)" in all of them.
func TestAnUnansweredSelect(t *testing.T) {
	test.NewTempApp(t)
	for code, want := range map[string]string{"de": "(wählen)", "fr": "(choisir)"} {
		words.Speak(code)
		if got := NewSelect([]string{"1-0"}, nil).PlaceHolder; got != want {
			t.Errorf("in %s it says %q", code, got)
		}
	}
	words.Speak("en")
}
