package places

import (
	"path/filepath"

	"golang.org/x/sys/windows"
)

// documents is the known folder, wherever it was moved to.
func documents(home string) string {
	if dir, err := windows.KnownFolderPath(windows.FOLDERID_Documents, windows.KF_FLAG_DEFAULT); err == nil && filepath.IsAbs(dir) {
		return dir
	}
	return usual(home)
}
