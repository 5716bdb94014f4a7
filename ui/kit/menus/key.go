package menus

import (
	"runtime"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"wallchart/ui/kit/words"
)

// Platform is the system that the keys are for.
var Platform = runtime.GOOS

// Key is a keyboard shortcut. Control stands for Command on macOS, but for Bare, which
// is the Control key there as well: Command+Tab is the system's.
type Key struct {
	Name  fyne.KeyName
	Ctrl  bool
	Shift bool
	Alt   bool
	Bare  bool
}

// Shortcut is the key in Fyne's terms, which has names of its own for undo and
// redo: its driver turns these keys into them before a menu sees them.
func (k Key) Shortcut() fyne.Shortcut {
	switch k {
	case Key{Name: fyne.KeyZ, Ctrl: true}:
		return &fyne.ShortcutUndo{}
	case Key{Name: fyne.KeyY, Ctrl: true}:
		return &fyne.ShortcutRedo{}
	}
	var m fyne.KeyModifier
	switch {
	case k.Ctrl && (k.Bare || Platform != "darwin"):
		m |= fyne.KeyModifierControl
	case k.Ctrl:
		m |= fyne.KeyModifierSuper
	}
	if k.Shift {
		m |= fyne.KeyModifierShift
	}
	if k.Alt {
		m |= fyne.KeyModifierAlt
	}
	return &desktop.CustomShortcut{KeyName: k.Name, Modifier: m}
}

// String writes the key as printed on the keyboard: "Ctrl+Shift+Z".
func (k Key) String() string {
	var parts []string
	if k.Ctrl {
		if Platform == "darwin" && !k.Bare {
			parts = append(parts, "Cmd")
		} else {
			parts = append(parts, words.Say("key.Ctrl"))
		}
	}
	if k.Alt {
		parts = append(parts, "Alt")
	}
	if k.Shift {
		parts = append(parts, words.Say("key.Shift"))
	}
	return strings.Join(append(parts, keyName(k.Name)), "+")
}

// keyName is what stands on the key.
func keyName(k fyne.KeyName) string {
	if name, ok := words.Find("key." + string(k)); ok {
		return name
	}
	return string(k)
}
