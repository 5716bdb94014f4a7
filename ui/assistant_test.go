package ui

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"wallchart/ui/entry"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/words"
)

// assistant is the one that is open.
func (b *robot) assistant() *entry.Assistant { return question[*entry.Assistant](b) }

// step is the step of the assistant that is shown: its sign, without the number, is the bold one.
func (b *robot) step() string {
	b.t.Helper()
	for _, l := range asked[*widget.Label](b) {
		if l.TextStyle.Bold && len(l.Text) > 3 && l.Text[1:3] == "  " {
			return l.Text[3:]
		}
	}
	return ""
}

// at fails where another step is shown than that with the sign.
func (b *robot) at(sign string) {
	b.t.Helper()
	if got := b.step(); got != words.Say(sign) {
		b.t.Fatalf("the step %q is shown, want %q; %s", got, words.Say(sign), b.told())
	}
}

// begun opens the assistant and goes to its second step by keys: the entry for names.
func (b *robot) begun(name string) (who *controls.Entry) {
	b.t.Helper()
	b.press(fyne.KeyN, fyne.KeyModifierShortcutDefault)
	b.typed(name)
	b.press(fyne.KeyReturn, 0)
	b.at("new.step.players")
	return b.assistant().People.Who
}

// pastesEvent pastes an event as text, and opens it.
func (b *robot) pastesEvent(text string) {
	b.t.Helper()
	b.paste().Show()
	b.pasted(text)
	open := b.button("paste.open")
	if open == nil || open.Disabled() {
		b.t.Fatalf("it cannot be opened: %s", b.told())
	}
	test.Tap(open)
}

// listed tells whether the second step shows a list, and no entry for names.
func (b *robot) listed() bool {
	b.t.Helper()
	return len(asked[*controls.Entry](b)) == 0 && len(asked[*grid.Grid](b)) == 1
}

// next presses the main button by key.
func (b *robot) next() { b.press(fyne.KeyReturn, fyne.KeyModifierShortcutDefault) }

// button is one of the dialog on top, nil where it is not to be seen.
func (b *robot) button(name string) *controls.Button {
	for _, o := range visibleIn[*controls.Button](b.win.Canvas().Overlays().Top()) {
		if o.Text == words.Say(name) {
			return o
		}
	}
	return nil
}

// tick is what can be ticked in the dialog on top, nil where it is not to be seen.
func (b *robot) tick(name string) *controls.Check {
	for _, c := range visibleIn[*controls.Check](b.win.Canvas().Overlays().Top()) {
		if c.Text == words.Say(name) {
			return c
		}
	}
	return nil
}

// asks tells whether the dialog on top asks for what is called so in the catalogue.
func (b *robot) asks(name string) bool {
	b.t.Helper()
	return slices.ContainsFunc(visibleIn[*widget.Label](b.win.Canvas().Overlays().Top()),
		func(l *widget.Label) bool { return l.Text == words.Say(name) })
}
