package ui

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/ui/people"
	"wallchart/ui/tables"
)

func (b *robot) people() []string {
	var names []string
	for _, p := range b.state.Section.Entries() {
		names = append(names, p.Name)
	}
	return names
}

// TestNamesAreTypedLikeIntoASpreadsheet adds and changes players by typing.
func TestNamesAreTypedLikeIntoASpreadsheet(t *testing.T) {
	b := begin(t)
	b.show("players")
	s := b.screen.(*people.Players)
	last := len(s.Grid.Table().Rows) - 1
	s.Grid.Select(last, 1)
	b.press(fyne.KeyF2, 0)
	b.typed("Gina Hart 1777")
	b.press(fyne.KeyReturn, 0)
	ps := b.state.Section.Players
	if len(ps) != 7 || ps[6].Name != "Gina Hart" || ps[6].Rating != 1777 || ps[6].Number != 7 {
		t.Fatalf("after typing a seventh name: %+v", ps[len(ps)-1])
	}
	s.ChooseColumn("club")
	tb := s.Grid.Table()
	s.Grid.Select(6, tb.Column("club"))
	b.press(fyne.KeyF2, 0)
	b.typed("North")
	b.press(fyne.KeyReturn, 0)
	if got := b.state.Section.Players[6].Club; got != "North" {
		t.Errorf("the club typed is %q; %s", got, b.status.left.Text)
	}
	s.Grid.Select(6, tb.Column("rating"))
	b.press(fyne.KeyF2, 0)
	b.press(fyne.KeyA, fyne.KeyModifierShortcutDefault)
	b.typed("strong")
	b.press(fyne.KeyReturn, 0)
	if got := b.state.Section.Players[6].Rating; got != 1777 || !strings.Contains(b.status.left.Text, "not a rating") {
		t.Errorf("a wrong rating: now %d, said %q", got, b.status.left.Text)
	}
	b.press(fyne.KeyEscape, 0)
	b.run(b.command("section.number"))
	if got := b.people(); got[3] != "Gina Hart" {
		t.Errorf("by rating 1777 stands fourth; the order is %v", got)
	}
}

func TestPastedRowsAreOneStep(t *testing.T) {
	b := begin(t)
	b.show("players")
	b.sheet().Select(0, 1)
	b.sheet().Paste("Hugo\t1500\tEast\nIda\t1400\tWest\n")
	for b.dialogs.count > 0 {
		b.press(fyne.KeyReturn, 0)
	}
	if got := b.people(); !slices.Contains(got, "Hugo") || !slices.Contains(got, "Ida") {
		t.Fatalf("after pasting two rows: %v", got)
	}
	b.run(b.command("edit.undo"))
	if got := b.people(); len(got) != 6 {
		t.Errorf("one undo leaves %v", got)
	}
}

func TestRosterOrder(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("lothian.wallchart")
	team := b.state.Section.Teams[0]
	rounds := b.state.Section.Rounds
	b.App.people.OpenRoster(b.state.Section.ID, team.ID)
	b.typed("Nora Reserve 800")
	b.press(fyne.KeyReturn, 0)
	now := b.state.Section.TeamByID(team.ID)
	if n := len(now.Roster); n != len(team.Roster)+1 || b.state.Section.Player(now.Roster[n-1]).Name != "Nora Reserve" {
		t.Errorf("the roster is %v", now.Roster)
	}
	b.run(b.command("round.pair")) // a dialog is open: nothing happens
	if len(b.state.Section.Rounds) != len(rounds) {
		t.Error("a command ran behind a dialog")
	}
}

func TestTrophySettings(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("scholastic.wallchart")
	b.show("trophies")
	s := b.screen.(*tables.Trophies)
	before := b.sheet().Table()
	if len(before.Rows) < 10 {
		t.Fatalf("the trophy has %d lines", len(before.Rows))
	}
	s.Counting.SetText("2")
	s.Set()
	if tr := b.state.Section.Trophy; tr == nil || tr.Counting != 2 {
		t.Fatalf("the trophy is %+v; %s", tr, b.status.left.Text)
	}
	if now := b.sheet().Table(); len(now.Rows) >= len(before.Rows) {
		t.Errorf("with two counting scores there are %d lines, with four %d", len(now.Rows), len(before.Rows))
	}
	s.Counting.SetText("none")
	s.Set()
	if !strings.Contains(b.status.left.Text, "not a number") {
		t.Errorf("a wrong number says %q", b.status.left.Text)
	}
}

// TestSingleTextIsPastedIntoTheCell enters it as if it were typed.
func TestSingleTextIsPastedIntoTheCell(t *testing.T) {
	b := begin(t)
	b.show("players")
	s := b.screen.(*people.Players)
	s.ChooseColumn("club")
	s.ChooseColumn("status")
	tb := s.Grid.Table()
	club := tb.Column("club")
	s.Grid.Select(0, club)
	s.Grid.Paste("North Side\r\n")
	if got := b.state.Section.Players[0].Club; got != "North Side" {
		t.Errorf("the club pasted is %q", got)
	}
	s.Grid.Select(0, tb.Column("status"))
	s.Grid.Paste("late") // nothing can be typed there
	if s.Grid.Faults() != 1 {
		t.Error("what cannot be entered does not stay in its cell")
	}
	s.Grid.Select(len(s.Grid.Table().Rows)-1, 1)
	s.Grid.Paste("Gina Hart")
	if got := b.people(); len(got) != 7 || got[6] != "Gina Hart" {
		t.Errorf("a name pasted into the last line: %v", got)
	}
}
