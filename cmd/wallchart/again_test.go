//go:build unix

package main

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"wallchart/must"
)

// TestOneProgram: later starts hand their files to the one that runs and end; each event has a window, which comes to the front; and after
// the program was killed the next start is the one.
func TestOneProgram(t *testing.T) {
	if os.Getenv("WALLCHART_E2E") == "" || runtime.GOOS != "linux" {
		t.Skip("see TestWindow")
	}
	t.Parallel()
	d := newDesk(t)
	d.start()
	for sample, name := range map[string]string{"club": "Club evening.wallchart", "sydney": "Sydney.wallchart"} {
		raw := must.Have(os.ReadFile(filepath.Join("..", "..", "assets", "samples", sample+".wallchart")))(t)
		must.Do(t, os.WriteFile(filepath.Join(d.home, name), raw, 0o600))
	}
	again := func(files ...string) time.Duration {
		t.Helper()
		ends, stop := context.WithTimeout(context.Background(), time.Minute) // one that opens a window of its own does not end
		defer stop()
		c := exec.CommandContext(ends, os.Getenv("WALLCHART_BIN"), files...)
		c.Env, c.Dir = d.env, d.home
		begun := time.Now()
		if out, err := c.CombinedOutput(); err != nil {
			t.Fatalf("the later start ended with %v after %v\n%s", err, time.Since(begun), out)
		}
		return time.Since(begun)
	}
	windows := func() int {
		for range 20 { // the search itself fails where a window goes away meanwhile
			c := exec.Command("xdotool", "search", "--onlyvisible", "--name", " – Wallchart$")
			c.Env = d.env
			if out, err := c.Output(); err == nil {
				return len(strings.Fields(string(out)))
			}
			time.Sleep(100 * time.Millisecond)
		}
		return 0
	}

	t.Logf("a later start took %v", again("Club evening.wallchart"))
	d.waitTitle("Club championship")
	again("Sydney.wallchart")
	d.waitTitle("Sunday all-play-all")
	if n := windows(); n != 2 {
		t.Errorf("%d windows are open", n)
	}
	d.xdotool("search", "--name", "^Club championship", "windowminimize")
	d.until("it is away", func() bool { return windows() == 1 })
	again("Club evening.wallchart")
	d.waitTitle("Club championship")
	if n := windows(); n != 2 {
		t.Errorf("a file that is open is opened again: %d windows", n)
	}
	list, err := os.ReadFile(filepath.Join(d.home, "recently-used.xbel"))
	if err != nil || !strings.Contains(string(list), "/Club%20evening.wallchart") {
		t.Errorf("the system does not know of the event: %v\n%s", err, list)
	}

	// One that hangs stands in nobody's way, and does not open the file too when it goes on.
	raw := must.Have(os.ReadFile(filepath.Join("..", "..", "assets", "samples", "swiss15.wallchart")))(t)
	must.Do(t, os.WriteFile(filepath.Join(d.home, "Swiss.wallchart"), raw, 0o600))
	must.Do(t, d.program.Process.Signal(syscall.SIGSTOP))
	other := d.background(os.Getenv("WALLCHART_BIN"), filepath.Join(d.home, "Swiss.wallchart"))
	d.until("another program opens the file", func() bool { return windows() == 3 })
	must.Do(t, d.program.Process.Signal(syscall.SIGCONT))
	again("Club evening.wallchart") // answered after what it was asked before
	d.waitTitle("Club championship")
	if n := windows(); n != 3 {
		t.Errorf("%d windows are open", n)
	}
	_ = other.Process.Kill()
	d.until("its window is gone", func() bool { return windows() == 2 })

	must.Do(t, d.program.Process.Kill())
	_ = d.program.Wait()
	d.program = d.background(os.Getenv("WALLCHART_BIN"), filepath.Join(d.home, "Sydney.wallchart"))
	d.waitTitle("Wallchart")
	d.until("the events are open again", func() bool { return windows() >= 2 })
	again()
	d.quit()
}
