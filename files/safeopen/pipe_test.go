//go:build unix

package safeopen

import (
	"errors"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"wallchart/must"
)

// TestAPipeKeepsNobodyWaiting: nobody writes to the pipe, and yet the answer is
// there at once.
func TestAPipeKeepsNobodyWaiting(t *testing.T) {
	path := filepath.Join(t.TempDir(), "pipe")
	must.Do(t, syscall.Mkfifo(path, 0o666))
	var refused *Refused
	if _, err := Open(path); !errors.As(err, &refused) || refused.Is.String() != "a pipe" {
		t.Errorf("a pipe: %v", err)
	}
	if _, err := Own(path, os.O_RDWR|os.O_CREATE, 0o666); !errors.As(err, &refused) {
		t.Errorf("a pipe as a file of our own: %v", err)
	}
	if _, err := ReadFile("/dev/zero", 100); !errors.As(err, &refused) || refused.Is.String() != "a device" {
		t.Errorf("a device: %v", err)
	}
}
