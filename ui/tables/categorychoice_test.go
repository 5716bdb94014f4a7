package tables

import (
	"slices"
	"testing"

	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/ui/hosttest"
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
	s := NewTrophies(r)
	r.Put(s)
	if got := s.Who.Pick.Options; !slices.Equal(got, []string{"Everybody"}) || s.Who.Pick.Selected != "Everybody" {
		t.Fatalf("without categories the choice is %q", got)
	}
	must.Do(t, r.Do(steps.SetCategories{Categories: []string{"K-3", "U100"}}))
	players := func() (names []string) {
		for _, p := range s.placed.Places {
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
	must.Do(t, r.Do(steps.SetTrophy{Section: 1, Trophy: &model.Trophy{Counting: 1}}))
	if got := players(); s.Who.Pick.Selected != "K-3" || !slices.Equal(got, []string{"Ash", "Bea"}) {
		t.Errorf("after a change %s is shown with %q", s.Who.Pick.Selected, got)
	}
	s.Who.Pick.SetSelected("U100")
	if len(s.placed.Places) != 0 || len(s.grid.Table().Rows) != 0 {
		t.Errorf("of nobody there are %+v", s.placed.Places)
	}
	must.Do(t, r.Do(steps.SetCategories{Categories: []string{"K-3"}}))
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
	s := NewCrosstable(r)
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
	must.Do(t, r.Do(steps.SetCategories{Categories: []string{"K-3", "U100"}}))
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
