package arbiter

import (
	"testing"

	"wallchart/model"
)

// TestDefaultsOfNewEvents: what was chosen for this event stands, the rest is as the club has it; the event that was
// given is as it was.
func TestDefaultsOfNewEvents(t *testing.T) {
	d := Defaults{Federation: "GER", Control: model.Rapid, Ratings: model.RatingNational, Currency: "EUR"}
	plain, chosen := &model.Section{ID: 1}, &model.Section{ID: 2, Control: model.Blitz, Ratings: model.RatingFIDE}
	event := &model.Tournament{Sections: []*model.Section{plain, chosen}}
	got := d.Begin(event)
	if s := got.Sections[0]; got.Federation != "GER" || s.Control != model.Rapid || s.Ratings != model.RatingNational {
		t.Errorf("%q, %v, %v", got.Federation, s.Control, s.Ratings)
	}
	if s := got.Sections[1]; s.Control != model.Blitz || s.Ratings != model.RatingFIDE {
		t.Errorf("what was chosen became %v, %v", s.Control, s.Ratings)
	}
	if got.Currency != "EUR" || d.Begin(&model.Tournament{Currency: "CHF"}).Currency != "CHF" {
		t.Errorf("fees are in %q, and in another currency where that was chosen", got.Currency)
	}
	if event.Sections[0] != plain || event.Federation != "" || event.Currency != "" || plain.Control != model.Standard {
		t.Error("the event that was given has changed")
	}
	if got := d.Begin(&model.Tournament{Federation: "AUT"}); got.Federation != "AUT" {
		t.Errorf("an Austrian event is held in %s", got.Federation)
	}
}
