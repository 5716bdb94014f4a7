package ui

import (
	"slices"
	"strings"
	"testing"
	"wallchart/ui/host"

	"fyne.io/fyne/v2"

	"wallchart/model"
	"wallchart/ui/kit/words"
)

// rowCells are what stands in the columns of the rounds of a line.
func rowCells(s *playerScreen, row int, columns ...string) string {
	var all []string
	t := s.grid.Table()
	for _, c := range columns {
		all = append(all, t.Rows[row].Cells[t.Column(c)].Text)
	}
	return strings.Join(all, " ")
}

// TestByesAreTypedWithOneKey: H, B, U or Z and W, each one key; Delete takes back.
func TestByesAreTypedWithOneKey(t *testing.T) {
	club := ofClub(4)
	club.Planned = 4
	r := try(t, club)
	s := newPlayerScreen(r.players())
	r.put(s)
	r.win.Canvas().Focus(s.grid)
	tb := s.grid.Table()
	at := func(column string) { s.grid.Select(1, tb.Column(column)) }
	for _, key := range []struct{ column, key string }{{"r2", "h"}, {"r1", "z"}, {"r3", "B"}, {"r4", "w"}} {
		at(key.column)
		r.typed(key.key)
	}
	if got := rowCells(s, 1, "r1", "r2", "r3", "r4"); got != "U H B W" {
		t.Fatalf("typed are %q; %q", got, r.said)
	}
	bea := r.st.Section.Player(2)
	want := []model.ByeRequest{{Round: 1, Kind: model.ZeroBye}, {Round: 2, Kind: model.HalfBye}, {Round: 3, Kind: model.FullBye}}
	if bea.Withdrawn != 4 || !slices.Equal(bea.Byes, want) {
		t.Errorf("Bea has %+v, withdrawn in %d", bea.Byes, bea.Withdrawn)
	}
	for _, column := range []string{"r2", "r4"} {
		at(column)
		s.grid.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDelete})
	}
	if got := rowCells(s, 1, "r1", "r2", "r3", "r4"); got != "U  B " {
		t.Errorf("after Delete there is %q", got)
	}
	made := len(r.made)
	at("r2")
	r.typed("x")
	if len(r.made) != made || !strings.Contains(r.said[len(r.said)-1], "Type H for a half-point bye") {
		t.Errorf("x makes %d changes, said %q", len(r.made)-made, r.said)
	}
	if c := s.grid.Table().Rows[4].Cells[tb.Column("r2")]; c.Editable {
		t.Error("the empty line can ask for a bye")
	}
}

// TestAPairedRoundRefusesAByeInWords: the round is made already.
func TestAPairedRoundRefusesAByeInWords(t *testing.T) {
	r := try(t, afterOne())
	s := newPlayerScreen(r.players())
	r.put(s)
	r.win.Canvas().Focus(s.grid)
	tb := s.grid.Table()
	s.grid.Select(0, tb.Column("r1"))
	r.typed("h")
	if len(r.made) != 0 || len(r.said) == 0 || !strings.HasPrefix(r.said[len(r.said)-1], "round 1 is paired already.") {
		t.Errorf("%d changes, said %q", len(r.made), r.said)
	}
}

// two is an event of two sections of players.
func two(t *testing.T) *trial {
	r := try(t, ofClub(4))
	other := ofClub(2)
	other.ID, other.Name = 2, "Reserve"
	r.st = host.Derive(r.st.Event.With(other), 1, 0, nil)
	return r
}

func TestASectionIsTypedToMoveAPlayer(t *testing.T) {
	r := two(t)
	s := newPlayerScreen(r.players())
	r.put(s)
	tb := s.grid.Table()
	if err := s.enter(2, tb.Column("section"), "res"); err != nil {
		t.Fatal(err)
	}
	if in := r.st.Event.Section(2).Players; len(in) != 3 || in[2].Name != "Cai" || len(r.st.Section.Players) != 3 {
		t.Errorf("in Reserve are %+v", in)
	}
	if got := r.said[len(r.said)-1]; got != words.Say("people.moved", "Cai", "Reserve") {
		t.Errorf("said is %q", got)
	}
	if err := s.enter(0, tb.Column("section"), "Open"); err == nil || !strings.Contains(err.Error(), "Club, Reserve") {
		t.Errorf("a section that is not there: %v", err)
	}
	if err := s.enter(0, tb.Column("section"), "club"); err != nil || len(r.made) != 1 {
		t.Errorf("the section it is in: %v, %d changes", err, len(r.made))
	}
}

// TestMarkedPlayersAreMoved: by the command, which says what it lacks.
func TestMarkedPlayersAreMoved(t *testing.T) {
	r := two(t)
	s := newPlayerScreen(r.players())
	r.put(s)
	o := s.desk.people
	r.marked = nil
	if why := o.whyNoMove(); why != words.Say("move.nobody") {
		t.Errorf("with nobody marked: %q", why)
	}
	r.marked = s.marked
	s.grid.SelectRows(1, 2)
	if why := o.whyNoMove(); why != "" {
		t.Fatal(why)
	}
	o.askMove()
	if !r.confirm() {
		t.Fatal("the dialog does not close")
	}
	if in := r.st.Event.Section(2).Players; len(in) != 4 || in[2].Name != "Bea" || in[3].Name != "Cai" {
		t.Errorf("in Reserve are %+v", in)
	}
	one := try(t, ofClub(2))
	lone := one.office(1)
	if why := lone.whyNoMove(); why != words.Say("move.oneSection") {
		t.Errorf("with one section: %q", why)
	}
}

// TestEmptyColumnsAreHidden: until they are chosen, and none goes with its last entry.
func TestEmptyColumnsAreHidden(t *testing.T) {
	r := try(t, ofClub(2))
	s := newPlayerScreen(r.players())
	r.put(s)
	has := func(id string) bool { tb := s.grid.Table(); return tb.Column(id) >= 0 }
	if !has("club") || !has("rating") || !has("r1") || has("grade") || has("birth") || has("section") || has("status") {
		t.Fatalf("the columns are %+v", s.grid.Table().Columns)
	}
	tb := s.grid.Table()
	for row := range 2 {
		if err := s.enter(row, tb.Column("club"), ""); err != nil {
			t.Fatal(err)
		}
	}
	if !has("club") {
		t.Error("a column goes with its last entry")
	}
	s.chooseShown("grade", true)
	s.chooseShown("rounds", false)
	if !has("grade") || has("r1") || has("club") {
		t.Error("what is chosen is not shown, or what is put away is")
	}
	s.chooseShown("rounds", true)
	if !has("r1") {
		t.Error("the rounds do not come back")
	}
	s.askColumns()
	if len(r.asked) != 1 {
		t.Fatal("the columns are not asked for")
	}
}
