package ui

import (
	"runtime"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/ui/controls"
	"wallchart/ui/words"
)

// menuOrder is the order of the menu bar; a command names the menu it is in.
var menuOrder = []string{"file", "edit", "section", "round", "standings", "print", "view", "help"}

// menuBar builds the menus from the commands. Items are kept so that their
// words and their greyness can follow the event.
func (a *App) menuBar() *fyne.MainMenu {
	a.items, a.itemWords = map[string]*fyne.MenuItem{}, map[string]string{}
	var menus []*fyne.Menu
	for n, name := range menuOrder {
		m := fyne.NewMenu(menuName(n))
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
	a.labelItems()
	return fyne.NewMainMenu(menus...)
}

func (a *App) menuItem(c *Command) *fyne.MenuItem {
	item := fyne.NewMenuItem("", func() { a.run(c) })
	if len(c.Keys) > 0 {
		item.Shortcut = c.Keys[0].Shortcut()
		if ownMenus() {
			item.Shortcut = unpainted{item.Shortcut}
		}
	}
	if c.Icon != nil {
		item.Icon = c.Icon()
	}
	if c.ID == "file.quit" {
		item.IsQuit = true
	}
	a.items[c.ID], a.itemWords[c.ID] = item, c.wording()
	return item
}

// unpainted is a shortcut that works and that the menu does not paint. Fyne
// paints them at a fifth of the text's strength, which nobody can read: 1.35:1 on
// the light ground, where 4.5:1 is asked for (WCAG 2.2, 1.4.3). The item's words
// have them instead.
type unpainted struct{ fyne.Shortcut }

// ownMenus tells whether the menus are the window's own. On macOS they are the
// system's, which writes keys and takes them in its own way.
func ownMenus() bool { return runtime.GOOS != "darwin" }

// longestWords is how many letters of a command's words a menu shows.
const longestWords = 56

// labelItems writes the words of all items, the keys in a column of their own.
func (a *App) labelItems() {
	widths := map[string]float32{} // of the words, by menu
	for i := range a.commands {
		c := &a.commands[i]
		widths[c.Menu] = max(widths[c.Menu], a.itemWidth(c))
	}
	space := width(" ")
	for i := range a.commands {
		c := &a.commands[i]
		item := a.items[c.ID]
		if item == nil {
			continue
		}
		item.Label = shortened(a.itemWords[c.ID], longestWords)
		if len(c.Keys) > 0 && ownMenus() {
			gap := (widths[c.Menu] - a.itemWidth(c)) / space
			item.Label += strings.Repeat(" ", 6+int(gap+0.5)) + c.Keys[0].String()
		}
	}
}

// itemWidth is how far an item's words reach.
func (a *App) itemWidth(c *Command) float32 {
	w := width(shortened(a.itemWords[c.ID], longestWords))
	if c.Icon != nil {
		w += theme.IconInlineSize() + theme.InnerPadding()
	}
	return w
}

func width(text string) float32 {
	return fyne.MeasureText(text, theme.TextSize(), fyne.TextStyle{}).Width
}

// menuLetters are the letters that open the menus with Alt, in their order: of
// each menu's name the first that no menu before it has.
func menuLetters() []rune {
	var letters []rune
	for _, name := range menuOrder {
		for _, r := range strings.ToLower(words.Say("menu." + name)) {
			if unicode.IsLetter(r) && !slices.Contains(letters, r) {
				letters = append(letters, r)
				break
			}
		}
	}
	return letters
}

// menuName is a menu's name with its letter underlined.
func menuName(n int) string {
	name := words.Say("menu." + menuOrder[n])
	if !ownMenus() {
		return name
	}
	i := strings.IndexRune(strings.ToLower(name), menuLetters()[n])
	_, size := utf8.DecodeRuneInString(name[i:])
	return name[:i+size] + "\u0332" + name[i+size:]
}

func whyNoMenus() string {
	if !ownMenus() {
		return words.Say("why.no.menus")
	}
	return ""
}

// openMenu opens a menu by key, its first item chosen; with one open it closes
// that. The bar is Fyne's, whose canvas can only open the first menu.
func (a *App) openMenu(n int) {
	bar, ok := a.win.Canvas().(interface {
		ToggleMenu()
		DismissMenu() bool
	})
	if !ok || bar.DismissMenu() {
		return
	}
	bar.ToggleMenu()
	for range n {
		a.win.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
	}
	a.win.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
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
		b := controls.NewHintButton(c.wording(), c.Icon(), func() { a.run(c) })
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
	if why := c.why(); why != "" {
		return why
	}
	text := c.wording()
	if help, ok := words.Find("help." + c.ID); ok {
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
		text, grey := c.wording(), c.why() != ""
		if b := a.buttons[c.ID]; b != nil {
			b.Set(shortened(text, barWidth), !grey)
		}
		if item := a.items[c.ID]; item != nil && (a.itemWords[c.ID] != text || item.Disabled != grey) {
			a.itemWords[c.ID], item.Disabled = text, grey
			changed = true
		}
	}
	a.bar.Refresh()
	if changed && a.win != nil && a.win.MainMenu() != nil {
		a.labelItems()
		a.win.MainMenu().Refresh()
	}
}

// barWidth is how many letters a button of the toolbar shows.
const barWidth = 38

// shortened is a text with at most so many letters.
func shortened(text string, most int) string {
	if r := []rune(text); len(r) > most {
		return string(r[:most-1]) + "…"
	}
	return text
}
