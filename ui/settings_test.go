package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/arbiter/pair"
	"wallchart/model"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

// askFIDE opens the section's settings where FIDE mode is, and returns its tick.
func (b *robot) askFIDE() *controls.Check {
	b.t.Helper()
	b.setting.AskSettings()
	b.turns("settings.fide")
	return asked[*controls.Check](b)[0]
}

// TestFIDEModeInTheWindow: it is turned on before the first round; then what it does not allow is refused in the dialog, which stays
// open, and leaving it, which is confirmed twice, lets it through as one step. It is not offered again.
func TestFIDEModeInTheWindow(t *testing.T) {
	b := beginWith(t, 8, func(s *model.Section) { s.System = "dutch" })
	mode := b.askFIDE()
	if text, _ := b.dialogText(); mode.Checked || !strings.Contains(text, "until the first round is paired") {
		t.Errorf("before the first round: %v, %q", mode.Checked, text)
	}
	mode.SetChecked(true)
	b.press(fyne.KeyReturn, ctrl)
	if !b.state.Section.FIDE || b.doc.UndoLabel().String() != "FIDE mode" {
		t.Fatalf("it is not in FIDE mode: %s", b.doc.UndoLabel())
	}
	b.press(fyne.KeyF6, 0)
	b.setting.AskSettings()
	b.turns("settings.accelerate")
	asked[*controls.Radio](b)[0].SetSelected(words.Text(pair.Accelerations[1].Name))
	b.press(fyne.KeyReturn, ctrl)
	if text, _ := b.dialogText(); !strings.Contains(text, "FIDE mode the acceleration stays as it is") {
		t.Errorf("an acceleration in FIDE mode: %s", text)
	}
	b.turns("settings.fide")
	if text, _ := b.dialogText(); !strings.Contains(text, "there is no way back") {
		t.Errorf("before it is left: %q", text)
	}
	asked[*controls.Check](b)[0].SetChecked(false)
	b.press(fyne.KeyReturn, ctrl)
	if text, _ := b.dialogText(); !b.state.Section.FIDE || !strings.Contains(text, "FIDE may not rate it") {
		t.Errorf("no warning before it is left: %q", text)
	}
	warnings := b.dialogs.top()
	warnings.Accept()
	if text, _ := b.dialogText(); !b.state.Section.FIDE || !strings.Contains(text, "There is no way back") {
		t.Errorf("no second page of the warning: %q", text)
	}
	warnings.Accept()
	if s := b.state.Section; s.FIDE || len(s.Acceleration) == 0 || len(s.Altered) != 2 {
		t.Errorf("left: %v, %v, %v", s.FIDE, s.Acceleration, s.Altered)
	}
	mode = b.askFIDE()
	if text, _ := b.dialogText(); !mode.Disabled() || !strings.Contains(text, "was left") {
		t.Errorf("after it: %v, %q", mode.Disabled(), text)
	}
}
