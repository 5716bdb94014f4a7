package modeltest

import (
	"encoding/json"
	"slices"
	"testing"

	"wallchart/model"
)

// TestEveryPrivateFieldHasAMarker: the file has all of them, and what everybody may see has none.
func TestEveryPrivateFieldHasAMarker(t *testing.T) {
	event := &model.Tournament{Sections: []*model.Section{{Players: make([]model.Player, 2)}}}
	Mark(event)
	text := func(t2 *model.Tournament) string {
		raw, err := json.Marshal(t2)
		if err != nil {
			t.Fatal(err)
		}
		return string(raw)
	}
	whole := Told(text(event), model.Everybody)
	slices.Sort(whole)
	if want := []string{"birth", "email", "expires", "expulsion", "fee", "note", "paid", "secret"}; !slices.Equal(whole, want) {
		t.Errorf("the event tells %q, and is marked with %q", whole, want)
	}
	for _, a := range []model.Audience{model.Everybody, model.Office, model.Organiser} {
		if told := Told(text(event.For(a)), a); len(told) > 0 {
			t.Errorf("what is for %d tells %q", a, told)
		}
	}
}
