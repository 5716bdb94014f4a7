package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"wallchart/model"
	"wallchart/ui/boards"
	"wallchart/ui/hosttest"
	"wallchart/ui/kit/words"
)

// enterTwice pairs round 1, enters 1-0, ½-½, 0-1 and begins the second entry.
func enterTwice(t *testing.T) *robot {
	t.Helper()
	b := begin(t)
	b.do("round.pair")
	b.typed("1=0")
	b.press(fyne.KeyD, ctrl|fyne.KeyModifierShift)
	if got := strings.Join(b.results(), "|"); got != "||" {
		t.Fatalf("the first entry is shown: %q", got)
	}
	return b
}

// bar is the text in the bar over the screen.
func (b *robot) bar() string {
	if x := b.notices.Current(); x != nil {
		return x.Text
	}
	return ""
}

// lastStep is the last line of the log.
func (b *robot) lastStep() string {
	log := b.doc.Entries()
	return log[len(log)-1].Label
}

func TestASecondEntryThatAgrees(t *testing.T) {
	b := enterTwice(t)
	b.typed("1")
	if !strings.HasPrefix(b.bar(), "Second entry of round 1: 1 of 3 typed.") || b.command("round.second").wording() != "End the second entry" {
		t.Errorf("after one result the bar says %q", b.bar())
	}
	b.typed("=0")
	if b.command("round.second").wording() != words.Say("cmd.round.second") || strings.Join(b.results(), "|") != "1-0|½-½|0-1" {
		t.Errorf("after the last result the boards show %q", b.results())
	}
	if b.bar() != "Second entry of round 1: all 3 results agree." || b.lastStep() != "Second entry of round 1: all 3 results agree" {
		t.Errorf("the bar says %q, the log %q", b.bar(), b.lastStep())
	}
}

// TestASecondEntryStopsAtWhatDiffers: both are said; 1 keeps the first, 2 takes the
// second, Escape leaves it, and the log counts them.
func TestASecondEntryStopsAtWhatDiffers(t *testing.T) {
	for _, c := range []struct {
		key            fyne.KeyName
		results, label string
	}{
		{fyne.Key1, "1-0|½-½|0-1", "Second entry of round 1: all 3 results agree"},
		{fyne.Key2, "1-0|0-1|0-1", "Second entry of round 1: 2 of 3 results agree, 1 corrected"},
		{fyne.KeyEscape, "1-0|½-½|0-1", "Second entry of round 1: 2 of 3 results agree"},
	} {
		b := enterTwice(t)
		b.typed("10")
		text, buttons := b.dialogText()
		if !strings.Contains(text, "The first entry says ½-½, the second 0-1.") || buttons[words.Say("second.second", "0-1")] == nil {
			t.Fatalf("0 for a draw is answered with %q", text)
		}
		b.press(c.key, 0)
		b.closed()
		b.typed("0")
		if got := strings.Join(b.results(), "|"); got != c.results || b.lastStep() != c.label {
			t.Errorf("%s: %s, the log says %q", c.key, got, b.lastStep())
		}
	}
}

// TestASecondEntryCanBeEnded: by its key, with a note of how far it came, and by
// looking at another round, without one.
func TestASecondEntryCanBeEnded(t *testing.T) {
	b := enterTwice(t)
	b.press(fyne.KeyDelete, 0)
	if strings.Join(b.results(), "") != "" || !strings.Contains(b.status.left.Text, "typed a second time") {
		t.Errorf("Delete says %q", b.status.left.Text)
	}
	b.press(fyne.KeyD, ctrl|fyne.KeyModifierShift)
	if b.lastStep() == "Second entry" || b.bar() != "" || strings.Join(b.results(), "|") != "1-0|½-½|0-1" {
		t.Errorf("ended before anything was typed: the log says %q", b.lastStep())
	}
	b.press(fyne.KeyD, ctrl|fyne.KeyModifierShift)
	b.typed("1")
	b.press(fyne.KeyD, ctrl|fyne.KeyModifierShift)
	if b.lastStep() != "Second entry of round 1: 1 of 3 results agree" {
		t.Errorf("ended after one result: the log says %q", b.lastStep())
	}
	b.do("round.pair")
	b.press(fyne.KeyLeft, fyne.KeyModifierAlt)
	b.press(fyne.KeyD, ctrl|fyne.KeyModifierShift)
	b.press(fyne.KeyRight, fyne.KeyModifierAlt)
	if b.command("round.second").wording() != words.Say("cmd.round.second") {
		t.Error("in another round the second entry goes on")
	}
	b.press(fyne.KeyD, ctrl|fyne.KeyModifierShift)
	if b.command("round.second").wording() != words.Say("cmd.round.second") || !strings.Contains(b.status.left.Text, "no results yet") {
		t.Errorf("a round without results says %q", b.status.left.Text)
	}
}

// TestAMatchIsTypedAgainBoardByBoard: its boards are lines, one key each, though their score is the same; it stops at the board that
// differs, and the rosters' names stand there.
func TestAMatchIsTypedAgainBoardByBoard(t *testing.T) {
	sec := hosttest.League()
	sec.Rounds[0].Pairings[0].Games = []model.Game{
		{Players: [2]model.ID{10, 13}, Outcomes: [2]model.Outcome{model.Win, model.Loss}},
		{Players: [2]model.ID{11, 14}, White: 1, Outcomes: [2]model.Outcome{model.Loss, model.Win}}}
	sec.Rounds[0].Pairings[0] = sec.Settle(sec.Rounds[0].Pairings[0])
	r := try(t, sec)
	s := boards.NewRounds(r)
	r.Put(s)
	r.Win.Canvas().Focus(s.Grid)
	s.TurnSecond()
	lines := func() string {
		tb := s.Grid.Table()
		var all []string
		for _, row := range tb.Rows {
			all = append(all, row.Cells[tb.Column("board")].Text+" "+row.Cells[tb.Column("first")].Text+"-"+
				row.Cells[tb.Column("second")].Text+" "+row.Cells[tb.Column("result")].Text)
		}
		return strings.Join(all, "|")
	}
	if got := lines(); got != "1.1 Ann Lee-Ida Poe |1.2 Ben Lee-Jon Poe " {
		t.Fatalf("the lines are %q", got)
	}
	s.Grid.Select(0, tbColumn(s, "result"))
	r.Typed("1")
	if row, _, _ := s.Grid.Selected(); row != 1 || lines() != "1.1 Ann Lee-Ida Poe 1-0|1.2 Ben Lee-Jon Poe " {
		t.Errorf("after the first board: row %d, %q", row, lines())
	}
	asked := len(r.Asked)
	r.Typed("1")
	if len(r.Asked) != asked+1 ||
		!strings.Contains(r.inDialog(), "Board 1.2, Ben Lee – Jon Poe. The first entry says 0-1, the second 1-0.") {
		t.Fatalf("asked are %d: %s", len(r.Asked)-asked, r.inDialog())
	}
	r.Asked[asked].Accept()
	if s.SecondWords() != words.Say("cmd.round.second") || lines() == "" || strings.Contains(lines(), "1.1") {
		t.Errorf("after the last board: %q", lines())
	}
	if got := r.Made[len(r.Made)-1].Label().String(); got != "Second entry of round 1: all 2 results agree" {
		t.Errorf("the log says %v", got)
	}
}

// inDialog is what the dialog on top says.
func (r *trial) inDialog() (all string) {
	for _, o := range test.LaidOutObjects(r.Win.Canvas().Overlays().Top()) {
		if l, ok := o.(*widget.Label); ok {
			all += l.Text + " "
		}
	}
	return all
}

func tbColumn(s *boards.Rounds, id string) int {
	tb := s.Grid.Table()
	return tb.Column(id)
}
