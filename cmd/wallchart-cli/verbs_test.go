package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wallchart/must"
)

// TestAVerbStandsInItsFile: who looks for a verb finds it by its name, "add-player" in addplayer.go.
func TestAVerbStandsInItsFile(t *testing.T) {
	for _, v := range verbs() {
		file := strings.ReplaceAll(v.Name, "-", "") + ".go"
		found, err := filepath.Glob(filepath.Join("*", file))
		if err != nil || len(found) != 1 {
			t.Errorf("the verb %s has no file %s of its own: %q, %v", v.Name, file, found, err)
			continue
		}
		text := must.Have(os.ReadFile(found[0]))(t)
		if !strings.Contains(string(text), fmt.Sprintf("%q", v.Name)) {
			t.Errorf("%s does not hold the verb %s", found[0], v.Name)
		}
	}
}
