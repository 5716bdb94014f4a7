package grid

import (
	"fmt"
	"image"
	"image/color"
	"math"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"
)

func inStrips(t testing.TB) {
	Strips = true
	t.Cleanup(func() { Strips = false })
}

// TestStrips: what is painted in strips is what the objects show, to the pixel, and so it is where a unit is two pixels.
func TestStrips(t *testing.T) {
	toPixel = math.Ceil // as the painter of the tests
	t.Cleanup(func() { toPixel = math.Round })
	for _, p := range pictures(t) {
		for _, scale := range []float32{1, 2} {
			t.Run(fmt.Sprintf("%s at %v", p.name, scale), func(t *testing.T) {
				objects := p.captured(t, scale)
				inStrips(t)
				strips := p.captured(t, scale)
				if objects.Bounds() != strips.Bounds() {
					t.Fatalf("%v, want %v", strips.Bounds(), objects.Bounds())
				}
				const few = 100 // of some hundred thousand: rings stand half a pixel aside, and lines end so
				if at := others(objects, strips); len(at) > few {
					t.Errorf("there are other colours at %d places: %v", len(at), at[:min(len(at), 40)])
				}
			})
		}
	}
}

func (p *picture) captured(t *testing.T, scale float32) image.Image {
	d := p.show(t)
	d.w.Canvas().(software.WindowlessCanvas).SetScale(scale)
	d.g.Refresh()
	return d.w.Canvas().Capture()
}

// others are the pixels in which two pictures are not the same, roundings aside.
func others(a, b image.Image) (at []image.Point) {
	const rounding = 4
	for y := range a.Bounds().Dy() {
		for x := range a.Bounds().Dx() {
			p, q := color.RGBAModel.Convert(a.At(x, y)).(color.RGBA), color.RGBAModel.Convert(b.At(x, y)).(color.RGBA)
			if d := max(apart(p.R, q.R), apart(p.G, q.G), apart(p.B, q.B)); d > rounding {
				at = append(at, image.Pt(x, y))
			}
		}
	}
	return at
}

func apart(a, b uint8) int { return max(int(a), int(b)) - min(int(a), int(b)) }

// shown is what is painted into the strips of the rows, by picture.
func shown(d *desk) map[*canvas.Raster]string {
	r := test.WidgetRenderer(d.g).(*renderer)
	out := map[*canvas.Raster]string{}
	for _, s := range r.rowStrips.strips {
		out[s.picture] = fmt.Sprint(s.painted)
	}
	return out
}

// TestStripsKept: a key paints only those rows anew that look otherwise after it, a turn of the wheel only those that come into sight,
// and who scrolls through a thousand rows needs no more pictures than fit the window.
func TestStripsKept(t *testing.T) {
	inStrips(t)
	test.NewTempApp(t)
	d := place(t, wide(1000, 6), 600, 400)
	d.g.Select(3, 1)
	changed := func(before map[*canvas.Raster]string) (n int) {
		for picture, is := range shown(d) {
			if before[picture] != is {
				n++
			}
		}
		return n
	}
	before := shown(d)
	if len(before) < 10 {
		t.Fatalf("%d rows are in sight", len(before))
	}
	d.press("Down")
	if n := changed(before); n != 2 {
		t.Errorf("an arrow down has painted %d rows, want the two that it leads from and to", n)
	}
	before = shown(d)
	d.g.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -37)})
	if n := changed(before); n < 1 || n > 2 {
		t.Errorf("a turn of the wheel by less than two rows has painted %d", n)
	}
	for range 500 {
		d.g.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -37)})
	}
	l := &test.WidgetRenderer(d.g).(*renderer).rowStrips
	if n := len(l.of) + len(l.spare); n > len(before)+2 {
		t.Errorf("%d pictures are kept for the %d rows in sight", n, len(before))
	}
}

// TestStripsUneven: where a unit of length is not so many whole pixels, texts are objects, told by the scale or only by the picture.
func TestStripsUneven(t *testing.T) {
	inStrips(t)
	test.NewTempApp(t)
	texts := func(d *desk) (n int) {
		for _, o := range test.WidgetRenderer(d.g).Objects() {
			if _, ok := o.(*canvas.Text); ok {
				n++
			}
		}
		return n
	}
	d := place(t, read(t, crosstable), 700, 400)
	if n := texts(d); n != 0 {
		t.Fatalf("%d texts are objects beside the strips", n)
	}
	d.w.Canvas().(software.WindowlessCanvas).SetScale(1.5)
	d.g.Refresh()
	if texts(d) == 0 {
		t.Error("at a scale of 1.5 rows are still pictures")
	}
	d.w.Canvas().(software.WindowlessCanvas).SetScale(1)
	d.g.Refresh()
	if n := texts(d); n != 0 {
		t.Errorf("back at a scale of 1 there are %d texts", n)
	}
	s := test.WidgetRenderer(d.g).(*renderer).rowStrips.strips[0]
	s.picture.Generator(int(s.size.Width*1.5), int(s.size.Height*1.5))
	if texts(d) == 0 {
		t.Error("a picture of one and a half pixels a unit was asked for, and rows are still pictures")
	}
}
