package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/words"
	"wallchart/ui/people"
)

// inPlayers shows the players with these columns, and goes to the first row of one.
func (b *robot) inPlayers(columns ...string) *people.Players {
	b.t.Helper()
	b.show("players")
	s := b.screen.(*people.Players)
	for i := range columns { // the first last: the cursor stays there
		s.ChooseColumn(columns[len(columns)-1-i])
	}
	b.win.Canvas().Focus(s.Grid)
	s.Grid.Select(0, columnIn(s, columns[0]))
	return s
}

func columnIn(s *people.Players, id string) int {
	t := s.Grid.Table()
	return t.Column(id)
}

// column is what stands in a column, from the top, without the empty line.
func (b *robot) column(s *people.Players, id string) string {
	t := s.Grid.Table()
	var all []string
	for _, r := range t.Rows[:len(t.Rows)-1] {
		all = append(all, r.Cells[t.Column(id)].Text)
	}
	return strings.Join(all, "|")
}

// pasteText is Ctrl+V of the real window.
func (b *robot) pasteText(text string) {
	b.fyne.Clipboard().SetContent(text)
	b.win.Canvas().Focused().(fyne.Shortcutable).TypedShortcut(&fyne.ShortcutPaste{Clipboard: b.fyne.Clipboard()})
}

// TestABlockFromExcelIsOneChange: clubs and grades of three players in one step, which
// one undo takes back; the players stay who they are.
func TestABlockFromExcelIsOneChange(t *testing.T) {
	b := begin(t)
	s := b.inPlayers("club", "grade")
	people := b.people()
	steps := len(b.doc.Entries())
	b.pasteText("\"North\r\nSide\"\r\nSouth\r\nEast\r\n")
	if got := b.column(s, "club"); got != "North Side|South|East|||" {
		t.Errorf("the clubs are %q", got)
	}
	if n := len(b.doc.Entries()); n != steps+1 {
		t.Errorf("the log has %d steps more", n-steps)
	}
	if got, want := b.status.left.Text, words.Say("grid.taken", 3); got != want {
		t.Errorf("said is %q, want %q", got, want)
	}
	if label := b.steps.undoWords(); !strings.Contains(label, "Change 3 cells") {
		t.Errorf("undo is called %q", label)
	}
	b.press(fyne.KeyZ, ctrl)
	if got := b.column(s, "club"); got != "|||||" {
		t.Errorf("one undo leaves %q", got)
	}
	if strings.Join(b.people(), "|") != strings.Join(people, "|") {
		t.Errorf("the players are %v", b.people())
	}
}

// TestABadCellHoldsUpNoOther: ratings and byes pasted together; "15OO" stays in its
// cell with the reason, F8 goes to it, and the right number takes it away.
func TestABadCellHoldsUpNoOther(t *testing.T) {
	b := begin(t)
	s := b.inPlayers("rating")
	b.pasteText("1501\n15OO\n1503")
	if got := b.column(s, "rating"); !strings.HasPrefix(got, "1501|") || strings.Split(got, "|")[2] != "1503" {
		t.Errorf("the ratings are %q", got)
	}
	if s.Grid.Faults() != 1 || !strings.Contains(b.status.left.Text, "15OO") {
		t.Fatalf("%d texts are refused; said is %q", s.Grid.Faults(), b.status.left.Text)
	}
	s.Grid.Select(5, 1)
	b.press(fyne.KeyF8, 0)
	if row, col, _ := s.Grid.Selected(); row != 1 || col != columnIn(s, "rating") {
		t.Errorf("F8 goes to %d, %d", row, col)
	}
	b.typed("1502")
	b.press(fyne.KeyReturn, 0)
	if got := strings.Split(b.column(s, "rating"), "|")[1]; got != "1502" || s.Grid.Faults() != 0 {
		t.Errorf("corrected is %q, %d stay refused", got, s.Grid.Faults())
	}
}

// TestByesArePastedAndFilled: through the rules for byes that typing uses.
func TestByesArePastedAndFilled(t *testing.T) {
	b := begin(t)
	s := b.inPlayers("r1")
	b.pasteText("H\tB\nx\tU")
	if got := rowCells(s, 0, "r1", "r2") + "/" + rowCells(s, 1, "r2"); got != "H B/U" || s.Grid.Faults() != 1 {
		t.Errorf("entered is %q, refused %d", got, s.Grid.Faults())
	}
	s.Grid.Select(1, columnIn(s, "r1"))
	b.press(fyne.KeyEscape, 0)
	s.Grid.Select(0, columnIn(s, "r1"))
	for range 2 {
		s.Grid.KeyDown(&fyne.KeyEvent{Name: "LeftShift"})
		b.press(fyne.KeyDown, 0)
	}
	s.Grid.KeyUp(&fyne.KeyEvent{Name: "LeftShift"})
	b.press(fyne.KeyD, ctrl)
	if got := b.column(s, "r1"); !strings.HasPrefix(got, "H|H|H|") {
		t.Errorf("filled down is %q", got)
	}
	b.press(fyne.KeyDelete, 0)
	if got := b.column(s, "r1"); got != "|||||" || rowCells(s, 0, "r2") != "B" {
		t.Errorf("Delete leaves %q", got)
	}
	if label := b.steps.undoWords(); !strings.Contains(label, "Clear 3 cells") {
		t.Errorf("undo is called %q", label)
	}
}

// TestNamesInABlockAreAList: what reaches into the names is people, for whom the import
// dialog compares who is there; lines below the last player are left out, with a word.
func TestNamesInABlockAreAList(t *testing.T) {
	b := begin(t)
	s := b.inPlayers("rating")
	people := b.people()
	s.Grid.Select(0, columnIn(s, "name"))
	b.pasteText("Nina\t1400\nOle\t1300")
	if b.dialogs.count != 1 || b.people()[0] != people[0] {
		t.Fatalf("%d dialogs; the players are %v", b.dialogs.count, b.people())
	}
	b.press(fyne.KeyEscape, 0)
	s.Grid.Select(5, columnIn(s, "rating"))
	b.pasteText("1600\n1700\n1800")
	if got := b.status.left.Text; len(b.people()) != 7-1 || got != words.Say("people.below", 2) {
		t.Errorf("%d players; said is %q", len(b.people()), got)
	}
	if got := b.state.Section.Players[5].Rating; got != 1600 {
		t.Errorf("the last player's rating is %d", got)
	}
}

// TestCellsByCommand: what the keys do has a command each, which says what it lacks.
func TestCellsByCommand(t *testing.T) {
	b := begin(t)
	s := b.inPlayers("rating")
	b.run(b.command("edit.select.row"))
	if !s.Grid.WholeRows() {
		t.Error("the row is not selected")
	}
	b.run(b.command("edit.select.all"))
	b.run(b.command("edit.cells.copy"))
	if got := grid.ParseTSV(b.fyne.Clipboard().Content()); len(got) != 6 || got[0][1] != b.people()[0] {
		t.Errorf("copied is %q", got)
	}
	b.run(b.command("edit.select.column"))
	if r, _ := s.Grid.Range(); r.Rows() != 7 {
		t.Errorf("selected is %+v", r)
	}
	s.Grid.Select(0, columnIn(s, "rating"))
	b.fyne.Clipboard().SetContent("2222")
	b.run(b.command("edit.cells.paste"))
	s.Grid.Select(1, columnIn(s, "rating"))
	b.run(b.command("edit.fill"))
	if got := b.column(s, "rating"); !strings.HasPrefix(got, "2222|2222|") {
		t.Errorf("pasted and filled is %q", got)
	}
	b.run(b.command("edit.cells.clear"))
	if got := b.column(s, "rating"); !strings.HasPrefix(got, "2222||") {
		t.Errorf("cleared is %q", got)
	}
	b.fyne.Clipboard().SetContent("")
	b.show("standings")
	for id, want := range map[string]string{"edit.fill": "why.no.typing", "edit.cells.paste": "why.no.typing"} {
		if got := b.command(id).why(); got != words.Say(want) {
			t.Errorf("%s: %q", id, got)
		}
	}
	b.show("tiebreaks")
	if got := b.command("edit.cells.copy").why(); got != words.Say("why.no.table") {
		t.Errorf("copying tie-breaks: %q", got)
	}
	b.show("players")
	if got := b.command("edit.cells.paste").why(); got != words.Say("why.no.clipboard") {
		t.Errorf("with nothing to paste: %q", got)
	}
}

// TestUndoTakesRefusedTextsAlong: a paste of which a part was taken is undone with its
// marks, and redone with them; of one that was refused whole, undo takes the marks and
// nothing that was done before it.
func TestUndoTakesRefusedTextsAlong(t *testing.T) {
	b := begin(t)
	s := b.inPlayers("rating")
	before := b.column(s, "rating")
	b.pasteText("1501\n15OO")
	b.press(fyne.KeyZ, ctrl)
	if s.Grid.Faults() != 0 || b.column(s, "rating") != before {
		t.Errorf("undone, %d stay refused beside %s", s.Grid.Faults(), b.column(s, "rating"))
	}
	b.press(fyne.KeyY, ctrl)
	if s.Grid.Faults() != 1 || !strings.HasPrefix(b.column(s, "rating"), "1501|") {
		t.Errorf("done again, %d are refused beside %s", s.Grid.Faults(), b.column(s, "rating"))
	}
	s.Grid.Select(3, columnIn(s, "rating"))
	b.pasteText("many\nfew")
	steps := len(b.doc.Entries())
	if s.Grid.Faults() != 3 {
		t.Fatalf("%d are refused", s.Grid.Faults())
	}
	b.press(fyne.KeyZ, ctrl)
	if s.Grid.Faults() != 1 || len(b.doc.Entries()) != steps || b.status.left.Text != words.Say("grid.takenBack") {
		t.Errorf("undo leaves %d refused and makes %d steps; %q", s.Grid.Faults(), len(b.doc.Entries())-steps, b.status.left.Text)
	}
	b.press(fyne.KeyZ, ctrl)
	if s.Grid.Faults() != 0 || b.column(s, "rating") != before {
		t.Errorf("undone once more, %d stay refused beside %s", s.Grid.Faults(), b.column(s, "rating"))
	}
}
