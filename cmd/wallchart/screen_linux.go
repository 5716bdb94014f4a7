//go:build gui

package main

import (
	"errors"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// screen tells whether there is a display to open a window on: Fyne answers a
// dead one with a trace.
func screen() error {
	if os.Getenv("WAYLAND_DISPLAY") != "" {
		return nil
	}
	display := os.Getenv("DISPLAY")
	if display == "" {
		return errors.New("there is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set). Use wallchart-cli instead")
	}
	host, number, _ := strings.Cut(display, ":")
	number, _, _ = strings.Cut(number, ".")
	if host != "" && host != "unix" {
		return nil // a display on another machine: let X find out
	}
	socket := filepath.Join("/", "tmp", ".X11-unix", "X"+number) // where X puts it on every machine
	for _, address := range []string{socket, "@" + socket} {
		if c, err := net.DialTimeout("unix", address, 2*time.Second); err == nil {
			return c.Close()
		}
	}
	return fmt.Errorf("the display %s does not answer. Start it, or use wallchart-cli", display)
}
