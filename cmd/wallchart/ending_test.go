//go:build unix

package main

import (
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"wallchart/must"
)

// TestHeeds: every wish of the system that the program end is heard by us and by nobody who asked for it before; a second one ends a
// program that stayed.
func TestHeeds(t *testing.T) {
	if os.Getenv("WALLCHART_HEED") != "" {
		others := make(chan os.Signal, 9)
		signal.Notify(others, syscall.SIGTERM, os.Interrupt)
		late := make(chan time.Time)
		heed(func() <-chan time.Time { return late }, func() bool {
			if len(others) > 0 {
				os.Exit(3)
			}
			_, _ = os.Stdout.WriteString("x")
			return false
		})
		_, _ = os.Stdout.WriteString("!")
		for said := make([]byte, 1); ; { // until the other end is closed, too
			switch _, err := os.Stdin.Read(said); {
			case err != nil:
				os.Exit(4)
			case said[0] == 'l':
				close(late)
			default:
				_, _ = os.Stdout.Write(said)
			}
		}
	}
	for _, s := range []syscall.Signal{syscall.SIGTERM, syscall.SIGHUP, syscall.SIGINT} {
		if signal.Ignored(s) {
			continue // as under nohup: a program begins with what its starter ignores
		}
		c := exec.Command(os.Args[0], "-test.run=^TestHeeds$")
		c.Env = append(os.Environ(), "WALLCHART_HEED=1")
		in, out := must.Have(c.StdinPipe())(t), must.Have(c.StdoutPipe())(t)
		must.Do(t, c.Start())
		said := make([]byte, 1)
		for i, want := range []string{"!", "x", "?"} {
			if _, err := out.Read(said); err != nil || string(said) != want {
				t.Fatalf("%v: at %d the program says %q, not %q: %v", s, i, said, want, err)
			}
			_ = c.Process.Signal(s) // the second is not heeded, and the third
			if want == "x" {
				_ = must.Have(in.Write([]byte("?")))(t)
			}
		}
		_ = must.Have(in.Write([]byte("l")))(t)
		ended := make(chan error, 1)
		go func() { ended <- c.Wait() }()
		for err, over := error(nil), false; !over; {
			select {
			case err, over = <-ended:
			case <-time.After(10 * time.Millisecond): // one that is heeded as ever
				_ = c.Process.Signal(s)
				continue
			}
			if status, ok := c.ProcessState.Sys().(syscall.WaitStatus); !ok || !status.Signaled() || status.Signal() != s {
				t.Errorf("%v: the program that stays ends with %v", s, err)
			}
		}
	}
}

// TestTheSystemEndsTheWindow as at the end of a session or with the terminal it was started from: what was being typed is in the event, the
// event is saved, and nobody is locked out or told of a crash.
func TestTheSystemEndsTheWindow(t *testing.T) {
	if os.Getenv("WALLCHART_E2E") == "" || runtime.GOOS != "linux" {
		t.Skip("see TestWindow")
	}
	t.Parallel()
	d := newDesk(t)
	raw := must.Have(os.ReadFile(filepath.Join("..", "..", "assets", "samples", "club.wallchart")))(t)
	path := filepath.Join(d.home, "Club.wallchart")
	must.Do(t, os.WriteFile(path, raw, 0o600))
	d.env = append(d.env, "XDG_CACHE_HOME="+d.home)
	log := filepath.Join(d.home, "wallchart", "wallchart.log")
	title, names := "Club championship", []string{"Spring regional", "Autumn regional"}
	for i, s := range []syscall.Signal{syscall.SIGHUP, syscall.SIGTERM} {
		d.program = d.background(os.Getenv("WALLCHART_BIN"), path)
		d.waitTitle(title)
		d.until("it listens to the system", func() bool {
			said, _ := os.ReadFile(log)
			return strings.Count(string(said), heeds) == i+1
		})
		d.keys("ctrl+i", "ctrl+a")
		title = names[i]
		d.write(title)
		d.keys("ctrl+Return")
		d.waitTitle(title)
		d.keys("ctrl+1", "Home", "Right", "F2", "ctrl+a")
		d.write("Zeno of " + title) // and no Enter
		_ = d.program.Process.Signal(s)
		_ = d.program.Process.Signal(s) // a terminal says so twice
		if err := d.program.Wait(); err != nil {
			t.Errorf("%v: the program ends with %v", s, err)
		}
		after, err := os.ReadFile(path)
		if err != nil || !strings.Contains(string(after), `{"name":"`+title) || !strings.Contains(string(after), "Zeno of "+title) {
			t.Errorf("%v: the event is not saved whole: %v", s, err)
		}
		for _, left := range []string{"lock", "journal"} {
			if _, err := os.Stat(filepath.Join(d.home, ".Club.wallchart.history", left)); !os.IsNotExist(err) {
				t.Errorf("%v: %s is left behind: %v", s, left, err)
			}
		}
	}
}
