package main

import (
	"image"
	"image/color"
	"image/draw"
	"os"
	"path/filepath"
	"strings"

	"wallchart/assets/wording"
	"wallchart/ui"
	"wallchart/ui/kit/style"
)

// guidePictures are parts of scenes, by the name of their file. Where a part does not end with what it shows, it fades.
var guidePictures = []struct {
	name, scene string
	part        image.Rectangle
	fades       string // "left", "right", "bottom"
}{
	{"list", "new-list", image.Rect(84, 44, 724, 444), "right"},
	{"rounds", "rounds", image.Rect(206, 48, 846, 452), "right"},
	{"match", "boards", image.Rect(314, 246, 966, 554), ""},
	{"standings", "standings", image.Rect(640, 56, 1280, 456), "left bottom"},
	{"prizes", "prizes-won", image.Rect(572, 161, 1266, 452), "bottom"},
	{"export", "export", image.Rect(84, 44, 664, 304), ""},
	{"federation", "exchange", image.Rect(254, 14, 894, 334), "right bottom"},
	{"shared", "shared", image.Rect(224, 192, 1056, 608), ""},
	{"log", "log", image.Rect(206, 48, 846, 256), "right"},
}

// guide draws the pictures of the guide in every language, folder for folder.
func guide(out string) error {
	scenes := map[string]ui.Scene{}
	for _, s := range ui.Scenes() {
		scenes[s.Name] = s
	}
	folder, err := os.MkdirTemp("", "gallery-*")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	_ = os.Setenv("TMPDIR", folder) // for the pages that a scene prints
	for _, language := range wording.Languages() {
		if err := os.MkdirAll(filepath.Join(out, language), 0o755); err != nil {
			return err
		}
		for _, p := range guidePictures {
			s := scenes[p.scene]
			s.Size = style.Window
			picture := fewColours(faded(painted(s, language, filepath.Join(folder, language)), p.part, p.fades))
			if err := save(picture, filepath.Join(out, language, p.name+".png")); err != nil {
				return err
			}
		}
	}
	return nil
}

// fade is how wide an edge is that fades.
const fade = 56

// faded is a part of a picture that passes into white where it does not end with what it shows, so that nothing looks cut off.
func faded(from image.Image, part image.Rectangle, sides string) *image.RGBA {
	to := image.NewRGBA(image.Rect(0, 0, part.Dx(), part.Dy()))
	draw.Draw(to, to.Bounds(), from, part.Min, draw.Src)
	for y := range part.Dy() {
		for x := range part.Dx() {
			left := fade
			for side, far := range map[string]int{"left": x, "right": part.Dx() - 1 - x, "bottom": part.Dy() - 1 - y} {
				if strings.Contains(sides, side) {
					left = min(left, far)
				}
			}
			c := to.RGBAAt(x, y)
			mix := func(v uint8) uint8 { return uint8((int(v)*left + 255*(fade-left)) / fade) }
			to.SetRGBA(x, y, color.RGBA{mix(c.R), mix(c.G), mix(c.B), 255})
		}
	}
	return to
}

// fewColours is a picture in the 256 colours it has most of, which a window
// needs no more than: the file is a third as large.
func fewColours(to *image.RGBA) image.Image {
	count := map[color.RGBA]int{}
	var used color.Palette
	for y := range to.Bounds().Dy() {
		for x := range to.Bounds().Dx() {
			count[to.RGBAAt(x, y)]++
		}
	}
	for len(used) < 256 && len(count) > 0 {
		var most color.RGBA
		for c, n := range count {
			if best := count[most]; n > best || n == best && before(c, most) {
				most = c
			}
		}
		used = append(used, most)
		delete(count, most)
	}
	few := image.NewPaletted(to.Bounds(), used)
	draw.Draw(few, few.Bounds(), to, image.Point{}, draw.Src)
	return few
}

// before gives colours that are as frequent an order, so that a picture is the same each time.
func before(a, b color.RGBA) bool {
	if a.R != b.R {
		return a.R < b.R
	}
	if a.G != b.G {
		return a.G < b.G
	}
	return a.B < b.B
}
