package ui

import (
	"os"
	"runtime/debug"
	"testing"
)

// inMemory is where Linux keeps files without a disk. A window saves often and waits until the disk has it: sixteen times a scene.
const inMemory = "/dev/shm"

// TestMain gives the tests a folder of their own for what is there for a while, such as printed pages, and takes it away.
// Windows are made and thrown away by the thousand: what is collected less often costs less.
func TestMain(m *testing.M) {
	debug.SetGCPercent(400)
	folder, err := os.MkdirTemp(inMemory, "wallchart-test-")
	if err != nil { // no such place
		folder, err = os.MkdirTemp("", "wallchart-test-")
	}
	if err != nil {
		panic(err)
	}
	for _, name := range []string{"TMPDIR", "TEMP", "TMP"} {
		_ = os.Setenv(name, folder)
	}
	status := m.Run()
	_ = os.RemoveAll(folder)
	os.Exit(status)
}
