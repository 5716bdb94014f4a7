package modeltest

import (
	"encoding/json"
	"reflect"
	"slices"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
)

// TestEveryPrivateFieldHasAMarker: the file has all of them, and what everybody may see has none.
func TestEveryPrivateFieldHasAMarker(t *testing.T) {
	event := &model.Tournament{Sections: []*model.Section{{Players: make([]model.Player, 2)}}}
	Mark(event)
	text := func(t2 *model.Tournament) string {
		raw := must.Have(json.Marshal(t2))(t)
		return string(raw)
	}
	whole := Told(text(event), model.Everybody)
	if !slices.Contains(whole, "secret") {
		t.Error("the secret has no marker")
	}
	for _, record := range []any{model.Player{}, model.Team{}} {
		for _, f := range reflect.VisibleFields(reflect.TypeOf(record)) {
			name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
			private := !f.Anonymous && model.SeenBy(name) > model.Everybody && name != "present" && name != "came" // no text to be known by
			if private != slices.Contains(whole, name) {
				t.Errorf("%s is private: %v, and has a marker that is found: %v; see markers.go", f.Name, private, !private)
			}
		}
	}
	for _, a := range []model.Audience{model.Everybody, model.Office, model.Organiser} {
		if told := Told(text(event.For(a)), a); len(told) > 0 {
			t.Errorf("what is for %d tells %q", a, told)
		}
	}
}
