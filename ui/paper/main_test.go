package paper

import (
	"os"
	"testing"
)

// TestMain gives the tests a folder of their own for what is there for a while, such as printed pages, and takes it away.
func TestMain(m *testing.M) {
	folder, err := os.MkdirTemp("", "wallchart-test-")
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
