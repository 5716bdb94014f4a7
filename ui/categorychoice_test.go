package ui

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// TestTheTrophiesOfACategory: North has Ash and Cai, South Bea and Dov; Ash and Bea are in K-3. The choice shows
// them alone, on paper as well, and goes back to everybody with the category.
func TestTheTrophiesOfACategory(t *testing.T) {
	open := afterOne()
	for i := range open.Players {
		p := &open.Players[i]
		p.Grade = map[string]string{"Ash": "2", "Bea": "3"}[p.Name]
	}
	r := try(t, open)
	s := newTrophyScreen(trophyDesk{do: r.do, say: r.say, sayLeft: func([]phrase.Text) {}, hint: func(string) {},
		shortcut: func(fyne.Shortcut) {}, options: r.options, why: newWhyPanel()})
	r.put(s)
	if got := s.who.pick.Options; !slices.Equal(got, []string{"Everybody"}) || s.who.pick.Selected != "Everybody" {
		t.Fatalf("without categories the choice is %q", got)
	}
	if err := r.do(journal.SetCategories{Categories: []string{"K-3", "U100"}}); err != nil {
		t.Fatal(err)
	}
	players := func() (names []string) {
		for _, p := range s.placed.Places {
			for _, c := range append(slices.Clone(p.Counting), p.Next...) {
				names = append(names, c.Name)
			}
		}
		slices.Sort(names)
		return names
	}
	if got := s.who.pick.Options; !slices.Equal(got, []string{"Everybody", "K-3", "U100"}) || len(players()) != 4 {
		t.Fatalf("the choice is %q, of everybody count %q", got, players())
	}
	s.who.pick.SetSelected("K-3")
	if got := players(); !slices.Equal(got, []string{"Ash", "Bea"}) {
		t.Errorf("of K-3 count %q", got)
	}
	doc, err := s.paper(r.st)
	if want := "Club: Team trophy of K-3 after round 1, best 4 of each club"; err != nil || doc.Subtitle != want {
		t.Errorf("the paper is %q, %v; want %q", doc.Subtitle, err, want)
	}
	if err := r.do(journal.SetTrophy{Section: 1, Trophy: &model.Trophy{Counting: 1}}); err != nil {
		t.Fatal(err)
	}
	if got := players(); s.who.pick.Selected != "K-3" || !slices.Equal(got, []string{"Ash", "Bea"}) {
		t.Errorf("after a change %s is shown with %q", s.who.pick.Selected, got)
	}
	s.who.pick.SetSelected("U100")
	if len(s.placed.Places) != 0 || len(s.grid.Table().Rows) != 0 {
		t.Errorf("of nobody there are %+v", s.placed.Places)
	}
	if err := r.do(journal.SetCategories{Categories: []string{"K-3"}}); err != nil {
		t.Fatal(err)
	}
	if s.who.pick.Selected != "Everybody" || len(players()) != 4 {
		t.Errorf("without its category %s is shown with %q", s.who.pick.Selected, players())
	}
}

// TestThePlayersOfACategoryAreFiltered: the column of the categories by rule stands there once there is a rule, and its
// filter leaves those of one category, also who is in several.
func TestThePlayersOfACategoryAreFiltered(t *testing.T) {
	b := begin(t)
	b.show("players")
	s := b.screen.(*playerScreen)
	if s.column("ruled") >= 0 {
		t.Fatal("without a rule there is a column of them")
	}
	all := len(s.grid.Table().Rows)
	first, second := b.state.Section.Players[0], b.state.Section.Players[1]
	first.Grade, second.Grade = "2", "5"
	for _, c := range []journal.Change{journal.EditPlayer{Section: b.state.Section.ID, Player: first},
		journal.EditPlayer{Section: b.state.Section.ID, Player: second}, journal.SetCategories{Categories: []string{"Small: K-3", "All: K-12"}}} {
		if err := b.Do(c); err != nil {
			t.Fatal(err)
		}
	}
	for filter, want := range map[string][]string{"small": {first.Name}, "All": {first.Name, second.Name}, "=All": {second.Name}, "U9": nil} {
		s.grid.SetFilter("ruled", filter)
		var got []string
		tb := s.grid.Table()
		for _, r := range tb.Rows {
			if r.Ref.Participant != 0 {
				got = append(got, r.Cells[tb.Column("name")].Text)
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("filtered by %q there are %q, want %q", filter, got, want)
		}
	}
	if s.grid.Plain(); len(s.grid.Table().Rows) != all {
		t.Errorf("without the filter there are %d lines, want %d", len(s.grid.Table().Rows), all)
	}
}
