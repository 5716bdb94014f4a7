package check_test

import (
	"errors"
	"math/rand/v2"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing"
	"wallchart/pairing/check"
	"wallchart/pairing/matching"
	"wallchart/pairing/systems"
)

// halves is a section whose first half always had White, which no Swiss comes to:
// everybody must meet the other half, and the groups are weighed together.
func halves(n, rounds int) (*model.Tournament, *model.Section) {
	r := rand.New(rand.NewPCG(3, 4))
	s := &model.Section{ID: 1, Name: "Open", InitialColour: model.White,
		Scoring: model.Classic(model.One, model.Half, 0), Rounds: make([]model.Round, rounds)}
	for i := range n {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: "Anna"}})
	}
	for k := range rounds {
		for i := range n / 2 {
			p := model.Pairing{Board: i + 1, Sides: [2]model.ID{model.ID(i + 1), model.ID(n/2 + 1 + (i+7*k)%(n/2))}}
			p.Outcomes = [][2]model.Outcome{{model.Win, model.Loss}, {model.Draw, model.Draw}, {model.Loss, model.Win}}[r.IntN(3)]
			s.Rounds[k].Pairings = append(s.Rounds[k].Pairings, p)
		}
	}
	t := (&model.Tournament{}).With(s)
	return t, t.Sections[0]
}

// TestPairingAndCheckingHaveOneBudget: what cannot be paired for its size cannot be
// checked, and both say so with the same sentence.
func TestPairingAndCheckingHaveOneBudget(t *testing.T) {
	for _, code := range []string{"dutch", "dutch2017"} {
		e := must.Have(systems.ByCode(code))(t)
		event, s := halves(120, 6)
		both := func() [2]error {
			f := must.Have(pairing.NewField(event, s, 6))(t)
			_, paired := e.Pair(f, pairing.Options{})
			_, checked := check.Section(event, s, 6, e, pairing.Options{})
			return [2]error{paired, checked}
		}
		if errs := both(); errs != [2]error{} {
			t.Errorf("%s: within the budget: %v", code, errs)
		}
		was := matching.Limit(2000)
		errs := both()
		matching.Limit(was)
		for _, err := range errs {
			if !errors.Is(err, matching.ErrTooLarge) {
				t.Errorf("%s: beyond the budget: %v", code, err)
			}
		}
	}
	event, s := halves(20_002, 1)
	e, _ := systems.ByCode("dutch")
	if _, err := check.Section(event, s, 1, e, pairing.Options{}); err == nil {
		t.Error("20,002 participants are checked")
	}
}
