package grid

import (
	"strings"
	"testing"
)

// TestWordsFromTheRight: as a reader of Hebrew or Arabic sees them, the first word at the right; numbers stay as they are, and
// names in other scripts are not touched.
func TestWordsFromTheRight(t *testing.T) {
	for s, want := range map[string]string{
		"":                     "",
		"Großmann, Jürgen":     "Großmann, Jürgen",
		"欧阳, 娜娜 2":             "欧阳, 娜娜 2",
		"כהן":                  "כהן",
		"חיים כהן, דוד":        "דוד| ,|כהן| |חיים",
		"محمد عبد الله, أحمد":  "أحمد| ,|الله| |عبد| |محمد",
		"כהן, דוד 2":           "2| |דוד| ,|כהן",
		"כהן (תל אביב)":        "(|אביב| |תל|) |כהן",
		"1 כהן, דוד":           "דוד| ,|כהן| |1",
		"Ann 3 (כהן)":          "Ann 3 (|כהן|)",
		"Ann, כהן 3 דוד, Bo":   "Ann, |דוד| |3| |כהן|, Bo",
		"Board 2: כהן – Smith": "Board 2: |כהן| – Smith",
	} {
		if got := strings.ReplaceAll(inSight(s), mark, "|"); got != want {
			t.Errorf("%q is seen as %q, not %q", s, got, want)
		}
	}
}
