package arbiter_test

import (
	"testing"
	"wallchart/arbiter/pair"

	"wallchart/model"
	"wallchart/must"
)

// TestTakeRatings: each kind of list replaces its own rating and leaves the others; the ID by which a federation knows the player is
// taken with it, and the section keeps the list and of when it is (VCL4THP.13, questions 117, 134 and 137).
func TestTakeRatings(t *testing.T) {
	s := &model.Section{ID: 1, Name: "Open", LastID: 1, Scoring: model.Classic(model.One, model.Half, 0), Players: []model.Player{
		{Entry: model.Entry{ID: 1, Number: 1, Name: "Ash"}, Rating: 1100, NationalRating: 1200, OwnRating: 1300, Title: "CM",
			FideID: "F", NationalID: "N"}}}
	for _, c := range []struct {
		kind                          model.RatingKind
		fide, national, own           model.Rating
		title, fideID, nationalID, id string
	}{
		{model.KindFIDE, 1999, 1200, 1300, "CM", "7", "N", "7"},
		{model.KindFIDE, 1999, 1200, 1300, "FM", "F", "N", "F"},
		{model.KindNational, 1100, 1999, 1300, "CM", "F", "7", "7"},
		{model.KindOwn, 1100, 1200, 1999, "CM", "F", "N", "7"},
	} {
		title := c.title
		if title == "CM" { // the list says nothing of it
			title = ""
		}
		change := must.Have(pair.TakeRatings(s, pair.RatingList{Name: "X, May", Of: "2026-05-01", Rates: c.kind},
			[]pair.Listed{{Player: 1, Rating: 1999, Title: title, ID: c.id}}))(t)
		ev := must.Have(change.Apply((&model.Tournament{}).With(s)))(t)
		got := ev.Sections[0]
		p := got.Players[0]
		if p.Rating != c.fide || p.NationalRating != c.national || p.OwnRating != c.own || p.Title != c.title || p.FideID != c.fideID ||
			p.NationalID != c.nationalID || got.RatingsFrom != "X, May" || got.RatingsOf != "2026-05-01" {
			t.Errorf("%+v: %+v from %s of %s", c, p, got.RatingsFrom, got.RatingsOf)
		}
		if want := "Refresh 1 rating from X, May"; change.Label().String() != want {
			t.Errorf("%q, want %q", change.Label(), want)
		}
	}
	if _, err := pair.TakeRatings(s, pair.RatingList{}, nil); err == nil || err.Error() != "the list has no rating that is new" {
		t.Errorf("of nobody: %v", err)
	}
	if _, err := pair.TakeRatings(s, pair.RatingList{}, []pair.Listed{{Player: 9}}); err == nil {
		t.Error("of somebody who is not there")
	}
}

// TestTakeMemberships: the end of a membership comes with the rating, and alone; a list that does not say it leaves it.
func TestTakeMemberships(t *testing.T) {
	s := &model.Section{ID: 1, Name: "Open", LastID: 1, Players: []model.Player{{Entry: model.Entry{ID: 1, Number: 1, Name: "Ash"},
		NationalRating: 1200, NationalID: "7", Expires: "2026-01-31"}}}
	for said, want := range map[model.Date]model.Date{"": "2026-01-31", "2027-01-31": "2027-01-31"} {
		change := must.Have(pair.TakeRatings(s, pair.RatingList{Name: "X", Rates: model.KindNational},
			[]pair.Listed{{Player: 1, Rating: 1200, ID: "7", Expires: said}}))(t)
		ev := must.Have(change.Apply((&model.Tournament{}).With(s)))(t)
		if p := ev.Sections[0].Players[0]; p.Expires != want || p.NationalRating != 1200 || p.NationalID != "7" {
			t.Errorf("the list says %q: %+v", said, p)
		}
	}
}

func TestTheMonthOfAList(t *testing.T) {
	for text, want := range map[string]model.Date{"": "", "2026-10": "2026-10-01", " 2026-10-15 ": "2026-10-15", "2026-13": "refused",
		"October": "refused", "2026-10-41": "refused"} {
		got, err := pair.ListMonth(text)
		if err != nil {
			got = "refused"
		}
		if got != want {
			t.Errorf("%q: %q %v, want %q", text, got, err, want)
		}
	}
}
