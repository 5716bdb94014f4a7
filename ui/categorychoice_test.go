package ui

import (
	"slices"
	"testing"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/ui/hosttest"
	"wallchart/ui/people"
	"wallchart/ui/tables"
)

// TestTheTrophiesOfACategory: North has Ash and Cai, South Bea and Dov; Ash and Bea are in K-3. The choice shows
// them alone, on paper as well, and goes back to everybody with the category.
func TestTheTrophiesOfACategory(t *testing.T) {
	open := hosttest.AfterOne()
	for i := range open.Players {
		p := &open.Players[i]
		p.Grade = map[string]string{"Ash": "2", "Bea": "3"}[p.Name]
	}
	r := try(t, open)
	s := tables.NewTrophies(r)
	r.Put(s)
	if got := s.Who.Pick.Options; !slices.Equal(got, []string{"Everybody"}) || s.Who.Pick.Selected != "Everybody" {
		t.Fatalf("without categories the choice is %q", got)
	}
	if err := r.Do(steps.SetCategories{Categories: []string{"K-3", "U100"}}); err != nil {
		t.Fatal(err)
	}
	players := func() (names []string) {
		for _, p := range s.Placed.Places {
			for _, c := range append(slices.Clone(p.Counting), p.Next...) {
				names = append(names, c.Name)
			}
		}
		slices.Sort(names)
		return names
	}
	if got := s.Who.Pick.Options; !slices.Equal(got, []string{"Everybody", "K-3", "U100"}) || len(players()) != 4 {
		t.Fatalf("the choice is %q, of everybody count %q", got, players())
	}
	s.Who.Pick.SetSelected("K-3")
	if got := players(); !slices.Equal(got, []string{"Ash", "Bea"}) {
		t.Errorf("of K-3 count %q", got)
	}
	doc, err := s.Paper(r.St)
	if want := "Club: Team trophy of K-3 after round 1, best 4 of each club"; err != nil || doc.Subtitle != want {
		t.Errorf("the paper is %q, %v; want %q", doc.Subtitle, err, want)
	}
	if err := r.Do(steps.SetTrophy{Section: 1, Trophy: &model.Trophy{Counting: 1}}); err != nil {
		t.Fatal(err)
	}
	if got := players(); s.Who.Pick.Selected != "K-3" || !slices.Equal(got, []string{"Ash", "Bea"}) {
		t.Errorf("after a change %s is shown with %q", s.Who.Pick.Selected, got)
	}
	s.Who.Pick.SetSelected("U100")
	if len(s.Placed.Places) != 0 || len(s.Grid.Table().Rows) != 0 {
		t.Errorf("of nobody there are %+v", s.Placed.Places)
	}
	if err := r.Do(steps.SetCategories{Categories: []string{"K-3"}}); err != nil {
		t.Fatal(err)
	}
	if s.Who.Pick.Selected != "Everybody" || len(players()) != 4 {
		t.Errorf("without its category %s is shown with %q", s.Who.Pick.Selected, players())
	}
}

// TestTheCrosstableOfACategory: Ash and Bea are in K-3 and keep their numbers; the choice is there once there is a category, on paper as
// well, and who is looked for brings everybody back.
func TestTheCrosstableOfACategory(t *testing.T) {
	open := hosttest.AfterOne()
	for i := range open.Players {
		p := &open.Players[i]
		p.Grade = map[string]string{"Ash": "2", "Bea": "3"}[p.Name]
	}
	r := try(t, open)
	s := tables.NewCrosstable(r)
	r.Put(s)
	names := func() (all []string) {
		tb := s.Grid.Table()
		for _, row := range tb.Rows {
			all = append(all, row.Cells[tb.Column("name")].Text)
		}
		slices.Sort(all)
		return all
	}
	if len(names()) != 4 || s.Who.Whole.Visible() {
		t.Fatalf("without categories there are %q, and a choice: %v", names(), s.Who.Whole.Visible())
	}
	if err := r.Do(steps.SetCategories{Categories: []string{"K-3", "U100"}}); err != nil {
		t.Fatal(err)
	}
	if !s.Who.Whole.Visible() {
		t.Error("there is no choice")
	}
	s.Who.Pick.SetSelected("K-3")
	if got := names(); !slices.Equal(got, []string{"Ash", "Bea"}) {
		t.Errorf("of K-3 there are %q", got)
	}
	doc, err := s.Paper(r.St)
	if err != nil || len(doc.Tables[0].Rows) != 2 {
		t.Errorf("on paper there are %+v, %v", doc.Tables, err)
	}
	s.Find(2)
	if s.Who.Name != "K-3" {
		t.Error("who is in the table brings everybody")
	}
	s.Find(3)
	if got := names(); s.Who.Name != "" || len(got) != 4 {
		t.Errorf("Cai is not found among %q", got)
	}
	s.Who.Pick.SetSelected("U100")
	if got := names(); len(got) != 0 {
		t.Errorf("of nobody there are %q", got)
	}
}

// TestThePlayersOfACategoryAreFiltered: the column of the categories by rule stands there once there is a rule, and its
// filter leaves those of one category, also who is in several.
func TestThePlayersOfACategoryAreFiltered(t *testing.T) {
	b := begin(t)
	b.show("players")
	s := b.screen.(*people.Players)
	if columnIn(s, "ruled") >= 0 {
		t.Fatal("without a rule there is a column of them")
	}
	all := len(s.Grid.Table().Rows)
	first, second := b.state.Section.Players[0], b.state.Section.Players[1]
	first.Grade, second.Grade = "2", "5"
	for _, c := range []journal.Change{steps.EditPlayer{Section: b.state.Section.ID, Player: first},
		steps.EditPlayer{Section: b.state.Section.ID, Player: second}, steps.SetCategories{Categories: []string{"Small: K-3", "All: K-12"}}} {
		if err := b.Do(c); err != nil {
			t.Fatal(err)
		}
	}
	for filter, want := range map[string][]string{"small": {first.Name}, "All": {first.Name, second.Name}, "=All": {second.Name}, "U9": nil} {
		s.Grid.SetFilter("ruled", filter)
		var got []string
		tb := s.Grid.Table()
		for _, r := range tb.Rows {
			if r.Ref.Participant != 0 {
				got = append(got, r.Cells[tb.Column("name")].Text)
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("filtered by %q there are %q, want %q", filter, got, want)
		}
	}
	if s.Grid.Plain(); len(s.Grid.Table().Rows) != all {
		t.Errorf("without the filter there are %d lines, want %d", len(s.Grid.Table().Rows), all)
	}
}
