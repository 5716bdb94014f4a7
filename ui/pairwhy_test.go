package ui

import (
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/model"
	"wallchart/model/journal"
)

// TestACorrectionMakesNobodyElsesPairing: the program paired round 3, then a
// result of round 2 is corrected; the boards of round 3 are its own all the same.
// One that is swapped by hand is not.
func TestACorrectionMakesNobodyElsesPairing(t *testing.T) {
	b := begin(t)
	path := filepath.Join(b.folder, "kept.wallchart")
	if err := b.saveAs(path); err != nil {
		t.Fatal(err)
	}
	b.press(fyne.KeyF6, 0)
	b.typed("111")
	b.press(fyne.KeyF6, 0)
	id := b.state.Section.ID
	p := b.state.Section.Rounds[0].Pairings[0]
	if err := b.Do(journal.SetResult{Section: id, Round: 1, Board: p.Board, Who: p.Sides[0], Result: journal.Result{model.Loss, model.Win}}); err != nil {
		t.Fatal(err)
	}
	b.closeEvent() // it is known after opening the event again, too
	b.Open(path)
	b.show("rounds")
	before := false
	for row := range b.rounds().grid.Table().Rows {
		b.rounds().grid.Select(row, 0)
		text := b.whyText()
		if strings.Contains(text, "by hand") {
			t.Errorf("board %d: %s", row+1, text)
		}
		before = before || strings.Contains(text, "before these corrections") && strings.Contains(text, "Enter 0-1, round 1 board 1") && strings.Contains(text, "it would pair")
	}
	if !before {
		t.Error("no board says that it was paired before the correction")
	}
	x, y := b.rounds().at(0).Sides[0], b.rounds().at(1).Sides[0]
	if err := b.Do(journal.SwapParticipants{Section: id, Round: 2, A: x, B: y}); err != nil {
		t.Fatal(err)
	}
	b.rounds().grid.Select(0, 0)
	if got := b.whyText(); !strings.Contains(got, "by hand") {
		t.Errorf("a board swapped by hand says %q", got)
	}
}
