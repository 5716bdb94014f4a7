package cli

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// LookEvery is how often the event is looked at.
const LookEvery = time.Second

// StampOf tells one state of an event's file from another: of the file itself, and of the steps beside it that are not in it yet.
func StampOf(path string) string {
	info, err := os.Stat(path)
	if err != nil {
		return ""
	}
	var b strings.Builder
	fmt.Fprint(&b, info.Size(), info.ModTime().UnixNano())
	history := filepath.Join(filepath.Dir(path), "."+filepath.Base(path)+".history")
	beside, _ := os.ReadDir(history) // no pattern: on Windows a bracket in a name cannot be told from one of a pattern
	for _, e := range beside {
		if info, err := os.Stat(filepath.Join(history, e.Name())); err == nil && !info.IsDir() && !strings.Contains(e.Name(), "lock") {
			fmt.Fprint(&b, " ", e.Name(), info.Size(), info.ModTime().UnixNano())
		}
	}
	return b.String()
}
