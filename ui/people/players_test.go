package people

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/must"
	"wallchart/ui/hosttest"
	"wallchart/ui/kit/words"
)

// TestThePlayersNeedTheirDeskAlone: the list is typed into like a spreadsheet; rows
// that are pasted go to where their columns are asked about.
func TestThePlayersNeedTheirDeskAlone(t *testing.T) {
	r := try(t, hosttest.OfClub(2))
	s := NewPlayers(r.players())
	r.Put(s)
	tb := s.Grid.Table()
	name, rating := tb.Column("name"), tb.Column("rating")
	if len(tb.Rows) != 3 {
		t.Fatalf("%d lines for two players and one to come", len(tb.Rows))
	}
	must.Do(t, s.Grid.OnCommit(2, name, table.Ref{}, "Cai 1755"))
	must.Do(t, s.Grid.OnCommit(0, rating, table.Ref{}, "2105"))
	if p := r.St.Section.Players; len(p) != 3 || p[2].Name != "Cai" || p[2].Rating != 1755 || p[0].Rating != 2105 {
		t.Fatalf("typed are %+v", p)
	}
	if err := s.Grid.OnCommit(0, rating, table.Ref{}, "strong"); err == nil {
		t.Error("a rating in letters is taken")
	}
	s.ChooseColumn("status")
	tb = s.Grid.Table()
	s.refuse(0, tb.Column("status"), table.Ref{}, 'x')
	if len(r.Said) != 1 || r.Said[0] != words.Say("people.notTyped", tb.Columns[tb.Column("status")].Title) {
		t.Errorf("of what cannot be typed is said %q", r.Said)
	}
	s.paste(3, name, "Dov\t1600\nEva\t1500\n")
	if len(r.Ran) != 1 || r.Ran[0] != "rows Dov\t1600\nEva\t1500" {
		t.Errorf("pasted rows go to %q", r.Ran)
	}
	s.Grid.Select(0, name)
	s.Clear([]int{0, 2}, name)
	if p := r.St.Section.Players; len(p) != 1 || p[0].Name != "Bea" || !strings.Contains(r.Said[len(r.Said)-1], "Cai") {
		t.Errorf("without Ash and Cai there are %+v; %q", p, r.Said)
	}
	if doc, err := s.Paper(r.St); err != nil || len(doc.Tables) != 1 || len(doc.Tables[0].Rows) != 1 {
		t.Errorf("on paper: %+v, %v", doc, err)
	}
}

// TestWhoHasPlayedIsWithdrawn: removing somebody with results offers to withdraw.
func TestWhoHasPlayedIsWithdrawn(t *testing.T) {
	r := try(t, hosttest.AfterOne())
	s := NewPlayers(r.players())
	r.Put(s)
	s.Find(3)
	row, col, _ := s.Grid.Selected()
	s.Clear([]int{row}, col)
	if len(r.Made) != 0 || len(r.Asked) != 1 {
		t.Fatalf("%d changes, %d questions", len(r.Made), len(r.Asked))
	}
	if !r.Confirm() || r.St.Section.Player(3).Withdrawn != 2 {
		t.Errorf("Cai is withdrawn from round %d", r.St.Section.Player(3).Withdrawn)
	}
	s.Grid.Select(0, 1)
	if text := strings.Join(s.host.Why().Text, "\n"); !strings.Contains(text, "Ash") {
		t.Errorf("of Ash the panel says %q", text)
	}
}

// TestARosterIsFilled: names are typed into a team's roster, and the board order is
// changed.
func TestARosterIsFilled(t *testing.T) {
	s := &model.Section{ID: 1, Name: "Teams", Kind: model.TeamEvent, Boards: 2, LastID: 1, Scoring: model.Classic(model.One, model.Half, 2),
		Teams: []model.Team{{Entry: model.Entry{ID: 1, Number: 1, Name: "North"}}}}
	r := try(t, s)
	list := NewPlayers(r.players())
	r.Put(list)
	list.Grid.OnActivate(0, 1, table.Ref{})
	if len(r.Asked) != 1 {
		t.Fatal("the team does not open to its roster")
	}
	for _, name := range []string{"Ash 1900", "Bea"} {
		r.Typed(name)
		r.Win.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	}
	roster := func() (names string) {
		for _, id := range r.St.Section.Teams[0].Roster {
			names += r.St.Section.Player(id).Name + " "
		}
		return names
	}
	if roster() != "Ash Bea " || r.St.Event.Ratings(r.St.Section).Of(&r.St.Section.Players[0]) != 1900 {
		t.Errorf("the roster is %q of %+v", roster(), r.St.Section.Players)
	}
}
