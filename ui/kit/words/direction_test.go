package words

import (
	"strings"
	"testing"

	"wallchart/phrase"
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
		if got := strings.ReplaceAll(InSight(s), mark, "|"); got != want {
			t.Errorf("%q is seen as %q, not %q", s, got, want)
		}
	}
}

// TestNamesInSentences: a sentence from the left stays one where it begins with a name from the right, and what is set apart
// does not mix with what stands beside it.
func TestNamesInSentences(t *testing.T) {
	cohen, levi := phrase.Apart("כהן, דוד"), phrase.Apart("לוי, משה")
	for s, want := range map[string]string{
		cohen:                                 "דוד| ,|כהן",
		cohen + " – " + levi:                  "דוד| ,|כהן| – |משה| ,|לוי",
		cohen + " 2, " + levi + " 1":          "דוד| ,|כהן| 2, |משה| ,|לוי| 1",
		cohen + " is above " + levi:           "דוד| ,|כהן| is above |משה| ,|לוי",
		"כהן, דוד has 3 points more":          "דוד| ,|כהן| has 3 points more",
		"Board 1: " + cohen + " 2½":           "Board 1: |דוד| ,|כהן| 2½",
		phrase.Isolate + "כהן, דוד":           "דוד| ,|כהן", // a name that goes on in the next line, and the end of one
		"דוד" + phrase.Isolated + " is above": "דוד| is above",
		"Ann, Bo and Kim":                     "Ann, Bo and Kim",
	} {
		if got := strings.ReplaceAll(LineInSight(s), mark, "|"); got != want {
			t.Errorf("%q is seen as %q, not %q", s, got, want)
		}
	}
}
