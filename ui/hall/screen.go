// Package hall is the second screen: what players look for, in letters that are read
// across the playing hall, page after page by itself.
//
// What stands on a page is computed by plain code (layout.go); the window only draws
// it. Every page is made anew from the event as it is when its turn comes, so that it
// follows what is typed at the desk.
package hall

import (
	"slices"
	"time"
	"wallchart/arbiter/rank"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"

	"wallchart/export/display"
	"wallchart/export/report"
	"wallchart/model"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// Desk is what the second screen depends on.
type Desk struct {
	Event   func() *model.Tournament // nil when none is open
	Options func() report.Options
	Window  func(title string) fyne.Window // makes one
	Prefs   fyne.Preferences               // remember what was chosen
	Now     func() time.Time
	Later   func(func()) // hands a function to the window's thread
	Still   bool         // time stands, for tests and pictures
	Quietly func(work func(cancel <-chan struct{}) (done func())) (stop func())
	Ask     func(d *controls.Dialog, size fyne.Size, focus fyne.Focusable)
	Canvas  fyne.Canvas // of the window in which it is chosen
}

// Choice is what is shown, and how.
type Choice struct {
	Kinds    []string
	Sections []model.ID // none is all
	Seconds  int        // a page stands
	Dark     bool
	At       time.Time // what the clock counts down to; zero is the schedule
}

// Hall is the second screen of a window, open or not.
type Hall struct {
	Desk
	screen *screen
}

// New is one that is not open yet.
func New(d Desk) *Hall { return &Hall{Desk: d} }

// Show opens the screen, or changes what the open one shows.
func (h *Hall) Show(c Choice) {
	if h.screen != nil {
		h.screen.choice = c
		h.screen.turnTo(0, 0)
		h.screen.win.RequestFocus()
		return
	}
	s := newScreen(h.Desk, c)
	h.screen = s
	s.win = h.Window(words.Say("hall.title"))
	s.win.SetPadded(false)
	s.win.SetContent(s.whole)
	s.win.Resize(style.Hall)
	s.win.Canvas().SetOnTypedKey(s.key)
	s.win.SetOnClosed(func() {
		s.over = true
		if h.screen == s {
			h.screen = nil
		}
	})
	s.win.Show()
	if d, ok := fyne.CurrentApp().Driver().(desktop.Driver); ok && d.HasSecondaryDisplay() {
		if w, ok := s.win.(desktop.Window); ok {
			w.RequestFullScreenSecondary()
		}
	}
	s.turnTo(0, 0)
	if !h.Still {
		s.run()
	}
}

// ShowIn shows a page of what is chosen in a window that is there, for pictures.
func (h *Hall) ShowIn(w fyne.Window, c Choice, page int) {
	s := newScreen(h.Desk, c)
	w.SetContent(s.whole)
	s.turnTo(0, 0)
	for range page {
		s.turn(1)
	}
}

// Tick lets time pass on the open screen, as a second does.
func (h *Hall) Tick() {
	if h.screen != nil {
		h.screen.tick()
	}
}

// Close closes the screen, if it is open.
func (h *Hall) Close() {
	if h.screen != nil {
		h.screen.win.Close()
	}
}

// screen is the one that is open.
type screen struct {
	Desk
	choice  Choice
	win     fyne.Window
	whole   *fyne.Container
	drawing drawing
	entry   int // of the deck
	page    int
	shown   sheet
	since   time.Time // the page is shown
	paused  bool
	over    bool
	stop    func() // ends the work on the next page
}

// sheet is what is shown: a matter, or the clock, or that there is nothing.
type sheet struct {
	kind   string // "" for nothing
	matter display.Matter
	layout display.Layout
	starts []display.Start
}

// card is an entry of what takes turns.
type card struct {
	kind    string
	section *model.Section
}

func newScreen(d Desk, c Choice) *screen {
	s := &screen{Desk: d, choice: c, stop: func() {}}
	s.drawing.widths = map[string]float32{}
	s.whole = container.New(&surface{resized: s.draw})
	return s
}

// deck is what takes turns: section after section, the clock at the end.
func (s *screen) deck() []card {
	var all []card
	for _, section := range s.sections() {
		for _, kind := range display.Kinds {
			if kind != display.Clock && slices.Contains(s.choice.Kinds, kind) {
				all = append(all, card{kind, section})
			}
		}
	}
	if slices.Contains(s.choice.Kinds, display.Clock) {
		all = append(all, card{kind: display.Clock})
	}
	return all
}

// sections are those that were chosen and are still there.
func (s *screen) sections() []*model.Section {
	event := s.Event()
	if event == nil {
		return nil
	}
	var all []*model.Section
	for _, section := range event.Sections {
		if len(s.choice.Sections) == 0 || slices.Contains(s.choice.Sections, section.ID) {
			all = append(all, section)
		}
	}
	return all
}

// turn goes to the next page, or with -1 to the one before.
func (s *screen) turn(by int) {
	pages := max(1, len(s.shown.layout.Pages))
	switch to := s.page + by; {
	case to >= 0 && to < pages && s.shown.kind != display.Clock:
		s.turnTo(s.entry, to)
	case by > 0:
		s.turnTo(s.entry+1, 0)
	default:
		s.turnTo(s.entry-1, 0)
	}
}

// turnTo shows a page of an entry as the event is now. What has nothing to show is
// passed over.
func (s *screen) turnTo(entry, page int) {
	s.stop()
	deck, event, options, now := s.deck(), s.Event(), s.Options(), s.Now()
	chosen, at := s.sections(), s.choice.At
	s.stop = s.Quietly(func(<-chan struct{}) func() {
		var next sheet
		to := entry
		for range deck {
			to = (to + len(deck)) % len(deck)
			c := deck[to]
			if c.kind == display.Clock {
				next = sheet{kind: display.Clock, starts: begins(chosen, at, now)}
				break
			}
			o := options
			o.Round = max(1, rank.ProgressOf(c.section).Round)
			if m, ok := display.Of(c.kind, kindWords(c.kind), event, c.section, o); ok {
				next = sheet{kind: c.kind, matter: m}
				break
			}
			to, page = to+1, 0
		}
		return func() { s.put(next, to, page) }
	})
}

// begins is what the clock counts down to: the time that was typed, or the schedule's.
func begins(sections []*model.Section, at, now time.Time) []display.Start {
	if at.IsZero() {
		return display.Starts(sections, now)
	}
	return []display.Start{{At: at}}
}

// put shows a sheet, from a page on that there is.
func (s *screen) put(next sheet, entry, page int) {
	if s.over {
		return
	}
	size := s.whole.Size()
	if next.kind != "" && next.kind != display.Clock {
		next.layout = display.Lay(next.matter, size.Width, size.Height, s.drawing.width)
		if page >= len(next.layout.Pages) {
			page = 0
		}
	}
	s.shown, s.entry, s.page, s.since = next, entry, page, s.Now()
	s.draw(size)
}

// key is what keys do; the screen has no other controls.
func (s *screen) key(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyEscape:
		s.win.Close()
	case fyne.KeyF11:
		s.win.SetFullScreen(!s.win.FullScreen())
		s.draw(s.whole.Size())
	case fyne.KeyRight, fyne.KeyPageDown, fyne.KeyDown, fyne.KeyReturn:
		s.turn(1)
	case fyne.KeyLeft, fyne.KeyPageUp, fyne.KeyUp:
		s.turn(-1)
	case fyne.KeySpace:
		s.paused, s.since = !s.paused, s.Now()
		s.draw(s.whole.Size())
	}
}

// run lets time pass: a tick a second, until the screen is closed.
func (s *screen) run() {
	ticker := time.NewTicker(time.Second)
	gone := make(chan struct{})
	go func() {
		defer ticker.Stop()
		for {
			select {
			case <-gone:
				return
			case <-ticker.C:
				s.Later(func() {
					if !s.over {
						s.tick()
					} else if gone != nil {
						close(gone)
						gone = nil
					}
				})
			}
		}
	}()
}

// tick moves the clocks, and turns the page when it has stood long enough.
func (s *screen) tick() {
	if !s.paused && s.Now().Sub(s.since) >= time.Duration(s.choice.Seconds)*time.Second {
		s.turn(1)
		return
	}
	if s.shown.kind == display.Clock {
		s.shown.starts = begins(s.sections(), s.choice.At, s.Now())
		s.draw(s.whole.Size())
		return
	}
	s.drawing.clock(s.time())
}

// time is what stands in the corner of each page: how long until the next start, else
// the time.
func (s *screen) time() string {
	now := s.Now()
	next := begins(s.sections(), s.choice.At, now)
	soon := ""
	for _, b := range next {
		if b.At.After(now) && b.At.Sub(now) < time.Hour && (soon == "" || display.Left(b.At, now) < soon) {
			soon = display.Left(b.At, now)
		}
	}
	if soon != "" {
		return words.Say("hall.soon", soon)
	}
	return now.Format("15:04")
}

// surface lays nothing out: it tells how large the screen is.
type surface struct {
	size    fyne.Size
	resized func(fyne.Size)
}

// MinSize is part of fyne.Layout.
func (*surface) MinSize([]fyne.CanvasObject) fyne.Size { return style.LeastHall }

// Layout is part of fyne.Layout.
func (f *surface) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	if size != f.size {
		f.size = size
		f.resized(size)
	}
}
