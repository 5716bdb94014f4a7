package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"wallchart/files/wallchart"
	"wallchart/must"
	"wallchart/ui/daytest"
)

// TestDays drives whole days at the desk in the real window, at two sizes, by the
// scripts that the widgets are tried with. The event must be the same in the end. It
// takes some minutes, and runs where WALLCHART_DAYS names a folder for pictures of what
// the screen says at each stop.
func TestDays(t *testing.T) {
	folder := os.Getenv("WALLCHART_DAYS")
	if folder == "" {
		t.Skip("WALLCHART_DAYS names no folder for the pictures")
	}
	must.Do(t, os.MkdirAll(folder, 0o755))
	for _, name := range []string{"scholastic", "league"} {
		for _, size := range [][2]int{{1280, 800}, {1000, 650}} {
			t.Run(fmt.Sprintf("%s/%dx%d", name, size[0], size[1]), func(t *testing.T) {
				steps := must.Have(daytest.Read(name))(t)
				want := must.Have(os.ReadFile(filepath.Join("..", "..", "ui", "testdata", "days", name+".event.txt")))(t)
				d := newDesk(t)
				d.opens()
				d.start()
				d.xdotool("search", "--name", "Wallchart", "windowsize", "--sync", fmt.Sprint(size[0]), fmt.Sprint(size[1]))
				for i, s := range steps {
					d.step(s, filepath.Join(folder, fmt.Sprintf("%s-%d-%03d.png", name, size[0], i)))
				}
				d.keys("Escape", "Escape") // what is open at the end of the script
				worked := d.resident(d.program.Process.Pid)
				time.Sleep(9 * quiet)
				t.Logf("%d MB are in memory, and %d after it was left alone", worked, d.resident(d.program.Process.Pid))
				d.quit()
				if got := d.event(); got != string(want) {
					t.Errorf("the event is\n%s\nwant\n%s", got, want)
				}
			})
		}
	}
}

// quiet is how long nothing is done before the program gives memory back.
const quiet = 10 * time.Second

// resident is how many megabytes of a program are in memory.
func (d *desk) resident(pid int) (megabytes int) {
	d.t.Helper()
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	if err != nil {
		d.t.Fatal(err)
	}
	_, after, _ := strings.Cut(string(status), "VmRSS:")
	if _, err := fmt.Sscan(after, &megabytes); err != nil {
		d.t.Fatal(err)
	}
	return megabytes / 1024
}

// opens gives the desk a program that opens what is printed: it does nothing.
func (d *desk) opens() {
	d.t.Helper()
	if err := os.WriteFile(filepath.Join(d.home, "xdg-open"), []byte("#!/bin/sh\nexit 0\n"), 0o700); err != nil {
		d.t.Fatal(err)
	}
	d.env = append(d.env, "PATH="+d.home+string(os.PathListSeparator)+os.Getenv("PATH"))
}

// step does a step of a day.
func (d *desk) step(s daytest.Step, picture string) {
	d.t.Helper()
	switch s.Kind {
	case daytest.Press:
		for _, k := range s.Keys() {
			press := func() { d.keys(k) }
			if k == "F6" || k == "ctrl+v" { // work off the window's thread
				d.changes("the round or the list is there", press)
			} else {
				press()
			}
		}
	case daytest.Type:
		d.write(s.Text)
	case daytest.Copy:
		c := exec.Command("xclip", "-selection", "clipboard")
		c.Env, c.Stdin = d.env, strings.NewReader(s.Text)
		if err := c.Run(); err != nil {
			d.t.Fatalf("nothing comes to the clipboard: %v", err)
		}
	case daytest.Screen:
		d.settle()
		c := exec.Command("import", "-window", "root", picture)
		c.Env = d.env
		if out, err := c.CombinedOutput(); err != nil {
			d.t.Fatalf("no picture: %v %s", err, out)
		}
	}
}

// event is what the only event file in the home folder holds.
func (d *desk) event() string {
	d.t.Helper()
	found, _ := filepath.Glob(filepath.Join(d.home, "*", "*.wallchart"))
	if len(found) != 1 {
		d.t.Fatalf("the events are %v", found)
	}
	f, err := wallchart.ReadFile(found[0])
	if err != nil {
		d.t.Fatal(err)
	}
	return daytest.Summary(f.Tournament)
}
