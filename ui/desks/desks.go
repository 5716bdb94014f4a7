package desks

import (
	"slices"
	"strings"
	"sync"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/phrase"
	"wallchart/sharing"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// showDesks shows the other desks, each with a way to dismiss it where this desk is the host. A row that says the same stays: the focus
// may be in it.
func (d *dialog) showDesks(now sharing.Status) {
	var rows []string
	for _, h := range now.Here {
		rows = append(rows, saidOf(h))
	}
	if len(rows) == 0 {
		rows = []string{words.Say("share.nobody")}
	}
	may := now.Hosting && !now.Server
	if slices.Equal(rows, d.rows) && may == d.may {
		return
	}
	if len(now.Here) != d.others || may != d.may {
		d.here.RemoveAll()
	}
	d.rows, d.others, d.may = rows, len(now.Here), may
	for i, text := range rows {
		if i < len(d.here.Objects) {
			setText(d.here.Objects[i].(*fyne.Container).Objects[0].(*widget.Label), text)
		} else {
			d.here.Add(d.row(text, i, may && i < len(now.Here)))
		}
	}
}

// saidOf is what is said of another desk.
func saidOf(h sharing.Here) string {
	role := words.Text(h.Role.Words())
	if h.Seen.IsZero() {
		return words.Say("share.notYet", h.Name, role)
	}
	line := words.Say("share.there", h.Name, role)
	switch {
	case !h.Here:
		line = words.Say("share.away", h.Name, role, clock(h.Seen))
	case h.At.Board > 0:
		line = words.Say("share.thereAt", h.Name, role, h.At.Board)
	}
	return line + "\n" + has(h.Has, h.Kept)
}

// row is that of a desk, whose label showDesks finds first in it.
func (d *dialog) row(text string, desk int, mayBeDismissed bool) *fyne.Container {
	l := widget.NewLabel(text)
	l.Wrapping = fyne.TextWrapWord
	if !mayBeDismissed {
		return container.NewBorder(nil, nil, nil, nil, l)
	}
	b := controls.NewButton(words.Say("share.dismiss"), func() { d.dismiss(desk) })
	return container.NewBorder(nil, nil, nil, container.NewVBox(b), l)
}

// has is how much of the event a desk has, and how many others have what it has done itself.
func has(h sharing.Has, kept int) string {
	if h.Waiting > 0 {
		return words.Say("share.hasWaiting", h.Steps, words.Say("share.waiting", h.Waiting))
	}
	return words.Say("share.has", h.Steps, h.Letters, words.Say("share.kept", kept))
}

// diary are the last lines about who came and who was refused. Whoever looks for a stranger finds him there.
type diary struct {
	mu    sync.Mutex
	lines []string // newest last
}

// diaryShown is how many lines there is room for.
const diaryShown = 3

func (d *diary) note(what phrase.Text) {
	d.mu.Lock()
	defer d.mu.Unlock()
	line := words.Say("share.noted", clock(time.Now()), words.Text(what))
	if n := len(d.lines); n > 0 && d.lines[n-1] == line {
		return // who joins calls twice
	}
	d.lines = append(d.lines, line)
	d.lines = d.lines[max(0, len(d.lines)-diaryShown):]
}

func (d *diary) last() string {
	d.mu.Lock()
	defer d.mu.Unlock()
	return strings.Join(d.lines, "\n")
}

// dismiss asks whether a desk is to be shut out, by its place in the list.
func (d *dialog) dismiss(i int) {
	all := d.status().Here
	if i >= len(all) {
		return
	}
	name := all[i].Name
	text := widget.NewLabel(words.Say("share.dismissText", name))
	text.Wrapping = fyne.TextWrapWord
	asked := controls.NewDialog(d.of.Canvas(), words.Say("share.dismissTitle", name), text,
		words.Say("share.dismiss"), words.Say("dialog.cancel"))
	asked.Confirm = func() error {
		if err := d.of.desk.Dismiss(name); err != nil {
			return err
		}
		d.show()
		return nil
	}
	d.of.Ask(asked, style.Sentence, nil)
}
