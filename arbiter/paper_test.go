package arbiter

import (
	"testing"

	"wallchart/model"
)

// TestLetter: the federation says which paper a country uses; where the event names none, US rules of one section do.
func TestLetter(t *testing.T) {
	plain, us, unplayed := &model.Section{}, &model.Section{Rulebook: model.USChessRules}, &model.Section{}
	unplayed.Ranking.Unplayed = "us"
	for _, c := range []struct {
		federation string
		sections   []*model.Section
		want       bool
	}{
		{"USA", nil, true}, {"MEX", []*model.Section{plain}, true}, {"GER", []*model.Section{us}, false},
		{"", []*model.Section{plain}, false}, {"", []*model.Section{plain, us}, true}, {"", []*model.Section{unplayed}, true}, {"", nil, false},
	} {
		if got := Letter(&model.Tournament{Federation: c.federation, Sections: c.sections}); got != c.want {
			t.Errorf("federation %q, %d sections: %v, want %v", c.federation, len(c.sections), got, c.want)
		}
	}
}
