package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/arbiter"
	"wallchart/model"
)

// TestPairingWithMissingResultsIsWarnedOf (VCL4THP.13, questions 159 and 160): in FIDE mode the next round is paired all the same, and what
// has no result is adjourned by it; elsewhere the window says which results are missing.
func TestPairingWithMissingResultsIsWarnedOf(t *testing.T) {
	b := beginWith(t, 8, func(s *model.Section) { s.System, s.FIDE = "dutch", true })
	b.press(fyne.KeyF6, 0)
	b.whiteWins(1)
	p := b.state.Section.Rounds[0].Pairings[2]
	c, err := arbiter.Result(b.state.Section, 1, p.Board, p.Sides[0], "?")
	if err != nil || b.Do(c) != nil {
		t.Fatal(err)
	}
	b.press(fyne.KeyF6, 0)
	b.warning("Round 1 has no result on board 3.").Accept()
	s := b.state.Section
	if len(s.Rounds) != 2 || !s.Rounds[0].Pairings[2].Adjourned || s.Rounds[0].Pairings[1].Adjourned {
		t.Errorf("%d rounds, round 1 %+v", len(s.Rounds), s.Rounds[0].Pairings)
	}
	b.press(fyne.KeyZ, ctrl)
	if s := b.state.Section; len(s.Rounds) != 1 || s.Rounds[0].Pairings[2].Adjourned {
		t.Errorf("undone, there are %d rounds, round 1 %+v", len(s.Rounds), s.Rounds[0].Pairings)
	}

	b = beginWith(t, 8, func(s *model.Section) { s.System = "dutch" })
	b.press(fyne.KeyF6, 0)
	b.press(fyne.KeyF6, 0)
	if text := b.status.left.Text; len(b.state.Section.Rounds) != 1 || !strings.Contains(text, "no result on board 1") {
		t.Errorf("without FIDE mode: %d rounds, %q", len(b.state.Section.Rounds), text)
	}
}

// TestAPairByHandIsWarnedOf (question 66): in FIDE mode a second meeting is a warning of level 3, once; cancelled, nothing is done.
func TestAPairByHandIsWarnedOf(t *testing.T) {
	b := inFIDEMode(t)
	s := b.state.Section
	first := s.Rounds[0].Pairings[0].Sides
	screen := b.rounds()
	pair := func() {
		c, err := arbiter.PairTwo(b.state.Event, b.state.Section, 2, first[0], first[1])
		screen.lay(c, err)
	}
	pair()
	d := b.warning("met in round 1")
	if title, _ := b.dialogText(); strings.Contains(title, "The rules are against this") {
		t.Errorf("it is asked twice: %q", title)
	}
	b.dialogs.top().Leave()
	if b.asked() || b.state.Section.Rounds[1].Pairings[0].Sides == first {
		t.Errorf("cancelled, %v is asked", d)
	}
	pair()
	b.warning("met in round 1").Accept()
	if p, _ := b.state.Section.Rounds[1].Find(first[0]); b.asked() || p == nil || p.Side(first[1]) < 0 {
		t.Errorf("confirmed, %v is paired", p)
	}
}

// TestEveryPageSaysWhetherItIsInFIDEMode (question 46): the foot of the window has it on every screen.
func TestEveryPageSaysWhetherItIsInFIDEMode(t *testing.T) {
	for fide, want := range map[bool]string{false: "Not in FIDE mode", true: "FIDE mode"} {
		b := beginWith(t, 4, func(s *model.Section) { s.System, s.FIDE = "dutch", fide })
		for n := range 9 {
			b.press(fyne.KeyName(rune('1'+n)), ctrl)
			if _, mark, _ := strings.Cut(b.status.right.Text, "/9 · "); mark != want {
				t.Errorf("page %d says %q, not %q", n+1, b.status.right.Text, want)
			}
		}
	}
}

// TestTheProgramIsNotEndorsed: it stands beside FIDE mode, beside FIDE's systems, and where the program is described.
func TestTheProgramIsNotEndorsed(t *testing.T) {
	b := beginWith(t, 4, func(s *model.Section) { s.System = "dutch" })
	n := b.office.askSettings()
	n.turnTo(4)
	if text, _ := b.dialogText(); !strings.Contains(text, "FIDE has not endorsed this program.") {
		t.Errorf("beside FIDE mode: %q", text)
	}
}
