//go:build gui && !linux

package main

// screen finds nothing wrong where the system always has a screen.
func screen() error { return nil }
