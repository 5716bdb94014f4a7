package mac

// menu is one of the system's, or the bar of them.
type menu interface {
	Title() string
	Rename(title string)
	Len() int
	At(i int) item
	Remove(i int)
}

// item is one of a menu's.
type item interface {
	Title() string
	Rename(title string)
	Action() string // of its selector; "" for a line, and for a menu
	Line() bool     // it only divides
	Key() (key string, modifiers uint)
	Alone()     // its key is pressed by itself
	Menu() menu // nil for none
}

// tapped is the action of all items that are the program's own.
const tapped = "tapped:"

// command is the modifier that AppKit takes for granted where none is named.
const command = 1 << 20

// arrange gives menus that the toolkit has just built the user's words and keys. It may be done again and again.
func arrange(bar menu, w Words) {
	for i := range bar.Len() {
		m := bar.At(i).Menu()
		switch {
		case m == nil:
			continue
		case i == 0:
			nameItems(m, programs(w))
			tidyLines(m)
		case has(m, "performMiniaturize:"):
			rename(m, w.Window)
			nameItems(m, windows(w))
		case m.Title() == Help:
			rename(m, w.Help)
		}
		freeKeys(m)
	}
}

// programs are the words of the items in the menu with the program's name.
func programs(w Words) func(item) string {
	return func(it item) string {
		key, _ := it.Key()
		switch {
		case it.Menu() != nil:
			return w.Services
		case it.Action() == tapped && key == ",":
			return w.Settings
		case it.Action() == tapped, it.Action() == "orderFrontStandardAboutPanel:":
			return w.About
		}
		return map[string]string{"hide:": w.Hide, "hideOtherApplications:": w.Others, "unhideAllApplications:": w.All,
			"terminate:": w.Quit}[it.Action()]
	}
}

// windows are those in the menu of windows. That for the whole screen is named by the system itself.
func windows(w Words) func(item) string {
	return func(it item) string {
		return map[string]string{"performMiniaturize:": w.Minimise, "performZoom:": w.Zoom, "arrangeInFront:": w.Front}[it.Action()]
	}
}

// nameItems renames the items that have words.
func nameItems(m menu, wording func(item) string) {
	for i := range m.Len() {
		it := m.At(i)
		if it.Line() {
			continue
		}
		rename(it, wording(it))
		if sub := it.Menu(); sub != nil {
			rename(sub, wording(it))
		}
	}
}

func rename(it interface {
	Title() string
	Rename(string)
}, title string) {
	if title != "" && it.Title() != title {
		it.Rename(title)
	}
}

// tidyLines removes the lines that divide nothing. The toolkit adds one with the settings each time it builds the menus, and never takes
// it away.
func tidyLines(m menu) {
	for i := m.Len() - 1; i >= 0; i-- {
		if m.At(i).Line() && (i == 0 || i == m.Len()-1 || m.At(i-1).Line()) {
			m.Remove(i)
		}
	}
}

func has(m menu, action string) bool {
	for i := range m.Len() {
		if m.At(i).Action() == action {
			return true
		}
	}
	return false
}

// freeKeys lets F1 to F12 work by themselves: the toolkit names no modifier for them, which the system takes for Command.
func freeKeys(m menu) {
	for i := range m.Len() {
		it := m.At(i)
		key, modifiers := it.Key()
		r := []rune(key)
		if len(r) == 1 && r[0] >= 0xf704 && r[0] <= 0xf70f && modifiers == command && it.Action() == tapped {
			it.Alone()
		}
	}
}
