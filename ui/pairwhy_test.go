package ui

import (
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// TestACorrectionMakesNobodyElsesPairing: the program paired round 3, then a
// result of round 2 is corrected; the boards of round 3 are its own all the same.
// One that is swapped by hand is not.
func TestACorrectionMakesNobodyElsesPairing(t *testing.T) {
	b := begin(t)
	path := filepath.Join(b.folder, "kept.wallchart")
	must.Do(t, b.documents.SaveAs(path))
	b.press(fyne.KeyF6, 0)
	b.typed("111")
	b.press(fyne.KeyF6, 0)
	id := b.state.Section.ID
	p := b.state.Section.Rounds[0].Pairings[0]
	must.Do(t, b.Do(steps.SetResult{Section: id, Round: 1, Board: p.Board, Who: p.Sides[0],
		Result: steps.Result{model.Loss, model.Win}}))
	b.documents.Close() // it is known after opening the event again, too
	b.Open(path)
	b.show("rounds")
	before := false
	for row := range b.rounds().Grid.Table().Rows {
		b.rounds().Grid.Select(row, 0)
		text := b.whyText()
		if strings.Contains(text, "by hand") {
			t.Errorf("board %d: %s", row+1, text)
		}
		before = before || strings.Contains(text, "before these corrections") &&
			strings.Contains(text, "Enter 0-1, round 1 board 1") && strings.Contains(text, "it would pair")
	}
	if !before {
		t.Error("no board says that it was paired before the correction")
	}
	x, y := b.rounds().At(0).Sides[0], b.rounds().At(1).Sides[0]
	must.Do(t, b.Do(steps.SwapParticipants{Section: id, Round: 2, A: x, B: y}))
	b.rounds().Grid.Select(0, 0)
	if got := b.whyText(); !strings.Contains(got, "by hand") {
		t.Errorf("a board swapped by hand says %q", got)
	}
}

// TestACorrectionTellsOfLaterRounds: 4 beat 1, not 1 4, which is corrected when
// round 2 is paired. By the Dutch System (C.04.3) round 2 was 2-1 4-3 6-5 and would
// be 2-3 4-5 6-1. It is said in the bar over the screen, and in the panel until the next
// change, and not at all when the correction is taken back.
func TestACorrectionTellsOfLaterRounds(t *testing.T) {
	b := beginWith(t, 6, func(*model.Section) {})
	b.press(fyne.KeyF6, 0)
	b.typed("101")
	b.press(fyne.KeyF6, 0)
	if got := b.boards(); got != "1 P2-P1, 2 P4-P3, 3 P6-P5" {
		t.Fatalf("round 2 is %s", got)
	}
	s := b.rounds()
	s.TurnTo(1)
	must.Do(t, s.Enter(0, "0-1"))
	said := "Round 2 was paired before this. From the event as it is now 3 of its 3 boards would be different."
	if !strings.HasPrefix(b.barText(), "Round 2: 3 of 3 boards would be different now.") {
		t.Errorf("the bar says %q", b.barText())
	}
	b.mark("result", 1)
	for _, want := range []string{said, "board 2, P4 – P3: P4 would meet P5, and P3 P2"} {
		if !strings.Contains(b.whyText(), want) {
			t.Errorf("the panel lacks %q:\n%s", want, b.whyText())
		}
	}
	b.notices.Buttons[1].OnTapped()
	if text, _ := b.dialogText(); !strings.Contains(text, "P6 would meet P1") {
		t.Errorf("Show says %q", text)
	}
	b.press(fyne.KeyEscape, 0)
	b.do("edit.undo")
	if text := b.barText() + b.whyText(); strings.Contains(text, "paired before") || strings.Contains(text, "different") {
		t.Errorf("taken back, and still: %s", text)
	}
	b.do("edit.redo")
	if !strings.HasPrefix(b.barText(), "Round 2: 3 of 3 boards would be different now.") {
		t.Errorf("made again, the bar says %q", b.barText())
	}
	s.TurnTo(2)
	must.Do(t, s.Enter(0, "1-0"))
	if text := b.status.left.Text + b.whyText(); strings.Contains(text, "would be different") {
		t.Errorf("a result of round 2 says it again: %s", text)
	}
}

// TestWhyABye: somebody who asked for it reads that, and not how the groups of the others were paired; who is left over reads
// which groups there were.
func TestWhyABye(t *testing.T) {
	b := beginWith(t, 6, func(s *model.Section) { s.System, s.InitialColour = "us-swiss", model.White })
	must.Do(t, b.Do(steps.RequestBye{Section: 1, Who: 2, Round: 1, Bye: model.HalfBye}))
	b.press(fyne.KeyF6, 0)
	b.show("rounds")
	said := map[model.Outcome]string{}
	for row := range b.rounds().Grid.Table().Rows {
		b.rounds().Grid.Select(row, 0)
		if p := b.rounds().At(row); p != nil && p.IsBye() {
			said[p.Outcomes[0]] = b.whyText()
		}
	}
	if s := said[model.HalfBye]; !strings.Contains(s, "asked for before the round") || strings.Contains(s, "Score group") {
		t.Errorf("who asked for a bye reads %q", s)
	}
	if s := said[model.PairingBye]; !strings.Contains(s, "Bye: P6 (no. 6) has the bye") || strings.Contains(s, "asked for") {
		t.Errorf("who is left over reads %q", s)
	}
}

// TestWhyAgreesWithTheBoard: whatever has been done to a round by mouse and keys, no reason gives somebody another colour than the
// board does without saying that the system would. Each board is broken and left to the system, then its colours are turned.
func TestWhyAgreesWithTheBoard(t *testing.T) {
	for _, system := range []string{"us-swiss", "dutch", "knockout", "keizer"} {
		b := beginWith(t, 8, func(s *model.Section) { s.System, s.InitialColour = system, model.White })
		b.press(fyne.KeyF6, 0)
		b.show("rounds")
		for board := 1; board <= 4; board++ {
			p, _ := b.state.Section.Rounds[0].OnBoard(board)
			white, black := p.Sides[0], p.Sides[1]
			must.Do(t, b.Do(steps.RemovePairing{Section: 1, Round: 1, Board: board}))
			b.do("round.rest")
			if p, _ := b.state.Section.Rounds[0].OnBoard(board); p == nil || p.Sides != [2]model.ID{white, black} {
				t.Errorf("%s: board %d broken and paired again is %v", system, board, p)
			}
			name := func(id model.ID) string { e, _ := b.state.Section.Entry(id); return e.Name }
			b.rounds().Grid.Select(board-1, 0)
			if got := b.whyText(); strings.Contains(got, name(white)+" has Black") || strings.Contains(got, name(black)+" has White") {
				t.Errorf("%s: board %d, %s – %s, says\n%s", system, board, name(white), name(black), got)
			}
			must.Do(t, b.Do(steps.SwapSides{Section: 1, Round: 1, Board: board}))
			b.rounds().Grid.Select(board-1, 0)
			got := b.whyText()
			if !strings.Contains(got, "paired by hand") || !strings.Contains(got, "The system gives White to "+name(white)+".") ||
				strings.Contains(got, name(white)+" has White") || strings.Contains(got, name(black)+" has Black") {
				t.Errorf("%s: board %d, turned to %s – %s, says\n%s", system, board, name(black), name(white), got)
			}
		}
	}
}
