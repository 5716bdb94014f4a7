//go:build !gui

package main

import (
	"fmt"
	"os"
)

func main() {
	fmt.Fprintln(os.Stderr, "wallchart: this build has no window. Build the one that has with `make build`, or use wallchart-cli.")
	os.Exit(1)
}
