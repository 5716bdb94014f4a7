package ui

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"wallchart/assets/wording"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
	"wallchart/ui/people"
	"wallchart/ui/windowtest"
)

// monkey presses, types, clicks, drags, pastes and chooses whatever comes.
type monkey struct {
	*robot
	hand  *pointing
	draw  *rand.Rand
	path  string   // of the event
	trail []string // what it did
}

// TestMonkey: whatever is done in the window, nothing fails, and in the end the file, the screens and the log say the same.
// WALLCHART_MONKEY is how many inputs each seed has, WALLCHART_SEED one seed; `make monkey` does the same to the real window.
func TestMonkey(t *testing.T) {
	inputs, seeds := 250, []uint64{1, 2}
	if n, err := strconv.Atoi(os.Getenv("WALLCHART_MONKEY")); err == nil {
		inputs = n
	}
	if n, err := strconv.ParseUint(os.Getenv("WALLCHART_SEED"), 10, 64); err == nil {
		seeds = []uint64{n}
	}
	for i, seed := range seeds {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			m := newMonkey(t, []string{"club", "amateur-team", "scholastic"}[i%3], seed)
			m.plays(inputs)
			m.agrees()
		})
	}
}

// atRest are commands that end the program, leave the window or speak to other computers.
var atRest = []string{"file.quit", "file.window", "file.share", "file.join", "file.close", "view.phones", "view.hall", "view.language",
	"edit.preferences"}

func newMonkey(t *testing.T, sample string, seed uint64) *monkey {
	t.Cleanup(func() { _ = words.Speak(wording.English) })
	folder := t.TempDir()
	a := New(windowtest.NewApp(t), Settings{Folder: folder, State: filepath.Join(folder, "state"), Version: "test", Inline: true,
		Picker: noPicker{}, Outside: func(string) error { return nil }, End: func() {},
		Now: func() time.Time { return time.Date(2026, 11, 28, 9, 0, 0, 0, time.UTC) }})
	a.win.Resize(fyne.NewSize(1000, 650))
	b := &robot{a, t, folder}
	t.Cleanup(func() { CloseFiles(a); a.lists.Close() })
	for i := range a.commands {
		for _, id := range atRest {
			if a.commands[i].ID == id {
				a.commands[i].Why = func() string { return "Not now." }
			}
		}
	}
	m := &monkey{robot: b, hand: point(t, a.win), draw: rand.New(rand.NewPCG(seed, 7))}
	m.path = b.saved(sample, "Monkey.wallchart")
	return m
}

// plays does so many things. What it did last is told where something fails.
func (m *monkey) plays(n int) {
	caught := watchDefects()
	defer caught.end()
	defer func() {
		if r := recover(); r != nil {
			m.t.Logf("after %s", strings.Join(m.trail[max(0, len(m.trail)-12):], "; "))
			panic(r)
		}
	}()
	for range n {
		if m.doc == nil || m.doc.Path() != m.path {
			m.escapes()
			m.Open(m.path)
			m.escapes()
		}
		m.once()
		if len(caught.found) > 0 {
			m.t.Fatalf("after %s: %s", strings.Join(m.trail[max(0, len(m.trail)-12):], "; "), strings.Join(caught.found, "\n"))
		}
	}
}

// did notes what is being done.
func (m *monkey) did(format string, about ...any) {
	m.trail = append(m.trail, fmt.Sprintf(format, about...))
}

var (
	monkeyKeys = []fyne.KeyName{fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight, fyne.KeyReturn, fyne.KeyTab, fyne.KeyDelete,
		fyne.KeyEscape, fyne.KeyHome, fyne.KeyEnd, fyne.KeyPageUp, fyne.KeyPageDown, fyne.KeyF2, fyne.KeyF3, fyne.KeyF6, fyne.KeyF7,
		fyne.KeyF8, fyne.KeyBackspace}
	monkeyTexts = []string{"1", "½", "x", "Anna Lee", "1\t0\t5", "Name\tRating\nBo Li\t1500\nCy Ott\t1600", "1-0\n0-1\n", "\t\n\t", "u",
		"H", "2.5-1.5"}
	monkeyLetters = []rune("10=5+-xhbuwl½ aZ9.")
)

// once does one thing.
func (m *monkey) once() {
	anywhere := func() fyne.Position { return fyne.NewPos(m.draw.Float32()*1000, m.draw.Float32()*650) }
	switch k := m.draw.IntN(20); {
	case k < 4:
		key := monkeyKeys[m.draw.IntN(len(monkeyKeys))]
		m.did("key %s", key)
		m.key(key)
	case k < 7:
		r := monkeyLetters[m.draw.IntN(len(monkeyLetters))]
		m.did("letter %q", r)
		if f := m.win.Canvas().Focused(); f != nil {
			f.TypedRune(r)
		}
	case k < 12:
		at := anywhere()
		m.did("click at %v", at)
		m.hand.Click(at, desktop.MouseButtonPrimary)
	case k < 13:
		at := anywhere()
		m.did("right click at %v", at)
		m.hand.Click(at, desktop.MouseButtonSecondary)
	case k < 14:
		from, to := anywhere(), anywhere()
		m.did("drag from %v to %v", from, to)
		m.hand.Drag(from, to)
	case k < 15:
		at, by := anywhere(), m.draw.Float32()*400-200
		m.did("wheel at %v by %v", at, by)
		m.hand.Wheel(at, 0, by)
	case k < 16:
		text := monkeyTexts[m.draw.IntN(len(monkeyTexts))]
		m.did("paste %q", text)
		m.fyne.Clipboard().SetContent(text)
		if f, ok := m.win.Canvas().Focused().(fyne.Shortcutable); ok {
			f.TypedShortcut(&fyne.ShortcutPaste{Clipboard: m.fyne.Clipboard()})
		}
	case k < 17:
		key := []fyne.KeyName{fyne.KeyZ, fyne.KeyY, fyne.KeyD, fyne.KeyB, fyne.KeyL, fyne.KeyHome, fyne.KeyEnd, fyne.KeySpace}[m.draw.IntN(8)]
		m.did("Ctrl+%s", key)
		m.press(key, fyne.KeyModifierShortcutDefault)
	case k < 18:
		id := screenNames()[m.draw.IntN(len(screenNames()))]
		m.did("tab %s", id)
		if !m.dialogs.busy() {
			m.show(id)
		}
	case k < 19:
		c := &m.commands[m.draw.IntN(len(m.commands))]
		m.did("command %s", c.ID)
		m.run(c)
	default:
		m.did("Escape")
		m.escapes()
	}
}

// escapes leaves what lies over the window.
func (m *monkey) escapes() {
	for range 30 {
		top := m.win.Canvas().Overlays().Top()
		if top == nil {
			return
		}
		if typed := m.win.Canvas().OnTypedKey(); typed != nil && m.dialogs.top() != nil {
			typed(&fyne.KeyEvent{Name: fyne.KeyEscape})
		}
		if m.win.Canvas().Overlays().Top() == top { // a menu, or a dialog that has asked whether it may go
			if m.dialogs.top() == nil {
				top.Hide()
				m.win.Canvas().Overlays().Remove(top)
			}
		}
	}
}

// says is what the screens show of every section: who is there, and the results of every round.
func (m *monkey) says() string {
	var all []string
	for _, s := range m.state.Event.Sections {
		m.showSection(s.ID)
		m.show("players")
		p := m.screen.(*people.Players)
		p.Show(m.state)
		for _, whom := range visibleIn[*controls.Select](p.Object()) {
			whom.SetSelectedIndex(0) // everybody
		}
		t := p.Grid.Given()
		for _, r := range t.Rows {
			all = append(all, r.Cells[t.Column("name")].Text+" "+r.Cells[t.Column("rating")].Text)
		}
		rounds := m.onRounds()
		for n := range s.Rounds {
			rounds.TurnTo(n + 1)
			t := rounds.Grid.Given()
			for _, r := range t.Rows {
				all = append(all, r.Cells[t.Column("first")].Text+" "+r.Cells[t.Column("result")].Text)
			}
		}
	}
	return strings.Join(all, "\n")
}

// agrees ends the program by force and opens the event again: what the file and its journal make is what was on the screen, and what the
// window held; the log has the same lines.
func (m *monkey) agrees() {
	m.escapes()
	if m.doc == nil || m.doc.Path() != m.path {
		m.Open(m.path)
	}
	screen, steps := m.says(), m.lines()
	held, err := json.Marshal(m.doc.Tournament())
	if err != nil {
		m.t.Fatal(err)
	}
	c := m.crash()
	c.Open(m.path)
	if c.doc == nil {
		m.t.Fatalf("the event does not open again: %s", c.status.left.Text)
	}
	next := &monkey{robot: c, hand: point(m.t, c.win), draw: m.draw, path: m.path}
	next.escapes()
	read, err := json.Marshal(c.doc.Tournament())
	if err != nil {
		m.t.Fatal(err)
	}
	if string(read) != string(held) {
		m.t.Errorf("the file is\n%s\nand was\n%s", read, held)
	}
	if got := next.says(); got != screen {
		m.t.Errorf("the screens show\n%s\nand showed\n%s", got, screen)
	}
	if got := next.lines(); got != steps {
		m.t.Errorf("the log has\n%s\nand had\n%s", got, steps)
	}
}

// lines are the steps of the log.
func (m *monkey) lines() string {
	var all []string
	for _, e := range m.doc.Entries() {
		all = append(all, e.Label)
	}
	return strings.Join(all, "\n")
}
