package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/ui/controls"
	"wallchart/ui/words"
)

// screenKind is a screen by its name: "screen."+id are its words.
type screenKind struct {
	id    string
	build func(*App) Screen
}

// screens lists the screens in the order of the tabs.
func screens() []screenKind {
	return []screenKind{
		{"players", newPlayerScreen},
		{"rounds", func(a *App) Screen { return newRoundScreen(a.roundDesk()) }},
		{"crosstable", func(a *App) Screen { return newCrosstable(a.tableDesk()) }},
		{"standings", func(a *App) Screen { return newStandingsScreen(a.tableDesk()) }},
		{"tiebreaks", func(a *App) Screen { return newTieBreakScreen(a.tieBreakDesk()) }},
		{"trophies", func(a *App) Screen { return newTrophyScreen(a.trophyDesk()) }},
		{"log", func(a *App) Screen { return newLogScreen(a.logDesk()) }},
	}
}

// tabDesk is what the tabs depend on.
type tabDesk struct {
	show  func(id string)  // shows another screen
	shown func() string    // which one is shown
	hint  func(tip string) // while the pointer rests on something
}

// tabs are the names of the screens over the current one.
type tabs struct {
	desk    tabDesk
	row     *fyne.Container
	buttons []*controls.HintButton
}

func newTabs(d tabDesk) *tabs {
	t := &tabs{desk: d, row: container.NewHBox()}
	for _, s := range screens() {
		b := controls.NewHintButton(words.Say("screen."+s.id), nil, func() { d.show(s.id) })
		b.Hint = func() string { return words.Say("help.screen." + s.id) }
		b.OnHint = d.hint
		t.buttons = append(t.buttons, b)
		t.row.Add(b)
	}
	return t
}

func (t *tabs) object() fyne.CanvasObject {
	return container.NewVBox(t.row, widget.NewSeparator())
}

func (t *tabs) update() {
	for i, s := range screens() {
		b := t.buttons[i]
		importance := widget.LowImportance
		if s.id == t.desk.shown() {
			importance = widget.HighImportance
		}
		if b.Importance != importance {
			b.Importance = importance
			b.Refresh()
		}
	}
}
