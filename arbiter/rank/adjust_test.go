package rank

import (
	"strings"
	"testing"

	"wallchart/arbiter/eveningtest"
	"wallchart/model"
)

// TestPenaltyPoints: they are taken from the total or from a round, and come back.
func TestPenaltyPoints(t *testing.T) {
	ev, s := eveningtest.Of(4)
	s.Rounds = []model.Round{{Pairings: []model.Pairing{
		{Board: 1, Sides: [2]model.ID{1, 2}, Outcomes: [2]model.Outcome{model.Win, model.Loss}},
		{Board: 2, Sides: [2]model.ID{3, 4}, Outcomes: [2]model.Outcome{model.Win, model.Loss}}}}}
	points := func(ev *model.Tournament) string {
		var all []string
		for _, l := range model.NewSheet(ev, ev.Section(1), 1).Lines {
			all = append(all, l.Games.String()+"="+l.Match.String())
		}
		return strings.Join(all, " ")
	}
	c, err := Adjust(s, 1, 0, " -½", " telephone ")
	ev, s = eveningtest.After(t, ev, c, err)
	if got := points(ev); got != "0.5=0.5 0.0=0.0 1.0=1.0 0.0=0.0" || s.Adjustments[0].Reason != "telephone" {
		t.Errorf("half a point from the total: %s", got)
	}
	c, err = Adjust(s, 2, 1, "+1", "")
	ev, s = eveningtest.After(t, ev, c, err)
	if got := points(ev); got != "0.5=0.5 1.0=1.0 1.0=1.0 0.0=0.0" || s.Adjustments[1].Round != 1 {
		t.Errorf("a point for round 1: %s", got)
	}
	c, err = TakeBack(s, 2, 1)
	ev, s = eveningtest.After(t, ev, c, err)
	c, err = Adjust(s, 1, 0, "-1", "again")
	ev, s = eveningtest.After(t, ev, c, err)
	c, err = TakeBack(s, 1, 0)
	ev, s = eveningtest.After(t, ev, c, err)
	if got := points(ev); got != "1.0=1.0 0.0=0.0 1.0=1.0 0.0=0.0" || len(s.Adjustments) != 0 {
		t.Errorf("taken back: %s", got)
	}
	for _, bad := range []string{"", "x", "-1/-2", "-1/x"} {
		if _, err := Adjust(s, 1, 0, bad, ""); err == nil {
			t.Errorf("%q is read as points", bad)
		}
	}
	for round, want := range map[int]string{0: "from the total. Name the round", 1: "in round 1"} {
		if _, err := TakeBack(s, 1, round); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("nothing to take back in round %d: %v", round, err)
		}
	}
	if c, err = Adjust(s, 1, 7, "-1", ""); err == nil {
		_, err = c.Apply(ev)
	}
	if err == nil || !strings.Contains(err.Error(), "round 7") {
		t.Errorf("a round that is not there: %v", err)
	}
}

// TestPenaltyPointsOfTeams are those that decide, or both.
func TestPenaltyPointsOfTeams(t *testing.T) {
	s := &model.Section{ID: 1, Kind: model.TeamEvent, Teams: []model.Team{{Entry: model.Entry{ID: 1, Name: "East"}}}}
	for _, c := range []struct {
		primary model.ScoreKind
		points  string
		want    model.Adjustment
	}{
		{model.MatchPoints, "-1", model.Adjustment{Who: 1, Match: -model.One}},
		{model.GamePoints, "-1", model.Adjustment{Who: 1, Games: -model.One}},
		{model.MatchPoints, "-1/+½", model.Adjustment{Who: 1, Match: -model.One, Games: model.Half}},
	} {
		s.Primary, s.Adjustments = c.primary, nil
		change, err := Adjust(s, 1, 0, c.points, "")
		_, n := eveningtest.After(t, (&model.Tournament{}).With(s), change, err)
		if len(n.Adjustments) != 1 || n.Adjustments[0] != c.want {
			t.Errorf("%s by %s: %+v", c.points, c.primary, n.Adjustments)
		}
	}
}
