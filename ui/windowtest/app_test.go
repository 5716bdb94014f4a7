package windowtest

import (
	"image"
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// told notes what is done to it.
type told struct {
	widget.BaseWidget
	dressed, destroyed int
}

func (w *told) CreateRenderer() fyne.WidgetRenderer { return &renderer{w} }

type renderer struct{ w *told }

func (r *renderer) Destroy()                     { r.w.destroyed++ }
func (r *renderer) Layout(fyne.Size)             { r.w.dressed++ }
func (r *renderer) MinSize() fyne.Size           { return fyne.NewSquareSize(8) }
func (r *renderer) Objects() []fyne.CanvasObject { return nil }
func (r *renderer) Refresh()                     {}

// TestAnAppLeavesNothing: the next test finds nothing of this one.
func TestAnAppLeavesNothing(t *testing.T) {
	before := fyne.CurrentApp()
	w := &told{}
	w.ExtendBaseWidget(w)
	t.Run("one", func(t *testing.T) {
		a := NewApp(t)
		if fyne.CurrentApp() != a {
			t.Error("the app is not the present one")
		}
		a.NewWindow("").SetContent(w)
		a.Preferences().SetString("language", "de")
		a.Clipboard().SetContent("a list")
		if got := a.Preferences().String("language"); got != "de" || w.destroyed > 0 {
			t.Errorf("during the test the language is %q, and %d widgets are gone", got, w.destroyed)
		}
	})
	if w.destroyed != 1 || fyne.CurrentApp() != before {
		t.Errorf("Fyne was told %d times to let go of the widget", w.destroyed)
	}
	a := NewApp(t)
	if got := a.Preferences().StringWithFallback("language", "none"); got != "none" || a.Clipboard().Content() != "" {
		t.Errorf("the next app speaks %q and has %q to paste", got, a.Clipboard().Content())
	}
	if n := len(a.Driver().AllWindows()); n != 1 { // the one that Fyne begins with
		t.Errorf("the next app has %d windows", n)
	}
}

// written is a theme in an ink.
type written struct {
	fyne.Theme
	ink color.Color
}

func (w written) Color(n fyne.ThemeColorName, v fyne.ThemeVariant) color.Color {
	if n == theme.ColorNameForeground {
		return w.ink
	}
	return w.Theme.Color(n, v)
}

// TestAThemeReachesEverything: what is in a window and over it is laid out anew, and icons have its colours.
func TestAThemeReachesEverything(t *testing.T) {
	a := NewApp(t)
	over, inside := &told{}, &told{}
	over.ExtendBaseWidget(over)
	inside.ExtendBaseWidget(inside)
	icon := widget.NewIcon(theme.HomeIcon())
	w := a.NewWindow("")
	w.SetContent(container.NewStack(container.NewPadded(inside), icon))
	w.Canvas().Overlays().Add(over)
	heard := 0
	a.Settings().AddListener(func(fyne.Settings) { heard++ })
	before := [2]int{inside.dressed, over.dressed}
	red, green := color.NRGBA{R: 200, A: 255}, color.NRGBA{G: 200, A: 255}
	for _, ink := range []color.Color{red, green, red} {
		a.Settings().SetTheme(written{test.Theme(), ink})
		if !shows(w.Canvas().Capture(), ink) {
			t.Errorf("the icon is not %v", ink)
		}
	}
	if inside.dressed < before[0]+3 || over.dressed < before[1]+3 || heard != 3 {
		t.Errorf("laid out were %d and %d, heard of it %d", inside.dressed-before[0], over.dressed-before[1], heard)
	}
}

// shows tells whether something in a picture has a colour.
func shows(picture image.Image, ink color.Color) bool {
	want := color.NRGBAModel.Convert(ink)
	b := picture.Bounds()
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			if color.NRGBAModel.Convert(picture.At(x, y)) == want {
				return true
			}
		}
	}
	return false
}
