//go:build gui && measure

package main

import (
	"fmt"
	"image"
	"os"
	"slices"
	"strings"
	"syscall"
	"time"
	"unsafe"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
)

// measure times the window from inside: where WALLCHART_MEASURE names a file, the moment of the first picture is written
// there, and, when an event is open, how long some hundred keys took until their picture was on the screen. A key is given
// where the driver gives those of the keyboard, between asking for events and painting.
func measure(w fyne.Window) {
	path := os.Getenv("WALLCHART_MEASURE")
	if path == "" {
		return
	}
	m := &meter{window: w, path: path}
	m.probe = canvas.NewRaster(func(w, h int) image.Image { // painted last: what the window does next follows the picture
		if m.drawn = true; !m.seen {
			fyne.Do(m.painted)
		}
		return image.NewAlpha(image.Rect(0, 0, w, h))
	})
	m.probe.Resize(fyne.NewSize(1, 1))
	w.SetContent(container.NewStack(w.Content(), container.NewWithoutLayout(m.probe)))
	each := fyne.NewAnimation(time.Hour, func(float32) { m.tick() })
	each.RepeatCount = fyne.AnimationRepeatForever
	each.Start()
}

// meter gives the keys and takes the times.
type meter struct {
	window fyne.Window
	path   string
	probe  *canvas.Raster
	seen   bool // the first picture is there
	drawn  bool // the picture after a key was drawn

	phase   int
	done    int       // keys of the phase
	ready   time.Time // the next key is not given before
	began   time.Time
	own     time.Duration
	waiting bool // for the picture of a key
	took    []time.Duration
	worked  []time.Duration
	shown   time.Time // the picture before
	missed  int       // pictures that came a frame late, where one is due with each frame
}

// phase is so many keys of a kind, with a pause between them, on the screen that a key of the menus shows.
type phase struct {
	name   string
	screen fyne.KeyName
	keys   int
	pause  time.Duration
	key    func(f fyne.Focusable, i int)
}

var phases = []phase{
	{"arrow", fyne.Key2, 200, 50 * time.Millisecond, func(f fyne.Focusable, i int) {
		f.TypedKey(&fyne.KeyEvent{Name: []fyne.KeyName{fyne.KeyDown, fyne.KeyUp}[i/100%2]})
	}},
	{"result", fyne.Key2, 200, 150 * time.Millisecond, func(f fyne.Focusable, i int) { f.TypedRune(rune("10"[i%2])) }},
	{"wheel", fyne.Key3, 300, 0, func(f fyne.Focusable, i int) {
		f.(fyne.Scrollable).Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, []float32{-37, 37}[i/150%2])})
	}},
}

// perFrame is how long a picture stands, as Fyne's window paints sixty a second.
const perFrame = time.Second / 60

// settling is how long is waited after a screen was shown, for what is worked out beside the window.
const settling = 4 * time.Second

// painted takes the time once the picture is there.
func (m *meter) painted() {
	if !m.seen && !m.drawn {
		return
	}
	if !m.seen {
		m.seen = true
		m.write("painted %d cpu %.1f\n", time.Now().UnixNano(), programTime().Seconds()*1000)
		return
	}
	if !m.waiting || !m.drawn {
		return
	}
	m.waiting = false
	now := time.Now()
	if m.done > 0 && now.Sub(m.shown) > perFrame*3/2 {
		m.missed++
	}
	m.shown = now
	m.took, m.worked = append(m.took, time.Since(m.began)), append(m.worked, ownTime()-m.own)
	m.ready = time.Now().Add(phases[m.phase].pause)
	if m.done++; m.done < phases[m.phase].keys {
		return
	}
	slices.Sort(m.took)
	slices.Sort(m.worked)
	at := func(all []time.Duration, percent int) float64 {
		return float64(all[len(all)*percent/100].Microseconds()) / 1000
	}
	said := fmt.Sprintf("%s p50 %.1f p99 %.1f own-p50 %.1f own-p99 %.1f", phases[m.phase].name,
		at(m.took, 50), at(m.took, 99), at(m.worked, 50), at(m.worked, 99))
	if phases[m.phase].pause == 0 { // each turn of the window has a key, and should have its picture
		said += fmt.Sprintf(" missed %d", m.missed)
	}
	m.write("%s\n", said)
	m.phase, m.done, m.took, m.worked, m.missed = m.phase+1, 0, nil, nil, 0
	m.ready = time.Time{}
}

// tick presses the next key of the phase, when the picture of the last one was painted and its pause is over.
func (m *meter) tick() {
	m.painted() // where this turn of the window comes before the one that waits
	open := strings.Contains(m.window.Title(), " – ")
	if !m.seen || !open || m.waiting || m.phase >= len(phases) || time.Now().Before(m.ready) {
		return
	}
	p := phases[m.phase]
	if m.ready.IsZero() {
		m.menu(p.screen)
		m.ready = time.Now().Add(settling)
		return
	}
	focused := m.window.Canvas().Focused()
	if focused == nil {
		return
	}
	m.began, m.own, m.waiting, m.drawn = time.Now(), ownTime(), true, false
	fyne.Do(m.painted) // before what the key has the window do later
	p.key(focused, m.done)
	m.probe.Refresh()
}

// menu does what the menus have a key with Ctrl for.
func (m *meter) menu(key fyne.KeyName) {
	name := (&desktop.CustomShortcut{KeyName: key, Modifier: fyne.KeyModifierControl}).ShortcutName()
	for _, menu := range m.window.MainMenu().Items {
		for _, item := range menu.Items {
			if item.Shortcut != nil && item.Shortcut.ShortcutName() == name {
				item.Action()
			}
		}
	}
}

func (m *meter) write(format string, args ...any) {
	f, err := os.OpenFile(m.path, os.O_CREATE|os.O_WRONLY|os.O_APPEND, 0o600)
	if err != nil {
		return
	}
	defer f.Close()
	fmt.Fprintf(f, format, args...)
}

// ownTime is what the calling thread has computed so far.
func ownTime() time.Duration {
	const threadClock = 3 // CLOCK_THREAD_CPUTIME_ID
	var t syscall.Timespec
	_, _, _ = syscall.Syscall(syscall.SYS_CLOCK_GETTIME, threadClock, uintptr(unsafe.Pointer(&t)), 0)
	return time.Duration(t.Nano())
}

// programTime is what all threads of the program have computed so far.
func programTime() time.Duration {
	var u syscall.Rusage
	_ = syscall.Getrusage(syscall.RUSAGE_SELF, &u)
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
