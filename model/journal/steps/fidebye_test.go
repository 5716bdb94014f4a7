package steps_test

import (
	"testing"

	"wallchart/model"
	"wallchart/model/journal/steps"
)

// TestTheByeIsAWinADrawOrNothing (VCL4THP.13, questions 81 and 83): in FIDE mode, with a win worth 1 and a draw ½, the pairing-allocated
// bye is worth 1, ½ or 0, whatever is asked for; with other scorings no more than a win.
func TestTheByeIsAWinADrawOrNothing(t *testing.T) {
	for _, c := range []struct {
		win, draw model.Points
		allowed   []model.Points
	}{
		{model.One, model.Half, []model.Points{0, model.Half, model.One}},
		{3 * model.One, model.One, []model.Points{0, 1, 2, 3, 4, 5, 6}},
	} {
		for bye := model.Points(-2); bye <= 8; bye++ {
			ev := rated(t)
			s := ev.Sections[0]
			s.Rounds = nil
			v := s.Scoring
			v.Win, v.Draw, v.PairingBye = c.win, c.draw, bye
			_, err := steps.SetScoring{Section: 1, Scoring: v}.Apply(ev)
			want := false
			for _, a := range c.allowed {
				want = want || a == bye
			}
			if (err == nil) != want {
				t.Errorf("a win %s, a bye of %s: %v", c.win, bye, err)
			}
		}
	}
	for _, text := range []string{"0.25", "¼", "0.3", "0,75"} { // points are halves, so nothing lies between the three
		if p, err := model.ParsePoints(text); err == nil {
			t.Errorf("%s points are read as %s", text, p)
		}
	}
}
