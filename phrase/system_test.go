package phrase_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wallchart/phrase"
)

// TestNoSuchFolder: a folder on the way that is not there is no file on the way. Windows has one number for what Go takes for a
// file there, and means that something is missing.
func TestNoSuchFolder(t *testing.T) {
	dir := t.TempDir()
	_, err := os.Open(filepath.Join(dir, "none", "a.txt"))
	if said := phrase.Error(phrase.English, err); !strings.HasSuffix(said, ": there is no such file or folder") {
		t.Errorf("a missing folder: %s", said)
	}
	_, err = os.Open(filepath.Join(dir, "a.txt"))
	if said := phrase.Error(phrase.English, err); !strings.HasSuffix(said, ": there is no such file or folder") {
		t.Errorf("a missing file: %s", said)
	}
}
