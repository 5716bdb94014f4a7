package main

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/pairing/dutch"
	"wallchart/pairing/generate"
)

// BenchmarkWindow is what the real window takes on a virtual screen: its start and its memory beside those of a bare window with
// one label, by turns, and with 500 players by 11 rounds the time from a key to its picture, measured inside the program. It
// builds both, and runs where WALLCHART_MEASURED says so: make bench does where there are a C compiler and a virtual screen.
//
// mapped is what the clock says until the window is on the screen, wall until the first picture is in it, start the computing
// time until then; memory is what is resident two seconds later.
// A picture is drawn by software there, which costs more than all else: own-p99 and the like are what the window's thread
// computed, drawing and all, without waiting. missed-frames are pictures of the 300 turns of the wheel, one with each frame,
// that came later than a frame and a half after the one before. bare-p99 and bare-missed are those of 300 pictures of the bare window:
// where it misses some, the machine does.
func BenchmarkWindow(b *testing.B) {
	if os.Getenv("WALLCHART_MEASURED") == "" {
		b.Skip("WALLCHART_MEASURED is not set")
	}
	const shared = "migrated_fynedo no_emoji x11"
	bare, ours := built(b, "./testdata/bare", shared), built(b, ".", shared+" gui measure")
	b.Setenv("WALLCHART_BIN", ours)
	for b.Loop() {
		d := newDesk(b)
		maps := d.maps()
		var plain, own []taken
		for range 7 {
			plain, own = append(plain, d.starts(bare, maps)), append(own, d.starts(ours, maps))
		}
		for name, of := range map[string]func(taken) float64{
			"mapped": func(t taken) float64 { return t.mapped.Seconds() },
			"start":  func(t taken) float64 { return t.computed }, "wall": func(t taken) float64 { return t.wall.Seconds() },
			"memory": func(t taken) float64 { return float64(t.memory) },
		} {
			b.ReportMetric(middle(own, of)/middle(plain, of), name+"-of-bare")
		}
		b.ReportMetric(middle(own, func(t taken) float64 { return float64(t.memory) }), "MB")
		for _, line := range append(d.says(bare, "bare", "pictures"), d.works(ours)...) {
			f := strings.Fields(line) // arrow p50 12.1 p99 20.3 own-p50 …
			for i := 1; i+1 < len(f); i += 2 {
				v, err := strconv.ParseFloat(f[i+1], 64)
				if err != nil {
					b.Fatalf("%q: %v", line, err)
				}
				unit := "-ms"
				if f[i] == "missed" {
					unit = "-frames"
				}
				b.ReportMetric(v, f[0]+"-"+f[i]+unit)
			}
		}
	}
}

// built is a program of this folder with its window.
func built(b *testing.B, folder, tags string) string {
	b.Helper()
	path := filepath.Join(b.TempDir(), "program")
	c := exec.Command("go", "build", "-buildvcs=false", "-tags", tags, "-o", path, folder)
	c.Env = append(os.Environ(), "CGO_ENABLED=1")
	if out, err := c.CombinedOutput(); err != nil {
		b.Fatalf("%v: %s", err, out)
	}
	// As on the day when it was installed: of a file that was just written more of its pages are mapped than the program asks for.
	drop := exec.Command("dd", "of="+path, "oflag=nocache", "conv=notrunc,fdatasync", "count=0", "status=none")
	if out, err := drop.CombinedOutput(); err != nil {
		b.Fatalf("%v: %s", err, out)
	}
	return path
}

// taken is what a start has taken.
type taken struct {
	computed float64       // milliseconds of all its threads
	mapped   time.Duration // until its window was on the screen
	wall     time.Duration // until the first picture
	memory   int           // MB
}

func middle(all []taken, of func(taken) float64) float64 {
	var values []float64
	for _, t := range all {
		values = append(values, of(t))
	}
	slices.Sort(values)
	return values[len(values)/2]
}

// measured starts a program that writes into a file what it measures.
func (d *desk) measured(name string, args ...string) (program *exec.Cmd, file string) {
	d.t.Helper()
	file = filepath.Join(d.home, "measured")
	if err := os.RemoveAll(file); err != nil {
		d.t.Fatal(err)
	}
	c := exec.Command(name, args...)
	c.Env, c.Dir = append(d.env, "WALLCHART_MEASURE="+file), d.home
	if err := c.Start(); err != nil {
		d.t.Fatal(err)
	}
	return c, file
}

// maps gives the moments at which windows come on the screen.
func (d *desk) maps() <-chan time.Time {
	d.t.Helper()
	c := exec.Command("xev", "-root", "-event", "substructure")
	c.Env = d.env
	out, err := c.StdoutPipe()
	if err != nil {
		d.t.Fatal(err)
	}
	if err := c.Start(); err != nil {
		d.t.Fatalf("xev does not start: %v", err)
	}
	d.t.Cleanup(func() { _ = c.Process.Kill(); _ = c.Wait() })
	at := make(chan time.Time, 100)
	go func() {
		for lines := bufio.NewScanner(out); lines.Scan(); {
			if strings.HasPrefix(lines.Text(), "MapNotify") {
				select {
				case at <- time.Now():
				default: // nobody has asked for a hundred windows
				}
			}
		}
	}()
	return at
}

// starts takes the time of a start.
func (d *desk) starts(name string, maps <-chan time.Time) taken {
	d.t.Helper()
	for len(maps) > 0 {
		<-maps
	}
	begin := time.Now()
	c, file := d.measured(name)
	defer func() { _ = c.Process.Kill(); _ = c.Wait() }()
	var at int64
	var t taken
	d.until("the first picture", func() bool {
		text, _ := os.ReadFile(file)
		n, _ := fmt.Sscanf(string(text), "painted %d cpu %f\n", &at, &t.computed)
		return n == 2
	})
	t.wall = time.Unix(0, at).Sub(begin)
	select {
	case first := <-maps:
		t.mapped = first.Sub(begin)
	case <-time.After(5 * time.Second):
		d.t.Fatal("no window came on the screen")
	}
	time.Sleep(2 * time.Second)
	t.memory = d.resident(c.Process.Pid)
	return t
}

// works has the program go through its keys with a large event, and returns what it says of them.
func (d *desk) works(name string) []string {
	d.t.Helper()
	event, err := generate.Tournament(generate.Plan{Participants: 500, Rounds: 11, Draws: 30, Seed: 1}, dutch.Current)
	if err != nil {
		d.t.Fatal(err)
	}
	s := *event.Sections[0]
	s.Ranking = model.Ranking{TieBreaks: []string{"BH/C1", "BH", "SB", "PS", "WIN", "DE"}}
	var data bytes.Buffer
	if err := wallchart.Write(&data, &wallchart.File{Tournament: event.With(&s)}); err != nil {
		d.t.Fatal(err)
	}
	path := filepath.Join(d.home, "Large.wallchart")
	if err := os.WriteFile(path, data.Bytes(), 0o600); err != nil {
		d.t.Fatal(err)
	}
	return d.says(name, "wheel", path)
}

// says runs a program until a line of what it measures begins with a word, and returns the lines after the first picture's.
func (d *desk) says(name, last string, args ...string) []string {
	d.t.Helper()
	c, file := d.measured(name, args...)
	defer func() { _ = c.Process.Kill(); _ = c.Wait() }()
	var lines []string
	for range 1800 { // seconds: on a busy machine each key waits for its picture
		text, _ := os.ReadFile(file)
		if lines = strings.Split(strings.TrimSpace(string(text)), "\n"); strings.HasPrefix(lines[len(lines)-1], last) {
			return lines[1:]
		}
		time.Sleep(time.Second)
	}
	d.t.Fatalf("the window has not done all its keys: %q", lines)
	return nil
}
