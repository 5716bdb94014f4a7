package report_test

import (
	"testing"

	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/tiebreaks"
)

// TestWhereAndWhenStandBelowTheTitle: of city, days and chief arbiter what is known, on
// every paper about a section; the arbiter's FIDE ID is not for the wall.
func TestWhereAndWhenStandBelowTheTitle(t *testing.T) {
	ev, s := slipped()
	for _, c := range []struct {
		city, start, end, arbiter, want string
	}{
		{"", "", "", "", ""},
		{"Graz", "2026-05-30", "2026-05-31", "IA Anna Stone (12345678)", "Graz · 2026-05-30 – 2026-05-31 · Chief arbiter: IA Anna Stone"},
		{"Graz", "2026-05-30", "2026-05-30", "", "Graz · 2026-05-30"},
		{"", "2026-05-30", "", "Anna Stone (Club)", "2026-05-30 · Chief arbiter: Anna Stone (Club)"},
		{"", "", "2026-05-31", "M. Stone", "2026-05-31 · Chief arbiter: M. Stone"},
	} {
		ev.City, ev.Start, ev.End, ev.Arbiter = c.city, model.Date(c.start), model.Date(c.end), c.arbiter
		for _, id := range []string{"slips", "names", "standings"} {
			if doc, err := made(t, id, ev, s); err != nil || doc.Under != c.want {
				t.Errorf("%+v: %q, %v", c, doc.Under, err)
			}
		}
	}
}

func made(t *testing.T, id string, ev *model.Tournament, s *model.Section) (table.Document, error) {
	t.Helper()
	r, err := report.ByID(id)
	if err != nil {
		t.Fatal(err)
	}
	st, err := tiebreaks.Standard(ev, s, 0)
	if err != nil {
		t.Fatal(err)
	}
	return r.Make(st, report.Options{})
}
