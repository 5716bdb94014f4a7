package catalogue

import (
	"testing"

	"wallchart/model"
)

func TestUsualFits(t *testing.T) {
	game := func(noColours bool) []model.Round {
		return []model.Round{{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}, NoColours: noColours}}}}
	}
	for _, c := range []struct {
		name string
		fed  string
		s    model.Section
		want string
	}{
		{"US chart", "", model.Section{Rounds: game(true)}, "uschess"},
		{"US event with colours", "USA", model.Section{Rounds: game(false)}, "uschess"},
		{"US teams", "", model.Section{Kind: model.TeamEvent, Scoring: model.Classic(model.One, model.Half, 4)}, "usat"},
	} {
		p, ok := Usual(&model.Tournament{Federation: c.fed}, &c.s)
		if !ok || p.Code != c.want {
			t.Errorf("%s: %q, want %q", c.name, p.Code, c.want)
		}
	}
	for _, kind := range []model.Kind{model.Individual, model.TeamEvent} {
		for _, format := range []model.Format{model.Swiss, model.RoundRobin} {
			s := &model.Section{Kind: kind, Format: format, Scoring: model.Classic(2*model.One, model.One, 4)}
			if p, ok := Usual(&model.Tournament{}, s); ok && !p.fits(s) {
				t.Errorf("%s %s: %q does not fit", kind, format, p.Code)
			}
		}
	}
}
