package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/ui/host"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

// tabHost is what the tabs ask of who moves from screen to screen.
type tabHost interface {
	Now() host.State
	Hint(tip string) // while the pointer rests on something
	show(id string)  // shows another screen
	showing() string // which one is shown
}

// tabs are the names of the screens over the current one.
type tabs struct {
	host    tabHost
	names   []string // of the screens, in their order: "screen."+name are a screen's words
	row     *fyne.Container
	buttons []*controls.HintButton
}

func newTabs(names []string, d tabHost) *tabs {
	t := &tabs{host: d, names: names, row: container.New(controls.Tabs())}
	for _, id := range names {
		b := controls.NewHintButton(words.Say("screen."+id), nil, func() { d.show(id) })
		b.Hint = func() string { return words.Say("help.screen." + t.named(id)) }
		b.OnHint = d.Hint
		b.AsTab()
		t.buttons = append(t.buttons, b)
		t.row.Add(b)
	}
	return t
}

func (t *tabs) object() fyne.CanvasObject {
	return container.New(controls.Close(), t.row, widget.NewSeparator())
}

// named is what a screen is called: that of the players holds teams where these play.
func (t *tabs) named(id string) string {
	if s := t.host.Now().Section; id == "players" && s != nil && s.Team() {
		return "teams"
	}
	return id
}

func (t *tabs) update() {
	for i, id := range t.names {
		b := t.buttons[i]
		if wording := words.Say("screen." + t.named(id)); b.Text != wording {
			b.SetText(wording)
			t.row.Refresh() // makes room
		}
		importance := widget.LowImportance
		if id == t.host.showing() {
			importance = widget.HighImportance
		}
		if b.Importance != importance {
			b.Importance = importance
			b.Refresh()
		}
	}
}
