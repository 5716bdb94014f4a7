package ui

import (
	"strings"
	"testing"

	"wallchart/ui/kit/words"
)

// TestSectionsAreMerged: the section that is shown takes in another, after the dialog has said what becomes of it.
func TestSectionsAreMerged(t *testing.T) {
	b := beginThree(t)
	id := b.state.Section.ID
	before := 0
	for _, s := range b.state.Event.Sections[:2] {
		before += len(s.Players)
	}
	pick := b.App.people.AskMerge()
	text, _ := b.dialogText()
	if !strings.Contains(text, words.Say("merge.with")) || pick.Selected != "3-5" {
		t.Fatalf("the dialog says %q, and chosen is %q", text, pick.Selected)
	}
	tapConfirm(t, b.win.Canvas().Overlays().Top(), words.Say("merge.do"))
	if s := b.state.Event.Section(id); s == nil || len(s.Players) != before || len(b.state.Event.Sections) != 2 {
		t.Errorf("%d sections are left; the merged one is %+v", len(b.state.Event.Sections), s)
	}
	b.run(b.command("edit.undo"))
	if n := len(b.state.Event.Sections); n != 3 {
		t.Errorf("after undo there are %d sections", n)
	}
}
