// Wallchart is the desktop program: pairings, results, tie-breaks and wall charts for chess events.
//
// The window is compiled only with the build tag gui, because it is the one part that needs C, X11 and
// OpenGL. Without the tag the package is a program of one sentence, so that `go build ./...`, `go vet ./...`
// and `go test ./...` work on any machine that has Go.
package main
