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

// screen ends the program where there is no display to open a window on: Fyne answers a dead one with a trace. Whether it can be
// drawn on is seen when it is.
func screen() (drawn func() error) {
	orEnd(display())
	return func() error { return nil }
}

func display() error {
	if os.Getenv("WAYLAND_DISPLAY") != "" {
		return nil
	}
	name := os.Getenv("DISPLAY")
	if name == "" {
		return errors.New("there is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set). Use wallchart-cli instead")
	}
	host, number, _ := strings.Cut(name, ":")
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
	return fmt.Errorf("the display %s does not answer. Start it, or use wallchart-cli", name)
}
