package licences

import (
	"os"
	"testing"
)

// TestTheCopiesAreTheSame as the files at the root, which those read who have the source.
func TestTheCopiesAreTheSame(t *testing.T) {
	for path, shown := range map[string]string{"../../LICENSE": Own, "../../NOTICE": Others} {
		if raw, err := os.ReadFile(path); err != nil || string(raw) != shown {
			t.Errorf("%s is not what the window shows (%v): copy it to assets/licences", path, err)
		}
	}
}
