package pairing_test

import (
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing"
	"wallchart/pairing/systems"
)

// TestCarriedPointsPairTheFirstRound: Ann and Dee bring two points, Bob and Cy one; by rating alone Ann would meet Cy.
func TestCarriedPointsPairTheFirstRound(t *testing.T) {
	s := &model.Section{ID: 1, Name: "Final", Scoring: model.Classic(model.One, model.Half, 0), Planned: 3, InitialColour: model.White}
	for i, name := range []string{"Ann", "Bob", "Cy", "Dee"} {
		s.Players = append(s.Players, model.Player{Rating: model.Rating(2000 - 100*i),
			Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: name}})
		points := []model.Points{4, 2, 2, 4}[i]
		s.Adjustments = append(s.Adjustments, model.Adjustment{Who: model.ID(i + 1), Games: points})
	}
	s.Adjustments = append(s.Adjustments, model.Adjustment{Who: 1, Round: 1, Games: -2}) // of a round to come: nothing yet
	ev := (&model.Tournament{}).With(s)
	for _, code := range []string{"dutch", "dubov", "burstein", "us-swiss"} {
		f := must.Have(pairing.NewField(ev, s, 1))(t)
		if f.Players[0].Score != 4 || f.Players[1].Score != 2 {
			t.Errorf("Ann is paired with %s and Bob with %s", f.Players[0].Score, f.Players[1].Score)
		}
		engine := must.Have(systems.ByCode(code))(t)
		r, err := engine.Pair(f, pairing.Options{})
		if err != nil {
			t.Fatal(code, err)
		}
		met := map[int]int{}
		for _, b := range r.Pairs {
			met[b.White], met[b.Black] = b.Black, b.White
		}
		if met[0] != 3 || met[1] != 2 {
			t.Errorf("%s: %v", code, r.Pairs)
		}
	}
}
