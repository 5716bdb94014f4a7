package files

import (
	"path/filepath"
	"slices"
	"strings"

	"wallchart/files/trf"
	"wallchart/files/wallchart"
)

// IsEvent tells whether a path has the ending of a file that holds an event itself, and not papers about one.
func IsEvent(path string) bool {
	return slices.Contains([]string{wallchart.Extension, ".trf", ".trfx", trf.InTournament}, strings.ToLower(filepath.Ext(path)))
}
