package main

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/must"
)

// TestTwoDesks has two windows share an event, on screens of their own, by keys alone: the code is copied from one to the other, both
// enter a result of the same board at the same moment, one of them is asked, and both files hold the same in the end.
func TestTwoDesks(t *testing.T) {
	if os.Getenv("WALLCHART_E2E") == "" || runtime.GOOS != "linux" {
		t.Skip("see TestWindow")
	}
	t.Parallel()
	sample := must.Have(os.ReadFile(filepath.Join("..", "..", "assets", "samples", "club.wallchart")))(t)
	host, guest := newDesk(t), newDesk(t)
	own, copied := filepath.Join(host.home, "evening.wallchart"), filepath.Join(guest.home, "evening.wallchart")
	must.Do(t, os.WriteFile(own, sample, 0o600))
	host.startWith(own)
	host.waitTitle("Club championship")
	host.does("share this event")
	host.keys("ctrl+a")
	host.write("hall")
	host.keys("Return")
	invitation := ""
	host.until("the code is shown", host.codeIsShown)
	host.keys("Tab", "Tab") // from the list of roles to Copy
	host.until("the code is copied", func() bool {
		host.keys("space")
		invitation = host.clipboard()
		return strings.Contains(invitation, "@")
	})

	guest.start()
	guest.does("join an event")
	guest.write(invitation)
	guest.keys("Tab", "ctrl+a")
	guest.write("door")
	guest.keys("Tab", "ctrl+a")
	guest.write(copied)
	guest.keys("Return")
	guest.waitTitle("Club championship")
	bare := host.edge()
	host.keys("Escape") // the dialog with the code
	host.until("Escape closes the dialog", func() bool { return host.edge() != bare })

	both := []*desk{host, guest}
	for _, d := range both {
		d.keys("ctrl+2")
	}
	clear := map[*desk]uint32{host: host.edge(), guest: guest.edge()}
	pressed := make(chan struct{})
	go func() { host.xdotool("key", "1"); close(pressed) }()
	guest.xdotool("key", "0")
	<-pressed
	asked := func() (who *desk) {
		for _, d := range both {
			if d.edge() != clear[d] {
				who = d
			}
		}
		return who
	}
	host.until("one of them is asked which result stands", func() bool { return asked() != nil })
	asked().keys("Return")
	host.until("the question is answered", func() bool { return asked() == nil })
	host.keys("ctrl+i", "ctrl+a") // what comes after the answer is at the other desk: so is the answer, of which it could be asked
	host.write("Late evening")
	host.keys("ctrl+Return")
	for _, d := range both {
		d.waitTitle("Late evening")
	}
	if asked() != nil {
		t.Error("it is asked once more")
	}
	for _, d := range both {
		d.quit()
	}
	if a, b := result(t, own), result(t, copied); a != b || !a[0].Played() {
		t.Errorf("in the end the results are %v and %v", a, b)
	}
}

// startWith starts the program with an event.
func (d *desk) startWith(path string) {
	d.program = d.background(os.Getenv("WALLCHART_BIN"), path)
	d.waitTitle("Wallchart")
	d.xdotool("search", "--name", "Wallchart", "windowactivate", "--sync", "windowmove", "--sync", "40", "40")
	d.settle()
}

// does finds a command by its words.
func (d *desk) does(words string) {
	d.t.Helper()
	d.keys("ctrl+k")
	d.write(words)
	d.keys("Return")
	d.settle()
}

// codeIsShown tells whether a picture of black squares is on the screen: no text is as dark.
func (d *desk) codeIsShown() bool {
	const square = 50
	for y := 100; y < 700; y += square {
		for x := 100; x < 1300; x += square {
			if d.ink(x, y, square, square) > square*square/4 {
				return true
			}
		}
	}
	return false
}

func (d *desk) clipboard() string {
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Second) // who holds it may have gone
	defer cancel()
	c := exec.CommandContext(ctx, "xclip", "-selection", "clipboard", "-o")
	c.Env = d.env
	out, err := c.Output() // an error of its own where nothing was copied yet
	if errors.Is(err, exec.ErrNotFound) {
		d.t.Fatal(err)
	}
	return strings.TrimSpace(string(out))
}

// result is that of the first board of round 4 that the sample leaves open.
func result(t *testing.T, path string) [2]model.Outcome {
	t.Helper()
	f := must.Have(wallchart.ReadFile(path))(t)
	return f.Tournament.Sections[0].Rounds[3].Pairings[1].Outcomes
}
