package wording

import (
	"testing"

	"wallchart/must"
	"wallchart/tiebreaks/catalogue"
)

// TestHeadsAreReadAgain: what a language prints over the column of a tie-break is read as that tie-break.
func TestHeadsAreReadAgain(t *testing.T) {
	for _, code := range Languages() {
		l := must.Have(Load(code))(t)
		for _, tb := range catalogue.All {
			head := l.Word(tb.Short)
			if u, err := catalogue.Parse(head); err != nil || u.Code != tb.Code {
				t.Errorf("%s: %q is read as %q, %v, not as %s: what the language prints over the column belongs into "+
					"tiebreaks/catalogue/abroad.go", code, head, u.Code, err, tb.Code)
			}
		}
	}
}
