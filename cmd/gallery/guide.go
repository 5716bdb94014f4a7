package main

import (
	"image"
	"image/color"
	"image/draw"
	"os"
	"path/filepath"

	"wallchart/phrase/catalogue"
	"wallchart/ui"
	"wallchart/ui/style"
)

// guidePictures are parts of scenes, by the name of their file.
var guidePictures = []struct {
	name, scene string
	part        image.Rectangle
}{
	{"list", "new-list", image.Rect(84, 44, 724, 444)},
	{"rounds", "rounds", image.Rect(208, 56, 848, 456)},
	{"match", "boards", image.Rect(312, 240, 984, 568)},
	{"standings", "standings", image.Rect(640, 56, 1280, 456)},
	{"prizes", "prizes-won", image.Rect(640, 120, 1280, 440)},
	{"export", "export", image.Rect(80, 40, 720, 440)},
	{"federation", "exchange", image.Rect(248, 8, 888, 328)},
	{"log", "log", image.Rect(208, 56, 848, 256)},
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
	for _, language := range catalogue.Languages() {
		if err := os.MkdirAll(filepath.Join(out, language), 0o755); err != nil {
			return err
		}
		for _, p := range guidePictures {
			s := scenes[p.scene]
			s.Size = style.Window
			picture := fewColours(painted(s, language, filepath.Join(folder, language)), p.part)
			if err := save(picture, filepath.Join(out, language, p.name+".png")); err != nil {
				return err
			}
		}
	}
	return nil
}

// fewColours is a part of a picture in the 256 colours it has most of, which a window
// needs no more than: the file is a third as large.
func fewColours(from image.Image, part image.Rectangle) image.Image {
	count := map[color.RGBA]int{}
	var used color.Palette
	to := image.NewRGBA(image.Rect(0, 0, part.Dx(), part.Dy()))
	draw.Draw(to, to.Bounds(), from, part.Min, draw.Src)
	for y := range part.Dy() {
		for x := range part.Dx() {
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
