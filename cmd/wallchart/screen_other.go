//go:build gui && !linux && !windows

package main

// screen finds nothing wrong where the system always has a screen.
func screen() error { return nil }
