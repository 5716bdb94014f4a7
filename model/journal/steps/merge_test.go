package steps_test

import (
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// twoSections are U1200 with three players and U1000 with two, each after one round, and a third without rounds.
func twoSections() *model.Tournament {
	player := func(id model.ID, name string) model.Player {
		return model.Player{Entry: model.Entry{ID: id, Number: int(id), Name: name}}
	}
	classic := model.Classic(model.One, model.Half, 0)
	return &model.Tournament{Name: "Fall", LastID: 3, Sections: []*model.Section{
		{ID: 1, Name: "U1200", Scoring: classic, Planned: 4, LastID: 3,
			Players: []model.Player{player(1, "Ann"), player(2, "Bo"), player(3, "Cy")},
			Rounds: []model.Round{{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}, Outcomes: [2]model.Outcome{model.Win, model.Loss}},
				{Sides: [2]model.ID{3}, Outcomes: [2]model.Outcome{model.PairingBye}}}}}, Compared: []model.Compared{{Round: 1}}},
		{ID: 2, Name: "U1000", Scoring: classic, Planned: 4, LastID: 7, Players: []model.Player{player(4, "Dee"), player(7, "Ed")},
			Rounds: []model.Round{{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{7, 4},
				Outcomes: [2]model.Outcome{model.Draw, model.Draw}, Locked: true}}}},
			Adjustments: []model.Adjustment{{Who: 7, Games: model.Half, Reason: "late"}}, Forbidden: []model.Forbidden{{Who: []model.ID{4, 7}}},
			Ranking: model.Ranking{Manual: []model.ID{7, 4}, Own: []model.OwnValue{{Who: 4, Value: 150}}}},
		{ID: 3, Name: "Novice", Scoring: classic, LastID: 1, Players: []model.Player{player(1, "Flo")}}}}
}

// TestMergedSections: players behind players, boards behind boards; everybody has the points that were there, and what was decided
// of somebody is of the same person.
func TestMergedSections(t *testing.T) {
	before := twoSections()
	after := must.Have(steps.MergeSections{Section: 1, From: []model.ID{2}}.Apply(before))(t)
	if ps := after.Check().Grave(); len(ps) > 0 {
		t.Fatal(ps)
	}
	s := after.Section(1)
	if len(after.Sections) != 2 || after.Section(2) != nil || len(s.Compared) != 0 {
		t.Errorf("%d sections, compared %v", len(after.Sections), s.Compared)
	}
	points := map[string]model.Points{}
	for _, sec := range before.Sections[:2] {
		for _, l := range model.NewSheet(before, sec, 0).Lines {
			points[l.Name] = l.Games
		}
	}
	for i, l := range model.NewSheet(after, s, 0).Lines {
		if l.Games != points[l.Name] || l.Number != i+1 {
			t.Errorf("no. %d, %s has %v; it was %v", l.Number, l.Name, l.Games, points[l.Name])
		}
	}
	dee, ed := s.Players[3], s.Players[4]
	p := s.Rounds[0].Pairings[2]
	if dee.Name != "Dee" || ed.Name != "Ed" || p.Board != 2 || p.Sides != [2]model.ID{ed.ID, dee.ID} || !p.Locked {
		t.Errorf("%+v, %+v: %+v", dee, ed, p)
	}
	if s.Adjustments[0].Who != ed.ID || s.Forbidden[0].Who[0] != dee.ID || s.Ranking.Manual[0] != ed.ID || s.Ranking.Own[0].Who != dee.ID {
		t.Errorf("of others: %+v %+v %+v", s.Adjustments, s.Forbidden, s.Ranking)
	}
	if b := before.Section(1); len(b.Players) != 3 || len(b.Rounds[0].Pairings) != 2 || before.Section(2).Players[0].ID != 4 {
		t.Error("the event before has changed")
	}
}

// TestSectionsThatDoNotGoTogether say why, and what helps.
func TestSectionsThatDoNotGoTogether(t *testing.T) {
	for _, c := range []struct {
		set   func(*model.Tournament)
		merge steps.MergeSections
		says  string
	}{
		{nil, steps.MergeSections{Section: 1}, "there is no section to be merged into U1200"},
		{nil, steps.MergeSections{Section: 1, From: []model.ID{1}}, "U1200 cannot be merged with itself"},
		{nil, steps.MergeSections{Section: 1, From: []model.ID{2, 2}}, "U1000 cannot be merged with itself"},
		{nil, steps.MergeSections{Section: 1, From: []model.ID{9}}, "section 9 does not exist"},
		{nil, steps.MergeSections{Section: 1, From: []model.ID{3}}, "rounds paired in U1200: 1, in Novice: 0"},
		{func(t *model.Tournament) { t.Sections[1].Kind = model.TeamEvent },
			steps.MergeSections{Section: 1, From: []model.ID{2}}, "not both sections of players"},
		{func(t *model.Tournament) { t.Sections[1].Format = model.RoundRobin },
			steps.MergeSections{Section: 1, From: []model.ID{2}}, "not both Swiss"},
		{func(t *model.Tournament) { t.Sections[1].Scoring.Draw++ }, steps.MergeSections{Section: 1, From: []model.ID{2}}, "different scoring"},
		{func(t *model.Tournament) { t.Sections[0].FIDE = true }, steps.MergeSections{Section: 1, From: []model.ID{2}}, "FIDE mode"},
		{func(t *model.Tournament) { t.Sections[1].Fund = &model.Fund{} },
			steps.MergeSections{Section: 1, From: []model.ID{2}}, "has prizes, which would be lost"},
		{func(t *model.Tournament) { t.Sections[0].Acceleration = make([]model.Acceleration, 1) },
			steps.MergeSections{Section: 1, From: []model.ID{2}}, "is accelerated"},
	} {
		ev := twoSections()
		if c.set != nil {
			c.set(ev)
		}
		if _, err := c.merge.Apply(ev); err == nil || !strings.Contains(strings.ToLower(err.Error()), strings.ToLower(c.says)) {
			t.Errorf("%+v: %v, want %q", c.merge, err, c.says)
		}
	}
}
