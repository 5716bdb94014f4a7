package main

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"wallchart/must"
)

// TestTheScaleChanges while the program runs: the whole window is painted in the new scale, menus at its top and the status line at its
// foot, and a window that has no room any more is made smaller.
func TestTheScaleChanges(t *testing.T) {
	if os.Getenv("WALLCHART_E2E") == "" || runtime.GOOS != "linux" {
		t.Skip("see TestWindow")
	}
	t.Parallel()
	d := newDesk(t)
	d.env = append(d.env, "FYNE_SCALE=") // the settings' holds
	settings := filepath.Join(d.home, "fyne", "settings.json")
	must.Do(t, os.MkdirAll(filepath.Dir(settings), 0o755))
	d.start()
	for _, scale := range []string{"1.5", "0.75", "1"} {
		d.changes("the window is painted in scale "+scale, func() {
			must.Do(t, os.WriteFile(settings, []byte(`{"scale":`+scale+`}`), 0o600))
		})
		var x, y, width, height, menus, foot int
		d.failing = func() {
			t.Logf("at scale %s the window is %d × %d, the menus have %d dark points and the foot %d", scale, width, height, menus, foot)
		}
		d.until("the window has room, and menus and foot are painted", func() bool {
			said := d.xdotool("getactivewindow", "getwindowgeometry", "--shell")
			if _, err := fmt.Sscanf(said, "WINDOW=%d\nX=%d\nY=%d\nWIDTH=%d\nHEIGHT=%d", new(int), &x, &y, &width, &height); err != nil {
				t.Fatalf("%v: %s", err, said)
			}
			if width > 1400 || height > 900 || width < 600 || height < 400 {
				return false
			}
			x, y := max(x, 0), max(y, 0)
			width, height := min(width, 1400-x), min(height, 900-y)
			menus, foot = d.ink(x, y+4, width, 24), d.ink(x, y+height-32, width, 30)
			return menus >= 100 && foot >= 50
		})
	}
	d.quit()
}
