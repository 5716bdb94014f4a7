//go:build gui && ci

package main

import "fyne.io/fyne/v2"

// room is not known where nothing is drawn on a screen.
func room(fyne.App) fyne.Size { return fyne.Size{} }
