package ui

import (
	"strings"
	"testing"
	"wallchart/arbiter/entries"

	"fyne.io/fyne/v2"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/must"
)

// TestAnAdjournedGameIsTyped: the next round does not wait for it, and the result ends it.
func TestAnAdjournedGameIsTyped(t *testing.T) {
	b := begin(t)
	b.do("round.pair")
	b.typed("10")
	b.types(1, 3, "adj")
	if got := strings.Join(b.results(), "|"); got != "1-0|0-1|adjourned" || b.command("round.pair").why() != "" {
		t.Fatalf("the boards show %q, pairing says %q", got, b.command("round.pair").why())
	}
	b.do("round.pair")
	if len(b.state.Section.Rounds) != 2 {
		t.Fatal("round 2 is not paired")
	}
	b.press(fyne.KeyLeft, fyne.KeyModifierAlt)
	b.mark("result", 2)
	b.do("round.adjourn")
	if got := b.results()[2]; got != "" {
		t.Errorf("no longer adjourned it shows %q", got)
	}
	b.mark("result", 0)
	if b.do("round.adjourn"); !strings.Contains(b.status.left.Text, "without a result") {
		t.Errorf("on a board with a result it says %q", b.status.left.Text)
	}
}

// TestALockedBoardKeepsItsResult: Ctrl+L locks the boards that are marked, a key on
// them is refused with the way out, and Ctrl+L again unlocks them.
func TestALockedBoardKeepsItsResult(t *testing.T) {
	b := begin(t)
	b.do("round.pair")
	b.typed("1")
	marks := func() string {
		tb := b.rounds().Grid.Table()
		s := ""
		for _, r := range tb.Rows {
			if r.Cells[tb.Column("board")].Mark == table.Locked {
				s += "L"
				continue
			}
			s += "."
		}
		return s
	}
	b.mark("result", 0)
	b.press(fyne.KeyL, ctrl)
	if got := marks(); got != "L.." || !strings.Contains(b.command("edit.undo").wording(), "Lock round 1 board 1 (Anna – Dan)") {
		t.Fatalf("Ctrl+L on the first board marks %s; undo says %q", got, b.command("edit.undo").wording())
	}
	b.mark("result", 0)
	b.typed("0")
	if got := strings.Join(b.results(), "|"); got != "1-0||" || !strings.Contains(b.status.left.Text, "Unlock it first") {
		t.Errorf("a key on the locked board makes %q and says %q", got, b.status.left.Text)
	}
	b.mark("result", 0, 2) // one of them is locked: the others are, too
	b.press(fyne.KeyL, ctrl)
	if got := marks(); got != "LLL" {
		t.Errorf("Ctrl+L on three boards marks %s", got)
	}
	b.mark("result", 0, 2)
	b.press(fyne.KeyL, ctrl)
	b.mark("result", 0)
	b.typed("0")
	if got := marks() + " " + strings.Join(b.results(), "|"); got != "... 0-1||" {
		t.Errorf("unlocked and corrected: %s", got)
	}
}

// TestAProblemIsPutAway: F8 goes to it, Shift+F8 puts it away, undo and the command bring
// it back.
func TestAProblemIsPutAway(t *testing.T) {
	b := begin(t)
	for round := 2; round < 4; round++ {
		must.Do(t, b.Do(entries.Bye(b.state.Section, 1, round, model.HalfBye)))
	}
	if len(b.health.Found) != 1 {
		t.Fatalf("found is %+v", b.health.Found)
	}
	b.press(fyne.KeyF8, fyne.KeyModifierShift)
	if len(b.health.Found) != 1 || !strings.Contains(b.status.left.Text, "Go to a problem first") {
		t.Errorf("before one was gone to it says %q", b.status.left.Text)
	}
	b.press(fyne.KeyF8, 0)
	b.press(fyne.KeyF8, fyne.KeyModifierShift)
	if len(b.health.Found) != 0 || !strings.HasPrefix(b.lastStep(), "Seen: Anna has 2 half-point byes") {
		t.Errorf("put away, %d are found; the log says %q", len(b.health.Found), b.lastStep())
	}
	b.do("edit.undo")
	back := len(b.health.Found)
	b.do("edit.redo")
	b.do("view.again")
	if back != 1 || len(b.health.Found) != 1 {
		t.Errorf("undo brings back %d, the command %d", back, len(b.health.Found))
	}
	if why := b.command("view.again").why(); why != "No problem was put away." {
		t.Errorf("with nothing put away it says %q", why)
	}
}
