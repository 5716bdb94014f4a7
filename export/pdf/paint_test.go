package pdf

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"testing"

	"wallchart/export/page"
	"wallchart/must"
)

// painted paints a page of 40 × 20 mm, ten pixels a millimetre.
func painted(t *testing.T, pg page.Page) image.Image {
	t.Helper()
	p := must.Have(NewPainter())(t)
	pg.Width, pg.Height = 40, 20
	m := p.Paint(pg, 400, 500)
	if size := m.Bounds().Size(); size != image.Pt(400, 200) {
		t.Fatalf("it is painted %v large", size)
	}
	return m
}

// inked are the sides of what is painted in a tone, in pixels, without the edge of the paper.
func inked(m image.Image, tone page.Tone) (box image.Rectangle) {
	red, green, blue := tone.RGB()
	for y := 1; y < m.Bounds().Dy()-1; y++ {
		for x := 1; x < m.Bounds().Dx()-1; x++ {
			if c := color.NRGBAModel.Convert(m.At(x, y)).(color.NRGBA); c.R == red && c.G == green && c.B == blue {
				box = box.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return box
}

// TestShapesArePainted: fills and lines stand where the page has them, later tones on earlier ones, and a line that would be
// thinner than a pixel can still be seen.
func TestShapesArePainted(t *testing.T) {
	m := painted(t, page.Page{
		Fills: []page.Fill{{X: 5, Y: 5, W: 10, H: 4, Tone: page.Head}, {X: 7, Y: 6, W: 2, H: 2, Tone: page.Ink}},
		Lines: []page.Line{{X1: 20, Y1: 10, X2: 35, Y2: 10, Width: 0.4, Tone: page.Alert}},
	})
	if got := inked(m, page.Head); got != image.Rect(50, 50, 150, 90) {
		t.Errorf("the fill is painted at %v", got)
	}
	if got := inked(m, page.Ink); got != image.Rect(70, 60, 90, 80) {
		t.Errorf("the one on it is painted at %v", got)
	}
	if got := inked(m, page.Alert); got != image.Rect(200, 98, 350, 102) {
		t.Errorf("the line is painted at %v", got)
	}
	if r, g, b, _ := m.At(300, 50).RGBA(); r&g&b != 0xffff {
		t.Error("paper is not white")
	}
	if m.At(0, 0) != (color.RGBA{0xAA, 0xAA, 0xAA, 0xFF}) {
		t.Errorf("the edge is %v", m.At(0, 0))
	}
	m = painted(t, page.Page{Lines: []page.Line{{X1: 5, Y1: 5, X2: 35, Y2: 5, Width: 0.001}, {X1: 9, Y1: 9, X2: 9, Y2: 9, Width: 3}}})
	if r, _, _, _ := m.At(200, 50).RGBA(); r > 0xd000 {
		t.Errorf("a thin line has %x of white", r)
	}
	if r, _, _, _ := m.At(90, 90).RGBA(); r != 0xffff {
		t.Error("a line without a length is painted")
	}
}

// TestLettersArePainted: a text begins and ends where the metrics have it and stands on its base line; upside down it takes the
// same place, and italics lean to the right, above.
func TestLettersArePainted(t *testing.T) {
	p := must.Have(NewPainter())(t)
	wide := p.Metrics()("HHHH", false, 20)
	text := page.Text{X: 5, Y: 12, Width: wide, Size: 20, String: "HHHH"} // capitals of Noto Sans are 0.714 em: 5.04 mm
	plain := inked(painted(t, page.Page{Texts: []page.Text{text}}), page.Ink)
	near := func(what string, got, want int) {
		t.Helper()
		if got < want-9 || got > want+9 {
			t.Errorf("%s is %d, not about %d", what, got, want)
		}
	}
	near("the left", plain.Min.X, 50)
	near("the right", plain.Max.X, 50+int(wide*10))
	near("the top", plain.Min.Y, 120-50)
	if plain.Max.Y < 119 || plain.Max.Y > 120 {
		t.Errorf("the base line is at %d", plain.Max.Y)
	}
	text.String = "HHL"
	text.Width = p.Metrics()("HHL", false, 20)
	upright := painted(t, page.Page{Texts: []page.Text{text}})
	text.Turned = true
	turned := painted(t, page.Page{Texts: []page.Text{text}})
	x, y := text.Middle()
	a, b := inked(upright, page.Ink), inked(turned, page.Ink)
	near("the left of a turned text", b.Min.X, int(20*x)-a.Max.X)
	near("its top", b.Min.Y, int(20*y)-a.Max.Y)
	text.Turned, text.String = false, "I"
	straight := inked(painted(t, page.Page{Texts: []page.Text{text}}), page.Ink)
	text.Italic = true
	leaning := inked(painted(t, page.Page{Texts: []page.Text{text}}), page.Ink)
	if lean := leaning.Max.X - straight.Max.X; lean < 7 || lean > 11 { // 5.04 mm × tan 11° = 0.98 mm
		t.Errorf("italics lean by %d pixels", lean)
	}
	text.Italic, text.Tone, text.Bold = false, page.Muted, true
	heavy := inked(painted(t, page.Page{Texts: []page.Text{text}}), page.Muted)
	if heavy.Dx() <= straight.Dx() {
		t.Errorf("bold is %d wide, plain %d", heavy.Dx(), straight.Dx())
	}
}

// TestWhatNoFontHasIsABox: an empty one, as in the file.
func TestWhatNoFontHasIsABox(t *testing.T) {
	m := painted(t, page.Page{Texts: []page.Text{{X: 5, Y: 15, Width: 10, Size: 30, String: "\U000F1234"}}})
	box := inked(m, page.Ink)
	em := 30 * point * 10
	if box.Dx() < int(0.45*em) || box.Dx() > int(0.6*em) || box.Dy() < int(0.65*em) || box.Dy() > int(0.8*em) {
		t.Fatalf("the box is %v large", box.Size())
	}
	if r, _, _, _ := m.At((box.Min.X+box.Max.X)/2, (box.Min.Y+box.Max.Y)/2).RGBA(); r != 0xffff {
		t.Error("it is not empty")
	}
}

// TestPicturesArePainted in their place; what is no picture leaves the page as it is.
func TestPicturesArePainted(t *testing.T) {
	from := image.NewRGBA(image.Rect(0, 0, 4, 4))
	for i := range from.Pix {
		from.Pix[i] = map[bool]byte{true: 0xff}[i%4 == 0 || i%4 == 3] // red
	}
	var b bytes.Buffer
	must.Do(t, png.Encode(&b, from))
	m := painted(t, page.Page{Pictures: []page.Picture{{X: 10, Y: 5, W: 20, H: 10, PNG: b.Bytes()},
		{X: 0, Y: 0, W: 40, H: 20, PNG: []byte("none")}}})
	for at, want := range map[image.Point]uint32{{101, 51}: 0, {298, 148}: 0, {99, 51}: 0xffff, {302, 100}: 0xffff} {
		if _, g, _, _ := m.At(at.X, at.Y).RGBA(); g != want {
			t.Errorf("at %v there is %x of green", at, g)
		}
	}
}
