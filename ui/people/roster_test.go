package people

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"wallchart/files/playerbook"
	"wallchart/model"
	"wallchart/ui/hosttest"
	"wallchart/ui/kit/columnchoice"
	"wallchart/ui/kit/words"
	"wallchart/ui/ratings"
)

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
	if _, _, open := d.Grid.Editing(); !open || !strings.Contains(d.dialog.Said(), "good") {
		t.Errorf("a rating in letters is taken; %q", d.dialog.Said())
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
	if row, col, _ := d.Grid.Selected(); row != 4 || d.Grid.Table().Columns[col].ID != "rating" || !strings.Contains(d.dialog.Said(), "17x0") {
		t.Errorf("F8 goes to line %d; %q", row, d.dialog.Said())
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
	if got := r.St.Section.Teams[0].Roster; len(got) != 6 || d.Grid.Faults() != 0 || d.dialog.Said() != words.Say("people.below", 2) {
		t.Errorf("ratings below the names make %d of it, %d refused; %q", len(got), d.Grid.Faults(), d.dialog.Said())
	}
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
	if r.roster(0) != "Ann Ben Cay" || !strings.Contains(d.dialog.Said(), "from 1 to 3") {
		t.Errorf("with 7 typed the roster is %s; %q", r.roster(0), d.dialog.Said())
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

// rosterLines are the cells of these columns, line by line, without the empty one.
func rosterLines(d *Roster, columns ...string) string {
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

func chooseIn(d *Roster, row int, column string) {
	t := d.Grid.Table()
	d.Grid.Select(row, t.Column(column))
}

// ofNorth opens the roster of North: Ann Lee, Ben Lee and Cay Orr.
func (r *trial) ofNorth() *Roster {
	r.Win.Resize(fyne.NewSize(1000, 650))
	o := r.dialogs()
	o.Ratings = &ratings.Desk{Lists: ratings.NewLists(r.T.TempDir(), playerbook.New(r.T.TempDir())),
		Section: func() *model.Section { return r.St.Section },
		WhyNot:  func() string { return "" }, Canvas: r.Win.Canvas()}
	return o.OpenRoster(1, 1)
}

func (r *trial) shiftDown(d *Roster) {
	shift := &fyne.KeyEvent{Name: desktop.KeyShiftLeft}
	d.Grid.KeyDown(shift)
	r.Key(fyne.KeyDown)
	d.Grid.KeyUp(shift)
}
