package ui

import (
	"strings"
	"testing"
	"wallchart/arbiter/pair"

	"fyne.io/fyne/v2"

	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/phrase"
	"wallchart/ui/kit/words"
)

// inFIDEMode is a Swiss of eight in FIDE mode, of which round 1 is over and round 2 is paired.
func inFIDEMode(t *testing.T) *robot {
	t.Helper()
	b := beginWith(t, 8, func(s *model.Section) { s.System, s.FIDE = "dutch", true })
	b.press(fyne.KeyF6, 0)
	b.whiteWins(1)
	b.press(fyne.KeyF6, 0)
	if n := len(b.state.Section.Rounds); n != 2 {
		t.Fatalf("%d rounds are paired", n)
	}
	return b
}

// warning is the dialog on top, which must be a warning that says something.
func (b *robot) warning(says string) interface{ Accept() } {
	b.t.Helper()
	d := b.dialogs.top()
	text, _ := b.dialogText()
	if d == nil || !strings.Contains(text, says) {
		b.t.Fatalf("no warning that says %q: %q", says, text)
	}
	return d
}

// TestACancelledWarningKeepsWhatWasTyped: the dialog from which a change comes is open below the warning and after it, with what was
// typed, until the answer is yes. The log keeps what was said.
func TestACancelledWarningKeepsWhatWasTyped(t *testing.T) {
	for _, c := range []struct{ planned, what string }{
		{"7", "the same round is the last"},
		{"2", "round 2 becomes the last, and is examined on the way"},
	} {
		b := inFIDEMode(t)
		b.askRounds()
		settings := b.dialogs.top()
		b.field("settings.planned").SetText(c.planned)
		settings.Accept()
		b.warning("and 9 were announced")
		b.dialogs.top().Leave()
		if typed := b.field("settings.planned").Text; b.dialogs.top() != settings || typed != c.planned || settings.Said() != "" {
			t.Errorf("%s: cancelled, the dialog has %q and says %q", c.what, typed, settings.Said())
		}
		if s := b.state.Section; s.Planned != 9 || b.status.left.Text != words.Say("warn.left") {
			t.Errorf("%s: %d rounds are planned, %q", c.what, s.Planned, b.status.left.Text)
		}
		settings.Accept()
		b.warning("and 9 were announced").Accept()
		b.warning("for good").Accept()
		if s := b.state.Section; b.asked() || s.Planned == 9 || len(s.Altered) != 1 {
			t.Errorf("%s: confirmed, %d rounds are planned, %v", c.what, s.Planned, s.Altered)
		}
		log := b.doc.Entries()
		last := log[len(log)-1]
		if text := last.In(phrase.English, steps.List); !strings.Contains(text, "warned of, level 4: The number of rounds") {
			t.Errorf("%s: the log says %q", c.what, text)
		}
	}
}

// TestAWarningInACell: the cell stays open with what was typed when the answer is no, and closes when it is yes.
func TestAWarningInACell(t *testing.T) {
	b := inFIDEMode(t)
	s := b.rounds()
	s.TurnTo(1)
	typed := func() {
		shown := s.Grid.Table()
		s.Grid.Select(0, shown.Column("result"))
		b.press(fyne.KeyF2, 0)
		b.press(fyne.KeyA, ctrl)
		b.typed("0-1")
		b.press(fyne.KeyReturn, 0)
		b.warning("the round after it was paired on the former")
	}
	first := func() model.Outcome { return b.state.Section.Rounds[0].Pairings[0].Outcomes[0] }
	typed()
	b.dialogs.top().Leave()
	if _, _, open := s.Grid.Editing(); !open || first() != model.Win {
		t.Errorf("cancelled, the cell is open: %v, %s", open, first())
	}
	s.Grid.Cancel()
	if got := b.results()[0]; got != "1-0" {
		t.Errorf("given up, the result is %s", got)
	}
	typed()
	b.dialogs.top().Accept()
	if _, _, open := s.Grid.Editing(); open || b.asked() || first() != model.Loss {
		t.Errorf("confirmed, the cell is open: %v, %s", open, first())
	}
}

// TestNothingGoesOnBeforeTheAnswer: a round on adjourned games is shown when that is acknowledged, and not before.
func TestNothingGoesOnBeforeTheAnswer(t *testing.T) {
	b := beginWith(t, 8, func(s *model.Section) { s.System, s.FIDE = "dutch", true })
	b.press(fyne.KeyF6, 0)
	s := b.state.Section
	p := s.Rounds[0].Pairings[0]
	b.whiteWins(1)
	c, err := pair.Result(b.state.Section, 1, p.Board, p.Sides[0], "?")
	if err != nil || b.Do(c) != nil {
		t.Fatal(err)
	}
	must.Do(t, b.Do(steps.SetAdjourned{Section: s.ID, Round: 1, Board: p.Board, Adjourned: true}))
	b.press(fyne.KeyF6, 0)
	b.warning("counts as a draw there")
	if b.rounds().Round != 1 || !strings.HasPrefix(b.barText(), words.Say("notice.in", 1)) {
		t.Errorf("round %d is shown before the answer, %q", b.rounds().Round, b.barText())
	}
	b.dialogs.top().Leave()
	if b.rounds().Round != 1 || len(b.state.Section.Rounds) != 1 {
		t.Errorf("cancelled, round %d is shown of %d", b.rounds().Round, len(b.state.Section.Rounds))
	}
	b.press(fyne.KeyF6, 0)
	b.warning("counts as a draw there").Accept()
	if b.rounds().Round != 2 || b.barText() == "" {
		t.Errorf("confirmed, round %d is shown, %q", b.rounds().Round, b.barText())
	}
}

// TestOtherThanWhatWasSaidIsAskedAgain: the answer is to what was said, and to nothing else.
func TestOtherThanWhatWasSaidIsAskedAgain(t *testing.T) {
	one := []arbiter.Warning{{Level: 4, Code: "rounds", Text: phrase.New("The number of rounds becomes %d, and %d were announced.", 6, 5)}}
	two := []arbiter.Warning{{Level: 4, Code: "rounds", Text: phrase.New("The number of rounds becomes %d, and %d were announced.", 7, 5)}}
	if !alike(one, one) || alike(one, two) || alike(one, nil) {
		t.Error("warnings are alike that are not")
	}
}
