package grid

import (
	"strings"

	"fyne.io/fyne/v2"
)

// ruler measures text. Column widths need every cell of a table, and shaping
// 150,000 strings takes seconds, so they are estimated as the sum of the
// advances of single characters (kerning makes text narrower, hardly ever
// wider). Whether a visible text must be shortened is then measured exactly.
type ruler struct {
	size  float32
	ascii [2][128]float32
	other [2]map[rune]float32
	fits  map[fitting]string
}

type fitting struct {
	text  string
	avail float32
	size  float32
	bold  bool
}

// reset forgets everything when the text size is another one.
func (r *ruler) reset(size float32) {
	*r = ruler{size: size, fits: map[fitting]string{}}
	r.other[0], r.other[1] = map[rune]float32{}, map[rune]float32{}
}

// width estimates how wide s is at the ruler's size.
func (r *ruler) width(s string, bold bool) float32 {
	b := 0
	if bold {
		b = 1
	}
	var w float32
	for _, c := range s {
		if c < 128 {
			if r.ascii[b][c] == 0 {
				r.ascii[b][c] = r.advance(c, bold)
			}
			w += r.ascii[b][c]
			continue
		}
		a, ok := r.other[b][c]
		if !ok {
			a = r.advance(c, bold)
			r.other[b][c] = a
		}
		w += a
	}
	return w
}

// advance measures one character among its like, where rounding is shared out.
func (r *ruler) advance(c rune, bold bool) float32 {
	const n = 8
	s := strings.Repeat(string(c), n)
	return fyne.MeasureText(s, r.size, fyne.TextStyle{Bold: bold}).Width / n
}

const ellipsis = "…"

// fit returns s, or as much of its beginning as fits with an ellipsis into
// avail, or "" if not even the ellipsis does.
func (r *ruler) fit(s string, avail, size float32, bold bool) string {
	if s == "" || avail <= 0 {
		return ""
	}
	if r.width(s, bold)*size/r.size <= avail {
		return s
	}
	key := fitting{s, avail, size, bold}
	if short, ok := r.fits[key]; ok {
		return short
	}
	if len(r.fits) > 4096 {
		clear(r.fits)
	}
	short := shorten(s, avail, size, fyne.TextStyle{Bold: bold})
	r.fits[key] = short
	return short
}

func shorten(s string, avail, size float32, style fyne.TextStyle) string {
	if fyne.MeasureText(s, size, style).Width <= avail {
		return s
	}
	runes := []rune(s)
	lo, hi := -1, len(runes)-1 // lo runes fit (-1: nothing does), hi+1 do not
	for lo < hi {
		mid := (lo + hi + 1) / 2
		if fyne.MeasureText(cut(runes, mid), size, style).Width <= avail {
			lo = mid
		} else {
			hi = mid - 1
		}
	}
	if lo < 0 {
		return ""
	}
	return cut(runes, lo)
}

func cut(runes []rune, n int) string {
	return strings.TrimRight(string(runes[:n]), " ,") + ellipsis
}
