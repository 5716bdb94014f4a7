package mac

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// tried is a menu, or with an action or a line an item, as the system would keep it.
type tried struct {
	title, action, key string
	modifiers          uint
	line               bool
	items              []*tried // of the menu behind it
	menu               *tried
}

func (m *tried) Title() string       { return m.title }
func (m *tried) Rename(title string) { m.title = title }
func (m *tried) Len() int            { return len(m.items) }
func (m *tried) At(i int) item       { return m.items[i] }
func (m *tried) Remove(i int)        { m.items = slices.Delete(m.items, i, i+1) }
func (m *tried) Action() string      { return m.action }
func (m *tried) Line() bool          { return m.line }
func (m *tried) Key() (string, uint) { return m.key, m.modifiers }
func (m *tried) Alone()              { m.modifiers = 0 }
func (m *tried) Menu() menu {
	if m.menu == nil {
		return nil
	}
	return m.menu
}

func at(title, action, key string) *tried {
	return &tried{title: title, action: action, key: key, modifiers: command}
}

func behind(title string, items ...*tried) *tried {
	return &tried{menu: &tried{title: title, items: items}}
}

func (m *tried) String() string {
	var all []string
	for _, it := range m.items {
		switch {
		case it.line:
			all = append(all, "-")
		case it.menu != nil && it.title == "":
			all = append(all, fmt.Sprintf("%s[%s]", it.menu.title, it.menu))
		default:
			all = append(all, it.title)
		}
	}
	return strings.Join(all, "|")
}

var german = Words{About: "Über Wallchart", Settings: "Einstellungen…", Services: "Dienste", Hide: "Wallchart ausblenden",
	Others: "Andere ausblenden", All: "Alle einblenden", Quit: "Wallchart beenden", Window: "Fenster", Minimise: "Im Dock ablegen",
	Zoom: "Zoomen", Front: "Alle nach vorne bringen", Help: "Hilfe"}

// bar is what GLFW makes once, with what Fyne puts into it: the first time About is GLFW's own item.
func bar() *tried {
	line := func() *tried { return &tried{line: true} }
	services := at("Services", "", "")
	services.menu = &tried{}
	return &tried{items: []*tried{
		behind("", at("About Wallchart", tapped, ""), line(), at("Settings…", tapped, ","), line(), services, line(),
			at("Hide Wallchart", "hide:", "h"), at("Hide Others", "hideOtherApplications:", "h"), at("Show All", "unhideAllApplications:", ""),
			line(), at("Quit Wallchart", "terminate:", "q")),
		behind("Datei", at("Neu…", tapped, "n"), at("Hilfe", tapped, "")),
		behind("Window", at("Minimize", "performMiniaturize:", "m"), at("Zoom", "performZoom:", ""), line(),
			at("Bring All to Front", "arrangeInFront:", ""), line(), at("Enter Full Screen", "toggleFullScreen:", "f")),
		behind("Help", at("Tasten", tapped, "\uf704"), at("Nächste Ansicht", tapped, "\uf72d")),
	}}
}

const inGerman = "[Über Wallchart|-|Einstellungen…|-|Dienste|-|" +
	"Wallchart ausblenden|Andere ausblenden|Alle einblenden|-|Wallchart beenden]|Datei[Neu…|Hilfe]|" +
	"Fenster[Im Dock ablegen|Zoomen|-|Alle nach vorne bringen|-|Enter Full Screen]|Hilfe[Tasten|Nächste Ansicht]"

// TestMenusOfAMac get their words in the language that is spoken, and in another one when that is chosen.
func TestMenusOfAMac(t *testing.T) {
	b := bar()
	arrange(b, german)
	if got := b.String(); got != inGerman {
		t.Errorf("the menus are\n%s\nand not\n%s", got, inGerman)
	}
	english := german
	english.Window, english.Minimise, english.Services, english.About = "Window", "Minimise", "Services", "About Wallchart"
	arrange(b, english)
	for _, want := range []string{"|Window[Minimise|", "|Services|", "[About"} {
		if got := b.String(); !strings.Contains(got, want) {
			t.Errorf("in English afterwards %s is missing: %s", want, got)
		}
	}
	arrange(b, german)
	if got := b.String(); got != inGerman {
		t.Errorf("and in German again %s", got)
	}
}

// TestMenusBuiltAgain: the toolkit takes its own items away and inserts them anew below the first, and leaves its lines.
func TestMenusBuiltAgain(t *testing.T) {
	b := bar()
	for range 3 {
		arrange(b, german)
		first := b.items[0].menu
		first.items = slices.DeleteFunc(first.items, func(it *tried) bool { return it.action == tapped })
		first.items = slices.Insert(first.items, 1, at(About, tapped, ""), &tried{line: true}, at(Settings, tapped, ","))
		b.items[3].menu.title = Help
	}
	arrange(b, german)
	if got := b.String(); got != inGerman {
		t.Errorf("the menus are\n%s\nand not\n%s", got, inGerman)
	}
}

// TestKeysOfAMac: F1 works by itself, and what is pressed with Command stays so.
func TestKeysOfAMac(t *testing.T) {
	b := bar()
	arrange(b, german)
	help := b.items[3].menu
	if help.items[0].modifiers != 0 || help.items[1].modifiers != command || b.items[2].menu.items[0].modifiers != command {
		t.Errorf("F1 has %#x, Page Down %#x, Minimise %#x", help.items[0].modifiers, help.items[1].modifiers,
			b.items[2].menu.items[0].modifiers)
	}
}
