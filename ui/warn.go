package ui

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"wallchart/arbiter"
	"wallchart/ui/host"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

// alike tells whether the same is warned of.
func alike(a, b []arbiter.Warning) bool {
	return slices.EqualFunc(a, b, func(a, b arbiter.Warning) bool {
		return a.Level == b.Level && a.Code == b.Code && words.Text(a.Text) == words.Text(b.Text)
	})
}

// warning is the dialog of what is said before a step. A warning of level 4 has two pages, of which the second says what follows; Enter
// turns to it, and does not confirm it.
type warning struct {
	dialog *controls.Dialog
	all    []arbiter.Warning
	stack  *fyne.Container
	second bool // the second page is shown
	done   bool // it was confirmed
}

func newWarning(c fyne.Canvas, all []arbiter.Warning) *warning {
	w := &warning{all: all}
	box := container.NewVBox()
	for _, one := range all {
		box.Add(controls.Wrapped(words.Text(one.Text)))
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
	w.dialog.Confirm = w.confirm
	w.dialog.OnKey = func(e *fyne.KeyEvent) bool { return w.second && (e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter) }
	return w
}

func (w *warning) level() int { return w.all[0].Level }

// confirm turns to the second page where there is one.
func (w *warning) confirm() error {
	if w.level() == 4 && !w.second {
		w.turn()
		return controls.ErrStay
	}
	w.done = true
	return nil
}

func (w *warning) turn() {
	w.second = true
	head := controls.Wrapped(words.Say("warn.second"))
	head.TextStyle.Bold = true
	box := container.NewVBox(head)
	said := map[string]bool{}
	for _, one := range w.all {
		if then := words.Text(one.Then); then != "" && !said[then] {
			said[then] = true
			box.Add(controls.Wrapped(then))
		}
	}
	box.Add(layout.NewSpacer())
	w.stack.Objects = []fyne.CanvasObject{container.NewVScroll(box)}
	w.stack.Refresh()
	w.dialog.SetConfirmText(words.Say("warn.final"))
}

// fideMark says at the foot of the window, and so on every page, whether a section is in FIDE mode (VCL4THP.13, question 46).
func fideMark(st host.State) string {
	switch s := st.Section; {
	case s.FIDE:
		return words.Say("state.fide")
	case s.FIDELeft():
		return words.Say("state.fideLeft")
	case !arbiter.MayBeRated(s): // of a club's own evening nobody expects it
		return ""
	}
	return words.Say("state.fideNot")
}
