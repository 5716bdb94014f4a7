package wallchart

import (
	"errors"
	"io/fs"
	"os"
	"strings"
	"testing"

	"wallchart/must"
)

// TestAFileThatCannotBeWritten: while every step is on disk it is the file that is said not to be written, not the event; and a file
// that another program holds is told from one that nobody may write to.
func TestAFileThatCannotBeWritten(t *testing.T) {
	for _, c := range []struct {
		why         error
		says, lacks string
	}{
		{errHeld, "another program has the file open", "Save as"},
		{fs.ErrPermission, "the file or its folder cannot be written to", "another program"},
	} {
		path, o := place(t)
		o.disk.refuse = func(p string) error {
			if strings.HasPrefix(p, tempPrefix(path)) {
				return &os.PathError{Op: "rename", Path: p, Err: c.why}
			}
			return nil
		}
		d := open(t, path, o)
		must.Do(t, d.Do(note(0)))
		err := d.Save()
		var disk *NotOnDisk
		if !errors.As(err, &disk) || !disk.Kept {
			t.Fatalf("%v: %v", c.why, err)
		}
		if s := err.Error(); !strings.Contains(s, "Every step is kept") || !strings.Contains(s, c.says) || strings.Contains(s, c.lacks) {
			t.Errorf("%v: %s", c.why, s)
		}
		if d.Trouble() != nil {
			t.Errorf("%v: the steps are said to be in memory only: %v", c.why, d.Trouble())
		}
		o.disk.refuse, d.disk.refuse = nil, nil
		must.Do(t, d.Save())
		crash(d)
		if n := len(open(t, path, o).Entries()); n != 1 {
			t.Errorf("%v: %d steps in the file", c.why, n)
		}
	}
}
