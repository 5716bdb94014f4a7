package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

// tabHost is what the tabs depend on.
type tabHost struct {
	names []string         // of the screens, in their order: "screen."+name are a screen's words
	show  func(id string)  // shows another screen
	shown func() string    // which one is shown
	teams func() bool      // the section is one of teams
	hint  func(tip string) // while the pointer rests on something
}

// tabs are the names of the screens over the current one.
type tabs struct {
	host    tabHost
	row     *fyne.Container
	buttons []*controls.HintButton
}

func newTabs(d tabHost) *tabs {
	t := &tabs{host: d, row: container.New(controls.Tabs())}
	for _, id := range d.names {
		b := controls.NewHintButton(words.Say("screen."+id), nil, func() { d.show(id) })
		b.Hint = func() string { return words.Say("help.screen." + t.named(id)) }
		b.OnHint = d.hint
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
	if id == "players" && t.host.teams() {
		return "teams"
	}
	return id
}

func (t *tabs) update() {
	for i, id := range t.host.names {
		b := t.buttons[i]
		if wording := words.Say("screen." + t.named(id)); b.Text != wording {
			b.SetText(wording)
			t.row.Refresh() // makes room
		}
		importance := widget.LowImportance
		if id == t.host.shown() {
			importance = widget.HighImportance
		}
		if b.Importance != importance {
			b.Importance = importance
			b.Refresh()
		}
	}
}
