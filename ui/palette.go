package ui

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/assets/samples"
	"wallchart/phrase"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// find is one thing the palette offers: a command, a round, a section, a
// participant.
type find struct {
	wording, key string
	why          string // why it cannot be done now
	icon         func() fyne.Resource
	do           func()
}

// palette finds anything by a few letters of it and does it.
type palette struct {
	commands []Command
	run      func(*Command)    // does one
	moves    *navigation       // to what is no command
	sample   func(file string) // opens a sample
	outputs  func() []output   // what can be written; nil for nothing
}

// output is a report or a kind of file that can be written, with other words for it.
type output struct {
	find
	also string
}

// finds returns what matches the typed words, in any order. Commands come first:
// those whose name begins so, then those with words that begin so, then those
// that have the letters somewhere; of each those that can be done before those
// that cannot. Undo and redo are found by their own names only, not by what they
// would take back, and stand last, so that Enter never takes back what it was not
// asked to.
func (p *palette) finds(typed string) []find {
	wanted := strings.Fields(strings.ToLower(typed))
	var ranked [5][]find
	var last []find
	for i := range p.commands {
		c := &p.commands[i]
		if c.ID == "view.find" {
			continue
		}
		f := find{wording: c.wording(), why: c.why(), icon: c.Icon, do: func() { p.run(c) }}
		if len(c.Keys) > 0 {
			f.key = c.Keys[0].String()
		}
		if c.ID == "edit.undo" || c.ID == "edit.redo" {
			if begins, inside := words.Matches(words.Say("cmd."+c.ID), wanted); begins || inside {
				last = append(last, f)
			}
			continue
		}
		also, _ := words.Find("also." + c.ID)
		named := typed != "" && strings.HasPrefix(strings.ToLower(f.wording), strings.ToLower(typed))
		begins, inside := words.Matches(f.wording+" "+words.Say("cmd."+c.ID)+" "+also, wanted)
		switch {
		case named && f.why == "":
			ranked[0] = append(ranked[0], f)
		case begins && f.why == "":
			ranked[1] = append(ranked[1], f)
		case begins:
			ranked[2] = append(ranked[2], f)
		case inside && f.why == "":
			ranked[3] = append(ranked[3], f)
		case inside:
			ranked[4] = append(ranked[4], f)
		}
	}
	named, other := p.findsOutputs(wanted)
	return slices.Concat(slices.Concat(ranked[:]...), named, p.findsInEvent(wanted), other, last)
}

// findsOutputs returns what can be written: named has a word that begins so, other has the letters somewhere and stands behind players
// who are called so. Nobody who has typed nothing is offered dozens of them.
func (p *palette) findsOutputs(wanted []string) (named, other []find) {
	if p.outputs == nil || len(wanted) == 0 {
		return nil, nil
	}
	for _, o := range p.outputs() {
		switch begins, inside := words.Matches(o.wording+" "+o.also, wanted); {
		case begins:
			named = append(named, o.find)
		case inside:
			other = append(other, o.find)
		}
	}
	return named, other
}

// findsInEvent returns what is no command: rounds, sections, participants,
// samples.
func (p *palette) findsInEvent(wanted []string) []find {
	var found []find
	st := p.moves.Now()
	is := func(text string) bool { _, inside := words.Matches(text, wanted); return inside }
	if st.Section != nil && len(wanted) > 0 {
		for r := range st.Section.Rounds {
			if name := words.Say("rounds.round", r+1); is(name) {
				found = append(found, find{wording: words.Say("find.round", name), icon: style.Boards.Icon,
					do: func() { p.moves.onRounds().TurnTo(r + 1) }})
			}
		}
	}
	if st.Event != nil {
		for _, s := range st.Event.Sections {
			if is(s.Name) {
				found = append(found, find{wording: words.Say("find.section", s.Name), icon: style.Section.Icon,
					do: func() { p.moves.showSection(s.ID) }})
			}
			if len(wanted) == 0 {
				continue
			}
			for _, e := range s.Entries() {
				if is(e.Name) {
					found = append(found, find{wording: words.Say("find.entry", e.Name, s.Name), icon: style.Players.Icon,
						do: func() { p.moves.showEntry(s.ID, e.ID) }})
				}
			}
		}
	}
	for _, s := range samples.All {
		if name := words.Say("find.sample", phrase.New(s.Name)); len(wanted) > 0 && is(name) {
			found = append(found, find{wording: name, icon: theme.FileIcon, do: func() { p.sample(s.File) }})
		}
	}
	return found
}

// findRow is a line of the palette: the icon, the words and the key.
func findRow() fyne.CanvasObject { return findRowOf(130) }

// findRowOf is one that keeps so much room for its key.
func findRowOf(room float32) *fyne.Container {
	key := widget.NewLabel("")
	key.Importance = widget.LowImportance
	key.Alignment = fyne.TextAlignTrailing
	wording := controls.NewSnug("")
	return container.NewBorder(nil, nil, widget.NewIcon(nil), container.New(controls.AtLeast(room), key), wording)
}

func (f *find) paint(row *fyne.Container) {
	wording, text := row.Objects[0].(*controls.Snug), f.wording
	if f.why != "" {
		text = words.Say("find.cannot", text, f.why)
	}
	if wording.Text != text || wording.Quiet != (f.why != "") {
		wording.Text, wording.Quiet = text, f.why != ""
		wording.Refresh()
	}
	var picture fyne.Resource
	if f.icon != nil {
		picture = f.icon()
	}
	row.Objects[1].(*widget.Icon).SetResource(picture)
	if key := row.Objects[2].(*fyne.Container).Objects[0].(*widget.Label); key.Text != f.key {
		key.SetText(f.key)
		row.Refresh() // a row that is used again leaves another room for the words
	}
}

// open asks for a few letters of anything and does it.
func (p *palette) open() {
	entry := controls.NewEntry()
	entry.SetPlaceHolder(words.Say("find.placeholder"))
	var found []find
	chosen := 0
	list := controls.NewList(func() int { return len(found) }, findRow,
		func(i widget.ListItemID, o fyne.CanvasObject) { found[i].paint(o.(*fyne.Container)) })
	none := widget.NewLabel("")
	none.Wrapping = fyne.TextWrapWord
	d := controls.NewDialog(p.moves.Canvas(), words.Say("find.title"),
		container.NewBorder(entry, nil, nil, nil, container.NewStack(list, none)), words.Say("find.do"), words.Say("dialog.cancel"))
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
		found = p.finds(text)
		list.Refresh()
		none.Hide()
		if len(found) == 0 {
			none.SetText(words.Say("find.nothing", strings.TrimSpace(text)))
			none.Show()
		}
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
	p.moves.Ask(d, style.Lookup, entry)
	list.ScrollToTop() // it was chosen from before it had a size
	closed := d.Closed
	d.Closed = func() {
		if closed != nil {
			closed()
		}
		if do != nil {
			do()
		}
	}
}
