package page

import (
	"bytes"
	"encoding/binary"
	"hash/crc32"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"strings"
	"testing"

	"wallchart/export/table"
	"wallchart/must"
)

func encoded(t *testing.T, w, h int) []byte {
	t.Helper()
	m := image.NewNRGBA64(image.Rect(0, 0, w, h)) // sixteen bits, which no ink takes
	for x := range w {
		for y := range h {
			m.Set(x, y, color.NRGBA{R: 200, G: 40, B: 40, A: 255})
		}
	}
	var b bytes.Buffer
	must.Do(t, png.Encode(&b, m))
	return b.Bytes()
}

// TestLogoIsMadePrintable: 1700 dots are more than the 800 of a side, so a third of them is left, in eight bits and in
// their colour; a small one keeps its dots, a JPEG is taken.
func TestLogoIsMadePrintable(t *testing.T) {
	for _, c := range []struct{ w, h, toW, toH int }{{1700, 850, 566, 283}, {30, 20, 30, 20}, {800, 1, 800, 1}, {801, 1, 400, 1}} {
		raw := must.Have(Logo(encoded(t, c.w, c.h)))(t)
		m, err := png.Decode(bytes.NewReader(raw))
		if err != nil || m.Bounds().Dx() != c.toW || m.Bounds().Dy() != c.toH {
			t.Errorf("%d × %d becomes %v, %v", c.w, c.h, m.Bounds(), err)
		}
		if _, eight := m.ColorModel().Convert(color.White).(color.NRGBA64); eight {
			t.Errorf("%d × %d has sixteen bits", c.w, c.h)
		}
		if r, g, _, _ := m.At(c.toW/2, c.toH/2).RGBA(); r>>8 != 200 || g>>8 != 40 {
			t.Errorf("%d × %d is %v in the middle", c.w, c.h, m.At(c.toW/2, c.toH/2))
		}
	}
	var b bytes.Buffer
	must.Do(t, jpeg.Encode(&b, image.NewGray(image.Rect(0, 0, 8, 8)), nil))
	if _, err := Logo(b.Bytes()); err != nil {
		t.Error(err)
	}
}

// TestLogoRefuses what is no picture, what is damaged, and what would fill the memory, each with the cure.
// TestASmallerLogoHasItsColours: of a picture of one colour, and of one half of which cannot be seen, the mean has that colour.
func TestASmallerLogoHasItsColours(t *testing.T) {
	from := image.NewNRGBA(image.Rect(0, 0, 1600, 4))
	for x := range 1600 {
		for y := range 4 {
			from.SetNRGBA(x, y, color.NRGBA{R: 10, G: 200, B: 30, A: 255})
			if y%2 == 1 && x >= 800 {
				from.SetNRGBA(x, y, color.NRGBA{R: 255, G: 255, B: 255})
			}
		}
	}
	var raw bytes.Buffer
	must.Do(t, png.Encode(&raw, from))
	to := must.Have(png.Decode(bytes.NewReader(must.Have(Logo(raw.Bytes()))(t))))(t)
	if size := to.Bounds().Size(); size != (image.Point{X: 800, Y: 2}) {
		t.Fatalf("it has %v dots", size)
	}
	if one, err := Logo(encoded(t, 1, 1)); err != nil || len(one) == 0 {
		t.Errorf("a picture of one dot: %v", err)
	}
	for x, want := range map[int]color.NRGBA{0: {R: 10, G: 200, B: 30, A: 255}, 799: {R: 10, G: 200, B: 30, A: 127}} {
		if got := color.NRGBAModel.Convert(to.At(x, 1)); got != want {
			t.Errorf("dot %d is %v, not %v", x, got, want)
		}
	}
}

func TestLogoRefuses(t *testing.T) {
	whole := encoded(t, 8, 8)
	huge := bytes.Clone(whole)
	copy(huge[16:24], []byte{0, 0, 0xff, 0, 0, 0, 0xff, 0})                  // the size that its head states
	binary.BigEndian.PutUint32(huge[29:33], crc32.ChecksumIEEE(huge[12:29])) // and its checksum
	for want, raw := range map[string][]byte{"take a PNG": []byte("no picture"), "Save it anew": whole[:len(whole)/2],
		"has 65280 × 65280 dots, which is too many": huge} {
		if _, err := Logo(raw); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v does not say %q", err, want)
		}
	}
}

// TestTheHeadOfAPaper: the club's name stands above the title, the logo right of it, no higher than 16 mm and no wider
// than 45, and the title keeps clear of it; the table begins below both. Later pages have neither.
func TestTheHeadOfAPaper(t *testing.T) {
	logo := must.Have(Logo(encoded(t, 40, 40)))(t)
	doc := table.Document{Title: strings.Repeat("A long title ", 12), Head: "Northgate Chess Club", Logo: logo,
		Tables: []table.Table{{Columns: []table.Column{{Title: "Name"}}, Rows: make([]table.Row, 90)}}}
	for i := range doc.Tables[0].Rows {
		doc.Tables[0].Rows[i].Cells = []table.Cell{{Text: "x"}}
	}
	pages := Layout(doc, Options{}, func(text string, _ bool, points float64) float64 { return float64(len(text)) * points * 0.18 })
	if len(pages) < 2 || len(pages[0].Pictures) != 1 || len(pages[1].Pictures) != 0 {
		t.Fatalf("%d pages, pictures on the first: %d", len(pages), len(pages[0].Pictures))
	}
	pic := pages[0].Pictures[0]
	if pic.W != 16 || pic.H != 16 || pic.X+pic.W != pages[0].Width-10 || pic.Y != 10 {
		t.Errorf("the logo is at %+v", pic)
	}
	if first := pages[0].Texts[0]; first.String != "Northgate Chess Club" {
		t.Errorf("the paper begins with %q", first.String)
	}
	for _, x := range pages[0].Texts {
		if x.Role == Title && x.X+x.Width > pic.X {
			t.Errorf("%q runs into the logo", x.String)
		}
		if x.Role == Heading && x.Y < pic.Y+pic.H {
			t.Errorf("%q stands beside the logo, at %v", x.String, x.Y)
		}
	}
	wide := must.Have(Logo(encoded(t, 400, 40)))(t)
	doc.Logo = wide
	if pic := Layout(doc, Options{}, func(string, bool, float64) float64 { return 1 })[0].Pictures[0]; pic.W != 45 || pic.H != 4.5 {
		t.Errorf("a wide logo is %v × %v", pic.W, pic.H)
	}
	doc.Logo = []byte("broken")
	if got := Layout(doc, Options{}, func(string, bool, float64) float64 { return 1 })[0].Pictures; len(got) != 0 {
		t.Errorf("what is no picture is placed: %+v", got)
	}
}
