package ui

import (
	"errors"
	"log/slog"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/report"
	"wallchart/phrase"
	"wallchart/ui/words"
)

// No file may lock its owner out. What is computed from the event, each screen,
// each report, each command and each work in the background, is guarded: where a
// fault of the program stops one of them, a sentence names it and the rest of the
// window works. The trace goes to the log.

// guard does work and returns the sentence about the fault that stopped it. what
// begins that sentence: "The standings".
func guard(what string, work func()) error {
	return plainly(what, report.Guard(phrase.Verbatim(what), phrase.Text{}, func() error { work(); return nil }))
}

// plainly puts a defect into the window's words; other errors stay as they are.
func plainly(what string, err error) error {
	var d *report.Defect
	if !errors.As(err, &d) {
		return err
	}
	slog.Error("defect", "what", d.What.String(), "cause", d.Cause, "trace", string(d.Trace))
	return errors.New(words.Say("guard.failed", what, d.Cause))
}

// guarded is work for the background. Where a fault stops it, what is to be done
// with its result is to tell so.
func (a *App) guarded(what string, work func() func()) func() {
	var done func()
	if err := guard(what, func() { done = work() }); err != nil {
		return func() { a.tell(words.Say("guard.title"), words.Err(err)) }
	}
	return func() {
		if err := guard(what, done); err != nil {
			a.tell(words.Say("guard.title"), words.Err(err))
		}
	}
}

// showScreen brings the current screen up to date, or puts into its place what
// stopped it.
func (a *App) showScreen() {
	object := a.screen.object()
	if err := guard(words.Say("guard.screen", words.Say("screen."+a.shown)), func() { a.screen.show(a.state) }); err != nil {
		object = failedScreen(err)
	}
	if len(a.middle.Objects) != 1 || a.middle.Objects[0] != object {
		a.middle.Objects = []fyne.CanvasObject{object}
		a.middle.Refresh()
	}
}

func failedScreen(err error) fyne.CanvasObject {
	l := widget.NewLabel(words.Err(err))
	l.Wrapping = fyne.TextWrapWord
	title := widget.NewLabelWithStyle(words.Say("guard.title"), fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
	head := container.NewHBox(widget.NewIcon(theme.WarningIcon()), title)
	return container.NewPadded(container.NewVBox(head, l))
}

// leaveScreen commits what is being typed; nothing keeps a screen from being left.
func (a *App) leaveScreen() {
	if err := guard(words.Say("guard.screen", words.Say("screen."+a.shown)), a.screen.leave); err != nil {
		a.status.say(words.Err(err))
	}
}
