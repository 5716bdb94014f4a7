package grid

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/software"
)

// stampKey is what a text, a line, a ring or a triangle looks like, whatever its colour and place.
type stampKey struct {
	kind       strokeKind
	w, h, size float32
	text       string
	style      fyne.TextStyle
	scale      float32
}

// stamp is how much of each pixel such a thing covers.
type stamp struct {
	cover *image.Alpha
	room  fyne.Size // what the text takes up
}

// stamps are those painted lately: most of what a row shows stands in others too, or did before the last key. Letters are set
// and drawn by the drawing library, as everywhere in the window. When they are enough, those before the last so many go.
var stamps, olderStamps = map[stampKey]stamp{}, map[stampKey]stamp{}

const (
	stampsAtMost = 2000 // twice: what some hundred rows of a crosstable hold, 1 kB each
	stampEdge    = 2    // what is drawn may reach beyond its size so far
)

func stampOf(k *stroke, scale float32) stamp {
	key := stampKey{kind: k.kind, size: k.size, scale: scale}
	if k.kind == textStroke {
		key.text, key.style = k.text, k.style
	} else {
		key.w, key.h = k.w, k.h
	}
	s, ok := stamps[key]
	if ok {
		return s
	}
	if s, ok = olderStamps[key]; !ok {
		s = drawStamp(key)
	}
	if len(stamps) >= stampsAtMost {
		olderStamps, stamps = stamps, map[stampKey]stamp{}
	}
	stamps[key] = s
	return s
}

// drawStamp has the drawing library draw in black on nothing.
func drawStamp(key stampKey) stamp {
	o := key.object()
	room := fyne.NewSize(key.w, key.h)
	if key.kind == textStroke {
		room = o.MinSize()
	}
	o.Resize(room)
	if line, ok := o.(*canvas.Line); ok && key.kind == risingStroke {
		line.Position1, line.Position2 = fyne.NewPos(0, key.h), fyne.NewPos(key.w, 0)
	}
	o.Move(o.Position().AddXY(stampEdge, stampEdge))
	c := software.NewTransparentCanvas()
	c.SetPadded(false)
	c.SetScale(key.scale)
	c.SetContent(container.NewWithoutLayout(o))
	c.Resize(room.AddWidthHeight(2*stampEdge, 2*stampEdge))
	drawn := c.Capture()
	s := stamp{cover: image.NewAlpha(drawn.Bounds()), room: room}
	draw.Draw(s.cover, s.cover.Rect, drawn, drawn.Bounds().Min, draw.Src)
	return s
}

// object is the thing as the drawing library knows it.
func (k *stampKey) object() fyne.CanvasObject {
	switch k.kind {
	case textStroke:
		return &canvas.Text{Text: k.text, TextSize: k.size, TextStyle: k.style, Color: color.Black}
	case ringStroke:
		return &canvas.Circle{StrokeColor: color.Black, StrokeWidth: k.size}
	case risingStroke, fallingStroke:
		return &canvas.Line{StrokeColor: color.Black, StrokeWidth: k.size}
	}
	return &canvas.ArbitraryPolygon{Points: triangles[k.kind], NormalizedPoints: true, FillColor: color.Black}
}

var triangles = map[strokeKind][]fyne.Position{uprightStroke: upright, hangingStroke: hanging, upperRightStroke: upperRight}

// sheet is what strips are painted on, one after the other: whoever asks for a picture has copied it before the next.
var sheet []uint8

// toPixel is where the window paints what begins between two pixels.
var toPixel = math.Round

// paintStrip paints strokes, in their order, on so many pixels.
func paintStrip(strokes []stroke, size fyne.Size, w, h int) image.Image {
	n := 4 * w * h
	if cap(sheet) < n {
		sheet = make([]uint8, n)
	}
	img := &image.RGBA{Pix: sheet[:n], Stride: 4 * w, Rect: image.Rect(0, 0, w, h)}
	clear(img.Pix)
	scale := float32(math.Round(float64(float32(h) / size.Height)))
	px := func(v float32) int { return int(toPixel(float64(v * scale))) }
	ink := &image.Uniform{}
	for i := range strokes {
		k := &strokes[i]
		ink.C = k.ink
		if k.kind == fillStroke {
			draw.Draw(img, image.Rect(px(k.x), px(k.y), px(k.x+k.w), px(k.y+k.h)), ink, image.Point{}, draw.Over)
			continue
		}
		s := stampOf(k, scale)
		x, y := k.x, k.y
		if k.kind == textStroke {
			switch k.align {
			case fyne.TextAlignTrailing:
				x += k.w - s.room.Width
			case fyne.TextAlignCenter:
				x += (k.w - s.room.Width) / 2
			}
			y += max(0, (k.h-s.room.Height)/2)
		}
		at := image.Pt(px(x)-px(stampEdge), px(y)-px(stampEdge))
		draw.DrawMask(img, s.cover.Rect.Add(at), ink, image.Point{}, s.cover, image.Point{}, draw.Over)
	}
	return img
}
