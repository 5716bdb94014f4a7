package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/ui/kit/controls"
)

// TestNothingChangedIsSaidAndNoStep: somebody who never left is "back".
func TestNothingChangedIsSaidAndNoStep(t *testing.T) {
	b := begin(t)
	changes := len(b.doc.Entries())
	must.Do(t, b.Do(steps.Withdraw{Section: b.state.Section.ID, Who: 1}))
	if got := b.status.left.Text; !strings.HasPrefix(got, "Nothing changed: Take back the withdrawal of Anna") {
		t.Errorf("the status line says %q", got)
	}
	if n := len(b.doc.Entries()); n != changes || !b.doc.UndoLabel().Empty() {
		t.Errorf("a change that changes nothing is a step: %q", b.doc.UndoLabel())
	}
}

// TestTheStatusLineDoesNotStick: what is said of the cell under the pointer goes
// with the next key, and "No event is open" when one is opened.
func TestTheStatusLineDoesNotStick(t *testing.T) {
	b := open(t)
	b.run(b.command("print.export"))
	if got := b.status.left.Text; !strings.HasPrefix(got, "No event is open") {
		t.Fatalf("the status line says %q", got)
	}
	b.stage().OpenSample("club.wallchart")
	if got := b.status.left.Text; !strings.HasPrefix(got, "Every change is on disk") {
		t.Errorf("with an event open the status line says %q", got)
	}
	b.show("rounds")
	g := b.rounds().Grid
	hover := func() string {
		table := g.Table()
		for col := range table.Columns {
			for y := float32(30); y < 200; y += 20 {
				g.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(float32(20+60*col), y)}})
				if b.status.hint != "" {
					return b.status.left.Text
				}
			}
		}
		return ""
	}
	said := hover()
	if said == "" {
		t.Fatal("no cell says anything to the pointer")
	}
	b.win.Canvas().Focus(g)
	b.press(fyne.KeyDown, 0)
	if got := b.status.left.Text; got == said {
		t.Errorf("after a key the status line still says %q", got)
	}
	g.MouseOut()
	said = hover()
	_ = b.Do(steps.RenameSection{Section: b.state.Section.ID, To: "Another name"})
	if got := b.status.left.Text; got == said || said == "" {
		t.Errorf("after a change the status line still says %q", got)
	}
	b.documents.Close()
	if got := b.status.left.Text; !strings.HasPrefix(got, "Up and Down choose") {
		t.Errorf("with the event closed the status line says %q", got)
	}
}

// TestAnotherEventBeginsAfresh: the round, the column and the style of the last
// event are not those of the next.
func TestAnotherEventBeginsAfresh(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("swiss15.wallchart")
	crosstable := b.stage().Table()
	crosstable.Grid.Select(5, 4)
	b.stage().Style("crosstable.style.wallchart")
	picks := onScreen[*controls.Select](b)
	after := picks[len(picks)-1].Selected
	if after == "" {
		t.Fatal("the sample has no round")
	}
	s := &model.Section{ID: 1, Name: "New", Planned: 5, Scoring: model.Classic(model.One, model.Half, 0), LastID: 2}
	for i, name := range []string{"Anna", "Ben"} {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: name}})
	}
	must.Do(t, b.documents.OpenNew((&model.Tournament{Name: "New"}).With(s)))
	if b.shown != "crosstable" {
		b.show("crosstable")
	}
	fresh := b.stage().Table()
	picks = onScreen[*controls.Select](b)
	if pick := picks[len(picks)-1]; pick.Selected != "" || pick.PlaceHolder != "No round is played" {
		t.Errorf("an event without rounds is shown %q, %q", pick.Selected, pick.PlaceHolder)
	}
	if row, col, _ := fresh.Grid.Selected(); row != 0 || col != 0 {
		t.Errorf("the caret stands at %d, %d as in the last event", row, col)
	}
	b.show("rounds")
	if pick := onScreen[*controls.Select](b)[0]; pick.Selected != "" || pick.PlaceHolder != "No round is paired" {
		t.Errorf("the rounds are shown %q, %q", pick.Selected, pick.PlaceHolder)
	}
}

// TestOneBoardIsNoBoards: the words follow the number.
func TestOneBoardIsNoBoards(t *testing.T) {
	b := begin(t)
	b.press(fyne.KeyF6, 0)
	b.typed("1")
	if got := b.status.left.Text; !strings.Contains(got, "2 boards of round 1 have no result") {
		t.Errorf("of two boards the status line says %q", got)
	}
	b.typed("1")
	if got := b.status.left.Text; !strings.Contains(got, "1 board of round 1 has no result") {
		t.Errorf("of one board the status line says %q", got)
	}
}
