package trf

import (
	"bytes"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/pairing/systems"
)

// TestWhatWasChangedAfterTheStartIsAComment (VCL4THP.13, questions 59 and 202), in both editions, and nothing where nothing was.
func TestWhatWasChangedAfterTheStartIsAComment(t *testing.T) {
	s := &model.Section{ID: 1, Scoring: model.Classic(0, 0, 0), Players: []model.Player{{Entry: model.Entry{ID: 1, Number: 1, Name: "Ash"}}}}
	write := func(e Edition) string {
		var b bytes.Buffer
		if _, err := Write(&b, (&model.Tournament{Name: "E"}).With(s), s, systems.Reports(), Options{Edition: e}); err != nil {
			t.Fatal(err)
		}
		return b.String()
	}
	if strings.Contains(write(TRF26), "###") {
		t.Error("a comment of nothing")
	}
	s.Altered = []model.Altered{{What: model.AnnouncedRounds, After: 2, From: "5", To: "6"},
		{What: model.AnnouncedTieBreaks, After: 3, From: "BH"},
		{What: model.AnnouncedSystem, After: 3, From: "dutch", To: "dubov"}, {What: model.AnnouncedScoring, After: 3, From: "1", To: "3"}}
	want := "### Changed @ Round 2: number of rounds from 5 to 6\r\n### Changed @ Round 3: tie-breaks from BH to none\r\n" +
		"### Changed @ Round 3: pairing system from dutch to dubov\r\n### Changed @ Round 3: scoring from 1 to 3\r\n"
	for _, e := range []Edition{TRF26, TRF16} {
		if got := write(e); !strings.Contains(got, want) {
			t.Errorf("edition %d:\n%s", e, got)
		}
	}
}
