package main

import (
	"os"
	"os/exec"
	"regexp"
	"runtime"
	"strconv"
	"testing"
)

// TestSmallScreens: a window is no larger than its screen, and leaves room for what a window manager puts around it.
func TestSmallScreens(t *testing.T) {
	if os.Getenv("WALLCHART_E2E") == "" || runtime.GOOS != "linux" {
		t.Skip("see TestWindow")
	}
	t.Parallel()
	for _, c := range []struct {
		screen, scale string
		width, height int // as the screen has it
	}{
		{"1366x768", "1", 1366, 768}, {"1024x768", "1", 1024, 768}, {"1920x1080", "1.5", 1920, 1080},
	} {
		d := bareDesk(t, c.screen)
		d.env = append(d.env, "FYNE_SCALE="+c.scale)
		d.background(os.Getenv("WALLCHART_BIN"))
		var found []string
		d.until("the window is there", func() bool {
			x := exec.Command("xdotool", "search", "--onlyvisible", "--name", "Wallchart", "getwindowgeometry")
			x.Env = d.env
			said, _ := x.Output()
			found = regexp.MustCompile(`Geometry: (\d+)x(\d+)`).FindStringSubmatch(string(said))
			return found != nil
		})
		width, _ := strconv.Atoi(found[1])
		height, _ := strconv.Atoi(found[2])
		if width > c.width || height > c.height-20 || width < c.width*9/10 && width != 1280 || height < c.height*8/10 {
			t.Errorf("%s at scale %s: the window is %d × %d", c.screen, c.scale, width, height)
		}
	}
}
