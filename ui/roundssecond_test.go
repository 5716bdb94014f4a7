package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/ui/words"
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
	if x := b.notices.current(); x != nil {
		return x.text
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
	if b.rounds().second != nil || strings.Join(b.results(), "|") != "1-0|½-½|0-1" {
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
	if b.rounds().second != nil {
		t.Error("in another round the second entry goes on")
	}
	b.press(fyne.KeyD, ctrl|fyne.KeyModifierShift)
	if b.rounds().second != nil || !strings.Contains(b.status.left.Text, "no results yet") {
		t.Errorf("a round without results says %q", b.status.left.Text)
	}
}
