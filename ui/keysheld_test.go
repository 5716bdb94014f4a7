package ui

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/assets/wording"
	"wallchart/ui/kit/menus"
	"wallchart/ui/kit/words"
)

// on runs a test as if the program ran on another system.
func on(t *testing.T, system string) {
	t.Helper()
	before := menus.Platform
	menus.Platform = system
	t.Cleanup(func() { menus.Platform = before })
}

// TestNoTwoCommandsShareAKey: in a window that has an event, on each system; and no command has a key of the dialogs or
// of a menu's letter.
func TestNoTwoCommandsShareAKey(t *testing.T) {
	b := open(t)
	for _, system := range []string{"linux", "windows", "darwin"} {
		on(t, system)
		has := map[string]string{}
		for _, k := range b.ownKeys() {
			has[k.Shortcut().ShortcutName()] = "the window itself"
		}
		for _, c := range b.commands {
			for _, k := range c.Keys {
				name := k.Shortcut().ShortcutName()
				if other, taken := has[name]; taken {
					t.Errorf("%s: %s and %s share %s", system, c.ID, other, k)
				}
				has[name] = c.ID
			}
		}
	}
}

// TestEveryCommandIsReached: each stands in a menu that there is, and the palette finds each by its own words.
func TestEveryCommandIsReached(t *testing.T) {
	b := open(t)
	for _, c := range b.commands {
		if !slices.Contains(menuOrder, c.Menu) || b.menus.items[c.ID] == nil {
			t.Errorf("%s stands in no menu", c.ID)
		}
		if c.ID != "view.find" && !slices.Contains(b.found(words.Say("cmd."+c.ID)), c.wording()) {
			t.Errorf("the palette does not find %s by %q", c.ID, words.Say("cmd."+c.ID))
		}
	}
}

// TestTheSystemKeepsItsKeys: what macOS does with Command, and Windows with Alt and Control, is not taken: minimising,
// hiding, changing programs, closing the window.
func TestTheSystemKeepsItsKeys(t *testing.T) {
	b := open(t)
	for system, reserved := range map[string][]string{
		"darwin":  {"Cmd+M", "Cmd+H", "Cmd+Tab", "Cmd+Shift+Tab", "Cmd+Space", "Cmd+Shift+Q", "Cmd+Shift+3", "Cmd+Shift+4", "Cmd+Shift+5"},
		"windows": {"Alt+F4", "Alt+Tab", "Ctrl+Escape", "Ctrl+Shift+Escape", "Alt+Space"},
		"linux":   {"Alt+F4", "Alt+Tab", "Alt+Space"},
	} {
		on(t, system)
		for _, c := range b.commands {
			for _, k := range c.Keys {
				if slices.Contains(reserved, k.String()) {
					t.Errorf("%s has %s, which is the system's on %s", c.ID, k, system)
				}
			}
		}
	}
}

// TestClosingHasNoNeighbour: the key beside the one that closes the event, with Shift, does nothing to the round.
func TestClosingHasNoNeighbour(t *testing.T) {
	b := open(t)
	closing := b.command("file.close").Keys[0]
	closing.Shift = true
	for _, c := range b.commands {
		if slices.Contains(c.Keys, closing) {
			t.Errorf("%s has %s", c.ID, closing)
		}
	}
}

// TestKeysFollowTheSystem: Command on macOS, but for Tab, with which the system changes programs.
func TestKeysFollowTheSystem(t *testing.T) {
	save, pane := menus.Key{Name: fyne.KeyS, Ctrl: true}, menus.Key{Name: fyne.KeyTab, Ctrl: true, Bare: true}
	for system, want := range map[string]string{
		"linux": "Ctrl+S CustomDesktop:Control+S Ctrl+Tab CustomDesktop:Control+Tab", "darwin": "Cmd+S CustomDesktop:Super+S Ctrl+Tab " +
			"CustomDesktop:Control+Tab"} {
		on(t, system)
		got := strings.Join([]string{save.String(), save.Shortcut().ShortcutName(), pane.String(), pane.Shortcut().ShortcutName()}, " ")
		if got != want {
			t.Errorf("%s: %q, want %q", system, got, want)
		}
	}
}

// TestWhatTheFieldCallsIt: words that arbiters use lead to the command, in English and in German.
func TestWhatTheFieldCallsIt(t *testing.T) {
	t.Cleanup(func() { _ = words.Speak(wording.English) })
	for language, finds := range map[string]map[string]string{
		"en": {"federation": "edit.details", "team standings": "standings.trophies", "avoid": "section.settings",
			"forbidden pairs": "section.settings", "sort numbers": "section.number", "roster": "section.import"},
		"de": {"föderation": "edit.details", "verband": "edit.details", "mannschaftswertung": "standings.trophies",
			"vermeiden": "section.settings", "verbotene paarungen": "section.settings", "startnummern sortieren": "section.number"},
	} {
		b := open(t)
		b.speaks(language)
		b.stage().OpenSample("club.wallchart")
		for typed, id := range finds {
			if got, want := b.found(typed), b.command(id).wording(); !slices.Contains(got, want) {
				t.Errorf("%s: %q finds %q and not %q", language, typed, got, want)
			}
		}
	}
}

// TestMenusSayWhyNot: behind a grey item stands why; what several of a menu have in common stands once at its foot, and
// goes when it no longer holds.
func TestMenusSayWhyNot(t *testing.T) {
	b := open(t)
	foot := func(menu int) string { items := b.win.MainMenu().Items[menu].Items; return items[len(items)-1].Label }
	const none = "Grey: No event is open. Choose New, Open or one of the samples."
	if got := foot(3); got != none {
		t.Errorf("without an event the rounds' menu ends with %q", got)
	}
	file := b.win.MainMenu().Items[0].Items
	if !file[len(file)-1].IsQuit || !slices.ContainsFunc(file, func(i *fyne.MenuItem) bool { return i.Label == none }) {
		t.Errorf("the menu of files ends with %q", foot(0)) // the toolkit would add a second Quit
	}
	b.stage().OpenSample("club.wallchart")
	if got := foot(3); got == none {
		t.Errorf("with an event it still ends with %q", got)
	}
	item, why := b.menus.items["edit.redo"], b.command("edit.redo").why()
	if why == "" || !item.Disabled || !strings.Contains(item.Label, why) {
		t.Errorf("the grey item says %q, not %q", item.Label, why)
	}
	for _, m := range b.win.MainMenu().Items {
		for _, i := range m.Items {
			if !i.IsSeparator && i.Label == "" {
				t.Errorf("the menu %s has an item without words", m.Label)
			}
		}
	}
}
