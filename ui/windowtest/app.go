// Package windowtest is the app of Fyne that tests of the window run in.
//
// test.NewTempApp forgets all fonts whenever an app is made and whenever a theme is set. They are read anew for the next
// text, which is most of the work of making a window, and the shaper of texts keeps each that it has ever seen (planCache
// of typesetting/harfbuzz): after the tests of the window those were 4 GB. Here an app has a driver, windows, preferences,
// settings and a clipboard of its own, and shares what does not depend on it: fonts, and how long a text is.
package windowtest

import (
	"image/color"
	"testing"
	"time"
	_ "unsafe" // for go:linkname

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
)

// below is Fyne's own app of tests, of which the rest is taken: storage, cache, lifecycle.
var below = fyne.CurrentApp()

type app struct {
	fyne.App
	driver    fyne.Driver
	settings  *settings
	prefs     *preferences
	clipboard fyne.Clipboard
}

// NewApp is an app for one test, current until its end.
func NewApp(tb testing.TB) fyne.App {
	a := &app{App: below, driver: &driver{Driver: test.NewDriver()}, prefs: &preferences{values: map[string]any{}},
		clipboard: test.NewClipboard()}
	a.settings = &settings{app: a, theme: test.Theme()}
	before := fyne.CurrentApp()
	fyne.SetCurrentApp(a)
	tb.Cleanup(func() {
		forgetWidgets(never)
		fyne.SetCurrentApp(before)
	})
	return a
}

// driver is that of Fyne's tests, and knows when the next click is no half of a double click.
type driver struct {
	fyne.Driver
	rested bool
}

// DoubleTapDelay is none that can be kept after a rest.
func (d *driver) DoubleTapDelay() time.Duration {
	if d.rested {
		return -1
	}
	return d.Driver.DoubleTapDelay()
}

func (a *app) Driver() fyne.Driver           { return a.driver }
func (a *app) Settings() fyne.Settings       { return a.settings }
func (a *app) Preferences() fyne.Preferences { return a.prefs }
func (a *app) Clipboard() fyne.Clipboard     { return a.clipboard }

func (a *app) NewWindow(title string) fyne.Window { return a.driver.CreateWindow(title) }

// never is after everything that Fyne keeps for a minute.
var never = time.Now().AddDate(1, 0, 0)

// forgetWidgets frees what Fyne keeps of every widget that nobody has looked at for a minute before some time. Its real driver
// does so while it paints, and when a window is closed. That of its tests keeps all widgets, with what they are about, and
// offers no other way to let go of them: the tests of the window kept a gigabyte.
//
//go:linkname forgetWidgets fyne.io/fyne/v2/internal/cache.destroyExpiredRenderers
func forgetWidgets(now time.Time)

// forgetIcons frees the icons that were painted.
//
//go:linkname forgetIcons fyne.io/fyne/v2/internal/cache.destroyExpiredSvgs
func forgetIcons(now time.Time)

// settings are those of one app.
type settings struct {
	app       *app
	theme     fyne.Theme
	channels  []chan fyne.Settings
	listeners []func(fyne.Settings)
}

func (s *settings) Theme() fyne.Theme                      { return s.theme }
func (s *settings) ThemeVariant() fyne.ThemeVariant        { return below.Settings().ThemeVariant() }
func (s *settings) Scale() float32                         { return 1 }
func (s *settings) PrimaryColor() string                   { return theme.ColorBlue }
func (s *settings) BuildType() fyne.BuildType              { return fyne.BuildStandard }
func (s *settings) ShowAnimations() bool                   { return true }
func (s *settings) AddChangeListener(c chan fyne.Settings) { s.channels = append(s.channels, c) }
func (s *settings) AddListener(listener func(fyne.Settings)) {
	s.listeners = append(s.listeners, listener)
}

// SetTheme has every window lay itself out and paint itself in a theme, which may be the present one with other properties.
func (s *settings) SetTheme(t fyne.Theme) {
	s.theme = t
	for _, c := range s.channels {
		c <- s
	}
	forgetPictures(t)
	for _, w := range s.app.driver.AllWindows() {
		dress(w.Content())
		for _, o := range w.Canvas().Overlays().List() {
			dress(o)
		}
	}
	for _, listener := range s.listeners {
		listener(s)
	}
}

// dress is what Fyne does to all that is in a window when its theme changes.
func dress(o fyne.CanvasObject) {
	switch o := o.(type) {
	case nil:
		return
	case *fyne.Container:
		for _, inner := range o.Objects {
			dress(inner)
		}
		if o.Layout != nil {
			o.Layout.Layout(o.Objects, o.Size())
		}
	case fyne.Widget:
		r := test.WidgetRenderer(o)
		for _, inner := range r.Objects() {
			dress(inner)
		}
		r.Layout(o.Size())
	}
	o.Refresh()
}

// painted are the colours of the icons that Fyne keeps, each under its name, once it has painted them.
var painted [4]color.Color

// forgetPictures has Fyne paint icons anew where a theme has other colours.
func forgetPictures(t fyne.Theme) {
	var now [4]color.Color
	for i, n := range []fyne.ThemeColorName{theme.ColorNameForeground, theme.ColorNameDisabled, theme.ColorNamePrimary,
		theme.ColorNameBackground} {
		now[i] = t.Color(n, below.Settings().ThemeVariant())
	}
	if painted != now {
		painted = now
		forgetIcons(never)
	}
}
