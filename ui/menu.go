package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/ui/controls"
)

// menuOrder is the order of the menu bar; a command names the menu it is in.
var menuOrder = []string{"file", "edit", "section", "round", "standings", "print", "view", "help"}

// menuBar builds the menus from the commands. Items are kept so that their
// words and their greyness can follow the event.
func (a *App) menuBar() *fyne.MainMenu {
	a.items = map[string]*fyne.MenuItem{}
	var menus []*fyne.Menu
	for _, name := range menuOrder {
		m := fyne.NewMenu(say("menu." + name))
		for i := range a.commands {
			c := &a.commands[i]
			if c.Menu != name {
				continue
			}
			if c.Gap && len(m.Items) > 0 {
				m.Items = append(m.Items, fyne.NewMenuItemSeparator())
			}
			m.Items = append(m.Items, a.menuItem(c))
		}
		if len(m.Items) > 0 {
			menus = append(menus, m)
		}
	}
	return fyne.NewMainMenu(menus...)
}

func (a *App) menuItem(c *Command) *fyne.MenuItem {
	item := fyne.NewMenuItem(c.words(a), func() { a.run(c) })
	if len(c.Keys) > 0 {
		item.Shortcut = c.Keys[0].Shortcut()
	}
	if c.Icon != nil {
		item.Icon = c.Icon()
	}
	if c.ID == "file.quit" {
		item.IsQuit = true
	}
	a.items[c.ID] = item
	return item
}

// toolBar builds the row of buttons under the menus.
func (a *App) toolBar() fyne.CanvasObject {
	a.buttons = map[string]*controls.HintButton{}
	row := container.NewHBox()
	a.bar = row
	for i := range a.commands {
		c := &a.commands[i]
		if !c.Bar {
			continue
		}
		if c.Gap && len(row.Objects) > 0 {
			row.Add(widget.NewSeparator())
		}
		b := controls.NewHintButton(c.words(a), c.Icon(), func() { a.run(c) })
		b.Hint = func() string { return a.hint(c) }
		b.OnHint = a.status.setHint
		a.buttons[c.ID] = b
		row.Add(b)
	}
	return container.NewVBox(row, widget.NewSeparator())
}

// hint is what a command says of itself: what it does and its key, or why it
// cannot be done.
func (a *App) hint(c *Command) string {
	if why := c.why(a); why != "" {
		return why
	}
	text := c.words(a)
	if help, ok := words["help."+c.ID]; ok {
		text = help
	}
	if len(c.Keys) > 0 {
		text += "  (" + c.Keys[0].String() + ")"
	}
	return text
}

// refreshCommands brings the words and the greyness of menus and buttons up to
// date; only what changed is repainted.
func (a *App) refreshCommands() {
	changed := false
	for i := range a.commands {
		c := &a.commands[i]
		text, grey := c.words(a), c.why(a) != ""
		if b := a.buttons[c.ID]; b != nil {
			b.Set(shortened(text, barWidth), !grey)
		}
		if item := a.items[c.ID]; item != nil && (item.Label != text || item.Disabled != grey) {
			item.Label, item.Disabled = text, grey
			changed = true
		}
	}
	a.bar.Refresh()
	if changed && a.win != nil && a.win.MainMenu() != nil {
		a.win.MainMenu().Refresh()
	}
}

// barWidth is how many letters a button of the toolbar shows.
const barWidth = 44

// shortened is a text with at most so many letters.
func shortened(text string, most int) string {
	if r := []rune(text); len(r) > most {
		return string(r[:most-1]) + "…"
	}
	return text
}
