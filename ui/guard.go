package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/ui/guard"
	"wallchart/ui/words"
)

// showScreen brings the current screen up to date, or puts into its place what
// stopped it.
func (a *App) showScreen() {
	object := a.screen.object()
	if err := guard.Work(words.Say("guard.screen", words.Say("screen."+a.shown)), func() { a.screen.show(a.state) }); err != nil {
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
	if err := guard.Work(words.Say("guard.screen", words.Say("screen."+a.shown)), a.screen.leave); err != nil {
		a.status.say(words.Err(err))
	}
}
