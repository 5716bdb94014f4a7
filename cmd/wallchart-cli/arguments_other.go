//go:build !windows

package main

import "os"

// arguments are those of the command line: the shell has expanded patterns.
func arguments() []string { return os.Args[1:] }
