package report

import (
	"strings"
	"testing"

	"wallchart/assets/wording"
	"wallchart/model"
	"wallchart/must"
)

// TestDatesOfADocument: they are written as in the document's language; a document for programs has them as they are kept.
func TestDatesOfADocument(t *testing.T) {
	event := &model.Tournament{Name: "Spring", City: "Graz", Start: "2026-05-30", End: "2026-05-31"}
	begins := model.When{Date: "2026-05-30", Time: "09:05"}
	for code, want := range map[string][3]string{
		"en": {"Graz · 2026-05-30 – 2026-05-31", "2026-05-30, 09:05", "2026-05-31"},
		"de": {"Graz · 30.05.2026 – 31.05.2026", "30.05.2026, 09:05 Uhr", "31.05.2026"},
		"fr": {"Graz · 30/05/2026 – 31/05/2026", "30/05/2026, 09 h 05", "31/05/2026"},
		"es": {"Graz · 30/05/2026 – 31/05/2026", "30/05/2026, 09:05", "31/05/2026"},
	} {
		language := must.Have(wording.Load(code))(t)
		o := Options{Language: language}
		if got := [3]string{strings.Join(o.facts(event, ""), " · "), o.Start(begins, ", "), o.Day(LastDay(event))}; got != want {
			t.Errorf("%s: %q, not %q", code, got, want)
		}
		if got := o.Start(model.When{Time: "09:05"}, ", "); !strings.HasPrefix(got, "09") {
			t.Errorf("%s: a time alone is %q", code, got)
		}
		o.Pointed = true
		if got := o.Start(begins, ", ") + "|" + o.Day("2026-05-31"); got != "2026-05-30, 09:05|2026-05-31" {
			t.Errorf("%s: for programs %q", code, got)
		}
	}
}
