package ui

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/arbiter/entries"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/words"
)

// TestTheRosterIsUndoneWhereItIsTyped: Ctrl+Z and Ctrl+Y in the dialog go back and forth
// among what was done there, and not further back.
func TestTheRosterIsUndoneWhereItIsTyped(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("lothian.wallchart")
	team := b.state.Section.Teams[0]
	must.Do(t, b.Do(entries.Withdraw(b.state.Section, team.ID, len(b.state.Section.Rounds)+1)))
	before := len(team.Roster)
	d := b.App.people.OpenRoster(b.state.Section.ID, team.ID)
	size := func() string {
		return fmt.Sprint(len(b.state.Section.TeamByID(team.ID).Roster)-before, len(d.Grid.Table().Rows)-before-1)
	}
	for _, name := range []string{"Nora 1500", "Olaf"} {
		b.typed(name)
		b.press(fyne.KeyReturn, 0)
	}
	for _, step := range []struct {
		key  fyne.KeyName
		want string
	}{{fyne.KeyZ, "1 1"}, {fyne.KeyZ, "0 0"}, {fyne.KeyZ, "0 0"},
		{fyne.KeyY, "1 1"}, {fyne.KeyY, "2 2"}, {fyne.KeyY, "2 2"}, {fyne.KeyZ, "1 1"}} {
		b.press(step.key, ctrl)
		if size() != step.want {
			t.Fatalf("after Ctrl+%s there are %s more, want %s", step.key, size(), step.want)
		}
	}
	if got := b.state.Section.TeamByID(team.ID).Withdrawn; got == 0 {
		t.Errorf("what was done before the dialog is undone: %d", got)
	}
	b.press(fyne.KeyEscape, 0)
	if b.dialogs.count != 0 {
		t.Error("Escape does not close the dialog")
	}
	b.press(fyne.KeyZ, ctrl)
	if got := b.state.Section.TeamByID(team.ID); len(got.Roster) != before {
		t.Error("in the window it is not undone")
	}
}

// TestTheRosterByCommand: of the team that is marked, on any screen that lists teams; in a
// section of players it says why not.
func TestTheRosterByCommand(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("lothian.wallchart")
	c := b.command("section.roster")
	for _, screen := range []string{"players", "standings"} {
		b.show(screen)
		g := b.screen.Focus().(*grid.Grid)
		g.Select(1, 1)
		want := b.state.Section.TeamByID(model.ID(g.Table().Rows[1].Ref.Participant)).Name
		b.run(c)
		if b.dialogs.count != 1 || !strings.Contains(textsOf(b.win.Canvas().Overlays().Top()), want) {
			t.Fatalf("on %s the roster of %s does not open: %s", screen, want, b.status.left.Text)
		}
		b.press(fyne.KeyEscape, 0)
	}
	if b.show("log"); c.why() != words.Say("roster.noTeam") {
		t.Errorf("on the log: %q", c.why())
	}
	b.stage().OpenSample("club.wallchart")
	if c.why() != words.Say("roster.players") {
		t.Errorf("of players: %q", c.why())
	}
}

// TestTheDoorIsUndoneWhereItIsTicked: one tick with Ctrl+Z in the list at the door, and what
// was done before it stays.
func TestTheDoorIsUndoneWhereItIsTicked(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("club.wallchart")
	first := b.state.Section.Players[0]
	must.Do(t, b.Do(steps.SetFee{Section: b.state.Section.ID, Fee: 2500}))
	c := b.App.people.AskCheckIn()
	b.win.Canvas().Focus(c.Grid)
	c.Grid.Select(0, 0)
	here := func() bool { return b.state.Section.Player(first.ID).Present }
	b.typed("x")
	if !here() {
		t.Fatal("x does not tick")
	}
	b.press(fyne.KeyZ, ctrl)
	b.press(fyne.KeyZ, ctrl)
	if tb := c.Grid.Table(); here() || tb.Rows[0].Cells[0].Text != "" || b.state.Section.Fee != 2500 {
		t.Errorf("undone: here %v, shown %q, the fee %v", here(), tb.Rows[0].Cells[0].Text, b.state.Section.Fee)
	}
	b.press(fyne.KeyY, ctrl)
	if !here() {
		t.Error("it is not done again")
	}
}
