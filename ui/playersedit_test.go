package ui

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/export/table"
	"wallchart/ui/kit/words"
	"wallchart/ui/people"
)

// inLast goes to a column of the empty last line.
func (b *robot) inLast(column string) *people.Players {
	b.t.Helper()
	b.show("players")
	s := b.screen.(*people.Players)
	s.ChooseColumn(column)
	tb := s.Grid.Table()
	b.win.Canvas().Focus(s.Grid)
	s.Grid.Select(len(tb.Rows)-1, tb.Column(column))
	return s
}

// TestWhatIsTypedInTheLastLineIsKept types a rating before the name: the line is
// there, says what it lacks, and holds up the pairing until it has it.
func TestWhatIsTypedInTheLastLineIsKept(t *testing.T) {
	b := begin(t)
	s := b.inLast("rating")
	b.typed("1500")
	b.press(fyne.KeyReturn, 0)
	ps := b.state.Section.Players
	if len(ps) != 7 || ps[6].Rating != 1500 || ps[6].Name != "" {
		t.Fatalf("after typing a rating: %+v", ps[len(ps)-1])
	}
	if !strings.Contains(b.status.left.Text, "Number 7") {
		t.Errorf("said is %q", b.status.left.Text)
	}
	tb := s.Grid.Table()
	if c := tb.Rows[6].Cells[1]; c.Mark != table.Warning || c.Below != words.Say("people.nameless") || len(tb.Rows) != 8 {
		t.Errorf("the line shows %+v", c)
	}
	b.show("rounds")
	b.press(fyne.KeyF6, 0)
	if n := len(b.state.Section.Rounds); n != 0 || !strings.Contains(b.status.left.Text, "Number 7 has no name") {
		t.Errorf("%d rounds are paired; said is %q", n, b.status.left.Text)
	}
	b.show("players")
	s.Grid.Select(6, 1)
	b.typed("Gina Hart")
	b.press(fyne.KeyReturn, 0)
	if p := b.state.Section.Players[6]; p.Name != "Gina Hart" || p.Rating != 1500 || b.pairer.WhyNoPairing() != "" {
		t.Errorf("with its name the line is %+v; %s", p, b.pairer.WhyNoPairing())
	}
	b.inLast("rating")
	b.typed("15OO")
	b.press(fyne.KeyReturn, 0)
	if _, _, open := s.Grid.Editing(); !open || len(b.state.Section.Players) != 7 || !strings.Contains(b.status.left.Text, "Enter 1500") {
		t.Errorf("15OO in the last line: said is %q", b.status.left.Text)
	}
	b.press(fyne.KeyEscape, 0)
	for _, column := range []string{"no", "status"} {
		b.inLast(column)
		b.status.clear()
		b.typed("7")
		if _, _, open := s.Grid.Editing(); open || b.status.said == "" {
			t.Errorf("typing into %s says nothing", column)
		}
	}
	b.inLast("club")
	b.typed("North")
	b.press(fyne.KeyEscape, 0)
	b.inLast("grade")
	b.typed("7")
	s.Leave() // another screen, another event
	if p := b.state.Section.Players[7]; p.Grade != "7" {
		t.Errorf("left in mid-edit the line is %+v", p)
	}
}

// TestDeleteRemovesMarkedLines as one step, and empties a single cell.
func TestDeleteRemovesMarkedLines(t *testing.T) {
	b := begin(t)
	b.show("players")
	s := b.screen.(*people.Players)
	b.win.Canvas().Focus(s.Grid)
	all := b.people()
	s.ChooseColumn("club")
	tb := s.Grid.Table()
	s.Grid.Select(0, tb.Column("club"))
	b.typed("North")
	b.press(fyne.KeyReturn, 0)
	s.Grid.Select(0, tb.Column("club"))
	b.press(fyne.KeyDelete, 0)
	if p := b.state.Section.Players[0]; p.Club != "" || len(b.people()) != 6 {
		t.Fatalf("Delete on a club: %+v of %d", p, len(b.people()))
	}
	s.Grid.SelectRows(1, 3)
	b.press(fyne.KeyDelete, 0)
	if got := b.people(); !slices.Equal(got, []string{all[0], all[4], all[5]}) || !strings.Contains(b.status.left.Text, all[2]) {
		t.Fatalf("left are %v; said is %q", got, b.status.left.Text)
	}
	b.run(b.command("edit.undo"))
	if got := b.people(); !slices.Equal(got, all) {
		t.Errorf("one undo brings back %v", got)
	}
	s.Grid.Select(2, 1)
	b.press(fyne.KeyBackspace, 0)
	if got := b.people(); len(got) != 5 || slices.Contains(got, all[2]) {
		t.Errorf("Backspace on a name leaves %v", got)
	}
	s.Grid.Select(len(b.people()), 1)
	b.press(fyne.KeyDelete, 0)
	if len(b.people()) != 5 || b.status.said == "" {
		t.Error("Delete on the empty line says nothing")
	}
}

// TestDeleteOffersWithdrawal of those who are part of rounds.
func TestDeleteOffersWithdrawal(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("club.wallchart")
	b.inLast("name")
	b.typed("Late Comer")
	b.press(fyne.KeyReturn, 0)
	s := b.screen.(*people.Players)
	n := len(b.people())
	s.Grid.SelectRows(n-2, n-1)
	b.press(fyne.KeyDelete, 0)
	if len(b.people()) != n-1 || b.dialogs.count != 1 {
		t.Fatalf("%d of %d are left, %d dialogs", len(b.people()), n, b.dialogs.count)
	}
	b.press(fyne.KeyReturn, 0)
	if e := b.state.Section.Players[n-2]; b.dialogs.count != 0 || e.Withdrawn == 0 {
		t.Errorf("withdrawn: %+v; %s", e, b.status.left.Text)
	}
	s.Grid.SelectRows(0, 2)
	b.press(fyne.KeyDelete, 0)
	b.press(fyne.KeyEscape, 0)
	if e := b.state.Section.Players[0]; len(b.people()) != n-1 || e.Withdrawn != 0 {
		t.Errorf("Escape withdrew %+v", e)
	}
}
