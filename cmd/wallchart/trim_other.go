//go:build gui && (!linux || !cgo)

package main

// trim does nothing: these systems get what the drawing library frees at once.
func trim() {}

// tidy does nothing where the system has no such setting.
func tidy() {}

// leave does nothing where it was not tried.
func leave() {}
