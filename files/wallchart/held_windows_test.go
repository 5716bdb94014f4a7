package wallchart

import (
	"errors"
	"strings"
	"syscall"
	"testing"

	"wallchart/must"
)

// TestAHeldFile: a file that another program has open for reading, as one that synchronises folders has it, is told from a folder that
// nobody may write to.
func TestAHeldFile(t *testing.T) {
	path, o := place(t)
	d := open(t, path, o)
	must.Do(t, d.Do(note(0)))
	name, err := syscall.UTF16PtrFromString(path)
	must.Do(t, err)
	held, err := syscall.CreateFile(name, syscall.GENERIC_READ, syscall.FILE_SHARE_READ, nil, syscall.OPEN_EXISTING, 0, 0)
	must.Do(t, err)
	err = d.Save()
	if !errors.Is(err, errHeld) || !strings.Contains(err.Error(), "another program has the file open") {
		t.Errorf("held: %v", err)
	}
	must.Do(t, syscall.CloseHandle(held))
	must.Do(t, d.Save())
}
