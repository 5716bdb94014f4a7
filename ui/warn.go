package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"wallchart/arbiter"
	"wallchart/ui/controls"
	"wallchart/ui/words"
)

// warning is the dialog of what is said before a step. A warning of level 4 has two pages, of which the second says what follows; Enter
// turns to it, and does not confirm it.
type warning struct {
	dialog *controls.Dialog
	all    []arbiter.Warning
	stack  *fyne.Container
	second bool // the second page is shown
	done   bool // it was confirmed, and made
}

func newWarning(c fyne.Canvas, all []arbiter.Warning) *warning {
	w := &warning{all: all}
	box := container.NewVBox()
	for _, one := range all {
		box.Add(wrapped(words.Text(one.Text)))
	}
	w.stack = container.NewStack(container.NewVScroll(box))
	confirm := words.Say("warn.acknowledge")
	switch w.level() {
	case 3:
		confirm = words.Say("rounds.allTheSame")
	case 4:
		confirm = words.Say("warn.continue")
	}
	w.dialog = controls.NewDialog(c, words.Say("warn.title", w.level()), w.stack, confirm, words.Say("dialog.cancel"))
	w.dialog.OnKey = func(e *fyne.KeyEvent) bool { return w.second && (e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter) }
	return w
}

func (w *warning) level() int { return w.all[0].Level }

// confirmed turns to the second page where there is one, and does what was asked for after the last.
func (w *warning) confirmed(do func() error) func() error {
	return func() error {
		if w.level() == 4 && !w.second {
			w.turn()
			return controls.ErrStay
		}
		w.done = true
		return do()
	}
}

func (w *warning) turn() {
	w.second = true
	head := wrapped(words.Say("warn.second"))
	head.TextStyle.Bold = true
	box := container.NewVBox(head)
	said := map[string]bool{}
	for _, one := range w.all {
		if then := words.Text(one.Then); then != "" && !said[then] {
			said[then] = true
			box.Add(wrapped(then))
		}
	}
	box.Add(layout.NewSpacer())
	w.stack.Objects = []fyne.CanvasObject{container.NewVScroll(box)}
	w.stack.Refresh()
	w.dialog.SetConfirmText(words.Say("warn.final"))
}

// fideMark says at the foot of the window that a section is in FIDE mode, or has left it; "" for one that never was.
func fideMark(st State) string {
	switch s := st.Section; {
	case s.FIDE:
		return words.Say("state.fide")
	case s.FIDELeft():
		return words.Say("state.fideLeft")
	}
	return ""
}
