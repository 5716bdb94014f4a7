package grid

import (
	"image"
	"image/color"
	"math"
	"slices"
	"sort"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Strips has each row of a table, each heading between rows and the heading row painted as one picture, where a unit of length
// is so many whole pixels. Text by text they are some hundred objects, and each costs the drawing library a call, a picture of
// its own and, where no graphics card paints, 64 kB. The program sets it before the first grid is made. Without it everything in
// a grid is an object that can be asked what it says.
var Strips bool

// stroke is one thing that is painted into a strip, in lengths of the window from the strip's upper left corner.
type stroke struct {
	kind       strokeKind
	x, y, w, h float32
	size       float32 // of a text; how thick a line or a ring is
	ink        color.NRGBA
	text       string
	align      fyne.TextAlign
	style      fyne.TextStyle
}

type strokeKind uint8

const (
	fillStroke strokeKind = iota
	textStroke
	ringStroke
	risingStroke // a line to the upper right corner
	fallingStroke
	uprightStroke // a triangle; so are the others
	hangingStroke
	upperRightStroke
)

// strip is a part of the grid, from its left edge to its right one, that is a picture.
type strip struct {
	picture *canvas.Raster
	top     float32
	size    fyne.Size
	strokes []stroke // being collected
	painted []stroke // what the picture shows
	stale   bool     // the drawing library has another picture of it
	uneven  func()   // is told when its edges are none of pixels
}

func newStrip() *strip {
	s := &strip{}
	s.renew()
	return s
}

// renew makes a picture of which the drawing library knows nothing.
func (s *strip) renew() {
	s.picture = canvas.NewRaster(func(w, h int) image.Image {
		if scale := float32(h) / s.size.Height; scale != float32(math.Trunc(float64(scale))) && s.uneven != nil {
			s.uneven()
		}
		return paintStrip(s.painted, s.size, w, h)
	})
	s.picture.ScaleMode = canvas.ImageScalePixels
}

// layer is strips that do not overlap, from the top.
type layer struct {
	strips []*strip
	of     map[int]*strip // by row, or by group
	spare  []*strip
	width  float32
	uneven func()
}

// begin has those strips be claimed that are numbered from first on and below end. The others are free to be something else.
func (l *layer) begin(width float32, first, end int) {
	l.strips, l.width = l.strips[:0], width
	if l.of == nil {
		l.of = map[int]*strip{}
	}
	for number, s := range l.of {
		if number < first || number >= end {
			delete(l.of, number)
			l.spare = append(l.spare, s)
		}
	}
}

// claim adds a strip below those there are.
func (l *layer) claim(number int, top, height float32) {
	s := l.of[number]
	if n := len(l.spare); s == nil && n > 0 {
		s, l.spare = l.spare[n-1], l.spare[:n-1]
	} else if s == nil {
		s = newStrip()
		s.uneven = l.uneven
	}
	l.of[number] = s
	s.top, s.strokes = top, s.strokes[:0]
	if size := fyne.NewSize(l.width, height); s.size != size {
		s.size, s.painted = size, nil
	}
	l.strips = append(l.strips, s)
}

// add puts a stroke into the strips that it meets. What is filled is cut at their edges, so that a row is the same wherever it
// is scrolled to.
func (l *layer) add(k stroke) {
	end := k.y + k.h
	first := sort.Search(len(l.strips), func(i int) bool { return l.strips[i].top+l.strips[i].size.Height > k.y })
	for _, s := range l.strips[first:] {
		if s.top >= end {
			return
		}
		part := k
		part.y -= s.top
		if k.kind == fillStroke {
			part.y = max(part.y, 0)
			part.h = min(end-s.top, s.size.Height) - part.y
			part.x = max(k.x, 0)
			part.w = min(k.x+k.w, s.size.Width) - part.x
		}
		if part.w > 0 {
			s.strokes = append(s.strokes, part)
		}
	}
}

// end moves the pictures to their places and says whether any is another one than before.
func (l *layer) end() (changed bool) {
	for _, s := range l.strips {
		if at := fyne.NewPos(0, s.top); s.picture.Position() != at {
			s.picture.Move(at)
			changed = true
		}
		if !slices.Equal(s.strokes, s.painted) {
			s.strokes, s.painted = s.painted, s.strokes
			s.stale, changed = true, true
		}
		s.picture.Resize(s.size)
	}
	return changed
}

// renewed has the drawing library paint those pictures anew that are others. Where nothing shows them yet they get other
// pictures, because the library may remember the ones they had.
func (l *layer) renewed(on fyne.Canvas) {
	for _, s := range l.strips {
		switch {
		case !s.stale:
		case on != nil:
			on.Refresh(s.picture)
		default:
			at := s.picture.Position()
			s.renew()
			s.picture.Move(at)
			s.picture.Resize(s.size)
		}
		s.stale = false
	}
}

// inStrips tells whether the table is painted in strips. Where their edges would be none of pixels, letters would be blurred.
func (r *renderer) inStrips(right float32) bool {
	on := r.canvas()
	return Strips && right > 0 && !r.uneven && (on == nil || on.Scale() == float32(math.Trunc(float64(on.Scale()))))
}

// beginStrips cuts what is in sight into strips.
func (r *renderer) beginStrips(firstRow, endRow int, right float32) {
	m := &r.pane.sizes
	if r.striped = r.inStrips(right); !r.striped {
		return
	}
	right = float32(math.Round(float64(right)))
	uneven := func() { // the window has pixels that its scale does not tell of
		r.uneven = true
		fyne.Do(r.draw)
	}
	r.rowStrips.uneven, r.groupStrips.uneven, r.headStrips.uneven = uneven, uneven, uneven
	r.rowStrips.begin(right, firstRow, endRow)
	for row := firstRow; row < endRow; row++ {
		r.rowStrips.claim(row, r.pane.y(row), r.pane.rowEnd[row]-r.pane.rowTop[row])
	}
	inSight := func(i int) bool { y := m.head + r.pane.groupY[i] - r.pane.offY; return y+m.group > m.head && y < r.v.h }
	first := 0
	for first < len(r.pane.groupY) && !inSight(first) {
		first++
	}
	end := first
	for end < len(r.pane.groupY) && inSight(end) {
		end++
	}
	r.groupStrips.begin(right, first, end)
	for i := first; i < end; i++ {
		r.groupStrips.claim(i, m.head+r.pane.groupY[i]-r.pane.offY, m.group)
	}
	r.headStrips.begin(right, 0, 1)
	r.headStrips.claim(0, 0, m.head)
}

// to has what follows become part of these strips.
func (r *renderer) to(l *layer) {
	if r.striped {
		r.into = l
	}
}

// endStrips lists their pictures, the lowest first. What follows is objects again.
func (r *renderer) endStrips() {
	if r.into = nil; !r.striped {
		return
	}
	on := r.canvas()
	for _, l := range []*layer{&r.rowStrips, &r.groupStrips, &r.headStrips} {
		r.changed = l.end() || r.changed
		l.renewed(on)
		for _, s := range l.strips {
			r.list = append(r.list, s.picture)
		}
	}
}
