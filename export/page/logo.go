package page

import (
	"bytes"
	"errors"
	"image"
	"image/color"
	"image/draw"
	_ "image/gif" // forms that a logo may have
	_ "image/jpeg"
	"image/png"

	"wallchart/phrase"
)

// A logo is at most so large on paper, in millimetres.
const (
	logoHeight = 16.0
	logoWidth  = 45.0
	logoGap    = 5.0
)

// A logo has at most so many dots; a picture of more is refused before it is unpacked,
// and one of many is made smaller.
const (
	logoDots = 40_000_000
	logoSide = 800
	// 200 dots an inch on the long side of A4.
	backgroundSide = 2340
)

// Logo makes of a picture (PNG, JPEG or GIF) the form that every ink can print: a PNG of
// eight bits, of no more dots than a page shows.
func Logo(raw []byte) ([]byte, error) { return printable(raw, logoSide) }

// Background is Logo for a picture behind a certificate or a badge, which may be as
// large as the sheet.
func Background(raw []byte) ([]byte, error) { return printable(raw, backgroundSide) }

func printable(raw []byte, side int) ([]byte, error) {
	size, _, err := image.DecodeConfig(bytes.NewReader(raw))
	switch {
	case errors.Is(err, image.ErrFormat):
		return nil, phrase.Errorf("the picture is in no form that can be printed: take a PNG, a JPEG or a GIF")
	case err != nil:
		return nil, phrase.Errorf("the picture is damaged. Save it anew with the program that made it")
	case size.Width < 1 || size.Height < 1 || size.Width*size.Height > logoDots:
		return nil, phrase.Errorf("the picture has %d × %d dots, which is too many. Make it smaller", size.Width, size.Height)
	}
	from, _, err := image.Decode(bytes.NewReader(raw))
	if err != nil {
		return nil, phrase.Errorf("the picture is damaged. Save it anew with the program that made it")
	}
	to := smaller(from, side)
	var out bytes.Buffer
	if err := png.Encode(&out, to); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// smaller is the picture with at most so many dots on a side, each the mean of those
// it stands for.
func smaller(from image.Image, side int) *image.NRGBA {
	b := from.Bounds()
	whole := image.NewNRGBA(image.Rect(0, 0, b.Dx(), b.Dy()))
	draw.Draw(whole, whole.Bounds(), from, b.Min, draw.Src)
	by := (max(b.Dx(), b.Dy()) + side - 1) / side
	if by <= 1 {
		return whole
	}
	to := image.NewNRGBA(image.Rect(0, 0, max(1, b.Dx()/by), max(1, b.Dy()/by)))
	for y := range to.Rect.Dy() {
		for x := range to.Rect.Dx() {
			to.SetNRGBA(x, y, mean(whole, x*by, y*by, by))
		}
	}
	return to
}

// mean is the mean of by × by dots, the transparent ones without weight.
func mean(of *image.NRGBA, x, y, by int) color.NRGBA {
	var r, g, b, a, n int
	for dy := range by {
		for dx := range by {
			if p := (image.Point{X: x + dx, Y: y + dy}); p.In(of.Rect) {
				c := of.NRGBAAt(p.X, p.Y)
				w := int(c.A)
				r, g, b, a, n = r+w*int(c.R), g+w*int(c.G), b+w*int(c.B), a+w, n+1
			}
		}
	}
	if a == 0 {
		return color.NRGBA{}
	}
	return color.NRGBA{R: uint8(r / a), G: uint8(g / a), B: uint8(b / a), A: uint8(a / n)}
}

// logo places the logo at the right of the title and returns the room it takes there,
// and where it ends.
func (p *press) logo() (beside, below float64) {
	size, err := png.DecodeConfig(bytes.NewReader(p.doc.Logo))
	if err != nil {
		return 0, 0
	}
	w, h := logoHeight*float64(size.Width)/float64(size.Height), logoHeight
	if w > logoWidth {
		w, h = logoWidth, logoWidth*float64(size.Height)/float64(size.Width)
	}
	p.page.Pictures = append(p.page.Pictures, Picture{X: p.o.Margin + p.across - w, Y: p.o.Margin, W: w, H: h, PNG: p.doc.Logo})
	return w + logoGap, p.o.Margin + h + logoGap/2
}
