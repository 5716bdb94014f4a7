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
	var said []string
	for _, h := range now.Here {
		line := words.Say("share.there", h.Name, words.Text(h.Role.Words()))
		switch {
		case h.Here && h.At.Board > 0:
			line = words.Say("share.thereAt", h.Name, words.Text(h.Role.Words()), h.At.Board)
		case !h.Here && h.Seen.IsZero():
			line = words.Say("share.notYet", h.Name, words.Text(h.Role.Words()))
		case !h.Here:
			line = words.Say("share.away", h.Name, words.Text(h.Role.Words()), clock(h.Seen))
		}
		if !h.Seen.IsZero() {
			line += "\n" + has(h.Has, h.Kept)
		}
		said = append(said, line)
	}
	if len(said) == 0 {
		said = []string{words.Say("share.nobody")}
	}
	may := now.Hosting && !now.Server
	if slices.Equal(said, d.rows) && may == d.may {
		return
	}
	if len(now.Here) != d.others || may != d.may {
		d.here.RemoveAll()
	}
	d.rows, d.others, d.may = said, len(now.Here), may
	for i, text := range said {
		if i < len(d.here.Objects) {
			setText(d.here.Objects[i].(*fyne.Container).Objects[0].(*widget.Label), text)
			continue
		}
		l := widget.NewLabel(text)
		l.Wrapping = fyne.TextWrapWord
		row := container.NewBorder(nil, nil, nil, nil, l)
		if i < len(now.Here) && may {
			row = container.NewBorder(nil, nil, nil, container.NewVBox(controls.NewButton(words.Say("share.dismiss"), func() { d.dismiss(i) })), l)
		}
		d.here.Add(row)
	}
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
