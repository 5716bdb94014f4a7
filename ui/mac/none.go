//go:build !darwin || !cgo

package mac

import "fyne.io/fyne/v2"

// Attend does nothing on other systems.
func Attend(Door) error { return nil }

// Front tells whether the menus that are seen are this window's: elsewhere each window has its own.
func Front(fyne.Window) bool { return true }
