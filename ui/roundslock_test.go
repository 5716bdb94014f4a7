package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/export/table"
)

// TestALockedBoardKeepsItsResult: Ctrl+L locks the boards that are marked, a key on
// them is refused with the way out, and Ctrl+L again unlocks them.
func TestALockedBoardKeepsItsResult(t *testing.T) {
	b := begin(t)
	b.do("round.pair")
	b.typed("1")
	marks := func() string {
		tb := b.rounds().grid.Table()
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
