package main

import (
	"errors"
	"os"
	"os/exec"
	"slices"
	"testing"
	"time"

	"wallchart/must"
)

// TestWineWithoutOpenGL: a box says what is missing, and the program ends with status 1.
func TestWineWithoutOpenGL(t *testing.T) {
	w := newWine(t, "-extension", "GLX")
	w.opens()
	w.pictured("8-without-opengl")
	w.keys("Return")
	done := make(chan error, 1)
	go func() { done <- w.program.Wait() }()
	select {
	case err := <-done:
		if e := (*exec.ExitError)(nil); !errors.As(err, &e) || e.ExitCode() != 1 {
			t.Errorf("the program ends with %v", err)
		}
	case <-time.After(30 * time.Second):
		t.Error("the program stays")
	}
}

// TestWineStart: the window comes in less than one and a half times of what this system's own program takes, once what Wine takes to show
// any window, its notepad's, is off. The three start by turns, so that whatever else the computer does slows each, and the middle of seven
// counts; the first start of each, which reads it from the disk, apart. Time runs from the command to a window that is shown.
func TestWineStart(t *testing.T) {
	w := newWine(t)
	const turns = 7
	took := map[string][]time.Duration{}
	for range 1 + turns {
		took["notepad"] = append(took["notepad"], w.comes("Notepad", "wine", "notepad"))
		w.settle()
		w.keys("alt+F4")
		_ = w.program.Wait()
		took["Wine"] = append(took["Wine"], w.opens())
		w.quit()
		took["here"] = append(took["here"], w.shows(os.Getenv("WALLCHART_BIN")))
		w.quit()
	}
	middle := map[string]float64{}
	for _, what := range []string{"notepad", "Wine", "here"} {
		warm := slices.Sorted(slices.Values(took[what][1:]))
		middle[what] = warm[turns/2].Seconds()
		t.Logf("%s: first %.2f s, then %.2f s (%.2f to %.2f)", what, took[what][0].Seconds(),
			middle[what], warm[0].Seconds(), warm[turns-1].Seconds())
	}
	ratio := (middle["Wine"] - middle["notepad"]) / middle["here"]
	t.Logf("%.2f times as long as here, with Wine's own share %.2f times", ratio, middle["Wine"]/middle["here"])
	if ratio >= 1.5 {
		t.Error("that is more than 1.5 times")
	}
}

// TestWineSizes: who downloads the zip waits for less than 40 MB.
func TestWineSizes(t *testing.T) {
	if os.Getenv("WALLCHART_WINE") == "" {
		t.Skip("see newWine")
	}
	w := &wine{desk: &desk{t: t}}
	for _, end := range []string{"windows-amd64.zip", "windows-setup.exe"} {
		info := must.Have(os.Stat(w.released(end)))(t)
		t.Logf("%s: %.1f MB", info.Name(), float64(info.Size())/1e6)
		if info.Size() >= 40e6 {
			t.Errorf("%s has 40 MB or more", info.Name())
		}
	}
}
