package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"wallchart/assets/samples"
	"wallchart/files/wallchart"
)

// TestMonkey sends the real window keys, clicks, drags, wheel, text and pastes as they come: WALLCHART_MONKEY of them, drawn by
// WALLCHART_SEED. Nothing may fail. In the end the program is killed and opens the event again: the window shows what it showed, and
// the file with its journal and log is what it was. `make monkey` does this with 10,000.
func TestMonkey(t *testing.T) {
	inputs, _ := strconv.Atoi(os.Getenv("WALLCHART_MONKEY"))
	if inputs == 0 {
		t.Skip("WALLCHART_MONKEY does not say how many inputs: `make monkey` does")
	}
	seed, err := strconv.ParseUint(os.Getenv("WALLCHART_SEED"), 10, 64)
	if err != nil {
		seed = uint64(time.Now().UnixNano()) % 1_000_000
	}
	t.Logf("the seed is %d: WALLCHART_SEED=%d does the same again", seed, seed)
	d := newDesk(t)
	m := &monkey{desk: d, draw: rand.New(rand.NewPCG(seed, 7)), path: filepath.Join(d.home, "Monkey.wallchart")}
	for _, s := range samples.All {
		if s.File == "club.wallchart" {
			data, err := s.Data()
			if err == nil {
				err = os.WriteFile(m.path, data, 0o600)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
	}
	picture := filepath.Join(filepath.Dir(os.Getenv("WALLCHART_BIN")), fmt.Sprintf("monkey-%d.png", seed))
	d.failing = func() {
		c := exec.Command("import", "-window", "root", picture)
		c.Env = d.env
		if c.Run() == nil {
			t.Logf("the screen is in %s", picture)
		}
	}
	d.opens()
	m.begins()
	const batch = 40
	for done := 0; done < inputs; done += batch {
		m.sends(min(batch, inputs-done))
		if done/batch%25 == 24 {
			t.Logf("%d inputs of %d", done+batch, inputs)
		}
	}
	m.ends()
	shown := m.exports("shown.csv")
	m.kills()
	held := m.reads()
	m.begins()
	again := m.exports("again.csv")
	m.kills()
	if shown != again {
		t.Errorf("the window showed\n%s\nand shows, opened again,\n%s", shown, again)
	}
	if now := m.reads(); now != held {
		t.Errorf("the file was\n%s\nand is, opened again,\n%s", held, now)
	}
}

// monkey is a desk at which whatever comes is done.
type monkey struct {
	*desk
	draw *rand.Rand
	path string
	last string // batch of inputs
}

// begins opens the event in a fresh program.
func (m *monkey) begins() {
	m.t.Helper()
	m.program = m.background(os.Getenv("WALLCHART_BIN"), m.path)
	m.waitTitle("– Wallchart")
	m.xdotool("search", "--name", "Wallchart", "windowactivate", "--sync", "windowmove", "--sync", "40", "40")
	m.keys("Escape", "Escape") // what it says of the steps that it made again
}

// alive fails where the program has noted a fault, or has ended by one. One that was closed with its own commands is begun again.
func (m *monkey) alive() {
	m.t.Helper()
	_ = filepath.WalkDir(m.home, func(path string, _ fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".log" {
			return nil
		}
		b, _ := os.ReadFile(path)
		for _, fault := range []string{"msg=defect", "panic:", "fatal error:"} {
			if i := bytes.Index(b, []byte(fault)); i >= 0 {
				m.t.Fatalf("after %s\n%s", m.last, b[i:min(len(b), i+4000)])
			}
		}
		return nil
	})
	if m.title() == "" { // there is no window
		m.kills()
		m.begins()
	}
}

// kills ends the program by force.
func (m *monkey) kills() {
	_ = m.program.Process.Kill()
	_ = m.program.Wait()
}

// sends does so many things in one go.
func (m *monkey) sends(n int) {
	m.t.Helper()
	m.alive()
	id := strings.Fields(m.xdotool("getactivewindow"))[0]
	keys := strings.Fields("Up Down Left Right Return Tab Delete Escape Home End Prior Next F2 F3 F6 F7 F8 BackSpace space ctrl+z ctrl+y " +
		"ctrl+d ctrl+b ctrl+l ctrl+Home ctrl+End ctrl+space ctrl+c ctrl+v ctrl+x ctrl+a ctrl+f ctrl+i ctrl+j ctrl+k ctrl+r " +
		"ctrl+1 ctrl+2 ctrl+3 ctrl+4 ctrl+5 ctrl+6 ctrl+7 ctrl+8 ctrl+9 shift+Down shift+Right alt+Left alt+Right shift+F10 F10 Escape Escape")
	var args []string
	add := func(more ...string) { args = append(args, more...) }
	to := func() { add("mousemove", "--window", id, fmt.Sprint(m.draw.IntN(1280)), fmt.Sprint(m.draw.IntN(800))) }
	for range n {
		switch k := m.draw.IntN(16); {
		case k < 5:
			add("key", "--clearmodifiers", keys[m.draw.IntN(len(keys))])
		case k < 8:
			add("type", "--delay", "5", "--args", "1", []string{"1", "0", "=", "5", "x", "Anna", "1500", "u", "2.5-1.5", "H"}[m.draw.IntN(10)])
		case k < 12:
			to()
			add("click", "1")
		case k < 13:
			to()
			add("click", "3")
		case k < 14:
			to()
			add("mousedown", "1")
			to()
			add("mouseup", "1")
		default:
			to()
			add("click", []string{"4", "5"}[m.draw.IntN(2)])
		}
		add("sleep", "0.02")
	}
	m.last = strings.Join(args, " ")
	c := exec.Command("xdotool", args...)
	c.Env = m.env
	_, _ = c.CombinedOutput() // a window that was closed meanwhile is no fault: see alive
}

// ends leaves whatever is asked. Where another event is open by then, in this window or in one of its own, or none, this one is
// opened again.
func (m *monkey) ends() {
	m.t.Helper()
	m.alive()
	for range 12 {
		m.keys("Escape")
	}
	windows := strings.Fields(m.xdotool("search", "--onlyvisible", "--name", "Wallchart$"))
	if _, err := os.Stat(filepath.Join(m.home, ".Monkey.wallchart.history", "lock")); err != nil || len(windows) > 1 {
		m.kills()
		m.begins()
	}
}

// exports is the crosstable as the window writes it, after the last round whichever a click has chosen: that choice ends with the
// program.
func (m *monkey) exports(name string) string {
	m.t.Helper()
	m.keys("ctrl+3")
	for range 15 {
		m.keys("alt+Right")
	}
	m.exportTo(name)
	b, err := os.ReadFile(filepath.Join(m.home, name))
	if err != nil {
		m.t.Fatal(err)
	}
	return string(b)
}

// reads is the event as its file and its journal make it, with the lines of its log.
func (m *monkey) reads() string {
	m.t.Helper()
	doc, err := wallchart.Open(m.path, wallchart.Options{State: filepath.Join(m.home, "reading")})
	if err != nil {
		m.t.Fatal(err)
	}
	defer doc.Discard()
	b, err := json.Marshal(doc.Tournament())
	if err != nil {
		m.t.Fatal(err)
	}
	all := []string{string(b)}
	for _, e := range doc.Entries() {
		all = append(all, e.Label)
	}
	return strings.Join(all, "\n")
}
