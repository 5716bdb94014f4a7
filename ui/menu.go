package ui

import (
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/menus"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
	"wallchart/ui/kit/work"
	"wallchart/ui/mac"
)

// menuOrder is the order of the menu bar; a command names the menu it is in.
var menuOrder = []string{"file", "edit", "section", "round", "standings", "print", "view", "help"}

// windowMenus are the menu bar and the buttons under it, made from the commands. They are
// kept so that their words and their greyness can follow the event.
type windowMenus struct {
	menuHost
	commands []Command
	win      fyne.Window      // whose menus they are
	tip      func(tip string) // while the pointer rests on something
	soon     work.Soon        // brings them up to date

	items     map[string]*fyne.MenuItem   // by the command
	all       map[string]*fyne.Menu       // by its name
	own       map[string][]*fyne.MenuItem // of a menu the commands and the lines between them
	itemWords map[string]string           // of the items, without their keys
	bar       *fyne.Container
	last      *controls.Snug // beside the buttons: what Undo would take back
	buttons   map[string]*controls.HintButton
}

// menuHost is who does what menus and buttons name.
type menuHost interface {
	run(*Command)
	hint(*Command) string // what a command says of itself
}

// menuBar builds the menus.
func (m *windowMenus) menuBar() *fyne.MainMenu {
	m.items, m.itemWords = map[string]*fyne.MenuItem{}, map[string]string{}
	m.all, m.own = map[string]*fyne.Menu{}, map[string][]*fyne.MenuItem{}
	var all []*fyne.Menu
	for n, name := range menuOrder {
		menu, gap := fyne.NewMenu(menuName(n)), false
		for i := range m.commands {
			c := &m.commands[i]
			if c.Menu != name {
				continue
			}
			item := m.menuItem(c)
			if !ownMenus() && c.ID == "file.quit" {
				continue // in the menu with the program's name
			}
			gap = gap || c.Gap
			if gap && len(menu.Items) > 0 && toolkitsName(c) == "" {
				menu.Items = append(menu.Items, fyne.NewMenuItemSeparator())
				gap = false
			}
			menu.Items = append(menu.Items, item)
		}
		if len(menu.Items) > 0 {
			all = append(all, menu)
			m.all[name], m.own[name] = menu, menu.Items
		}
	}
	m.labelItems()
	return fyne.NewMainMenu(all...)
}

func (m *windowMenus) menuItem(c *Command) *fyne.MenuItem {
	item := fyne.NewMenuItem("", func() { m.run(c) })
	if len(c.Keys) > 0 {
		item.Shortcut = c.Keys[0].Shortcut()
		if ownMenus() {
			item.Shortcut = unpainted{item.Shortcut}
		}
	}
	if c.Icon != nil {
		item.Icon = c.Icon()
	} else if ownMenus() {
		item.Icon = style.Blank() // Fyne begins the words of an item without an icon where those of others have theirs
	}
	if c.ID == "file.quit" {
		item.IsQuit = true
	}
	m.items[c.ID], m.itemWords[c.ID] = item, c.wording()
	return item
}

// unpainted is a shortcut that works and that the menu does not paint. Fyne
// paints them at a fifth of the text's strength, which nobody can read: 1.35:1 on
// the light ground, where 4.5:1 is asked for (WCAG 2.2, 1.4.3). The item's words
// have them instead.
type unpainted struct{ fyne.Shortcut }

// ownMenus tells whether the menus are the window's own. On macOS they are the
// system's, which writes keys and takes them in its own way.
func ownMenus() bool { return menus.Platform != "darwin" }

// longestWords is how many letters a menu shows of a command's words and of why it
// cannot be done.
const longestWords = 84

// labelItems writes the words of all items, the keys in a column of their own.
func (m *windowMenus) labelItems() {
	widths := map[string]float32{} // of the words, by menu
	reach := make([]float32, len(m.commands))
	for i := range m.commands {
		c := &m.commands[i]
		reach[i] = m.itemWidth(c)
		widths[c.Menu] = max(widths[c.Menu], reach[i])
	}
	space := width(" ")
	for i := range m.commands {
		c := &m.commands[i]
		item := m.items[c.ID]
		if item == nil {
			continue
		}
		item.Label = shortened(m.itemWords[c.ID], longestWords)
		if name := toolkitsName(c); name != "" {
			item.Label = name
		}
		if len(c.Keys) > 0 && ownMenus() {
			gap := (widths[c.Menu] - reach[i]) / space
			item.Label += strings.Repeat(" ", 6+int(gap+0.5)) + c.Keys[0].String()
		}
	}
}

// itemWidth is how far an item's words reach.
func (m *windowMenus) itemWidth(c *Command) float32 {
	return width(shortened(m.itemWords[c.ID], longestWords))
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
		if menuOrder[n] == "help" {
			return mac.Help
		}
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
func (m *windowMenus) openMenu(n int) {
	m.soon.Settle()
	bar, ok := m.win.Canvas().(interface {
		ToggleMenu()
		DismissMenu() bool
	})
	if !ok || bar.DismissMenu() {
		return
	}
	bar.ToggleMenu()
	for range n {
		m.win.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
	}
	m.win.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
}

// toolBar builds the row of buttons under the menus.
func (m *windowMenus) toolBar() fyne.CanvasObject {
	m.buttons = map[string]*controls.HintButton{}
	row := container.NewHBox()
	m.bar = row
	for i := range m.commands {
		c := &m.commands[i]
		if !c.Bar {
			continue
		}
		if c.Gap && len(row.Objects) > 0 {
			row.Add(widget.NewSeparator())
		}
		b := controls.NewHintButton(barWords(c), c.Icon(), func() { m.run(c) })
		b.Hint = func() string { return m.hint(c) }
		b.OnHint = m.tip
		b.Alignment = widget.ButtonAlignLeading
		m.buttons[c.ID] = b
		row.Add(b)
	}
	m.last = controls.NewSnug("")
	m.last.Small, m.last.Quiet, m.last.Whole = true, true, true
	return container.NewVBox(container.NewBorder(nil, nil, row, nil, m.last), widget.NewSeparator())
}

// restful is how long nothing is done before menus and buttons follow: who types results opens no menu meanwhile, and a
// command that is asked for says itself whether it can be done.
const restful = 100 * time.Millisecond

// follow brings the words and the greyness of menus and buttons up to date soon.
func (m *windowMenus) follow() { m.soon.Do(m.refresh) }

// refresh brings menus and buttons up to date; only what changed is repainted.
func (m *windowMenus) refresh() {
	changed, wider := false, false
	whys := m.whyNot()
	shared := m.shareReasons(whys)
	for i := range m.commands {
		c := &m.commands[i]
		text, why := c.wording(), whys[c.ID]
		if b := m.buttons[c.ID]; b != nil && b.Set(barWords(c), why == "") {
			wider = true
		}
		if why != "" && !slices.Contains(shared[c.Menu], why) {
			text = words.Say("find.cannot", text, why)
		}
		if item := m.items[c.ID]; item != nil && (m.itemWords[c.ID] != text || item.Disabled != (why != "")) {
			m.itemWords[c.ID], item.Disabled = text, why != ""
			changed = true
		}
	}
	if wider {
		m.bar.Refresh()
	}
	m.tellLast()
	changed = m.footMenus(shared) || changed
	if changed && m.win.MainMenu() != nil {
		m.labelItems()
		if mac.Front(m.win) { // the toolkit builds those of a window that comes to the front anew
			m.win.MainMenu().Refresh()
		}
	}
}

// tellLast says beside the buttons what Undo would take back.
func (m *windowMenus) tellLast() {
	text := ""
	for i := range m.commands {
		if c := &m.commands[i]; c.ID == "edit.undo" && c.why() == "" {
			text = c.wording()
		}
	}
	if m.last.Text != text {
		m.last.SetText(text)
	}
}

// barWords are the words of a command's button. Those of Undo and Redo do not follow
// the event, so that every button stays where it is; what a step back takes back
// stands beside the buttons.
func barWords(c *Command) string {
	if c.ID == "edit.undo" || c.ID == "edit.redo" {
		return words.Say("cmd." + c.ID)
	}
	return c.wording()
}

// shortened is a text with at most so many letters: of a longer one the sentences, or else the clauses, that fit.
func shortened(text string, most int) string {
	r := []rune(text)
	if len(r) <= most {
		return text
	}
	for _, end := range []string{". ", ": ", "; "} {
		if i := strings.LastIndex(string(r[:most]), end); i > 0 {
			return text[:i]
		}
	}
	return string(r[:most-1]) + "…"
}
