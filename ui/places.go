package ui

import (
	"os"
	"path/filepath"
)

// LogFile is where the program writes what went wrong.
func LogFile() string {
	dir, err := os.UserCacheDir()
	if err != nil {
		dir = os.TempDir()
	}
	return filepath.Join(dir, "wallchart", "wallchart.log")
}
