package ui

import (
	"os"
	"path/filepath"
	"runtime"
)

// DocumentFolder is where Save as begins: a folder of its own among the user's
// documents, where an event is found again.
func DocumentFolder() string {
	if dir := os.Getenv("XDG_DOCUMENTS_DIR"); runtime.GOOS == "linux" && filepath.IsAbs(dir) {
		return filepath.Join(dir, "Wallchart")
	}
	home, err := os.UserHomeDir()
	if err != nil {
		return "Wallchart"
	}
	return filepath.Join(home, "Documents", "Wallchart")
}

// LogFile is where the program writes what went wrong.
func LogFile() string {
	dir, err := os.UserCacheDir()
	if err != nil {
		dir = os.TempDir()
	}
	return filepath.Join(dir, "wallchart", "wallchart.log")
}
