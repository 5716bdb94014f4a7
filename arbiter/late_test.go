package arbiter_test

import (
	"strings"
	"testing"
	"wallchart/arbiter/entries"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// TestALateEntryIsNumberedByRating until the fourth round is paired (C.04.2): whoever is rated between two others stands between them,
// a rating corrected moves, and boards, results and who is kept apart stay with the same people. Numbers that do not go by rating stay.
func TestALateEntryIsNumberedByRating(t *testing.T) {
	ev, s := section(t, model.Individual, "Open")
	add := steps.AddPlayers{Section: s.ID}
	for i, name := range []string{"Ash", "Bea", "Cai", "Dov"} {
		p := model.Player{Entry: model.Entry{Name: name}}
		ev.Ratings(s).Put(&p, model.Rating(2000-100*i))
		add.Players = append(add.Players, p)
	}
	ev, s = done(t, ev, add)
	ev, s = done(t, ev, steps.SetForbidden{Section: s.ID, Groups: []model.Forbidden{{Who: []model.ID{3, 4}}}})
	round := func(n int) {
		ev, _ = done(t, ev, steps.AddRound{Section: s.ID, Round: n})
		ev, _ = done(t, ev, steps.AddPairing{Section: s.ID, Round: n, Pairing: model.Pairing{Board: 1, Sides: [2]model.ID{1, 3}}})
		ev, s = done(t, ev, steps.AddPairing{Section: s.ID, Round: n, Pairing: model.Pairing{Board: 2, Sides: [2]model.ID{2, 4}}})
	}
	order := func(s *model.Section) string {
		var names []string
		for e := range s.Everyone() {
			names = append(names, e.Name)
		}
		return strings.Join(names, " ")
	}
	late := func(name string, rating model.Rating) journal.Change {
		return entries.AddPlayer(ev, s, model.Player{Entry: model.Entry{Name: name}}, rating)
	}
	round(1)
	ev, s = done(t, ev, steps.SetResult{Section: s.ID, Round: 1, Board: 1, Result: steps.Result{model.Win, model.Loss}})
	step := late("Zoe", 1850)
	if words := journal.Label(step, ev).String(); words != "Add Zoe, Open" && words != "Add Zoe" {
		t.Errorf("the step is called %q", words)
	}
	ev, s = done(t, ev, step)
	if got := order(s); got != "Ash Bea Zoe Cai Dov" {
		t.Fatalf("the numbers are %s", got)
	}
	p, _ := s.Rounds[0].OnBoard(1)
	a, _ := s.Entry(p.Sides[0])
	b, _ := s.Entry(p.Sides[1])
	first, _ := s.Entry(s.Forbidden[0].Who[0])
	if a.Name != "Ash" || b.Name != "Cai" || p.Outcomes != [2]model.Outcome{model.Win, model.Loss} || first.Name != "Cai" {
		t.Errorf("on board 1 are %s and %s with %v, kept apart is %s", a.Name, b.Name, p.Outcomes, first.Name)
	}
	corrected := *s.Player(4) // Dov
	ev.Ratings(s).Put(&corrected, 2100)
	if _, after := done(t, ev, entries.InOrder(ev, s, entries.EditPlayer(s, corrected))); order(after) != "Dov Ash Bea Zoe Cai" {
		t.Errorf("a rating corrected: %s", order(after))
	}
	enlisted := must.Have(entries.Enlist(ev, s.ID, rows(s, false, "Una 1950")))(t)
	if _, after := done(t, ev, enlisted); order(after) != "Ash Una Bea Zoe Cai Dov" {
		t.Errorf("from a list: %s", order(after))
	}
	own := entries.AddPlayer(ev, s, model.Player{Entry: model.Entry{Name: "Own", Number: 9}}, 2500)
	if _, after := done(t, ev, own); order(after) != "Ash Bea Zoe Cai Dov Own" {
		t.Errorf("with a number said: %s", order(after))
	}
	byName := must.Have(entries.Number(ev, s, entries.ByName, nil))(t)
	named, after := done(t, ev, byName)
	if _, after = done(t, named, entries.AddPlayer(named, after, model.Player{Entry: model.Entry{Name: "Yan"}}, 2500)); order(after) !=
		"Ash Bea Cai Dov Zoe Yan" {
		t.Errorf("where numbers go by name: %s", order(after))
	}
	for n := 2; n <= 4; n++ {
		round(n)
	}
	if _, after := done(t, ev, late("Max", 2500)); order(after) != "Ash Bea Zoe Cai Dov Max" {
		t.Errorf("when four rounds are paired: %s", order(after))
	}
}
