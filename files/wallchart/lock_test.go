package wallchart

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

func TestTheSecondProgramIsToldWhoHasTheFile(t *testing.T) {
	path, o := place(t)
	first := open(t, path, o)
	must(t, first.Do(enter(0)))
	_, err := Open(path, Options{By: "Max", State: o.State, host: "CLUB"})
	var locked *Locked
	if !errors.As(err, &locked) || locked.Holder.Who != "Eva" || locked.Holder.Process != os.Getpid() || time.Since(locked.Holder.Since) > time.Hour {
		t.Fatalf("the second program is told %v", err)
	}
	if want := "League.wallchart is open already, by Eva since "; !strings.HasPrefix(err.Error(), want) {
		t.Errorf("the second program is told %q", err)
	}
	link := filepath.Join(t.TempDir(), "other name.wallchart")
	if os.Symlink(path, link) == nil {
		if _, err := Open(link, o); !errors.As(err, &locked) {
			t.Errorf("under another name the file was opened twice: %v", err)
		}
	}
	reader := open(t, path, Options{ReadOnly: true, State: o.State})
	same(t, "what a reader sees", first.Tournament(), reader.Tournament())
	must(t, first.Close())
	must(t, open(t, path, o).Close())
}

// TestStaleLocks: a dead process is no obstacle, another computer is one until
// it is taken over.
func TestStaleLocks(t *testing.T) {
	path, o := place(t)
	d := open(t, path, o)
	must(t, d.Do(enter(0)))
	crash(d)
	there := o
	there.host = "LIBRARY"
	var locked *Locked
	if _, err := Open(path, there); !errors.As(err, &locked) || !locked.Elsewhere || !strings.Contains(err.Error(), "on the computer CLUB by Eva") {
		t.Fatalf("another computer is told %v", err)
	}
	there.TakeOver = true
	d = open(t, path, there)
	if d.UndoLabel() == "" {
		t.Error("taken over, the step of the first computer is missing")
	}
	must(t, d.Close())
	must(t, open(t, path, o).Close())
}
