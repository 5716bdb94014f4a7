package pdf

import (
	"bytes"
	"crypto/sha256"
	"image"
	"image/draw"
	"image/png"
	"strconv"
)

// pictures writes each picture once.
type pictures struct {
	o     *objects
	known map[[sha256.Size]byte]string
	names []byte // as pages know them
}

// name is what a PNG is called on the page, "" where it is none.
func (p *pictures) name(raw []byte) string {
	key := sha256.Sum256(raw)
	name, ok := p.known[key]
	if !ok {
		if from, err := png.Decode(bytes.NewReader(raw)); err == nil && !from.Bounds().Empty() {
			name = "P" + strconv.Itoa(len(p.known)+1)
			p.names = appendRef(append(p.names, "/"+name+" "...), p.write(from))
		}
		p.known[key] = name
	}
	return name
}

// write writes a picture: its colours, and where they shine through.
func (p *pictures) write(from image.Image) ref {
	b := from.Bounds()
	dots := image.NewNRGBA(image.Rect(0, 0, b.Dx(), b.Dy()))
	draw.Draw(dots, dots.Rect, from, b.Min, draw.Src)
	n := b.Dx() * b.Dy()
	colours, mask := make([]byte, 0, 3*n), make([]byte, 0, n)
	opaque := true
	for i := 0; i < len(dots.Pix); i += 4 {
		colours = append(colours, dots.Pix[i:i+3]...)
		mask = append(mask, dots.Pix[i+3])
		opaque = opaque && dots.Pix[i+3] == 0xff
	}
	size := "/Type/XObject/Subtype/Image/Width " + strconv.Itoa(b.Dx()) + "/Height " + strconv.Itoa(b.Dy()) + "/BitsPerComponent 8"
	r, through := p.o.next(), ""
	if !opaque {
		m := p.o.next()
		p.o.stream(m, size+"/ColorSpace/DeviceGray", mask)
		through = "/SMask " + m.String()
	}
	p.o.stream(r, size+"/ColorSpace/DeviceRGB"+through, colours)
	return r
}
