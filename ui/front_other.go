//go:build !windows

package ui

import "fyne.io/fyne/v2"

// front puts a window before all others.
func front(w fyne.Window) { w.RequestFocus() }
