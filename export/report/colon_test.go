package report

import (
	"testing"

	"wallchart/assets/wording"
	"wallchart/must"
)

// TestColonsInFrench: there is a space before them, also where two texts make a heading.
func TestColonsInFrench(t *testing.T) {
	french := must.Have(wording.Load("fr"))(t)
	o := Options{Language: french}
	for _, c := range []struct{ section, what, want string }{
		{"Open", "Classement", "Open\u00a0: Classement"}, {"", "Classement", "Classement"}, {"Open", "", "Open"},
	} {
		if got := o.Under(c.section, c.what); got != c.want {
			t.Errorf("%q and %q are %q", c.section, c.what, got)
		}
	}
	if got := (Options{}).Under("Open", "Standings"); got != "Open: Standings" {
		t.Errorf("in English %q", got)
	}
}
