//go:build gui && !ci

package main

import (
	"math"
	"os"
	"runtime"
	"strconv"

	"fyne.io/fyne/v2"
	"github.com/go-gl/glfw/v3.4/glfw"
)

// What a window manager adds around a window, in units of 1/96 inch; systems tell it only of windows that are there.
var frame = fyne.NewSize(16, 40)

// room is how large a window may be to be whole on the main screen, its title and the system's bars left out; zero where that is not
// known. It is asked for after the first window is made, because that wakes the drawing library.
//
// A window that asks for more is cut by some systems, without a word to the drawing library: what stands at the top is then
// outside, and clicks land on what lies below the pointer by as much.
func room(a fyne.App) fyne.Size {
	m := glfw.GetPrimaryMonitor()
	if m == nil {
		return fyne.Size{}
	}
	_, _, width, height := m.GetWorkarea()
	scale := float32(math.Round(float64(scaleOf(m)*userScale(a)*10)) / 10) // as Fyne rounds it
	if width <= 0 || height <= 0 || scale <= 0 {
		return fyne.Size{}
	}
	return fyne.NewSize(float32(width)/scale, float32(height)/scale).Subtract(frame)
}

// scaleOf is the number of pixels in a unit, as Fyne finds it for a window on that screen: on macOS and Wayland both are in
// points, Windows says it, and X11 knows the millimetres only.
func scaleOf(m *glfw.Monitor) float32 {
	switch {
	case runtime.GOOS == "darwin" || os.Getenv("DISPLAY") == "" && runtime.GOOS != "windows" || os.Getenv("FYNE_DISABLE_DPI_DETECTION") != "":
		return 1
	case runtime.GOOS == "windows":
		scale, _ := m.GetContentScale()
		return scale
	}
	mode := m.GetVideoMode()
	millimetres, _ := m.GetPhysicalSize()
	if mode == nil || millimetres <= 0 {
		return 1
	}
	const base = 120 // dots an inch at which a unit is a pixel
	dpi := float32(mode.Width) / (float32(millimetres) / 25.4)
	if dpi > 1000 || dpi < 10 {
		return 1
	}
	return max(1, dpi/base)
}

// userScale is how much larger the user has everything.
func userScale(a fyne.App) float32 {
	if s, err := strconv.ParseFloat(os.Getenv("FYNE_SCALE"), 32); err == nil && s > 0 {
		return float32(s)
	}
	if s := a.Settings().Scale(); s > 0 {
		return s
	}
	return 1
}
