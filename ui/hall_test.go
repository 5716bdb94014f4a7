package ui

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"wallchart/export/display"
	"wallchart/must"
	"wallchart/ui/hall"
)

// second is the second screen's window, nil while it is closed; what stands on it.
func (b *robot) second() (w fyne.Window, texts []string) {
	for _, w := range b.fyne.Driver().AllWindows() {
		if w.Title() != "Second screen" {
			continue
		}
		for _, o := range w.Content().(*fyne.Container).Objects {
			if text, ok := o.(*canvas.Text); ok {
				texts = append(texts, text.Text)
			}
		}
		return w, texts
	}
	return nil, nil
}

// TestTheSecondScreenFollowsTheDesk: F9 asks, Enter shows; a result that is typed in
// the window stands on the next page; with the event the screen goes.
func TestTheSecondScreenFollowsTheDesk(t *testing.T) {
	b := open(t)
	if why := b.command("view.hall").why(); why == "" {
		t.Error("without an event there is something to show")
	}
	b.stage().OpenSample("club.wallchart")
	b.run(b.command("view.hall"))
	q := question[*hall.Question](b)
	if q == nil {
		t.Fatal("nothing is asked")
	}
	b.press(fyne.KeySpace, 0)
	b.press(fyne.KeyReturn, 0)
	w, texts := b.second()
	if w == nil || b.dialogs.count != 0 {
		t.Fatalf("no second screen, %d dialogs", b.dialogs.count)
	}
	if !slices.Contains(texts, "Pairings of round 4, by name") {
		t.Errorf("it shows %q", texts)
	}
	b.run(b.command("view.hall")) // asked again, it changes the screen that is open
	question[*hall.Question](b).Dialog.Close()
	b.hall.Show(hall.Choice{Kinds: []string{display.ByBoard}, Seconds: 10})
	_, texts = b.second()
	before := len(slices.DeleteFunc(slices.Clone(texts), func(s string) bool { return s != "1-0" }))
	b.run(b.command("round.rounds"))
	s := b.onRounds()
	must.Do(t, s.Enter(1, "1-0"))
	w.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyRight})
	_, texts = b.second()
	if after := len(slices.DeleteFunc(slices.Clone(texts), func(s string) bool { return s != "1-0" })); after != before+1 {
		t.Errorf("%d games are won by White, and %d before: %q", after, before, texts)
	}
	b.documents.Close()
	if w, _ = b.second(); w != nil {
		t.Error("without an event the screen stays open")
	}
}
