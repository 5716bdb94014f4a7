package ui

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/guard"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// dialogs are what asks and tells over the window.
type dialogs struct {
	canvas fyne.Canvas
	back   func()             // puts the keyboard back to where it was under them
	count  int                // that are open, the system's own among them
	system int                // of them, the system's own
	stack  []*controls.Dialog // ours, the top one last
	queue  []func()           // what waits until none is open
	asker  string             // the command that is being done
	help   func(asker string) // tells about what a command asks; nil for nothing
}

// inTurn does something that asks, now or when nothing else is being asked any more.
func (o *dialogs) inTurn(do func()) {
	if o.queue = append(o.queue, do); o.count == 0 {
		o.next()
	}
}

// rest makes commands rest, or with -1 no longer, though no dialog is open.
func (o *dialogs) rest(by int) {
	o.count += by
	o.next()
}

// wait makes commands rest while one of the system's own dialogs is open; with -1 it was closed.
func (o *dialogs) wait(by int) {
	o.system += by
	o.rest(by)
}

// waitsOutside tells whether the system's own dialog is all that is asked: it may lie behind the window.
func (o *dialogs) waitsOutside() bool { return o.system > 0 && o.canvas.Overlays().Top() == nil }

func (o *dialogs) next() {
	for len(o.queue) > 0 && o.count == 0 {
		do := o.queue[0]
		o.queue = o.queue[1:]
		do()
	}
}

// top is the one of ours that has the first word, nil without one.
func (o *dialogs) top() *controls.Dialog {
	if n := len(o.stack); n > 0 {
		return o.stack[n-1]
	}
	return nil
}

// busy tells whether something lies over the window, be it a dialog of ours, one of
// the system's, or a menu.
func (o *dialogs) busy() bool { return o.count > 0 || o.canvas.Overlays().Top() != nil }

// openDialog shows a dialog; commands rest while it is open.
func (o *dialogs) openDialog(d *controls.Dialog, size fyne.Size, focus fyne.Focusable) {
	o.count++
	o.stack = append(o.stack, d)
	if asker := o.asker; d.Help == nil && o.help != nil {
		d.Help = func() { o.help(asker) }
	}
	if confirm := d.Confirm; confirm != nil {
		d.Confirm = func() error { return guard.Making(words.Say("guard.answer"), confirm) }
	}
	closed := d.Closed
	d.Closed = func() {
		o.count--
		o.stack = slices.DeleteFunc(o.stack, func(o *controls.Dialog) bool { return o == d })
		if closed != nil {
			closed()
		}
		if o.top() == nil { // otherwise the keyboard belongs to the one below
			o.back()
			o.next()
		}
	}
	d.Show(size, focus)
}

// tell shows a message that has to be read.
func (o *dialogs) tell(title, text string) {
	l := widget.NewLabel(controls.Sentences(text))
	l.Wrapping = fyne.TextWrapWord
	d := controls.NewDialog(o.canvas, title, container.NewVScroll(controls.Said(l)), "", words.Say("dialog.close"))
	o.openDialog(d, style.Form, nil)
}
