package atomicfile

import (
	"errors"
	"os"
	"syscall"
	"time"
)

const sharingViolation = syscall.Errno(32)

// rename tries for a second: a virus scanner or a synchroniser may have the file
// open for a moment.
func rename(from, to string) error {
	wait := 5 * time.Millisecond
	for deadline := time.Now().Add(time.Second); ; wait *= 2 {
		err := os.Rename(from, to)
		passing := errors.Is(err, syscall.ERROR_ACCESS_DENIED) || errors.Is(err, sharingViolation)
		if !passing || time.Now().After(deadline) {
			return err
		}
		time.Sleep(min(wait, 250*time.Millisecond))
	}
}

// syncFolder has nothing to do: a rename is in the journal of the file system.
func syncFolder(string) {}
