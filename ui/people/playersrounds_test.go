package people

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/model"
	"wallchart/must"
	"wallchart/ui/hosttest"
	"wallchart/ui/kit/words"
)

// rowCells are what stands in the columns of the rounds of a line.
func rowCells(s *Players, row int, columns ...string) string {
	var all []string
	t := s.Grid.Table()
	for _, c := range columns {
		all = append(all, t.Rows[row].Cells[t.Column(c)].Text)
	}
	return strings.Join(all, " ")
}

// TestByesAreTypedWithOneKey: H, B, U or Z and W, each one key; Delete takes back.
func TestByesAreTypedWithOneKey(t *testing.T) {
	club := hosttest.OfClub(4)
	club.Planned = 4
	r := try(t, club)
	s := NewPlayers(r.players())
	r.Put(s)
	r.Win.Canvas().Focus(s.Grid)
	tb := s.Grid.Table()
	if tip := tb.Columns[tb.Column("r2")].Tip; !strings.Contains(tip, "round 2") || !strings.Contains(tip, "H half-point bye") {
		t.Errorf("over the column of round 2 the pointer says %q", tip)
	}
	at := func(column string) { s.Grid.Select(1, tb.Column(column)) }
	for _, key := range []struct{ column, key string }{{"r2", "h"}, {"r1", "z"}, {"r3", "B"}, {"r4", "w"}} {
		at(key.column)
		r.Typed(key.key)
	}
	if got := rowCells(s, 1, "r1", "r2", "r3", "r4"); got != "U H B W" {
		t.Fatalf("typed are %q; %q", got, r.Said)
	}
	bea := r.St.Section.Player(2)
	want := []model.ByeRequest{{Round: 1, Kind: model.ZeroBye}, {Round: 2, Kind: model.HalfBye}, {Round: 3, Kind: model.FullBye}}
	if bea.Withdrawn != 4 || !slices.Equal(bea.Byes, want) {
		t.Errorf("Bea has %+v, withdrawn in %d", bea.Byes, bea.Withdrawn)
	}
	for _, column := range []string{"r2", "r4"} {
		at(column)
		s.Grid.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDelete})
	}
	if got := rowCells(s, 1, "r1", "r2", "r3", "r4"); got != "U  B " {
		t.Errorf("after Delete there is %q", got)
	}
	made := len(r.Made)
	at("r2")
	r.Typed("x")
	if len(r.Made) != made || !strings.Contains(r.Said[len(r.Said)-1], "Type H for a half-point bye") {
		t.Errorf("x makes %d changes, said %q", len(r.Made)-made, r.Said)
	}
	if c := s.Grid.Table().Rows[4].Cells[tb.Column("r2")]; c.Editable {
		t.Error("the empty line can ask for a bye")
	}
}

// TestAPairedRoundRefusesAByeInWords: the round is made already.
func TestAPairedRoundRefusesAByeInWords(t *testing.T) {
	r := try(t, hosttest.AfterOne())
	s := NewPlayers(r.players())
	r.Put(s)
	r.Win.Canvas().Focus(s.Grid)
	tb := s.Grid.Table()
	s.Grid.Select(0, tb.Column("r1"))
	r.Typed("h")
	if len(r.Made) != 0 || len(r.Said) == 0 || !strings.HasPrefix(r.Said[len(r.Said)-1], "round 1 is paired already.") {
		t.Errorf("%d changes, said %q", len(r.Made), r.Said)
	}
}

func TestASectionIsTypedToMoveAPlayer(t *testing.T) {
	r := two(t)
	s := NewPlayers(r.players())
	r.Put(s)
	tb := s.Grid.Table()
	must.Do(t, s.Enter(2, tb.Column("section"), "res"))
	if in := r.St.Event.Section(2).Players; len(in) != 3 || in[2].Name != "Cai" || len(r.St.Section.Players) != 3 {
		t.Errorf("in Reserve are %+v", in)
	}
	if got := r.Said[len(r.Said)-1]; got != words.Say("people.moved", "Cai", "Reserve") {
		t.Errorf("said is %q", got)
	}
	if err := s.Enter(0, tb.Column("section"), "Open"); err == nil || !strings.Contains(err.Error(), "Club, Reserve") {
		t.Errorf("a section that is not there: %v", err)
	}
	if err := s.Enter(0, tb.Column("section"), "club"); err != nil || len(r.Made) != 1 {
		t.Errorf("the section it is in: %v, %d changes", err, len(r.Made))
	}
}

// TestMarkedPlayersAreMoved: by the command, which says what it lacks.
func TestMarkedPlayersAreMoved(t *testing.T) {
	r := two(t)
	s := NewPlayers(r.players())
	r.Put(s)
	o := s.host.Dialogs()
	r.Marks = nil
	if why := o.WhyNoMove(); why != words.Say("move.nobody") {
		t.Errorf("with nobody marked: %q", why)
	}
	r.Marks = s.Marked
	s.Grid.SelectRows(1, 2)
	if why := o.WhyNoMove(); why != "" {
		t.Fatal(why)
	}
	o.AskMove()
	if !r.Confirm() {
		t.Fatal("the dialog does not close")
	}
	if in := r.St.Event.Section(2).Players; len(in) != 4 || in[2].Name != "Bea" || in[3].Name != "Cai" {
		t.Errorf("in Reserve are %+v", in)
	}
	one := try(t, hosttest.OfClub(2))
	lone := one.dialogs(1)
	if why := lone.WhyNoMove(); why != words.Say("move.oneSection") {
		t.Errorf("with one section: %q", why)
	}
}

// TestEmptyColumnsAreHidden: until they are chosen, and none goes with its last entry.
func TestEmptyColumnsAreHidden(t *testing.T) {
	r := try(t, hosttest.OfClub(2))
	s := NewPlayers(r.players())
	r.Put(s)
	has := func(id string) bool { tb := s.Grid.Table(); return tb.Column(id) >= 0 }
	if !has("club") || !has("rating") || !has("r1") || has("grade") || has("birth") || has("section") || has("status") {
		t.Fatalf("the columns are %+v", s.Grid.Table().Columns)
	}
	tb := s.Grid.Table()
	for row := range 2 {
		must.Do(t, s.Enter(row, tb.Column("club"), ""))
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
	s.AskColumns()
	if len(r.Asked) != 1 {
		t.Fatal("the columns are not asked for")
	}
}
