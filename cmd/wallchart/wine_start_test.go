package main

import (
	"errors"
	"os"
	"os/exec"
	"slices"
	"testing"
	"time"
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

// TestWineStart prints how long the window takes to come, beside the one of this system, by turns; the first start of all apart.
func TestWineStart(t *testing.T) {
	w := newWine(t)
	took := map[string][]time.Duration{}
	for range 4 {
		took["Wine"] = append(took["Wine"], w.opens())
		w.quit()
		took["here"] = append(took["here"], w.shows(os.Getenv("WALLCHART_BIN")))
		w.quit()
	}
	for _, where := range []string{"Wine", "here"} {
		warm := slices.Sorted(slices.Values(took[where][1:]))
		t.Logf("%s: first %.2f s, then %.2f s (%.2f to %.2f)", where, took[where][0].Seconds(),
			warm[1].Seconds(), warm[0].Seconds(), warm[2].Seconds())
	}
}
