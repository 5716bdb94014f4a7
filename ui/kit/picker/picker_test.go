package picker

import (
	"runtime"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver"
)

// ofSystem is a window as the system knows it.
type ofSystem struct {
	fyne.Window
	context any
}

func (w ofSystem) RunNative(f func(any)) { f(w.context) }

// TestTheDialogBelongsToTheWindow that asks; where the system has no number for it, to nobody.
func TestTheDialogBelongsToTheWindow(t *testing.T) {
	known := map[string]any{"linux": driver.X11WindowContext{WindowHandle: 12}, "windows": driver.WindowsWindowContext{HWND: 12}}[runtime.GOOS]
	if known != nil && len(System{Window: ofSystem{context: known}}.owner()) != 1 {
		t.Error("the dialog has no owner")
	}
	for _, none := range []any{driver.X11WindowContext{}, driver.WaylandWindowContext{}, driver.MacWindowContext{NSWindow: 12}, nil} {
		if len(System{Window: ofSystem{context: none}}.owner()) != 0 {
			t.Errorf("%#v is the owner", none)
		}
	}
}

// TestFileName: what some systems refuse in a file's name is left out, and an event
// without a name has one all the same.
func TestFileName(t *testing.T) {
	for event, want := range map[string]string{"Spring Open": "Spring Open", "Night: of? Blitz": "Night- of- Blitz", "": "Untitled event"} {
		if got := FileName(event); got != want {
			t.Errorf("%q is kept as %q, want %q", event, got, want)
		}
	}
}
