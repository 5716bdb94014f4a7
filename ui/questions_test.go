package ui

import (
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks/catalogue"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

// TestTheAssistantAsks: where the preset has a tie-break of ratings and somebody in the list has none, the last step asks, and the
// answer is in the event that is made.
func TestTheAssistantAsks(t *testing.T) {
	b := open(t)
	b.begun("Spring Open")
	b.fyne.Clipboard().SetContent("Name\tRating\nBerg, Anna\t1900\nCarter, Ben\t\n")
	b.win.Canvas().Focused().(fyne.Shortcutable).TypedShortcut(&fyne.ShortcutPaste{Clipboard: b.fyne.Clipboard()})
	b.next()
	b.next()
	b.at("new.step.rules")
	n := b.assistant()
	p := must.Have(catalogue.PresetByCode("fide-swiss-rated"))(t)
	n.Preset.SetSelected(words.Text(p.Name))
	asks := func() *controls.Select {
		for _, s := range asked[*controls.Select](b) {
			if s.PlaceHolder == words.Say("questions.open") {
				return s
			}
		}
		t.Fatalf("it does not ask: %s", b.told())
		return nil
	}
	choice := asks()
	if choice.Selected != "" {
		t.Fatalf("answered is %q", choice.Selected)
	}
	choice.SetSelectedIndex(0)
	if got := asks().Selected; got != choice.Options[0] {
		t.Errorf("shown is %q", got)
	}
	b.next()
	if b.state.Section == nil || b.state.Section.Ranking.Ruled(model.OnUnrated) != model.UnratedDrop {
		t.Errorf("the event has %+v", b.state.Section)
	}
}
