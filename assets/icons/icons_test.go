package icons_test

import (
	"bytes"
	"image"
	"image/png"
	"math"
	"os"
	"strconv"
	"testing"

	"golang.org/x/image/draw"

	"wallchart/assets/icons"
	"wallchart/must"
)

// TestTheSizesAreOnePicture: what installers show is the program's icon, drawn larger.
func TestTheSizesAreOnePicture(t *testing.T) {
	own, err := png.Decode(bytes.NewReader(icons.PNG))
	if err != nil || own.Bounds() != image.Rect(0, 0, 256, 256) {
		t.Fatal(own.Bounds(), err)
	}
	for _, size := range []int{512, 1024} {
		raw := must.Have(os.ReadFile("../../packaging/icons/" + strconv.Itoa(size) + ".png"))(t)
		large, err := png.Decode(bytes.NewReader(raw))
		if err != nil || large.Bounds() != image.Rect(0, 0, size, size) {
			t.Fatal(size, large.Bounds(), err)
		}
		small := image.NewNRGBA(own.Bounds())
		draw.CatmullRom.Scale(small, small.Bounds(), large, large.Bounds(), draw.Src, nil)
		far := 0.0
		for y := range 256 {
			for x := range 256 {
				r, g, b, a := own.At(x, y).RGBA()
				r2, g2, b2, a2 := small.At(x, y).RGBA()
				for _, d := range [][2]uint32{{r, r2}, {g, g2}, {b, b2}, {a, a2}} {
					far += math.Abs(float64(d[0])-float64(d[1])) / 0xffff
				}
			}
		}
		if far /= 4 * 256 * 256; far > 0.01 {
			t.Errorf("%d.png differs from the icon by %.1f %%: draw it of wallchart.svg again", size, 100*far)
		}
	}
}
