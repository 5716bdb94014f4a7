package ui

import (
	"cmp"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	diff "github.com/google/go-cmp/cmp"

	"wallchart/must"
	"wallchart/ui/daytest"
)

var updateDays = flag.Bool("days", false, "write anew what the screen says in the days at the desk")

// TestDays: a whole day at the desk by keys alone, from the start screen. What the
// screen says at each stop stands word by word in testdata/days, read and found right,
// and beside it what the event holds in the end.
func TestDays(t *testing.T) {
	for _, name := range []string{"scholastic", "league"} {
		t.Run(name, func(t *testing.T) {
			steps := must.Have(daytest.Read(name))(t)
			b := open(t)
			d := &day{robot: b, papers: map[string]bool{}}
			b.outside.Open = d.opened
			for _, s := range steps {
				if d.at = s; !d.step(s) {
					t.Fatalf("%s.day, line %d: %s %s: nothing has the keyboard\n%s", name, s.Line, s.Kind, s.Text, d.screenText())
				}
			}
			if runtime.GOOS == "linux" { // keys and folders are written otherwise elsewhere
				compared(t, filepath.Join("testdata", "days", name+".txt"), d.said.String())
			}
			compared(t, filepath.Join("testdata", "days", name+".event.txt"), daytest.Summary(b.doc.Tournament()))
		})
	}
}

func compared(t *testing.T, golden, got string) {
	t.Helper()
	if *updateDays {
		must.Do(t, os.WriteFile(golden, []byte(got), 0o644))
	}
	want := must.Have(os.ReadFile(golden))(t)
	if d := diff.Diff(strings.Split(string(want), "\n"), strings.Split(got, "\n")); d != "" {
		t.Errorf("%s: %s", golden, d)
	}
}

// A day drives the window by a script.
type day struct {
	*robot
	at     daytest.Step
	said   strings.Builder
	papers map[string]bool
	last   []string // papers opened since the last stop
}

func (d *day) opened(path string) error {
	d.last = append(d.last, filepath.Base(path))
	if d.papers[filepath.Dir(path)] = true; strings.HasSuffix(path, ".pdf") {
		return os.Remove(path)
	}
	return nil
}

func (d *day) step(s daytest.Step) bool {
	switch s.Kind {
	case daytest.Press:
		for _, k := range s.Keys() {
			d.send(k)
		}
	case daytest.Type:
		for _, r := range s.Text {
			f := d.win.Canvas().Focused()
			if f == nil {
				return false
			}
			f.TypedRune(r)
		}
	case daytest.Copy:
		d.fyne.Clipboard().SetContent(s.Text)
	case daytest.Screen:
		fmt.Fprintf(&d.said, "== %s\n%s\n", s.Text, d.screenText())
		if len(d.last) > 0 {
			fmt.Fprintf(&d.said, "-- printed: %s\n", strings.Join(d.last, ", "))
		}
		d.said.WriteString("\n")
		d.last = nil
	}
	return true
}

// keyNames are the X server's names of keys for which Fyne has others.
var keyNames = map[string]fyne.KeyName{"Return": fyne.KeyReturn, "Escape": fyne.KeyEscape, "space": fyne.KeySpace, "Tab": fyne.KeyTab,
	"Page_Down": fyne.KeyPageDown, "Page_Up": fyne.KeyPageUp, "comma": fyne.KeyComma, "BackSpace": fyne.KeyBackspace}

// send presses a key such as ctrl+shift+c the way the real driver does.
func (d *day) send(key string) {
	parts := strings.Split(key, "+")
	name := parts[len(parts)-1]
	k, ok := keyNames[name]
	if !ok {
		if k = fyne.KeyName(name); utf8.RuneCountInString(name) == 1 {
			k = fyne.KeyName(strings.ToUpper(name))
		}
	}
	var mod fyne.KeyModifier
	for _, m := range parts[:len(parts)-1] {
		mod |= map[string]fyne.KeyModifier{"ctrl": ctrl, "shift": fyne.KeyModifierShift, "alt": fyne.KeyModifierAlt}[m]
	}
	f := d.win.Canvas().Focused()
	s, takes := f.(fyne.Shortcutable)
	switch {
	case k == fyne.KeyTab && mod&^fyne.KeyModifierShift == 0:
		if t, ok := f.(fyne.Tabbable); ok && t.AcceptsTab() {
			d.press(k, mod)
		} else if mod != 0 {
			d.win.Canvas().FocusPrevious()
		} else {
			d.win.Canvas().FocusNext()
		}
	case mod == ctrl && k == fyne.KeyV && takes:
		s.TypedShortcut(&fyne.ShortcutPaste{Clipboard: d.fyne.Clipboard()})
	case mod == ctrl && k == fyne.KeyC && takes:
		s.TypedShortcut(&fyne.ShortcutCopy{Clipboard: d.fyne.Clipboard()})
	case mod == ctrl && k == fyne.KeyA && takes:
		s.TypedShortcut(&fyne.ShortcutSelectAll{})
	default:
		if d.press(k, mod); k == fyne.KeySpace && mod == 0 { // the driver sends the key, and then the character
			if f := d.win.Canvas().Focused(); f != nil {
				f.TypedRune(' ')
			}
		}
	}
}

// screenText is what can be read on the screen, pane by pane and line by line: the
// dialog on top if there is one, otherwise the window.
func (d *day) screenText() string {
	root := d.win.Canvas().Content()
	if top := d.win.Canvas().Overlays().Top(); top != nil {
		root = top
	}
	var r reader
	r.look(root, fyne.Position{}, area{right: 1e5, bottom: 1e5})
	slices.SortStableFunc(r.found, func(a, b seen) int {
		return cmp.Or(a.pane-b.pane, a.y/8-b.y/8, a.x-b.x)
	})
	var lines []string
	at, pane := -100, 0
	for _, w := range r.found {
		if w.y-at > 7 || w.pane != pane {
			lines, at, pane = append(lines, w.text), w.y, w.pane
			continue
		}
		lines[len(lines)-1] += "  " + w.text
	}
	return printFolder.ReplaceAllString(strings.ReplaceAll(strings.Join(lines, "\n"), d.folder, "FOLDER"), "TEMP")
}

// printFolder is where the pages to be printed are.
var printFolder = regexp.MustCompile(`[^\s"]*/wallchart-print-[\w-]+`)

// seen is a text with its middle in y.
type seen struct {
	pane, x, y int
	text       string
}

// area is what can be seen of what lies in it.
type area struct{ left, top, right, bottom float32 }

func (a area) within(at fyne.Position, size fyne.Size) area {
	return area{max(a.left, at.X), max(a.top, at.Y), min(a.right, at.X+size.Width), min(a.bottom, at.Y+size.Height)}
}

// reader finds the visible texts of the screen.
type reader struct {
	found []seen
	pane  int
}

func (r *reader) look(o fyne.CanvasObject, at fyne.Position, room area) {
	if o == nil || !o.Visible() {
		return
	}
	at = at.Add(o.Position())
	switch o := o.(type) {
	case *canvas.Text:
		x, y := at.X, at.Y+o.Size().Height/2
		if strings.TrimSpace(o.Text) != "" && x < room.right && y > room.top && y < room.bottom {
			r.found = append(r.found, seen{r.pane, int(x), int(y), o.Text})
		}
	case *fyne.Container:
		for _, c := range o.Objects {
			r.look(c, at, room)
		}
	case *container.Split:
		for _, side := range []fyne.CanvasObject{o.Leading, o.Trailing} {
			r.pane++
			r.look(side, at, room)
		}
		r.pane++
	case fyne.Widget:
		for _, c := range test.WidgetRenderer(o).Objects() {
			r.look(c, at, room.within(at, o.Size()))
		}
	}
}
