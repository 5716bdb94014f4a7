package people

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/ui/hosttest"
	"wallchart/ui/kit/words"
)

// TestTheDoor: letters find a name, Enter ticks, who is missing is counted and left
// out with one button, and one undo takes it back.
func TestTheDoor(t *testing.T) {
	r := two(t) // Ash, Bea, Cai and Dov in Club, Ash and Bea in Reserve
	c := r.dialogs().AskCheckIn()
	if len(c.Grid.Table().Rows) != 6 || c.told.Text != words.Say("checkin.section.free", "Club", 0, 4)+"\n"+
		words.Say("checkin.section.free", "Reserve", 0, 2)+"\n"+words.Say("checkin.count.free", 0, 6) {
		t.Fatalf("%d lines; %q", len(c.Grid.Table().Rows), c.told.Text)
	}
	c.leaveOut()
	if len(r.Made) != 0 {
		t.Fatal("everybody is left out before anybody has come")
	}
	enter := &fyne.KeyEvent{Name: fyne.KeyReturn}
	for _, letters := range []string{"ca", "ÁS", "do"} {
		c.find.SetText("")
		r.Win.Canvas().Focus(c.find)
		r.Typed(letters)
		c.find.TypedKey(enter)
		if c.find.Text != "" {
			t.Errorf("after %q the line holds %q", letters, c.find.Text)
		}
	}
	club := r.St.Event.Section(1)
	if !club.Players[0].Present || club.Players[1].Present || !club.Players[2].Present || !club.Players[3].Present {
		t.Fatalf("present are %+v", club.Players)
	}
	c.whom.SetSelectedIndex(1)
	if rows := c.Grid.Table().Rows; len(rows) != 3 || rows[0].Cells[1].Text != "Bea" || rows[2].Cells[2].Text != "Reserve" {
		t.Errorf("missing are %+v", rows)
	}
	made := len(r.Made)
	c.leaveOut()
	if len(r.Made) != made+1 || r.St.Event.Section(1).Players[1].Bye(1) != model.ZeroBye {
		t.Errorf("%d steps leave Bea with %s", len(r.Made)-made, r.St.Event.Section(1).Players[1].Bye(1))
	}
	if r.St.Event.Section(2).Players[0].Bye(1) != model.Pending {
		t.Error("a section in which nobody has come is left out")
	}
}

// TestKeysAtTheDoor: x ticks, p pays, an amount is typed.
func TestKeysAtTheDoor(t *testing.T) {
	club := hosttest.OfClub(3)
	club.Fee = 3000
	r := try(t, club)
	c := r.dialogs().AskCheckIn()
	c.Typed(0, 0, table.Ref{}, 'x')
	c.Typed(1, 1, table.Ref{}, 'p')
	r.Into(c.Grid, 2, "paid", "$12.50")
	p := r.St.Section.Players
	if !p[0].Present || p[1].Paid != model.InFull || p[2].Paid != 1250 {
		t.Fatalf("after the keys: %+v", p)
	}
	if want := words.Say("checkin.count", 1, 2, "42.50", "90.00"); c.told.Text != want {
		t.Errorf("it counts %q, not %q", c.told.Text, want)
	}
	c.whom.SetSelectedIndex(2)
	if rows := c.Grid.Table().Rows; len(rows) != 2 || rows[1].Cells[5].Text != "12.50" {
		t.Errorf("owing are %+v", rows)
	}
	c.Typed(1, 5, table.Ref{}, 'p')
	c.whom.SetSelectedIndex(0)
	c.Typed(1, 0, table.Ref{}, 'p')
	c.Grid.OnActivate(0, 0, table.Ref{})
	if p := r.St.Section.Players; p[0].Present || p[1].Paid != 0 || p[2].Paid != 0 {
		t.Errorf("taken back: %+v", p)
	}
	r.Into(c.Grid, 2, "paid", "later")
	if r.St.Section.Players[2].Paid != 0 || !strings.Contains(c.dialog.Said(), "later") {
		t.Errorf("later is paid; said is %q", c.dialog.Said())
	}
}

// TestTheDoorIsATable: sorted by name, a tick stays on its line; amounts are pasted onto
// the people they stand beside, and what is none keeps its cell; Delete takes them away.
func TestTheDoorIsATable(t *testing.T) {
	club := hosttest.OfClub(4)
	club.Fee = 3000
	r := try(t, club)
	c := r.dialogs().AskCheckIn()
	g := c.Grid
	names := func() (all string) {
		tb := g.Table()
		for _, row := range tb.Rows {
			all += row.Cells[tb.Column("name")].Text + " " + row.Cells[tb.Column("present")].Text + " "
		}
		return strings.TrimSpace(all)
	}
	r.Win.Canvas().Focus(g)
	tb := g.Table()
	g.Select(0, tb.Column("name"))
	r.Key(fyne.KeyF3, fyne.KeyF3)
	if names() != "Dov  Cai  Bea  Ash" {
		t.Fatalf("downwards stand %s", names())
	}
	g.Select(0, tb.Column("present"))
	r.Key(fyne.KeyF3) // by what stands in the column of ticks: nothing yet
	g.Select(0, tb.Column("present"))
	r.Typed("x")
	if names() != "Ash ✓ Bea  Cai  Dov" {
		t.Errorf("after a tick stand %s", names())
	}
	r.Key(fyne.KeyDown)
	r.Typed("x")
	if names() != "Ash ✓ Bea ✓ Cai  Dov" {
		t.Errorf("after two ticks stand %s", names())
	}
	g.SetSorted("name", true)
	made := len(r.Made)
	g.Select(0, tb.Column("paid"))
	g.Paste("10\nten\n20")
	p := r.St.Section.Players
	if p[3].Paid != 1000 || p[2].Paid != 0 || p[1].Paid != 2000 || g.Faults() != 1 || len(r.Made) != made+1 {
		t.Errorf("after %d steps is paid %v %v %v, %d refused", len(r.Made)-made, p[3].Paid, p[2].Paid, p[1].Paid, g.Faults())
	}
	g.Select(0, tb.Column("paid"))
	r.Key(fyne.KeyDelete)
	if r.St.Section.Players[3].Paid != 0 {
		t.Error("Delete does not take an amount away")
	}
}

func TestFeesAreTyped(t *testing.T) {
	r := two(t)
	g := r.dialogs().AskFees()
	g.SetSorted("section", true)
	r.Into(g, 0, "fee", "dear")
	if r.St.Event.Section(2).Fee != 0 || !strings.Contains(r.Asked[0].Said(), "dear") {
		t.Errorf("dear is a fee: %q", r.Asked[0].Said())
	}
	r.Key(fyne.KeyEscape)
	r.Into(g, 1, "fee", "30")
	g.SetSorted("", false)
	rows := g.Table().Rows
	var got []string
	for _, row := range rows {
		var line []string
		for _, c := range row.Cells {
			line = append(line, c.Text)
		}
		got = append(got, strings.Join(line, " "))
	}
	want := []string{"Club 30.00 4 120.00 0.00 120.00", "Reserve 0.00 2 0.00 0.00 0.00", words.Say("fees.all") + "  6 120.00 0.00 120.00"}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("the fees are %q", got)
	}
}

// TestPresentAndPaidAreColumns: one key ticks, and an amount is read.
func TestPresentAndPaidAreColumns(t *testing.T) {
	r := try(t, hosttest.OfClub(2))
	s := NewPlayers(r.players())
	r.Put(s)
	s.chooseShown("present", true)
	s.chooseShown("paid", true)
	s.chooseShown("fee", true)
	r.Win.Canvas().Focus(s.Grid)
	tb := s.Grid.Table()
	s.Grid.Select(1, tb.Column("present"))
	r.Typed("x")
	must.Do(t, s.Enter(1, tb.Column("paid"), "yes"))
	must.Do(t, s.Enter(1, tb.Column("fee"), "12,50"))
	p := r.St.Section.Players[1]
	if !p.Present || p.Paid != model.InFull || p.Fee != 1250 || rowCells(s, 1, "present", "paid", "fee") != "✓ ✓ 12.50" {
		t.Errorf("Bea is %+v, shown %q", p, rowCells(s, 1, "present", "paid", "fee"))
	}
	if got := tb.Columns[tb.Column("fee")].Title + ", " + tb.Columns[tb.Column("paid")].Title; got != "Own fee, Paid" {
		t.Errorf("without a currency the headings are %s", got)
	}
	header := steps.HeaderOf(r.St.Event)
	header.Currency = "EUR"
	must.Do(t, r.Do(steps.EditTournament{Header: header}))
	s.Show(r.St)
	in := s.Grid.Table()
	if got := in.Columns[in.Column("fee")].Title + ", " + in.Columns[in.Column("paid")].Title; got != "Own fee (EUR), Paid (EUR)" {
		t.Errorf("with a currency the headings are %s", got)
	}
	s.Clear([]int{1}, tb.Column("present"))
	if r.St.Section.Players[1].Present {
		t.Error("Delete does not take the tick back")
	}
	if err := s.Enter(0, tb.Column("paid"), "perhaps"); err == nil {
		t.Error("perhaps is paid")
	}
}
