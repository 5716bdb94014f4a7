//go:build gui && (!linux || !cgo)

package main

// trim does nothing: these systems get what the drawing library frees at once.
func trim() {}

// tidy does nothing where the system has no such setting.
func tidy() {}
