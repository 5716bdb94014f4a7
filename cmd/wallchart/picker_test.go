package main

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"testing"

	"wallchart/must"
)

// TestTheFileDialogOfTheSystem: a program that stands for it notes what it was told, and stays open. It belongs to the window, and
// nothing else is asked meanwhile; closed without an answer it leaves the window as it was. The log is cut when it has grown long.
func TestTheFileDialogOfTheSystem(t *testing.T) {
	if os.Getenv("WALLCHART_E2E") == "" || runtime.GOOS != "linux" {
		t.Skip("see TestWindow")
	}
	t.Parallel()
	d := newDesk(t)
	told, end := filepath.Join(d.home, "told"), filepath.Join(d.home, "end")
	dialog := "#!/bin/sh\necho \"$@\" >>" + told + "\nwhile [ ! -e " + end + " ]; do sleep 0.1; done\nexit 1\n"
	must.Do(t, os.WriteFile(filepath.Join(d.home, "zenity"), []byte(dialog), 0o700))
	d.env = append(d.env, "PATH="+d.home+":"+os.Getenv("PATH"), "XDG_CACHE_HOME="+d.home)
	log := filepath.Join(d.home, "wallchart", "wallchart.log")
	must.Do(t, os.MkdirAll(filepath.Dir(log), 0o700))
	must.Do(t, os.WriteFile(log, bytes.Repeat([]byte("a line of long ago\n"), 60_000), 0o600))
	d.start()
	d.keys("ctrl+o")
	asked := func() int {
		b, _ := os.ReadFile(told)
		return len(regexp.MustCompile(`--attach \d{2,}`).FindAll(b, -1))
	}
	d.until("the dialog that belongs to the window is open", func() bool { return asked() == 1 })
	d.keys("ctrl+o")
	if asked() != 1 {
		t.Error("a second dialog was opened behind the first")
	}
	must.Do(t, os.WriteFile(end, nil, 0o600))
	d.until("the window asks again", func() bool {
		d.keys("ctrl+o") // until it knows that the dialog has ended
		return asked() > 1
	})
	d.settle()
	d.quit()
	if info, err := os.Stat(log); err != nil || info.Size() > 100_000 {
		t.Errorf("the log: %v, %v", info, err)
	}
	if _, err := os.Stat(log + ".1"); err != nil {
		t.Error("what was logged before is gone: ", err)
	}
}
