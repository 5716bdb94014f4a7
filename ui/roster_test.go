package ui

import (
	"fmt"
	"strings"
	"testing"
	"wallchart/arbiter/entries"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"wallchart/files/playerbook"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/ui/hosttest"
	"wallchart/ui/kit/columnchoice"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/words"
	"wallchart/ui/people"
	"wallchart/ui/ratings"
)

// ofNorth opens the roster of North: Ann Lee, Ben Lee and Cay Orr.
func (r *trial) ofNorth() *people.Roster {
	r.Win.Resize(fyne.NewSize(1000, 650))
	o := r.office()
	o.Ratings = &ratings.Desk{Lists: ratings.NewLists(r.T.TempDir(), playerbook.New(r.T.TempDir())),
		Section: func() *model.Section { return r.St.Section },
		WhyNot:  func() string { return "" }, Canvas: r.Win.Canvas()}
	return o.OpenRoster(1, 1)
}

// rosterLines are the cells of these columns, line by line, without the empty one.
func rosterLines(d *people.Roster, columns ...string) string {
	t := d.Grid.Table()
	var all []string
	for _, row := range t.Rows[:len(t.Rows)-1] {
		var cells []string
		for _, c := range columns {
			cells = append(cells, row.Cells[t.Column(c)].Text)
		}
		all = append(all, strings.Join(cells, " "))
	}
	return strings.Join(all, ", ")
}

func chooseIn(d *people.Roster, row int, column string) {
	t := d.Grid.Table()
	d.Grid.Select(row, t.Column(column))
}

// TestARosterIsATable: a line each in board order, typed into; names that are typed into
// the last line are added, and a rating behind them is theirs; Delete clears a cell, and
// takes the player of a whole line off.
func TestARosterIsATable(t *testing.T) {
	r := try(t, hosttest.League())
	d := r.ofNorth()
	if got := rosterLines(d, "board", "name", "rating", "title", "fideID"); got != "1 Ann Lee   , 2 Ben Lee   , 3 Cay Orr   " {
		t.Fatalf("the roster shows %q", got)
	}
	r.Typed("Dov Fox 1850") // the keyboard is on the empty line
	r.Key(fyne.KeyReturn)
	r.Typed("Eva")
	r.Key(fyne.KeyReturn)
	if got := rosterLines(d, "board", "name", "rating"); got != "1 Ann Lee , 2 Ben Lee , 3 Cay Orr , 4 Dov Fox 1850, 5 Eva " {
		t.Errorf("after two names it shows %q", got)
	}
	if row, _, _ := d.Grid.Selected(); row != 5 || r.roster(0) != "Ann Ben Cay Dov Eva" {
		t.Errorf("the keyboard is on line %d; the roster is %s", row, r.roster(0))
	}
	for column, text := range map[string]string{"rating": "2105", "title": "FM", "fideID": "1500001"} {
		r.Into(d.Grid, 1, column, text)
	}
	if p := r.St.Section.Player(11); p.Rating != 2105 || p.Title != "FM" || p.FideID != "1500001" || p.Team != 1 {
		t.Errorf("Ben is %+v", p)
	}
	chooseIn(d, 1, "title")
	r.Key(fyne.KeyDelete)
	if got := r.St.Section.Player(11).Title; got != "" {
		t.Errorf("Delete leaves %q", got)
	}
	r.Into(d.Grid, 0, "rating", "good")
	if _, _, open := d.Grid.Editing(); !open || !strings.Contains(d.Dialog.Said(), "good") {
		t.Errorf("a rating in letters is taken; %q", d.Dialog.Said())
	}
	r.Key(fyne.KeyEscape)
	made := len(r.Made)
	chooseIn(d, 3, "name")
	d.Grid.SelectRows(3, 4)
	r.Key(fyne.KeyDelete)
	if r.roster(0) != "Ann Ben Cay" || len(r.Made) != made+1 || r.St.Section.Player(18) != nil || len(r.St.Section.Players) != 6 {
		t.Errorf("after %d steps the roster is %s of %d", len(r.Made)-made, r.roster(0), len(r.St.Section.Players))
	}
	if label := words.Text(r.Made[made].Label()); label != "Take 2 players off the roster of North" {
		t.Errorf("the step is called %q", label)
	}
}

// TestARosterIsPasted: a block from Excel in the empty line is one step, and what cannot be
// read stands in the line of its player; who is on the roster is not entered twice, and
// nobody becomes somebody else; columns are pasted and filled down.
func TestARosterIsPasted(t *testing.T) {
	r := try(t, hosttest.League())
	d := r.ofNorth()
	d.Grid.Paste("Dov Fox\t1850\tFM\nEva Day\t17x0\tWFM\nCay Orr\t1400\nFay Gil\t1500\n")
	want := "Ann Lee  , Ben Lee  , Cay Orr 1400 , Dov Fox 1850 FM, Eva Day  WFM, Fay Gil 1500 "
	if got := rosterLines(d, "name", "rating", "title"); got != want {
		t.Errorf("pasted are %q", got)
	}
	if len(r.Made) != 1 || words.Text(r.Made[0].Label()) != "Add 3 players to the roster of North" {
		t.Fatalf("%d steps, %v", len(r.Made), r.Made)
	}
	if row, _, _ := d.Grid.Selected(); d.Grid.Faults() != 1 || row != 4 {
		t.Errorf("%d are refused, the keyboard is on line %d", d.Grid.Faults(), row)
	}
	chooseIn(d, 0, "name")
	r.Key(fyne.KeyF8)
	if row, col, _ := d.Grid.Selected(); row != 4 || d.Grid.Table().Columns[col].ID != "rating" || !strings.Contains(d.Dialog.Said(), "17x0") {
		t.Errorf("F8 goes to line %d; %q", row, d.Dialog.Said())
	}
	r.Typed("1720")
	r.Key(fyne.KeyReturn)
	if got := r.St.Section.Player(r.St.Section.Teams[0].Roster[4]); got.Rating != 1720 || d.Grid.Faults() != 0 {
		t.Errorf("corrected: %+v, %d are refused", got, d.Grid.Faults())
	}
	chooseIn(d, 0, "name")
	d.Grid.Paste("Ann Lee\t2001\nGus\t2002\n")
	if got := rosterLines(d, "name", "rating"); !strings.HasPrefix(got, "Ann Lee 2001, Ben Lee 2002, Cay Orr") || d.Grid.Faults() != 1 {
		t.Errorf("pasted over names: %q, %d are refused", got, d.Grid.Faults())
	}
	r.Key(fyne.KeyEscape)
	chooseIn(d, 1, "rating")
	for range 2 {
		r.shiftDown(d)
	}
	d.Grid.FillDown()
	if got := rosterLines(d, "rating"); got != "2001, 2002, 2002, 2002, 1720, 1500" {
		t.Errorf("filled down are %q", got)
	}
	if got, want := d.Grid.TSV(), "2002\n2002\n2002"; got != want {
		t.Errorf("copied is %q, want %q", got, want)
	}
	chooseIn(d, 5, "rating")
	d.Grid.Paste("1\n2\n3")
	if got := r.St.Section.Teams[0].Roster; len(got) != 6 || d.Grid.Faults() != 0 || d.Dialog.Said() != words.Say("people.below", 2) {
		t.Errorf("ratings below the names make %d of it, %d refused; %q", len(got), d.Grid.Faults(), d.Dialog.Said())
	}
}

func (r *trial) shiftDown(d *people.Roster) {
	shift := &fyne.KeyEvent{Name: desktop.KeyShiftLeft}
	d.Grid.KeyDown(shift)
	r.Key(fyne.KeyDown)
	d.Grid.KeyUp(shift)
}

// TestTheBoardOrder: by Alt+Up and Alt+Down, one or several together, by a typed number,
// by several pasted, and by dragging the number.
func TestTheBoardOrder(t *testing.T) {
	r := try(t, hosttest.League())
	d := r.ofNorth()
	want := func(roster string, row int) {
		t.Helper()
		if at, _, _ := d.Grid.Selected(); r.roster(0) != roster || at != row {
			t.Errorf("the roster is %s, the cursor in line %d; want %s, %d", r.roster(0), at, roster, row)
		}
	}
	chooseIn(d, 2, "rating")
	r.Alt(fyne.KeyUp)
	want("Ann Cay Ben", 1)
	r.Alt(fyne.KeyUp)
	r.Alt(fyne.KeyUp) // stands at the top
	want("Cay Ann Ben", 0)
	if len(r.Made) != 2 {
		t.Errorf("%d steps", len(r.Made))
	}
	r.shiftDown(d)
	r.Alt(fyne.KeyDown)
	want("Ben Cay Ann", 2)
	r.Alt(fyne.KeyDown)
	want("Ben Cay Ann", 2)
	r.Into(d.Grid, 2, "board", "1")
	if r.roster(0) != "Ann Ben Cay" {
		t.Errorf("with 1 typed the roster is %s", r.roster(0))
	}
	r.Into(d.Grid, 0, "board", "7")
	if r.roster(0) != "Ann Ben Cay" || !strings.Contains(d.Dialog.Said(), "from 1 to 3") {
		t.Errorf("with 7 typed the roster is %s; %q", r.roster(0), d.Dialog.Said())
	}
	r.Key(fyne.KeyEscape)
	chooseIn(d, 0, "board")
	d.Grid.Paste("3\n1\n2")
	if r.roster(0) != "Ben Cay Ann" {
		t.Errorf("with 3, 1, 2 pasted the roster is %s", r.roster(0))
	}
	from, size := d.Grid.CellRect(0, 0)
	to, _ := d.Grid.CellRect(2, 0)
	from, to = from.AddXY(size.Width/2, size.Height/2), to.AddXY(size.Width/2, size.Height/2)
	press := &desktop.MouseEvent{Button: desktop.MouseButtonPrimary}
	press.Position = from
	d.Grid.MouseDown(press)
	d.Grid.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: to}, Dragged: fyne.NewDelta(0, to.Y-from.Y)})
	press.Position = to
	d.Grid.MouseUp(press)
	if r.roster(0) != "Cay Ann Ben" {
		t.Errorf("dragged to the third board the roster is %s", r.roster(0))
	}
}

// TestWhoHasPlayedComesOffTheRoster stays in the section, for the round that is played.
func TestWhoHasPlayedComesOffTheRoster(t *testing.T) {
	s := hosttest.League()
	s.Rounds[0].Pairings[0].Games = []model.Game{{Players: [2]model.ID{10, 13}}, {Players: [2]model.ID{11, 14}}}
	r := try(t, s)
	d := r.ofNorth()
	chooseIn(d, 0, "name")
	r.Key(fyne.KeyDelete)
	if p := r.St.Section.Player(10); r.roster(0) != "Ben Cay" || p == nil || p.Team != 0 {
		t.Errorf("the roster is %s; Ann is %+v", r.roster(0), p)
	}
}

// TestTheRosterIsUndoneWhereItIsTyped: Ctrl+Z and Ctrl+Y in the dialog go back and forth
// among what was done there, and not further back.
func TestTheRosterIsUndoneWhereItIsTyped(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("lothian.wallchart")
	team := b.state.Section.Teams[0]
	if err := b.Do(entries.Withdraw(b.state.Section, team.ID, len(b.state.Section.Rounds)+1)); err != nil {
		t.Fatal(err)
	}
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

// TestColumnsOfARoster: what is filled in is shown, all else when it is ticked.
func TestColumnsOfARoster(t *testing.T) {
	s := hosttest.League()
	s.Player(11).Birth = "1999-05-01"
	r := try(t, s)
	d := r.ofNorth()
	has := func(id string) bool { t := d.Grid.Table(); return t.Column(id) >= 0 }
	if !has("birth") || has("email") || has("club") || has("present") {
		t.Errorf("shown are %+v", d.Grid.Table().Columns)
	}
	d.AskColumns()
	if len(r.Asked) != 2 {
		t.Fatal("the columns are not asked for")
	}
	columnchoice.Kept{In: r.Preferences(), List: "roster.columns"}.Choose("email", columnchoice.Shown)
	d.Show()
	if !has("email") {
		t.Error("a column that is ticked is not shown")
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
		want := model.ID(g.Table().Rows[1].Ref.Participant)
		b.run(c)
		d := question[*people.Roster](b)
		if d == nil || d.Team != want {
			t.Fatalf("on %s the roster of team %d does not open: %s", screen, want, b.status.left.Text)
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
	if err := b.Do(steps.SetFee{Section: b.state.Section.ID, Fee: 2500}); err != nil {
		t.Fatal(err)
	}
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
