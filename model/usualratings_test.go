package model

import "testing"

func TestTheRulesSayWhichRatingCountsWhereNoFederationIsGiven(t *testing.T) {
	us, paired, plain := &Section{Ranking: Ranking{Unplayed: "us"}},
		&Section{Rulebook: USChessRules}, &Section{}
	chosen := &Section{Ranking: Ranking{Unplayed: "us"}, Ratings: RatingFIDE}
	nowhere, germany := &Tournament{}, &Tournament{Federation: "GER"}
	for _, c := range []struct {
		what string
		t    *Tournament
		s    *Section
		want RatingChoice
	}{
		{"US tie-breaks", nowhere, us, RatingNationalFirst},
		{"US tie-breaks, no event", nil, us, RatingNationalFirst},
		{"US pairing", nowhere, paired, RatingNationalFirst},
		{"other rules", nowhere, plain, RatingFIDEFirst},
		{"other rules, no event", nil, plain, RatingFIDEFirst},
		{"a choice", nowhere, chosen, RatingFIDE},
		{"US tie-breaks in Germany", germany, us, RatingHigher},
	} {
		if got := c.t.Ratings(c.s); got != c.want {
			t.Errorf("%s: %s counts, want %s", c.what, got, c.want)
		}
	}
}
