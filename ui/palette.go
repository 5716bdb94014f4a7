package ui

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/assets/samples"
	"wallchart/model"
	"wallchart/ui/controls"
)

// find is one thing the palette offers: a command, a section, a participant.
type find struct {
	words, key string
	do         func()
}

// finds returns what matches the typed words, commands first, each word in any
// order.
func (a *App) finds(typed string) []find {
	var found []find
	wanted := strings.Fields(strings.ToLower(typed))
	matches := func(text string) bool {
		text = strings.ToLower(text)
		for _, w := range wanted {
			if !strings.Contains(text, w) {
				return false
			}
		}
		return true
	}
	for i := range a.commands {
		c := &a.commands[i]
		if c.ID != "view.find" && c.why(a) == "" && matches(c.words(a)) {
			f := find{words: c.words(a), do: func() { a.run(c) }}
			if len(c.Keys) > 0 {
				f.key = c.Keys[0].String()
			}
			found = append(found, f)
		}
	}
	for _, s := range samples.All {
		if words := say("find.sample", s.Name); len(wanted) > 0 && matches(words) {
			found = append(found, find{words: words, do: func() { a.openSample(s.File) }})
		}
	}
	if a.doc == nil {
		return found
	}
	for _, s := range a.state.Event.Sections {
		if matches(s.Name) {
			found = append(found, find{words: say("find.section", s.Name), do: func() { a.showSection(s.ID) }})
		}
		if len(wanted) == 0 {
			continue
		}
		for _, e := range s.Entries() {
			if matches(e.Name) {
				found = append(found, find{words: say("find.entry", e.Name, s.Name), do: func() { a.showEntry(s.ID, e.ID) }})
			}
		}
	}
	return found
}

// showEntry brings a participant into view.
func (a *App) showEntry(section, id model.ID) {
	a.showSection(section)
	if a.shown != "standings" {
		a.show("crosstable")
	}
	a.screen.find(id)
}

// palette asks for a few letters of anything and does it.
func (a *App) palette() {
	entry := controls.NewEntry()
	entry.SetPlaceHolder(say("find.placeholder"))
	var found []find
	chosen := 0
	list := controls.NewList(
		func() int { return len(found) },
		func() fyne.CanvasObject {
			key := widget.NewLabel("")
			key.Importance = widget.LowImportance
			key.Alignment = fyne.TextAlignTrailing
			words := widget.NewLabel("")
			words.Truncation = fyne.TextTruncateEllipsis
			return container.NewBorder(nil, nil, nil, container.New(atLeast{130}, key), words)
		},
		func(i widget.ListItemID, o fyne.CanvasObject) {
			box := o.(*fyne.Container)
			box.Objects[0].(*widget.Label).SetText(found[i].words)
			box.Objects[1].(*fyne.Container).Objects[0].(*widget.Label).SetText(found[i].key)
		})
	d := controls.NewDialog(a.win.Canvas(), say("find.title"), container.NewBorder(entry, nil, nil, nil, list), say("find.do"), say("dialog.cancel"))
	selecting := false
	choose := func(i int) {
		chosen = max(0, min(i, len(found)-1))
		d.SetConfirm(len(found) > 0)
		selecting = true
		list.Select(chosen)
		selecting = false
	}
	entry.In(d)
	dialogKeys := entry.OnKey
	entry.OnKey = func(k *fyne.KeyEvent) bool {
		switch k.Name {
		case fyne.KeyDown:
			choose(chosen + 1)
		case fyne.KeyUp:
			choose(chosen - 1)
		default:
			return dialogKeys(k)
		}
		return true
	}
	entry.OnChanged = func(text string) {
		found = a.finds(text)
		list.Refresh()
		choose(0)
	}
	var do func()
	d.Confirm = func() error {
		if chosen < len(found) {
			do = found[chosen].do
		}
		return nil
	}
	list.OnSelected = func(i widget.ListItemID) {
		if !selecting {
			chosen = i
			d.Accept()
		}
	}
	entry.OnChanged("")
	a.openDialog(d, fyne.NewSize(560, 420), entry)
	closed := d.Closed
	d.Closed = func() {
		closed()
		if do != nil {
			do()
		}
	}
}
