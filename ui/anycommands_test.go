package ui

import (
	"bytes"
	"io/fs"
	"log/slog"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"wallchart/assets/samples"
	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/export/table"
	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/must"
	"wallchart/ui/host"
	"wallchart/ui/kit/grid"
)

// TestAnySequenceOfCommands does commands and presses keys at random, as a child at the desk would, and compares what the
// window shows, what is in memory and what is on disk: after every tenth part of the way, as a computer that loses its power
// would leave it, and at the end, after closing and opening again. No command may come upon a fault of the program.
//
// WALLCHART_COMMANDS is how many, WALLCHART_SEED where chance begins.
func TestAnySequenceOfCommands(t *testing.T) {
	most, seed := 150, uint64(1)
	if n, err := strconv.Atoi(os.Getenv("WALLCHART_COMMANDS")); err == nil {
		most = n
	}
	if n, err := strconv.ParseUint(os.Getenv("WALLCHART_SEED"), 10, 64); err == nil {
		seed = n
	}
	var faults bytes.Buffer
	was := slog.Default()
	slog.SetDefault(slog.New(slog.NewTextHandler(&faults, &slog.HandlerOptions{Level: slog.LevelError})))
	defer slog.SetDefault(was)
	events := []string{"club.wallchart", "scholastic.wallchart", "lothian.wallchart", "swiss15.wallchart"}
	for k, event := range events {
		c := &child{robot: open(t), draw: rand.New(rand.NewPCG(seed, uint64(k)))}
		path := c.put(event)
		c.Open(path)
		for i := range most / len(events) {
			before := c.doc.Tournament()
			c.step()
			c.comeBack(path, before)
			if faults.Len() > 0 {
				t.Fatalf("seed %d, %s, step %d: %s\n%.3000s", seed, event, i, c.last(), faults.String())
			}
			if i%(max(10, most/len(events)/10)) == 0 {
				c.compareCrashed(path)
			}
			if t.Failed() {
				t.Fatalf("seed %d, %s, step %d: %s", seed, event, i, c.last())
			}
		}
		c.calm()
		c.compareScreens()
		want := c.doc.Tournament()
		c.documents.Close()
		d := must.Have(wallchart.Open(path, wallchart.Options{State: filepath.Join(c.folder, "state2")}))(t)
		if diff := cmp.Diff(want, d.Tournament(), cmpopts.EquateEmpty()); diff != "" {
			t.Fatalf("seed %d, %s: the file is not what was on the screen; last %s\n%s", seed, event, c.last(), diff)
		}
		_ = d.Close()
		t.Logf("%s: %d changes are in the log", event, len(d.Entries()))
	}
}

// child is somebody who presses anything.
type child struct {
	*robot
	draw   *rand.Rand
	did    []string
	typing string // what is to be typed
}

// put writes a sample as a file of its own.
func (c *child) put(sample string) string {
	c.t.Helper()
	for _, s := range samples.All {
		if s.File == sample {
			data, err := s.Data()
			if err != nil {
				c.t.Fatal(err)
			}
			path := filepath.Join(c.folder, sample)
			if err := os.WriteFile(path, data, 0o600); err != nil {
				c.t.Fatal(err)
			}
			return path
		}
	}
	c.t.Fatal("no sample " + sample)
	return ""
}

// last are the last steps, for a message.
func (c *child) last() string {
	return strings.Join(c.did[max(0, len(c.did)-12):], ", ")
}

// leftOut are the commands that leave the event or ask programs outside the window.
func leftOut(id string) bool {
	switch id {
	case "file.quit", "file.close", "file.new", "file.open", "file.paste", "file.saveas", "file.versions", "help.about":
		return true
	}
	return strings.HasPrefix(id, "print.") && id != "print.export"
}

func (c *child) step() {
	switch n := c.draw.IntN(10); {
	case c.dialogs.busy() && n < 2:
		c.escape()
	case c.dialogs.top() != nil && n < 5:
		c.did = append(c.did, "Ctrl+Return")
		c.dialogs.top().Accept()
	case c.dialogs.busy() || n < 3:
		c.press1()
	case n < 6:
		c.onPurpose()
	default:
		com := &c.commands[c.draw.IntN(len(c.commands))]
		if !leftOut(com.ID) {
			c.did = append(c.did, com.ID)
			c.run(com)
		}
	}
}

// onPurpose does what a day is made of, and what keys at random hardly ever come to.
func (c *child) onPurpose() {
	var steps []string
	switch c.draw.IntN(6) {
	case 0:
		steps = []string{"edit.undo"}
	case 1:
		steps = []string{"round.pair"}
	case 2:
		steps = []string{"section.players"}
		c.typing = "9a" // a rating, a name, a club, wherever the keyboard is
	case 3:
		steps = []string{"edit.redo", "edit.undo"}
	default:
		steps = []string{"round.pair"} // which goes to the first board without a result
		c.typing = string("105=+-x"[c.draw.IntN(7)])
	}
	for _, id := range steps {
		c.did = append(c.did, id)
		c.run(c.command(id))
	}
	if g, ok := c.win.Canvas().Focused().(*grid.Grid); ok && c.typing != "" {
		c.did = append(c.did, c.typing)
		for range c.draw.IntN(4) {
			c.key([]fyne.KeyName{fyne.KeyDown, fyne.KeyRight}[c.draw.IntN(2)])
		}
		for _, r := range c.typing {
			if f := c.win.Canvas().Focused(); f != nil {
				f.TypedRune(r)
			}
		}
		if c.win.Canvas().Focused() != fyne.Focusable(g) {
			c.key(fyne.KeyReturn)
		}
	}
	c.typing = ""
}

// press1 presses a key or types a character where the keyboard is.
func (c *child) press1() {
	names := []fyne.KeyName{fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight, fyne.KeyReturn, fyne.KeyReturn, fyne.KeyTab,
		fyne.KeySpace, fyne.KeyDelete, fyne.KeyF2, fyne.KeyPageDown, fyne.KeyHome, fyne.KeyEnd, fyne.KeyBackspace}
	f := c.win.Canvas().Focused()
	if f == nil || c.draw.IntN(2) == 0 {
		k := names[c.draw.IntN(len(names))]
		c.did = append(c.did, string(k))
		if f != nil && k == fyne.KeyTab {
			if t, ok := f.(fyne.Tabbable); !ok || !t.AcceptsTab() {
				c.win.Canvas().FocusNext()
				return
			}
		}
		c.key(k)
		return
	}
	r := []rune("10=5+-xHBUWa9½,")[c.draw.IntN(15)]
	c.did = append(c.did, string(r))
	f.TypedRune(r)
}

// escape closes what lies over the window, be it a dialog or a menu.
func (c *child) escape() {
	c.did = append(c.did, "Escape")
	if d := c.dialogs.top(); d != nil {
		d.Close()
	}
	for over := c.win.Canvas().Overlays(); c.dialogs.top() == nil && over.Top() != nil; {
		if p, ok := over.Top().(*widget.PopUp); ok {
			p.Hide()
		} else {
			over.Remove(over.Top())
		}
	}
}

// comeBack opens the event again if the last step has left it, as the list of what can be found may: everything is there.
func (c *child) comeBack(path string, before *model.Tournament) {
	c.t.Helper()
	if c.doc != nil && c.doc.Path() == path {
		return
	}
	c.escapeAll()
	if c.Open(path); c.doc == nil || c.doc.Path() != path {
		c.t.Fatalf("the event cannot be opened again: %q; %s", c.status.left.Text, c.last())
	}
	if diff := cmp.Diff(before, c.doc.Tournament(), cmpopts.EquateEmpty()); diff != "" {
		c.t.Errorf("the event that was left is not what it was:\n%s", diff)
	}
}

// calm closes everything and commits what is being typed.
func (c *child) calm() {
	c.escapeAll()
	c.leaveScreen()
}

func (c *child) escapeAll() {
	for range 20 {
		if c.dialogs.busy() {
			c.escape()
		}
	}
}

// compareCrashed copies the file and its history as they are on disk, without the lock, and opens the copy.
func (c *child) compareCrashed(path string) {
	c.t.Helper()
	to := filepath.Join(c.t.TempDir(), "crashed")
	from := filepath.Dir(path)
	err := filepath.WalkDir(from, func(name string, e fs.DirEntry, err error) error {
		rel, _ := filepath.Rel(from, name)
		if err != nil || e.Name() == "lock" || strings.HasPrefix(rel, "state") {
			return err
		}
		if e.IsDir() {
			return os.MkdirAll(filepath.Join(to, rel), 0o700)
		}
		data, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(to, rel), data, 0o600)
	})
	if err != nil {
		c.t.Fatal(err)
	}
	d, err := wallchart.Open(filepath.Join(to, filepath.Base(path)), wallchart.Options{State: filepath.Join(to, "state")})
	if err != nil {
		c.t.Fatal(err)
	}
	defer d.Discard()
	if diff := cmp.Diff(c.doc.Tournament(), d.Tournament(), cmpopts.EquateEmpty()); diff != "" {
		c.t.Errorf("what is on disk is not what is in memory:\n%s", diff)
	}
}

// playersShown tells whether a team's players stand there in its place: a second entry goes board by board.
func playersShown(s *model.Section, p *model.Pairing, side int, shown string) bool {
	for _, g := range p.Games {
		if player := s.Player(g.Players[side]); player != nil && !strings.Contains(shown, player.Name) {
			return false
		}
	}
	return len(p.Games) > 0
}

// compareScreens looks at the tables that show the whole section, against tables made anew of what is in memory.
func (c *child) compareScreens() {
	c.t.Helper()
	for _, s := range c.doc.Tournament().Sections {
		c.showSection(s.ID)
		st := host.Derive(c.doc.Tournament(), s.ID, c.state.After, nil) // after the round that is chosen
		if st.Standings() == nil {
			continue
		}
		c.show("crosstable")
		if t := c.stage().Table(); t != nil && len(s.Entries()) > 0 {
			wants := map[string]bool{}
			for _, style := range []report.Style{report.US, report.FIDE, report.WallChart, report.Grid} {
				wants[cellsOf(charts.Crosstable(st.Standings(), style, c.habits.ReportOptions()).Tables[0])] = true
			}
			if !wants[cellsOf(t.Grid.Given())] {
				c.t.Errorf("%s: the crosstable on the screen is not that of the event:\n%s", s.Name, cellsOf(t.Grid.Given()))
			}
		}
		c.show("rounds")
		if n := c.onRounds().Round; n > 0 && len(s.Rounds) > 0 {
			shown := cellsOf(c.onRounds().Grid.Given())
			for i := range s.Rounds[n-1].Pairings {
				p := &s.Rounds[n-1].Pairings[i]
				for k, side := range p.Sides {
					if e, ok := s.Entry(side); ok && !strings.Contains(shown, e.Name) && !playersShown(s, p, k, shown) {
						c.t.Errorf("%s, round %d: %q is not on the screen", s.Name, n, e.Name)
					}
				}
			}
		}
	}
}

// cellsOf are the texts of a table.
func cellsOf(t table.Table) string {
	var b strings.Builder
	for _, r := range t.Rows {
		for _, k := range r.Cells {
			b.WriteString(k.Text + "|")
		}
		b.WriteByte('\n')
	}
	return b.String()
}
