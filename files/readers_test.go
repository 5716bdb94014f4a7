package files

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"wallchart/must"
)

var sniffs = regexp.MustCompile(`(?m)^func (Sniff\w*)\(`)

// sources are the texts of some files, one after the other.
func sources(t *testing.T, pattern string, tests bool) (text string) {
	t.Helper()
	for _, name := range must.Have(filepath.Glob(pattern))(t) {
		if strings.HasSuffix(name, "_test.go") == tests {
			text += string(must.Have(os.ReadFile(name))(t))
		}
	}
	return text
}

// TestEveryReaderIsChosen: what a room below can tell by its content is asked here, and its reader is tried with nonsense.
func TestEveryReaderIsChosen(t *testing.T) {
	choice, readers := sources(t, "*.go", false), 0
	for _, entry := range must.Have(os.ReadDir("."))(t) {
		room := entry.Name()
		found := sniffs.FindAllStringSubmatch(sources(t, room+"/*.go", false), -1)
		for _, m := range found {
			readers++
			if !strings.Contains(choice, room+"."+m[1]+"(") {
				t.Errorf("nobody asks %s.%s: a reader is chosen in files/open.go, or for what other programs write in files/programs.go", room, m[1])
			}
		}
		if len(found) > 0 && !strings.Contains(sources(t, room+"/*.go", true), "func FuzzRead(") {
			t.Errorf("files/%s has no FuzzRead", room)
		}
	}
	if readers < 8 {
		t.Errorf("only %d are found", readers)
	}
}
