//go:build gui && !windows

package main

import (
	"fmt"
	"os"
)

// refuse says why there is no window.
func refuse(err error) { fmt.Fprintln(os.Stderr, "wallchart: "+err.Error()) }
