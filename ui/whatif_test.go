package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/model"
	"wallchart/must"
	"wallchart/ui/hosttest"
	"wallchart/ui/kit/grid"
)

// lastOpen is a club of four before its second round is played: Ash 1, Bea and Dov ½, Cai 0; Ash–Bea and Cai–Dov are open.
func lastOpen(t *testing.T) *robot {
	t.Helper()
	b := open(t)
	s := hosttest.AfterOne()
	s.Planned = 2
	hosttest.Plays(s, [2]model.ID{1, 2}, [2]model.ID{3, 4})
	must.Do(t, b.documents.OpenNew((&model.Tournament{Name: "Test", Start: "2026-05-01"}).With(s)))
	return b
}

// placesOf are who stands where by what is tried out, with the place now.
func placesOf(b *robot) string {
	b.t.Helper()
	grids := asked[*grid.Grid](b)
	t := grids[len(grids)-1].Table()
	var all []string
	for _, r := range t.Rows {
		all = append(all, r.Cells[t.Column("rank")].Text+" "+r.Cells[t.Column("name")].Text+" ("+r.Cells[t.Column("was")].Text+")")
	}
	return strings.Join(all, ", ")
}

// TestWhatIf: results are tried out by single keys; the event has them once they are kept, as one step that one undo takes back.
func TestWhatIf(t *testing.T) {
	b := lastOpen(t)
	before := b.doc.Tournament()
	b.do("standings.whatif")
	b.typed("0")
	b.typed("=")
	// Bea 1½; Ash and Dov 1 and, by Buchholz, 2; Cai ½
	if got := placesOf(b); got != "1 Bea (2), 2= Ash (1), 2= Dov (2), 4 Cai (4)" {
		t.Errorf("tried out: %s", got)
	}
	if b.doc.Tournament() != before {
		t.Fatal("the event has what is only tried out")
	}
	b.press(fyne.KeyReturn, ctrl)
	b.closed()
	got := b.state.Section.Rounds[1].Pairings
	if got[0].Outcomes != [2]model.Outcome{model.Loss, model.Win} || got[1].Outcomes != [2]model.Outcome{model.Draw, model.Draw} {
		t.Errorf("kept are %v and %v", got[0].Outcomes, got[1].Outcomes)
	}
	if why := b.command("standings.whatif").why(); !strings.Contains(why, "Every board has its result") {
		t.Errorf("with nothing open it says %q", why)
	}
	b.press(fyne.KeyZ, ctrl)
	if len(b.state.Section.Rounds[1].Open()) != 2 || len(b.doc.Undoable()) != 0 {
		t.Errorf("one undo leaves %v", b.state.Section.Rounds[1])
	}
}

// TestWhatIfThrownAway: nothing kept is refused, and thrown away the event is as it was.
func TestWhatIfThrownAway(t *testing.T) {
	b := lastOpen(t)
	before := b.doc.Tournament()
	b.do("standings.whatif")
	if b.press(fyne.KeyReturn, ctrl); !strings.Contains(b.dialogs.top().Said(), "Type a result first") {
		t.Errorf("with nothing tried it says %q", b.dialogs.top().Said())
	}
	now := placesOf(b)
	if b.typed("1"); placesOf(b) == now {
		t.Fatalf("nothing is tried out: %s", now)
	}
	b.press(fyne.KeyEscape, 0)
	b.closed()
	if b.doc.Tournament() != before {
		t.Error("thrown away, the event is another one")
	}
}
