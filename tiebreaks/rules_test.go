package tiebreaks_test

import (
	"testing"

	"wallchart/model"
	"wallchart/tiebreaks/catalogue"
)

// TestRulesFor: the section's own setting, its preset, its list, the date.
func TestRulesFor(t *testing.T) {
	for _, c := range []struct {
		start model.Date
		r     model.Ranking
		want  string
	}{
		{"", model.Ranking{}, "fide2026"},
		{"2026-03-01", model.Ranking{TieBreaks: []string{"BH"}}, "fide2026"},
		{"2026-02-28", model.Ranking{TieBreaks: []string{"BH"}}, "fide2024"},
		{"2024", model.Ranking{TieBreaks: []string{"DE", "BH/C1"}}, "fide2024"},
		{"2023-08-31", model.Ranking{TieBreaks: []string{"BH"}}, "fide2009"},
		{"2026-05-01", model.Ranking{TieBreaks: []string{"MODMED", "SB"}}, "us"},
		{"2026-05-01", model.Ranking{TieBreaks: []string{"BH", "BLACKS"}}, "fide2026"},
		{"2026-05-01", model.Ranking{TieBreaks: []string{"MEDBH", "BH"}}, "plain"},
		{"2026-05-01", model.Ranking{TieBreaks: []string{"MODMED"}, Unplayed: "fide2009"}, "fide2009"},
		{"2026-05-01", model.Ranking{TieBreaks: []string{"BH/C1", "BH", "PS"}, Preset: "france-schools"}, "papi"},
	} {
		tour := &model.Tournament{Start: c.start}
		if got := catalogue.RulesFor(tour, &model.Section{Ranking: c.r}).Code; got != c.want {
			t.Errorf("%s %+v: %s, want %s", c.start, c.r, got, c.want)
		}
	}
}

// TestVirtualOpponent holds the arithmetic of 2009: after 1 point of 2, a
// half-point bye in round 3 of 5 brings an opponent with 1 + ½ + 2 × ½.
func TestVirtualOpponent(t *testing.T) {
	s := playerEvent(t, 6, "1-2 1, 3-4 1, 5-6 1", "3-1 1, 2-5 1, 4-6 1", "1 H, 2-3 1, 4-5 1, 6 B", "1-4 1, 2-6 1, 3-5 1",
		"1-5 1, 2-4 1, 3-6 1")
	e := standings(t, s, "BH", "fide2009").Explain(0, 1)
	if e.Lines[2].Amount != "2.5" {
		t.Errorf("%+v", e.Lines[2])
	}
	// 6 had a full-point bye: its opponents count ½ for it.
	e = standings(t, s, "BH", "fide2009").Explain(4, 1)
	if e.Lines[0].Amount != "0.5" || e.Lines[0].Note.String() != "1, one bye as ½, so 0.5" {
		t.Errorf("%+v", e.Lines[0])
	}
}
