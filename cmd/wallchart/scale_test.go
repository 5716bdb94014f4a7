package main

import (
	"encoding/binary"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"testing"
	"time"
)

// ink is how many points of a part of the screen are dark.
func (d *desk) ink(x, y, width, height int) (dark int) {
	d.t.Helper()
	b, err := os.ReadFile(d.frame) // as in edge
	if err != nil || len(b) < 100 {
		d.t.Fatalf("the screen cannot be read: %v", err)
	}
	word := func(i int) int { return int(binary.BigEndian.Uint32(b[4*i:])) }
	first := word(0) + 12*word(19)
	for row := y; row < y+height; row++ {
		for column := x; column < x+width; column++ {
			if p := b[first+row*word(12)+4*column:]; p[0] < 100 && p[1] < 100 && p[2] < 100 {
				dark++
			}
		}
	}
	return dark
}

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
	if err := os.MkdirAll(filepath.Dir(settings), 0o755); err != nil {
		t.Fatal(err)
	}
	d.start()
	time.Sleep(2 * time.Second)
	for _, scale := range []string{"1.5", "0.75", "1"} {
		if err := os.WriteFile(settings, []byte(`{"scale":`+scale+`}`), 0o600); err != nil {
			t.Fatal(err)
		}
		time.Sleep(4 * time.Second)
		var x, y, width, height int
		said := d.xdotool("getactivewindow", "getwindowgeometry", "--shell")
		if _, err := fmt.Sscanf(said, "WINDOW=%d\nX=%d\nY=%d\nWIDTH=%d\nHEIGHT=%d", new(int), &x, &y, &width, &height); err != nil {
			t.Fatalf("%v: %s", err, said)
		}
		if width > 1400 || height > 900 || width < 600 || height < 400 {
			t.Errorf("at scale %s the window is %d × %d", scale, width, height)
		}
		x, y = max(x, 0), max(y, 0)
		width, height = min(width, 1400-x), min(height, 900-y)
		if menus, foot := d.ink(x, y+4, width, 24), d.ink(x, y+height-32, width, 30); menus < 100 || foot < 50 {
			t.Errorf("at scale %s the menus have %d dark points and the foot %d", scale, menus, foot)
		}
	}
	d.quit()
}
