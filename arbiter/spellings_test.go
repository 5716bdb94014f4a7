package arbiter_test

import (
	"testing"
	"wallchart/arbiter/entries"

	"wallchart/model"
	"wallchart/must"
)

// TestSchoolsAreJoined across the sections, into the spelling that most have, with one step; those taught at home are no school.
func TestSchoolsAreJoined(t *testing.T) {
	ev, s := section(t, model.Individual, "K-3")
	for _, club := range []string{"Maple Grove Elem.", "Maple Grove Elem", "Maple Grove Elementary", "Maple Grove Elementary", "St. Mary's",
		"home school", "Home School", "Oak"} {
		ev, s = done(t, ev, entries.AddPlayer(ev, s, model.Player{Entry: model.Entry{Name: "One of " + club, Club: club}}, 0))
	}
	all := entries.Schools(ev)
	if len(all) != 1 || all[0].Players != 4 || all[0].Words().String() !=
		"“Maple Grove Elementary” = “Maple Grove Elem.” = “Maple Grove Elem”" {
		t.Fatalf("found are %+v", all)
	}
	c := must.Have(entries.JoinSchools(ev, all...))(t)
	ev, s = done(t, ev, c)
	for i := range 4 {
		if s.Players[i].Club != "Maple Grove Elementary" {
			t.Errorf("%s is of %q", s.Players[i].Name, s.Players[i].Club)
		}
	}
	if s.Players[5].Club != "home school" || entries.Schools(ev) != nil {
		t.Errorf("after it: %q, %+v", s.Players[5].Club, entries.Schools(ev))
	}
	if _, err := entries.JoinSchools(ev); err == nil {
		t.Error("nothing is a step")
	}
}
